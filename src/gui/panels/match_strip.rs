//! What belongs to a capture game beside the board: the captures to choose from, the rule that draws near, draws offered
//! and claimed, the pause.

use bevy_egui::egui::{Button, Label, RichText, ScrollArea, Ui, vec2};

use super::parts::{pause, primary, weak};
use crate::games::Game;
use crate::gui::action::{Action, Dialog};
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::table::{Mode, Table, TableAction};

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let Some(table) = desk.table.as_ref() else { return };
    ui.spacing_mut().item_spacing.y = 6.0;
    asked(ui, desk, table, out);
    if table.game().outcome().is_some() {
        return;
    }
    match table.game() {
        Game::Draughts(_) => draughts(ui, desk, table, out),
        Game::Capture(game) if game.seats() == 1 => puzzle(ui, desk, out),
        _ => {}
    }
}

fn puzzle(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    if ui.button(desk.text.get("say-hint")).clicked() {
        out.push(Action::PuzzleHint);
    }
}

/// The captures between which the player has to choose, written with every landing.
fn asked(ui: &mut Ui, desk: &Desk, table: &Table, out: &mut Vec<Action>) {
    if desk.asked.is_empty() {
        return;
    }
    ui.label(RichText::new(desk.text.get("asked-title")).strong());
    ScrollArea::vertical().max_height(150.0).auto_shrink([false, true]).show(ui, |ui| {
        for (index, mv) in desk.asked.iter().enumerate() {
            let words = table.game().write(&mv.clone().into());
            let button = Button::new(RichText::new(words).color(color(desk.theme.text)));
            if ui.add(button.min_size(vec2(ui.available_width(), 32.0))).clicked() {
                out.push(Action::Take(index));
            }
        }
    });
}

fn draughts(ui: &mut Ui, desk: &Desk, table: &Table, out: &mut Vec<Action>) {
    let (text, game) = (&desk.text, table.game());
    // The rule that comes first, once it has begun to count.
    if let Some(clock) = game.draw_clocks().into_iter().find(|clock| clock.played > 0) {
        ui.add(Label::new(weak(desk, text.draw_clock(clock))).wrap());
    }
    let seat = game.to_move();
    if let (Some(offer), Some(names)) = (table.draw_offer(), desk.names()) {
        let name = names.seat(offer).to_owned();
        ui.label(RichText::new(text.with("status-draw-offered", &[("name", name.into())])).strong());
        ui.horizontal(|ui| {
            if primary(ui, desk, &text.get("draw-accept")).clicked() {
                out.push(Action::Table(TableAction::AnswerDraw(true)));
            }
            if ui.button(text.get("draw-decline")).clicked() {
                out.push(Action::Table(TableAction::AnswerDraw(false)));
            }
        });
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 8.0;
        if table.has_side_clocks() {
            pause(ui, desk, table, out);
        }
        if game.can_claim().is_some() && primary(ui, desk, &text.get("draw-claim")).clicked() {
            out.push(Action::Table(TableAction::Claim));
        }
        if table.draw_offer().is_none() && ui.button(text.get("draw-offer")).clicked() {
            out.push(Action::Table(TableAction::OfferDraw(seat)));
        }
        if ui.button(text.get("resign")).clicked() {
            out.push(Action::Show(Some(Box::new(Dialog::Resign))));
        }
        if table.mode() == Mode::Match && ui.button(text.get("forfeit")).clicked() {
            out.push(Action::Show(Some(Box::new(Dialog::Forfeit))));
        }
    });
}
