//! What the racing games have in common (Chinese checkers, Halma, the diamond game): every seat brings its pieces from
//! its home into its goal, by steps and hops.
//!
//! A game is its options: they implement [`Variant`] and say on which [`Ground`] it is played, which zones every seat
//! has and which [`Rules`] are in force. The rest is here, once.

mod bits;
mod distance;
mod explain;
mod ground;
mod history;
mod movegen;
mod notation;
mod perft;
mod position;
mod rules;

pub use bits::Bits;
pub use distance::steps_to_fill;
pub(in crate::games) use explain::explain_line;
pub use ground::Ground;
pub(in crate::games) use notation::{RESIGN, read_cells, rest_of_resignation};
pub use position::{Position, Standing};
pub(in crate::games) use rules::star_zones;
pub use rules::{Camps, GoalLock, Rules, Variant, Zones};
