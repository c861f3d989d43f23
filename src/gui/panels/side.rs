//! The panel at the right: players, the move line, the record, a row of actions.

use bevy_egui::egui::{self, Align, Layout, Panel, ScrollArea, Ui, vec2};

use super::parts::{field, wide_button};
use super::{match_strip, moves, players, referee, saying};
use crate::board::Naming;
use crate::games::{Game, GameKind};
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::settings::Command;
use crate::table::{Mode, Table, TableAction};

/// The id of the move line.
pub const SAY_FIELD: &str = "say-field";

/// A row of buttons and the space above it.
const ROW_HEIGHT: f32 = 44.0;
/// Below this height, in points, the buttons give their room to what is said: all are in the menu too.
const LOW: f32 = 560.0;

pub fn show(ui: &mut Ui, desk: &mut Desk, out: &mut Vec<Action>) {
    let speaks = desk.game().is_some_and(|game| game.kind().has_equations());
    if ui.available_height() >= LOW || !speaks {
        let rows = if takes_back(desk) { 2.0 } else { 1.0 };
        let panel = Panel::bottom("actions").exact_size(rows * ROW_HEIGHT).frame(egui::Frame::new());
        panel.show_separator_line(false).show(ui, |ui| {
            ui.add_space(4.0);
            actions(ui, desk, out);
        });
    }
    // What does not fit scrolls; the move list has the rest.
    let room = ui.available_height();
    ScrollArea::vertical().id_salt("upper").max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        players::show(ui, desk);
        ui.add_space(4.0);
        saying::show(ui, desk, out);
        referee::show(ui, desk, out);
        match_strip::show(ui, desk, out);
        say(ui, desk, out);
    });
    ui.separator();
    moves::show(ui, desk, out);
}

/// Whether moves are taken back in this game; in a match they are not.
fn takes_back(desk: &Desk) -> bool {
    desk.table.as_ref().is_none_or(|table| table.mode() != Mode::Match)
}

/// A move typed in notation.
fn say(ui: &mut Ui, desk: &mut Desk, out: &mut Vec<Action>) {
    let hint = desk.text.get(match desk.game().map(Game::kind) {
        Some(GameKind::NumberChess) => "panel-say-hint-stated",
        Some(GameKind::Draughts(variant)) if variant.rules().naming == Naming::Numeric => "panel-say-hint-numbers",
        Some(GameKind::Draughts(_) | GameKind::Halma) => "panel-say-hint-letters",
        _ => "panel-say-hint",
    });
    let play = desk.text.get("panel-play");
    let size = vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let pressed = ui.button(&play).clicked();
        let width = ui.available_width();
        let line =
            field(&mut desk.said).char_limit(200).id(egui::Id::new(SAY_FIELD)).hint_text(&hint).desired_width(width);
        let field = ui.add(line);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if (pressed || entered) && !desk.said.trim().is_empty() {
            out.push(Action::Table(TableAction::Say(desk.said.clone())));
            field.request_focus();
        }
    });
}

fn actions(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let table = desk.table.as_ref();
    let undo = table.is_some_and(Table::can_undo);
    let redo = table.is_some_and(Table::can_redo);
    if takes_back(desk) {
        row(ui, desk, &[(Command::Undo, undo), (Command::Redo, redo)], out);
    }
    row(ui, desk, &[(Command::NewGame, true), (Command::Open, true), (Command::Save, table.is_some())], out);
}

/// Buttons of equal width over the whole panel.
fn row(ui: &mut Ui, desk: &Desk, commands: &[(Command, bool)], out: &mut Vec<Action>) {
    let gaps = ui.spacing().item_spacing.x * (commands.len() - 1) as f32;
    let width = (ui.available_width() - gaps) / commands.len() as f32;
    ui.horizontal(|ui| {
        ui.spacing_mut().button_padding.x = 4.0;
        for &(command, enabled) in commands {
            wide_button(ui, desk, command, enabled, width, out);
        }
    });
}
