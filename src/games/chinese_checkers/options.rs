//! The options of Chinese checkers, and their `key=value` form.

use std::fmt;

use crate::games::SetupError;
use crate::games::rules::{Choice, Rule, on_off, rules};

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

impl Options {
    /// Whether the numbers of players and pieces go together.
    ///
    /// # Errors
    /// Five players, a number that the star has no set-up for, or 15 pieces for more than three.
    pub fn check(&self) -> Result<(), SetupError> {
        let bad = |key: &str, value: u8, allowed| {
            Err(SetupError::BadValue { key: key.into(), value: value.to_string(), allowed })
        };
        match (self.players, self.pieces) {
            (5, _) => Err(SetupError::FivePlayers),
            (2 | 3, 10 | 15) | (4 | 6, 10) => Ok(()),
            (4 | 6, 15) => Err(SetupError::TooManyPieces(self.players)),
            (2 | 3 | 4 | 6, pieces) => bad("pieces", pieces, "10, 15"),
            (players, _) => bad("players", players, "2, 3, 4, 6"),
        }
    }

    /// Reads `k=v,k=v`; what is not named keeps its default. Spaces around words do not matter.
    ///
    /// # Errors
    /// An unknown key, a value that the key does not take, or a set-up that [`Options::check`] refuses.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        let mut options = Self::default();
        for rule in rules(text) {
            options.set(rule)?;
        }
        options.check()?;
        Ok(options)
    }

    fn set(&mut self, rule: Rule<'_>) -> Result<(), SetupError> {
        let Rule { key, value } = rule;
        match key {
            "players" => self.players = value.parse().map_err(|_| rule.bad("2, 3, 4, 6"))?,
            "pieces" => self.pieces = value.parse().map_err(|_| rule.bad("10, 15"))?,
            "long-hops" => self.long_hops = rule.flag()?,
            "chains" => self.chains = rule.flag()?,
            "camps" => {
                self.camps = match value {
                    "open" => Camps::Open,
                    "no-stop" => Camps::NoStop,
                    "no-entry" => Camps::NoEntry,
                    _ => return Err(rule.bad("open, no-stop, no-entry")),
                }
            }
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
        let camps = match self.camps {
            Camps::Open => "open",
            Camps::NoStop => "no-stop",
            Camps::NoEntry => "no-entry",
        };
        let lock = match self.goal_lock {
            GoalLock::Off => "off",
            GoalLock::End => "on",
            GoalLock::Strict => "strict",
        };
        write!(
            f,
            "players={},pieces={},long-hops={},chains={},camps={camps},evacuation={},goal-lock={lock},filled-goal={},\
             no-progress={},full-round={}",
            self.players,
            self.pieces,
            on_off(self.long_hops),
            on_off(self.chains),
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
