//! 中國跳棋 Chinese checkers for 2, 3, 4 or 6 players on the star of 121 cells.

mod distance;
mod explain;
mod history;
mod movegen;
mod notation;
mod options;
mod perft;
mod position;
#[cfg(test)]
mod tests;

pub use distance::{distance_to_goal, steps_to_fill};
pub use movegen::board;
pub use options::{CHOICES, Camps, GoalLock, KEYS, Options};
pub use position::{Position, Standing};
