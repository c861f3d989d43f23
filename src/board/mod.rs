//! Geometry only: cells, where they lie in the plane, neighbours, rays, zones. No rules, no colours.

mod cell_set;
mod cells;
pub mod hex;
pub mod square;

pub use cell_set::CellSet;
pub use cells::Cells;
pub use hex::{Dir, HexBoard};
pub use square::{Naming, SquareBoard};

/// A cell of a board: its index in reading order (rows from the top, each row from the left), from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The index as a `usize`, for table look-ups.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A board of either kind.
#[derive(Clone, Copy)]
pub enum Board {
    /// Hexagonal neighbourhoods.
    Hex(&'static HexBoard),
    /// Squares.
    Square(SquareBoard),
}

impl Board {
    /// Number of cells.
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub fn len(self) -> usize {
        match self {
            Self::Hex(board) => board.len(),
            Self::Square(board) => board.len(),
        }
    }

    /// Into how many equal turns a full circle divides, so that the board lies as before.
    pub const fn turns(self) -> u8 {
        match self {
            Self::Hex(_) => 6,
            Self::Square(_) => 4,
        }
    }

    /// Every cell, in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.len()).map(|index| Cell(index as u8))
    }

    /// A cell in writing.
    pub fn name(self, cell: Cell) -> String {
        match self {
            Self::Hex(board) => board.name(cell),
            Self::Square(board) => board.name(cell),
        }
    }

    /// Reads a cell.
    pub fn parse(self, name: &str) -> Option<Cell> {
        match self {
            Self::Hex(board) => board.parse(name),
            Self::Square(board) => board.parse(name.trim()),
        }
    }

    /// Where the middle of a cell lies in the plane.
    pub fn place(self, cell: Cell) -> Point {
        match self {
            Self::Hex(board) => board.place(cell),
            Self::Square(board) => board.place(cell),
        }
    }
}

/// A point of the plane; the distance of two neighbouring cells is 1, y grows upwards, the board's centre is (0, 0).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Upwards.
    pub y: f32,
}

impl Point {
    /// A point from its two coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point turned about the origin by `angle` radians, anticlockwise.
    #[must_use]
    pub fn rotated(self, angle: f32) -> Self {
        let (sin, cos) = angle.sin_cos();
        Self::new(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }

    /// The straight distance to `other`.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point `t` of the way from `self` (0) to `other` (1).
    #[must_use]
    pub fn lerp(self, other: Self, t: f32) -> Self {
        Self::new(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}
