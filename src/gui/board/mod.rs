//! The board on the screen: entities are the picture of the position, never the truth about it.

mod animation;
mod floats;
mod ink;
mod labels;
mod marks;
mod pieces;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::AppSet;
use super::action::Screen;
use super::session::{Replaced, Restyle, Session};
use crate::board::Point;
use crate::draw::{BoardPicture, HOLE, Plate, ZONE_MARGIN};
use crate::games::Seat;
use crate::record::Colour;

pub use animation::Moving;
use ink::{Ink, Inks, Look};
pub use labels::draw_labels;

/// How far shapes reach within their quad; the rest is room for the smooth edge (see `ink.wgsl`).
const REACH: f32 = 0.9;

/// The part of the window that the panels leave free, in logical pixels from its upper left corner.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct BoardArea(pub Rect);

/// The board as it is shown now: what lies where on the screen.
#[derive(Resource, Default)]
pub struct Shown {
    /// The picture, turned as it is seen.
    pub picture: Option<BoardPicture>,
    turn: u8,
    /// Logical pixels a board unit.
    pub scale: f32,
    /// The middle of the board in logical pixels from the window's upper left corner.
    pub middle: Vec2,
    /// The numerals of the pieces, where they are at this moment.
    pub numerals: Vec<Numeral>,
    /// Equations that float at landings.
    pub floating: Vec<(Point, String)>,
}

/// A numeral on a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Numeral {
    /// Its middle.
    pub at: Point,
    /// Size of the piece, 1 on the board.
    pub size: f32,
    /// What it says.
    pub number: u8,
}

impl Shown {
    /// Where a point of the window lies on the board.
    pub fn to_board(&self, at: Vec2) -> Point {
        let offset = (at - self.middle) / self.scale.max(f32::EPSILON);
        Point::new(offset.x, -offset.y)
    }

    /// Where a point of the board lies in the window.
    pub fn to_window(&self, point: Point) -> Vec2 {
        self.middle + Vec2::new(point.x, -point.y) * self.scale
    }

    /// The cell at a point of the window.
    pub fn cell_at(&self, at: Vec2) -> Option<crate::board::Cell> {
        self.picture.as_ref()?.cell_at(self.to_board(at))
    }
}

/// The parent of everything on the board; its transform maps board units to the window.
#[derive(Component)]
struct BoardRoot;

/// A part of the board that never moves.
#[derive(Component)]
struct Fixture;

/// Layers, from the table upwards.
mod layer {
    pub const SHADOW: f32 = 0.0;
    pub const PLATE: f32 = 1.0;
    pub const FIELD: f32 = 1.5;
    pub const ZONE: f32 = 2.0;
    pub const GRID: f32 = 3.0;
    pub const HOLE: f32 = 4.0;
    pub const UNDER: f32 = 5.0;
    pub const PIECE: f32 = 6.0;
    pub const OVER: f32 = 8.0;
    pub const FLYING: f32 = 10.0;
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardArea>()
        .init_resource::<Shown>()
        .add_plugins((ink::plugin, pieces::plugin, marks::plugin, animation::plugin, floats::plugin))
        .add_systems(Startup, set_up)
        .add_systems(
            Update,
            (restyle, lay_out, build.run_if(resource_exists::<Session>))
                .chain()
                .in_set(AppSet::Present)
                .before(pieces::Drawn),
        );
}

fn set_up(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
    commands.spawn((BoardRoot, Transform::default(), Visibility::Hidden));
}

/// A shape in board units, as a bundle for a child of the root.
fn shape(
    look: Look,
    at: Vec3,
    size: Vec2,
    angle: f32,
    inks: &mut Inks,
    assets: &mut Assets<Ink>,
    theme: &crate::draw::Theme,
) -> impl Bundle + use<> {
    let transform =
        Transform { translation: at, rotation: Quat::from_rotation_z(angle), scale: (size / REACH).extend(1.0) };
    (inks.quad(), inks.get(look, theme, assets), transform)
}

/// A line from a point to another; `thickness` in board units. The quad is twice as high as the line.
fn line(from: Point, to: Point, z: f32, thickness: f32) -> (Vec3, Vec2, f32) {
    let middle = from.lerp(to, 0.5);
    let length = from.distance(to);
    let angle = (to.y - from.y).atan2(to.x - from.x);
    (Vec3::new(middle.x, middle.y, z), Vec2::new(length, thickness * 2.0) * REACH, angle)
}

fn restyle(
    mut restyled: MessageReader<Restyle>,
    mut replaced: MessageReader<Replaced>,
    session: Res<Session>,
    mut clear: ResMut<ClearColor>,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
) {
    let changed = restyled.read().count() + replaced.read().count() > 0;
    let [r, g, b] = session.desk.theme.background.0;
    let background = Color::srgb_u8(r, g, b);
    if changed || clear.0 != background {
        clear.0 = background;
        inks.dress(&session.desk.theme, &mut assets);
    }
}

/// Fits the board into the free part of the window.
fn lay_out(
    area: Res<BoardArea>,
    session: Res<Session>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut shown: ResMut<Shown>,
    mut root: Query<(&mut Transform, &mut Visibility), With<BoardRoot>>,
) {
    let (Ok(window), Ok((mut transform, mut visibility))) = (window.single(), root.single_mut()) else { return };
    let visible = session.desk.screen != Screen::Home && session.desk.ground().is_some();
    visibility.set_if_neq(if visible { Visibility::Inherited } else { Visibility::Hidden });
    let Some(radius) = shown.picture.as_ref().map(|picture| picture.plate.reach()) else { return };
    let room = area.0.size().min_element() - 16.0;
    let scale = (room / (2.0 * radius)).max(1.0);
    let middle = area.0.center();
    if (scale, middle) != (shown.scale, shown.middle) {
        (shown.scale, shown.middle) = (scale, middle);
    }
    let half = Vec2::new(window.width(), window.height()) / 2.0;
    let place = Transform {
        translation: Vec3::new(middle.x - half.x, half.y - middle.y, 0.0),
        scale: Vec3::new(scale, scale, 1.0),
        ..default()
    };
    transform.set_if_neq(place);
}

/// Builds the board anew when another match is on the table or the view is turned. Waits for pieces in flight.
fn build(
    mut replaced: MessageReader<Replaced>,
    moving: Query<(), With<Moving>>,
    session: Res<Session>,
    mut shown: ResMut<Shown>,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
    mut commands: Commands,
    fixtures: Query<Entity, With<Fixture>>,
    root: Query<Entity, With<BoardRoot>>,
    mut colours: Local<Vec<Colour>>,
) {
    let desk = &session.desk;
    let (Some(game), Ok(root)) = (desk.ground(), root.single()) else { return };
    let now = desk.colours_shown();
    let new_match = replaced.read().count() > 0 || shown.picture.is_none();
    let turned = shown.turn != desk.view.turn && moving.is_empty();
    if !new_match && !turned && *colours == now {
        return;
    }
    shown.turn = desk.view.turn;
    let picture = BoardPicture::new(game, desk.view.turn);
    for fixture in &fixtures {
        commands.entity(fixture).despawn();
    }
    let mut put = |look, (at, size, angle): (Vec3, Vec2, f32)| {
        let bundle = shape(look, at, size, angle, &mut inks, &mut assets, &desk.theme);
        commands.spawn((Fixture, ChildOf(root), bundle));
    };
    let disc = |at: Point, z: f32, radius: f32| (Vec3::new(at.x, at.y, z), Vec2::splat(2.0 * radius), 0.0);
    let square = |half: f32, z: f32| (Vec3::new(0.0, 0.0, z), Vec2::splat(2.0 * half), 0.0);
    let reach = picture.plate.reach();
    match picture.plate {
        Plate::Round(_) => {
            put(Look::PlateShadow, disc(Point::new(0.06, -0.22), layer::SHADOW, reach * 1.09 * REACH));
            put(Look::Plate, disc(Point::default(), layer::PLATE, reach));
        }
        Plate::Square(_) => {
            let (_, size, angle) = square(reach * 1.05 * REACH, layer::SHADOW);
            put(Look::SquareShadow, (Vec3::new(0.06, -0.12, layer::SHADOW), size, angle));
            put(Look::SquarePlate, square(reach, layer::PLATE));
            put(Look::Field(false), square(picture.chequered, layer::FIELD));
        }
    }
    for &Point { x, y } in &picture.dark_fields {
        put(Look::Field(true), (Vec3::new(x, y, layer::FIELD + 0.1), Vec2::splat(1.0), 0.0));
    }
    let colour = |seat: Seat| now.get(seat.index()).copied();
    for &(Point { x, y }, seat) in &picture.tinted {
        if let Some(colour) = colour(seat) {
            put(Look::Home(colour), (Vec3::new(x, y, layer::FIELD + 0.2), Vec2::splat(1.0), 0.0));
        }
    }
    for zone in &picture.zones {
        put(Look::Zone(zone.seat.and_then(colour)), triangle(&zone.corners, layer::ZONE));
    }
    for &(from, to) in &picture.lines {
        put(Look::Grid, line(from, to, layer::GRID, 0.035));
    }
    if picture.chequered == 0.0 {
        for &cell in &picture.cells {
            put(Look::Hole, disc(cell, layer::HOLE, HOLE));
        }
    }
    shown.picture = Some(picture);
    *colours = now;
}

/// The ground of a triangular zone: the shader's triangle has the distance `REACH / 2` from its middle to a side.
fn triangle(corners: &[Point], z: f32) -> (Vec3, Vec2, f32) {
    let count = corners.len().max(1) as f32;
    let (x, y) = corners.iter().fold((0.0, 0.0), |(x, y), p| (x + p.x / count, y + p.y / count));
    let middle = Point::new(x, y);
    let tip = corners.iter().copied().max_by(|a, b| a.y.total_cmp(&b.y)).unwrap_or_default();
    // The distance to a side is half the distance to a corner.
    let to_side = middle.distance(tip) / 2.0 + ZONE_MARGIN;
    // In the shader the triangle stands on its base with y downwards: its tip is up.
    let angle = (tip.y - y).atan2(tip.x - x) - std::f32::consts::FRAC_PI_2;
    (Vec3::new(x, y, z), Vec2::splat(4.0 * to_side), angle)
}
