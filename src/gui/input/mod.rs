//! Pointer, touch and keyboard: hands to wants.

pub mod keyboard;
pub mod pointer;

use bevy::prelude::*;

use super::AppSet;

pub use pointer::Dragging;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragging>().add_systems(Update, (pointer::read, keyboard::read).chain().in_set(AppSet::Input));
}
