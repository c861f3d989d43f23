//! Counting move sequences: the outside check of the generator.

use super::position::Position;

impl Position {
    /// Number of lines of `depth` moves from here, a move being a distinct (piece, landing). No side passes: a line
    /// that comes to a side without a move counts nothing.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let destinations = self.destinations();
        if depth == 1 {
            return destinations.iter().map(|(_, ends)| ends.len() as u64).sum();
        }
        let mut nodes = 0;
        for (from, ends) in destinations {
            for to in ends {
                let mut next = self.clone();
                next.make(from, to);
                nodes += next.perft(depth - 1);
            }
        }
        nodes
    }
}
