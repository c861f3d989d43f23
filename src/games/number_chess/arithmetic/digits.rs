//! A multiset of digits: the numbers of the pieces that one hop spans, in any order.

use std::fmt;

/// How many of each digit 0–9, at most 15 of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digits(u64);

impl Digits {
    /// No digit.
    pub const NONE: Self = Self(0);

    /// The most digits that any line of a board can hold between a piece and its landing.
    pub const MOST: usize = 11;

    /// Just this digit (its last decimal place, should it be larger than 9).
    pub const fn of(digit: u8) -> Self {
        Self(1 << (4 * (digit % 10)))
    }

    /// With one more of a digit, unless there are 15 of it.
    #[must_use]
    pub const fn with(self, digit: u8) -> Self {
        if self.count(digit) == 15 { self } else { Self(self.0 + Self::of(digit).0) }
    }

    /// How many of a digit.
    pub const fn count(self, digit: u8) -> usize {
        (self.0 >> (4 * (digit % 10)) & 15) as usize
    }

    /// How many in all.
    pub fn len(self) -> usize {
        (0..10).map(|digit| self.count(digit)).sum()
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is left when `part`, which must lie within, is taken out.
    #[must_use]
    pub const fn without(self, part: Self) -> Self {
        Self(self.0 - part.0)
    }

    /// The digits, smallest first.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..10).flat_map(move |digit| std::iter::repeat_n(digit, self.count(digit)))
    }

    /// All parts that are neither empty nor the whole, in some order.
    pub fn parts(self) -> Vec<Self> {
        let mut parts = vec![Self::NONE];
        for digit in 0..10 {
            let before = parts.len();
            for count in 1..=self.count(digit) as u64 {
                for i in 0..before {
                    parts.push(Self(parts[i].0 + count * Self::of(digit).0));
                }
            }
        }
        parts.retain(|&part| !part.is_empty() && part != self);
        parts
    }

    /// All cuts in two whose first part holds the smallest digit, the shortest first part first.
    pub fn first_parts(self) -> Vec<(Self, Self)> {
        let Some(smallest) = self.iter().next() else { return Vec::new() };
        let mut parts = self.parts();
        parts.retain(|part| part.count(smallest) > 0);
        parts.sort_unstable_by_key(|part| (part.len(), part.0));
        parts.into_iter().map(|part| (part, self.without(part))).collect()
    }

    /// All ways to cut it in two, each once, the smaller part first; the most unequal cuts come first.
    pub fn cuts(self) -> Vec<(Self, Self)> {
        let mut cuts: Vec<(usize, Self, Self)> = self
            .parts()
            .into_iter()
            .map(|part| (part.len(), part, self.without(part)))
            .filter(|&(len, part, rest)| len < rest.len() || len == rest.len() && part <= rest)
            .collect();
        cuts.sort_unstable();
        cuts.into_iter().map(|(_, part, rest)| (part, rest)).collect()
    }
}

impl FromIterator<u8> for Digits {
    fn from_iter<I: IntoIterator<Item = u8>>(digits: I) -> Self {
        digits.into_iter().fold(Self::NONE, Self::with)
    }
}

/// The digits in a row, smallest first.
impl fmt::Display for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|digit| write!(f, "{digit}"))
    }
}
