//! 中國跳棋 Chinese checkers for 2, 3, 4 or 6 players on the star of 121 cells: a [race](super::race).

mod options;
#[cfg(test)]
mod tests;

pub use super::race::{Camps, GoalLock, Standing};
pub use options::{CHOICES, KEYS, Options, board};

/// A position of Chinese checkers.
pub type Position = super::race::Position<Options>;
