//! The options of Chinese checkers, and their `key=value` form.

use std::fmt;
use std::sync::LazyLock;

use crate::board::hex::HexShape;
use crate::board::{Board, CellSet, HexBoard};
use crate::games::SetupError;
use crate::games::race::{self, Camps, GoalLock, Ground, Rules, Zones, star_zones};
use crate::games::rules::{Choice, Rule, bad_value, on_off, read};

/// The board the game is played on.
pub fn board() -> &'static HexBoard {
    HexBoard::get(HexShape::Star121)
}

/// The rules in force for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// 2, 3, 4 or 6.
    pub players: u8,
    /// Pieces a side: 10, or 15 for 2 and 3 players.
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
    /// End a game in which nobody gets nearer.
    pub no_progress: bool,
    /// Seats that finish in the same round share the place.
    pub full_round: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            pieces: 10,
            long_hops: true,
            chains: true,
            camps: Camps::NoStop,
            evacuation: true,
            goal_lock: GoalLock::Off,
            filled_goal: false,
            no_progress: true,
            full_round: false,
        }
    }
}

/// What a set-up offers.
pub const CHOICES: &[Choice] = &[
    Choice::new("players", &["2", "3", "4", "5", "6"]),
    Choice::new("pieces", &["10", "15"]),
    Choice::switch("long-hops"),
    Choice::switch("chains"),
    Choice::new("camps", &["open", "no-stop", "no-entry"]),
    Choice::switch("evacuation"),
    Choice::switch("goal-lock"),
    Choice::switch("filled-goal"),
    Choice::switch("no-progress"),
    Choice::switch("full-round"),
];

/// The rule names, for messages.
pub const KEYS: &str =
    "players, pieces, long-hops, chains, camps, evacuation, goal-lock, filled-goal, no-progress, full-round";

impl race::Variant for Options {
    type Set = CellSet;

    fn ground(&self) -> &'static Ground<CellSet> {
        static GROUND: LazyLock<Ground<CellSet>> = LazyLock::new(|| Ground::new(Board::Hex(board())));
        &GROUND
    }

    /// Five players, a number that the star has no set-up for, or 15 pieces for more than three are refused.
    fn check(&self) -> Result<(), SetupError> {
        match (self.players, self.pieces) {
            (5, _) => Err(SetupError::FivePlayers),
            (2 | 3, 10 | 15) | (4 | 6, 10) => Ok(()),
            (4 | 6, 15) => Err(SetupError::TooManyPieces(self.players)),
            (2 | 3 | 4 | 6, pieces) => Err(bad_value("pieces", pieces, "10, 15")),
            (players, _) => Err(bad_value("players", players, "2, 3, 4, 6")),
        }
    }

    fn rules(&self) -> Rules {
        Rules {
            pieces: self.pieces,
            long_hops: self.long_hops,
            chains: self.chains,
            camps: self.camps,
            evacuation: self.evacuation,
            goal_lock: self.goal_lock,
            filled_goal: self.filled_goal,
            no_progress: self.no_progress.then_some(400),
            full_round: self.full_round,
            kings: false,
        }
    }

    fn corners(&self) -> &'static [u8] {
        match self.players {
            2 => &[0, 3],
            3 => &[0, 2, 4],
            4 => &[0, 1, 3, 4],
            _ => &[0, 1, 2, 3, 4, 5],
        }
    }

    /// 10 pieces are the point, 15 the point and the five hexagon cells of its base row.
    fn zones(&self, corner: u8) -> Zones<CellSet> {
        star_zones(board(), corner, if self.pieces == 15 { 5 } else { 4 })
    }
}

impl Options {
    /// Reads `k=v,k=v`; what is not named keeps its default. Spaces around words do not matter.
    ///
    /// # Errors
    /// An unknown key, a value that the key does not take, or a set-up that the star has no room for.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let options = read(text, Self::set)?;
        race::Variant::check(&options)?;
        Ok(options)
    }

    fn set(&mut self, rule: Rule<'_>) -> Result<(), SetupError> {
        let Rule { key, value } = rule;
        match key {
            "players" => self.players = value.parse().map_err(|_| rule.bad("2, 3, 4, 6"))?,
            "pieces" => self.pieces = value.parse().map_err(|_| rule.bad("10, 15"))?,
            "long-hops" => self.long_hops = rule.flag()?,
            "chains" => self.chains = rule.flag()?,
            "camps" => self.camps = Camps::read(rule)?,
            "evacuation" => self.evacuation = rule.flag()?,
            "goal-lock" => {
                self.goal_lock = match value {
                    "off" => GoalLock::Off,
                    "on" => GoalLock::End,
                    "strict" => GoalLock::Strict,
                    _ => return Err(rule.bad("on, off, strict")),
                }
            }
            "filled-goal" => self.filled_goal = rule.flag()?,
            "no-progress" => self.no_progress = rule.flag()?,
            "full-round" => self.full_round = rule.flag()?,
            _ => return Err(SetupError::UnknownRule(key.into(), KEYS)),
        }
        Ok(())
    }
}

/// Every rule in a fixed order: what a saved game holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lock = match self.goal_lock {
            GoalLock::Off => "off",
            GoalLock::End => "on",
            GoalLock::Strict => "strict",
        };
        write!(
            f,
            "players={},pieces={},long-hops={},chains={},camps={},evacuation={},goal-lock={lock},filled-goal={},\
             no-progress={},full-round={}",
            self.players,
            self.pieces,
            on_off(self.long_hops),
            on_off(self.chains),
            self.camps.name(),
            on_off(self.evacuation),
            on_off(self.filled_goal),
            on_off(self.no_progress),
            on_off(self.full_round),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_rules_read_back() {
        let mut options = Options { players: 3, pieces: 15, camps: Camps::NoEntry, ..Options::default() };
        options.goal_lock = GoalLock::Strict;
        options.full_round = true;
        assert_eq!(Options::parse(&options.to_string()), Ok(options));
        assert_eq!(
            Options::parse(" players = 6 , chains = off "),
            Ok(Options { players: 6, chains: false, ..Options::default() })
        );
    }

    #[test]
    fn five_players_and_crowded_boards_are_refused_with_the_reason() {
        assert_eq!(Options::parse("players=5"), Err(SetupError::FivePlayers));
        assert_eq!(Options::parse("players=4,pieces=15"), Err(SetupError::TooManyPieces(4)));
        assert!(matches!(Options::parse("players=7"), Err(SetupError::BadValue { .. })));
        assert!(matches!(Options::parse("players=-2"), Err(SetupError::BadValue { .. })));
        assert!(matches!(Options::parse("chains"), Err(SetupError::BadValue { .. })));
        assert!(matches!(Options::parse("speed=on"), Err(SetupError::UnknownRule(..))));
    }
}
