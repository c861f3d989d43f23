//! The settings: each change is seen at once.

use bevy_egui::egui::{Button, Ui, vec2};

use super::{Stay, buttons, first_choice, heading, middle};
use crate::draw::Theme;
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::panels::{caption, primary};
use crate::settings::{Settings, Speed};
use crate::text::Lang;

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) -> Stay {
    let text = &desk.text;
    let mut settings = desk.settings.clone();
    heading(ui, &text.get("command-settings"));
    middle(ui, 560.0, |ui| {
        row(ui, &text.get("settings-language"), |ui| {
            ui.selectable_value(&mut settings.language, None, text.get("settings-system"));
            for lang in Lang::ALL {
                ui.selectable_value(&mut settings.language, Some(lang), lang.native_name());
            }
        });
        row(ui, &text.get("settings-theme"), |ui| {
            for name in Theme::NAMES {
                let label = text.get(&format!("theme-{name}"));
                ui.selectable_value(&mut settings.theme, name.to_owned(), label);
            }
        });
        row(ui, &text.get("settings-animation"), |ui| {
            for speed in Speed::ALL {
                let label = text.get(&format!("speed-{}", speed.name()));
                ui.selectable_value(&mut settings.animation, speed, label);
            }
        });
        row(ui, &text.get("settings-font"), |ui| font(ui, &mut settings));
        ui.separator();
        ui.checkbox(&mut settings.coordinates, text.get("settings-coordinates"));
        ui.checkbox(&mut settings.turn_to_mover, text.get("settings-turn"));
        ui.checkbox(&mut settings.symbols, text.get("settings-symbols"));
        ui.checkbox(&mut settings.clocks, text.get("settings-clocks"));
    });
    if settings != desk.settings {
        out.push(Action::Settings(Box::new(settings)));
    }
    buttons(ui, |ui| {
        let close = primary(ui, desk, &text.get("dialog-close"));
        first_choice(ui, &close);
        if close.clicked() { Stay::Close } else { Stay::Open }
    })
}

fn row(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        caption(ui, 110.0, label);
        contents(ui);
    });
}

/// Smaller and larger, in eighths.
fn font(ui: &mut Ui, settings: &mut Settings) {
    let range = Settings::FONT_SCALES;
    for (label, by) in [("−", -0.125), ("+", 0.125)] {
        let scale = settings.font_scale + by;
        if ui.add_enabled(range.contains(&scale), Button::new(label).min_size(vec2(40.0, 32.0))).clicked() {
            settings.font_scale = scale;
        }
    }
    ui.label(format!("{} %", settings.font_scale * 100.0));
}
