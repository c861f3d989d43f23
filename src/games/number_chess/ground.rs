//! The ground it is played on: camps and their numbers, directions as a side sees them, tables of lines.

use std::sync::LazyLock;

use crate::board::hex::HexShape;
use crate::board::{Cell, CellSet, Dir, HexBoard};
use crate::games::Seat;

/// The side at the top of the board, which moves first.
pub const RED: Seat = Seat(0);
/// The side at the bottom.
pub const BLUE: Seat = Seat(1);

/// No cell, no direction.
pub(super) const NONE: u8 = u8::MAX;
/// The largest number of cells of a board.
pub(super) const CELLS: usize = 121;

/// The numbers of blue's camp in reading order: its front row first, its tip last. Red's is the same turned by 180°.
const NUMBERS: [u8; 10] = [4, 2, 3, 1, 5, 6, 7, 9, 8, 0];

/// Immutable tables of one board.
pub struct Ground {
    /// Its geometry.
    pub board: &'static HexBoard,
    /// The camp of each seat.
    pub camps: [CellSet; 2],
    /// The number of each camp cell, [`NONE`] elsewhere.
    pub(super) numbers: [u8; CELLS],
    /// The next cell in each direction, [`NONE`] at the rim.
    pub(super) next: [[u8; 6]; CELLS],
    /// The direction from a cell towards another on one line with it, [`NONE`] off the lines.
    pub(super) towards: Box<[[u8; CELLS]]>,
}

impl Ground {
    /// The tables of a board; any that number chess is not played on counts as the usual one.
    pub fn get(shape: HexShape) -> &'static Self {
        static STAR88: LazyLock<Ground> = LazyLock::new(|| Ground::new(HexShape::Star88));
        static RHOMBUS64: LazyLock<Ground> = LazyLock::new(|| Ground::new(HexShape::Rhombus64));
        static STAR121: LazyLock<Ground> = LazyLock::new(|| Ground::new(HexShape::Star121));
        match shape {
            HexShape::Rhombus64 => &RHOMBUS64,
            HexShape::Star121 => &STAR121,
            HexShape::Star88 | HexShape::Star73 | HexShape::Hexagon61 => &STAR88,
        }
    }

    fn new(shape: HexShape) -> Self {
        let board = HexBoard::get(shape);
        let (mut numbers, mut next) = ([NONE; CELLS], [[NONE; 6]; CELLS]);
        let mut towards = vec![[NONE; CELLS]; CELLS].into_boxed_slice();
        // The camps are the first and the last ten cells of each of the boards.
        let tail = board.len() - NUMBERS.len();
        for (i, &number) in NUMBERS.iter().enumerate() {
            numbers[NUMBERS.len() - 1 - i] = number;
            numbers[tail + i] = number;
        }
        for (cell, dir) in board.cells().flat_map(|cell| Dir::ALL.map(|dir| (cell, dir))) {
            next[cell.index()][dir as usize] = board.neighbour(cell, dir).map_or(NONE, |next| next.0);
            board.ray(cell, dir).iter().for_each(|other| towards[cell.index()][other.index()] = dir as u8);
        }
        let camp = |from: usize| (from..from + NUMBERS.len()).map(|i| Cell(i as u8)).collect();
        Self { board, camps: [camp(0), camp(tail)], numbers, next, towards }
    }

    /// The camp of a seat, where its pieces start.
    pub fn camp(&self, seat: Seat) -> CellSet {
        self.camps[seat.index() % 2]
    }

    /// The number of a camp cell; `None` outside the camps.
    pub fn number(&self, cell: Cell) -> Option<u8> {
        self.numbers.get(cell.index()).copied().filter(|&number| number != NONE)
    }

    /// The cell of a number in a seat's camp.
    pub fn camp_cell(&self, seat: Seat, number: u8) -> Option<Cell> {
        self.camp(seat).find(|&cell| self.number(cell) == Some(number))
    }

    /// The neighbour in a direction.
    pub(super) fn step(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        Some(self.next[cell.index()][dir as usize]).filter(|&next| next != NONE).map(Cell)
    }
}

/// The other side.
pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0 % 2)
}

/// A direction as the mover sees it, who looks at the enemy's camp.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    /// 左平
    Left,
    /// 右平
    Right,
    /// 左斜進
    ForwardLeft,
    /// 右斜進
    ForwardRight,
    /// 左斜退
    BackLeft,
    /// 右斜退
    BackRight,
}

impl Heading {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Left, Self::Right, Self::ForwardLeft, Self::ForwardRight, Self::BackLeft, Self::BackRight];

    /// How blue, at the bottom, sees a direction of the board; red sees its opposite so.
    pub const fn of(seat: Seat, dir: Dir) -> Self {
        let dir = if seat.0 == RED.0 { dir.opposite() } else { dir };
        match dir {
            Dir::W => Self::Left,
            Dir::E => Self::Right,
            Dir::NW => Self::ForwardLeft,
            Dir::NE => Self::ForwardRight,
            Dir::SW => Self::BackLeft,
            Dir::SE => Self::BackRight,
        }
    }

    /// The direction on the board.
    pub fn dir(self, seat: Seat) -> Dir {
        Dir::ALL.into_iter().find(|&dir| Self::of(seat, dir) == self).unwrap_or(Dir::E)
    }
}
