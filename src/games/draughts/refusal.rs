//! Why a move is refused. Data only: the text room makes the sentence.

use super::Color;
use crate::board::{Cell, CellSet};
use crate::games::{Move, Slip};

/// Why an attempt is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The game knows no entry of this kind.
    NotInThisGame,
    /// It is the other side's turn.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Color,
    },
    /// No piece stands there.
    Empty(Cell),
    /// The piece is the opponent's.
    NotYourPiece(Cell),
    /// The move ends where it began.
    SameCell(Cell),
    /// A piece stands on the landing.
    Occupied(Cell),
    /// The two squares lie on no common diagonal, and no capture leads from one to the other.
    NotDiagonal {
        /// Where the piece stands.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// A piece that goes one step at a time was asked to go further.
    TooFar {
        /// Whether it is a king, of a variant whose kings do not fly.
        king: bool,
    },
    /// A man does not move backwards.
    ManBackwards,
    /// A man does not capture backwards in this variant.
    ManCapturesForwards,
    /// One's own piece stands in the way; it can be neither passed nor jumped.
    OwnPiece(Cell),
    /// An enemy piece stands in the way, and the square behind it is not free.
    Blocked {
        /// The enemy piece.
        piece: Cell,
        /// What stands behind it; `None` at the edge.
        by: Option<Cell>,
    },
    /// A capture is there, so a quiet move is not allowed.
    MustCapture {
        /// The pieces that can capture.
        pieces: CellSet,
    },
    /// Another capture takes more pieces, and the majority rule is in force.
    LongerCapture {
        /// Pieces that this capture would take.
        taken: u8,
        /// Pieces that must be taken.
        longest: u8,
        /// The pieces that can take so many.
        pieces: CellSet,
    },
    /// The capture goes on from there: it must be finished.
    CaptureGoesOn {
        /// Where the piece may end.
        ends: CellSet,
    },
    /// Several captures go from one square to the other and take different pieces.
    Ambiguous(Vec<Move>),
    /// No legal capture takes this way.
    NoSuchWay,
    /// A side never passes in draughts.
    NoPass,
    /// No draw can be claimed.
    NoClaim,
}

/// Why a written move cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenError {
    /// It is not notation.
    Slip(Slip),
    /// It is notation, but not a legal move.
    Illegal(Refusal),
}

impl From<Refusal> for WrittenError {
    fn from(refusal: Refusal) -> Self {
        Self::Illegal(refusal)
    }
}
