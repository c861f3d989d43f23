//! 連跨: where a chain may end.
//!
//! All common values are carried through the board at once, one bit each: the bits that reach a landing by hops over two
//! different segments are the values for which a chain may end there. Landings that have no bit may still be reached
//! with a rare value. A chain that no common value serves has, for any one common value, a segment that does not make
//! it; so the rare values of the segments that lack the value which lacks fewest are all that need be tried.

use super::arithmetic::{Mask, Value};
use super::ground::CELLS;
use super::lines::{Edge, Lifted};
use super::options::ChainStyle;
use crate::board::{Cell, CellSet};

/// The values, as bits, that reach each cell by a chain which may end there.
pub(super) struct Reached {
    bits: Box<[Mask; CELLS]>,
}

impl Reached {
    fn new() -> Self {
        Self { bits: Box::new([Mask::NONE; CELLS]) }
    }

    pub fn cells(&self) -> CellSet {
        (0..CELLS as u8).map(Cell).filter(|cell| !self.bits[cell.index()].is_empty()).collect()
    }
}

/// Every landing of the lifted piece's chains, without its origin.
pub(super) fn ends(lifted: &mut Lifted<'_, '_>, style: ChainStyle) -> CellSet {
    let mut found = common(lifted, style).cells();
    let rare = rare(lifted, style, found);
    for values in rare.blocks {
        if found.contains_all(rare.cells) {
            break;
        }
        found |= with_values(lifted, style, &values).cells();
    }
    found.without(lifted.origin)
}

/// Where chains of common values lead.
fn common(lifted: &mut Lifted<'_, '_>, style: ChainStyle) -> Reached {
    let solver = lifted.lines.field.solver;
    let mut first = Mask::NONE;
    let mut long = false;
    lifted.each(lifted.origin, |edge| match edge.mask {
        Some(mask) => first = first.or(mask),
        None => long = true,
    });
    if long {
        // A long first segment is asked only for what some short one makes, and for the digits.
        first = outline(lifted, style, 1).1.iter().filter_map(|edge| edge.mask).fold(first.or(DIGITS), Mask::or);
    }
    spread(lifted, style, first, &mut |edge, wanted| edge.makes(solver, wanted))
}

/// The whole numbers 0–9.
const DIGITS: Mask = Mask([0x3FF, 0, 0]);

/// Where chains of the given values lead, bit `i` for the value `i`.
pub(super) fn with_values(lifted: &mut Lifted<'_, '_>, style: ChainStyle, values: &[Value]) -> Reached {
    let solver = lifted.lines.field.solver;
    let mut all = Mask::NONE;
    (0..values.len().min(BLOCK)).for_each(|bit| all.insert(bit));
    spread(lifted, style, all, &mut |edge, wanted| {
        if edge.len < 3 && values.iter().all(|&value| Mask::bit(value).is_none()) {
            return Mask::NONE;
        }
        let mut made = Mask::NONE;
        let set = solver.is_short(edge.len.into()).then(|| solver.set_at(edge.digits, edge.slot));
        for bit in wanted.bits().filter(|&bit| bit < values.len()) {
            if set.as_ref().map_or_else(|| solver.makes(edge.digits, values[bit]), |set| set.has(values[bit])) {
                made.insert(bit);
            }
        }
        made
    })
}

/// How many values fit in a mask.
pub(super) const BLOCK: usize = 64 * Mask::WORDS;

/// What chains of common values have left to be tried.
struct Rare {
    /// The values, in blocks for [`with_values`].
    blocks: Vec<Vec<Value>>,
    /// The cells that any of them could reach at all.
    cells: CellSet,
}

/// The rare values to be tried for landings not in `found`; none if there is no such landing.
fn rare(lifted: &mut Lifted<'_, '_>, style: ChainStyle, found: CellSet) -> Rare {
    let solver = lifted.lines.field.solver;
    let nothing = Rare { blocks: Vec::new(), cells: CellSet::EMPTY };
    if !solver.has_rare_values() {
        return nothing;
    }
    // One or two digits make common values only.
    let (cells, mut segments) = outline(lifted, style, 3);
    if found.with(lifted.origin).contains_all(cells) {
        return nothing;
    }
    segments.sort_unstable_by_key(|edge| edge.slot);
    segments.dedup_by_key(|edge| edge.slot);
    let sizes: Vec<(Mask, usize)> = segments
        .iter()
        .map(|edge| {
            let size = if edge.mask.is_none() { 1_000_000 } else { solver.set_at(edge.digits, edge.slot).rare.len() };
            (edge.makes(solver, DIGITS), size)
        })
        .collect();
    let cost = |bit: usize| sizes.iter().filter(|(mask, _)| !mask.has(bit)).map(|(_, size)| size).sum::<usize>();
    let Some(bit) = DIGITS.bits().min_by_key(|&bit| cost(bit)) else { return nothing };
    let mut values: Vec<Value> = Vec::new();
    let (long, short): (Vec<&Edge>, Vec<&Edge>) = segments.iter().partition(|edge| edge.mask.is_none());
    let mut lacking: Vec<&Edge> =
        segments.iter().zip(&sizes).filter(|(_, (mask, _))| !mask.has(bit)).map(|(edge, _)| edge).collect();
    if lacking.iter().any(|edge| edge.mask.is_none()) {
        // Only + and − with joined numbers come here. Such a chain has a short segment too, or long ones only; these
        // were not asked for all their common values.
        lacking = short;
        long.iter().for_each(|edge| values.extend(solver.values(edge.digits)));
    }
    for edge in lacking {
        values.extend(&solver.set_at(edge.digits, edge.slot).rare);
    }
    values.sort_unstable();
    values.dedup();
    // Each must be a value of some first segment.
    let first: Vec<Edge> = lifted.list(lifted.origin).into_iter().filter(|edge| edge.len >= 3).collect();
    if first.iter().all(|edge| edge.mask.is_some()) {
        let sets: Vec<_> = first.iter().map(|edge| solver.set_at(edge.digits, edge.slot)).collect();
        values.retain(|&value| sets.iter().any(|set| set.has(value)));
    }
    Rare { blocks: values.chunks(BLOCK).map(<[Value]>::to_vec).collect(), cells: cells.without(lifted.origin) }
}

/// Where chains could end if every segment made every value.
pub(super) fn could_end(lifted: &mut Lifted<'_, '_>, style: ChainStyle) -> CellSet {
    outline(lifted, style, 1).0
}

/// The values for which a chain may end on a cell: the common ones, or if there is none, the rare ones.
pub(super) fn values_to(lifted: &mut Lifted<'_, '_>, style: ChainStyle, to: Cell) -> Vec<Value> {
    let reached = common(lifted, style);
    let mut values: Vec<Value> = reached.bits[to.index()].bits().map(Mask::value).collect();
    if values.is_empty() {
        for block in rare(lifted, style, reached.cells()).blocks {
            let bits = with_values(lifted, style, &block).bits[to.index()];
            values.extend(bits.bits().filter_map(|bit| block.get(bit)));
        }
    }
    values
}

/// Where chains over segments of at least `least` pieces could end if every segment made every value, and all their
/// hops.
pub(super) fn outline(lifted: &mut Lifted<'_, '_>, style: ChainStyle, least: u8) -> (CellSet, Vec<Edge>) {
    let any = Mask([1, 0, 0]);
    let reached = spread(lifted, style, any, &mut |edge, wanted| if edge.len >= least { wanted } else { Mask::NONE });
    let ends = reached.cells();
    let mut from = ends.with(lifted.origin);
    lifted.each(lifted.origin, |edge| from = from.with(edge.to).with(edge.before));
    let mut edges = Vec::new();
    for cell in from {
        lifted.each(cell, |edge| {
            if edge.len >= least {
                edges.push(*edge);
            }
        });
    }
    (ends, edges)
}

/// Carries values through the board. `makes` says which of the wanted values a hop's segment makes.
fn spread(
    lifted: &mut Lifted<'_, '_>,
    style: ChainStyle,
    first: Mask,
    makes: &mut dyn FnMut(&Edge, Mask) -> Mask,
) -> Reached {
    match style {
        ChainStyle::Full => spread_full(lifted, first, makes),
        ChainStyle::Simple => spread_simple(lifted, first, makes),
    }
}

fn spread_full(lifted: &mut Lifted<'_, '_>, first: Mask, makes: &mut dyn FnMut(&Edge, Mask) -> Mask) -> Reached {
    let mut reached = Reached::new();
    let mut fresh = [Mask::NONE; CELLS];
    let mut todo = CellSet::EMPTY;
    // To and fro over the first segment, 前跟, then over another one.
    for start in lifted.list(lifted.origin) {
        for from in [start.to, start.before] {
            let mut bits = None;
            lifted.each(from, |edge| {
                if edge.segment == start.segment {
                    return;
                }
                // The shorter segment is asked first: a long one has to answer for its values only.
                let made = if start.mask.is_some() || edge.mask.is_none() {
                    let bits = *bits.get_or_insert_with(|| makes(&start, first));
                    makes(edge, bits)
                } else {
                    let made = makes(edge, first);
                    makes(&start, made)
                };
                let made = made.minus(reached.bits[edge.to.index()]);
                if !made.is_empty() {
                    arrive(&mut reached, &mut fresh, &mut todo, edge.to, made);
                }
            });
        }
    }
    while let Some(cell) = todo.first() {
        todo = todo.without(cell);
        let bits = std::mem::take(&mut fresh[cell.index()]);
        lifted.each(cell, |edge| {
            let wanted = bits.minus(reached.bits[edge.to.index()]);
            if wanted.is_empty() {
                return;
            }
            let made = makes(edge, wanted);
            if !made.is_empty() {
                arrive(&mut reached, &mut fresh, &mut todo, edge.to, made);
            }
        });
    }
    reached
}

/// Notes values that have come to a cell, to be carried on from there.
fn arrive(reached: &mut Reached, fresh: &mut [Mask; CELLS], todo: &mut CellSet, to: Cell, bits: Mask) {
    let i = to.index();
    reached.bits[i] = reached.bits[i].or(bits);
    fresh[i] = fresh[i].or(bits);
    *todo = todo.with(to);
}

/// A beginners' chain on its way.
struct Walk {
    at: Cell,
    line: usize,
    visited: CellSet,
    bits: Mask,
    hops: usize,
}

fn spread_simple(lifted: &mut Lifted<'_, '_>, first: Mask, makes: &mut dyn FnMut(&Edge, Mask) -> Mask) -> Reached {
    let mut reached = Reached::new();
    let start = Walk { at: lifted.origin, line: 3, visited: CellSet::of(lifted.origin), bits: first, hops: 0 };
    let mut queue = std::collections::VecDeque::from([start]);
    // What has been carried through a cell with no more cells visited need not be carried again.
    let mut known: Vec<Vec<(usize, CellSet, Mask)>> = vec![Vec::new(); CELLS];
    while let Some(walk) = queue.pop_front() {
        for edge in lifted.list(walk.at) {
            let line = edge.dir as usize % 3;
            if line == walk.line || walk.visited.has(edge.to) {
                continue;
            }
            let mut bits = makes(&edge, walk.bits);
            let visited = walk.visited.with(edge.to);
            let known = &mut known[edge.to.index()];
            for &(by, fewer, carried) in known.iter() {
                if by == line && visited.contains_all(fewer) {
                    bits = bits.minus(carried);
                }
            }
            if bits.is_empty() {
                continue;
            }
            if walk.hops > 0 {
                reached.bits[edge.to.index()] = reached.bits[edge.to.index()].or(bits);
            }
            known.push((line, visited, bits));
            queue.push_back(Walk { at: edge.to, line, visited, bits, hops: walk.hops + 1 });
        }
    }
    reached
}
