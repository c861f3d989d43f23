//! A move shown leg by leg, and a shake for a refused try. Nothing waits for them: the position is already new.

use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::pieces::Drawn;
use crate::board::{Cell, Point};
use crate::games::Move;
use crate::gui::AppSet;
use crate::settings::Speed;

/// A long chain speeds up so that no move lasts longer, in seconds.
const LONGEST: f32 = 2.0;
/// Height of a hop, in board units for each unit of its length.
const HEIGHT: f32 = 0.22;
const SHAKE: f32 = 0.35;

/// One leg: where it lands, and whether it is a hop.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leg {
    to: Cell,
    hop: bool,
}

/// The start and the legs of a move.
pub fn legs(mv: &Move) -> (Cell, Vec<Leg>) {
    (mv.from, mv.hops.iter().map(|hop| Leg { to: hop.to, hop: !hop.over.is_empty() }).collect())
}

/// Seconds a hop of a move of so many takes at a speed.
pub fn seconds_a_leg(speed: Speed, legs: usize) -> f32 {
    if speed == Speed::Off { 0.0 } else { shortened(speed.seconds(), legs) }
}

fn shortened(seconds: f32, legs: usize) -> f32 {
    seconds.min(LONGEST / legs.max(1) as f32)
}

/// A piece that is on its way.
#[derive(Component, Clone, Debug)]
pub struct Moving {
    from: Cell,
    legs: Vec<Leg>,
    seconds_a_leg: f32,
    elapsed: f32,
}

impl Moving {
    /// A move at a speed in seconds a hop.
    pub fn new((from, legs): (Cell, Vec<Leg>), seconds: f32) -> Self {
        let seconds_a_leg = shortened(seconds, legs.len());
        Self { from, legs, seconds_a_leg, elapsed: 0.0 }
    }

    fn is_over(&self) -> bool {
        self.elapsed >= self.seconds_a_leg * self.legs.len() as f32
    }

    /// Where on the board it is now, and how high above it.
    pub fn place(&self, at: impl Fn(Cell) -> Point) -> (Point, f32) {
        let progress = self.elapsed / self.seconds_a_leg.max(f32::EPSILON);
        let index = (progress as usize).min(self.legs.len().saturating_sub(1));
        let Some(&leg) = self.legs.get(index) else { return (at(self.from), 0.0) };
        let start = if index == 0 { at(self.from) } else { at(self.legs[index - 1].to) };
        let end = at(leg.to);
        let t = (progress - index as f32).clamp(0.0, 1.0);
        let eased = t * t * (3.0 - 2.0 * t);
        let height = if leg.hop { HEIGHT * start.distance(end) * 4.0 * t * (1.0 - t) } else { 0.0 };
        (start.lerp(end, eased), height)
    }
}

/// A piece whose move was refused.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Shaking {
    elapsed: f32,
}

impl Shaking {
    /// How far it is from its place, sideways.
    pub fn offset(self) -> f32 {
        let left = (1.0 - self.elapsed / SHAKE).max(0.0);
        (self.elapsed * 55.0).sin() * 0.09 * left
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (skip, advance).chain().in_set(AppSet::Present).before(Drawn));
}

/// A press anywhere ends every flight; it still does what it would have done.
fn skip(
    mut buttons: MessageReader<MouseButtonInput>,
    mut keys: MessageReader<bevy::input::keyboard::KeyboardInput>,
    mut moving: Query<&mut Moving>,
) {
    let pressed = buttons.read().any(|button| button.state.is_pressed());
    let typed = keys.read().any(|key| key.state.is_pressed() && !key.repeat);
    if pressed || typed {
        for mut moving in &mut moving {
            moving.elapsed = f32::MAX / 2.0;
        }
    }
}

fn advance(
    time: Res<Time<Real>>,
    mut commands: Commands,
    mut moving: Query<(Entity, &mut Moving)>,
    mut shaking: Query<(Entity, &mut Shaking)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // The first frame after a sleep must not swallow the whole flight.
    let delta = time.delta_secs().min(0.1);
    for (entity, mut moving) in &mut moving {
        if moving.is_over() {
            commands.entity(entity).remove::<Moving>();
        } else {
            moving.elapsed += delta;
        }
        redraw.write(RequestRedraw);
    }
    for (entity, mut shaking) in &mut shaking {
        if shaking.elapsed >= SHAKE {
            commands.entity(entity).remove::<Shaking>();
        } else {
            shaking.elapsed += delta;
        }
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn straight(cell: Cell) -> Point {
        Point::new(f32::from(cell.0), 0.0)
    }

    #[test]
    fn a_hop_is_an_arc_from_start_to_landing() {
        let leg = Leg { to: Cell(2), hop: true };
        let mut moving = Moving::new((Cell(0), vec![leg, Leg { to: Cell(4), hop: true }]), 0.2);
        assert_eq!(moving.place(straight), (Point::new(0.0, 0.0), 0.0));
        moving.elapsed = 0.1;
        let (ground, height) = moving.place(straight);
        assert!((ground.x - 1.0).abs() < 1e-4 && (height - HEIGHT * 2.0).abs() < 1e-4);
        moving.elapsed = 0.4;
        assert!(moving.is_over());
        assert_eq!(moving.place(straight).0, Point::new(4.0, 0.0));
    }

    #[test]
    fn a_long_chain_takes_no_more_than_two_seconds() {
        let legs = vec![Leg { to: Cell(1), hop: true }; 20];
        let moving = Moving::new((Cell(0), legs), 0.45);
        assert!(moving.seconds_a_leg * 20.0 <= LONGEST + 1e-4);
    }
}
