//! Dialogs of a sentence and one or two buttons.

use std::path::Path;

use bevy_egui::egui::Ui;

use super::{Stay, buttons, first_choice, heading};
use crate::games::Seat;
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::panels::primary;
use crate::record::NodeId;
use crate::table::TableAction;

const WIDTH: f32 = 440.0;

/// A sentence that must be read.
pub fn message(ui: &mut Ui, desk: &Desk, title: &str, sentence: &str) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get(title));
    ui.label(sentence);
    buttons(ui, |ui| {
        let ok = primary(ui, desk, &desk.text.get("dialog-ok"));
        first_choice(ui, &ok);
        if ok.clicked() { Stay::Close } else { Stay::Open }
    })
}

/// An offer to go on with the game that a crash interrupted.
pub fn resume(ui: &mut Ui, desk: &Desk, path: &Path, plies: usize, out: &mut Vec<Action>) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("resume-title"));
    ui.label(desk.text.with("resume-text", &[("plies", plies.into())]));
    buttons(ui, |ui| {
        let yes = primary(ui, desk, &desk.text.get("resume-yes"));
        first_choice(ui, &yes);
        if yes.clicked() {
            out.push(Action::Continue(path.into()));
        }
        if ui.button(desk.text.get("resume-no")).clicked() { Stay::Close } else { Stay::Open }
    })
}

/// Whether the seat to move really resigns.
pub fn resign(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("resign-title"));
    if let (Some(game), Some(names)) = (desk.game(), desk.names()) {
        let name = names.seat(game.to_move()).to_owned();
        ui.label(desk.text.with("resign-text", &[("name", name.into())]));
    }
    confirm(ui, desk, &desk.text.get("resign"), || Action::Table(TableAction::Resign), out)
}

/// Whether both really agree on a draw.
pub fn draw(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("draw-title"));
    ui.label(desk.text.get("draw-text"));
    confirm(ui, desk, &desk.text.get("draw"), || Action::Table(TableAction::Draw), out)
}

/// Which seat is absent: the game is its opponent's.
pub fn forfeit(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("forfeit-title"));
    ui.label(desk.text.get("forfeit-text"));
    buttons(ui, |ui| {
        let cancel = primary(ui, desk, &desk.text.get("dialog-cancel"));
        first_choice(ui, &cancel);
        if let (Some(game), Some(names)) = (desk.game(), desk.names()) {
            for seat in (0..game.seats() as u8).map(Seat) {
                let name = names.seat(seat).to_owned();
                if ui.button(desk.text.with("forfeit-seat", &[("name", name.into())])).clicked() {
                    out.push(Action::Table(TableAction::Forfeit(seat)));
                }
            }
        }
        if cancel.clicked() { Stay::Close } else { Stay::Open }
    })
}

/// Whether the referee really undoes a ruling.
pub fn overrule(ui: &mut Ui, desk: &Desk, node: NodeId, out: &mut Vec<Action>) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("overrule-title"));
    if let Some(sentence) = desk.ruling_sentence(node) {
        ui.label(sentence);
    }
    ui.label(desk.text.get("overrule-text"));
    confirm(ui, desk, &desk.text.get("overrule"), || Action::Table(TableAction::Overrule(node)), out)
}

/// The safe choice first, then the one that was asked for.
fn confirm(ui: &mut Ui, desk: &Desk, label: &str, action: impl Fn() -> Action, out: &mut Vec<Action>) -> Stay {
    buttons(ui, |ui| {
        let cancel = primary(ui, desk, &desk.text.get("dialog-cancel"));
        first_choice(ui, &cancel);
        if ui.button(label).clicked() {
            out.push(action());
        }
        if cancel.clicked() { Stay::Close } else { Stay::Open }
    })
}
