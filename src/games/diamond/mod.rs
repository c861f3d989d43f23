//! 鑽石跳棋 The diamond game for 2 or 3 players on the star of 73 cells: a [race](super::race) with adjacent hops, and
//! kings if wanted.

mod options;
#[cfg(test)]
mod tests;

pub use options::{CHOICES, KEYS, Options, board};

/// A position of the diamond game.
pub type Position = super::race::Position<Options>;
