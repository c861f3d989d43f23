//! What a board looks like, in board units (neighbouring cells are 1 apart) and without colours.

use crate::board::{Cell, CellSet, HexBoard, Point};
use crate::games::{Game, Seat};

/// Cells with a tinted ground: a seat's home, or a point that nobody plays from.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// Whose home it is.
    pub seat: Option<Seat>,
    /// The corners of its outline, the middle of the corner cells.
    pub corners: Vec<Point>,
}

/// A word or number on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Its middle.
    pub at: Point,
    /// What it says.
    pub text: String,
}

/// A board without its pieces, turned as the viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// Radius of the round plate.
    pub radius: f32,
    /// Tinted grounds.
    pub zones: Vec<Zone>,
    /// The lines between holes, each from end to end.
    pub lines: Vec<(Point, Point)>,
    /// The middle of every cell, by index.
    pub cells: Vec<Point>,
    /// Row numbers at the left ends of rows.
    pub rows: Vec<Label>,
    /// Column numbers in the cells, by index.
    pub columns: Vec<String>,
}

/// Radius of a hole and of a marble, in board units.
pub const HOLE: f32 = 0.30;
/// Radius of a marble.
pub const MARBLE: f32 = 0.43;
/// How far a zone's ground reaches beyond the middle of its cells.
pub const ZONE_MARGIN: f32 = 0.52;

impl BoardPicture {
    /// The picture of a game's board, turned by `turn` × 60° clockwise.
    pub fn new(game: &Game, turn: u8) -> Self {
        let board = game.board();
        let place = |cell: Cell| turned(board.place(cell), turn);
        let cells: Vec<Point> = board.cells().map(place).collect();
        let reach = cells.iter().map(|p| p.x.hypot(p.y)).fold(0.0, f32::max);
        let seat_at = |corner: u8| (0..game.seats() as u8).map(Seat).find(|&seat| game.corner(seat) == corner);
        let zones = (0..6)
            .map(|corner| {
                let seat = seat_at(corner);
                let cells = match (seat, seat_at((corner + 3) % 6)) {
                    (Some(seat), _) => game.home(seat),
                    (None, Some(opposite)) => game.goal(opposite),
                    (None, None) => board.point(corner.into()),
                };
                Zone { seat, corners: hull(cells, board).into_iter().map(place).collect() }
            })
            .filter(|zone| !zone.corners.is_empty())
            .collect();
        let mut rows = Vec::new();
        let mut columns = vec![String::new(); board.len()];
        let mut first = 0;
        for (row, &width) in board.widths().iter().enumerate() {
            let outside = board.place(Cell(first));
            rows.push(Label { at: turned(Point::new(outside.x - 0.84, outside.y), turn), text: (row + 1).to_string() });
            for column in 0..width {
                columns[usize::from(first + column)] = (column + 1).to_string();
            }
            first += width;
        }
        Self { radius: reach + 1.05, zones, lines: lines(board, place), cells, rows, columns }
    }

    /// The cell whose middle is nearest to a point, if it is within reach of a finger.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let (index, at) =
            self.cells.iter().enumerate().min_by(|a, b| a.1.distance(point).total_cmp(&b.1.distance(point)))?;
        (at.distance(point) <= 0.56).then_some(Cell(index as u8))
    }
}

/// A point as it lies after the board is turned by `turn` × 60° clockwise.
fn turned(point: Point, turn: u8) -> Point {
    point.rotated(-f32::from(turn % 6) * std::f32::consts::FRAC_PI_3)
}

/// Every line of two or more cells, once.
fn lines(board: &HexBoard, place: impl Fn(Cell) -> Point) -> Vec<(Point, Point)> {
    let mut lines = Vec::new();
    for cell in board.cells() {
        for dir in crate::board::Dir::ALL.into_iter().filter(|dir| dir.is_forward()) {
            let starts_here = board.neighbour(cell, dir.opposite()).is_none();
            if let (true, Some(&end)) = (starts_here, board.ray(cell, dir).last()) {
                lines.push((place(cell), place(end)));
            }
        }
    }
    lines
}

/// The corner cells of a triangle of cells: those that lie farthest along one of the six directions of corners.
fn hull(cells: CellSet, board: &HexBoard) -> Vec<Cell> {
    let mut corners: Vec<Cell> = Vec::new();
    for corner in 0..6 {
        let far = cells.map(|cell| board.height_towards(cell, corner)).max();
        let farthest: Vec<Cell> = cells.filter(|&cell| Some(board.height_towards(cell, corner)) == far).collect();
        if let [only] = farthest[..] {
            corners.push(only);
        }
    }
    corners
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    fn picture(rules: &str, turn: u8) -> BoardPicture {
        BoardPicture::new(&GameKind::ChineseCheckers.start(rules).unwrap(), turn)
    }

    #[test]
    fn every_cell_is_found_under_the_pointer_however_the_board_is_turned() {
        for turn in 0..6 {
            let picture = picture("", turn);
            for (index, &at) in picture.cells.iter().enumerate() {
                let near = Point::new(at.x + 0.3, at.y - 0.2);
                assert_eq!(picture.cell_at(near), Some(Cell(index as u8)));
            }
            assert_eq!(picture.cell_at(Point::new(50.0, 0.0)), None);
        }
    }

    #[test]
    fn six_points_are_triangles_and_three_times_seventeen_lines_cross_the_star() {
        for rules in ["", "players=3,pieces=15", "players=6"] {
            let picture = picture(rules, 0);
            assert_eq!(picture.zones.len(), 6);
            assert!(picture.zones.iter().all(|zone| zone.corners.len() == 3), "{rules}");
            // Rows of one cell are no lines: two tips in each direction.
            assert_eq!(picture.lines.len(), 3 * 15);
        }
    }

    #[test]
    fn turned_by_three_the_first_seat_sits_at_the_bottom() {
        let picture = picture("", 3);
        assert!(picture.cells[0].y < -6.0);
    }
}
