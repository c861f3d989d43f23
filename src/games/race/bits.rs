//! What a race asks of a set of cells, whatever the size of its board.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::board::{Cell, CellSet, Cells};

/// A set of cells held in a few machine words; iterates over its members in reading order.
pub trait Bits:
    Copy
    + Debug
    + Default
    + Eq
    + Iterator<Item = Cell>
    + FromIterator<Cell>
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Into<Cells>
    + Send
    + Sync
    + 'static
{
    /// No cell.
    const EMPTY: Self;

    /// Just this cell.
    fn of(cell: Cell) -> Self;

    /// Whether `cell` is a member.
    fn has(self, cell: Cell) -> bool;

    /// Whether it has no member.
    fn is_empty(self) -> bool;

    /// Number of members.
    fn len(self) -> usize;

    /// The member with the lowest index.
    fn lowest(self) -> Option<Cell>;

    /// The member with the highest index.
    fn highest(self) -> Option<Cell>;

    /// The set with `cell` added.
    #[inline]
    #[must_use]
    fn with(self, cell: Cell) -> Self {
        self | Self::of(cell)
    }

    /// The set with `cell` taken out.
    #[inline]
    #[must_use]
    fn without(self, cell: Cell) -> Self {
        self & !Self::of(cell)
    }

    /// Whether every member of `other` is a member.
    #[inline]
    fn contains_all(self, other: Self) -> bool {
        (other & !self).is_empty()
    }

    /// Whether the two sets share a member.
    #[inline]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }
}

macro_rules! bits {
    ($set:ident) => {
        impl Bits for $set {
            const EMPTY: Self = $set::EMPTY;

            #[inline]
            fn of(cell: Cell) -> Self {
                $set::of(cell)
            }

            #[inline]
            fn has(self, cell: Cell) -> bool {
                $set::has(self, cell)
            }

            #[inline]
            fn is_empty(self) -> bool {
                $set::is_empty(self)
            }

            #[inline]
            fn len(self) -> usize {
                $set::len(self)
            }

            #[inline]
            fn lowest(self) -> Option<Cell> {
                $set::first(self)
            }

            #[inline]
            fn highest(self) -> Option<Cell> {
                $set::last(self)
            }
        }
    };
}
bits!(CellSet);
bits!(Cells);
