//! 食棋 The capture game for 1 to 6 players on the hexagon of 61 cells: pieces belong to nobody, a hop takes what it
//! passes over. Alone it is a puzzle: bring the pieces down to as few as possible.

mod notation;
mod options;
mod position;
mod solve;
#[cfg(test)]
mod tests;
mod ways;

pub use options::{CHOICES, KEYS, Options, board};
pub use position::Position;
pub use solve::Hint;
