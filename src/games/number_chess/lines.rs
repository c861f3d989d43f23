//! The hops of a position: from every empty cell, in every direction, over the pieces in line.

use super::arithmetic::{Digits, Mask, Solver};
use super::ground::{CELLS, Ground, NONE};
use crate::board::{Cell, CellSet, Dir};

/// A hop: from a cell not named here over the pieces of one segment to the cell right behind the last of them.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    pub to: Cell,
    pub dir: Dir,
    /// The first and the last piece spanned, the lower index first: with the same pieces on the board, the segment.
    pub segment: (u8, u8),
    /// The nearest cell before the first piece: where hopping back lands.
    pub before: Cell,
    pub digits: Digits,
    /// The slot of the digits: see [`Solver::weight`].
    pub slot: u32,
    pub len: u8,
    /// The common values of the segment, if its length allows to list them.
    pub mask: Option<Mask>,
}

impl Edge {
    /// Which of the wanted common values the segment makes.
    #[inline]
    pub fn makes(&self, solver: &Solver, wanted: Mask) -> Mask {
        match self.mask {
            Some(mask) => mask.and(wanted),
            None => solver.mask(self.digits, self.slot, wanted),
        }
    }
}

/// Pieces on a board, as arithmetic sees them.
pub(super) struct Field<'a> {
    pub ground: &'static Ground,
    pub solver: &'a Solver,
    pub occupied: CellSet,
    /// The number of the piece on a cell; anything on an empty one.
    pub digits: &'a [u8; CELLS],
}

impl Field<'_> {
    /// Adds the hops from `from` in one direction while `lifted` counts as empty.
    fn hops(&self, from: Cell, dir: Dir, lifted: Option<Cell>, edges: &mut Vec<Edge>) {
        let occupied = lifted.map_or(self.occupied, |cell| self.occupied.without(cell));
        let ray = self.ground.board.ray_set(from, dir) & occupied;
        let Some(first) = (if dir.is_forward() { ray.first() } else { ray.last() }) else { return };
        let Some(before) = self.ground.step(first, dir.opposite()) else { return };
        let (mut cell, mut last) = (first, first);
        let (mut digits, mut slot, mut len) = (Digits::NONE, 0, 0);
        loop {
            if occupied.has(cell) {
                let digit = self.digits[cell.index()];
                digits = digits.with(digit);
                slot += Solver::weight(digit);
                len += 1;
                last = cell;
            } else if self.ground.next[last.index()][dir as usize] == cell.0 {
                let segment = (first.0.min(last.0), first.0.max(last.0));
                let mask = self.solver.is_short(len.into()).then(|| self.solver.mask(digits, slot, Mask::ALL));
                edges.push(Edge { to: cell, dir, segment, before, digits, slot, len, mask });
            }
            match self.ground.step(cell, dir) {
                Some(next) => cell = next,
                None => return,
            }
        }
    }
}

/// The hops from the cells with no piece lifted, found as they are asked for.
pub(super) struct Lines<'a> {
    pub field: &'a Field<'a>,
    edges: Vec<Edge>,
    /// For each cell and direction the first edge and the one behind the last.
    ranges: Box<[[(u16, u16); 6]; CELLS]>,
    built: CellSet,
}

/// The same while one piece is lifted: only the lines through its origin differ.
pub(super) struct Lifted<'a, 'b> {
    pub lines: &'b mut Lines<'a>,
    pub origin: Cell,
    edges: Vec<Edge>,
    ranges: [(u16, u16); CELLS],
    built: CellSet,
}

impl<'a> Lines<'a> {
    pub fn new(field: &'a Field<'a>) -> Self {
        Self { field, edges: Vec::with_capacity(256), ranges: Box::new([[(0, 0); 6]; CELLS]), built: CellSet::EMPTY }
    }

    pub fn lift(&mut self, origin: Cell) -> Lifted<'a, '_> {
        Lifted { lines: self, origin, edges: Vec::with_capacity(64), ranges: [(0, 0); CELLS], built: CellSet::EMPTY }
    }

    fn build(&mut self, cell: Cell) {
        self.built = self.built.with(cell);
        for dir in Dir::ALL {
            let start = self.edges.len() as u16;
            self.field.hops(cell, dir, None, &mut self.edges);
            self.ranges[cell.index()][dir as usize] = (start, self.edges.len() as u16);
        }
    }
}

impl Lifted<'_, '_> {
    /// Calls `visit` with every hop from a cell.
    #[inline]
    pub fn each(&mut self, cell: Cell, mut visit: impl FnMut(&Edge)) {
        if !self.lines.built.has(cell) {
            self.lines.build(cell);
        }
        let crossing = self.lines.field.ground.towards[cell.index()][self.origin.index()];
        if crossing != NONE && !self.built.has(cell) {
            self.built = self.built.with(cell);
            let start = self.edges.len() as u16;
            self.lines.field.hops(cell, Dir::ALL[usize::from(crossing) % 6], Some(self.origin), &mut self.edges);
            self.ranges[cell.index()] = (start, self.edges.len() as u16);
        }
        for (dir, &(start, end)) in self.lines.ranges[cell.index()].iter().enumerate() {
            let edges = if dir == usize::from(crossing) {
                let (start, end) = self.ranges[cell.index()];
                &self.edges[usize::from(start)..usize::from(end)]
            } else {
                &self.lines.edges[usize::from(start)..usize::from(end)]
            };
            edges.iter().for_each(&mut visit);
        }
    }

    /// The hops from a cell, copied.
    pub fn list(&mut self, cell: Cell) -> Vec<Edge> {
        let mut list = Vec::new();
        self.each(cell, |edge| list.push(*edge));
        list
    }
}
