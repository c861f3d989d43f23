//! 正方跳棋 Halma for 2 or 4 players on 16 × 16 squares: a [race](super::race) in eight directions.

mod options;
#[cfg(test)]
mod tests;

pub use options::{CHOICES, KEYS, Options};

/// A position of Halma.
pub type Position = super::race::Position<Options>;
