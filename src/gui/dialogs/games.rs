//! The list of a file that holds many games: sorted by a column, filtered by a player, one of them opened.

use bevy_egui::egui::{Button, Label, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{Stay, buttons, first_choice, heading};
use crate::gui::action::Action;
use crate::gui::desk::{Column, Desk};
use crate::gui::panels::{field, primary, weak};

const ROW: f32 = 28.0;
/// Widths of the columns, as parts of the whole.
const WIDTHS: [f32; 7] = [0.07, 0.22, 0.22, 0.22, 0.12, 0.08, 0.07];

pub fn show(ui: &mut Ui, desk: &mut Desk, out: &mut Vec<Action>) -> Stay {
    let window = ui.ctx().viewport_rect().size();
    let (width, height) = ((window.x - 120.0).min(980.0), (window.y - 280.0).max(120.0));
    ui.set_width(width);
    let Some(list) = &mut desk.games else { return Stay::Close };
    let (text, theme) = (&desk.text, &desk.theme);
    let title = [("path", list.name().into()), ("shown", list.shown().len().into()), ("count", list.count().into())];
    heading(ui, &text.with("games-title", &title));
    ui.horizontal(|ui| {
        ui.label(text.get("games-filter"));
        let line = field(&mut list.filter).hint_text(text.get("games-filter-hint")).char_limit(60);
        let line = ui.add(line.desired_width(260.0));
        first_choice(ui, &line);
        if line.changed() {
            list.arrange();
        }
    });
    let part = |index: usize| WIDTHS[index] * (width - 80.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 4.0;
        let mut chosen = None;
        for (index, column) in Column::ALL.into_iter().enumerate() {
            let name = text.get(&format!("games-{}", column.name()));
            let sign = match (list.column == column, list.descending) {
                (true, false) => " ↓",
                (true, true) => " ↑",
                (false, _) => "",
            };
            let label = RichText::new(format!("{name}{sign}")).size(14.0).strong();
            let size = vec2(part(index), ROW);
            if ui.add_sized(size, Button::new(label).truncate()).clicked() {
                chosen = Some(column);
            }
        }
        if let Some(column) = chosen {
            list.sort_by(column);
        }
    });
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = ROW;
    let rows = list.shown().len();
    ScrollArea::vertical().max_height(height).auto_shrink([false, false]).show_rows(ui, ROW, rows, |ui, range| {
        for row in range {
            let Some(&index) = list.shown().get(row) else { continue };
            let Some(entry) = list.entry(index) else { continue };
            let cells = [
                (index + 1).to_string(),
                entry.white().to_owned(),
                entry.black().to_owned(),
                entry.event().to_owned(),
                entry.date().to_owned(),
                entry.result.clone(),
                entry.plies.div_ceil(2).to_string(),
            ];
            let name = text.with("games-open", &[("number", (index + 1).into())]);
            let row = ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                let first = Button::new(RichText::new(&cells[0]).size(14.0));
                let button = ui.add_sized(vec2(part(0), ROW), first).on_hover_text(&name);
                button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
                let opened = button.clicked();
                for (column, words) in cells.iter().enumerate().skip(1) {
                    let label = Label::new(RichText::new(words).size(14.0)).truncate().selectable(false);
                    ui.allocate_ui(vec2(part(column), ROW), |ui| {
                        ui.set_min_width(part(column));
                        ui.add(label);
                    });
                }
                opened
            });
            let lit = row.response.interact(Sense::click());
            if lit.hovered() {
                let edge = (1.0, crate::gui::third_party::egui::color(theme.accent));
                ui.painter().rect_stroke(lit.rect, 4.0, edge, bevy_egui::egui::StrokeKind::Inside);
            }
            if row.inner || lit.clicked() {
                out.push(Action::OpenGame(index));
            }
        }
    });
    if rows == 0 {
        ui.label(weak(desk, desk.text.get("games-nobody")));
    }
    buttons(ui, |ui| {
        let close = primary(ui, desk, &desk.text.get("dialog-close"));
        if close.clicked() { Stay::Close } else { Stay::Open }
    })
}
