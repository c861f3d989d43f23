//! A set of values that answers fast whether it has one.

use super::{Mask, Value};

/// The values that one multiset of digits makes, all of them.
#[derive(Debug)]
pub(crate) struct ValueSet {
    /// In ascending order.
    pub values: Vec<Value>,
    /// Those that are no bit of a [`Mask`].
    pub rare: Vec<Value>,
    /// The others.
    pub mask: Mask,
    slots: Box<[u64]>,
}

impl ValueSet {
    /// The set of some values, which may be given in any order and repeatedly.
    pub fn new(mut values: Vec<Value>) -> Self {
        values.sort_unstable();
        values.dedup();
        let mut slots = vec![0_u64; (2 * values.len() + 2).next_power_of_two()].into_boxed_slice();
        let (mut rare, mut mask) = (Vec::new(), Mask::NONE);
        for &value in &values {
            let mut slot = Self::slot(value, slots.len());
            while slots[slot] != 0 {
                slot = (slot + 1) % slots.len();
            }
            slots[slot] = value.packed();
            match Mask::bit(value) {
                Some(bit) => mask.insert(bit),
                None => rare.push(value),
            }
        }
        Self { values, rare, mask, slots }
    }

    /// Where the search for a value begins; `len` is a power of two.
    fn slot(value: Value, len: usize) -> usize {
        (value.packed().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize & (len - 1)
    }

    /// Whether the value is a member.
    pub fn has(&self, value: Value) -> bool {
        let mut slot = Self::slot(value, self.slots.len());
        loop {
            match self.slots[slot] {
                0 => return false,
                word if word == value.packed() => return true,
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }
}
