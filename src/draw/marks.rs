//! What may be marked on a diagram: the last move, arrows, cells.

use super::picture::{BoardPicture, MARBLE};
use super::pieces::UNIT;
use super::svg::{Place, Svg, edge, fill, stroke};
use super::{DiagramOptions, Theme};
use crate::board::{Cell, Point};
use crate::games::Move;

/// A point of the board on the sheet.
pub(super) fn place(Point { x, y }: Point) -> Place {
    (x * UNIT, -y * UNIT)
}

/// The cells that a move begins and lands on.
pub(super) fn way(mv: &Move) -> impl Iterator<Item = Cell> {
    std::iter::once(mv.from).chain(mv.hops.iter().map(|hop| hop.to))
}

/// The way of the last move, under the pieces: where it began, and each landing.
pub(super) fn last_move(svg: &mut Svg, picture: &BoardPicture, theme: &Theme, mv: &Move) {
    let at = |cell: Cell| picture.cells.get(cell.index()).copied().map_or((0.0, 0.0), place);
    let mut way = Svg::default();
    let mut from = at(mv.from);
    way.circle(from, 0.16 * UNIT, &fill(theme.mark));
    for hop in &mv.hops {
        let to = at(hop.to);
        way.line(from, to, &edge(theme.mark, 0.09 * UNIT));
        way.circle(to, 0.09 * UNIT, &fill(theme.mark));
        from = to;
    }
    svg.group("opacity=\"0.5\"", &way);
}

/// Rings around cells, and arrows, above the pieces.
pub(super) fn above(svg: &mut Svg, picture: &BoardPicture, options: &DiagramOptions) {
    let theme = &options.theme;
    let point = |cell: Cell| picture.cells.get(cell.index()).copied();
    for at in options.marked.iter().filter_map(|&cell| point(cell)) {
        svg.circle(place(at), 0.50 * UNIT, &stroke(theme.plate, 0.14 * UNIT));
        svg.circle(place(at), 0.50 * UNIT, &stroke(theme.accent, 0.09 * UNIT));
    }
    for &(from, to) in &options.arrows {
        if let (Some(from), Some(to)) = (point(from), point(to)) {
            arrow(svg, from, to, theme);
        }
    }
}

/// An arrow from the edge of what stands on a cell to just before the middle of another.
fn arrow(svg: &mut Svg, from: Point, to: Point, theme: &Theme) {
    let length = from.distance(to);
    if length < f32::EPSILON {
        return;
    }
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let at =
        |along: f32, beside: f32| place(Point::new(from.x + x * along - y * beside, from.y + y * along + x * beside));
    let (tail, tip) = (MARBLE * 0.75, length - 0.08);
    let neck = tip - 0.36;
    let outline = [
        at(tail, 0.07),
        at(neck, 0.07),
        at(neck, 0.22),
        at(tip, 0.0),
        at(neck, -0.22),
        at(neck, -0.07),
        at(tail, -0.07),
    ];
    let halo = edge(theme.plate, 0.05 * UNIT);
    svg.polygon(&outline, &format!("{} {halo} paint-order=\"stroke\" stroke-linejoin=\"round\"", fill(theme.accent)));
}
