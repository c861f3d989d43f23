//! 積和法 and 差和法, who wins, and what exchanged pieces cost.

use super::ground::{BLUE, RED, opponent};
use super::options::Scoring;
use super::position::Position;
use crate::board::Cell;
use crate::games::Seat;

impl Scoring {
    /// The highest score there is.
    pub const fn most(self) -> u32 {
        match self {
            Self::Product => 285,
            Self::Difference => 50,
        }
    }

    /// What a piece scores on a camp cell.
    pub const fn points(self, piece: u8, cell: u8) -> u32 {
        match self {
            Self::Product => piece as u32 * cell as u32,
            Self::Difference => piece.abs_diff(cell) as u32,
        }
    }
}

/// A side's score in the method of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The points.
    pub score: u32,
    /// Own pieces in the enemy camp.
    pub home: usize,
    /// Own pieces on the equal number of the enemy camp.
    pub in_place: usize,
}

impl Tally {
    pub(super) fn of(position: &Position, seat: Seat) -> Self {
        let mut tally = Self { score: 0, home: 0, in_place: 0 };
        for (piece, _, cell) in position.arrived(seat) {
            tally.score += position.options().scoring.points(piece, cell);
            tally.home += 1;
            tally.in_place += usize::from(piece == cell);
        }
        tally
    }
}

/// The higher score wins. At equal scores below the maximum nobody does; at the maximum of 積和法 the side with all ten
/// pieces in place does, if just one has them (the piece 0 scores nothing).
pub(super) fn winner(scoring: Scoring, red: Tally, blue: Tally) -> Option<Seat> {
    match red.score.cmp(&blue.score) {
        std::cmp::Ordering::Greater => return Some(RED),
        std::cmp::Ordering::Less => return Some(BLUE),
        std::cmp::Ordering::Equal => {}
    }
    if scoring != Scoring::Product || red.score < scoring.most() {
        return None;
    }
    match (red.in_place == 10, blue.in_place == 10) {
        (true, false) => Some(RED),
        (false, true) => Some(BLUE),
        _ => None,
    }
}

/// Pieces of a full camp that stand on each other's cells: A on B's, B on C's, …, the last on A's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The pieces; the smallest first, each standing on the cell of the next one.
    pub pieces: Vec<u8>,
    /// What they cost against the maximum of 積和法: half the sum of (A−B)² along the cycle.
    pub loss: u32,
}

impl Position {
    /// Own pieces in the enemy camp: piece, cell, number of the cell.
    pub fn arrived(&self, seat: Seat) -> Vec<(u8, Cell, u8)> {
        let camp = self.ground().camp(opponent(seat));
        (0..10)
            .filter_map(|piece| {
                let cell = self.place(seat, piece).filter(|&cell| camp.has(cell))?;
                Some((piece, cell, self.ground().number(cell)?))
            })
            .collect()
    }

    /// How the loss against 285 splits over exchanged pieces; `None` unless all ten pieces are in the enemy camp.
    pub fn swaps(&self, seat: Seat) -> Option<Vec<Cycle>> {
        let arrived = self.arrived(seat);
        let mut stands_on = [0_u8; 10];
        for &(piece, _, cell) in &arrived {
            stands_on[usize::from(piece)] = cell;
        }
        (arrived.len() == 10).then(|| cycles(&stands_on))
    }
}

fn cycles(stands_on: &[u8; 10]) -> Vec<Cycle> {
    let mut seen = [false; 10];
    let mut cycles = Vec::new();
    for first in 0..10_u8 {
        let (mut pieces, mut twice, mut at) = (Vec::new(), 0, first);
        while !seen[usize::from(at)] {
            seen[usize::from(at)] = true;
            pieces.push(at);
            let next = stands_on[usize::from(at)];
            twice += u32::from(at.abs_diff(next)).pow(2);
            at = next;
        }
        if pieces.len() > 1 {
            cycles.push(Cycle { pieces, loss: twice / 2 });
        }
    }
    cycles
}
