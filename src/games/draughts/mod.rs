//! 國際跳棋 draughts: international, Chinese 64 squares, Brazilian, Russian and English.
//!
//! A variant is a row of data ([`Rules`]); one generator, compiled once for each way of moving, plays them all.
//! A cell is a dark square, in reading order from 0 as White sees the board, so square 1 is `Cell(0)`.

mod bits;
mod capture;
mod common;
mod draw;
mod explain;
mod fen;
mod grid;
mod movegen;
mod notation;
mod perft;
mod position;
mod refusal;
mod strike;
#[cfg(test)]
mod tests;
mod variant;
mod ways;

pub use draw::{DrawClock, DrawRule};
pub use fen::FenError;
pub use grid::Grid;
pub use position::{Ending, Outcome, Piece, Position};
pub use refusal::{Refusal, WrittenError};
pub use strike::Strike;
pub use variant::{Crowning, Movement, Rules, Variant};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// Plays up the board, towards square 1.
    White,
    /// Plays down the board; called dark or red in English draughts.
    Black,
}

impl Color {
    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}
