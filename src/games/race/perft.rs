//! Counting move sequences: the outside check of the generator.

use super::bits::Bits;
use super::movegen::Generator;
use super::position::{Position, Standing};
use super::rules::Variant;
use crate::board::Cell;
use crate::games::Seat;

impl<V: Variant> Position<V> {
    /// Number of lines of `depth` plies from here, a ply being a distinct (from, to), a forced pass one ply.
    ///
    /// The last ply is counted in bulk. Filling a goal ends a seat's part, and a game that is over has no further plies;
    /// the stalling rules and a round that is played out are left aside.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let playing = (0..self.seats() as u8).filter(|&s| self.standing(Seat(s)) == Standing::Playing).collect();
        let (pieces, all, kings) = (self.pieces.clone(), self.occupied(), self.kings);
        Walker { position: self, pieces, all, kings, playing }.count(self.to_move, depth, 0)
    }
}

/// Pieces that are moved and moved back in place: no allocation on the way.
struct Walker<'a, V: Variant> {
    position: &'a Position<V>,
    pieces: Vec<V::Set>,
    all: V::Set,
    kings: V::Set,
    playing: Vec<u8>,
}

impl<V: Variant> Walker<'_, V> {
    fn next(&self, seat: Seat) -> Option<Seat> {
        let after = self.playing.iter().find(|&&s| s > seat.0).or(self.playing.first());
        after.copied().map(Seat)
    }

    fn count(&mut self, seat: Seat, depth: u32, passes: usize) -> u64 {
        let setup = &self.position.setup;
        let zones = &setup.zones[seat.index()];
        let generator = Generator::new(setup.ground, &setup.rules, zones, self.kings);
        let own = self.pieces[seat.index()];
        let (all, kings) = (self.all, self.kings);
        // Evacuation: with a guest at home only moves out of it count, if there is one.
        let guest = setup.rules.evacuation && (all & !own).meets(zones.home);
        let leaves = |from| generator.destinations(from, all) & !zones.home;
        let forced = guest && (own & zones.home).any(|from: Cell| !leaves(from).is_empty());
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
                if setup.rules.kings && kings.has(from) {
                    self.kings = kings.without(from).with(to);
                }
                nodes += self.after_move(seat, setup.is_goal_filled(seat, after, self.all, self.kings), depth);
                self.kings = kings;
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
