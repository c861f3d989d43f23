//! How the game is played, and every key.

use bevy_egui::egui::{Grid, RichText, Ui};

use super::{Stay, buttons, heading, middle};
use crate::gui::desk::Desk;
use crate::gui::panels::primary;
use crate::settings::Command;

pub fn show(ui: &mut Ui, desk: &Desk) -> Stay {
    let text = &desk.text;
    heading(ui, &text.get("command-help"));
    middle(ui, 640.0, |ui| {
        ui.label(RichText::new(text.get("help-rules")).strong());
        for key in ["help-goal", "help-step", "help-hop", "help-long-hop", "help-chain", "help-win"] {
            ui.label(text.get(key));
        }
        ui.add_space(8.0);
        ui.label(RichText::new(text.get("help-keys")).strong());
        Grid::new("keys").num_columns(2).spacing([24.0, 4.0]).show(ui, |ui| {
            let mut row = |key: &str, meaning: String| {
                ui.label(RichText::new(key).strong());
                ui.label(meaning);
                ui.end_row();
            };
            row("← → ↑ ↓", text.get("help-key-arrows"));
            row("Enter", text.get("help-key-enter"));
            row("Tab", text.get("help-key-tab"));
            row("F6", text.get("help-key-f6"));
            row("Esc", text.get("help-key-escape"));
            for command in Command::ALL {
                if let Some(chord) = desk.keys.chord(command) {
                    row(&chord.to_string(), text.get(&format!("command-{}", command.name())));
                }
            }
        });
    });
    buttons(ui, |ui| if primary(ui, desk, &text.get("dialog-close")).clicked() { Stay::Close } else { Stay::Open })
}
