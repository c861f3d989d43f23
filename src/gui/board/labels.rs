//! Numbers on the board: rows and columns, and the landings of the way that is shown. Drawn by egui, always upright.

use bevy_egui::egui::{self, Align2, FontFamily, FontId};

use super::Shown;
use super::marks::aimed_move;
use crate::board::{Cell, Point};
use crate::gui::action::Screen;
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;

/// Draws the labels below all panels. `zoom` is egui's zoom factor.
pub fn draw_labels(ctx: &egui::Context, desk: &Desk, shown: &Shown, zoom: f32) {
    let (Screen::Table, Some(game), Some(picture)) = (desk.screen, desk.game(), &shown.picture) else { return };
    let painter = ctx.layer_painter(egui::LayerId::background());
    let scale = shown.scale / zoom;
    if scale < 4.0 {
        return; // not laid out yet, or too small to read: egui refuses a type size of nothing
    }
    let put = |at: Point, text: &str, size: f32, color| {
        let place = shown.to_window(at) / zoom;
        let font = FontId::new(size * scale, FontFamily::Proportional);
        painter.text(egui::pos2(place.x, place.y), Align2::CENTER_CENTER, text, font, color);
    };
    if desk.settings.coordinates {
        let ink = color(desk.theme.label);
        for label in &picture.rows {
            put(label.at, &label.text, 0.42, ink);
        }
        let aimed = aimed_move(desk);
        let on_way = |cell: Cell| aimed.as_ref().is_some_and(|mv| mv.hops.iter().any(|hop| hop.to == cell));
        let reachable = desk.view.picked.map(|cell| game.destinations_from(cell)).unwrap_or_default();
        for cell in game.board().cells() {
            if game.piece_at(cell).is_none() && !reachable.has(cell) && !on_way(cell) {
                let at = picture.cells[cell.index()];
                put(at, &picture.columns[cell.index()], 0.34, color(desk.theme.label));
            }
        }
    }
    if let Some(mv) = aimed_move(desk) {
        let ink = color(desk.theme.on_accent);
        for (number, hop) in mv.hops.iter().enumerate() {
            put(picture.cells[hop.to.index()], &(number + 1).to_string(), 0.28, ink);
        }
    }
}
