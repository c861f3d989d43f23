//! A chain in the making: which hops can follow, and what becomes of it.

use super::arithmetic::{Digits, Value};
use super::lines::{Edge, Lines};
use super::moves::{Illegal, Kind, Move, Stated};
use super::position::Position;
use crate::board::{Cell, Dir};

/// A hop that can follow those already made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextHop {
    /// The direction on the board.
    pub dir: Dir,
    /// Number of pieces spanned.
    pub count: usize,
    /// Where it lands.
    pub to: Cell,
    /// Whether the move may end there, as a span or as a chain. 五子讓位 is not looked at.
    pub may_end: bool,
}

impl Position {
    /// The hops that can follow the `made` ones of the piece on `from` so that the move is legal at once or can still
    /// become so. The first hop of a span is among them.
    ///
    /// # Errors
    /// The reason why the hops made so far lead nowhere.
    pub fn next_hops(&self, from: Cell, made: &[Stated]) -> Result<Vec<NextHop>, Illegal> {
        if let Some(reason) = self.explain_piece(from) {
            return Err(reason);
        }
        let field = self.field();
        let mut lines = Lines::new(&field);
        let mut lifted = lines.lift(from);
        let mut path: Vec<Edge> = Vec::new();
        let mut at = from;
        for (i, said) in made.iter().enumerate() {
            let list = lifted.list(at);
            let fits = |edge: &&Edge| edge.dir == said.dir && usize::from(edge.len) == said.count;
            let edge = list.iter().find(fits).ok_or(Illegal::NoLanding { hop: i + 1 })?;
            path.push(*edge);
            at = edge.to;
        }
        let needed = Value::whole(self.digits()[from.index()].into());
        let mut next = Vec::new();
        for edge in lifted.list(at) {
            path.push(edge);
            let may_end =
                if path.len() == 1 { field.solver.makes(edge.digits, needed) } else { self.is_chain(from, &path) };
            let after = [edge.to, edge.before];
            let goes_on = self.options().chains
                && after.into_iter().flat_map(|cell| lifted.list(cell)).any(|more| {
                    path.push(more);
                    let differs = path.iter().any(|edge| edge.segment != path[0].segment);
                    let good = differs && self.has_common_value(&path);
                    path.pop();
                    good
                });
            path.pop();
            if may_end || goes_on {
                next.push(NextHop { dir: edge.dir, count: edge.len.into(), to: edge.to, may_end });
            }
        }
        Ok(next)
    }

    fn is_chain(&self, from: Cell, path: &[Edge]) -> bool {
        let stated: Vec<Stated> = path
            .iter()
            .map(|edge| Stated { dir: edge.dir, count: edge.len.into(), named: None, equation: None })
            .collect();
        let legal: Result<Move, Illegal> = self.state(from, Kind::Chain, &stated);
        matches!(legal, Ok(_) | Err(Illegal::MustYield))
    }

    fn has_common_value(&self, path: &[Edge]) -> bool {
        let solver = self.field().solver;
        let mut segments: Vec<Digits> = path.iter().map(|edge| edge.digits).collect();
        segments.sort_by_key(|digits| digits.len());
        segments.dedup();
        let common = |value: Value| segments.iter().all(|&digits| solver.makes(digits, value));
        (0..128).map(Value::whole).any(common)
            || segments.first().is_some_and(|&digits| solver.values(digits).into_iter().any(common))
    }
}
