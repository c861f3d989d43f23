//! Who plays: colour, name, time, how far each has come.

use bevy_egui::egui::{self, Align2, FontId, Sense, Ui, vec2};

use super::parts::clock;
use super::picture::marble;
use crate::games::{Game, Seat};
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::table::Table;
use crate::text::Names;

pub fn show(ui: &mut Ui, desk: &Desk) {
    let (Some(table), Some(names)) = (&desk.table, desk.names()) else { return };
    ui.spacing_mut().item_spacing.y = 4.0;
    for seat in (0..table.game().seats() as u8).map(Seat) {
        row(ui, desk, table, &names, seat);
    }
    if desk.settings.clocks && table.is_live() && desk.dialog.is_none() {
        // The next second, and no frame before it.
        let millis = 1000 - (table.thinking().as_millis() % 1000) as u64;
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(millis));
    }
}

fn row(ui: &mut Ui, desk: &Desk, table: &Table, names: &Names, seat: Seat) {
    let (theme, text, game) = (&desk.theme, &desk.text, table.game());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 50.0), Sense::hover());
    let to_move = game.outcome().is_none() && game.to_move() == seat;
    let name = names.seat(seat);
    let state = state(desk, game, seat);
    response.widget_info(|| {
        let turn = if to_move { text.get("panel-to-move") } else { String::new() };
        egui::WidgetInfo::labeled(egui::WidgetType::Label, true, format!("{name} {state} {turn}"))
    });
    let painter = ui.painter_at(rect);
    if to_move {
        let ground = color(theme.panel.mix(theme.accent, 0.14));
        painter.rect_filled(rect, 8.0, ground);
        let bar = egui::Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
        painter.rect_filled(bar, 2.0, color(theme.accent));
    }
    let Some(entrant) = table.record().entrants.get(seat.index()) else { return };
    marble(&painter, rect.left_center() + vec2(28.0, 0.0), 14.0, entrant.colour, theme, desk.settings.symbols);
    let left = rect.left() + 52.0;
    let right = rect.right() - 8.0;
    let stats = table.stats(seat);
    let running = to_move && desk.settings.clocks;
    let time = stats.time + if running { table.thinking() } else { std::time::Duration::ZERO };
    let time = painter.text(
        egui::pos2(right, rect.top() + 15.0),
        Align2::RIGHT_CENTER,
        clock(time),
        FontId::proportional(14.0),
        color(theme.weak),
    );
    let clip = egui::Rect::from_min_max(egui::pos2(left, rect.top()), egui::pos2(time.left() - 8.0, rect.bottom()));
    painter.with_clip_rect(clip).text(
        egui::pos2(left, rect.top() + 15.0),
        Align2::LEFT_CENTER,
        name,
        FontId::proportional(16.0),
        color(theme.text),
    );
    // Progress: a thin bar, then the words.
    let counts = text.with("panel-counts", &[("moves", stats.moves.into()), ("hops", stats.hops.into())]);
    let small = FontId::proportional(12.5);
    let y = rect.bottom() - 13.0;
    painter.text(egui::pos2(left, y), Align2::LEFT_CENTER, &state, small.clone(), color(theme.weak));
    painter.text(egui::pos2(right, y), Align2::RIGHT_CENTER, counts, small, color(theme.weak));
    let track = egui::Rect::from_min_max(egui::pos2(left, rect.bottom() - 4.0), egui::pos2(right, rect.bottom() - 1.0));
    painter.rect_filled(track, 1.5, color(theme.line));
    let come = egui::lerp(track.left()..=track.right(), game.progress(seat).clamp(0.0, 1.0));
    painter.rect_filled(track.with_max_x(come), 1.5, color(theme.seat(entrant.colour)));
}

/// How far to go, or how it ended for this seat.
fn state(desk: &Desk, game: &Game, seat: Seat) -> String {
    let text = &desk.text;
    match game.place(seat) {
        Some(place) if game.steps_to_go(seat) > 0 && game.outcome().is_none() => {
            format!("{} · {}", text.place(place), text.get("panel-resigned"))
        }
        Some(place) => text.place(place),
        None => text.with("panel-to-go", &[("steps", game.steps_to_go(seat).into())]),
    }
}
