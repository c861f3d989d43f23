//! The settings: each change is seen at once.

use bevy_egui::egui::{Slider, Ui};

use super::{Stay, buttons, heading, middle};
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
    buttons(ui, |ui| if primary(ui, desk, &text.get("dialog-close")).clicked() { Stay::Close } else { Stay::Open })
}

fn row(ui: &mut Ui, label: &str, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        caption(ui, 110.0, label);
        contents(ui);
    });
}

/// The scale changes when the slider is let go: while it moves, everything under the hand would jump.
fn font(ui: &mut Ui, settings: &mut Settings) {
    let id = ui.id().with("font-scale");
    let mut percent = ui.data(|data| data.get_temp(id)).unwrap_or(settings.font_scale * 100.0);
    let (least, most) = (Settings::FONT_SCALES.start() * 100.0, Settings::FONT_SCALES.end() * 100.0);
    let slider = ui.add(Slider::new(&mut percent, least..=most).step_by(12.5).suffix(" %"));
    if slider.dragged() || slider.has_focus() && slider.changed() {
        ui.data_mut(|data| data.insert_temp(id, percent));
    }
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        ui.data_mut(|data| data.remove::<f32>(id));
        settings.font_scale = percent / 100.0;
    }
}
