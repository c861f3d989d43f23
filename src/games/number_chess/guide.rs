//! A chain in the making: which hops can follow, and what becomes of it.

use super::arithmetic::{Digits, Value};
use super::lines::{Edge, Lifted, Lines};
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
    /// Whether another hop can follow so that the move is a legal chain at once or can still become one.
    pub goes_on: bool,
}

impl Position {
    /// The hops that can follow the `made` ones of the piece on `from` so that the move is legal at once or can still
    /// become so. The first hop of a span is among them.
    ///
    /// # Errors
    /// The reason why the hops made so far lead nowhere.
    pub fn next_hops(&self, from: Cell, made: &[Stated]) -> Result<Vec<NextHop>, Illegal> {
        let field = self.field();
        let mut lines = Lines::new(&field);
        let (mut lifted, mut path, at) = self.follow(&mut lines, from, made)?;
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
                    let good = differs && !self.common_values(&path, 1).is_empty();
                    path.pop();
                    good
                });
            path.pop();
            if may_end || goes_on {
                next.push(NextHop { dir: edge.dir, count: edge.len.into(), to: edge.to, may_end, goes_on });
            }
        }
        Ok(next)
    }

    /// Every hop that can follow as far as the board goes, whatever its pieces make: nothing is given away.
    ///
    /// # Errors
    /// The reason why the hops made so far lead nowhere.
    pub fn open_hops(&self, from: Cell, made: &[Stated]) -> Result<Vec<NextHop>, Illegal> {
        let field = self.field();
        let mut lines = Lines::new(&field);
        let (mut lifted, _, at) = self.follow(&mut lines, from, made)?;
        let open = |edge: Edge| NextHop {
            dir: edge.dir,
            count: edge.len.into(),
            to: edge.to,
            may_end: false,
            goes_on: self.options().chains,
        };
        Ok(lifted.list(at).into_iter().map(open).collect())
    }

    /// Up to `most` values that every one of some hops makes: whole ones, or if there is none, fractions and large ones.
    pub fn values_of(&self, from: Cell, made: &[Stated], most: usize) -> Vec<Value> {
        let field = self.field();
        let mut lines = Lines::new(&field);
        self.follow(&mut lines, from, made).map_or_else(|_| Vec::new(), |(_, path, _)| self.common_values(&path, most))
    }

    /// The way of hops already made, and where it has come to.
    fn follow<'a, 'b>(
        &self,
        lines: &'b mut Lines<'a>,
        from: Cell,
        made: &[Stated],
    ) -> Result<(Lifted<'a, 'b>, Vec<Edge>, Cell), Illegal> {
        if let Some(reason) = self.explain_piece(from) {
            return Err(reason);
        }
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
        Ok((lifted, path, at))
    }

    fn is_chain(&self, from: Cell, path: &[Edge]) -> bool {
        let stated: Vec<Stated> = path
            .iter()
            .map(|edge| Stated { dir: edge.dir, count: edge.len.into(), named: None, equation: None })
            .collect();
        let legal: Result<Move, Illegal> = self.state(from, Kind::Chain, &stated);
        matches!(legal, Ok(_) | Err(Illegal::MustYield))
    }

    fn common_values(&self, path: &[Edge], most: usize) -> Vec<Value> {
        let solver = self.field().solver;
        let mut segments: Vec<Digits> = path.iter().map(|edge| edge.digits).collect();
        segments.sort_by_key(|digits| digits.len());
        segments.dedup();
        let common = |value: &Value| segments.iter().all(|&digits| solver.makes(digits, *value));
        let mut values: Vec<Value> = (0..128).map(Value::whole).filter(common).take(most).collect();
        if values.is_empty()
            && let Some(&shortest) = segments.first()
        {
            let mut rare = solver.values(shortest);
            rare.sort_unstable();
            values.extend(rare.into_iter().filter(common).take(most));
        }
        values
    }
}
