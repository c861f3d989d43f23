//! 國際數棋 number chess: two sides of ten numbered pieces, and arithmetic decides what may be jumped.

pub mod arithmetic;
mod chain;
#[cfg(test)]
mod chain_tests;
pub(super) mod common;
mod explain;
mod ground;
mod guide;
mod lines;
mod movegen;
mod moves;
mod notation;
mod options;
mod perft;
mod position;
pub mod presets;
mod score;
mod statement;
#[cfg(test)]
mod tests;
mod way;

pub use ground::{BLUE, Ground, Heading, RED, opponent};
pub use guide::NextHop;
pub use movegen::Landings;
pub use moves::{Hop, Illegal, Kind, Move, Ply, Stated};
pub use notation::{Script, WrittenError, statement};
pub use options::{CHOICES, ChainStyle, KEYS, Options, Scoring};
pub use position::{Ending, Outcome, Piece, Position};
pub use score::{Cycle, Tally};
