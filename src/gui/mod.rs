//! The window: everything that knows Bevy or egui.

pub mod action;
mod board;
pub mod desk;
#[cfg(test)]
mod desk_tests;
mod dialogs;
mod drive;
#[cfg(test)]
mod editor_tests;
mod files;
mod input;
pub mod panels;
pub mod session;
mod status;
mod third_party;

use std::process::ExitCode;

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::winit::WinitPlugin;

use crate::cli::WindowRequest;
use crate::record::Folders;
use action::Action;
use desk::Desk;
use session::{Session, Want};

/// The order of a frame, in one place: hands, then rules, then pictures. Panels are drawn after all of them.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AppSet {
    /// Pointer, keyboard, files, scripts.
    Input,
    /// The session acts.
    Rules,
    /// Board, animation, marks.
    Present,
}

/// Opens the window and runs until it is closed.
pub fn run(request: WindowRequest) -> ExitCode {
    let desk = Desk::open(Folders::find());
    let title = desk.text.get("app-name");
    let window = third_party::window::description(&desk.settings, title);
    let quiet = if std::env::var_os("RUST_LOG").is_some() { LogPlugin::default() } else { quiet_log() };
    let mut app = App::new();
    app.set_error_handler(bevy::ecs::error::error);
    third_party::window::or_say_so(|| {
        app.add_plugins(
            DefaultPlugins
                .build()
                .set(WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() })
                .set(quiet)
                .disable::<RenderPlugin>()
                .add_after::<WinitPlugin>(third_party::graphics::GpuPlugin),
        );
    });
    app.insert_resource(Session::new(desk))
        .configure_sets(Update, (AppSet::Input, AppSet::Rules, AppSet::Present).chain())
        .add_plugins((
            third_party::egui::plugin,
            third_party::clipboard::plugin,
            third_party::window::plugin,
            session::plugin,
            files::plugin,
            input::plugin,
            board::plugin,
            panels::plugin,
        ));
    if let Some(file) = request.file {
        app.world_mut().write_message(Want(Action::Open(file)));
    }
    if let Some(script) = request.drive {
        match drive::Script::open(&script) {
            Ok(script) => drive::plugin(&mut app, script),
            Err(sentence) => return drive::complain(&sentence),
        }
    }
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// What goes wrong is logged; how the machine is found is not.
fn quiet_log() -> LogPlugin {
    LogPlugin { filter: "error,tiaoqi=warn".into(), ..default() }
}
