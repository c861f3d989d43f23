//! What has been on the board: a list that a position shares with those it came from, so that copies cost nothing.

use std::fmt;
use std::sync::Arc;

use crate::games::Seat;

/// The pieces of two seats, the kings among them, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation<S> {
    pub pieces: [S; 2],
    pub kings: S,
    pub to_move: Seat,
}

/// Situations, the newest first.
#[derive(Clone)]
pub struct History<S>(Option<Arc<Entry<S>>>);

struct Entry<S> {
    situation: Situation<S>,
    before: History<S>,
}

impl<S> Default for History<S> {
    fn default() -> Self {
        Self(None)
    }
}

impl<S> History<S> {
    /// Notes a situation.
    pub fn push(&mut self, situation: Situation<S>) {
        let before = std::mem::take(self);
        self.0 = Some(Arc::new(Entry { situation, before }));
    }

    /// Every situation, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &Situation<S>> {
        let entries = std::iter::successors(self.0.as_deref(), |entry| entry.before.0.as_deref());
        entries.map(|entry| &entry.situation)
    }
}

/// One after the other: the list may be longer than the stack is deep.
impl<S> Drop for History<S> {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut entry) = next.and_then(Arc::into_inner) {
            next = entry.before.0.take();
        }
    }
}

impl<S: PartialEq> PartialEq for History<S> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<S: Eq> Eq for History<S> {}

impl<S: fmt::Debug> fmt::Debug for History<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_history_is_shared_compared_and_dropped() {
        let situation = |i: u32| Situation { pieces: [i, 0], kings: 0, to_move: Seat(0) };
        let long = |length| {
            let mut history = History::default();
            (0..length).for_each(|i| history.push(situation(i)));
            history
        };
        let (history, mut longer) = (long(1_000_000), long(1_000_000));
        assert!(history == longer);
        longer.push(situation(7));
        assert!(history != longer && longer.iter().filter(|&&seen| seen == situation(7)).count() == 2);
    }
}
