//! Small pictures: the board of a set-up, a marble. Drawn from the same data as the board itself.

use bevy_egui::egui::{self, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::board::Point;
use crate::draw::{BoardPicture, HOLE, MARBLE, Plate, Rgb, Theme, ZONE_MARGIN};
use crate::games::{Game, GameKind, Piece, Seat};
use crate::gui::third_party::egui::color;
use crate::record::{Colour, Entrant};

/// Draws a position into a rectangle.
pub fn board(painter: &Painter, rect: Rect, game: &Game, entrants: &[Entrant], theme: &Theme, symbols: bool) {
    let picture = BoardPicture::new(game, game.turn_to(Seat(0)));
    let scale = rect.size().min_elem() / (2.0 * picture.plate.reach());
    let place = |point: Point| rect.center() + vec2(point.x, -point.y) * scale;
    let reach = picture.plate.reach() * scale;
    let edge = Stroke::new(1.0, color(theme.plate_edge));
    match picture.plate {
        Plate::Round(_) => {
            painter.circle(rect.center(), reach, color(theme.plate), edge);
        }
        Plate::Square(_) => {
            let square = |half: f32| Rect::from_center_size(rect.center(), vec2(2.0 * half, 2.0 * half));
            painter.rect(square(reach), 0.2 * scale, color(theme.plate), edge, egui::StrokeKind::Inside);
            painter.rect_filled(square(picture.chequered * scale), 0.0, color(theme.field(false)));
            for &field in &picture.dark_fields {
                let field = Rect::from_center_size(place(field), vec2(scale, scale));
                painter.rect_filled(field, 0.0, color(theme.field(true)));
            }
        }
    }
    let colour = |seat: Seat| {
        let own = entrants.get(seat.index()).map(|entrant| entrant.colour);
        own.map(|own| if game.is_shared() { Colour::White } else { own })
    };
    for &(at, seat) in &picture.tinted {
        if let Some(colour) = colour(seat) {
            let field = Rect::from_center_size(place(at), vec2(scale, scale));
            painter.rect_filled(field, 0.0, color(theme.field(true).mix(theme.seat(colour), theme.tint * 1.2)));
        }
    }
    let symbols = symbols && MARBLE * scale > 9.0; // smaller ones would only be specks
    for zone in &picture.zones {
        let tint = zone.seat.and_then(colour).map_or(theme.grid, |colour| theme.seat(colour));
        let strength = if zone.seat.is_some() { theme.tint } else { theme.tint * 0.5 };
        painter.add(Shape::convex_polygon(
            widened(&zone.corners, ZONE_MARGIN * 2.0).into_iter().map(place).collect(),
            color(theme.plate.mix(tint, strength)),
            Stroke::NONE,
        ));
    }
    for &(from, to) in &picture.lines {
        painter.line_segment([place(from), place(to)], Stroke::new((0.05 * scale).max(0.5), color(theme.grid)));
    }
    for (index, &at) in picture.cells.iter().enumerate() {
        let here = game.piece_at(crate::board::Cell(index as u8));
        match here.and_then(|here| Some((here, colour(here.seat)?))) {
            Some((here, colour)) => {
                piece(painter, place(at), MARBLE * scale, (here, colour, game.kind()), theme, symbols);
            }
            None if picture.chequered > 0.0 => {}
            None => {
                painter.circle_filled(place(at), HOLE * scale, color(theme.hole));
            }
        }
    }
}

/// Draws a piece of any game.
pub fn piece(
    painter: &Painter,
    at: Pos2,
    radius: f32,
    (piece, colour, kind): (Piece, Colour, GameKind),
    theme: &Theme,
    symbols: bool,
) {
    match (piece.number, kind) {
        (Some(number), _) => numbered(painter, at, radius, (number, colour, piece.seat.0 == 1), theme),
        (None, GameKind::Draughts(_)) => man(painter, at, radius, colour, theme),
        (None, _) => marble(painter, at, radius, colour, theme, symbols),
    }
    if piece.king {
        crown(painter, at, radius, colour, theme);
    }
}

/// The corners of a triangle moved outwards from its middle.
fn widened(corners: &[Point], by: f32) -> Vec<Point> {
    let count = corners.len().max(1) as f32;
    let middle = corners.iter().fold(Point::default(), |m, p| Point::new(m.x + p.x / count, m.y + p.y / count));
    corners.iter().map(|p| middle.lerp(*p, 1.0 + by / middle.distance(*p).max(f32::EPSILON))).collect()
}

/// Draws a marble, with its symbol on request.
pub fn marble(painter: &Painter, at: Pos2, radius: f32, colour: Colour, theme: &Theme, symbol: bool) {
    let base = theme.seat(colour);
    let dark = base.mix(Rgb([0; 3]), 0.35);
    painter.circle_filled(at, radius, color(if theme.gloss > 0.0 { dark } else { base }));
    if theme.gloss > 0.0 {
        let light = base.mix(Rgb([255; 3]), 0.25 + 0.25 * theme.gloss);
        painter.add(shaded(at, radius * 0.93, color(base), color(light)));
        let spot = at + vec2(-0.32, -0.38) * radius;
        let white = Color32::from_white_alpha((150.0 * theme.gloss) as u8);
        painter.circle_filled(spot, radius * 0.16, white);
    } else {
        painter.circle_stroke(at, radius * 0.93, Stroke::new((radius * 0.12).max(1.0), Color32::WHITE));
    }
    if symbol {
        draw_symbol(painter, at, radius * 0.42, colour, color(base.ink()));
    }
}

/// Draws a draughtsman: a disc with two ridges.
pub fn man(painter: &Painter, at: Pos2, radius: f32, colour: Colour, theme: &Theme) {
    let base = theme.seat(colour);
    let rim = if base.luminance() < 0.2 { base.mix(Rgb([255; 3]), 0.35) } else { base.mix(Rgb([0; 3]), 0.55) };
    painter.circle(at, radius * 0.95, color(base), Stroke::new((radius * 0.08).max(1.0), color(rim)));
    let ridge = color(base.mix(rim, 0.7));
    painter.circle_stroke(at, radius * 0.68, Stroke::new((radius * 0.06).max(0.7), ridge));
    painter.circle_stroke(at, radius * 0.42, Stroke::new((radius * 0.06).max(0.7), ridge));
}

/// Draws the crown of a king.
pub fn crown(painter: &Painter, at: Pos2, radius: f32, colour: Colour, theme: &Theme) {
    let ink = color(theme.seat(colour).ink());
    let r = radius * 0.5;
    let part = |points: [(f32, f32); 3]| {
        let corners = points.map(|(x, y)| at + vec2(x * r, y * r)).to_vec();
        painter.add(Shape::convex_polygon(corners, ink, Stroke::NONE));
    };
    part([(-1.0, 0.7), (-1.0, -0.5), (0.1, 0.7)]);
    part([(1.0, 0.7), (1.0, -0.5), (-0.1, 0.7)]);
    part([(-0.7, 0.7), (0.0, -0.8), (0.7, 0.7)]);
}

/// Draws a numbered piece: a light face, a thick ring or a double one, the numeral.
pub fn numbered(painter: &Painter, at: Pos2, radius: f32, (number, colour, double): (u8, Colour, bool), theme: &Theme) {
    let ring = |outer: f32, inner: f32| {
        let middle = radius * (outer + inner) / 2.0;
        painter.circle_stroke(at, middle, Stroke::new(radius * (outer - inner), color(theme.seat(colour))));
    };
    painter.circle_filled(at, radius, color(theme.face()));
    if double {
        ring(0.985, 0.91);
        ring(0.815, 0.735);
    } else {
        ring(0.98, 0.79);
    }
    if radius > 4.0 {
        draw_numeral(painter, at, radius, number, theme);
    }
}

/// A numeral in the middle of a piece of a radius; 6 and 9 are underlined.
pub fn draw_numeral(painter: &Painter, at: Pos2, radius: f32, number: u8, theme: &Theme) {
    let ink = color(theme.numeral());
    let font = egui::FontId::proportional(radius * if matches!(number, 6 | 9) { 1.14 } else { 1.24 });
    // One weight is embedded: drawn twice, a hair apart, it is bold.
    let underlined = matches!(number, 6 | 9);
    let up = if underlined { -0.10 } else { -0.02 };
    for aside in [-0.025, 0.025] {
        let at = at + vec2(aside * radius, up * radius);
        painter.text(at, egui::Align2::CENTER_CENTER, number.to_string(), font.clone(), ink);
    }
    if underlined {
        let (left, y) = (at.x - 0.26 * radius, at.y + 0.50 * radius);
        painter.line_segment([pos2(left, y), pos2(left + 0.52 * radius, y)], Stroke::new(radius * 0.09, ink));
    }
}

/// A disc that is lightest towards the upper left.
fn shaded(at: Pos2, radius: f32, rim: Color32, heart: Color32) -> Mesh {
    const SIDES: u32 = 28;
    let mut mesh = Mesh::default();
    mesh.colored_vertex(at + vec2(-0.25, -0.3) * radius, heart);
    for side in 0..SIDES {
        let angle = std::f32::consts::TAU * side as f32 / SIDES as f32;
        mesh.colored_vertex(at + egui::Vec2::angled(angle) * radius, rim);
        mesh.add_triangle(0, 1 + side, 1 + (side + 1) % SIDES);
    }
    mesh
}

/// ● ▲ ■ ◆ ★ ✚ as shapes: no font is asked for them.
fn draw_symbol(painter: &Painter, at: Pos2, r: f32, colour: Colour, ink: Color32) {
    let polygon = |points: &[(f32, f32)]| {
        let points = points.iter().map(|(x, y)| pos2(at.x + x * r, at.y + y * r)).collect();
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    };
    match colour {
        Colour::Vermilion | Colour::White => {
            painter.circle_filled(at, r * 0.8, ink);
        }
        Colour::Yellow => polygon(&[(0.0, -0.95), (0.95, 0.7), (-0.95, 0.7)]),
        Colour::Green | Colour::Black => polygon(&[(-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75)]),
        Colour::Blue => polygon(&[(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]),
        Colour::Purple => {
            for tip in 0..5 {
                let angle = |steps: f32| std::f32::consts::TAU * (tip as f32 + steps) / 5.0;
                let at = |steps: f32, r: f32| (r * angle(steps).sin(), -r * angle(steps).cos());
                polygon(&[(0.0, 0.0), at(-0.5, 0.45), at(0.0, 1.05), at(0.5, 0.45)]);
            }
        }
        Colour::Sky => {
            polygon(&[(-0.95, -0.3), (0.95, -0.3), (0.95, 0.3), (-0.95, 0.3)]);
            polygon(&[(-0.3, -0.95), (0.3, -0.95), (0.3, 0.95), (-0.3, 0.95)]);
        }
    }
}
