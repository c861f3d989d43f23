//! The closed set of games: their names, the rules that they offer, their starts.

use super::draughts::{self, Variant};
use super::{Choice, Game, SetupError};
use super::{capture, chinese_checkers, diamond, halma, number_chess};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// 中國跳棋.
    ChineseCheckers,
    /// 國際數棋.
    NumberChess,
    /// 國際跳棋.
    Draughts(Variant),
    /// 正方跳棋.
    Halma,
    /// 鑽石跳棋.
    Diamond,
    /// 食棋.
    Capture,
}

impl GameKind {
    /// Every game of the house, in the order of the gallery.
    pub const ALL: [Self; 10] = [
        Self::ChineseCheckers,
        Self::NumberChess,
        Self::Draughts(Variant::ALL[0]),
        Self::Draughts(Variant::ALL[1]),
        Self::Draughts(Variant::ALL[2]),
        Self::Draughts(Variant::ALL[3]),
        Self::Draughts(Variant::ALL[4]),
        Self::Halma,
        Self::Diamond,
        Self::Capture,
    ];

    /// One of each family, for a gallery; [`GameKind::family`] tells the others.
    pub const GALLERY: [Self; 6] = [
        Self::NumberChess,
        Self::ChineseCheckers,
        Self::Draughts(Variant::ALL[0]),
        Self::Halma,
        Self::Diamond,
        Self::Capture,
    ];

    /// The games between which a set-up lets the players choose.
    pub fn family(self) -> Vec<Self> {
        match self {
            Self::Draughts(_) => Variant::ALL.map(Self::Draughts).to_vec(),
            only => vec![only],
        }
    }

    /// The name on the command line and in files; also the stem of its translation keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ChineseCheckers => "chinese-checkers",
            Self::NumberChess => "number-chess",
            Self::Draughts(variant) => variant.name(),
            Self::Halma => "halma",
            Self::Diamond => "diamond",
            Self::Capture => "capture",
        }
    }

    /// The game of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether written moves hold equations, which have brackets of their own.
    pub const fn has_equations(self) -> bool {
        matches!(self, Self::NumberChess)
    }

    /// Whether a side that has used up its time has lost, so that each side may have a clock of its own.
    pub const fn has_side_clocks(self) -> bool {
        matches!(self, Self::Draughts(_))
    }

    /// The rules that a set-up offers, with their values.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::ChineseCheckers => chinese_checkers::CHOICES,
            Self::NumberChess => number_chess::CHOICES,
            Self::Halma => halma::CHOICES,
            Self::Diamond => diamond::CHOICES,
            Self::Capture => capture::CHOICES,
            Self::Draughts(variant) => variant.choices(),
        }
    }

    /// The start of a game under rules given as `k=v,…`; an empty text means the defaults.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn start(self, rules: &str) -> Result<Game, SetupError> {
        match self {
            Self::ChineseCheckers => {
                chinese_checkers::Position::start(chinese_checkers::Options::parse(rules)?).map(Game::ChineseCheckers)
            }
            Self::NumberChess => {
                Ok(Game::NumberChess(number_chess::Position::start(number_chess::Options::parse(rules)?)))
            }
            Self::Draughts(variant) => Ok(Game::Draughts(draughts::Position::start(variant.with_options(rules)?))),
            Self::Halma => halma::Position::start(halma::Options::parse(rules)?).map(Game::Halma),
            Self::Diamond => diamond::Position::start(diamond::Options::parse(rules)?).map(Game::Diamond),
            Self::Capture => Ok(Game::Capture(capture::Position::start(capture::Options::parse(rules)?))),
        }
    }

    /// A position given as a line, under rules given as `k=v,…`.
    ///
    /// # Errors
    /// What is wrong with the rules or the line.
    pub fn position(self, rules: &str, line: &str) -> Result<Game, SetupError> {
        match self {
            Self::ChineseCheckers => {
                chinese_checkers::Position::from_line(chinese_checkers::Options::parse(rules)?, line)
                    .map(Game::ChineseCheckers)
            }
            Self::NumberChess => {
                number_chess::Position::from_line(number_chess::Options::parse(rules)?, line).map(Game::NumberChess)
            }
            Self::Draughts(variant) => draughts::Position::from_fen(variant.with_options(rules)?, line)
                .map(Game::Draughts)
                .map_err(SetupError::Fen),
            Self::Halma => halma::Position::from_line(halma::Options::parse(rules)?, line).map(Game::Halma),
            Self::Diamond => diamond::Position::from_line(diamond::Options::parse(rules)?, line).map(Game::Diamond),
            Self::Capture => capture::Position::from_line(capture::Options::parse(rules)?, line).map(Game::Capture),
        }
    }
}
