//! Legal moves: where each piece of the side to move may end.

use super::arithmetic::{Solver, Value};
use super::chain;
use super::ground::CELLS;
use super::lines::{Field, Lifted, Lines};
use super::moves::{Illegal, Kind};
use super::position::Position;
use crate::board::{Cell, CellSet, Dir};

/// The landings of one piece by each way to move, before 五子讓位.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Landings {
    by_kind: [CellSet; 4],
}

impl Landings {
    /// Those of one way.
    pub fn by(&self, kind: Kind) -> CellSet {
        self.by_kind[kind as usize]
    }

    /// All.
    pub fn all(&self) -> CellSet {
        self.by_kind.iter().fold(CellSet::EMPTY, |all, &ends| all | ends)
    }

    fn keep(&mut self, cells: CellSet) {
        self.by_kind.iter_mut().for_each(|ends| *ends &= cells);
    }
}

impl Position {
    /// The pieces as arithmetic sees them, with what the solver of the rules knows.
    pub(super) fn field(&self) -> Field<'_> {
        self.field_with(Solver::get(self.options().operators))
    }

    fn field_with<'a>(&'a self, solver: &'a Solver) -> Field<'a> {
        let digits: &[u8; CELLS] = self.digits();
        Field { ground: self.ground(), solver, occupied: self.occupied(), digits }
    }

    /// Every piece of the side to move with the landings of its legal moves; pieces without one are left out.
    pub fn landings(&self) -> Vec<(Cell, Landings)> {
        self.landings_with(Solver::get(self.options().operators))
    }

    /// The same with a solver of one's own, which must be for the operators in force; see [`Solver::new`].
    pub fn landings_with(&self, solver: &Solver) -> Vec<(Cell, Landings)> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let field = self.field_with(solver);
        let mut lines = Lines::new(&field);
        let mut found: Vec<(Cell, Landings)> =
            self.pieces(self.to_move()).map(|from| (from, self.piece_landings(&mut lines.lift(from)))).collect();
        self.apply_yield(&mut found);
        found.retain(|(_, landings)| !landings.all().is_empty());
        found
    }

    /// The landings of a lifted piece, before 五子讓位.
    pub(super) fn piece_landings(&self, lifted: &mut Lifted<'_, '_>) -> Landings {
        let (from, occupied) = (lifted.origin, self.occupied());
        let number = Value::whole(self.digits()[from.index()].into());
        let solver = lifted.lines.field.solver;
        let [mut steps, mut adjacent, mut spans, mut chains] = [CellSet::EMPTY; 4];
        for dir in Dir::ALL {
            let Some(next) = self.ground().step(from, dir) else { continue };
            if !occupied.has(next) {
                steps = steps.with(next);
            } else if let Some(behind) = self.ground().step(next, dir).filter(|&cell| !occupied.has(cell)) {
                adjacent = adjacent.with(behind);
            }
        }
        let bit = super::arithmetic::Mask::bit(number);
        lifted.each(from, |edge| {
            let wanted = bit.map_or(super::arithmetic::Mask::NONE, super::arithmetic::Mask::of);
            if !edge.makes(solver, wanted).is_empty() {
                spans = spans.with(edge.to);
            }
        });
        if self.options().chains {
            chains = chain::ends(lifted, self.options().chain_style);
        }
        Landings { by_kind: [steps, adjacent, spans, chains] }
    }

    /// 五子讓位: with five guests in the camp, a move that leaves no cell of it empty is out while another leaves one.
    fn apply_yield(&self, found: &mut [(Cell, Landings)]) {
        if !self.must_yield() {
            return;
        }
        let yielding: Vec<CellSet> =
            found.iter().map(|&(from, landings)| landings.all() & self.yielding_ends(from)).collect();
        if yielding.iter().any(|ends| !ends.is_empty()) {
            found.iter_mut().zip(yielding).for_each(|((_, landings), ends)| landings.keep(ends));
        }
    }

    /// The landings of a piece on `from` after which a cell of its camp is empty.
    fn yielding_ends(&self, from: Cell) -> CellSet {
        let camp = self.ground().camp(self.to_move());
        let empty = camp & !self.occupied().without(from);
        match (empty.len(), empty.first()) {
            (0, _) => CellSet::EMPTY,
            (1, Some(last)) => !CellSet::of(last),
            _ => CellSet(!0),
        }
    }

    /// The landings of the piece on `from`; empty if it has none or is not the mover's.
    pub fn landings_from(&self, from: Cell) -> Landings {
        if self.must_yield() {
            // The other pieces have a say.
            return self.landings().into_iter().find(|(cell, _)| *cell == from).map_or_else(Landings::default, |f| f.1);
        }
        if self.outcome().is_some() || !self.pieces(self.to_move()).has(from) {
            return Landings::default();
        }
        let field = self.field();
        self.piece_landings(&mut Lines::new(&field).lift(from))
    }

    /// Every piece of the side to move that can move, with the cells on which its move may end.
    pub fn destinations(&self) -> Vec<(Cell, CellSet)> {
        self.landings().into_iter().map(|(from, landings)| (from, landings.all())).collect()
    }

    /// All legal (from, to), sorted.
    pub fn legal_pairs(&self) -> Vec<(Cell, Cell)> {
        self.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect()
    }

    /// Whether the side to move has a move.
    pub fn has_move(&self) -> bool {
        !self.landings().is_empty()
    }

    /// Whether 五子讓位 forbids a move that is legal otherwise.
    pub(super) fn is_barred_by_yield(&self, from: Cell, to: Cell) -> bool {
        self.must_yield()
            && !self.yielding_ends(from).has(to)
            && self.landings().iter().any(|(from, landings)| landings.all().meets(self.yielding_ends(*from)))
    }

    /// Why the piece on a cell cannot be picked up.
    pub fn explain_piece(&self, cell: Cell) -> Option<Illegal> {
        match self.piece_at(cell) {
            None => Some(Illegal::Empty(cell)),
            Some(piece) if piece.seat != self.to_move() => Some(Illegal::NotYourPiece(cell)),
            Some(_) => None,
        }
    }
}
