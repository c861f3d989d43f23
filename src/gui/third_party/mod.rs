//! Set-up and glue for external parts, one file each.

pub mod clipboard;
pub mod egui;
pub mod graphics;
pub mod window;
