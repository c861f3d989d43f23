//! Hops, chains and the ways between two cells, on bare sets of pieces.
//!
//! A chain lands on empty cells and takes what lies between; a piece is taken but once, so a way is a trail: it may
//! cross a cell again, but no pivot.

use super::options::ground;
use crate::board::{Cell, CellSet};
use crate::games::Hop;

/// Pivot and landing of every hop from `cell`, the piece itself lifted; in the order of the pivots.
#[inline]
pub fn hops(cell: Cell, occupied: CellSet) -> impl Iterator<Item = (Cell, Cell)> {
    let near = ground().pivots(cell) & occupied;
    near.map(move |pivot| (pivot, ground().mirror(cell, pivot))).filter(move |&(_, landing)| !occupied.has(landing))
}

/// A hop that some piece can make, as start and landing.
pub fn any_hop(pieces: CellSet) -> Option<(Cell, Cell)> {
    pieces.into_iter().find_map(|from| hops(from, pieces.without(from)).next().map(|(_, to)| (from, to)))
}

/// The empty cells beside `cell`.
#[inline]
pub fn steps(cell: Cell, pieces: CellSet) -> CellSet {
    ground().neighbours(cell) & !pieces
}

/// Every cell that a chain from `cell` can land on, `cell` itself if a chain leads back to it.
pub fn landings(cell: Cell, occupied: CellSet) -> CellSet {
    let mut reached = CellSet::EMPTY;
    let mut back = false;
    // What is landed on may be left again over another pivot, so taking pieces bars no cell: only the way back to the
    // start needs a pivot of its own.
    for (pivot, first) in hops(cell, occupied) {
        let without = occupied.without(pivot);
        let mut fresh = CellSet::of(first);
        while let Some(at) = fresh.first() {
            fresh = fresh.without(at);
            reached = reached.with(at);
            for (_, to) in hops(at, without) {
                back |= to == cell;
                if to != cell && !reached.has(to) {
                    fresh = fresh.with(to);
                }
            }
        }
    }
    if back { reached.with(cell) } else { reached }
}

/// Calls `visit` with every chain from `from`, as pivots and landings, each of its beginnings included.
pub fn each_chain(
    from: Cell,
    occupied: CellSet,
    chain: &mut Vec<(Cell, Cell)>,
    visit: &mut dyn FnMut(&[(Cell, Cell)]),
) {
    let at = chain.last().map_or(from, |&(_, landing)| landing);
    for (pivot, landing) in hops(at, occupied) {
        chain.push((pivot, landing));
        visit(chain);
        each_chain(from, occupied.without(pivot), chain, visit);
        chain.pop();
    }
}

/// The number of chains from a cell.
pub fn count_chains(cell: Cell, occupied: CellSet) -> u64 {
    hops(cell, occupied).map(|(pivot, landing)| 1 + count_chains(landing, occupied.without(pivot))).sum()
}

/// Ways by hops from one cell to another, the shortest first; no more than `most` are looked for.
pub fn ways(from: Cell, to: Cell, occupied: CellSet, most: usize) -> Vec<Vec<Hop>> {
    let mut found = Vec::new();
    let mut way = Vec::new();
    search(from, to, occupied, most, &mut way, &mut found);
    found.sort_by_key(Vec::len);
    found
}

fn search(at: Cell, to: Cell, occupied: CellSet, most: usize, way: &mut Vec<Hop>, found: &mut Vec<Vec<Hop>>) {
    for (pivot, landing) in hops(at, occupied) {
        let rest = occupied.without(pivot);
        // A branch that cannot come to the end any more is not entered, so every visit leads to a find.
        let onward = landings(landing, rest).has(to);
        if found.len() >= most || landing != to && !onward {
            continue;
        }
        way.push(Hop { to: landing, over: vec![pivot], expression: None });
        if landing == to {
            found.push(way.clone());
        }
        if onward {
            search(landing, to, rest, most, way, found);
        }
        way.pop();
    }
}
