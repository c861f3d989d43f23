//! The window: everything that knows Bevy or egui.

use std::process::ExitCode;

use bevy::prelude::*;

use crate::cli::WindowRequest;

/// Opens the window and runs until it is closed.
pub fn run(_request: WindowRequest) -> ExitCode {
    match App::new().add_plugins(DefaultPlugins).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}
