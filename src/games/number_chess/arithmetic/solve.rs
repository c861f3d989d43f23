//! Expressions to show: the simplest one, or all that are essentially different.

use std::collections::BTreeSet;

use super::{Digits, Expression, Operators, Solver, Value};

/// What all the digits make without + − × ÷: one digit, a joined number without leading nought, a power.
pub(super) fn atoms(operators: Operators, digits: Digits) -> Vec<Expression> {
    let list: Vec<u8> = digits.iter().collect();
    if list.len() == 1 {
        return list.into_iter().map(Expression::digit).collect();
    }
    let mut atoms = Vec::new();
    if operators.concat && list.len() <= 9 {
        join(digits, &mut Vec::new(), &mut atoms);
    }
    if let (true, &[a, b]) = (operators.power, list.as_slice()) {
        let both = if a == b { vec![(a, b)] } else { vec![(a, b), (b, a)] };
        atoms.extend(both.into_iter().filter(|(_, n)| matches!(n, 2 | 3)).map(|(a, n)| Expression::Power(a, n)));
    }
    atoms
}

/// All joined numbers of `left` digits behind the `taken` ones.
fn join(left: Digits, taken: &mut Vec<u8>, found: &mut Vec<Expression>) {
    if left.is_empty() {
        found.push(Expression::Number(taken.clone()));
    }
    let lowest = u8::from(taken.is_empty());
    for digit in (lowest..10).filter(|&digit| left.count(digit) > 0) {
        taken.push(digit);
        join(left.without(Digits::of(digit)), taken, found);
        taken.pop();
    }
}

impl Solver {
    /// The simplest expression that makes the value: the plainest operators that do, then the fewest brackets.
    /// `None` where the digits cannot make it. With more than five digits brackets are only mostly the fewest.
    pub fn simplest(&self, digits: Digits, target: Value) -> Option<Expression> {
        if !self.makes(digits, target) {
            return None;
        }
        let rung = self.operators().ladder().into_iter().map(Self::get).find(|rung| rung.makes(digits, target))?;
        rung.expressions_within(digits, target, 1, if digits.len() < 5 { usize::MAX } else { 40 }).into_iter().next()
    }

    /// Up to `most` essentially different expressions that make the value, the simplest first. With up to four digits
    /// none is missed that is among the simplest `most`; with more, the search ends when it has seen enough.
    pub fn expressions(&self, digits: Digits, target: Value, most: usize) -> Vec<Expression> {
        self.expressions_within(
            digits,
            target,
            most,
            if digits.len() < 5 { usize::MAX } else { most.saturating_mul(2) },
        )
    }

    fn expressions_within(&self, digits: Digits, target: Value, most: usize, seen: usize) -> Vec<Expression> {
        let mut found: Vec<Expression> = self.collect(digits, target, seen).into_iter().collect();
        found.sort_by_cached_key(|expression| (expression.weight(), expression.to_string()));
        found.truncate(most);
        found
    }

    /// Expressions of the value, at most about `enough` of them.
    fn collect(&self, digits: Digits, target: Value, enough: usize) -> BTreeSet<Expression> {
        let is_target = |expression: &Expression| expression.value() == Some(target);
        let mut found: BTreeSet<Expression> = atoms(self.operators(), digits).into_iter().filter(is_target).collect();
        for (part, rest) in digits.cuts() {
            for &a in &self.set(part).values {
                for (kind, b) in self.partners(a, target).into_iter().enumerate() {
                    let Some(b) = b.filter(|&b| self.makes(rest, b)) else { continue };
                    self.combine((part, a), (rest, b), kind, target, enough, &mut found);
                    if found.len() >= enough {
                        return found;
                    }
                }
                if self.operators().four && a.is_zero() && target.is_zero() {
                    self.annul(part, rest, enough, &mut found);
                }
            }
            if self.operators().four && target.is_zero() && self.makes(rest, Value::ZERO) {
                self.annul(rest, part, enough, &mut found);
            }
        }
        found
    }

    /// Nought times (or divided by) whatever the rest makes.
    fn annul(&self, nought: Digits, rest: Digits, enough: usize, found: &mut BTreeSet<Expression>) {
        let noughts = self.collect(nought, Value::ZERO, enough);
        // Longer rests have a value too, whichever: the sum of their digits.
        let values = if self.is_short(rest.len()) {
            self.set(rest).values.clone()
        } else {
            rest.iter().try_fold(Value::ZERO, |sum, d| sum.plus(Value::whole(d.into()))).into_iter().collect()
        };
        for other in values.into_iter().flat_map(|value| self.collect(rest, value, enough)) {
            for zero in &noughts {
                found.insert(Expression::product(zero.clone(), false, other.clone()));
                if other.value().is_some_and(|value| !value.is_zero()) {
                    found.insert(Expression::product(zero.clone(), true, other.clone()));
                }
                if found.len() >= enough {
                    return;
                }
            }
        }
    }

    /// Every expression of `a` with every one of `b`, by the operation that [`Solver::partners`] lists as `kind`.
    fn combine(
        &self,
        (part, a): (Digits, Value),
        (rest, b): (Digits, Value),
        kind: usize,
        target: Value,
        enough: usize,
        found: &mut BTreeSet<Expression>,
    ) {
        for left in self.collect(part, a, enough) {
            for right in self.collect(rest, b, enough) {
                let (x, y) = (left.clone(), right);
                let made = match kind {
                    0 if a > target => Expression::sum(x, true, y),
                    0 => Expression::sum(x, false, y),
                    1 => Expression::sum(y, true, x),
                    2 => Expression::product(x, false, y),
                    3 => Expression::product(x, true, y),
                    _ => Expression::product(y, true, x),
                };
                if made.value() == Some(target) {
                    found.insert(made);
                }
                if found.len() >= enough {
                    return;
                }
            }
        }
    }
}
