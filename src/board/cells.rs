//! A set of cells of any board, for the rooms above the games: up to 256 of them.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::{Cell, CellSet};

/// A set of cells of any board. Games on smaller boards search with a [`CellSet`] or bits of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells {
    low: CellSet,
    high: CellSet,
}

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self { low: CellSet::EMPTY, high: CellSet::EMPTY };

    /// Just this cell.
    pub const fn of(cell: Cell) -> Self {
        Self::EMPTY.with(cell)
    }

    /// Whether `cell` is a member.
    pub const fn has(self, cell: Cell) -> bool {
        if cell.0 < 128 { self.low.has(cell) } else { self.high.has(Cell(cell.0 - 128)) }
    }

    /// The set with `cell` added.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        if cell.0 < 128 {
            Self { low: self.low.with(cell), high: self.high }
        } else {
            Self { low: self.low, high: self.high.with(Cell(cell.0 - 128)) }
        }
    }

    /// Whether it has no member.
    pub const fn is_empty(self) -> bool {
        self.low.is_empty() && self.high.is_empty()
    }

    /// Number of members.
    pub const fn len(self) -> usize {
        self.low.len() + self.high.len()
    }

    /// The member with the lowest index.
    pub fn first(self) -> Option<Cell> {
        self.low.first().or_else(|| self.high.first().map(|cell| Cell(cell.0 + 128)))
    }

    /// The member with the highest index.
    pub fn last(self) -> Option<Cell> {
        self.high.last().map(|cell| Cell(cell.0 + 128)).or_else(|| self.low.last())
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }
}

impl BitAndAssign for Cells {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self { low: !self.low, high: !self.high }
    }
}

impl From<CellSet> for Cells {
    fn from(low: CellSet) -> Self {
        Self { low, high: CellSet::EMPTY }
    }
}

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.low.next().or_else(|| self.high.next().map(|cell| Cell(cell.0 + 128)))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holds_any_cell_of_the_largest_board_in_reading_order() {
        let set: Cells = [Cell(255), Cell(0), Cell(128), Cell(127)].into_iter().collect();
        assert_eq!(set.collect::<Vec<_>>(), [Cell(0), Cell(127), Cell(128), Cell(255)]);
        assert_eq!((set.len(), set.first(), set.has(Cell(255)), set.has(Cell(254))), (4, Some(Cell(0)), true, false));
        assert_eq!(
            ((set & !Cells::of(Cell(128))).len(), set.last(), Cells::from(CellSet::of(Cell(9))).last()),
            (3, Some(Cell(255)), Some(Cell(9)))
        );
        assert_eq!((Cells::of(Cell(200)) | Cells::of(Cell(3))).len(), 2);
        assert!(Cells::from(CellSet::EMPTY).is_empty());
    }
}
