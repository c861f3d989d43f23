//! Counting move sequences: the outside check of the generator.

use super::movegen::Generator;
use super::position::{Position, Standing};
use crate::board::CellSet;
use crate::games::Seat;

impl Position {
    /// Number of lines of `depth` plies from here, a ply being a distinct (from, to), a forced pass one ply.
    ///
    /// The last ply is counted in bulk. Filling a goal ends a seat's part, and a game that is over has no further plies;
    /// the stalling rules and a round that is played out are left aside.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let playing = (0..self.seats() as u8).filter(|&s| self.standing(Seat(s)) == Standing::Playing).collect();
        Walker { position: self, pieces: self.pieces.clone(), all: self.occupied(), playing }.count(
            self.to_move,
            depth,
            0,
        )
    }
}

/// Pieces that are moved and moved back in place: no allocation on the way.
struct Walker<'a> {
    position: &'a Position,
    pieces: Vec<CellSet>,
    all: CellSet,
    playing: Vec<u8>,
}

impl Walker<'_> {
    fn next(&self, seat: Seat) -> Option<Seat> {
        let after = self.playing.iter().find(|&&s| s > seat.0).or(self.playing.first());
        after.copied().map(Seat)
    }

    fn count(&mut self, seat: Seat, depth: u32, passes: usize) -> u64 {
        let setup = &self.position.setup;
        let zones = &setup.zones[seat.index()];
        let generator = Generator::new(&setup.options, zones);
        let own = self.pieces[seat.index()];
        let all = self.all;
        // Evacuation: with a guest at home only moves out of it count, if there is one.
        let guest = setup.options.evacuation && (all & !own).meets(zones.home);
        let leaves = |from| generator.destinations(from, all) & !zones.home;
        let forced = guest && (own & zones.home).any(|from| !leaves(from).is_empty());
        let movers = if forced { own & zones.home } else { own };
        let ends = |from| if forced { leaves(from) } else { generator.destinations(from, all) };
        if depth == 1 {
            let nodes: usize = movers.map(|from| ends(from).len()).sum();
            return nodes.max(1) as u64;
        }
        let mut nodes = 0;
        let mut moved = false;
        for from in movers {
            for to in ends(from) {
                moved = true;
                let after = own.without(from).with(to);
                self.pieces[seat.index()] = after;
                self.all = all.without(from).with(to);
                nodes += self.after_move(seat, setup.is_goal_filled(seat, after, self.all), depth);
            }
        }
        self.pieces[seat.index()] = own;
        self.all = all;
        if moved {
            nodes
        } else if passes + 1 >= self.playing.len() {
            0 // nobody can move: the game is over before the depth is reached
        } else {
            self.next(seat).map_or(1, |next| self.count(next, depth - 1, passes + 1))
        }
    }

    fn after_move(&mut self, seat: Seat, filled: bool, depth: u32) -> u64 {
        if !filled {
            return self.next(seat).map_or(1, |next| self.count(next, depth - 1, 0));
        }
        let before = self.playing.clone();
        self.playing.retain(|&s| s != seat.0);
        let nodes = match self.next(seat) {
            Some(next) if self.playing.len() > 1 => self.count(next, depth - 1, 0),
            _ => 0, // the game is over before the depth is reached
        };
        self.playing = before;
        nodes
    }
}
