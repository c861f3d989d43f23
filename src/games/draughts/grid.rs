//! The dark squares of a board: their padded bits, their numbers and their a1–h8 names.
//!
//! Two rows take `size + 1` bits: the dark squares of both and one that lies beyond the edge. A diagonal step is then
//! the same shift everywhere, `size / 2` or one more, and a step over the edge falls on a bit that is no square:
//!
//! ```text
//!    0   1   2   3   4      row 1 of 10
//!  5   6   7   8   9   .    row 2, then the pad, bit 10
//!   11  12  13  14  15      row 3
//! ```

use crate::board::{Cell, CellSet, Naming, SquareBoard};

/// A square board of even size, of which the dark squares are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    size: u32,
}

impl Grid {
    /// The board of 64 squares.
    pub const EIGHT: Self = Self { size: 8 };
    /// The board of 100 squares.
    pub const TEN: Self = Self { size: 10 };

    /// Rows, and columns.
    pub const fn size(self) -> u32 {
        self.size
    }

    /// Number of dark squares.
    pub const fn cells(self) -> u32 {
        self.size * self.size / 2
    }

    /// The shift of a step towards the nearer bit; the other diagonal's is one more.
    pub(super) const fn short_step(self) -> u32 {
        self.size / 2
    }

    /// The padded bit of a cell.
    pub(super) const fn bit(self, cell: Cell) -> u64 {
        let cell = cell.0 as u32;
        1 << (cell + cell / self.size)
    }

    /// The cell of a padded bit.
    pub(super) const fn cell(self, bit: u64) -> Cell {
        let index = bit.trailing_zeros();
        Cell((index - index / (self.size + 1)) as u8)
    }

    /// The squares of one row, 0 at the top.
    pub(super) const fn row_bits(self, row: u32) -> u64 {
        let half = self.size / 2;
        ((1 << half) - 1) << (row / 2 * (self.size + 1) + row % 2 * half)
    }

    /// The squares of the first `rows` rows.
    pub(super) const fn top_rows(self, rows: u32) -> u64 {
        let mut bits = 0;
        let mut row = 0;
        while row < rows {
            bits |= self.row_bits(row);
            row += 1;
        }
        bits
    }

    /// Every square.
    pub(super) const fn board(self) -> u64 {
        self.top_rows(self.size)
    }

    /// The long diagonal from White's lower left, the main road.
    pub(super) const fn main_road(self) -> u64 {
        let mut bits = 0;
        let mut row = 0;
        while row < self.size {
            let column = self.size - 1 - row;
            bits |= self.bit(Cell((row * (self.size / 2) + column / 2) as u8));
            row += 1;
        }
        bits
    }

    /// Padded bits as a set of cells.
    pub(super) fn to_cells(self, bits: u64) -> CellSet {
        each_bit(bits).map(|bit| self.cell(bit)).collect()
    }

    /// A set of cells as padded bits; cells beyond the board fall away.
    pub(super) fn to_bits(self, cells: CellSet) -> u64 {
        cells.filter(|&cell| self.has(cell)).fold(0, |bits, cell| bits | self.bit(cell))
    }

    /// Whether the board has this cell.
    pub const fn has(self, cell: Cell) -> bool {
        (cell.0 as u32) < self.cells()
    }

    /// Its geometry, with the names of a variant.
    pub const fn squares(self, naming: Naming) -> SquareBoard {
        SquareBoard::draughts(self.size as u8, naming)
    }
}

/// The single bits of a set, lowest first.
pub(super) fn each_bit(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        (bit != 0).then_some(bit)
    })
}
