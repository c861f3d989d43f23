//! What can be wrong with an equation.

use super::Value;

/// One of the four operators, or the power.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// +
    Plus,
    /// −
    Minus,
    /// ×
    Times,
    /// ÷
    Over,
    /// ^
    Power,
}

/// What is wrong with an equation. Columns count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A symbol that no expression has.
    Unknown {
        /// Where.
        column: usize,
        /// Which.
        symbol: char,
    },
    /// A number or an opening bracket should stand here.
    NumberMissing {
        /// Where.
        column: usize,
    },
    /// Something stands where an operator or the end should.
    Unexpected {
        /// Where.
        column: usize,
    },
    /// The bracket opened here is not closed.
    Unclosed {
        /// Where.
        column: usize,
    },
    /// The operator is not allowed at this level.
    OperatorOff {
        /// Where.
        column: usize,
        /// Which.
        operator: Operator,
    },
    /// Joining digits is not allowed at this level.
    ConcatOff {
        /// Where the number begins.
        column: usize,
    },
    /// A joined number begins with nought.
    LeadingNought {
        /// Where the number begins.
        column: usize,
    },
    /// The base and the exponent of a power are one digit each, the exponent 2 or 3.
    BadPower {
        /// Where the ^ stands.
        column: usize,
    },
    /// A division by nought.
    DivisionByNought {
        /// Where the ÷ stands.
        column: usize,
    },
    /// A division that does not come out whole, without 組分數.
    NotWhole {
        /// Where the ÷ stands.
        column: usize,
        /// The quotient, its sign left off.
        quotient: Value,
    },
    /// Too large to reckon with.
    TooLarge,
    /// A digit that is not among those spanned.
    NotSpanned {
        /// Which.
        digit: u8,
    },
    /// A spanned digit used more often than it is spanned.
    UsedTooOften {
        /// Which.
        digit: u8,
    },
    /// A spanned digit not used.
    Unused {
        /// Which.
        digit: u8,
    },
    /// The value behind the = is not that of the expression.
    WrongClaim {
        /// What stands behind the =, its sign left off.
        claimed: Value,
        /// Whether that is below nought.
        claimed_negative: bool,
        /// What the expression makes.
        value: Value,
        /// Whether the expression is below nought.
        negative: bool,
    },
    /// The expression does not make what is needed.
    WrongValue {
        /// What it makes, its sign left off.
        value: Value,
        /// Whether it is below nought.
        negative: bool,
        /// What it must make.
        needed: Value,
    },
}
