//! Pictures without a window: what is on a board, where, and in which colours. The window draws from the same data.

mod picture;
mod text_board;
mod theme;

pub use picture::{BoardPicture, HOLE, Label, MARBLE, ZONE_MARGIN, Zone};
pub use text_board::text_board;
pub use theme::{Rgb, Theme, contrast};
