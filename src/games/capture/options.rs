//! The options of the capture game, its board, and the `key=value` form.

use std::fmt;
use std::sync::LazyLock;

use crate::board::hex::HexShape;
use crate::board::{Board, CellSet, HexBoard};
use crate::games::SetupError;
use crate::games::race::Ground;
use crate::games::rules::{Choice, Rule, on_off, read};

/// The board the game is played on: the middle of the star of 121, under its names.
pub fn board() -> &'static HexBoard {
    HexBoard::get(HexShape::Hexagon61)
}

/// The tables of the board.
pub(super) fn ground() -> &'static Ground<CellSet> {
    static GROUND: LazyLock<Ground<CellSet>> = LazyLock::new(|| Ground::new(Board::Hex(board())));
    &GROUND
}

/// The rules in force for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// 1 to 6.
    pub players: u8,
    /// A piece may step while none can hop; else the game is over then.
    pub steps: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2, steps: true }
    }
}

/// What a set-up offers.
pub const CHOICES: &[Choice] = &[Choice::new("players", &["1", "2", "3", "4", "5", "6"]), Choice::switch("steps")];

/// The rule names, for messages.
pub const KEYS: &str = "players, steps";

const PLAYERS: &str = "1, 2, 3, 4, 5, 6";

impl Options {
    /// Where the players sit, in turn order: the corners of the star, clockwise from the top.
    pub(super) fn corners(self) -> &'static [u8] {
        match self.players {
            1 => &[0],
            2 => &[0, 3],
            3 => &[0, 2, 4],
            4 => &[0, 1, 3, 4],
            5 => &[0, 1, 2, 3, 4],
            _ => &[0, 1, 2, 3, 4, 5],
        }
    }

    /// Reads `k=v,k=v`; what is not named keeps its default. Spaces around words do not matter.
    ///
    /// # Errors
    /// An unknown key, or a value that the key does not take.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        read(text, Self::set)
    }

    fn set(&mut self, rule: Rule<'_>) -> Result<(), SetupError> {
        match rule.key {
            "players" => {
                let players = rule.value.parse().ok().filter(|players| (1..=6).contains(players));
                self.players = players.ok_or_else(|| rule.bad(PLAYERS))?;
            }
            "steps" => self.steps = rule.flag()?,
            key => return Err(SetupError::UnknownRule(key.into(), KEYS)),
        }
        Ok(())
    }
}

/// Every rule in a fixed order: what a saved game holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={},steps={}", self.players, on_off(self.steps))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_rules_read_back_and_bad_ones_are_refused() {
        for players in 1..=6 {
            let options = Options { players, steps: players % 2 == 0 };
            assert_eq!(Options::parse(&options.to_string()), Ok(options));
            assert_eq!(options.corners().len(), usize::from(players));
        }
        for bad in ["players=0", "players=7", "players=two", "steps=maybe", "steps"] {
            assert!(matches!(Options::parse(bad), Err(SetupError::BadValue { .. })), "{bad}");
        }
        assert!(matches!(Options::parse("pieces=10"), Err(SetupError::UnknownRule(..))));
    }
}
