//! Why an attempt is refused: the most specific true reason.

use super::bits::Bits;
use super::movegen::Generator;
use super::position::Position;
use super::rules::{Camps, GoalLock, Rules, Variant};
use crate::board::Cell;
use crate::games::Illegal;

impl<V: Variant> Position<V> {
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
        let (rules, zones) = (self.setup.rules, &self.setup.zones[self.to_move().index()]);
        if rules.camps != Camps::Open && zones.foreign.has(to) {
            return Illegal::ForeignPoint { to };
        }
        if rules.goal_lock != GoalLock::Off && zones.goal.has(from) && !zones.goal.has(to) {
            return Illegal::GoalLocked { to };
        }
        match self.guest() {
            Some(guest) => Illegal::MustEvacuate { guest },
            None => Illegal::NotOnLine { from, to },
        }
    }

    /// No way exists under the rules in force.
    fn explain_way(&self, from: Cell, to: Cell, occupied: V::Set) -> Illegal {
        let (rules, zones) = (self.setup.rules, &self.setup.zones[self.to_move().index()]);
        let ground = self.setup.ground;
        let way_with =
            |rules: &Rules, kings| Generator::new(ground, rules, zones, kings).way(from, to, occupied.with(from));
        if let Some(hops) = way_with(&Rules { chains: true, ..rules }, self.kings) {
            return Illegal::ChainOff { hops: hops.len() as u8 };
        }
        if way_with(&Rules { goal_lock: GoalLock::Off, ..rules }, self.kings).is_some() {
            return Illegal::GoalLocked { to };
        }
        if way_with(&Rules { camps: Camps::Open, ..rules }, self.kings).is_some() {
            return if zones.foreign.has(to) {
                Illegal::ForeignPoint { to }
            } else {
                Illegal::ForeignPointEntry { to }
            };
        }
        // A way that is barred by kings alone.
        let own = V::Set::of(from) & self.kings;
        if let Some(hops) = way_with(&rules, own)
            && let Some(&king) = hops.iter().flat_map(|hop| &hop.over).find(|&&cell| self.kings.has(cell))
        {
            return Illegal::OverKing { king };
        }
        let Some(dir) = ground.dir(from, to) else { return Illegal::NotOnLine { from, to } };
        let between = ground.between(from, to, dir);
        let row = between.iter().take_while(|&&cell| occupied.has(cell));
        match row.last() {
            Some(&last) if !own.is_empty() => Illegal::NotBehindRow { last },
            _ => explain_line(from, to, &between, occupied),
        }
    }
}

/// Why no adjacent hop leads from one cell to another on a line with it, the cells `between` them nearest first.
pub(in crate::games) fn explain_line<S: Bits>(from: Cell, to: Cell, between: &[Cell], occupied: S) -> Illegal {
    let mut there = between.iter().enumerate().filter(|(_, cell)| occupied.has(**cell));
    let Some((index, &pivot)) = there.next() else { return Illegal::NothingToHop { from, to } };
    if let Some((_, &by)) = there.next() {
        return Illegal::Blocked { pivot, by };
    }
    let (before, behind) = (index as u8 + 1, (between.len() - index) as u8);
    if before != behind {
        return Illegal::NotSymmetric { pivot, before, behind };
    }
    Illegal::LongHopOff { pivot }
}
