//! Boards of hexagonal neighbourhoods whose rows are centred: the stars and the rhombus.
//!
//! A cell has a row and a doubled column `x2` (neighbours in a row differ by 2, in adjacent rows by ±1). With the
//! centre at (0, 0) the cube form is `z = row`, `x = (x2 − z) / 2`, `y = (−x2 − z) / 2`, so `x + y + z = 0`.

use std::sync::LazyLock;

use super::{Cell, CellSet, Point};

/// One of the six directions, named for a board whose first row is at the top. Clockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dir {
    /// Right.
    E,
    /// Right and down.
    SE,
    /// Left and down.
    SW,
    /// Left.
    W,
    /// Left and up.
    NW,
    /// Right and up.
    NE,
}

impl Dir {
    /// All six, clockwise from the right: the fixed order in which ties are broken.
    pub const ALL: [Self; 6] = [Self::E, Self::SE, Self::SW, Self::W, Self::NW, Self::NE];

    /// Change of (doubled column, row).
    const fn delta(self) -> (i8, i8) {
        match self {
            Self::E => (2, 0),
            Self::SE => (1, 1),
            Self::SW => (-1, 1),
            Self::W => (-2, 0),
            Self::NW => (-1, -1),
            Self::NE => (1, -1),
        }
    }

    /// Whether cell indices grow in this direction.
    pub const fn is_forward(self) -> bool {
        matches!(self, Self::E | Self::SE | Self::SW)
    }

    /// The direction the other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }
}

/// Which board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexShape {
    /// Chinese checkers: a hexagon of side 5 and six points of ten cells.
    Star121,
    /// Number chess: the usual board of 15 rows.
    Star88,
    /// Number chess: the same without its side triangles.
    Rhombus64,
    /// The diamond game: a hexagon of side 4 and six points of six cells.
    Star73,
    /// The capture game: the hexagon in the middle of the star of 121, whose names its cells keep.
    Hexagon61,
}

/// A hexagonal board: immutable tables, built once.
pub struct HexBoard {
    shape: HexShape,
    widths: &'static [u8],
    coords: Vec<(i8, i8)>,
    rays: Vec<[Vec<Cell>; 6]>,
    ray_sets: Vec<[CellSet; 6]>,
    points: [CellSet; 6],
}

/// The height, in half rows, from which on cells belong to the point at a corner; `None` on a board without points.
const fn point_from(shape: HexShape, corner: usize) -> Option<i8> {
    match (shape, corner) {
        (HexShape::Star121, _) => Some(10),
        (HexShape::Star73, _) | (HexShape::Star88, 0 | 3) => Some(8),
        (HexShape::Star88, _) => Some(9),
        (HexShape::Rhombus64 | HexShape::Hexagon61, _) => None,
    }
}

impl HexBoard {
    /// The table of a board.
    pub fn get(shape: HexShape) -> &'static Self {
        static STAR121: LazyLock<HexBoard> = LazyLock::new(|| {
            HexBoard::new(HexShape::Star121, &[1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1])
        });
        static STAR88: LazyLock<HexBoard> =
            LazyLock::new(|| HexBoard::new(HexShape::Star88, &[1, 2, 3, 4, 11, 10, 9, 8, 9, 10, 11, 4, 3, 2, 1]));
        static RHOMBUS64: LazyLock<HexBoard> =
            LazyLock::new(|| HexBoard::new(HexShape::Rhombus64, &[1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]));
        static STAR73: LazyLock<HexBoard> =
            LazyLock::new(|| HexBoard::new(HexShape::Star73, &[1, 2, 3, 10, 9, 8, 7, 8, 9, 10, 3, 2, 1]));
        static HEXAGON61: LazyLock<HexBoard> =
            LazyLock::new(|| HexBoard::new(HexShape::Hexagon61, &[5, 6, 7, 8, 9, 8, 7, 6, 5]));
        match shape {
            HexShape::Star121 => &STAR121,
            HexShape::Star88 => &STAR88,
            HexShape::Rhombus64 => &RHOMBUS64,
            HexShape::Star73 => &STAR73,
            HexShape::Hexagon61 => &HEXAGON61,
        }
    }

    fn new(shape: HexShape, widths: &'static [u8]) -> Self {
        let top = -(widths.len() as i8 / 2);
        let coords: Vec<(i8, i8)> = (top..)
            .zip(widths)
            .flat_map(|(row, &width)| (0..width as i8).map(move |column| (2 * column - (width as i8 - 1), row)))
            .collect();
        let find = |coord| coords.iter().position(|&c| c == coord).map(|i| Cell(i as u8));
        let rays: Vec<[Vec<Cell>; 6]> = coords
            .iter()
            .map(|&(x2, row)| {
                Dir::ALL.map(|dir| {
                    let (dx, dy) = dir.delta();
                    (1..).map_while(|k| find((x2 + dx * k, row + dy * k))).collect()
                })
            })
            .collect();
        let ray_sets = rays.iter().map(|r| Dir::ALL.map(|d| r[d as usize].iter().copied().collect())).collect();
        let mut board = Self { shape, widths, coords, rays, ray_sets, points: [CellSet::EMPTY; 6] };
        board.points = [0, 1, 2, 3, 4, 5].map(|corner| {
            let Some(limit) = point_from(shape, corner) else { return CellSet::EMPTY };
            board.cells().filter(|&cell| board.height_towards(cell, corner) >= limit).collect()
        });
        board
    }

    /// Which board this is.
    pub fn shape(&self) -> HexShape {
        self.shape
    }

    /// Number of cells.
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub fn len(&self) -> usize {
        self.coords.len()
    }

    /// Every cell, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.coords.len() as u8).map(Cell)
    }

    /// Number of cells of each row, from the top.
    pub fn widths(&self) -> &'static [u8] {
        self.widths
    }

    /// Twice the cube coordinates (x, y, z) about the centre, so that boards whose centre lies between cells stay whole.
    fn cube_doubled(&self, cell: Cell) -> (i8, i8, i8) {
        let (x2, z) = self.coords[cell.index()];
        (x2 - z, -x2 - z, 2 * z)
    }

    /// How far the cell lies from the centre towards `corner` (0 top, clockwise), in half rows of that direction.
    pub fn height_towards(&self, cell: Cell, corner: usize) -> i8 {
        let (x, y, z) = self.cube_doubled(cell);
        [-z, x, -y, z, -x, y][corner % 6]
    }

    /// The point of a star at `corner` (0 top, clockwise); empty on the rhombus.
    pub fn point(&self, corner: usize) -> CellSet {
        self.points[corner % 6]
    }

    /// The next cell in a direction.
    pub fn neighbour(&self, cell: Cell, dir: Dir) -> Option<Cell> {
        self.ray(cell, dir).first().copied()
    }

    /// The cells from `cell` to the rim in a direction, nearest first, without `cell`.
    pub fn ray(&self, cell: Cell, dir: Dir) -> &[Cell] {
        &self.rays[cell.index()][dir as usize]
    }

    /// The same cells as a set.
    pub fn ray_set(&self, cell: Cell, dir: Dir) -> CellSet {
        self.ray_sets[cell.index()][dir as usize]
    }

    /// The direction in which `to` lies from `from`, and its distance along the line; `None` off the six lines.
    pub fn line(&self, from: Cell, to: Cell) -> Option<(Dir, usize)> {
        Dir::ALL
            .into_iter()
            .find_map(|dir| self.ray(from, dir).iter().position(|&cell| cell == to).map(|i| (dir, i + 1)))
    }

    /// Least number of steps from one cell to another on an empty plane.
    pub fn distance(&self, a: Cell, b: Cell) -> u32 {
        let ((ax, az), (bx, bz)) = (self.coords[a.index()], self.coords[b.index()]);
        let (across, rows) = ((ax - bx).unsigned_abs(), (az - bz).unsigned_abs());
        // Each row crossed brings half a cell sideways for nothing.
        u32::from(rows) + u32::from(across.saturating_sub(rows)) / 2
    }

    /// Where the cell lies in the plane.
    pub fn place(&self, cell: Cell) -> Point {
        let (x2, row) = self.coords[cell.index()];
        Point::new(f32::from(x2) / 2.0, -f32::from(row) * 3_f32.sqrt() / 2.0)
    }

    /// The cell turned about the centre by `steps` × 60° clockwise; `None` where the board lacks that symmetry.
    pub fn rotate(&self, cell: Cell, steps: usize) -> Option<Cell> {
        let mut cube = self.cube_doubled(cell);
        for _ in 0..steps % 6 {
            cube = (-cube.2, -cube.0, -cube.1);
        }
        let (x, y, z) = cube;
        self.coords.iter().position(|&(a, b)| (2 * a, 2 * b) == (x - y, z)).map(|i| Cell(i as u8))
    }

    /// The rows above this board, and the cells left of one of its rows, of the board whose names its cells bear.
    fn inset(&self, row: usize) -> (usize, usize) {
        if self.shape == HexShape::Hexagon61 { (4, row.abs_diff(4)) } else { (0, 0) }
    }

    /// Row from the top and index from the left, both from 1: the two numbers of a cell's name.
    pub fn row_column(&self, cell: Cell) -> (usize, usize) {
        let (mut row, mut index) = (0, cell.index());
        while index >= usize::from(self.widths[row]) {
            index -= usize::from(self.widths[row]);
            row += 1;
        }
        let (above, left) = self.inset(row);
        (row + above + 1, index + left + 1)
    }

    /// The name `rRcC`: row from the top, index from the left, both from 1.
    pub fn name(&self, cell: Cell) -> String {
        let (row, column) = self.row_column(cell);
        format!("r{row}c{column}")
    }

    /// The cell with row and column, both from 1.
    pub fn cell_at(&self, row: usize, column: usize) -> Option<Cell> {
        let row = row.checked_sub(self.inset(0).0)?;
        let column = column.checked_sub(self.inset(row.checked_sub(1)?).1)?;
        let width = usize::from(*self.widths.get(row.checked_sub(1)?)?);
        (1..=width)
            .contains(&column)
            .then(|| Cell((self.widths[..row - 1].iter().map(|&w| usize::from(w)).sum::<usize>() + column - 1) as u8))
    }

    /// Reads `r5c7` (any case), and on the star of 121 and its middle also the older names: letter A–Q for the row, number 9 − y.
    pub fn parse(&self, name: &str) -> Option<Cell> {
        let lower = name.trim().to_ascii_lowercase();
        if let Some((row, column)) = lower.strip_prefix('r').and_then(|rest| rest.split_once('c')) {
            return self.cell_at(plain_number(row)?, plain_number(column)?);
        }
        if !matches!(self.shape, HexShape::Star121 | HexShape::Hexagon61) {
            return None;
        }
        let letter = lower.chars().next().filter(char::is_ascii_lowercase)?;
        let number = plain_number(&lower[1..])?;
        let z = (letter as u8 - b'a') as i8 - 8;
        let y = 9 - i8::try_from(number).ok()?;
        self.coords.iter().position(|&c| c == (-2 * y - z, z)).map(|i| Cell(i as u8))
    }
}

/// A number of plain digits; refuses signs and blanks that `str::parse` would let pass.
fn plain_number(text: &str) -> Option<usize> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn star() -> &'static HexBoard {
        HexBoard::get(HexShape::Star121)
    }

    #[test]
    fn the_star_has_the_published_measures() {
        let board = star();
        assert_eq!(board.len(), 121);
        let pairs: usize =
            board.cells().map(|c| Dir::ALL.iter().filter(|&&d| board.neighbour(c, d).is_some()).count()).sum();
        assert_eq!(pairs / 2, 312);
        let longest = board.cells().map(|c| board.ray(c, Dir::E).len() + 1).max();
        assert_eq!(longest, Some(13));
        for corner in 0..6 {
            assert_eq!(board.point(corner).len(), 10);
        }
        assert!(
            board.point(1).has(board.parse("r5c13").unwrap()) && board.point(2).has(board.parse("r13c13").unwrap())
        );
    }

    #[test]
    fn other_boards_have_their_cells() {
        assert_eq!(HexBoard::get(HexShape::Star88).len(), 88);
        assert_eq!(HexBoard::get(HexShape::Rhombus64).len(), 64);
        assert_eq!(HexBoard::get(HexShape::Star73).len(), 73);
        for (shape, cells) in [(HexShape::Star73, [6; 6]), (HexShape::Star88, [10, 6, 6, 10, 6, 6])] {
            assert_eq!([0, 1, 2, 3, 4, 5].map(|corner| HexBoard::get(shape).point(corner).len()), cells);
        }
        assert_eq!(HexBoard::get(HexShape::Rhombus64).point(0), CellSet::EMPTY);
    }

    #[test]
    fn names_read_back_and_old_names_agree() {
        let board = star();
        for cell in board.cells() {
            assert_eq!(board.parse(&board.name(cell)), Some(cell));
        }
        for (old, new) in [("A5", "r1c1"), ("e1", "r5c1"), ("M17", "r13c13"), ("Q13", "r17c1")] {
            assert_eq!(board.parse(old), board.parse(new), "{old}");
            assert!(board.parse(old).is_some());
        }
        for bad in ["", "r0c1", "r1c2", "r18c1", "rc", "r+1c1", "z9", "A", "r1c1x", "é1", "a99999999999999999999"] {
            assert_eq!(board.parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_hexagon_keeps_the_names_of_the_star_around_it() {
        let middle = HexBoard::get(HexShape::Hexagon61);
        let outside = (0..6).fold(CellSet::EMPTY, |set, corner| set | star().point(corner));
        let names: Vec<String> = middle.cells().map(|cell| middle.name(cell)).collect();
        let of_star: Vec<String> =
            star().cells().filter(|&cell| !outside.has(cell)).map(|cell| star().name(cell)).collect();
        assert_eq!(names, of_star);
        for (cell, name) in middle.cells().zip(&names) {
            assert_eq!(middle.parse(name), Some(cell));
            assert_eq!(middle.place(cell), star().place(star().parse(name).unwrap()));
        }
        assert_eq!(middle.parse("E5"), middle.parse("r5c5"));
        for bad in ["r4c1", "r5c4", "r5c10", "r9c10", "r14c1", "r0c0", "A5"] {
            assert_eq!(middle.parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn indices_grow_along_forward_rays_only() {
        let board = star();
        for cell in board.cells() {
            for dir in Dir::ALL {
                for &other in board.ray(cell, dir) {
                    assert_eq!(other > cell, dir.is_forward());
                    assert_eq!(board.line(cell, other).map(|l| l.0), Some(dir));
                    assert_eq!(board.distance(cell, other) as usize, board.line(cell, other).unwrap().1);
                }
            }
        }
    }

    #[test]
    fn boards_whose_centre_lies_between_cells_turn_and_measure_rightly() {
        for shape in [HexShape::Star88, HexShape::Rhombus64] {
            let board = HexBoard::get(shape);
            for cell in board.cells() {
                let across = board.rotate(cell, 3).unwrap();
                assert_eq!(board.rotate(across, 3), Some(cell));
                for dir in Dir::ALL {
                    for (steps, &other) in board.ray(cell, dir).iter().enumerate() {
                        assert_eq!(board.distance(cell, other) as usize, steps + 1);
                    }
                }
            }
        }
    }

    #[test]
    fn six_turns_bring_every_cell_home_and_points_follow() {
        let board = star();
        for cell in board.cells() {
            assert_eq!(board.rotate(cell, 6), Some(cell));
            let turned = board.rotate(cell, 1).unwrap();
            for corner in 0..6 {
                assert_eq!(board.point(corner).has(cell), board.point(corner + 1).has(turned));
            }
        }
    }
}
