//! Who plays: colour, name, time, how far each has come.

use bevy_egui::egui::{self, Align2, FontId, Sense, Ui, vec2};

use super::clock;
use super::picture::{man, marble};
use crate::draw::{Rgb, Theme};
use crate::games::number_chess::Position;
use crate::games::{Game, Seat};
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::record::Colour;
use crate::table::Table;
use crate::text::{Names, Text};

pub fn show(ui: &mut Ui, desk: &Desk) {
    let (Some(table), Some(names)) = (&desk.table, desk.names()) else { return };
    ui.spacing_mut().item_spacing.y = 4.0;
    for seat in (0..table.game().seats() as u8).map(Seat) {
        row(ui, desk, table, &names, seat);
    }
    let runs = table.has_side_clocks() || table.move_time_left().or(table.round_time_left()).is_some();
    // Who hesitates although something must be captured is shown what.
    let counts = runs && !table.is_paused() || table.game().must_take();
    if (desk.settings.clocks && desk.dialog.is_none() || counts) && table.is_live() {
        // The next second, and no frame before it.
        let millis = 1000 - (table.thinking().as_millis() % 1000) as u64;
        ui.ctx().request_repaint_after(std::time::Duration::from_millis(millis));
    }
}

fn row(ui: &mut Ui, desk: &Desk, table: &Table, names: &Names, seat: Seat) {
    let (theme, text, game) = (&desk.theme, &desk.text, table.game());
    let scored = matches!(game, Game::NumberChess(_));
    let height = if scored { 74.0 } else { 50.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let to_move = game.outcome().is_none() && game.to_move() == seat;
    let name = names.seat(seat);
    let state = match game {
        Game::NumberChess(position) => {
            let (method, points) = (text.scoring(position.options().scoring), table.penalty(seat));
            let args =
                [("home", position.tally(seat).home.into()), ("method", method.into()), ("points", points.into())];
            let (key, args) =
                if points == 0 { ("panel-standing", &args[..2]) } else { ("panel-standing-penalty", &args[..]) };
            text.with(key, args)
        }
        _ => state(desk, game, seat),
    };
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
    let badge = rect.left_center() + vec2(if scored { 32.0 } else { 28.0 }, 0.0);
    match game {
        Game::NumberChess(position) => {
            let points = i64::from(position.tally(seat).score) - table.penalty(seat);
            score(&painter, badge, points, (entrant.colour, seat == Seat(1)), theme);
        }
        Game::Draughts(_) => man(&painter, badge, 14.0, entrant.colour, theme),
        _ => marble(&painter, badge, 14.0, entrant.colour, theme, desk.settings.symbols),
    }
    let left = rect.left() + if scored { 64.0 } else { 52.0 };
    let right = rect.right() - 8.0;
    let stats = table.stats(seat);
    let running = to_move && desk.settings.clocks;
    let used = stats.time + if running { table.thinking() } else { std::time::Duration::ZERO };
    let left_over = table.side_time_left(seat);
    let late = left_over.is_some_and(|time| time.as_secs() < 20);
    let (size, ink) = match left_over {
        Some(_) if late => (18.0, theme.accent),
        Some(_) => (18.0, theme.text),
        None => (14.0, theme.weak),
    };
    let time = painter.text(
        egui::pos2(right, rect.top() + 15.0),
        Align2::RIGHT_CENTER,
        clock(left_over.unwrap_or(used)),
        FontId::proportional(size),
        color(ink),
    );
    let clip = egui::Rect::from_min_max(egui::pos2(left, rect.top()), egui::pos2(time.left() - 8.0, rect.bottom()));
    painter.with_clip_rect(clip).text(
        egui::pos2(left, rect.top() + 15.0),
        Align2::LEFT_CENTER,
        name,
        FontId::proportional(16.0),
        color(theme.text),
    );
    if let Game::NumberChess(position) = game {
        pips(&painter, egui::pos2(left, rect.bottom() - 16.0), position, seat, theme.seat(entrant.colour), theme);
        let small = FontId::proportional(12.5);
        let clip = painter.with_clip_rect(rect.with_max_x(right));
        clip.text(egui::pos2(left, rect.top() + 37.0), Align2::LEFT_CENTER, &state, small, color(theme.weak));
        return;
    }
    // Progress: a thin bar, then the words.
    let counts = text.with("panel-counts", &[("moves", stats.moves.into()), ("hops", stats.hops.into())]);
    let small = FontId::proportional(12.5);
    let y = rect.bottom() - 13.0;
    painter.text(egui::pos2(left, y), Align2::LEFT_CENTER, &state, small.clone(), color(theme.weak));
    painter.text(egui::pos2(right, y), Align2::RIGHT_CENTER, counts, small, color(theme.weak));
    let Some(progress) = game.progress(seat) else { return };
    let track = egui::Rect::from_min_max(egui::pos2(left, rect.bottom() - 4.0), egui::pos2(right, rect.bottom() - 1.0));
    painter.rect_filled(track, 1.5, color(theme.line));
    let come = egui::lerp(track.left()..=track.right(), progress.clamp(0.0, 1.0));
    painter.rect_filled(track.with_max_x(come), 1.5, color(theme.seat(entrant.colour)));
}

/// The score in the place of the marble, within the ring or rings of the side.
fn score(painter: &egui::Painter, at: egui::Pos2, points: i64, (colour, double): (Colour, bool), theme: &Theme) {
    let ink = color(theme.seat(colour));
    painter.circle(at, 20.0, color(theme.face()), egui::Stroke::new(if double { 2.0 } else { 4.0 }, ink));
    if double {
        painter.circle_stroke(at, 16.5, egui::Stroke::new(1.5, ink));
    }
    let size = if points.abs() > 99 || points < -9 { 14.0 } else { 17.0 };
    let font = FontId::proportional(size);
    painter.text(at, Align2::CENTER_CENTER, points.to_string(), font, color(theme.numeral()));
}

/// The ten pieces: dim on their way, filled when they are in the enemy camp, ringed where piece and cell are equal.
fn pips(painter: &egui::Painter, left: egui::Pos2, game: &Position, seat: Seat, seat_ink: Rgb, theme: &Theme) {
    let arrived = game.arrived(seat);
    for piece in 0..10_u8 {
        let at = left + vec2(9.0 + 25.5 * f32::from(piece), 0.0);
        let home = arrived.iter().find(|(number, ..)| *number == piece);
        let (ground, ink) = match home {
            Some(_) => (seat_ink, seat_ink.ink()),
            None => (theme.panel, theme.weak),
        };
        let edge = if home.is_some() { seat_ink } else { theme.line };
        painter.circle(at, 9.0, color(ground), egui::Stroke::new(1.0, color(edge)));
        if home.is_some_and(|(piece, _, cell)| piece == cell) {
            painter.circle_stroke(at, 11.5, egui::Stroke::new(2.0, color(theme.text)));
        }
        painter.text(at, Align2::CENTER_CENTER, piece.to_string(), FontId::proportional(13.0), color(ink));
    }
}

/// What a seat has on the board, or has taken.
fn owns(text: &Text, game: &Game, seat: Seat) -> String {
    if let Game::Capture(position) = game {
        return text.with("panel-taken", &[("count", position.taken(seat).into())]);
    }
    let pieces = game.board().cells().filter_map(|cell| game.piece_at(cell)).filter(|piece| piece.seat == seat);
    let (kings, men): (Vec<_>, Vec<_>) = pieces.partition(|piece| piece.king);
    text.with("panel-men", &[("men", men.len().into()), ("kings", kings.len().into())])
}

/// How far to go, or how it ended for this seat.
fn state(desk: &Desk, game: &Game, seat: Seat) -> String {
    let text = &desk.text;
    match (game.place(seat), game.steps_to_go(seat)) {
        (Some(place), Some(1..)) if game.outcome().is_none() => {
            format!("{} · {}", text.place(place), text.get("panel-resigned"))
        }
        (Some(place), _) => text.place(place),
        (None, Some(steps)) => text.with("panel-to-go", &[("steps", steps.into())]),
        (None, None) => owns(text, game, seat),
    }
}
