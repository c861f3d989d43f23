//! Why an attempt is refused: the most specific true reason.

use super::arithmetic::Value;
use super::chain;
use super::lines::Lines;
use super::moves::Illegal;
use super::options::ChainStyle;
use super::position::Position;
use crate::board::Cell;

impl Position {
    /// The reason why no legal move leads from `from` to `to`.
    pub(super) fn explain(&self, from: Cell, to: Cell) -> Illegal {
        if self.outcome().is_some() {
            return Illegal::GameOver;
        }
        if let Some(reason) = self.explain_piece(from) {
            return reason;
        }
        if from == to {
            return Illegal::SameCell(from);
        }
        if self.occupied().has(to) {
            return Illegal::Occupied(to);
        }
        let field = self.field();
        let mut lines = Lines::new(&field);
        let mut lifted = lines.lift(from);
        if self.piece_landings(&mut lifted).all().has(to) {
            return Illegal::MustYield;
        }
        if !self.options().chains && chain::ends(&mut lifted, self.options().chain_style).has(to) {
            return Illegal::ChainsOff;
        }
        let first = lifted.list(from);
        if let Some(edge) = first.iter().find(|edge| edge.to == to) {
            let needed = Value::whole(self.digits()[from.index()].into());
            let ray = self.board().ray(from, edge.dir).iter().copied();
            let over: Vec<Cell> = ray.filter(|&cell| self.occupied().has(cell)).take(edge.len.into()).collect();
            return Illegal::NoEquation { needed, spanned: self.numbers(&over) };
        }
        if self.options().chains {
            if self.options().chain_style == ChainStyle::Simple && chain::ends(&mut lifted, ChainStyle::Full).has(to) {
                return Illegal::NotSimple;
            }
            if chain::could_end(&mut lifted, self.options().chain_style).has(to) {
                return Illegal::NoCommonValue;
            }
            if first.iter().any(|edge| edge.before == to) {
                return Illegal::OneSegment;
            }
        }
        self.explain_line(from, to)
    }

    /// No hop and no chain has its landing there.
    fn explain_line(&self, from: Cell, to: Cell) -> Illegal {
        let Some((dir, distance)) = self.board().line(from, to) else { return Illegal::NotOnLine { from, to } };
        let between = &self.board().ray(from, dir)[..distance - 1];
        match between.iter().rev().find(|&&cell| self.occupied().has(cell)) {
            Some(&last) => Illegal::NotBehindLast { last, to },
            None => Illegal::NothingToSpan { from, to },
        }
    }
}
