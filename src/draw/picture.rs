//! What a board looks like, in board units (neighbouring cells are 1 apart) and without colours.

use crate::board::{Board, Cell, Cells, HexBoard, Naming, Point, SquareBoard};
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

/// The ground everything lies on, about the origin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Plate {
    /// A disc of this radius.
    Round(f32),
    /// A square of this half side.
    Square(f32),
}

impl Plate {
    /// How far it reaches from the middle to the nearest edge.
    pub const fn reach(self) -> f32 {
        match self {
            Self::Round(reach) | Self::Square(reach) => reach,
        }
    }
}

/// A board without its pieces, turned as the viewer sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// The ground.
    pub plate: Plate,
    /// The dark fields of a chequered board, each 1 wide, as their middles; empty on a board of holes and lines.
    pub dark_fields: Vec<Point>,
    /// Half the side of the chequered area; 0 on a board of holes and lines.
    pub chequered: f32,
    /// Tinted fields of a chequered board: the middle, and whose home it is.
    pub tinted: Vec<(Point, Seat)>,
    /// Tinted grounds.
    pub zones: Vec<Zone>,
    /// The lines between holes, each from end to end.
    pub lines: Vec<(Point, Point)>,
    /// The middle of every cell, by index.
    pub cells: Vec<Point>,
    /// Labels outside the cells: rows at the left ends, and columns below where rows do not have columns of their own.
    pub rows: Vec<Label>,
    /// Labels in the cells, by index: the column, or the number of the square.
    pub columns: Vec<String>,
}

/// Radius of a hole and of a marble, in board units.
pub const HOLE: f32 = 0.30;
/// Radius of a marble.
pub const MARBLE: f32 = 0.43;
/// How far a zone's ground reaches beyond the middle of its cells.
pub const ZONE_MARGIN: f32 = 0.52;

impl BoardPicture {
    /// The picture of a game's board, turned clockwise by `turn` of the board's turns.
    pub fn new(game: &Game, turn: u8) -> Self {
        match game.board() {
            Board::Hex(board) => Self::hex(game, board, turn),
            Board::Square(board) => Self::square(game, board, turn),
        }
    }

    fn hex(game: &Game, board: &HexBoard, turn: u8) -> Self {
        let place = |cell: Cell| turned(board.place(cell), turn, 6);
        let cells: Vec<Point> = board.cells().map(place).collect();
        let reach = cells.iter().map(|p| p.x.hypot(p.y)).fold(0.0, f32::max);
        let seat_at = |corner: u8| (0..game.seats() as u8).map(Seat).find(|&seat| game.corner(seat) == corner);
        let zones = (0..6)
            .map(|corner| {
                let seat = seat_at(corner);
                let cells = match (seat, seat_at((corner + 3) % 6)) {
                    (Some(seat), _) => game.home(seat),
                    (None, Some(opposite)) => game.goal(opposite),
                    (None, None) => board.point(corner.into()).into(),
                };
                Zone { seat, corners: hull(cells, board).into_iter().map(place).collect() }
            })
            .filter(|zone| !zone.corners.is_empty())
            .collect();
        let mut rows = Vec::new();
        let mut columns = vec![String::new(); board.len()];
        let mut first = 0;
        for &width in board.widths() {
            let outside = board.place(Cell(first));
            let at = turned(Point::new(outside.x - 0.84, outside.y), turn, 6);
            rows.push(Label { at, text: board.row_column(Cell(first)).0.to_string() });
            for cell in (first..first + width).map(Cell) {
                columns[cell.index()] = board.row_column(cell).1.to_string();
            }
            first += width;
        }
        Self {
            plate: Plate::Round(reach + 1.2),
            dark_fields: Vec::new(),
            chequered: 0.0,
            tinted: Vec::new(),
            zones,
            lines: lines(board, place),
            cells,
            rows,
            columns,
        }
    }

    fn square(game: &Game, board: SquareBoard, turn: u8) -> Self {
        let place = |cell: Cell| turned(board.place(cell), turn, 4);
        let size = board.size();
        let half = f32::from(size) / 2.0;
        let cells: Vec<Point> = game.board().cells().map(place).collect();
        // The lower left square is dark, as on every board of the family.
        let dark = |row: u8, column: u8| !(row + column).is_multiple_of(2);
        let every = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let middle = |row: u8, column: u8| Point::new(f32::from(column) - half + 0.5, half - 0.5 - f32::from(row));
        let dark_fields =
            every.filter(|&(row, column)| dark(row, column)).map(|(r, c)| turned(middle(r, c), turn, 4)).collect();
        let algebraic = board.naming() == Naming::Algebraic;
        let mut rows = Vec::new();
        if algebraic {
            for index in 0..size {
                let along = middle(index, index);
                let row = turned(Point::new(-half - 0.38, along.y), turn, 4);
                let column = turned(Point::new(along.x, -half - 0.38), turn, 4);
                rows.push(Label { at: row, text: (size - index).to_string() });
                rows.push(Label { at: column, text: char::from(b'a' + index).to_string() });
            }
        }
        // Homes of a race are shown; in draughts they mean nothing.
        let seats = (0..game.seats() as u8).map(Seat).filter(|&seat| !game.goal(seat).is_empty());
        let tinted = seats.flat_map(|seat| game.home(seat).map(move |cell| (place(cell), seat))).collect();
        let columns = game.board().cells().map(|cell| if algebraic { String::new() } else { board.name(cell) });
        Self {
            plate: Plate::Square(half + if algebraic { 0.75 } else { 0.4 }),
            tinted,
            dark_fields,
            chequered: half,
            zones: Vec::new(),
            lines: Vec::new(),
            columns: columns.collect(),
            cells,
            rows,
        }
    }

    /// The cell whose middle is nearest to a point, if it is within reach of a finger.
    pub fn cell_at(&self, point: Point) -> Option<Cell> {
        let (index, at) =
            self.cells.iter().enumerate().min_by(|a, b| a.1.distance(point).total_cmp(&b.1.distance(point)))?;
        (at.distance(point) <= 0.56).then_some(Cell(index as u8))
    }
}

/// A point as it lies after the board is turned clockwise by `turn` of `turns` parts of a circle.
fn turned(point: Point, turn: u8, turns: u8) -> Point {
    point.rotated(-f32::from(turn % turns) * std::f32::consts::TAU / f32::from(turns))
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
fn hull(cells: Cells, board: &HexBoard) -> Vec<Cell> {
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
    fn camps_of_number_chess_are_triangles_on_every_board() {
        for (board, zones) in [("star88", 6), ("rhombus64", 2), ("star121", 6)] {
            let game = GameKind::NumberChess.start(&format!("board={board}")).unwrap();
            let picture = BoardPicture::new(&game, 3);
            assert_eq!(picture.zones.len(), zones, "{board}");
            assert!(picture.zones.iter().all(|zone| zone.corners.len() == 3), "{board}");
        }
    }

    #[test]
    fn points_of_the_diamond_game_are_zones_and_the_capture_game_and_halma_have_none() {
        for (rules, side) in [("", 3.0), ("players=2", 3.0), ("pieces=15", 4.0)] {
            let picture = BoardPicture::new(&GameKind::Diamond.start(rules).unwrap(), 0);
            assert_eq!(picture.zones.len(), 6);
            let homes = picture.zones.iter().filter(|zone| zone.seat.is_some());
            for zone in homes {
                let [a, b, c] = zone.corners[..] else { panic!("a triangle") };
                for (from, to) in [(a, b), (b, c), (c, a)] {
                    assert!((from.distance(to) - side).abs() < 1e-3, "{rules}");
                }
            }
        }
        let capture = BoardPicture::new(&GameKind::Capture.start("players=6").unwrap(), 0);
        assert_eq!((capture.zones.len(), capture.cells.len()), (0, 61));
        assert_eq!((capture.rows[0].text.as_str(), capture.columns[0].as_str()), ("5", "5"));
        assert_eq!(BoardPicture::new(&GameKind::Halma.start("players=4").unwrap(), 0).zones, []);
    }

    #[test]
    fn turned_by_three_the_first_seat_sits_at_the_bottom() {
        let picture = picture("", 3);
        assert!(picture.cells[0].y < -6.0);
    }
}
