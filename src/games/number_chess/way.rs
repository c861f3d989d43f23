//! 連跨: the hops by which a chain gets somewhere.

use std::collections::VecDeque;
use std::rc::Rc;

use super::arithmetic::Value;
use super::chain;
use super::lines::{Edge, Lifted};
use super::options::ChainStyle;
use crate::board::{Cell, CellSet};

/// The chain to a cell with the fewest hops, then the smallest common value, with that value.
pub(super) fn best_way(lifted: &mut Lifted<'_, '_>, style: ChainStyle, to: Cell) -> Option<(Value, Vec<Edge>)> {
    let mut best: Option<(Value, Vec<Edge>)> = None;
    for value in chain::values_to(lifted, style, to) {
        if let Some(hops) = way(lifted, style, to, value)
            && best.as_ref().is_none_or(|(_, shortest)| hops.len() < shortest.len())
        {
            best = Some((value, hops));
        }
    }
    best
}

/// A hop with the way before it.
struct Step {
    edge: Edge,
    before: Option<Rc<Step>>,
    /// The only segment so far; none once there are two.
    only: Option<(u8, u8)>,
    visited: CellSet,
}

/// The shortest chain to a cell with one value, as the hops it makes.
fn way(lifted: &mut Lifted<'_, '_>, style: ChainStyle, to: Cell, value: Value) -> Option<Vec<Edge>> {
    let solver = lifted.lines.field.solver;
    let origin = lifted.origin;
    let mut seen = Vec::new();
    let mut queue = VecDeque::from([None::<Rc<Step>>]);
    while let Some(step) = queue.pop_front() {
        let at = step.as_ref().map_or(origin, |step| step.edge.to);
        for edge in lifted.list(at) {
            let only = match &step {
                None => Some(edge.segment),
                Some(step) => step.only.filter(|&only| only == edge.segment),
            };
            let visited = step.as_ref().map_or(CellSet::of(origin), |step| step.visited);
            let barred = match style {
                ChainStyle::Full => seen.contains(&(edge.to, only)),
                ChainStyle::Simple => {
                    visited.has(edge.to)
                        || step.as_ref().is_some_and(|s| s.edge.dir as usize % 3 == edge.dir as usize % 3)
                }
            };
            if barred || !solver.makes(edge.digits, value) {
                continue;
            }
            seen.push((edge.to, only));
            let next = Rc::new(Step { edge, before: step.clone(), only, visited: visited.with(edge.to) });
            if edge.to == to && only.is_none() && to != origin {
                let mut hops = vec![next.edge];
                let mut back = next.before.clone();
                while let Some(step) = back {
                    hops.push(step.edge);
                    back = step.before.clone();
                }
                hops.reverse();
                return Some(hops);
            }
            queue.push_back(Some(next));
        }
    }
    None
}
