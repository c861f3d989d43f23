//! Building and checking moves: from a landing, or hop by hop as a player states them.

use super::arithmetic::{Digits, Expression, Judged, Solver, Value, judge};
use super::lines::Lines;
use super::moves::{Hop, Illegal, Kind, Move, Stated};
use super::options::ChainStyle;
use super::position::Position;
use super::way;
use crate::board::{Cell, CellSet, Dir};

impl Position {
    /// The legal move from one cell to another: the plainest of the ways there, by the shortest chain if it needs one,
    /// with the simplest equations.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Illegal> {
        let landings = self.landings_from(from);
        Kind::ALL
            .into_iter()
            .filter(|&kind| landings.by(kind).has(to))
            .find_map(|kind| self.build(from, to, kind))
            .ok_or_else(|| self.explain(from, to))
    }

    /// The same by one of the four ways.
    ///
    /// # Errors
    /// The reason why there is none; where only other ways lead there, [`Illegal::NotThisWay`].
    pub fn find_move_by(&self, kind: Kind, from: Cell, to: Cell) -> Result<Move, Illegal> {
        let landings = self.landings_from(from);
        if !landings.by(kind).has(to) {
            return Err(if landings.all().has(to) { Illegal::NotThisWay(kind) } else { self.explain(from, to) });
        }
        self.build(from, to, kind).ok_or_else(|| self.explain(from, to))
    }

    /// The move to a landing that [`Position::landings`] has found.
    fn build(&self, from: Cell, to: Cell, kind: Kind) -> Option<Move> {
        let field = self.field();
        let mut lines = Lines::new(&field);
        let mut lifted = lines.lift(from);
        let stated = |dir, count| Stated { dir, count, named: None, equation: None };
        let (value, hops) = match kind {
            Kind::Step => (None, vec![stated(self.board().line(from, to)?.0, 0)]),
            Kind::Adjacent => (None, vec![stated(self.board().line(from, to)?.0, 1)]),
            Kind::Span => {
                let needed = Value::whole(self.digits()[from.index()].into());
                let edge = lifted
                    .list(from)
                    .into_iter()
                    .find(|edge| edge.to == to && field.solver.makes(edge.digits, needed))?;
                (Some(needed), vec![stated(edge.dir, edge.len.into())])
            }
            Kind::Chain => {
                let (value, edges) = way::best_way(&mut lifted, self.options().chain_style, to)?;
                (Some(value), edges.iter().map(|edge| stated(edge.dir, edge.len.into())).collect())
            }
        };
        let hops = self.walk(from, kind, &hops).ok()?;
        self.with_equations(from, kind, hops, value).ok()
    }

    /// A move as a player states it. Numbers and equations that are not said are filled in.
    ///
    /// # Errors
    /// What is wrong: with the hops, with the way they follow each other, with an equation, or with the rules.
    pub fn state(&self, from: Cell, kind: Kind, stated: &[Stated]) -> Result<Move, Illegal> {
        if self.outcome().is_some() {
            return Err(Illegal::GameOver);
        }
        if let Some(reason) = self.explain_piece(from) {
            return Err(reason);
        }
        if kind == Kind::Chain && !self.options().chains {
            return Err(Illegal::ChainsOff);
        }
        let mut hops = self.walk(from, kind, stated)?;
        let to = hops.last().map_or(from, |hop| hop.to);
        let value = match kind {
            Kind::Step | Kind::Adjacent => None,
            Kind::Span => {
                let needed = Value::whole(self.digits()[from.index()].into());
                self.hear(&mut hops, stated, Some(needed))?;
                Some(needed)
            }
            Kind::Chain => {
                self.check_chain(from, &hops)?;
                let heard = self.hear(&mut hops, stated, None)?;
                Some(match heard {
                    Some(value) => value,
                    None => self.common_value(&hops).ok_or(Illegal::NoCommonValue)?,
                })
            }
        };
        let mv = self.with_equations(from, kind, hops, value)?;
        if self.is_barred_by_yield(from, to) {
            return Err(Illegal::MustYield);
        }
        Ok(mv)
    }

    /// Whether a move is legal as it stands.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, mv: &Move) -> Result<(), Illegal> {
        let stated: Vec<Stated> = mv.hops.iter().map(Stated::from).collect();
        let legal = self.state(mv.from, mv.kind, &stated)?;
        match legal.hops.iter().zip(&mv.hops).position(|(legal, hop)| legal.to != hop.to) {
            Some(i) => Err(Illegal::NoLanding { hop: i + 1 }),
            None => Ok(()),
        }
    }

    /// The cells of stated hops, without any arithmetic.
    fn walk(&self, from: Cell, kind: Kind, stated: &[Stated]) -> Result<Vec<Hop>, Illegal> {
        let fitting = if kind == Kind::Chain { stated.len() > 1 } else { stated.len() == 1 };
        if !fitting {
            return Err(Illegal::HopCount(kind));
        }
        let occupied = self.occupied().without(from);
        let mut at = from;
        let mut hops = Vec::new();
        for (i, said) in stated.iter().enumerate() {
            let hop = i + 1;
            let over = self.pieces_ahead(at, said.dir, occupied, said.count);
            let there = self.numbers(&over);
            if over.len() < said.count || said.named.as_ref().is_some_and(|named| *named != there) {
                return Err(Illegal::NotTheseSpanned { hop, there });
            }
            if over.is_empty() && kind != Kind::Step {
                return Err(Illegal::NotTheseSpanned { hop, there });
            }
            let adjacent = over.first().is_none_or(|&first| self.ground().step(at, said.dir) == Some(first));
            if kind == Kind::Adjacent && !(adjacent && over.len() == 1) {
                return Err(Illegal::NotAdjacent);
            }
            if kind == Kind::Step && !over.is_empty() {
                return Err(Illegal::NotThisWay(Kind::Step));
            }
            let last = over.last().copied().unwrap_or(at);
            let to = self.ground().step(last, said.dir).ok_or(Illegal::NoLanding { hop })?;
            if occupied.has(to) {
                return Err(if kind == Kind::Chain { Illegal::NoLanding { hop } } else { Illegal::Occupied(to) });
            }
            hops.push(Hop { dir: said.dir, to, over, expression: None });
            at = to;
        }
        Ok(hops)
    }

    fn pieces_ahead(&self, at: Cell, dir: Dir, occupied: CellSet, count: usize) -> Vec<Cell> {
        self.board().ray(at, dir).iter().copied().filter(|&cell| occupied.has(cell)).take(count).collect()
    }

    /// 連跨: two different segments, another end than the origin, and what beginners' chains forbid.
    fn check_chain(&self, from: Cell, hops: &[Hop]) -> Result<(), Illegal> {
        let segment = |hop: &Hop| hop.over.iter().copied().collect::<CellSet>();
        if self.options().chain_style == ChainStyle::Simple {
            let mut visited = CellSet::of(from);
            for (i, hop) in hops.iter().enumerate() {
                if i > 0 && hops[i - 1].dir as usize % 3 == hop.dir as usize % 3 {
                    return Err(Illegal::SameLine { hop: i + 1 });
                }
                if visited.has(hop.to) {
                    return Err(Illegal::VisitedTwice(hop.to));
                }
                visited = visited.with(hop.to);
            }
        }
        if hops.windows(2).all(|pair| segment(&pair[0]) == segment(&pair[1])) {
            return Err(Illegal::OneSegment);
        }
        if hops.last().is_some_and(|hop| hop.to == from) {
            return Err(Illegal::SameCell(from));
        }
        Ok(())
    }

    fn spanned(&self, hop: &Hop) -> Digits {
        self.numbers(&hop.over).into_iter().collect()
    }

    /// Judges the equations that are said and keeps them; gives the value they have.
    fn hear(&self, hops: &mut [Hop], stated: &[Stated], needed: Option<Value>) -> Result<Option<Value>, Illegal> {
        let operators = self.options().operators;
        let mut before: Option<(Value, bool)> = None;
        for (i, (hop, said)) in hops.iter_mut().zip(stated).enumerate() {
            let Some(equation) = &said.equation else { continue };
            let spanned = self.spanned(hop);
            let Judged { expression, value, negative } =
                judge(equation, spanned, needed, operators).map_err(|fault| Illegal::Equation { hop: i + 1, fault })?;
            match before {
                Some((before, sign)) if before != value || sign != negative => {
                    return Err(Illegal::ValuesDiffer { hop: i + 1, value, before });
                }
                _ => before = Some((value, negative)),
            }
            // What makes −v makes v: a chain below nought is written the other way round.
            hop.expression = if negative { Solver::get(operators).simplest(spanned, value) } else { Some(expression) };
        }
        Ok(before.map(|(value, _)| value))
    }

    /// The smallest value that all hops make, whole ones first.
    fn common_value(&self, hops: &[Hop]) -> Option<Value> {
        let solver = Solver::get(self.options().operators);
        let mut segments: Vec<Digits> = hops.iter().map(|hop| self.spanned(hop)).collect();
        segments.sort_by_key(|digits| digits.len());
        segments.dedup();
        let common = |value: &Value| segments.iter().all(|&digits| solver.makes(digits, *value));
        (0..128).map(Value::whole).find(common).or_else(|| {
            let mut values = solver.values(*segments.first()?);
            values.sort_by_key(|value| (!value.is_whole(), *value));
            values.into_iter().find(common)
        })
    }

    /// The move of some hops with the simplest equations where none is known yet.
    fn with_equations(
        &self,
        from: Cell,
        kind: Kind,
        mut hops: Vec<Hop>,
        value: Option<Value>,
    ) -> Result<Move, Illegal> {
        let solver = Solver::get(self.options().operators);
        if let Some(value) = value {
            for hop in hops.iter_mut().filter(|hop| hop.expression.is_none()) {
                let spanned = self.numbers(&hop.over);
                let made: Option<Expression> = solver.simplest(spanned.iter().copied().collect(), value);
                hop.expression = Some(made.ok_or(Illegal::NoEquation { needed: value, spanned })?);
            }
        }
        Ok(Move { seat: self.to_move(), piece: self.digits()[from.index()], from, kind, hops, value })
    }
}
