//! The ways of a capture, landing by landing: for the view, for long notation and for explanations.

use super::Position;
use super::bits::{Key, with_side};
use super::capture::{Sink, walk_piece};
use super::variant::with_ruleset;
use crate::board::{Cell, CellSet};
use crate::games::{Hop, Move};

/// Collects the ways of one move, at most `limit`, as landings with all that is taken by then.
struct Ways {
    key: Key,
    limit: usize,
    way: Vec<(u64, u64)>,
    found: Vec<Vec<(u64, u64)>>,
}

impl Sink for Ways {
    fn wants(&self, victim: u64) -> bool {
        victim & self.key.taken != 0 && self.found.len() < self.limit
    }

    fn enter(&mut self, landing: u64, taken: u64) {
        self.way.push((landing, taken));
    }

    fn leave(&mut self) {
        self.way.pop();
    }

    fn end(&mut self, key: Key, _count: u32) {
        if key == self.key && self.found.len() < self.limit {
            self.found.push(self.way.clone());
        }
    }
}

/// What captures of a piece there would be without the majority rule.
#[derive(Default)]
pub(super) struct Survey {
    /// Complete captures.
    pub complete: Vec<Key>,
    /// Squares landed on, on the way or at the end.
    pub landings: u64,
}

impl Sink for Survey {
    fn enter(&mut self, landing: u64, _taken: u64) {
        self.landings |= landing;
    }

    fn end(&mut self, key: Key, _count: u32) {
        if !self.complete.contains(&key) {
            self.complete.push(key);
        }
    }
}

impl Position {
    /// The move of a key, by the first of its ways.
    pub(super) fn move_of(&self, key: Key) -> Option<Move> {
        let hops = self.ways_of(key, 1).pop()?;
        Some(Move { seat: self.seat_to_move(), from: self.grid().cell(key.from), hops })
    }

    /// Every way of a legal move. A landing between two captures is the square of the turn, or the first behind the
    /// piece taken where there is no turn. Empty if the move is not legal.
    pub fn ways(&self, mv: &Move) -> Vec<Vec<Hop>> {
        let grid = self.grid();
        let over = self.taken_by(mv);
        let does = |key: &Key| {
            grid.cell(key.from) == mv.from && grid.cell(key.to) == mv.to() && grid.to_cells(key.taken) == over
        };
        self.keys().into_iter().find(does).map_or_else(Vec::new, |key| self.ways_of(key, usize::MAX))
    }

    /// Every legal move of the piece on a cell, in every one of its ways.
    pub fn ways_from(&self, from: Cell) -> Vec<Move> {
        let moves = self.legal_moves().into_iter().filter(|mv| mv.from == from);
        moves.flat_map(|mv| self.ways(&mv).into_iter().map(move |hops| Move { hops, ..mv.clone() })).collect()
    }

    /// The cells of the pieces that a move takes.
    pub fn taken_by(&self, mv: &Move) -> CellSet {
        mv.hops.iter().flat_map(|hop| hop.over.iter().copied()).filter(|&cell| self.grid().has(cell)).collect()
    }

    fn ways_of(&self, key: Key, limit: usize) -> Vec<Vec<Hop>> {
        let grid = self.grid();
        if key.taken == 0 {
            return vec![vec![Hop { to: grid.cell(key.to), over: Vec::new(), expression: None }]];
        }
        let mut ways = Ways { key, limit, way: Vec::new(), found: Vec::new() };
        self.walk(key.from, &mut ways);
        let hops = |way: Vec<(u64, u64)>| {
            let mut before = 0;
            let hop = |(landing, taken): (u64, u64)| {
                let victim = taken & !std::mem::replace(&mut before, taken);
                Hop { to: grid.cell(landing), over: vec![grid.cell(victim)], expression: None }
            };
            way.into_iter().map(hop).collect()
        };
        ways.found.into_iter().map(hops).collect()
    }

    /// Walks the captures of the piece on `from`, a piece of the side to move.
    pub(super) fn walk(&self, from: u64, sink: &mut impl Sink) {
        with_ruleset!(self.variant, R => with_side!(self.to_move, S => {
            walk_piece::<R, S, _>(&self.board, from, sink);
        }));
    }
}
