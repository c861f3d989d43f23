//! Pictures without a window: what is on a board, where, and in which colours. The window draws from the same data.

mod diagram;
mod files;
mod marks;
mod pages;
mod picture;
mod pieces;
mod raster;
mod sheet;
mod svg;
mod text_board;
mod theme;
mod typeset;

pub use diagram::{DiagramOptions, diagram_svg};
pub use files::{ExportError, PictureForm, write_pictures};
pub use picture::{BoardPicture, HOLE, Label, MARBLE, Plate, ZONE_MARGIN, Zone};
pub use raster::{FONT, LARGEST, PictureError, Pixels, pixels, png};
pub use sheet::{PAGE_PIXELS, SheetOptions, SheetPly, SheetSeat, SheetText, sheet};
pub use text_board::text_board;
pub use theme::{Rgb, Theme, contrast};
