//! The slim bar above the board: menu, name of the game, the commands used most.

use bevy_egui::egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use super::NARROW;
use super::parts::{button, menu_entry};
use crate::gui::action::{Action, Dialog};
use crate::gui::desk::Desk;
use crate::settings::Command;

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.menu_button(desk.text.get("menu"), |ui| menu(ui, desk, out));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let narrow = ui.ctx().viewport_rect().width() < NARROW * 0.6;
            let commands: &[Command] = if narrow {
                &[Command::Panel, Command::TurnBoard]
            } else {
                &[Command::Panel, Command::Help, Command::Settings, Command::TurnBoard]
            };
            for &command in commands {
                button(ui, desk, command, true, out);
            }
            ui.separator();
            let (undo, redo) = match (&desk.editor, &desk.table) {
                (Some(editor), _) => (editor.can_undo(), editor.can_redo()),
                (None, Some(table)) => (table.can_undo(), table.can_redo()),
                (None, None) => (false, false),
            };
            button(ui, desk, Command::Redo, redo, out);
            button(ui, desk, Command::Undo, undo, out);
            // The name of the game takes what is left.
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let name = desk.ground().map(|game| desk.text.game_name(game)).unwrap_or_default();
                let title = match desk.editor {
                    Some(_) => desk.text.with("editor-title", &[("game", name.into())]),
                    None => name,
                };
                if ui.available_width() > 60.0 {
                    ui.add(Label::new(RichText::new(title).heading()).truncate());
                }
            });
        });
    });
}

fn menu(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    ui.set_min_width(240.0);
    // In a low window the menu scrolls: its last entry can always be reached.
    let height = ui.ctx().viewport_rect().height() - 80.0;
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| entries(ui, desk, out));
}

fn entries(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    for command in [Command::NewGame, Command::Open, Command::Save, Command::SaveAs] {
        menu_entry(ui, desk, command, true, out);
    }
    if !desk.settings.recent.is_empty() {
        ui.menu_button(desk.text.get("home-files"), |ui| {
            for path in &desk.settings.recent {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                if ui.button(name).on_hover_text(path.display().to_string()).clicked() {
                    out.push(Action::Open(path.clone()));
                    ui.close();
                }
            }
        });
    }
    ui.separator();
    let mut entry = |ui: &mut Ui, key: &str, enabled: bool, action: &dyn Fn() -> Option<Action>| {
        if ui.add_enabled(enabled, super::parts::dimmed(desk, &desk.text.get(key), enabled)).clicked() {
            out.extend(action());
            ui.close();
        }
    };
    let plays = desk.editor.is_none();
    entry(ui, "details", plays && desk.table.is_some(), &|| details(desk));
    let open = plays && desk.game().is_some_and(|game| game.outcome().is_none());
    let draws = open && desk.game().is_some_and(|game| game.kind().has_equations());
    entry(ui, "draw", draws, &|| Some(Action::Show(Some(Box::new(Dialog::Draw)))));
    entry(ui, "resign", open, &|| Some(Action::Show(Some(Box::new(Dialog::Resign)))));
    ui.separator();
    menu_entry(ui, desk, Command::SetUp, true, out);
    for command in [Command::CopyPosition, Command::PastePosition, Command::CopyPicture, Command::ExportPicture] {
        menu_entry(ui, desk, command, true, out);
    }
    menu_entry(ui, desk, Command::ExportSheet, plays, out);
    ui.separator();
    for command in [Command::Coordinates, Command::Symbols, Command::TurnBack] {
        menu_entry(ui, desk, command, true, out);
    }
    ui.separator();
    for command in [Command::Home, Command::Settings, Command::Help] {
        menu_entry(ui, desk, command, true, out);
    }
    if ui.button(desk.text.get("quit")).clicked() {
        out.push(Action::Quit);
    }
}

fn details(desk: &Desk) -> Option<Action> {
    let table = desk.table.as_ref()?;
    let record = table.record();
    let dialog = Dialog::Details {
        tags: record.tags.clone(),
        entrants: record.entrants.clone(),
        remark: record.nodes[table.node()].comment.clone(),
    };
    Some(Action::Show(Some(Box::new(dialog))))
}
