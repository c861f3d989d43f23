//! What ends or interrupts a match: call stop, draw, resignation, the referee's pause and rulings; the score in detail.

use bevy_egui::egui::{CollapsingHeader, Label, RichText, ScrollArea, Ui, vec2};

use super::parts::{pause, primary, weak};
use super::reckoning;
use crate::games::{Game, Seat};
use crate::gui::action::{Action, Dialog};
use crate::gui::desk::Desk;
use crate::table::{Mode, TableAction};

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let (Some(table), Some(names)) = (&desk.table, desk.names()) else { return };
    let (text, game) = (&desk.text, table.game());
    let Game::NumberChess(position) = game else { return };
    if game.outcome().is_none() && (table.mode() != Mode::Match || table.is_open()) {
        if game.can_call_stop() {
            let width = ui.available_width();
            let stop = ui.allocate_ui(vec2(width, 36.0), |ui| {
                ui.centered_and_justified(|ui| primary(ui, desk, &text.get("call-stop"))).inner
            });
            if stop.inner.clicked() {
                out.push(Action::Table(TableAction::CallStop));
            }
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            if table.mode() == Mode::Match {
                pause(ui, desk, table, out);
                for (key, dialog) in [("draw", Dialog::Draw), ("resign", Dialog::Resign), ("forfeit", Dialog::Forfeit)]
                {
                    if ui.button(text.get(key)).clicked() {
                        out.push(Action::Show(Some(Box::new(dialog))));
                    }
                }
            }
        });
    }
    let rulings = table.rulings();
    let title = if rulings.is_empty() {
        text.get("reckon-title")
    } else {
        text.with("reckon-title-rulings", &[("count", rulings.len().into())])
    };
    let header = CollapsingHeader::new(RichText::new(title).size(14.0)).id_salt("reckoning");
    header.show(ui, |ui| {
        ScrollArea::vertical().max_height(190.0).show(ui, |ui| {
            for (node, seat, ruling) in rulings {
                ui.horizontal(|ui| {
                    let room =
                        if table.mode() == Mode::Match { ui.available_width() - 76.0 } else { ui.available_width() };
                    ui.allocate_ui(vec2(room, 0.0), |ui| {
                        ui.add(Label::new(weak(desk, text.ruling(seat, ruling, &names))).wrap());
                    });
                    if table.mode() == Mode::Match && ui.button(text.get("overrule")).clicked() {
                        out.push(Action::Show(Some(Box::new(Dialog::Overrule(node)))));
                    }
                });
            }
            // What the referee has undone is not forgotten.
            let record = table.record();
            for node in record.nodes.iter().filter(|node| node.ruling.as_ref().is_some_and(|ruling| ruling.lifted)) {
                if let (Some(ruling), Some(ply)) = (&node.ruling, &node.ply) {
                    ui.add(Label::new(weak(desk, text.ruling(ply.seat(), ruling, &names))).wrap());
                }
            }
            for seat in [Seat(0), Seat(1)] {
                ui.label(RichText::new(names.seat(seat)).size(14.0).strong());
                reckoning::show(ui, desk, position, seat, table.penalty(seat));
            }
        });
    });
}
