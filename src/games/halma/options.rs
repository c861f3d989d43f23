//! The options of Halma, its corners, and the `key=value` form.

use std::fmt;
use std::sync::LazyLock;

use crate::board::{Board, Cell, Cells, SquareBoard};
use crate::games::SetupError;
use crate::games::race::{self, Camps, GoalLock, Ground, Rules, Zones};
use crate::games::rules::{Choice, Rule, on_off, read};

const BOARD: SquareBoard = SquareBoard::HALMA;

/// The rules in force for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// 2, with 19 pieces a side, or 4, with 13.
    pub players: u8,
    /// Several hops in one move.
    pub chains: bool,
    /// A piece that has entered the goal stays in it.
    pub goal_lock: bool,
    /// Leave home while another player's piece stands in it.
    pub evacuation: bool,
    /// End a game in which nobody gets nearer.
    pub no_progress: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, chains: true, goal_lock: true, evacuation: true, no_progress: true }
    }
}

/// What a set-up offers.
pub const CHOICES: &[Choice] = &[
    Choice::new("players", &["2", "4"]),
    Choice::switch("chains"),
    Choice::switch("goal-lock"),
    Choice::switch("evacuation"),
    Choice::switch("no-progress"),
];

/// The rule names, for messages.
pub const KEYS: &str = "players, chains, goal-lock, evacuation, no-progress";

impl race::Variant for Options {
    type Set = Cells;

    fn ground(&self) -> &'static Ground<Cells> {
        static GROUND: LazyLock<Ground<Cells>> = LazyLock::new(|| Ground::new(Board::Square(BOARD)));
        &GROUND
    }

    fn check(&self) -> Result<(), SetupError> {
        match self.players {
            2 | 4 => Ok(()),
            other => Err(SetupError::BadValue { key: "players".into(), value: other.to_string(), allowed: "2, 4" }),
        }
    }

    fn rules(&self) -> Rules {
        Rules {
            pieces: if self.players == 2 { 19 } else { 13 },
            long_hops: false,
            chains: self.chains,
            camps: Camps::Open,
            evacuation: self.evacuation,
            goal_lock: if self.goal_lock { GoalLock::End } else { GoalLock::Off },
            filled_goal: false,
            no_progress: self.no_progress.then_some(200),
            full_round: false,
            kings: false,
        }
    }

    fn corners(&self) -> &'static [u8] {
        if self.players == 2 { &[0, 2] } else { &[0, 1, 2, 3] }
    }

    fn zones(&self, corner: u8) -> Zones<Cells> {
        let zone = |corner| BOARD_CELLS.map(Cell).filter(|&cell| self.is_camp(cell, corner)).collect();
        let opposite = (corner + 2) % 4;
        let (home_tip, goal_tip) = (tip(corner), tip(opposite));
        Zones { home: zone(corner), goal: zone(opposite), foreign: Cells::EMPTY, home_tip, goal_tip }
    }
}

const BOARD_CELLS: std::ops::RangeInclusive<u8> = 0..=u8::MAX;

/// Rows and columns from a corner, clockwise from a1.
fn from_corner(cell: Cell, corner: u8) -> (u8, u8) {
    let (row, column) = BOARD.row_column(cell);
    let last = BOARD.size() - 1;
    (if matches!(corner, 0 | 3) { last - row } else { row }, if corner < 2 { column } else { last - column })
}

fn tip(corner: u8) -> Cell {
    BOARD_CELLS.map(Cell).find(|&cell| from_corner(cell, corner) == (0, 0)).unwrap_or(Cell(0))
}

impl Options {
    /// Rows of 5 5 4 3 2 from the rim for two, of 4 4 3 2 for four.
    fn is_camp(&self, cell: Cell, corner: u8) -> bool {
        let widths: &[u8] = if self.players == 2 { &[5, 5, 4, 3, 2] } else { &[4, 4, 3, 2] };
        let (row, column) = from_corner(cell, corner);
        widths.get(usize::from(row)).is_some_and(|&width| column < width)
    }

    /// Reads `k=v,k=v`; what is not named keeps its default. Spaces around words do not matter.
    ///
    /// # Errors
    /// An unknown key, or a value that the key does not take.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let options = read(text, Self::set)?;
        race::Variant::check(&options)?;
        Ok(options)
    }

    fn set(&mut self, rule: Rule<'_>) -> Result<(), SetupError> {
        match rule.key {
            "players" => self.players = rule.value.parse().map_err(|_| rule.bad("2, 4"))?,
            "chains" => self.chains = rule.flag()?,
            "goal-lock" => self.goal_lock = rule.flag()?,
            "evacuation" => self.evacuation = rule.flag()?,
            "no-progress" => self.no_progress = rule.flag()?,
            key => return Err(SetupError::UnknownRule(key.into(), KEYS)),
        }
        Ok(())
    }
}

/// Every rule in a fixed order: what a saved game holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "players={},chains={},goal-lock={},evacuation={},no-progress={}",
            self.players,
            on_off(self.chains),
            on_off(self.goal_lock),
            on_off(self.evacuation),
            on_off(self.no_progress),
        )
    }
}
