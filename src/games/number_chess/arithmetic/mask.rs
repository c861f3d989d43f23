//! The values that matter most, as bits: all that one or two digits can make, and every whole number to 127.

use super::Value;

/// A set of common values: bit `n` for the whole number `n` below 128, then the proper and improper fractions of two
/// digits, then the four cubes above 127.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(pub [u64; Self::WORDS]);

const FRACTIONS: [(u8, u8); 46] = fractions();
const CUBES: [u32; 4] = [216, 343, 512, 729];
const FIRST_FRACTION: usize = 128;
const FIRST_CUBE: usize = FIRST_FRACTION + FRACTIONS.len();

/// Reduced fractions a/b that are not whole, both parts one digit.
const fn fractions() -> [(u8, u8); 46] {
    let mut list = [(0, 0); 46];
    let (mut n, mut b) = (0, 2);
    while b < 10 {
        let mut a = 1;
        while a < 10 {
            if coprime(a, b) {
                list[n] = (a, b);
                n += 1;
            }
            a += 1;
        }
        b += 1;
    }
    list
}

const fn coprime(mut a: u8, mut b: u8) -> bool {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}

/// Bit of the fraction a/b at `10 a + b`, 0 where there is none.
const FRACTION_BITS: [u8; 100] = {
    let mut bits = [0; 100];
    let mut i = 0;
    while i < FRACTIONS.len() {
        let (a, b) = FRACTIONS[i];
        bits[(10 * a + b) as usize] = (FIRST_FRACTION + i) as u8;
        i += 1;
    }
    bits
};

impl Mask {
    /// Number of words.
    pub const WORDS: usize = 3;
    /// Nothing.
    pub const NONE: Self = Self([0; Self::WORDS]);
    /// Every common value.
    pub const ALL: Self = Self([!0, !0, (1 << (FIRST_CUBE + CUBES.len() - 128)) - 1]);

    /// The bit of a value, if it is a common one.
    #[inline]
    pub fn bit(value: Value) -> Option<usize> {
        let (num, den) = (value.num() as usize, value.den() as usize);
        if den == 1 {
            if num < FIRST_FRACTION {
                return Some(num);
            }
            return CUBES.iter().position(|&cube| cube as usize == num).map(|i| FIRST_CUBE + i);
        }
        (num < 10 && den < 10).then(|| FRACTION_BITS[10 * num + den].into())
    }

    /// The value of a bit.
    pub fn value(bit: usize) -> Value {
        match bit {
            0..FIRST_FRACTION => Value::whole(bit as u32),
            FIRST_FRACTION..FIRST_CUBE => {
                let (a, b) = FRACTIONS[bit - FIRST_FRACTION];
                Value::new(a.into(), b.into()).unwrap_or(Value::ZERO)
            }
            _ => Value::whole(CUBES[(bit - FIRST_CUBE).min(CUBES.len() - 1)]),
        }
    }

    /// Just one bit.
    pub fn of(bit: usize) -> Self {
        let mut mask = Self::NONE;
        mask.insert(bit);
        mask
    }

    /// Adds a bit.
    pub fn insert(&mut self, bit: usize) {
        self.0[bit / 64 % Self::WORDS] |= 1 << (bit % 64);
    }

    /// Whether a bit is set.
    pub fn has(self, bit: usize) -> bool {
        self.0[bit / 64 % Self::WORDS] >> (bit % 64) & 1 != 0
    }

    /// Whether no bit is set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// In both.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// In either.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// In this one only.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The bits that are set, lowest first.
    pub fn bits(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.checked_sub(1)?;
                Some(64 * i + bit)
            })
        })
    }
}
