//! Exact values: rational numbers that are never negative.
//!
//! What makes −v makes v too, so a solver needs no sign. Numerator and denominator are kept to 32 bits, which loses
//! nothing that can matter: with at most eleven digits, a part that is larger leaves too few digits to come back below
//! half a million.

use std::fmt;

/// A rational number ≥ 0 in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Value {
    num: u32,
    den: u32,
}

impl Value {
    /// Nought.
    pub const ZERO: Self = Self::whole(0);

    /// A whole number.
    pub const fn whole(number: u32) -> Self {
        Self { num: number, den: 1 }
    }

    /// `num / den` in lowest terms; `None` where `den` is 0 or a part is too large.
    pub fn new(num: u64, den: u64) -> Option<Self> {
        if den == 1 {
            return Some(Self { num: u32::try_from(num).ok()?, den: 1 });
        }
        let divisor = if den == 0 { return None } else { gcd(num, den) };
        Some(Self { num: u32::try_from(num / divisor).ok()?, den: u32::try_from(den / divisor).ok()? })
    }

    /// The numerator.
    pub const fn num(self) -> u32 {
        self.num
    }

    /// The denominator, at least 1.
    pub const fn den(self) -> u32 {
        self.den
    }

    /// Whether it is a whole number.
    pub const fn is_whole(self) -> bool {
        self.den == 1
    }

    /// Whether it is nought.
    pub const fn is_zero(self) -> bool {
        self.num == 0
    }

    const fn parts(self) -> (u64, u64) {
        (self.num as u64, self.den as u64)
    }

    /// The sum.
    pub fn plus(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        if b == d { Self::new(a + c, b) } else { Self::new((a * d).checked_add(c * b)?, b * d) }
    }

    /// The difference, whichever way it is not negative.
    pub fn apart(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        if b == d { Self::new(a.abs_diff(c), b) } else { Self::new((a * d).abs_diff(c * b), b * d) }
    }

    /// The product.
    pub fn times(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * c, b * d)
    }

    /// The quotient; `None` for a division by nought.
    pub fn over(self, other: Self) -> Option<Self> {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        Self::new(a * d, b * c)
    }

    /// The two parts in one word, for tables.
    pub(super) const fn packed(self) -> u64 {
        (self.num as u64) << 32 | self.den as u64
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let ((a, b), (c, d)) = (self.parts(), other.parts());
        (a * d).cmp(&(c * b))
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// `7`, `5/2`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.den == 1 { write!(f, "{}", self.num) } else { write!(f, "{}/{}", self.num, self.den) }
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The greatest common divisor; `gcd(0, n) = n`.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        if a < 1 << 32 && b < 1 << 32 {
            return gcd_short(a as u32, b as u32);
        }
        (a, b) = (b, a % b);
    }
    a
}

/// The same on short words, whose division is the faster one.
fn gcd_short(mut a: u32, mut b: u32) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.into()
}
