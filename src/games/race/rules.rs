//! The rules that a racing game may have, and what makes a game of them.

use std::fmt::{Debug, Display};

use super::bits::Bits;
use super::ground::Ground;
use crate::board::{Cell, HexBoard};
use crate::games::SetupError;
use crate::games::rules::Rule;

/// What the points of other players are to a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Camps {
    /// Like any other cell.
    Open,
    /// May be crossed in a chain, not ended in.
    #[default]
    NoStop,
    /// No landing there at all.
    NoEntry,
}

impl Camps {
    /// As it is written in rules.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::NoStop => "no-stop",
            Self::NoEntry => "no-entry",
        }
    }

    /// The value of a rule.
    pub(in crate::games) fn read(rule: Rule<'_>) -> Result<Self, SetupError> {
        let all = [Self::Open, Self::NoStop, Self::NoEntry];
        let named = all.into_iter().find(|camps| camps.name() == rule.value);
        named.ok_or_else(|| rule.bad("open, no-stop, no-entry"))
    }
}

/// Whether a piece that stands in its goal may leave it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GoalLock {
    /// It may.
    #[default]
    Off,
    /// A move that starts in the goal may not end outside it.
    End,
    /// Nor may it leave the goal on the way, whether it started there or entered it by a hop.
    Strict,
}

/// The rules in force for a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Pieces a side.
    pub pieces: u8,
    /// 空跳: symmetric hops over a pivot that is not adjacent.
    pub long_hops: bool,
    /// Several hops in one move.
    pub chains: bool,
    /// Other players' points.
    pub camps: Camps,
    /// Leave home while another player's piece stands in it.
    pub evacuation: bool,
    /// Stay in the goal.
    pub goal_lock: GoalLock,
    /// A goal filled by anybody may count, guarded.
    pub filled_goal: bool,
    /// End a game in which nobody gets nearer for so many plies a seat, or that repeats itself.
    pub no_progress: Option<u32>,
    /// Seats that finish in the same round share the place.
    pub full_round: bool,
    /// Every seat has a king, which hops over whole rows but is itself hopped over by none.
    pub kings: bool,
}

/// The zones of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones<S> {
    /// The cells it starts on.
    pub home: S,
    /// The cells it must fill.
    pub goal: S,
    /// The points of the other players that are neither its home nor its goal.
    pub foreign: S,
    /// The farthest cell of its home, where its king starts if it has one.
    pub home_tip: Cell,
    /// The farthest cell of its goal, where its king must end.
    pub goal_tip: Cell,
}

/// A racing game: its options.
pub trait Variant: Copy + Debug + Display + Eq + 'static {
    /// A set of cells of its board.
    type Set: Bits;

    /// The tables of its board.
    fn ground(&self) -> &'static Ground<Self::Set>;

    /// Whether the options go together.
    ///
    /// # Errors
    /// The value that does not fit.
    fn check(&self) -> Result<(), SetupError>;

    /// The rules in force.
    fn rules(&self) -> Rules;

    /// The home corners in turn order, in the board's own count of corners, clockwise.
    fn corners(&self) -> &'static [u8];

    /// The zones of the seat at a corner.
    fn zones(&self, corner: u8) -> Zones<Self::Set>;
}

/// The zones on a star: triangles with `side` cells along the rim, the point and as much of the hexagon as it takes.
pub(in crate::games) fn star_zones<S: Bits>(board: &HexBoard, corner: u8, side: u8) -> Zones<S> {
    let far = |corner: u8| {
        let heights = board.cells().map(|cell| (board.height_towards(cell, corner.into()), cell));
        heights.max().map_or((0, Cell(0)), |far| far)
    };
    // Heights count half rows, of which two neighbouring rows are two apart.
    let triangle = |corner: u8| {
        let towards = |cell, turn: u8| board.height_towards(cell, usize::from(corner + turn));
        let (tip, _) = far(corner);
        let rim = tip / 2;
        let inside = |cell: &Cell| {
            towards(*cell, 0) > tip - 2 * side as i8 && towards(*cell, 1) <= rim && towards(*cell, 5) <= rim
        };
        board.cells().filter(inside).collect::<S>()
    };
    let opposite = (corner + 3) % 6;
    let foreign = (0..6).filter(|&other| other != corner && other != opposite);
    Zones {
        home: triangle(corner),
        goal: triangle(opposite),
        foreign: foreign.flat_map(|other| board.point(other.into())).collect(),
        home_tip: far(corner).1,
        goal_tip: far(opposite).1,
    }
}
