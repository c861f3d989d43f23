//! The pieces as padded bitboards, seen from the side to move, and diagonal steps of whole sets.

use super::Color;
use super::variant::{Crowning, Ruleset};

/// The pieces, in the padded layout of [`Grid`](super::Grid).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    /// Of the side to move.
    pub own: u64,
    /// Of the other side.
    pub other: u64,
    /// The kings of both.
    pub kings: u64,
}

/// A diagonal direction as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dir {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Dir {
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    #[inline(always)]
    pub const fn back(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// The two directions at a right angle.
    #[inline(always)]
    pub const fn turns(self) -> [Self; 2] {
        match self {
            Self::UpLeft | Self::DownRight => [Self::UpRight, Self::DownLeft],
            Self::UpRight | Self::DownLeft => [Self::UpLeft, Self::DownRight],
        }
    }
}

/// Every member moved one step; what leaves the board lands on pads, so the caller masks.
#[inline(always)]
pub(super) const fn step<R: Ruleset>(set: u64, dir: Dir) -> u64 {
    match dir {
        Dir::UpLeft => set >> R::LONG,
        Dir::UpRight => set >> R::SHORT,
        Dir::DownLeft => set << R::SHORT,
        Dir::DownRight => set << R::LONG,
    }
}

/// The side to move, as a type.
pub(super) trait Side {
    type Other: Side<Other = Self>;
    /// The directions in which its men step.
    const FORWARD: [Dir; 2];
    const COLOR: Color;

    /// The row on which its men are crowned.
    #[inline(always)]
    fn last_row<R: Ruleset>() -> u64 {
        let grid = R::MOVEMENT.grid;
        grid.row_bits(if matches!(Self::COLOR, Color::White) { 0 } else { grid.size() - 1 })
    }

    /// The row before it.
    #[inline(always)]
    fn row_before_last<R: Ruleset>() -> u64 {
        let grid = R::MOVEMENT.grid;
        grid.row_bits(if matches!(Self::COLOR, Color::White) { 1 } else { grid.size() - 2 })
    }
}

pub(super) enum White {}
pub(super) enum Black {}

impl Side for White {
    type Other = Black;
    const FORWARD: [Dir; 2] = [Dir::UpLeft, Dir::UpRight];
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Other = White;
    const FORWARD: [Dir; 2] = [Dir::DownLeft, Dir::DownRight];
    const COLOR: Color = Color::Black;
}

/// Runs `$body` with `$S` the type of a colour.
macro_rules! with_side {
    ($color:expr, $S:ident => $body:expr) => {
        match $color {
            $crate::games::draughts::Color::White => {
                type $S = $crate::games::draughts::bits::White;
                $body
            }
            $crate::games::draughts::Color::Black => {
                type $S = $crate::games::draughts::bits::Black;
                $body
            }
        }
    };
}
pub(super) use with_side;

/// What a move does: from, to, and the pieces taken. Moves that agree in these are one move, whatever the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub from: u64,
    pub to: u64,
    pub taken: u64,
}

impl Board {
    #[inline(always)]
    pub const fn empty<R: Ruleset>(&self) -> u64 {
        R::BOARD & !(self.own | self.other)
    }

    /// The board after a move, seen from the other side.
    ///
    /// A man promoted in passing has taken a piece of the row before the last: that, with where it stops, tells
    /// whether it is crowned, since the only way of a man onto the last row in a capture leads over such a piece.
    #[inline(always)]
    pub fn after<R: Ruleset, S: Side>(&self, key: Key) -> Self {
        let Key { from, to, taken } = key;
        let passed = matches!(R::MOVEMENT.crowning, Crowning::InPassing) && taken & S::row_before_last::<R>() != 0;
        let crowned = if self.kings & from != 0 || passed { to } else { to & S::last_row::<R>() };
        Self { own: self.other & !taken, other: self.own & !from | to, kings: self.kings & !(taken | from) | crowned }
    }
}
