//! Marbles: one entity a piece, with its shadow and symbol as children.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::animation::{Moving, Shaking, legs, seconds_a_leg};
use super::ink::{Ink, Inks, Look};
use super::{BoardRoot, Numeral, REACH, Shown, layer};
use crate::board::{Cell, Point};
use crate::draw::MARBLE;
use crate::games::{GameKind, Ply};
use crate::gui::AppSet;
use crate::gui::desk::Desk;
use crate::gui::input::Dragging;
use crate::gui::session::{Happened, Session};
use crate::record::Colour;
use crate::settings::Speed;
use crate::table::{Refusal, TableEvent};

/// A piece on a cell.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Marble {
    /// Where the position says it stands.
    pub cell: Cell,
    colour: Colour,
    sort: Sort,
    king: bool,
}

/// What a piece looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Sort {
    /// A ball.
    Ball,
    /// A disc with a number; of the second seat with a double ring.
    Numbered(u8, bool),
    /// A draughtsman.
    Man,
}

/// A piece that has been jumped: it stays, faint, until the whole capture is over.
#[derive(Component, Clone, Copy, Debug)]
struct Captured {
    elapsed: f32,
    jumped: f32,
    over: f32,
    faint: bool,
}

/// The shadow under a marble; it stays on the board while the marble flies.
#[derive(Component)]
pub struct MarbleShadow;

/// When the pieces are brought into line with the position.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, leave, place).chain().in_set(Drawn).in_set(AppSet::Present));
}

/// Brings the entities into line with the position: a move lets its piece travel, anything else builds them anew.
fn follow(
    mut happened: MessageReader<Happened>,
    session: Res<Session>,
    shown: Res<Shown>,
    mut commands: Commands,
    mut marbles: Query<(Entity, &mut Marble), Without<Captured>>,
    captured: Query<Entity, With<Captured>>,
    moving: Query<(), With<Moving>>,
    root: Query<Entity, With<BoardRoot>>,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
    mut symbols: Local<bool>,
) {
    let desk = &session.desk;
    let (Some(game), Ok(root)) = (desk.ground(), root.single()) else { return };
    let settings = &desk.settings;
    // What is changed by commands shows only later.
    let mut leaving: Vec<Entity> = Vec::new();
    let mut starts = false;
    for Happened(event) in happened.read() {
        match event {
            TableEvent::Played { ply: Ply::Move(mv), .. } => {
                for (entity, _) in &marbles {
                    commands.entity(entity).remove::<Moving>();
                }
                let Some((entity, mut marble)) = marbles.iter_mut().find(|(_, marble)| marble.cell == mv.from) else {
                    continue;
                };
                marble.cell = mv.to();
                if settings.animation == Speed::Off {
                    continue;
                }
                starts = true;
                commands.entity(entity).insert(Moving::new(legs(mv), settings.animation.seconds()));
                if !game.takes() {
                    continue;
                }
                let step = seconds_a_leg(settings.animation, mv.hops.len());
                let over = step * mv.hops.len() as f32;
                for (leg, hop) in mv.hops.iter().enumerate() {
                    let jumped = step * (leg as f32 + 0.6);
                    let taken =
                        marbles.iter().filter(|(other, marble)| *other != entity && hop.over.contains(&marble.cell));
                    for (taken, _) in taken {
                        leaving.push(taken);
                        commands.entity(taken).insert(Captured { elapsed: 0.0, jumped, over, faint: false });
                    }
                }
            }
            TableEvent::Refused(Refusal::Move { from: Some(from), .. }) if settings.animation != Speed::Off => {
                let shaken = marbles.iter().find(|(_, marble)| marble.cell == *from);
                if let Some((entity, _)) = shaken {
                    commands.entity(entity).insert(Shaking::default());
                }
            }
            _ => {}
        }
    }
    let colours = desk.colours_shown();
    let wanted: Vec<Marble> = game.board().cells().filter_map(|cell| marble_at(desk, &colours, cell)).collect();
    let present: Vec<Marble> =
        marbles.iter().filter(|(entity, _)| !leaving.contains(entity)).map(|(_, marble)| *marble).collect();
    let flies = starts || !moving.is_empty();
    // A piece in flight is crowned when it has landed.
    let same = |a: &Marble, b: &Marble| a == b || flies && Marble { king: b.king, ..*a } == *b;
    let right = present.len() == wanted.len() && present.iter().all(|a| wanted.iter().any(|b| same(a, b)));
    if right && *symbols == settings.symbols || shown.picture.is_none() {
        return;
    }
    *symbols = settings.symbols;
    for entity in marbles.iter().map(|(entity, _)| entity).chain(&captured) {
        commands.entity(entity).despawn();
    }
    for marble in wanted {
        let mut entity = commands.spawn((marble, ChildOf(root), Transform::default(), Visibility::Inherited));
        dress(&mut entity, marble, false, desk, &mut inks, &mut assets);
    }
}

fn marble_at(desk: &Desk, colours: &[Colour], cell: Cell) -> Option<Marble> {
    let piece = desk.piece_shown(cell)?;
    let colour = *colours.get(piece.seat.index())?;
    let sort = match (piece.number, desk.ground()?.kind()) {
        (Some(number), _) => Sort::Numbered(number, piece.seat.0 == 1),
        (None, GameKind::Draughts(_)) => Sort::Man,
        (None, _) => Sort::Ball,
    };
    Some(Marble { cell, colour, sort, king: piece.king })
}

/// Gives a piece its body and, while it is in the game, its shadow.
fn dress(
    entity: &mut EntityCommands,
    marble: Marble,
    faint: bool,
    desk: &Desk,
    inks: &mut Inks,
    assets: &mut Assets<Ink>,
) {
    let colour = marble.colour;
    let whole = 2.0 * MARBLE / REACH;
    let crown = 2.0 * MARBLE * 0.52 / 0.8;
    let parts: Vec<(Look, f32, f32)> = match (marble.sort, marble.king) {
        (Sort::Numbered(_, second), _) => vec![(Look::Numbered(colour, second), 0.0, whole)],
        (Sort::Man, false) => vec![(Look::Man(colour, faint), 0.0, whole)],
        (Sort::Man, true) => vec![
            (Look::Man(colour, faint), -0.06, whole),
            (Look::Man(colour, faint), 0.08, whole),
            (Look::Crown(colour, faint), 0.08, crown),
        ],
        (Sort::Ball, true) => vec![(Look::Marble(colour, faint), 0.0, whole), (Look::Crown(colour, faint), 0.0, crown)],
        (Sort::Ball, false) => {
            let symbol = desk.settings.symbols.then_some((Look::Symbol(colour), 0.0, 0.82 * MARBLE));
            [(Look::Marble(colour, faint), 0.0, whole)].into_iter().chain(symbol).collect()
        }
    };
    let shadow = (!faint).then(|| (inks.quad(), inks.get(Look::Shadow, &desk.theme, assets)));
    let parts: Vec<_> = parts
        .into_iter()
        .enumerate()
        .map(|(layer, (look, up, size))| {
            let place = Transform {
                translation: Vec3::new(0.0, up, 0.1 + 0.05 * layer as f32),
                scale: Vec3::new(size, size, 1.0),
                ..default()
            };
            (inks.quad(), inks.get(look, &desk.theme, assets), place)
        })
        .collect();
    entity.with_children(|body| {
        if let Some(shadow) = shadow {
            body.spawn((MarbleShadow, shadow, Transform::default()));
        }
        for part in parts {
            body.spawn(part);
        }
    });
}

/// Jumped pieces turn faint as they are passed, and leave together when the capture is over.
fn leave(
    time: Res<Time<Real>>,
    session: Res<Session>,
    mut captured: Query<(Entity, &Marble, &mut Captured)>,
    moving: Query<(), With<Moving>>,
    mut commands: Commands,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let delta = time.delta_secs().min(0.1);
    for (entity, marble, mut state) in &mut captured {
        redraw.write(RequestRedraw);
        // The first frame belongs to the move that has just been played.
        let over = state.elapsed > 0.0 && (state.elapsed >= state.over || moving.is_empty());
        state.elapsed += delta.max(f32::EPSILON);
        if over {
            commands.entity(entity).despawn();
        } else if !state.faint && state.elapsed >= state.jumped {
            state.faint = true;
            let mut entity = commands.entity(entity);
            entity.despawn_children();
            dress(&mut entity, *marble, true, &session.desk, &mut inks, &mut assets);
        }
    }
}

/// Puts every marble where it belongs at this moment: on its cell, along its way, under the finger.
fn place(
    session: Res<Session>,
    mut shown: ResMut<Shown>,
    dragging: Res<Dragging>,
    mut marbles: Query<(&Marble, &mut Transform, Option<&Moving>, Option<&Shaking>, &Children)>,
    mut shadows: Query<&mut Transform, (With<MarbleShadow>, Without<Marble>)>,
) {
    let mut numerals = std::mem::take(&mut shown.numerals);
    numerals.clear();
    let Some(picture) = &shown.picture else { return };
    let at = |cell: Cell| picture.cells.get(cell.index()).copied().unwrap_or_default();
    for (marble, mut transform, moving, shaking, children) in &mut marbles {
        let (mut ground, mut height, mut z) = (at(marble.cell), 0.0, layer::PIECE);
        let picked = session.desk.view.picked == Some(marble.cell);
        if let Some(moving) = moving {
            (ground, height) = moving.place(at);
            z = layer::FLYING;
        } else if picked {
            (height, z) = (0.08, layer::FLYING);
            if let Some(cell) = session.desk.piece_in_hand_at().filter(|_| session.desk.editor.is_none()) {
                ground = at(cell);
            }
            if let Some(pointer) = dragging.over() {
                ground = shown.to_board(pointer);
                height = 0.14;
            }
        }
        if let Some(shaking) = shaking {
            ground.x += shaking.offset();
        }
        let Point { x, y } = ground;
        // Upper rows lie behind lower ones.
        let z = z + 0.5 - y * 0.01;
        let size = 1.0 + height * 0.5;
        transform.set_if_neq(Transform {
            translation: Vec3::new(x, y + height, z),
            scale: Vec3::new(size, size, 1.0),
            ..default()
        });
        if let Sort::Numbered(number, _) = marble.sort {
            numerals.push(Numeral { at: Point::new(x, y + height), size, number });
        }
        for &child in children {
            if let Ok(mut shadow) = shadows.get_mut(child) {
                let spread = 2.0 * MARBLE * (1.38 + height * 0.6) / size;
                shadow.set_if_neq(Transform {
                    translation: Vec3::new(0.04 / size, (-0.07 - height) / size, -0.2),
                    scale: Vec3::new(spread, spread * 0.96, 1.0),
                    ..default()
                });
            }
        }
    }
    shown.numerals = numerals;
}
