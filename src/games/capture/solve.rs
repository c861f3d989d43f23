//! The hint for the puzzle: how few pieces a position can be brought down to, and by which moves.
//!
//! A player who is alone may stop after every hop, so the search plays single hops, and steps where nothing can hop. A
//! beam of the most promising positions finds good ends soon; what is left of the budget goes into a search in depth,
//! which can prove that there is nothing better.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};

use super::options::{board, ground};
use super::position::{Position, QUIET_PLIES};
use super::ways::{hops, steps};
use crate::board::{Cell, CellSet};

/// Positions of a generation that are kept.
const BEAM: usize = 600;

/// What the search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The fewest pieces that it could reach.
    pub fewest: usize,
    /// Whether fewer are impossible; else the search was cut short.
    pub proven: bool,
    /// The hops and steps that lead there, as start and landing; empty if the position cannot be improved.
    pub line: Vec<(Cell, Cell)>,
}

/// Pieces, and plies without a capture that led to them.
type State = (CellSet, u8);

struct Node {
    state: State,
    before: usize,
    played: (Cell, Cell),
}

struct Search<'a> {
    steps: bool,
    left: u64,
    stop: &'a AtomicBool,
}

impl Position {
    /// How few pieces one player can bring this position down to. Looks at no more than `nodes` positions, and gives up
    /// with the best so far when `stop` is set.
    pub fn hint(&self, nodes: u64, stop: &AtomicBool) -> Hint {
        if self.outcome().is_some() {
            return Hint { fewest: self.pieces.len(), proven: true, line: Vec::new() };
        }
        let bound = least(self.pieces, self.options().steps);
        let start = (self.pieces, self.quiet);
        let mut search = Search { steps: self.options().steps, left: nodes, stop };
        let mut hint = search.beam(start, bound);
        if hint.fewest > bound && search.goes_on() {
            let mut depth = Depth { bound, seen: HashMap::new(), line: Vec::new(), best: hint };
            let whole = search.in_depth(start, &mut depth);
            hint = depth.best;
            hint.proven = whole;
        }
        hint.proven |= hint.fewest == bound;
        hint
    }
}

/// A lower bound: cells of three colours in turn along every line lose or gain one piece each with every hop, so all
/// three counts change between odd and even. One piece alone has one colour odd and two even, never all alike.
fn least(pieces: CellSet, with_steps: bool) -> usize {
    let colour = |cell: Cell| (board().height_towards(cell, 1) - board().height_towards(cell, 5)).rem_euclid(6) / 2;
    let mut odd = [false; 3];
    pieces.into_iter().for_each(|cell| odd[colour(cell) as usize] ^= true);
    if !with_steps && odd[0] == odd[1] && odd[1] == odd[2] { 2 } else { 1 }
}

/// How promising: pieces that keep together and can hop are good, lonely ones bad. Lower is better.
fn cost(pieces: CellSet) -> i32 {
    let (mut lonely, mut together, mut can_hop) = (0, 0, 0);
    for cell in pieces {
        let near = (ground().neighbours(cell) & pieces).len() as i32;
        lonely += i32::from(near == 0);
        together += near;
        can_hop += hops(cell, pieces.without(cell)).count() as i32;
    }
    4 * pieces.len() as i32 + 6 * lonely - together - can_hop
}

struct Depth {
    bound: usize,
    /// The fewest plies without a capture with which a position was looked at.
    seen: HashMap<CellSet, u8>,
    line: Vec<(Cell, Cell)>,
    best: Hint,
}

impl Search<'_> {
    fn goes_on(&self) -> bool {
        self.left > 0 && !self.stop.load(Ordering::Relaxed)
    }

    fn successors(&self, (pieces, quiet): State) -> Vec<(State, (Cell, Cell))> {
        let mut next = Vec::new();
        for from in pieces {
            let occupied = pieces.without(from);
            next.extend(hops(from, occupied).map(|(pivot, to)| ((occupied.without(pivot).with(to), 0), (from, to))));
        }
        if next.is_empty() && self.steps && pieces.len() > 1 && quiet + 1 < QUIET_PLIES {
            for from in pieces {
                next.extend(steps(from, pieces).map(|to| ((pieces.without(from).with(to), quiet + 1), (from, to))));
            }
        }
        next
    }

    /// Generation by generation, the most promising positions only.
    fn beam(&mut self, start: State, bound: usize) -> Hint {
        let mut nodes = vec![Node { state: start, before: 0, played: (Cell(0), Cell(0)) }];
        let mut generation = vec![0];
        let mut seen: HashSet<CellSet> = HashSet::from([start.0]);
        let mut best = 0;
        while !generation.is_empty() && nodes[best].state.0.len() > bound {
            let mut next: Vec<(i32, Node)> = Vec::new();
            for &before in &generation {
                for (state, played) in self.successors(nodes[before].state) {
                    if !self.goes_on() {
                        break;
                    }
                    if seen.insert(state.0) {
                        self.left -= 1;
                        next.push((cost(state.0), Node { state, before, played }));
                    }
                }
            }
            next.sort_by_key(|(cost, _)| *cost);
            next.truncate(BEAM);
            generation.clear();
            for (_, node) in next {
                if node.state.0.len() < nodes[best].state.0.len() {
                    best = nodes.len();
                }
                generation.push(nodes.len());
                nodes.push(node);
            }
        }
        let mut line = Vec::new();
        let mut at = best;
        while at != 0 {
            line.push(nodes[at].played);
            at = nodes[at].before;
        }
        line.reverse();
        Hint { fewest: nodes[best].state.0.len(), proven: false, line }
    }

    /// Whether everything below `state` was looked at.
    fn in_depth(&mut self, state: State, depth: &mut Depth) -> bool {
        if !self.goes_on() {
            return false;
        }
        self.left -= 1;
        if state.0.len() < depth.best.fewest {
            depth.best = Hint { fewest: state.0.len(), proven: false, line: depth.line.clone() };
        }
        let mut whole = true;
        for (next, played) in self.successors(state) {
            if depth.best.fewest <= depth.bound {
                break;
            }
            if depth.seen.get(&next.0).is_some_and(|&quiet| quiet <= next.1) {
                continue;
            }
            depth.seen.insert(next.0, next.1);
            depth.line.push(played);
            whole &= self.in_depth(next, depth);
            depth.line.pop();
        }
        whole
    }
}
