//! The closed set of games, and what every room above asks of a game.

use super::chinese_checkers::{self, Position};
use super::{Illegal, Move, Outcome, Piece, Ply, Seat, SetupError, WrittenError};
use crate::board::{Cell, CellSet, HexBoard};

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// 中國跳棋.
    ChineseCheckers,
}

impl GameKind {
    /// Every game of the house, in the order of the gallery.
    pub const ALL: [Self; 1] = [Self::ChineseCheckers];

    /// The name on the command line and in files; also the stem of its translation keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ChineseCheckers => "chinese-checkers",
        }
    }

    /// The game of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The start of a game under rules given as `k=v,…`; an empty text means the defaults.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn start(self, rules: &str) -> Result<Game, SetupError> {
        match self {
            Self::ChineseCheckers => {
                Position::start(chinese_checkers::Options::parse(rules)?).map(Game::ChineseCheckers)
            }
        }
    }

    /// A position given as a line, under rules given as `k=v,…`.
    ///
    /// # Errors
    /// What is wrong with the rules or the line.
    pub fn position(self, rules: &str, line: &str) -> Result<Game, SetupError> {
        match self {
            Self::ChineseCheckers => {
                Position::from_line(chinese_checkers::Options::parse(rules)?, line).map(Game::ChineseCheckers)
            }
        }
    }
}

/// A position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// 中國跳棋.
    ChineseCheckers(Position),
}

macro_rules! dispatch {
    ($self:expr, $game:ident => $body:expr) => {
        match $self {
            Game::ChineseCheckers($game) => $body,
        }
    };
}

impl Game {
    /// Which game.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::ChineseCheckers(_) => GameKind::ChineseCheckers,
        }
    }

    /// The rules in force, as `k=v,…`.
    pub fn rules(&self) -> String {
        dispatch!(self, game => game.options().to_string())
    }

    /// The board it is played on.
    pub fn board(&self) -> &'static HexBoard {
        match self {
            Self::ChineseCheckers(_) => chinese_checkers::board(),
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        dispatch!(self, game => game.seats())
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        dispatch!(self, game => game.to_move())
    }

    /// The side of the board a seat sits at: its corner, 0 top, clockwise.
    pub fn corner(&self, seat: Seat) -> u8 {
        dispatch!(self, game => game.corner(seat))
    }

    /// The start cells of a seat.
    pub fn home(&self, seat: Seat) -> CellSet {
        dispatch!(self, game => game.home(seat))
    }

    /// The cells a seat is heading for.
    pub fn goal(&self, seat: Seat) -> CellSet {
        dispatch!(self, game => game.goal(seat))
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        dispatch!(self, game => game.piece_at(cell))
    }

    /// Every piece of the seat to move that can move, with the cells on which its move may end.
    pub fn destinations(&self) -> Vec<(Cell, CellSet)> {
        dispatch!(self, game => game.destinations())
    }

    /// Where the piece on a cell may end its move.
    pub fn destinations_from(&self, from: Cell) -> CellSet {
        dispatch!(self, game => game.destinations_from(from))
    }

    /// The legal move from one cell to another.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Illegal> {
        dispatch!(self, game => game.find_move(from, to))
    }

    /// Why the piece on a cell cannot be picked up.
    pub fn explain_piece(&self, cell: Cell) -> Option<Illegal> {
        dispatch!(self, game => game.explain_piece(cell))
    }

    /// The position after a ply.
    ///
    /// # Errors
    /// The reason why the ply is not legal.
    pub fn play(&self, ply: &Ply) -> Result<Self, Illegal> {
        match self {
            Self::ChineseCheckers(game) => game.play(ply).map(Self::ChineseCheckers),
        }
    }

    /// Whether the seat to move must pass.
    pub fn must_pass(&self) -> bool {
        self.outcome().is_none() && self.destinations().is_empty()
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        dispatch!(self, game => game.outcome())
    }

    /// A seat's place, once it has one.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        dispatch!(self, game => game.place(seat))
    }

    /// Whether a seat still plays.
    pub fn is_playing(&self, seat: Seat) -> bool {
        match self {
            Self::ChineseCheckers(game) => game.standing(seat) == chinese_checkers::Standing::Playing,
        }
    }

    /// Steps that a seat still has to go.
    pub fn steps_to_go(&self, seat: Seat) -> u32 {
        dispatch!(self, game => game.steps_to_go(seat))
    }

    /// How far a seat has come, 0 to 1.
    pub fn progress(&self, seat: Seat) -> f32 {
        dispatch!(self, game => game.progress(seat))
    }

    /// A ply in writing.
    pub fn write(&self, ply: &Ply) -> String {
        dispatch!(self, game => game.write(ply))
    }

    /// Reads a written ply and matches it with the legal ones.
    ///
    /// # Errors
    /// A slip with its place, or the reason why it is not legal.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        dispatch!(self, game => game.read(text))
    }

    /// The position as a line.
    pub fn to_line(&self) -> String {
        dispatch!(self, game => game.to_line())
    }

    /// Number of lines of `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        dispatch!(self, game => game.perft(depth))
    }
}
