//! What a seat has done so far, counted along the line on the table.

use std::time::Duration;

use super::Table;
use crate::games::{Ply, Seat};

/// Counts for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Moves made.
    pub moves: u32,
    /// Hops within these moves; steps do not count.
    pub hops: u32,
    /// Thinking time of the moves made.
    pub time: Duration,
}

impl Table {
    /// What a seat has done up to the position on the table.
    pub fn stats(&self, seat: Seat) -> Stats {
        let mut stats = Stats::default();
        for node in self.record.line_to(self.node) {
            let node = &self.record.nodes[node];
            let Some(ply) = node.ply.as_ref().filter(|ply| ply.seat() == seat) else { continue };
            stats.time += Duration::from_millis(node.ms.into());
            if let Ply::Move(mv) = ply {
                stats.moves += 1;
                stats.hops += mv.hops.iter().filter(|hop| !hop.over.is_empty()).count() as u32;
            }
        }
        stats
    }
}
