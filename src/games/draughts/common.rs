//! Draughts in the terms that all games of the house share: what the closed enum of games asks, converted.

use super::position::{Ending, Position};
use super::{Color, DrawRule, Refusal, WrittenError};
use crate::board::{Cell, CellSet};
use crate::games::{self, Illegal, Outcome, Ply, Seat};

impl Position {
    /// The rules in force as `k=v,…`.
    pub fn options(&self) -> &'static str {
        self.variant().options()
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        2
    }

    /// The side of the board a seat sits at: White at the bottom, Black at the top.
    pub fn corner(&self, seat: Seat) -> u8 {
        match self.variant().color(seat) {
            Color::White => 0,
            Color::Black => 2,
        }
    }

    /// The cells on which a seat begins.
    pub fn home(&self, seat: Seat) -> CellSet {
        Self::start(self.variant()).pieces(self.variant().color(seat))
    }

    /// No cells: draughts is no race.
    pub fn goal(&self, _seat: Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// The letter of a seat's pieces in a plain-text board.
    pub fn mark(&self, seat: Seat) -> &'static str {
        match self.variant().color(seat) {
            Color::White => "w",
            Color::Black => "b",
        }
    }

    /// The position as a FEN.
    pub fn to_line(&self) -> String {
        self.to_fen()
    }

    /// The piece on a cell, with its seat.
    pub(in crate::games) fn common_piece_at(&self, cell: Cell) -> Option<games::Piece> {
        let piece = self.piece_at(cell)?;
        Some(games::Piece { seat: self.variant().seat(piece.color), number: None, king: piece.king })
    }

    /// A reason in this position, as the common one if every game has it.
    pub(in crate::games) fn common_reason(&self, why: Refusal) -> Illegal {
        let (variant, to_move) = (self.variant(), self.seat_to_move());
        match why {
            Refusal::GameOver => Illegal::GameOver,
            Refusal::NotInThisGame => Illegal::NotInThisGame,
            Refusal::Empty(cell) => Illegal::Empty(cell),
            Refusal::SameCell(cell) => Illegal::SameCell(cell),
            Refusal::Occupied(cell) => Illegal::Occupied(cell),
            Refusal::NotYourPiece(cell) => {
                Illegal::NotYourPiece { cell, owner: variant.seat(self.to_move().other()), to_move }
            }
            Refusal::NotYourTurn { .. } => Illegal::TurnOver { seat: variant.seat(self.to_move().other()), to_move },
            own => Illegal::Draughts(own),
        }
    }

    /// Reads a written ply and matches it with the legal ones.
    pub(in crate::games) fn common_read(&self, text: &str) -> Result<Ply, games::WrittenError> {
        self.read(text).map_err(|error| match error {
            WrittenError::Slip(slip) => games::WrittenError::Slip(slip),
            WrittenError::Illegal(why) => games::WrittenError::Illegal(self.common_reason(why)),
        })
    }

    /// How the game ended, by seats.
    pub(in crate::games) fn common_outcome(&self) -> Option<Outcome> {
        let own = self.outcome()?;
        let ending = match own.ending {
            Ending::NoPieces => games::Ending::NoPieces,
            Ending::NoMove => games::Ending::Blocked,
            Ending::Resigned => games::Ending::Resigned,
            Ending::OutOfTime => games::Ending::OutOfTime,
            Ending::Drawn(DrawRule::Agreement) => games::Ending::Agreed,
            Ending::Drawn(rule) => games::Ending::Drawn(rule),
        };
        let loses = |seat| own.winner.is_some_and(|winner| winner != self.variant().color(seat));
        let places = [0, 1].map(|seat| 1 + u8::from(loses(Seat(seat)))).to_vec();
        Some(Outcome { ending, places, scores: Vec::new() })
    }
}
