//! Set-up and glue for external parts, one file each.

pub mod egui;
pub mod graphics;
pub mod window;
