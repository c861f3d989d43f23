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

/// Up to so many digits every expression is looked at.
const FEW: usize = 4;

impl Solver {
    /// The simplest expression that makes the value: the plainest operators that do, then the fewest brackets.
    /// `None` where the digits cannot make it. With more than four digits a sum of digits and one short part is looked
    /// for first, so that it is simple, if not always the simplest.
    pub fn simplest(&self, digits: Digits, target: Value) -> Option<Expression> {
        if !self.makes(digits, target) {
            return None;
        }
        let rungs = self.operators().ladder().into_iter().map(Self::get);
        if digits.len() <= FEW {
            let rung = rungs.into_iter().find(|rung| rung.makes(digits, target))?;
            return sorted(rung.collect(digits, target, usize::MAX)).into_iter().next();
        }
        rungs
            .into_iter()
            .find_map(|rung| sorted(rung.short_part(digits, target, 1)).into_iter().next())
            .or_else(|| self.any(digits, target))
    }

    /// Up to `most` essentially different expressions that make the value, the simplest first. With up to four digits
    /// none is missed that is among the simplest `most`; with more, sums of digits and one short part are listed.
    pub fn expressions(&self, digits: Digits, target: Value, most: usize) -> Vec<Expression> {
        if !self.makes(digits, target) {
            return Vec::new();
        }
        let mut found = if digits.len() <= FEW {
            self.collect(digits, target, usize::MAX)
        } else {
            let mut found = BTreeSet::new();
            for rung in self.operators().ladder().into_iter().map(Self::get) {
                if found.len() < most {
                    found.extend(rung.short_part(digits, target, most - found.len()));
                }
            }
            found
        };
        if found.is_empty() {
            found.extend(self.any(digits, target));
        }
        let mut list = sorted(found);
        list.truncate(most);
        list
    }

    /// Expressions that are a sum of digits and of one part of two to four digits; about `most` of them.
    fn short_part(&self, digits: Digits, target: Value, most: usize) -> BTreeSet<Expression> {
        if !self.operators().four {
            return self.sums(digits, target, most);
        }
        let plain = Self::get(Operators::default());
        let mut parts = digits.parts();
        parts.retain(|part| (2..=FEW).contains(&part.len()));
        parts.sort_by_key(|part| part.len());
        let mut found = BTreeSet::new();
        for part in parts {
            let (set, rest) = (self.set(part), digits.without(part));
            for &a in &plain.set(rest).values {
                // Sum and difference are the first two ways to combine.
                for (kind, b) in self.partners(a, target).into_iter().take(2).enumerate() {
                    let Some(b) = b.filter(|&b| set.has(b)) else { continue };
                    for x in plain.sums(rest, a, 1) {
                        let parts = self.collect(part, b, most.saturating_add(8)).into_iter();
                        found.extend(parts.map(|y| combine(x.clone(), y, kind, a > target)));
                    }
                    if found.len() >= most {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Sums of digits, joined numbers and powers; at most about `enough` of them.
    fn sums(&self, digits: Digits, target: Value, enough: usize) -> BTreeSet<Expression> {
        let is_target = |expression: &Expression| expression.value() == Some(target);
        let mut found: BTreeSet<Expression> = atoms(self.operators(), digits).into_iter().filter(is_target).collect();
        for (part, rest) in digits.first_parts() {
            for atom in atoms(self.operators(), part) {
                let Some(a) = atom.value() else { continue };
                for (kind, b) in [target.apart(a), target.plus(a)].into_iter().enumerate() {
                    let Some(b) = b.filter(|&b| self.makes(rest, b)) else { continue };
                    let others = self.sums(rest, b, enough).into_iter();
                    found.extend(others.map(|other| combine(atom.clone(), other, kind, a > target)));
                    if found.len() >= enough {
                        return found;
                    }
                }
            }
        }
        found
    }

    /// Some expression of the value.
    fn any(&self, digits: Digits, target: Value) -> Option<Expression> {
        if digits.len() <= FEW {
            return sorted(self.collect(digits, target, usize::MAX)).into_iter().next();
        }
        if !self.operators().four {
            return self.sums(digits, target, 1).into_iter().next();
        }
        let joined = atoms(self.operators(), digits).into_iter().find(|atom| atom.value() == Some(target));
        joined.or_else(|| digits.cuts().into_iter().find_map(|(part, rest)| self.any_of_cut(part, rest, target)))
    }

    fn any_of_cut(&self, part: Digits, rest: Digits, target: Value) -> Option<Expression> {
        let set = self.set(part);
        if target.is_zero() && set.has(Value::ZERO) {
            let sum = rest.iter().map(Expression::digit).reduce(|a, b| Expression::sum(a, false, b))?;
            return Some(Expression::product(self.any(part, Value::ZERO)?, false, sum));
        }
        set.values.iter().find_map(|&a| {
            self.partners(a, target).into_iter().enumerate().find_map(|(kind, b)| {
                let b = b.filter(|&b| self.makes(rest, b))?;
                Some(combine(self.any(part, a)?, self.any(rest, b)?, kind, a > target))
            })
        })
    }

    /// Expressions of the value of a few digits, at most about `enough` of them.
    fn collect(&self, digits: Digits, target: Value, enough: usize) -> BTreeSet<Expression> {
        let is_target = |expression: &Expression| expression.value() == Some(target);
        let mut found: BTreeSet<Expression> = atoms(self.operators(), digits).into_iter().filter(is_target).collect();
        for (part, rest) in digits.cuts() {
            let (set, other) = (self.set(part), self.set(rest));
            for &a in &set.values {
                for (kind, b) in self.partners(a, target).into_iter().enumerate() {
                    let Some(b) = b.filter(|&b| other.has(b)) else { continue };
                    let ys = self.collect(rest, b, enough);
                    for x in self.collect(part, a, enough) {
                        found.extend(ys.iter().map(|y| combine(x.clone(), y.clone(), kind, a > target)));
                    }
                    if found.len() >= enough {
                        return found;
                    }
                }
            }
            if self.operators().four && target.is_zero() {
                for (nought, any) in [(part, rest), (rest, part)] {
                    self.annul(nought, any, enough, &mut found);
                }
            }
        }
        found
    }

    /// Nought times, or divided by, whatever the rest makes.
    fn annul(&self, nought: Digits, rest: Digits, enough: usize, found: &mut BTreeSet<Expression>) {
        for zero in self.collect(nought, Value::ZERO, enough) {
            for &value in &self.set(rest).values {
                for other in self.collect(rest, value, enough) {
                    if !value.is_zero() {
                        found.insert(Expression::product(zero.clone(), true, other.clone()));
                    }
                    found.insert(Expression::product(zero.clone(), false, other));
                }
                if found.len() >= enough {
                    return;
                }
            }
        }
    }
}

/// The simplest first.
fn sorted(expressions: BTreeSet<Expression>) -> Vec<Expression> {
    let mut list: Vec<Expression> = expressions.into_iter().collect();
    list.sort_by_cached_key(|expression| (expression.weight(), expression.to_string()));
    list
}

/// Two expressions by the operation that [`Solver::partners`] lists as `kind`; `falls` says that the value of the first
/// is larger than the target.
fn combine(x: Expression, y: Expression, kind: usize, falls: bool) -> Expression {
    match kind {
        0 => Expression::sum(x, falls, y),
        1 => Expression::sum(y, true, x),
        2 => Expression::product(x, false, y),
        3 => Expression::product(x, true, y),
        _ => Expression::product(y, true, x),
    }
}
