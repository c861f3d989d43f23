//! Small parts that several panels share.

use bevy_egui::egui::{self, Button, Response, RichText, Ui};

use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::settings::Command;
use crate::table::{Table, TableAction};

/// A button for a command, its key in the tooltip.
pub fn button(ui: &mut Ui, desk: &Desk, command: Command, enabled: bool, out: &mut Vec<Action>) {
    wide_button(ui, desk, command, enabled, 0.0, out);
}

/// The same, at least so wide.
pub fn wide_button(ui: &mut Ui, desk: &Desk, command: Command, enabled: bool, width: f32, out: &mut Vec<Action>) {
    let label = desk.text.get(&format!("command-{}", command.name()));
    let size = egui::vec2(width, ui.spacing().interact_size.y);
    let response = ui.add_enabled(enabled, dimmed(desk, &label, enabled).min_size(size));
    if response.clicked() {
        out.push(Action::Command(command));
    }
    if let Some(chord) = desk.keys.chord(command) {
        response.on_hover_text(chord.to_string());
    }
}

/// A button that looks as if it could not be pressed, where it cannot.
pub fn dimmed(desk: &Desk, label: &str, enabled: bool) -> Button<'static> {
    if enabled {
        return Button::new(label.to_owned());
    }
    let theme = &desk.theme;
    let ink = theme.panel.mix(theme.weak, 0.62);
    Button::new(RichText::new(label).color(color(ink))).fill(color(theme.panel))
}

/// A menu entry for a command, its key at the right.
pub fn menu_entry(ui: &mut Ui, desk: &Desk, command: Command, enabled: bool, out: &mut Vec<Action>) {
    let label = desk.text.get(&format!("command-{}", command.name()));
    let chord = desk.keys.chord(command).map(ToString::to_string).unwrap_or_default();
    let entry = dimmed(desk, &label, enabled).shortcut_text(RichText::new(chord).small());
    if ui.add_enabled(enabled, entry).clicked() {
        out.push(Action::Command(command));
        ui.close();
    }
}

/// The one button that stands out.
pub fn primary(ui: &mut Ui, desk: &Desk, label: &str) -> Response {
    let text = RichText::new(label).color(color(desk.theme.on_accent)).strong();
    ui.add(Button::new(text).fill(color(desk.theme.accent)).min_size(egui::vec2(96.0, 36.0)))
}

/// The referee stops the clocks, or lets them go on.
pub fn pause(ui: &mut Ui, desk: &Desk, table: &Table, out: &mut Vec<Action>) {
    let paused = table.is_paused();
    let label = desk.text.get(if paused { "clock-go-on" } else { "clock-pause" });
    if ui.add(Button::new(label).selected(paused).min_size(egui::vec2(64.0, 32.0))).clicked() {
        out.push(Action::Table(TableAction::Pause(!paused)));
    }
}

/// The words before a control, all of one width so that controls stand below each other.
pub fn caption(ui: &mut Ui, width: f32, text: &str) {
    let size = egui::vec2(width, ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_width(width);
        ui.label(text);
    });
}

/// A field of one line.
pub fn field(text: &mut String) -> egui::TextEdit<'_> {
    egui::TextEdit::singleline(text).margin(egui::Margin::symmetric(8, 6))
}

/// Text of less weight.
pub fn weak(desk: &Desk, text: impl Into<String>) -> RichText {
    RichText::new(text).color(color(desk.theme.weak)).small()
}
