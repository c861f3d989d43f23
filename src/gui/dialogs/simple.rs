//! Dialogs of a sentence and one or two buttons.

use std::path::Path;

use bevy_egui::egui::Ui;

use super::{Stay, buttons, first_choice, heading};
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::panels::primary;
use crate::table::TableAction;

const WIDTH: f32 = 440.0;

/// A sentence that must be read.
pub fn message(ui: &mut Ui, desk: &Desk, sentence: &str) -> Stay {
    ui.set_width(WIDTH);
    heading(ui, &desk.text.get("error-title"));
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
    buttons(ui, |ui| {
        let cancel = primary(ui, desk, &desk.text.get("dialog-cancel"));
        first_choice(ui, &cancel);
        if ui.button(desk.text.get("resign")).clicked() {
            out.push(Action::Table(TableAction::Resign));
        }
        if cancel.clicked() { Stay::Close } else { Stay::Open }
    })
}
