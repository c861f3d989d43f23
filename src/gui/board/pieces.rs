//! Marbles: one entity a piece, with its shadow and symbol as children.

use bevy::prelude::*;

use super::animation::{Moving, Shaking, legs};
use super::ink::{Ink, Inks, Look};
use super::{BoardRoot, Numeral, REACH, Shown, layer};
use crate::board::{Cell, Point};
use crate::draw::MARBLE;
use crate::games::Ply;
use crate::gui::AppSet;
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
    number: Option<u8>,
    /// Whether it belongs to the second seat, whose numbered pieces have a double ring.
    second: bool,
}

/// The shadow under a marble; it stays on the board while the marble flies.
#[derive(Component)]
pub struct MarbleShadow;

/// When the pieces are brought into line with the position.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (follow, place).chain().in_set(Drawn).in_set(AppSet::Present));
}

/// Brings the entities into line with the position: a move lets its piece travel, anything else builds them anew.
fn follow(
    mut happened: MessageReader<Happened>,
    session: Res<Session>,
    shown: Res<Shown>,
    mut commands: Commands,
    mut marbles: Query<(Entity, &mut Marble)>,
    root: Query<Entity, With<BoardRoot>>,
    mut inks: ResMut<Inks>,
    mut assets: ResMut<Assets<Ink>>,
    mut symbols: Local<bool>,
) {
    let (Some(table), Ok(root)) = (&session.desk.table, root.single()) else { return };
    let settings = &session.desk.settings;
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
                if settings.animation != Speed::Off {
                    commands.entity(entity).insert(Moving::new(legs(mv), settings.animation.seconds()));
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
    let colour = |seat: crate::games::Seat| table.record().entrants.get(seat.index()).map(|entrant| entrant.colour);
    let wanted: Vec<Marble> = table
        .game()
        .board()
        .cells()
        .filter_map(|cell| {
            let piece = table.game().piece_at(cell)?;
            Some(Marble { cell, colour: colour(piece.seat)?, number: piece.number, second: piece.seat.0 == 1 })
        })
        .collect();
    let right = marbles.iter().len() == wanted.len() && marbles.iter().all(|(_, marble)| wanted.contains(marble));
    if right && *symbols == settings.symbols || shown.picture.is_none() {
        return;
    }
    *symbols = settings.symbols;
    for (entity, _) in &marbles {
        commands.entity(entity).despawn();
    }
    let theme = &session.desk.theme;
    for marble in wanted {
        let look = match marble.number {
            Some(_) => Look::Numbered(marble.colour, marble.second),
            None => Look::Marble(marble.colour),
        };
        let body = (inks.quad(), inks.get(look, theme, &mut assets));
        let shadow = (inks.quad(), inks.get(Look::Shadow, theme, &mut assets));
        let symbol = (settings.symbols && marble.number.is_none())
            .then(|| (inks.quad(), inks.get(Look::Symbol(marble.colour), theme, &mut assets)));
        let mut entity = commands.spawn((marble, ChildOf(root), Transform::default(), Visibility::Inherited));
        entity.with_children(|parts| {
            parts.spawn((MarbleShadow, shadow, Transform::default()));
            parts.spawn((body, sized(2.0 * MARBLE / REACH, 0.2)));
            if let Some(symbol) = symbol {
                parts.spawn((symbol, sized(0.82 * MARBLE, 0.3)));
            }
        });
    }
}

const fn sized(size: f32, z: f32) -> Transform {
    Transform { translation: Vec3::new(0.0, 0.0, z), rotation: Quat::IDENTITY, scale: Vec3::new(size, size, 1.0) }
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
            if let Some(saying) = &session.desk.saying {
                ground = at(saying.at());
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
        if let Some(number) = marble.number {
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
