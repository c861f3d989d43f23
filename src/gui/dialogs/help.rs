//! How the game is played, and every key.

use bevy_egui::egui::{Grid, RichText, Ui};

use super::{Stay, buttons, first_choice, heading, middle};
use crate::games::{Game, GameKind};
use crate::gui::desk::Desk;
use crate::gui::panels::primary;
use crate::settings::Command;

pub fn show(ui: &mut Ui, desk: &Desk) -> Stay {
    let text = &desk.text;
    heading(ui, &text.get("command-help"));
    middle(ui, 760.0, |ui| {
        ui.label(RichText::new(text.get("help-rules")).strong());
        let rules = rules_of(desk.ground().map_or(GameKind::ChineseCheckers, Game::kind));
        for key in rules {
            ui.label(text.get(key));
        }
        ui.add_space(8.0);
        ui.label(RichText::new(text.get("help-keys")).strong());
        let mut rows = vec![
            ("← → ↑ ↓".to_owned(), text.get("help-key-arrows")),
            ("Enter".to_owned(), text.get("help-key-enter")),
            ("Tab".to_owned(), text.get("help-key-tab")),
            ("F6".to_owned(), text.get("help-key-f6")),
            ("Esc".to_owned(), text.get("help-key-escape")),
        ];
        rows.extend(Command::ALL.into_iter().filter_map(|command| {
            let chord = desk.keys.chord(command)?;
            Some((chord.to_string(), text.get(&format!("command-{}", command.name()))))
        }));
        // Two columns, read downwards.
        let half = rows.len().div_ceil(2);
        Grid::new("keys").num_columns(4).spacing([16.0, 4.0]).show(ui, |ui| {
            for row in 0..half {
                for (key, meaning) in [rows.get(row), rows.get(row + half)].into_iter().flatten() {
                    ui.label(RichText::new(key).strong());
                    ui.label(meaning);
                }
                ui.end_row();
            }
        });
    });
    buttons(ui, |ui| {
        let close = primary(ui, desk, &text.get("dialog-close"));
        first_choice(ui, &close);
        if close.clicked() { Stay::Close } else { Stay::Open }
    })
}

/// How a game is played, as text keys.
pub fn rules_of(kind: GameKind) -> &'static [&'static str] {
    match kind {
        GameKind::ChineseCheckers => &["help-goal", "help-step", "help-hop", "help-long-hop", "help-chain", "help-win"],
        GameKind::Draughts(_) => &[
            "help-draughts-goal",
            "help-draughts-man",
            "help-draughts-king",
            "help-draughts-capture",
            "help-draughts-draw",
        ],
        GameKind::Halma => &["help-halma-goal", "help-halma-step", "help-halma-hop", "help-halma-rules"],
        GameKind::Diamond => &["help-diamond-goal", "help-diamond-move", "help-diamond-king", "help-diamond-rules"],
        GameKind::Capture => &["help-capture-goal", "help-capture-hop", "help-capture-step", "help-capture-alone"],
        GameKind::NumberChess => {
            &["help-nc-goal", "help-nc-step", "help-nc-span", "help-nc-chain", "help-nc-say", "help-nc-keys"]
        }
    }
}
