//! What every game of the house has in common, and the closed enum [`Game`] that dispatches to them.
//!
//! A game is a pure value: a play yields a new value, and an illegal one an [`Illegal`] with the reason, never text.

pub mod capture;
pub mod chinese_checkers;
pub mod diamond;
mod draft;
pub mod draughts;
mod game;
pub mod halma;
mod kind;
pub mod number_chess;
pub mod race;
mod rules;

use crate::board::Cell;
use number_chess::arithmetic::Expression;
use std::cmp::Ordering;
use std::fmt;

pub use draft::Draft;
pub use game::Game;
pub use kind::GameKind;
pub use rules::Choice;

/// A player's place in the turn order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    /// The index as a `usize`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece on a cell, as a view needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// The number on it, in a game of numbered pieces.
    pub number: Option<u8>,
    /// Whether it is a king, in a game that has kings.
    pub king: bool,
}

/// One leg of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hop {
    /// Where it lands.
    pub to: Cell,
    /// The pieces it passes over, in order; empty for a step.
    pub over: Vec<Cell>,
    /// The expression over these pieces, where arithmetic decides what may be jumped.
    pub expression: Option<Expression>,
}

/// A move of any game: one piece, one or more legs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moves.
    pub seat: Seat,
    /// Where the piece stands.
    pub from: Cell,
    /// Its legs, at least one.
    pub hops: Vec<Hop>,
}

impl Move {
    /// Where the piece ends.
    pub fn to(&self) -> Cell {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// Whether it is a plain step.
    pub fn is_step(&self) -> bool {
        self.hops.iter().all(|hop| hop.over.is_empty())
    }

    /// Whether an equation belongs to it.
    pub fn has_equation(&self) -> bool {
        self.hops.iter().any(|hop| hop.expression.is_some())
    }
}

/// One entry of a game record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// A piece moves.
    Move(Move),
    /// A seat that has no move passes.
    Pass(Seat),
    /// A seat gives up.
    Resign(Seat),
    /// A seat loses its turn: by the clock or by a ruling.
    Timeout(Seat),
    /// A seat that has arrived ends the game.
    CallStop(Seat),
    /// Both agree on a draw, in the turn of this seat.
    Draw(Seat),
    /// A seat claims a draw that the rules give it.
    Claim(Seat),
    /// The time is up in the turn of this seat: of the round, or its own where each side has a clock.
    TimeUp(Seat),
}

impl Ply {
    /// Whose entry it is.
    pub fn seat(&self) -> Seat {
        match self {
            Self::Move(mv) => mv.seat,
            Self::Pass(seat)
            | Self::Resign(seat)
            | Self::Timeout(seat)
            | Self::CallStop(seat)
            | Self::Draw(seat)
            | Self::Claim(seat)
            | Self::TimeUp(seat) => *seat,
        }
    }
}

impl From<Move> for Ply {
    fn from(mv: Move) -> Self {
        Self::Move(mv)
    }
}

/// Why an attempt is refused. Data only: the text room makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// No piece stands there.
    Empty(Cell),
    /// The piece belongs to a seat whose turn it is not.
    NotYourPiece {
        /// Where it stands.
        cell: Cell,
        /// Whose it is.
        owner: Seat,
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The seat has just moved; its turn is over.
    TurnOver {
        /// Who has moved.
        seat: Seat,
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The move ends where it began.
    SameCell(Cell),
    /// A piece stands on the landing.
    Occupied(Cell),
    /// The landing lies on none of the lines through the piece, and no chain of hops leads there.
    NotOnLine {
        /// Where the piece stands.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// The landing lies on a line, but there is nothing to hop over on the way.
    NothingToHop {
        /// Where the piece stands.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// A second piece stands in the way.
    Blocked {
        /// The piece that is hopped over.
        pivot: Cell,
        /// The piece in the way.
        by: Cell,
    },
    /// The gap before the pivot and the gap behind it differ.
    NotSymmetric {
        /// The piece that is hopped over.
        pivot: Cell,
        /// Steps from the piece to the pivot.
        before: u8,
        /// Steps from the pivot to the landing asked for.
        behind: u8,
    },
    /// Long hops are off and the pivot is not adjacent.
    LongHopOff {
        /// The piece that would be hopped over.
        pivot: Cell,
    },
    /// Chains are off and the landing needs more than one hop.
    ChainOff {
        /// Number of hops it would take.
        hops: u8,
    },
    /// The landing lies in another player's point, where no move may end.
    ForeignPoint {
        /// The landing asked for.
        to: Cell,
    },
    /// Every way leads through another player's point, which may not be entered.
    ForeignPointEntry {
        /// The landing asked for.
        to: Cell,
    },
    /// A piece that has reached its goal stays in it.
    GoalLocked {
        /// The landing asked for.
        to: Cell,
    },
    /// Another player's piece stands in the mover's home: a piece must leave home first.
    MustEvacuate {
        /// The other player's piece.
        guest: Cell,
    },
    /// The only way would lead over a king, which nobody hops over.
    OverKing {
        /// The king.
        king: Cell,
    },
    /// A king that hops over a row lands right behind it.
    NotBehindRow {
        /// The last piece of the row.
        last: Cell,
    },
    /// A hop is possible, so a piece must be taken.
    MustTake {
        /// The start of a hop that is possible.
        from: Cell,
        /// Its landing.
        to: Cell,
    },
    /// Several ways lead there and take different pieces: each landing must be named.
    SeveralWays {
        /// Where the piece stands.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// A seat that has a move may not pass.
    MayNotPass,
    /// The game is over.
    GameOver,
    /// The game knows no entry of this kind.
    NotInThisGame,
    /// A reason that only number chess has.
    NumberChess(number_chess::Illegal),
    /// A reason that only draughts has.
    Draughts(draughts::Refusal),
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// At most one seat was left.
    Finished,
    /// Every seat still playing had to pass.
    AllPassed,
    /// No seat came nearer to its goal for too long.
    NoProgress,
    /// The same position with the same seat to move occurred for the third time.
    Repetition,
    /// A side called stop; the scores decide.
    Stopped,
    /// The round's time was up; the scores decide.
    TimeUp,
    /// No side had a move; the scores decide.
    NoMoves,
    /// A side gave up.
    Resigned,
    /// A draw was agreed.
    Agreed,
    /// One piece is left; the scores decide.
    LastPiece,
    /// No piece can hop, nor step where that is allowed; the scores decide.
    NoHop,
    /// Nobody has taken a piece for too long; the scores decide.
    NoCapture,
    /// The side to move has no piece left.
    NoPieces,
    /// The side to move has pieces, but none can move.
    Blocked,
    /// A side used up its time.
    OutOfTime,
    /// A rule of draughts makes it a draw.
    Drawn(draughts::DrawRule),
}

impl Ending {
    /// Whether the scores say who has won.
    pub const fn is_scored(self) -> bool {
        matches!(self, Self::Stopped | Self::TimeUp | Self::NoMoves | Self::LastPiece | Self::NoHop | Self::NoCapture)
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Each seat's place, from 1; equal places are shared.
    pub places: Vec<u8>,
    /// Each seat's score; empty in a game without.
    pub scores: Vec<i64>,
}

impl Outcome {
    /// The points of two players, 2 for a win and 1 for a draw; half of it where a win counts 1. `None` where more play.
    pub fn points(&self) -> Option<[u8; 2]> {
        let [first, second] = self.places[..] else { return None };
        let points = |own: u8, other: u8| match own.cmp(&other) {
            Ordering::Less => 2,
            Ordering::Equal => 1,
            Ordering::Greater => 0,
        };
        Some([points(first, second), points(second, first)])
    }

    /// The same with penalty points taken off each seat's score. Where the scores decide, the places follow; scores
    /// that become equal share the place.
    #[must_use]
    pub fn less(mut self, penalties: &[i64]) -> Self {
        let gross = self.scores.clone();
        self.scores.iter_mut().zip(penalties).for_each(|(score, points)| *score -= points);
        if self.ending.is_scored() && self.scores != gross {
            let above = |score: &i64| self.scores.iter().filter(|&other| other > score).count() as u8;
            self.places = self.scores.iter().map(|score| above(score) + 1).collect();
        }
        self
    }
}

/// What is wrong with rules or a position given as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No rule of that name.
    UnknownRule(String, &'static str),
    /// A value that the rule does not take.
    BadValue {
        /// The rule.
        key: String,
        /// What was given.
        value: String,
        /// What it takes.
        allowed: &'static str,
    },
    /// Five players.
    FivePlayers,
    /// Fifteen pieces for four or six.
    TooManyPieces(u8),
    /// A word of a position line that is not understood.
    BadWord(String),
    /// The same where pieces have numbers.
    BadPiece(String),
    /// The same where pieces belong to nobody.
    UnownedPiece(String),
    /// A cell that the board lacks.
    NoCell(String),
    /// A cell given twice.
    Twice(String),
    /// A seat that does not play.
    NoSeat {
        /// What was given.
        seat: String,
        /// The seats there are.
        seats: String,
    },
    /// More pieces than the rules give a side.
    Crowded {
        /// The seat as it is written.
        seat: String,
        /// Its pieces.
        count: usize,
        /// Its pieces at the start.
        limit: usize,
    },
    /// An empty position line.
    NoPosition,
    /// A position of draughts.
    Fen(draughts::FenError),
}

/// A slip in written notation: the text, and what was expected at that place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Place in the text, in characters from 1.
    pub column: usize,
    /// The part that is not understood; empty where something is missing.
    pub found: String,
}

/// Why a written move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenError {
    /// It is not notation.
    Slip(Slip),
    /// It is not the notation of a game whose moves are stated in words.
    Statement(Slip),
    /// It is notation, but not a legal move.
    Illegal(Illegal),
}

impl From<Illegal> for WrittenError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}
