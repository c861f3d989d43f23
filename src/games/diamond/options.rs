//! The options of the diamond game and their `key=value` form.

use std::fmt;
use std::sync::LazyLock;

use crate::board::hex::HexShape;
use crate::board::{Board, CellSet, HexBoard};
use crate::games::SetupError;
use crate::games::race::{self, Camps, GoalLock, Ground, Rules, Zones, star_zones};
use crate::games::rules::{Choice, Rule, bad_value, on_off, read};

/// The board the game is played on.
pub fn board() -> &'static HexBoard {
    HexBoard::get(HexShape::Star73)
}

/// The rules in force for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// 2 or 3.
    pub players: u8,
    /// Pieces a side: 10 or 15.
    pub pieces: u8,
    /// One piece a side is a king.
    pub kings: bool,
    /// Other players' points.
    pub camps: Camps,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 3, pieces: 10, kings: false, camps: Camps::NoStop }
    }
}

/// What a set-up offers.
pub const CHOICES: &[Choice] = &[
    Choice::new("players", &["2", "3"]),
    Choice::new("pieces", &["10", "15"]),
    Choice::switch("kings"),
    Choice::new("camps", &["open", "no-stop", "no-entry"]),
];

/// The rule names, for messages.
pub const KEYS: &str = "players, pieces, kings, camps";

impl race::Variant for Options {
    type Set = CellSet;

    fn ground(&self) -> &'static Ground<CellSet> {
        static GROUND: LazyLock<Ground<CellSet>> = LazyLock::new(|| Ground::new(Board::Hex(board())));
        &GROUND
    }

    fn check(&self) -> Result<(), SetupError> {
        match (self.players, self.pieces) {
            (2 | 3, 10 | 15) => Ok(()),
            (2 | 3, pieces) => Err(bad_value("pieces", pieces, "10, 15")),
            (players, _) => Err(bad_value("players", players, "2, 3")),
        }
    }

    fn rules(&self) -> Rules {
        Rules {
            pieces: self.pieces,
            long_hops: false,
            chains: true,
            camps: self.camps,
            evacuation: true,
            goal_lock: GoalLock::Off,
            filled_goal: false,
            no_progress: Some(400),
            full_round: false,
            kings: self.kings,
        }
    }

    fn corners(&self) -> &'static [u8] {
        if self.players == 2 { &[0, 3] } else { &[0, 2, 4] }
    }

    /// 10 pieces are the point of six and its base row of four, 15 the next row of five too.
    fn zones(&self, corner: u8) -> Zones<CellSet> {
        star_zones(board(), corner, if self.pieces == 15 { 5 } else { 4 })
    }
}

impl Options {
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
            "players" => self.players = rule.value.parse().map_err(|_| rule.bad("2, 3"))?,
            "pieces" => self.pieces = rule.value.parse().map_err(|_| rule.bad("10, 15"))?,
            "kings" => self.kings = rule.flag()?,
            "camps" => self.camps = Camps::read(rule)?,
            key => return Err(SetupError::UnknownRule(key.into(), KEYS)),
        }
        Ok(())
    }
}

/// Every rule in a fixed order: what a saved game holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kings, camps) = (on_off(self.kings), self.camps.name());
        write!(f, "players={},pieces={},kings={kings},camps={camps}", self.players, self.pieces)
    }
}
