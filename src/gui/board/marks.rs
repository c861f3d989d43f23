//! What is marked on the board: the goal, the last move, the picked piece and where it can go, the way it would take,
//! the keyboard's cell, the cause of a refusal.

use std::time::Duration;

use bevy::prelude::*;

use super::ink::{Ink, Inks, Look};
use super::{BoardRoot, Shown, layer, line, shape, triangle};
use crate::board::{Cell, Point};
use crate::draw::BoardPicture;
use crate::games::Move;
use crate::gui::AppSet;
use crate::gui::action::Held;
use crate::gui::desk::Desk;
use crate::gui::session::Session;
use crate::table::route::Route;
use crate::table::saying::{Landing, LandingMark};

/// After so long a thought the pieces that must capture are shown.
const HESITATION: Duration = Duration::from_secs(8);

/// A mark as it shall be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Mark {
    look: Look,
    at: Vec3,
    size: Vec2,
    angle: f32,
}

/// The entity of a mark.
#[derive(Component)]
struct MarkShape;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(AppSet::Present).after(super::pieces::Drawn));
}

/// Draws the marks anew when they differ from those that are drawn.
fn draw(
    session: Res<Session>,
    shown: Res<Shown>,
    mut drawn: Local<Vec<Mark>>,
    mut commands: Commands,
    shapes: Query<Entity, With<MarkShape>>,
    root: Query<Entity, With<BoardRoot>>,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
) {
    let (Some(picture), Ok(root)) = (&shown.picture, root.single()) else { return };
    let wanted = marks(&session.desk, picture);
    if *drawn == wanted {
        return;
    }
    for shape in &shapes {
        commands.entity(shape).despawn();
    }
    for mark in &wanted {
        let theme = &session.desk.theme;
        let bundle = shape(mark.look, mark.at, mark.size, mark.angle, &mut inks, &mut assets, theme);
        commands.spawn((MarkShape, ChildOf(root), bundle));
    }
    *drawn = wanted;
}

/// The move that the pointer or the keyboard is about to make: a picked piece over a cell it can reach.
pub fn aimed_move(desk: &Desk) -> Option<Move> {
    let picked = desk.view.picked.filter(|_| desk.editor.is_none())?;
    let target = desk.view.hover.or(desk.view.cursor).filter(|&cell| cell != picked)?;
    match (&desk.saying, &desk.route) {
        (Some(saying), _) => saying.aimed_at(target),
        (None, Some(route)) => route.aimed_at(target),
        (None, None) => desk.game()?.find_move(picked, target).ok(),
    }
}

fn marks(desk: &Desk, picture: &BoardPicture) -> Vec<Mark> {
    let at = |cell: Cell| picture.cells.get(cell.index()).copied().unwrap_or_default();
    let disc = |look, Point { x, y }: Point, z, radius: f32| Mark {
        look,
        at: Vec3::new(x, y, z),
        size: Vec2::splat(2.0 * radius),
        angle: 0.0,
    };
    let mut marks = Vec::new();
    if let Some(editor) = &desk.editor {
        marks.extend(desk.view.picked.map(|cell| disc(Look::Picked, at(cell), layer::UNDER + 0.4, 0.50)));
        let aims = editor.held != Held::Nothing || desk.view.picked.is_some();
        let aim = desk.view.hover.filter(|cell| aims && desk.view.picked != Some(*cell));
        marks.extend(aim.map(|cell| disc(Look::Picked, at(cell), layer::OVER, 0.50)));
        marks.extend(desk.view.cursor.map(|cell| disc(Look::Cursor, at(cell), layer::OVER + 0.5, 0.49)));
        return marks;
    }
    let Some(table) = &desk.table else { return Vec::new() };
    let game = table.game();
    let way = |marks: &mut Vec<Mark>, mv: &Move, z: f32, (line_look, dot): (Look, Look), thickness, radius| {
        let mut from = at(mv.from);
        for hop in &mv.hops {
            let (at, size, angle) = line(from, at(hop.to), z, thickness);
            marks.push(Mark { look: line_look, at, size, angle });
            from = Point::new(2.0f32.mul_add(at.x, -from.x), 2.0f32.mul_add(at.y, -from.y));
            marks.push(disc(dot, from, z + 0.1, radius));
        }
    };
    if game.outcome().is_none() {
        let seat = game.to_move();
        let goal = picture.zones.iter().find(|zone| zone_is(zone, game.goal(seat).map(at)));
        if let (true, Some(entrant)) = (picture.chequered > 0.0, table.record().entrants.get(seat.index())) {
            for Point { x, y } in game.goal(seat).map(at) {
                let (at, size) = (Vec3::new(x, y, layer::FIELD + 0.3), Vec2::splat(1.0));
                marks.push(Mark { look: Look::GoalField(entrant.colour), at, size, angle: 0.0 });
            }
        }
        if let (Some(zone), Some(entrant)) = (goal, table.record().entrants.get(seat.index())) {
            let (at, size, angle) = triangle(&zone.corners, layer::ZONE + 0.5);
            marks.push(Mark { look: Look::Goal(entrant.colour), at, size, angle });
        }
    }
    if let Some(mv) = table.last_move() {
        way(&mut marks, mv, layer::UNDER, (Look::LastLine, Look::LastDot), 0.09, 0.09);
        marks.push(disc(Look::LastDot, at(mv.from), layer::UNDER + 0.1, 0.16));
    }
    if let Some(picked) = desk.view.picked {
        marks.push(disc(Look::Picked, at(picked), layer::UNDER + 0.4, 0.50));
        // What is said already lies under the pieces, so that every number can be read.
        if let Some(saying) = desk.saying.as_ref().filter(|saying| !saying.hops().is_empty()) {
            let looks = (Look::PathLine, Look::PathDot);
            way(&mut marks, &saying.to_move(), layer::UNDER + 0.2, looks, 0.10, 0.21);
        }
        if let Some(so_far) = desk.route.as_ref().and_then(Route::so_far) {
            way(&mut marks, &so_far, layer::UNDER + 0.2, (Look::PathLine, Look::PathDot), 0.10, 0.21);
        }
        let aim = aimed_move(desk);
        for Landing { to: cell, mark } in desk.landings() {
            let aimed = aim.as_ref().is_some_and(|mv| mv.to() == cell);
            let (look, radius) = match mark {
                _ if aimed => (Look::Aim, 0.24),
                LandingMark::End => (Look::Dot, 0.15),
                LandingMark::On | LandingMark::Open => (Look::HollowDot, 0.19),
            };
            marks.push(disc(look, at(cell), layer::OVER, radius));
        }
        if let Some(mv) = aim {
            way(&mut marks, &mv, layer::OVER + 0.2, (Look::PathLine, Look::PathDot), 0.10, 0.21);
        }
    }
    if desk.view.picked.is_none() && must_capture(desk) {
        for (piece, _) in game.destinations() {
            marks.push(disc(Look::Culprit, at(piece), layer::OVER, 0.52));
        }
    }
    for &culprit in &desk.view.culprits {
        marks.push(disc(Look::Culprit, at(culprit), layer::OVER, 0.52));
    }
    if let Some(cursor) = desk.view.cursor {
        marks.push(disc(Look::Cursor, at(cursor), layer::OVER + 0.5, 0.49));
    }
    marks
}

/// Whether the player hesitates although something must be captured.
fn must_capture(desk: &Desk) -> bool {
    let Some(table) = desk.table.as_ref().filter(|table| table.is_live()) else { return false };
    table.thinking() >= HESITATION && table.game().must_take()
}

/// Whether a zone is the one in which the given places lie: its corners are among them.
fn zone_is(zone: &crate::draw::Zone, places: impl Iterator<Item = Point> + Clone) -> bool {
    zone.corners.iter().all(|corner| places.clone().any(|place| place.distance(*corner) < 0.1))
}
