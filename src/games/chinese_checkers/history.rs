//! What has been on the board: a list that a position shares with those it came from, so that copies cost nothing.

use std::fmt;
use std::sync::Arc;

use crate::board::CellSet;
use crate::games::Seat;

/// The pieces of two seats and whose turn it is.
pub type Situation = ([CellSet; 2], Seat);

/// Situations, the newest first.
#[derive(Clone, Default)]
pub struct History(Option<Arc<Entry>>);

struct Entry {
    situation: Situation,
    before: History,
}

impl History {
    /// Notes a situation.
    pub fn push(&mut self, situation: Situation) {
        let before = std::mem::take(self);
        self.0 = Some(Arc::new(Entry { situation, before }));
    }

    /// Every situation, the newest first.
    pub fn iter(&self) -> impl Iterator<Item = &Situation> {
        let entries = std::iter::successors(self.0.as_deref(), |entry| entry.before.0.as_deref());
        entries.map(|entry| &entry.situation)
    }
}

/// One after the other: the list may be longer than the stack is deep.
impl Drop for History {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut entry) = next.and_then(Arc::into_inner) {
            next = entry.before.0.take();
        }
    }
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for History {}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_history_is_shared_compared_and_dropped() {
        let situation = |i: u32| ([CellSet(i.into()), CellSet::EMPTY], Seat(0));
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
