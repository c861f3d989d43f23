//! Square boards: all squares (Halma) or the dark ones only (draughts).

use super::{Cell, Point};

/// How squares are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// 1 at the top left as the first row is seen, row by row.
    Numeric,
    /// a1 at the lower left: a letter for the column, the row from the bottom.
    Algebraic,
}

/// A square board; its cells in reading order, the first row at the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareBoard {
    size: u8,
    dark_only: bool,
    naming: Naming,
}

impl SquareBoard {
    /// Halma: 16 × 16.
    pub const HALMA: Self = Self { size: 16, dark_only: false, naming: Naming::Algebraic };

    /// A board of which the dark squares are played on, one of them at the lower left.
    pub const fn draughts(size: u8, naming: Naming) -> Self {
        Self { size, dark_only: true, naming }
    }

    /// The eight directions as changes of row and column, clockwise from the right; cell indices grow in the first four.
    pub const DIRS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

    /// Rows, and columns.
    pub const fn size(self) -> u8 {
        self.size
    }

    /// Whether only the dark squares are cells.
    pub const fn is_dark_only(self) -> bool {
        self.dark_only
    }

    /// How its squares are named.
    pub const fn naming(self) -> Naming {
        self.naming
    }

    /// Number of cells.
    #[expect(clippy::len_without_is_empty, reason = "a board is never empty")]
    pub const fn len(self) -> usize {
        let squares = self.size as usize * self.size as usize;
        if self.dark_only { squares / 2 } else { squares }
    }

    /// Row from the top and column from the left, both from 0.
    pub const fn row_column(self, cell: Cell) -> (u8, u8) {
        if !self.dark_only {
            return (cell.0 / self.size, cell.0 % self.size);
        }
        let half = self.size / 2;
        let (row, index) = (cell.0 / half, cell.0 % half);
        (row, 2 * index + 1 - row % 2)
    }

    /// The cell at a row from the top and a column from the left.
    pub const fn at(self, row: u8, column: u8) -> Option<Cell> {
        if row >= self.size || column >= self.size {
            return None;
        }
        if !self.dark_only {
            return Some(Cell(row * self.size + column));
        }
        if (row + column).is_multiple_of(2) {
            return None;
        }
        Some(Cell(row * (self.size / 2) + column / 2))
    }

    /// The cells from `cell` to the rim in a direction, nearest first, without `cell`.
    pub fn ray(self, cell: Cell, (down, right): (i8, i8)) -> impl Iterator<Item = Cell> {
        let (row, column) = self.row_column(cell);
        let along = move |from: u8, by: i8, times: i8| u8::try_from(i16::from(from) + i16::from(by) * i16::from(times));
        (1..).map_while(move |k| self.at(along(row, down, k).ok()?, along(column, right, k).ok()?))
    }

    /// Least number of steps in the eight directions from one square to another.
    pub const fn distance(self, a: Cell, b: Cell) -> u8 {
        let ((row, column), (other_row, other_column)) = (self.row_column(a), self.row_column(b));
        let (rows, columns) = (row.abs_diff(other_row), column.abs_diff(other_column));
        if rows > columns { rows } else { columns }
    }

    /// Where the middle of a square lies in the plane; squares are 1 wide.
    pub fn place(self, cell: Cell) -> Point {
        let (row, column) = self.row_column(cell);
        let middle = f32::from(self.size - 1) / 2.0;
        Point::new(f32::from(column) - middle, middle - f32::from(row))
    }

    /// A square in writing.
    pub fn name(self, cell: Cell) -> String {
        self.name_in(cell, self.naming)
    }

    /// A square in writing, under a naming of choice.
    pub fn name_in(self, cell: Cell, naming: Naming) -> String {
        match naming {
            Naming::Numeric => (u32::from(cell.0) + 1).to_string(),
            Naming::Algebraic => {
                let (row, column) = self.row_column(cell);
                format!("{}{}", char::from(b'a' + column), self.size.saturating_sub(row))
            }
        }
    }

    /// Reads a square under either naming, letters in any case; a leading zero is let pass.
    pub fn parse(self, text: &str) -> Option<Cell> {
        let digits = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        if digits.is_empty() || digits.len() > 3 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let number: usize = digits.parse().ok()?;
        match &text.as_bytes()[..text.len() - digits.len()] {
            [] => (1..=self.len()).contains(&number).then(|| Cell((number - 1) as u8)),
            [file] => {
                let row = usize::from(self.size).checked_sub(number)?;
                self.at(row as u8, file.to_ascii_lowercase() - b'a')
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_named_as_the_books_name_them() {
        let ten = SquareBoard::draughts(10, Naming::Numeric);
        assert_eq!((ten.len(), ten.name(Cell(0)), ten.row_column(Cell(0))), (50, "1".into(), (0, 1)));
        assert_eq!(ten.row_column(Cell(45)), (9, 0), "square 46 is the dark corner at the lower left");
        let eight = SquareBoard::draughts(8, Naming::Algebraic);
        assert_eq!((eight.name(Cell(28)), eight.name(Cell(3))), ("a1".into(), "h8".into()));
        let halma = SquareBoard::HALMA;
        assert_eq!((halma.len(), halma.name(Cell(240)), halma.name(Cell(15))), (256, "a1".into(), "p16".into()));
        for board in [ten, eight, halma] {
            for cell in (0..board.len()).map(|index| Cell(index as u8)) {
                assert_eq!(board.parse(&board.name(cell)), Some(cell));
                let (row, column) = board.row_column(cell);
                assert_eq!(board.at(row, column), Some(cell));
            }
        }
        for bad in ["", "a", "a0", "a17", "q1", "0", "257", "aa1", "+1", "é1"] {
            assert_eq!(halma.parse(bad), None, "{bad}");
        }
        assert_eq!((eight.parse("a2"), ten.parse("51"), ten.parse("07")), (None, None, Some(Cell(6))));
    }

    #[test]
    fn lines_run_in_eight_directions_and_steps_are_counted_along_them() {
        let board = SquareBoard::HALMA;
        let cell = |name| board.parse(name).unwrap();
        let up_right: Vec<Cell> = board.ray(cell("n13"), SquareBoard::DIRS[7]).collect();
        assert_eq!(up_right, [cell("o14"), cell("p15")]);
        for from in (0..=255).map(Cell) {
            for (index, dir) in SquareBoard::DIRS.into_iter().enumerate() {
                for (steps, to) in board.ray(from, dir).enumerate() {
                    assert_eq!(usize::from(board.distance(from, to)), steps + 1);
                    assert_eq!(to > from, index < 4);
                }
            }
        }
        assert_eq!(board.distance(cell("a1"), cell("c8")), 7);
    }

    #[test]
    fn the_plane_has_its_origin_in_the_middle_and_y_upwards() {
        let at = SquareBoard::HALMA.place(Cell(0));
        assert_eq!((at.x, at.y), (-7.5, 7.5));
    }
}
