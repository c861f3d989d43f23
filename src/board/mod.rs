//! Geometry only: cells, where they lie in the plane, neighbours, rays, zones. No rules, no colours.

mod cell_set;
pub mod hex;

pub use cell_set::CellSet;
pub use hex::{Dir, HexBoard};

/// A cell of a board: its index in reading order (rows from the top, each row from the left), from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

impl Cell {
    /// The index as a `usize`, for table look-ups.
    pub const fn index(self) -> usize {
        self.0 as usize
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
