//! Move generation on bitsets: where a piece may end its move, and by which way.

use super::bits::Bits;
use super::ground::Ground;
use super::rules::{Camps, GoalLock, Rules, Zones};
use crate::board::Cell;
use crate::games::Hop;

/// The pieces on the board while one of them is lifted for its move.
#[derive(Clone, Copy)]
struct Lifted<S> {
    /// Every other piece.
    occupied: S,
    /// Those that may be hopped over: all but kings.
    pivots: S,
    /// Whether the lifted piece is a king.
    king: bool,
}

/// Destinations and ways for one seat under one set of rules.
#[derive(Clone, Copy)]
pub struct Generator<'a, S: 'static> {
    ground: &'static Ground<S>,
    rules: &'a Rules,
    zones: &'a Zones<S>,
    /// The kings on the board.
    kings: S,
}

impl<'a, S: Bits> Generator<'a, S> {
    pub fn new(ground: &'static Ground<S>, rules: &'a Rules, zones: &'a Zones<S>, kings: S) -> Self {
        Self { ground, rules, zones, kings }
    }

    #[inline]
    fn lift(&self, from: Cell, all: S) -> Lifted<S> {
        let occupied = all.without(from);
        if self.rules.kings {
            Lifted { occupied, pivots: occupied & !self.kings, king: self.kings.has(from) }
        } else {
            Lifted { occupied, pivots: occupied, king: false }
        }
    }

    /// Where one hop from `cell` can land.
    fn hops(&self, cell: Cell, lifted: Lifted<S>) -> S {
        if self.rules.long_hops {
            self.long_hops(cell, lifted.occupied)
        } else if lifted.king {
            self.king_hops(cell, lifted)
        } else {
            self.adjacent_hops(cell, lifted)
        }
    }

    #[inline]
    fn adjacent_hops(&self, cell: Cell, lifted: Lifted<S>) -> S {
        let mut landings = S::EMPTY;
        for pivot in self.ground.pivots(cell) & lifted.pivots {
            landings |= S::of(self.ground.mirror(cell, pivot));
        }
        landings & !lifted.occupied
    }

    #[inline]
    fn long_hops(&self, cell: Cell, occupied: S) -> S {
        let mut landings = S::EMPTY;
        for (dir, &ray) in self.ground.rays(cell).iter().enumerate() {
            let Some(pivot) = self.ground.nearest(ray & occupied, dir) else { continue };
            let landing = self.ground.mirror(cell, pivot);
            if landing == cell {
                continue;
            }
            let behind = self.ground.rays(pivot)[dir] & !self.ground.rays(landing)[dir];
            if !behind.meets(occupied) {
                landings |= S::of(landing);
            }
        }
        landings
    }

    /// Over one or more adjacent pieces in an unbroken row.
    fn king_hops(&self, cell: Cell, lifted: Lifted<S>) -> S {
        let mut landings = S::EMPTY;
        for (dir, &ray) in self.ground.rays(cell).iter().enumerate() {
            let Some(gap) = self.ground.nearest(ray & !lifted.occupied, dir) else { continue };
            let row = (ray & !self.ground.rays(gap)[dir]).without(gap);
            if !row.is_empty() && lifted.pivots.contains_all(row) {
                landings |= S::of(gap);
            }
        }
        landings
    }

    /// Cells on which a hop may land at all, for a piece that starts on `from`.
    fn enterable(&self, from: Cell) -> S {
        let mut allowed = !S::EMPTY;
        if self.rules.camps == Camps::NoEntry {
            allowed &= !self.zones.foreign;
        }
        if self.rules.goal_lock == GoalLock::Strict && self.zones.goal.has(from) {
            allowed &= self.zones.goal;
        }
        allowed
    }

    /// Cells on which a move of a piece that starts on `from` may end.
    fn endable(&self, from: Cell) -> S {
        let mut allowed = !S::of(from);
        if self.rules.camps != Camps::Open {
            allowed &= !self.zones.foreign;
        }
        if self.rules.goal_lock != GoalLock::Off && self.zones.goal.has(from) {
            allowed &= self.zones.goal;
        }
        allowed
    }

    /// The cells among `landings` of a hop from `cell` that the rules let a piece reach in a chain.
    #[inline]
    fn allowed(&self, cell: Cell, landings: S, enterable: S) -> S {
        if self.rules.goal_lock == GoalLock::Strict && self.zones.goal.has(cell) {
            return landings & enterable & self.zones.goal;
        }
        landings & enterable
    }

    /// Every cell on which the piece on `from` may end its move, before rules that compare moves with each other.
    #[inline]
    pub fn destinations(&self, from: Cell, all: S) -> S {
        let lifted = self.lift(from, all);
        if self.rules.long_hops {
            self.reach(from, lifted, |cell| self.long_hops(cell, lifted.occupied))
        } else if lifted.king {
            self.reach(from, lifted, |cell| self.king_hops(cell, lifted))
        } else {
            self.reach(from, lifted, |cell| self.adjacent_hops(cell, lifted))
        }
    }

    /// The same for one kind of hop, so that each has a loop of its own.
    #[inline]
    fn reach(&self, from: Cell, lifted: Lifted<S>, hops: impl Fn(Cell) -> S) -> S {
        let enterable = self.enterable(from);
        let mut reached = self.allowed(from, hops(from), enterable);
        if self.rules.chains {
            let mut fresh = reached.without(from);
            reached = reached.with(from);
            while let Some(cell) = fresh.lowest() {
                fresh = fresh.without(cell);
                let new = self.allowed(cell, hops(cell), enterable) & !reached;
                reached |= new;
                fresh |= new;
            }
        }
        let steps = self.ground.neighbours(from) & !lifted.occupied & enterable;
        (steps | reached) & self.endable(from)
    }

    /// The shortest way from `from` to `to` under these rules, ties by the order of directions; `None` without one.
    /// Whether the move may end on `to` is not asked.
    pub fn way(&self, from: Cell, to: Cell, all: S) -> Option<Vec<Hop>> {
        let lifted = self.lift(from, all);
        if from == to || lifted.occupied.has(to) {
            return None;
        }
        if self.ground.neighbours(from).has(to) {
            return Some(vec![Hop { to, over: Vec::new(), expression: None }]);
        }
        let enterable = self.enterable(from);
        // landing -> take-off and direction
        let mut before: Vec<Option<(Cell, usize)>> = vec![None; self.ground.board().len()];
        let mut queue = vec![from];
        let mut at = 0;
        while let Some(&cell) = queue.get(at) {
            at += 1;
            if cell == to {
                break;
            }
            let landings = self.allowed(cell, self.hops(cell, lifted), enterable);
            for (dir, &ray) in self.ground.rays(cell).iter().enumerate() {
                for landing in landings & ray {
                    if landing != from && before[landing.index()].is_none() {
                        before[landing.index()] = Some((cell, dir));
                        queue.push(landing);
                    }
                }
            }
            if !self.rules.chains {
                break;
            }
        }
        let mut hops = Vec::new();
        let mut cell = to;
        while cell != from {
            let (take_off, dir) = before[cell.index()]?;
            let between = self.ground.between(take_off, cell, dir);
            let over = between.into_iter().filter(|&cell| lifted.occupied.has(cell)).collect();
            hops.push(Hop { to: cell, over, expression: None });
            cell = take_off;
        }
        hops.reverse();
        Some(hops)
    }

    /// Whether one hop leads from `from` straight to `to`, for the piece that was lifted from `lifted_from`.
    pub fn is_hop(&self, from: Cell, to: Cell, lifted_from: Cell, all: S) -> bool {
        self.hops(from, self.lift(lifted_from, all)).has(to)
    }
}
