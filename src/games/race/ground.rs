//! A board as a race sees it: neighbours, rays and mirror images, computed once.

use super::bits::Bits;
use crate::board::{Board, Cell, Dir, SquareBoard};

/// The most directions that a board has.
const DIRS: usize = 8;

/// Immutable tables of a board. Directions run clockwise from the right: the fixed order in which ties are broken.
pub struct Ground<S> {
    board: Board,
    dirs: usize,
    pub(in crate::games) neighbours: Vec<S>,
    rays: Vec<[S; DIRS]>,
    /// `mirror[a][b]`: the cell as far behind `b` as `a` is before it; `a` itself where there is none.
    mirror: Vec<u8>,
    distance: Vec<u8>,
}

/// The cells from `cell` to the rim in each direction, nearest first.
fn rays(board: Board, cell: Cell) -> Vec<Vec<Cell>> {
    match board {
        Board::Hex(board) => Dir::ALL.iter().map(|&dir| board.ray(cell, dir).to_vec()).collect(),
        Board::Square(board) => SquareBoard::DIRS.iter().map(|&dir| board.ray(cell, dir).collect()).collect(),
    }
}

impl<S: Bits> Ground<S> {
    /// The tables of a board whose cells fit into the set.
    pub fn new(board: Board) -> Self {
        let (cells, none) = (board.len(), [S::EMPTY; DIRS]);
        let mut ground = Self {
            board,
            dirs: match board {
                Board::Hex(_) => 6,
                Board::Square(_) => 8,
            },
            neighbours: vec![S::EMPTY; cells],
            rays: vec![none; cells],
            mirror: Vec::with_capacity(cells * cells),
            distance: Vec::with_capacity(cells * cells),
        };
        for cell in board.cells() {
            let mut mirror = vec![cell.0; cells];
            for (dir, ray) in rays(board, cell).into_iter().enumerate() {
                ground.neighbours[cell.index()] |= ray.first().copied().into_iter().collect();
                ground.rays[cell.index()][dir] = ray.iter().copied().collect();
                for (pivot, landing) in ray.iter().zip(ray.iter().skip(1).step_by(2)) {
                    mirror[pivot.index()] = landing.0;
                }
            }
            ground.mirror.extend(mirror);
            ground.distance.extend(board.cells().map(|other| match board {
                Board::Hex(board) => board.distance(cell, other) as u8,
                Board::Square(board) => board.distance(cell, other),
            }));
        }
        ground
    }

    /// The board itself.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The rays from a cell, one for each direction; those of the first half run towards higher indices.
    #[inline]
    pub(in crate::games) fn rays(&self, cell: Cell) -> &[S] {
        &self.rays[cell.index()][..self.dirs]
    }

    /// The cell as far behind `pivot` as `cell` is before it; `cell` itself where there is none.
    #[inline]
    pub(in crate::games) fn mirror(&self, cell: Cell, pivot: Cell) -> Cell {
        Cell(self.mirror[cell.index() * self.neighbours.len() + pivot.index()])
    }

    /// The nearest of some cells on a ray of the direction with index `dir`.
    #[inline]
    pub(in crate::games) fn nearest(&self, on_ray: S, dir: usize) -> Option<Cell> {
        if dir < self.dirs / 2 { on_ray.lowest() } else { on_ray.highest() }
    }

    /// The direction in which `to` lies from `from`; `None` off the lines.
    pub(in crate::games) fn dir(&self, from: Cell, to: Cell) -> Option<usize> {
        self.rays(from).iter().position(|ray| ray.has(to))
    }

    /// The cells between two on a line of the direction `dir`, nearest first.
    pub(in crate::games) fn between(&self, from: Cell, to: Cell, dir: usize) -> Vec<Cell> {
        let between = (self.rays(from)[dir] & !self.rays(to)[dir]).without(to);
        let mut cells: Vec<Cell> = between.collect();
        if dir >= self.dirs / 2 {
            cells.reverse();
        }
        cells
    }

    /// Least number of steps from one cell to another on an empty board.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u32 {
        self.distance[a.index() * self.neighbours.len() + b.index()].into()
    }
}
