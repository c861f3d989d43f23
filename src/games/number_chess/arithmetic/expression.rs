//! An expression, free of the order and the brackets that make no difference.

use std::fmt;

use super::{Digits, Operators, Value};

/// A sum has only terms that are no sums, a product only factors that are no products: so `1+(2+3)`, `(1+2)+3` and
/// `3+2+1` are one expression.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Expression {
    /// A digit, or several joined to a number.
    Number(Vec<u8>),
    /// A digit to the power of a digit.
    Power(u8, u8),
    /// Terms, each added or (`true`) subtracted; the first one is added.
    Sum(Vec<(bool, Self)>),
    /// Factors, each multiplied or (`true`) divided by; the first one is multiplied.
    Product(Vec<(bool, Self)>),
}

/// A number that may be below nought.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Signed {
    pub negative: bool,
    pub size: Value,
}

impl Signed {
    pub fn of(size: Value) -> Self {
        Self { negative: false, size }
    }

    pub fn negated(self) -> Self {
        Self { negative: !self.negative && !self.size.is_zero(), ..self }
    }

    pub fn plus(self, other: Self) -> Option<Self> {
        if self.negative == other.negative {
            return Some(Self { size: self.size.plus(other.size)?, ..self });
        }
        let larger = if self.size >= other.size { self } else { other };
        let size = self.size.apart(other.size)?;
        Some(Self { negative: larger.negative && !size.is_zero(), size })
    }

    pub fn times(self, other: Self) -> Option<Self> {
        let size = self.size.times(other.size)?;
        Some(Self { negative: self.negative != other.negative && !size.is_zero(), size })
    }

    pub fn over(self, other: Self) -> Option<Self> {
        let size = self.size.over(other.size)?;
        Some(Self { negative: self.negative != other.negative && !size.is_zero(), size })
    }
}

impl Expression {
    /// One digit.
    pub fn digit(digit: u8) -> Self {
        Self::Number(vec![digit])
    }

    /// The sum, or with `minus` the difference, of two expressions.
    pub fn sum(a: Self, minus: bool, b: Self) -> Self {
        let mut sum = Self::sum_as_said(a, minus, b);
        if let Self::Sum(terms) = &mut sum {
            Self::arrange(terms, true);
        }
        sum
    }

    /// The same in the order in which it is said.
    pub fn sum_as_said(a: Self, minus: bool, b: Self) -> Self {
        let mut terms = a.into_terms();
        terms.extend(b.into_terms().into_iter().map(|(sign, term)| (sign != minus, term)));
        Self::Sum(terms)
    }

    /// The product, or with `divide` the quotient, of two expressions.
    pub fn product(a: Self, divide: bool, b: Self) -> Self {
        let mut product = Self::product_as_said(a, divide, b);
        if let Self::Product(factors) = &mut product {
            Self::arrange(factors, false);
        }
        product
    }

    /// The same in the order in which it is said.
    pub fn product_as_said(a: Self, divide: bool, b: Self) -> Self {
        let mut factors = a.into_factors();
        factors.extend(b.into_factors().into_iter().map(|(sign, factor)| (sign != divide, factor)));
        Self::Product(factors)
    }

    /// What is added or multiplied comes first, numbers before brackets; terms from the largest down, factors from the
    /// smallest up.
    fn arrange(parts: &mut [(bool, Self)], falling: bool) {
        parts.sort_by_cached_key(|(sign, part)| (*sign, matches!(part, Self::Sum(_)), part.value(), part.to_string()));
        if falling {
            let added = parts.iter().take_while(|(sign, _)| !sign).count();
            parts[..added].reverse();
            parts[added..].reverse();
        }
    }

    fn into_terms(self) -> Vec<(bool, Self)> {
        match self {
            Self::Sum(terms) => terms,
            other => vec![(false, other)],
        }
    }

    fn into_factors(self) -> Vec<(bool, Self)> {
        match self {
            Self::Product(factors) => factors,
            other => vec![(false, other)],
        }
    }

    pub(super) fn signed(&self) -> Option<Signed> {
        match self {
            Self::Number(digits) => {
                let number = digits.iter().try_fold(0_u64, |n, &d| n.checked_mul(10)?.checked_add(d.into()))?;
                Value::new(number, 1).map(Signed::of)
            }
            Self::Power(base, exponent) => {
                Value::new(u64::from(*base).checked_pow((*exponent).into())?, 1).map(Signed::of)
            }
            Self::Sum(terms) => terms.iter().try_fold(Signed::of(Value::ZERO), |sum, (minus, term)| {
                let term = term.signed()?;
                sum.plus(if *minus { term.negated() } else { term })
            }),
            Self::Product(factors) => {
                factors.iter().try_fold(Signed::of(Value::whole(1)), |product, (divide, factor)| {
                    let factor = factor.signed()?;
                    if *divide { product.over(factor) } else { product.times(factor) }
                })
            }
        }
    }

    /// Its value, the sign left off; `None` for a division by nought or a number beyond 32 bits.
    pub fn value(&self) -> Option<Value> {
        self.signed().map(|signed| signed.size)
    }

    /// The digits it uses.
    pub fn digits(&self) -> Digits {
        match self {
            Self::Number(digits) => digits.iter().copied().collect(),
            Self::Power(base, exponent) => Digits::of(*base).with(*exponent),
            Self::Sum(parts) | Self::Product(parts) => {
                parts.iter().flat_map(|(_, p)| p.digits().iter().collect::<Vec<_>>()).collect()
            }
        }
    }

    /// The operators it needs. Fractions are needed where a quotient, read from the left, is not whole.
    pub fn operators(&self) -> Operators {
        let none = Operators::default();
        match self {
            Self::Number(digits) => Operators { concat: digits.len() > 1, ..none },
            Self::Power(..) => Operators { power: true, ..none },
            Self::Sum(parts) => Self::join(none, parts),
            Self::Product(parts) => {
                let fractions = self.value().is_none_or(|value| !value.is_whole());
                Self::join(Operators { four: true, fractions, ..none }, parts)
            }
        }
    }

    fn join(base: Operators, parts: &[(bool, Self)]) -> Operators {
        parts.iter().map(|(_, part)| part.operators()).fold(base, |a, b| Operators {
            four: a.four || b.four,
            fractions: a.fractions || b.fractions,
            concat: a.concat || b.concat,
            power: a.power || b.power,
        })
    }

    /// Pairs of brackets in its writing.
    pub fn brackets(&self) -> usize {
        match self {
            Self::Number(_) | Self::Power(..) => 0,
            Self::Sum(parts) => parts.iter().map(|(_, part)| part.brackets()).sum(),
            Self::Product(parts) => {
                parts.iter().map(|(_, part)| part.brackets() + usize::from(matches!(part, Self::Sum(_)))).sum()
            }
        }
    }

    /// What makes an expression harder to read: composers, then brackets, then × and ÷, then length, then a bracket at
    /// the front.
    pub(super) fn weight(&self) -> (usize, usize, bool, usize, bool) {
        let Operators { four, fractions, concat, power } = self.operators();
        let composers = [fractions, concat, power].into_iter().filter(|&on| on).count();
        let text = self.to_string();
        (composers, self.brackets(), four, text.chars().count(), text.starts_with('('))
    }
}

/// `2×8-9`, `9÷(5+4)`, `12-3`, `2^3`.
impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (parts, signs) = match self {
            Self::Number(digits) => return digits.iter().try_for_each(|digit| write!(f, "{digit}")),
            Self::Power(base, exponent) => return write!(f, "{base}^{exponent}"),
            Self::Sum(parts) => (parts, ['+', '-']),
            Self::Product(parts) => (parts, ['×', '÷']),
        };
        for (i, (sign, part)) in parts.iter().enumerate() {
            if i > 0 || *sign {
                write!(f, "{}", signs[usize::from(*sign)])?;
            }
            if matches!((self, part), (Self::Product(_), Self::Sum(_))) {
                write!(f, "({part})")?;
            } else {
                write!(f, "{part}")?;
            }
        }
        Ok(())
    }
}
