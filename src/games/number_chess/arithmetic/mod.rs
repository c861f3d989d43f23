//! The arithmetic of number chess, apart from any board: what a handful of digits can make, and how.

mod digits;
mod expression;
mod fault;
mod judge;
mod mask;
mod reach;
mod solve;
#[cfg(test)]
mod tests;
mod value;
mod value_set;

pub use digits::Digits;
pub use expression::Expression;
pub use fault::{Fault, Operator};
pub use judge::{Judged, judge};
pub use mask::Mask;
pub use reach::Solver;
pub use value::Value;

/// What an expression may be built with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Operators {
    /// × and ÷ beside + and −.
    pub four: bool,
    /// 組分數: a quotient need not be whole. Says something only where ÷ is allowed.
    pub fractions: bool,
    /// 組大數: digits may be joined to a number.
    pub concat: bool,
    /// 組乘方: one digit may be raised to the power 2 or 3, which is a spanned digit too.
    pub power: bool,
}

impl Operators {
    /// Number of different sets of operators.
    const KINDS: usize = 16;

    /// The number of this set, below [`Operators::KINDS`]. Fractions without division are the same as none.
    const fn index(self) -> usize {
        let fractions = self.four && self.fractions;
        self.four as usize | (fractions as usize) << 1 | (self.concat as usize) << 2 | (self.power as usize) << 3
    }

    /// The weaker sets and this one, the plainest first: the order in which an expression to show is looked for.
    pub(crate) fn ladder(self) -> Vec<Self> {
        let plain = Self::default();
        let four = Self { four: true, ..plain };
        let fractions = Self { fractions: true, ..four };
        let with = |concat, power, base: Self| Self { concat, power, ..base };
        let mut rungs = Vec::new();
        for (concat, power) in [(false, false), (true, false), (false, true), (true, true)] {
            rungs.extend([plain, four, fractions].map(|base| with(concat, power, base)));
        }
        let within = |rung: &Self| {
            (self.four || !rung.four)
                && (self.fractions || !rung.fractions)
                && (self.concat || !rung.concat)
                && (self.power || !rung.power)
        };
        rungs.retain(within);
        rungs
    }
}
