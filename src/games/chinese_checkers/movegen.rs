//! Move generation on bitsets: where a piece may end its move, and by which way.

use std::sync::LazyLock;

use super::options::{Camps, GoalLock, Options};
use crate::board::hex::HexShape;
use crate::board::{Cell, CellSet, Dir, HexBoard};
use crate::games::Hop;

const CELLS: usize = 121;
const NONE: u8 = u8::MAX;

/// The rays of the star and the mirror images about every pivot, computed once.
struct Tables {
    neighbours: [CellSet; CELLS],
    rays: [[CellSet; 6]; CELLS],
    /// `mirror[a][b]`: the cell as far behind `b` as `a` is before it.
    mirror: Vec<[u8; CELLS]>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let board = board();
    let mut tables = Tables {
        neighbours: [CellSet::EMPTY; CELLS],
        rays: [[CellSet::EMPTY; 6]; CELLS],
        mirror: vec![[NONE; CELLS]; CELLS],
    };
    for cell in board.cells() {
        for dir in Dir::ALL {
            let ray = board.ray(cell, dir);
            tables.rays[cell.index()][dir as usize] = board.ray_set(cell, dir);
            if let Some(&next) = ray.first() {
                tables.neighbours[cell.index()] |= CellSet::of(next);
            }
            for (i, pivot) in ray.iter().enumerate() {
                if let Some(landing) = ray.get(2 * i + 1) {
                    tables.mirror[cell.index()][pivot.index()] = landing.0;
                }
            }
        }
    }
    tables
});

/// The board the game is played on.
pub fn board() -> &'static HexBoard {
    HexBoard::get(HexShape::Star121)
}

/// What a generator needs to know of the seat that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Zones {
    /// The cells it starts on.
    pub home: CellSet,
    /// The cells it must fill.
    pub goal: CellSet,
    /// The points of the other players that are neither its home nor its goal.
    pub foreign: CellSet,
}

/// Destinations and ways for one seat under one set of rules.
#[derive(Clone, Copy)]
pub struct Generator<'a> {
    tables: &'static Tables,
    options: &'a Options,
    zones: &'a Zones,
}

impl<'a> Generator<'a> {
    pub fn new(options: &'a Options, zones: &'a Zones) -> Self {
        Self { tables: &TABLES, options, zones }
    }

    /// Where one hop from `cell` can land when `occupied` (without the moving piece) is filled.
    #[inline]
    fn hops(&self, cell: Cell, occupied: CellSet) -> CellSet {
        let mut landings = CellSet::EMPTY;
        let rays = &self.tables.rays[cell.index()];
        let mirror = &self.tables.mirror[cell.index()];
        let near = self.tables.neighbours[cell.index()] & occupied;
        if !self.options.long_hops {
            for pivot in near {
                let landing = mirror[pivot.index()];
                if landing != NONE && !occupied.has(Cell(landing)) {
                    landings |= CellSet::of(Cell(landing));
                }
            }
            return landings;
        }
        for (dir, &ray) in rays.iter().enumerate() {
            let blockers = ray & occupied;
            // The first three directions are those of growing index.
            let Some(pivot) = (if dir < 3 { blockers.first() } else { blockers.last() }) else { continue };
            let landing = mirror[pivot.index()];
            if landing == NONE {
                continue;
            }
            let behind = self.tables.rays[pivot.index()][dir] & !self.tables.rays[usize::from(landing)][dir];
            if !behind.meets(occupied) {
                landings |= CellSet::of(Cell(landing));
            }
        }
        landings
    }

    /// Cells on which a hop may land at all, for a piece that starts on `from`.
    fn enterable(&self, from: Cell) -> CellSet {
        let mut allowed = CellSet(!0);
        if self.options.camps == Camps::NoEntry {
            allowed &= !self.zones.foreign;
        }
        if self.options.goal_lock == GoalLock::Strict && self.zones.goal.has(from) {
            allowed &= self.zones.goal;
        }
        allowed
    }

    /// Cells on which a move of a piece that starts on `from` may end.
    fn endable(&self, from: Cell) -> CellSet {
        let mut allowed = !CellSet::of(from);
        if self.options.camps != Camps::Open {
            allowed &= !self.zones.foreign;
        }
        if self.options.goal_lock != GoalLock::Off && self.zones.goal.has(from) {
            allowed &= self.zones.goal;
        }
        allowed
    }

    /// The cells that one more hop reaches from `cell` in a chain.
    #[inline]
    fn next(&self, cell: Cell, occupied: CellSet, enterable: CellSet) -> CellSet {
        let landings = self.hops(cell, occupied) & enterable;
        if self.options.goal_lock == GoalLock::Strict && self.zones.goal.has(cell) {
            return landings & self.zones.goal;
        }
        landings
    }

    /// Every cell on which the piece on `from` may end its move, before rules that compare moves with each other.
    #[inline]
    pub fn destinations(&self, from: Cell, all: CellSet) -> CellSet {
        let occupied = all.without(from);
        let enterable = self.enterable(from);
        let mut reached = self.next(from, occupied, enterable);
        if self.options.chains {
            let mut fresh = reached.without(from);
            reached = reached.with(from);
            while let Some(cell) = fresh.first() {
                fresh = fresh.without(cell);
                let new = self.next(cell, occupied, enterable) & !reached;
                reached |= new;
                fresh |= new;
            }
        }
        let steps = self.tables.neighbours[from.index()] & !occupied & enterable;
        (steps | reached) & self.endable(from)
    }

    /// The shortest way from `from` to `to` under these rules, ties by the order of [`Dir::ALL`]; `None` without one.
    /// Whether the move may end on `to` is not asked.
    pub fn way(&self, from: Cell, to: Cell, all: CellSet) -> Option<Vec<Hop>> {
        let occupied = all.without(from);
        if from == to || occupied.has(to) {
            return None;
        }
        if self.tables.neighbours[from.index()].has(to) {
            return Some(vec![Hop { to, over: Vec::new(), expression: None }]);
        }
        let enterable = self.enterable(from);
        let mut before: [Option<(Cell, Cell)>; CELLS] = [None; CELLS]; // landing -> (take-off, pivot)
        let mut queue = vec![from];
        let mut at = 0;
        while let Some(&cell) = queue.get(at) {
            at += 1;
            if cell == to {
                break;
            }
            let landings = self.next(cell, occupied, enterable);
            for dir in Dir::ALL {
                let ray = self.tables.rays[cell.index()][dir as usize];
                for landing in landings & ray {
                    if landing != from && before[landing.index()].is_none() {
                        let between = ray & !self.tables.rays[landing.index()][dir as usize] & occupied;
                        before[landing.index()] = between.first().map(|pivot| (cell, pivot));
                        queue.push(landing);
                    }
                }
            }
            if !self.options.chains {
                break;
            }
        }
        let mut hops = Vec::new();
        let mut cell = to;
        while cell != from {
            let (take_off, pivot) = before[cell.index()]?;
            hops.push(Hop { to: cell, over: vec![pivot], expression: None });
            cell = take_off;
        }
        hops.reverse();
        Some(hops)
    }

    /// Whether one hop leads from `from` straight to `to`.
    pub fn is_hop(&self, from: Cell, to: Cell, occupied: CellSet) -> bool {
        self.hops(from, occupied).has(to)
    }
}
