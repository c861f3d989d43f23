//! What is special about the captures of a position: Turkish strikes, and squares that are crossed twice.

use super::Position;
use super::bits::{Board, Key, with_side};
use super::capture::{Sink, walk_piece};
use super::movegen::after;
use super::variant::{Crowning, with_ruleset};
use crate::board::{Cell, CellSet};
use crate::games::Move;

/// A Turkish strike: a capture that would go on if the pieces taken left the board at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// Where the capturing piece begins.
    pub from: Cell,
    /// Where it stands when the way is barred.
    pub at: Cell,
    /// The pieces taken that bar it.
    pub by: CellSet,
    /// The piece that is saved.
    pub saved: Cell,
}

/// Every landing of every capture of a piece, with what is taken by then.
#[derive(Default)]
struct Landings(Vec<(u64, u64)>);

impl Sink for Landings {
    fn enter(&mut self, landing: u64, taken: u64) {
        if !self.0.contains(&(landing, taken)) {
            self.0.push((landing, taken));
        }
    }

    fn end(&mut self, _key: Key, _count: u32) {}
}

/// The pieces that can be taken next.
struct Victims {
    /// Those that are of no interest.
    but: u64,
    found: std::cell::Cell<u64>,
}

impl Sink for Victims {
    fn wants(&self, victim: u64) -> bool {
        self.found.set(self.found.get() | victim & !self.but);
        false
    }

    fn end(&mut self, _key: Key, _count: u32) {}
}

impl Position {
    /// The Turkish strikes among the captures of the side to move, those among them that are too short to be legal.
    pub fn strikes(&self) -> Vec<Strike> {
        let mut found: Vec<Strike> = Vec::new();
        let own = if self.outcome().is_some() { 0 } else { self.board.own };
        for from in bits(own) {
            let mut landings = Landings::default();
            self.walk(from, &mut landings);
            for (landing, taken) in landings.0 {
                let strikes = self.barred(from, landing, taken);
                let is_new = |strike: &Strike| {
                    !found
                        .iter()
                        .any(|known| (known.from, known.by, known.saved) == (strike.from, strike.by, strike.saved))
                };
                let new: Vec<Strike> = strikes.into_iter().filter(is_new).collect();
                found.extend(new);
            }
        }
        found
    }

    /// What the pieces taken so far keep from being taken too.
    fn barred(&self, from: u64, landing: u64, taken: u64) -> Vec<Strike> {
        let next = after(self.variant, self.to_move, &self.board, Key { from, to: landing, taken });
        let was_king = self.board.kings & from != 0;
        let crowned = !was_king && next.kings & landing != 0;
        let king = match self.rules().movement.crowning {
            Crowning::EndsMove if crowned => return Vec::new(),
            Crowning::InPassing => was_king || crowned,
            _ => was_king,
        };
        let kings = self.board.kings & !(from | landing) | if king { landing } else { 0 };
        let own = self.board.own & !from | landing;
        let victims = |gone: u64| {
            let board = Board { own, other: self.board.other & !gone, kings };
            let mut sink = Victims { but: taken, found: std::cell::Cell::new(0) };
            with_ruleset!(self.variant, R => with_side!(self.to_move, S => {
                walk_piece::<R, S, _>(&board, landing, &mut sink);
            }));
            sink.found.get()
        };
        let grid = self.grid();
        let strike = |saved: u64| {
            let alone = bits(taken).filter(|&piece| victims(piece) & saved != 0).fold(0, |set, piece| set | piece);
            let by = grid.to_cells(if alone == 0 { taken } else { alone });
            Strike { from: grid.cell(from), at: grid.cell(landing), by, saved: grid.cell(saved) }
        };
        bits(victims(taken) & !victims(0)).map(strike).collect()
    }

    /// The squares that a move crosses or stands on more than once, its start among them.
    pub fn crossed_again(&self, mv: &Move) -> CellSet {
        let squares = self.squares();
        let (mut seen, mut again) = (CellSet::of(mv.from), CellSet::EMPTY);
        let mut from = squares.row_column(mv.from);
        for hop in &mv.hops {
            let to = squares.row_column(hop.to);
            while from != to {
                let towards = |from: u8, to: u8| if to > from { from + 1 } else { from - 1 };
                from = (towards(from.0, to.0), towards(from.1, to.1));
                let Some(cell) = squares.at(from.0, from.1) else { break };
                if seen.has(cell) {
                    again |= CellSet::of(cell);
                }
                seen |= CellSet::of(cell);
            }
        }
        again
    }
}

/// Each member of a set.
fn bits(set: u64) -> impl Iterator<Item = u64> {
    let rest = |left: &u64| Some(left & (left - 1)).filter(|&left| left != 0);
    std::iter::successors(Some(set).filter(|&set| set != 0), rest).map(|left| left & left.wrapping_neg())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::draughts::Variant;

    fn position(variant: &str, fen: &str) -> Position {
        Position::from_fen(Variant::from_name(variant).unwrap(), fen).unwrap()
    }

    /// Strikes as `from: piece that bars, piece saved`, in numbers.
    fn strikes(variant: &str, fen: &str) -> Vec<String> {
        let number = |cell: Cell| (cell.0 + 1).to_string();
        let words = |strike: &Strike| {
            let by: Vec<String> = strike.by.map(number).collect();
            format!("{}: {}, {}", number(strike.from), by.join(" "), number(strike.saved))
        };
        position(variant, fen).strikes().iter().map(words).collect()
    }

    #[test]
    fn a_piece_taken_that_bars_the_way_is_a_strike() {
        // By way of 27 and 7 the king comes to 1; the piece on 7, gone, would open the line to 40.
        let found = strikes("draughts-international", "W:WK36:B7,21,27,28,32,40");
        assert!(found.contains(&"36: 7, 40".to_owned()), "{found:?}");
        for (variant, fen) in
            [("draughts-brazilian", "B:W8,19,24,26:BK23"), ("draughts-russian", "W:WK20,K31:B8,K12,24,25,26")]
        {
            assert!(!strikes(variant, fen).is_empty(), "{variant} {fen}");
        }
    }

    #[test]
    fn a_plain_capture_is_none() {
        for (variant, fen) in [
            ("draughts-international", "W:W33:B29"),
            ("draughts-international", "W:WK8,50:B13,21,41"),
            ("draughts-international", "W:W31-50:B1-20"),
            ("draughts-english", "B:W22,23,24:BK27"),
            ("draughts-international", "W:W33:B"),
        ] {
            assert_eq!(strikes(variant, fen), Vec::<String>::new(), "{fen}");
        }
    }

    #[test]
    fn squares_crossed_twice_are_found() {
        let crossed = |fen: &str| -> Vec<u8> {
            let position = position("draughts-international", fen);
            let mut cells: Vec<u8> = position
                .legal_moves()
                .iter()
                .flat_map(|mv| position.crossed_again(mv).map(|cell| cell.0 + 1).collect::<Vec<_>>())
                .collect();
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        assert_eq!(crossed("W:W33:B18,19,28,29"), [33], "back to where it began");
        assert_eq!(crossed("W:W33:B29"), Vec::<u8>::new());
        assert_eq!(crossed("B:WK19,20,29,30,33:BK23,38"), [23], "across its own start");
    }
}
