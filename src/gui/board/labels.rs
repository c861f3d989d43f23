//! Numbers on the board: of rows, columns, camps and pieces, the landings of the way that is shown, equations. Drawn by
//! egui, always upright.

use bevy_egui::egui::{self, Align2, FontFamily, FontId};

use super::Shown;
use super::marks::aimed_move;
use crate::board::{Cell, Cells, Point};
use crate::draw::{MARBLE, Theme};
use crate::gui::action::Screen;
use crate::gui::desk::Desk;
use crate::gui::panels::draw_numeral;
use crate::gui::third_party::egui::color;

/// Draws the labels below all panels. `zoom` is egui's zoom factor.
pub fn draw_labels(ctx: &egui::Context, desk: &Desk, shown: &Shown, zoom: f32) {
    let (Some(game), Some(picture)) = (desk.ground(), &shown.picture) else { return };
    let plays = desk.editor.is_none();
    if desk.screen == Screen::Home || game.board().len() != picture.cells.len() {
        return; // another board is on its way
    }
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
    let aimed = aimed_move(desk);
    let on_way = |cell: Cell| aimed.as_ref().is_some_and(|mv| mv.hops.iter().any(|hop| hop.to == cell));
    let landings = if plays { desk.landings() } else { Vec::new() };
    let reachable: Cells = landings.into_iter().map(|landing| landing.to).collect();
    let ink = color(desk.theme.label);
    if desk.settings.coordinates {
        for label in &picture.rows {
            put(label.at, &label.text, 0.42, ink);
        }
    }
    for cell in game.board().cells() {
        let here = plays && desk.piece_in_hand_at() == Some(cell);
        if desk.piece_shown(cell).is_some() || here || reachable.has(cell) || on_way(cell) {
            if desk.settings.coordinates && picture.chequered > 0.0 {
                let Point { x, y } = picture.cells[cell.index()];
                put(Point::new(x - 0.37, y + 0.38), &picture.columns[cell.index()], 0.19, ink);
            }
            continue;
        }
        let at = picture.cells[cell.index()];
        if let Some(number) = game.cell_number(cell) {
            put(at, &number.to_string(), 0.44, ink);
        } else if desk.settings.coordinates {
            put(at, &picture.columns[cell.index()], 0.34, ink);
        }
    }
    if let Some(mv) = &aimed {
        let ink = color(desk.theme.on_accent);
        for (number, hop) in mv.hops.iter().enumerate() {
            put(picture.cells[hop.to.index()], &(number + 1).to_string(), 0.28, ink);
        }
    }
    for numeral in &shown.numerals {
        let place = shown.to_window(numeral.at) / zoom;
        draw_numeral(
            &painter,
            egui::pos2(place.x, place.y),
            numeral.size * scale * MARBLE,
            numeral.number,
            &desk.theme,
        );
    }
    let said = desk.saying.iter().filter(|_| plays).flat_map(|saying| {
        let spoken = saying.hops().iter().filter(|hop| !hop.equation.is_empty());
        spoken.map(|hop| (picture.cells[hop.to.index()], hop.equation.clone()))
    });
    for (at, text) in shown.floating.iter().cloned().chain(said) {
        let size = (0.36 * scale).max(13.0);
        let width = text.chars().count() as f32 * size * 0.62 / scale + 0.4;
        let pieces = game.board().cells().filter(|&cell| desk.piece_shown(cell).is_some());
        let pieces: Vec<Point> = pieces.map(|cell| picture.cells[cell.index()]).chain([at]).collect();
        let place = shown.to_window(beside(at, width, &pieces, picture.plate.reach())) / zoom;
        bubble(&painter, egui::pos2(place.x, place.y), &text, size, &desk.theme);
    }
}

/// Where words of a width float near a landing so that they hide as few pieces as possible.
fn beside(at: Point, width: f32, pieces: &[Point], reach: f32) -> Point {
    let far = width / 2.0 + 0.55;
    let places =
        [(0.0, 0.72), (far, 0.0), (-far, 0.0), (0.0, -0.72), (far, 0.6), (-far, 0.6), (far, -0.6), (-far, -0.6)];
    let hidden = |place: &Point| {
        let over =
            |piece: &&Point| (piece.x - place.x).abs() < width / 2.0 + 0.36 && (piece.y - place.y).abs() < 0.27 + 0.36;
        let outside = place.x.hypot(place.y) > reach - 0.3;
        pieces.iter().filter(over).count() + 9 * usize::from(outside)
    };
    let places = places.map(|(x, y)| Point::new(at.x + x, at.y + y));
    places.into_iter().min_by_key(hidden).unwrap_or(at)
}

/// Words in a small frame, so that they can be read on any ground.
fn bubble(painter: &egui::Painter, at: egui::Pos2, text: &str, size: f32, theme: &Theme) {
    let font = FontId::new(size, FontFamily::Proportional);
    let galley = painter.layout_no_wrap(text.to_owned(), font, color(theme.text));
    let rect = Align2::CENTER_CENTER.anchor_size(at, galley.size()).expand2(egui::vec2(6.0, 2.0));
    painter.rect(rect, 6.0, color(theme.raised), egui::Stroke::new(1.0, color(theme.line)), egui::StrokeKind::Outside);
    painter.galley(rect.min + egui::vec2(6.0, 2.0), galley, color(theme.text));
}
