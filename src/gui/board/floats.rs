//! The equations of a move float at its landings while the piece hops, and a moment longer.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Shown;
use crate::board::{Cell, Point};
use crate::games::{Move, Ply};
use crate::gui::AppSet;
use crate::gui::board::animation::seconds_a_leg;
use crate::gui::session::{Happened, Replaced, Session};
use crate::table::TableEvent;

/// How long an equation stays after the last hop, in seconds.
const STAY: f32 = 1.8;

/// The equations of the move that was played last.
#[derive(Resource, Default)]
struct Floats {
    lines: Vec<Float>,
    elapsed: f32,
    until: f32,
}

struct Float {
    cell: Cell,
    text: String,
    from: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Floats>().add_systems(Update, float.in_set(AppSet::Present).after(super::pieces::Drawn));
}

/// What each hop says.
fn equations(mv: &Move) -> Vec<(Cell, String)> {
    let said = mv.hops.iter().filter_map(|hop| {
        let expression = hop.expression.as_ref()?;
        Some((hop.to, format!("{expression}={}", expression.value()?)))
    });
    said.collect()
}

fn float(
    time: Res<Time<Real>>,
    mut happened: MessageReader<Happened>,
    mut replaced: MessageReader<Replaced>,
    session: Res<Session>,
    mut floats: ResMut<Floats>,
    mut shown: ResMut<Shown>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let gone = replaced.read().count() > 0;
    for Happened(event) in happened.read() {
        match event {
            TableEvent::Played { ply: Ply::Move(mv), .. } => {
                let step = seconds_a_leg(session.desk.settings.animation, mv.hops.len());
                let said = equations(mv).into_iter().enumerate();
                let lines: Vec<Float> =
                    said.map(|(i, (cell, text))| Float { cell, text, from: step * (i as f32 + 1.0) }).collect();
                let until = if lines.is_empty() { 0.0 } else { step * mv.hops.len() as f32 + STAY };
                *floats = Floats { lines, elapsed: 0.0, until };
            }
            TableEvent::Played { .. } | TableEvent::Jumped { .. } => *floats = Floats::default(),
            _ => {}
        }
    }
    if gone {
        *floats = Floats::default();
    }
    if floats.lines.is_empty() && shown.floating.is_empty() {
        return;
    }
    floats.elapsed += time.delta_secs().min(0.1);
    if floats.elapsed >= floats.until {
        *floats = Floats::default();
    }
    let picture = shown.picture.as_ref();
    let at = |cell: Cell| picture.and_then(|picture| picture.cells.get(cell.index()).copied()).unwrap_or_default();
    let visible = floats.lines.iter().filter(|float| floats.elapsed >= float.from);
    let floating: Vec<(Point, String)> = visible.map(|float| (at(float.cell), float.text.clone())).collect();
    shown.floating = floating;
    redraw.write(RequestRedraw);
}
