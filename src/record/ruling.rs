//! What a match adds to a game on paper: how it is played, and the rulings with their penalties.

use serde::{Deserialize, Serialize};

use super::tree::{NodeId, Record};
use crate::games::{Outcome, Ply, Seat};

/// How the table helps and judges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Whatever a move needs saying is filled in.
    #[default]
    Guided,
    /// The player says it; what is wrong is explained and may be tried again.
    Practice,
    /// The player says it; what is wrong costs the turn and a penalty. No take-back, and the clocks count.
    Match,
}

impl Mode {
    /// All three, the friendliest first.
    pub const ALL: [Self; 3] = [Self::Guided, Self::Practice, Self::Match];

    /// The name in files and translation keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guided => "guided",
            Self::Practice => "practice",
            Self::Match => "match",
        }
    }

    /// The mode of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mode| mode.name() == name)
    }
}

/// The terms that a game is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// How the table helps and judges.
    pub mode: Mode,
    /// Seconds for a move; `None`: as long as it takes.
    #[serde(default)]
    pub move_seconds: Option<u32>,
    /// Seconds for the whole round, both sides together.
    #[serde(default)]
    pub round_seconds: Option<u32>,
    /// Seconds that each side has for the whole game, in games where a side that uses them up has lost.
    #[serde(default)]
    pub side_seconds: Option<u32>,
    /// Seconds that a side gains with each of its moves (Fischer); 0 is sudden death.
    #[serde(default)]
    pub increment_seconds: u32,
    /// 規定分: points that a ruling takes off.
    #[serde(default = "usual_penalty")]
    pub penalty: u16,
}

fn usual_penalty() -> u16 {
    Terms::default().penalty
}

impl Default for Terms {
    fn default() -> Self {
        Self { mode: Mode::Guided, ..Self::UNTIMED }
    }
}

impl Terms {
    /// A match without clocks.
    const UNTIMED: Self = Self {
        mode: Mode::Match,
        move_seconds: None,
        round_seconds: None,
        side_seconds: None,
        increment_seconds: 0,
        penalty: 5,
    };

    /// Those of a school match: 30 s a move, 20 min a round, five points.
    pub const MATCH: Self = Self { move_seconds: Some(30), round_seconds: Some(1200), ..Self::UNTIMED };

    /// A match with a clock for each side: so many seconds for the game, and so many more with each move.
    pub const fn side_clocks(seconds: u32, increment: u32) -> Self {
        Self { side_seconds: Some(seconds), increment_seconds: increment, ..Self::UNTIMED }
    }
}

/// What a ruling is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// What was said is no legal move, or its equation is wrong; in the player's words. The position before it says why.
    Wrong(String),
    /// The time for the move ran out.
    Time,
    /// The player stayed away: the game is forfeit.
    Absent,
}

/// A ruling, noted at the ply that came of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ruling {
    /// What it is about.
    pub why: Reason,
    /// Points taken off.
    #[serde(default)]
    pub points: u16,
    /// The referee has undone it.
    #[serde(default)]
    pub lifted: bool,
}

impl Record {
    /// Whether a node is a ruling that the referee has undone before anybody moved: the turn was given back.
    pub fn is_withdrawn(&self, node: NodeId) -> bool {
        let passed = |id: &NodeId| matches!(self.nodes[*id].ply, Some(Ply::Pass(_)));
        let after = |id: &NodeId| self.nodes[*id].children.first().copied();
        self.nodes[node].ruling.as_ref().is_some_and(|ruling| ruling.lifted)
            && std::iter::successors(after(&node), after).all(|id| passed(&id))
    }

    /// The rulings in force on the way to a node, with whom they hit.
    pub fn rulings_to(&self, node: NodeId) -> Vec<(NodeId, Seat, &Ruling)> {
        let found = |id: NodeId| {
            let node = &self.nodes[id];
            let ruling = node.ruling.as_ref().filter(|ruling| !ruling.lifted)?;
            Some((id, node.ply.as_ref()?.seat(), ruling))
        };
        self.line_to(node).into_iter().filter_map(found).collect()
    }

    /// The penalty points of each seat at a node.
    pub fn penalties_at(&self, node: NodeId) -> Vec<i64> {
        let mut points = vec![0; self.start.seats()];
        for (_, seat, ruling) in self.rulings_to(node) {
            if let Some(sum) = points.get_mut(seat.index()) {
                *sum += i64::from(ruling.points);
            }
        }
        points
    }

    /// How the game stands at a node once it is over there, penalties taken off.
    pub fn outcome_at(&self, node: NodeId) -> Option<Outcome> {
        Some(self.position_at(node).outcome()?.less(&self.penalties_at(node)))
    }
}
