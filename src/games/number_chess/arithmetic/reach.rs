//! Which values a multiset of digits can make.
//!
//! The sets of a few digits are enumerated once and kept. More digits have far too many values for that (five reach
//! tens of thousands), so the question is turned round: *can these make v?* It is answered by cutting the digits in two
//! parts, the smaller of which has a set, and asking the other for what is missing; every answer is kept.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use super::value_set::ValueSet;
use super::{Digits, Mask, Operators, Value};

/// What is known of the common values of one multiset.
#[derive(Default)]
struct Known {
    set: OnceLock<Arc<ValueSet>>,
    asked: [AtomicU64; Mask::WORDS],
    yes: [AtomicU64; Mask::WORDS],
}

/// Answers for one set of operators, shared by everybody and remembered for the life of the program.
pub struct Solver {
    operators: Operators,
    /// The largest number of digits whose values are enumerated.
    short: usize,
    /// One entry for each multiset that a board can hold: none, one or two of each digit.
    known: Vec<Known>,
    sets: RwLock<HashMap<Digits, Arc<ValueSet>>>,
    answers: RwLock<HashMap<(Digits, u64), bool>>,
}

/// The larger part of a cut: its set, or its digits where it has none.
enum Part {
    Set(Arc<ValueSet>),
    Long(Digits),
}

impl Solver {
    /// Number of multisets with at most two of each digit.
    const SLOTS: usize = 59_049;

    /// The solver of a set of operators.
    pub fn get(operators: Operators) -> &'static Self {
        static SOLVERS: [OnceLock<Solver>; Operators::KINDS] = [const { OnceLock::new() }; Operators::KINDS];
        SOLVERS[operators.index() % Operators::KINDS].get_or_init(|| Self::new(operators))
    }

    /// One with nothing remembered yet. Only a measurement of cold tables needs it; see [`Solver::get`].
    pub fn new(operators: Operators) -> Self {
        let short = match operators {
            Operators { four: true, .. } => 4,
            Operators { concat: true, .. } => 5,
            Operators { power: true, .. } => 6,
            _ => Digits::MOST,
        };
        Self {
            operators,
            short,
            known: std::iter::repeat_with(Known::default).take(Self::SLOTS).collect(),
            sets: RwLock::default(),
            answers: RwLock::default(),
        }
    }

    /// The operators in force.
    pub fn operators(&self) -> Operators {
        self.operators
    }

    /// The weight of a digit in the slot number of a multiset: the sum over its digits names it.
    pub(crate) const fn weight(digit: u8) -> u32 {
        3_u32.pow((digit % 10) as u32)
    }

    /// Whether the values of so many digits are enumerated.
    pub(crate) const fn is_short(&self, len: usize) -> bool {
        len <= self.short
    }

    /// Which of the `wanted` common values a multiset makes; `slot` is the sum of its digits' weights, and none of them
    /// occurs more than twice.
    pub(crate) fn mask(&self, digits: Digits, slot: u32, wanted: Mask) -> Mask {
        let Some(known) = self.known.get(slot as usize) else { return self.answer_mask(digits, wanted) };
        let asked = Mask(std::array::from_fn(|i| known.asked[i].load(Relaxed)));
        let open = wanted.minus(asked);
        if !open.is_empty() {
            let len = digits.len();
            let open = if self.is_short(len) { Mask::ALL } else { open };
            let yes = self.answer_mask(digits, open);
            for i in 0..Mask::WORDS {
                // `yes` goes in first, and is read after: a reader that sees the question sees its answer.
                known.yes[i].fetch_or(yes.0[i], std::sync::atomic::Ordering::Release);
                known.asked[i].fetch_or(open.0[i], std::sync::atomic::Ordering::Release);
            }
        }
        std::sync::atomic::fence(std::sync::atomic::Ordering::Acquire);
        Mask(std::array::from_fn(|i| known.yes[i].load(Relaxed))).and(wanted)
    }

    fn answer_mask(&self, digits: Digits, wanted: Mask) -> Mask {
        if self.is_short(digits.len()) {
            return self.set(digits).mask;
        }
        let mut mask = Mask::NONE;
        wanted.bits().filter(|&bit| self.makes(digits, Mask::value(bit))).for_each(|bit| mask.insert(bit));
        mask
    }

    /// The values of a multiset, all enumerated; meant for a few digits only.
    pub(super) fn set(&self, digits: Digits) -> Arc<ValueSet> {
        if let Some(set) = self.sets.read().unwrap_or_else(PoisonError::into_inner).get(&digits) {
            return set.clone();
        }
        let mut values = self.atoms(digits);
        if self.operators.four {
            for (part, rest) in digits.cuts() {
                let (part, rest) = (self.set(part), self.set(rest));
                for (&a, &b) in part.values.iter().flat_map(|a| rest.values.iter().map(move |b| (a, b))) {
                    let quotients = [a.over(b), b.over(a)].into_iter().flatten();
                    values.extend([a.plus(b), a.apart(b), a.times(b)].into_iter().flatten());
                    values.extend(quotients.filter(|q| self.operators.fractions || q.is_whole()));
                }
            }
        } else {
            // A sum, and the smallest digit is in one of its terms.
            for (part, rest) in digits.first_parts() {
                let rest = self.set(rest);
                for a in self.atoms(part) {
                    values.extend(rest.values.iter().flat_map(|&b| [a.plus(b), a.apart(b)]).flatten());
                }
            }
        }
        let set = Arc::new(ValueSet::new(values));
        self.sets.write().unwrap_or_else(PoisonError::into_inner).entry(digits).or_insert(set).clone()
    }

    /// The values of all its digits without any of + − × ÷: one digit, a joined number, a power.
    fn atoms(&self, digits: Digits) -> Vec<Value> {
        super::solve::atoms(self.operators, digits).into_iter().filter_map(|atom| atom.value()).collect()
    }

    /// The set of a multiset that a board can hold, by its slot: see [`Solver::mask`].
    pub(crate) fn set_at(&self, digits: Digits, slot: u32) -> Arc<ValueSet> {
        match self.known.get(slot as usize) {
            Some(known) => known.set.get_or_init(|| self.set(digits)).clone(),
            None => self.set(digits),
        }
    }

    /// Whether some digits make a value outside [`Mask`].
    pub(crate) fn has_rare_values(&self) -> bool {
        let Operators { four, concat, power, .. } = self.operators;
        four || concat || power
    }

    /// Whether the digits, each used once, can make the value. More than [`Digits::MOST`] are not looked at.
    pub fn makes(&self, digits: Digits, target: Value) -> bool {
        if digits.len() > Digits::MOST {
            return false;
        }
        if self.is_short(digits.len()) {
            return !digits.is_empty() && self.set(digits).has(target);
        }
        if !self.operators.fractions && !target.is_whole() || self.is_beyond(digits, target) {
            return false;
        }
        let key = (digits, target.packed());
        if let Some(&answer) = self.answers.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return answer;
        }
        let answer = self.is_joined(digits, target)
            || if self.operators.four {
                digits.cuts().into_iter().any(|(part, rest)| self.completes(&self.set(part), rest, target))
            } else {
                digits.first_parts().into_iter().any(|(part, rest)| self.completes_sum(part, rest, target))
            };
        self.answers.write().unwrap_or_else(PoisonError::into_inner).insert(key, answer);
        answer
    }

    /// Whether some value of `part` and one of `rest` combine to the target.
    fn completes(&self, part: &ValueSet, rest: Digits, target: Value) -> bool {
        let rest = if self.is_short(rest.len()) { Part::Set(self.set(rest)) } else { Part::Long(rest) };
        let makes = |value: Value| match &rest {
            Part::Set(set) => set.has(value),
            Part::Long(digits) => self.makes(*digits, value),
        };
        part.values.iter().any(|&a| self.partners(a, target).into_iter().flatten().any(makes))
            || self.operators.four && target.is_zero() && part.has(Value::ZERO)
    }

    /// Whether a term of all of `part` and a sum of `rest` combine to the target.
    fn completes_sum(&self, part: Digits, rest: Digits, target: Value) -> bool {
        // A joined number of many digits cannot be brought down to the target by few.
        let least = if part.len() < 3 { 0 } else { 10_u64.pow(part.len() as u32 - 1) };
        least <= u64::from(target.num()) + self.limit(rest)
            && self
                .atoms(part)
                .into_iter()
                .any(|a| [target.apart(a), target.plus(a)].into_iter().flatten().any(|b| self.makes(rest, b)))
    }

    /// The values b with a + b, a − b, b − a, a × b, a ÷ b or b ÷ a = target.
    pub(super) fn partners(&self, a: Value, target: Value) -> [Option<Value>; 5] {
        let (sum, difference) = (target.apart(a), target.plus(a));
        if !self.operators.four || a.is_zero() {
            return [sum, difference, None, None, None];
        }
        let fitting = |b: &Value| self.operators.fractions || b.is_whole();
        [sum, difference, target.over(a).filter(fitting), a.over(target).filter(fitting), target.times(a)]
    }

    /// Whether the target is too large for the digits.
    fn is_beyond(&self, digits: Digits, target: Value) -> bool {
        u64::from(target.num()) + u64::from(target.den()) > self.limit(digits)
    }

    /// The most that numerator and denominator of a value can be together: the product of (digit + 1), as the sum of both
    /// parts of a sum, product or quotient is no more than the product of those of its sides.
    fn limit(&self, digits: Digits) -> u64 {
        let Operators { concat, power, .. } = self.operators;
        let limit = |digit: u8| match (concat, power) {
            (_, true) => 28,
            (true, false) => 10,
            _ => u64::from(digit) + 1,
        };
        digits.iter().fold(1_u64, |product, digit| product.saturating_mul(limit(digit)))
    }

    /// Whether the target is the digits joined in some order.
    fn is_joined(&self, digits: Digits, target: Value) -> bool {
        let mut number = target.num();
        let mut used = Digits::NONE;
        for _ in 0..digits.len() {
            used = used.with((number % 10) as u8);
            number /= 10;
        }
        self.operators.concat
            && target.is_whole()
            && used == digits
            && target.num() as usize >= 10_usize.pow(digits.len() as u32 - 1)
    }

    /// All values that the digits make, ascending; of seven digits and more, which have millions, the common ones only.
    pub fn values(&self, digits: Digits) -> Vec<Value> {
        match digits.len() {
            0 => Vec::new(),
            len if len > Digits::MOST => Vec::new(),
            len if self.is_short(len) || len < 7 => self.set(digits).values.clone(),
            _ => {
                let mut values: Vec<Value> = self.answer_mask(digits, Mask::ALL).bits().map(Mask::value).collect();
                values.sort_unstable();
                values
            }
        }
    }

    /// The whole numbers from 0 to `most` that the digits can make.
    pub fn whole_numbers(&self, digits: Digits, most: u32) -> Vec<u32> {
        (0..=most).filter(|&number| self.makes(digits, Value::whole(number))).collect()
    }
}
