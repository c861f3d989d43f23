//! Why an attempt is refused: the most specific true reason.

use super::movegen::board;
use super::options::{Camps, GoalLock, Options};
use super::position::Position;
use crate::board::{Cell, CellSet};
use crate::games::Illegal;

impl Position {
    /// The reason why no legal move leads from `from` to `to`.
    pub(super) fn explain(&self, from: Cell, to: Cell) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        if let Some(reason) = self.explain_piece(from) {
            return reason;
        }
        let all = self.occupied();
        if from == to {
            return Illegal::SameCell(from);
        }
        if all.has(to) {
            return Illegal::Occupied(to);
        }
        if self.generator().way(from, to, all).is_some() {
            return self.explain_rule(from, to);
        }
        self.explain_way(from, to, all.without(from))
    }

    /// Why the piece on `cell` cannot be picked up: there is none, or it belongs to another seat.
    pub fn explain_piece(&self, cell: Cell) -> Option<Illegal> {
        let to_move = self.to_move();
        match self.piece_at(cell) {
            None => Some(Illegal::Empty(cell)),
            Some(piece) if piece.seat == to_move => None,
            Some(piece) if self.last_mover() == Some(piece.seat) => {
                Some(Illegal::TurnOver { seat: piece.seat, to_move })
            }
            Some(piece) => Some(Illegal::NotYourPiece { cell, owner: piece.seat, to_move }),
        }
    }

    /// A way exists; a rule about where moves may end forbids it.
    fn explain_rule(&self, from: Cell, to: Cell) -> Illegal {
        let (options, zones) = (self.options(), &self.setup.zones[self.to_move().index()]);
        if options.camps != Camps::Open && zones.foreign.has(to) {
            return Illegal::ForeignPoint { to };
        }
        if options.goal_lock != GoalLock::Off && zones.goal.has(from) && !zones.goal.has(to) {
            return Illegal::GoalLocked { to };
        }
        match self.guest() {
            Some(guest) => Illegal::MustEvacuate { guest },
            None => Illegal::NotOnLine { from, to },
        }
    }

    /// No way exists under the rules in force.
    fn explain_way(&self, from: Cell, to: Cell, occupied: CellSet) -> Illegal {
        let (options, zones) = (*self.options(), &self.setup.zones[self.to_move().index()]);
        let way_with =
            |options: &Options| super::movegen::Generator::new(options, zones).way(from, to, occupied.with(from));
        if let Some(hops) = way_with(&Options { chains: true, ..options }) {
            return Illegal::ChainOff { hops: hops.len() as u8 };
        }
        if way_with(&Options { goal_lock: GoalLock::Off, ..options }).is_some() {
            return Illegal::GoalLocked { to };
        }
        if way_with(&Options { camps: Camps::Open, ..options }).is_some() {
            return if zones.foreign.has(to) {
                Illegal::ForeignPoint { to }
            } else {
                Illegal::ForeignPointEntry { to }
            };
        }
        let Some((dir, distance)) = board().line(from, to) else { return Illegal::NotOnLine { from, to } };
        let ray = board().ray(from, dir);
        let mut between = ray[..distance - 1].iter().enumerate().filter(|(_, cell)| occupied.has(**cell));
        let Some((index, &pivot)) = between.next() else { return Illegal::NothingToHop { from, to } };
        if let Some((_, &by)) = between.next() {
            return Illegal::Blocked { pivot, by };
        }
        let (before, behind) = (index as u8 + 1, (distance - index - 1) as u8);
        if before != behind {
            return Illegal::NotSymmetric { pivot, before, behind };
        }
        Illegal::LongHopOff { pivot }
    }
}
