//! A board as a race sees it: neighbours, rays and mirror images, computed once.

use super::bits::Bits;
use crate::board::{Board, Cell, Dir, SquareBoard};

/// Directions clockwise from the right: the fixed order in which ties are broken. In the first half cell indices grow;
/// a board with six lacks the last of each half.
const DIRS: usize = 8;

/// One entry for every index a cell may have, so that no look-up needs a check.
const CELLS: usize = 256;

/// Immutable tables of a board.
pub struct Ground<S> {
    board: Board,
    neighbours: Box<[S; CELLS]>,
    /// The neighbours with a cell right behind them.
    pivots: Box<[S; CELLS]>,
    rays: Box<[[S; DIRS]; CELLS]>,
    /// `mirror[a][b]`: the cell as far behind `b` as `a` is before it; `a` itself where there is none.
    mirror: Box<[[u8; CELLS]; CELLS]>,
    distance: Box<[[u8; CELLS]; CELLS]>,
}

/// The cells from `cell` to the rim in each direction, nearest first.
fn rays(board: Board, cell: Cell) -> [Vec<Cell>; DIRS] {
    match board {
        Board::Hex(board) => {
            let [e, se, sw, w, nw, ne] = Dir::ALL.map(|dir| board.ray(cell, dir).to_vec());
            [e, se, sw, Vec::new(), w, nw, ne, Vec::new()]
        }
        Board::Square(board) => SquareBoard::DIRS.map(|dir| board.ray(cell, dir).collect()),
    }
}

impl<S: Bits> Ground<S> {
    /// The tables of a board whose cells fit into the set.
    pub fn new(board: Board) -> Self {
        let mut ground = Self {
            board,
            neighbours: Box::new([S::EMPTY; CELLS]),
            pivots: Box::new([S::EMPTY; CELLS]),
            rays: Box::new([[S::EMPTY; DIRS]; CELLS]),
            mirror: Box::new(std::array::from_fn(|cell| [cell as u8; CELLS])),
            distance: Box::new([[0; CELLS]; CELLS]),
        };
        for cell in board.cells() {
            let index = cell.index();
            for (dir, ray) in rays(board, cell).into_iter().enumerate() {
                ground.neighbours[index] |= ray.first().copied().into_iter().collect();
                ground.pivots[index] |= ray.first().copied().into_iter().filter(|_| ray.len() > 1).collect();
                ground.rays[index][dir] = ray.iter().copied().collect();
                for (pivot, landing) in ray.iter().zip(ray.iter().skip(1).step_by(2)) {
                    ground.mirror[index][pivot.index()] = landing.0;
                }
            }
            for other in board.cells() {
                ground.distance[index][other.index()] = match board {
                    Board::Hex(board) => board.distance(cell, other) as u8,
                    Board::Square(board) => board.distance(cell, other),
                };
            }
        }
        ground
    }

    /// The board itself.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The cells beside a cell.
    #[inline]
    pub(in crate::games) fn neighbours(&self, cell: Cell) -> S {
        self.neighbours[cell.index()]
    }

    /// The neighbours of a cell with a cell right behind them.
    #[inline]
    pub(in crate::games) fn pivots(&self, cell: Cell) -> S {
        self.pivots[cell.index()]
    }

    /// The rays from a cell, one for each direction.
    #[inline]
    pub(in crate::games) fn rays(&self, cell: Cell) -> &[S; DIRS] {
        &self.rays[cell.index()]
    }

    /// The cell as far behind `pivot` as `cell` is before it; `cell` itself where there is none.
    #[inline]
    pub(in crate::games) fn mirror(&self, cell: Cell, pivot: Cell) -> Cell {
        Cell(self.mirror[cell.index()][pivot.index()])
    }

    /// The nearest of some cells on a ray of the direction with index `dir`.
    #[inline]
    pub(in crate::games) fn nearest(&self, on_ray: S, dir: usize) -> Option<Cell> {
        if dir < DIRS / 2 { on_ray.lowest() } else { on_ray.highest() }
    }

    /// The direction in which `to` lies from `from`; `None` off the lines.
    pub(in crate::games) fn dir(&self, from: Cell, to: Cell) -> Option<usize> {
        self.rays(from).iter().position(|ray| ray.has(to))
    }

    /// The cells between two on a line of the direction `dir`, nearest first.
    pub(in crate::games) fn between(&self, from: Cell, to: Cell, dir: usize) -> Vec<Cell> {
        let between = (self.rays(from)[dir] & !self.rays(to)[dir]).without(to);
        let mut cells: Vec<Cell> = between.collect();
        if dir >= DIRS / 2 {
            cells.reverse();
        }
        cells
    }

    /// Least number of steps from one cell to another on an empty board.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u32 {
        self.distance[a.index()][b.index()].into()
    }
}
