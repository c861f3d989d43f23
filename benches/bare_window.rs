//! A bare Bevy and egui window that closes after its first frame: what the start of Tiaoqi is measured against.
//!
//! Not a benchmark by itself: `cargo build --release --bench bare_window`, then time both programs in one run.
#![cfg_attr(not(feature = "gui"), allow(unused, reason = "there is nothing to measure without a window"))]

#[cfg(feature = "gui")]
fn main() {
    use bevy::prelude::*;
    use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

    fn label(mut contexts: EguiContexts, mut frames: Local<u32>, mut exit: MessageWriter<AppExit>) -> Result {
        egui::Window::new("bare").show(contexts.ctx_mut()?, |ui| ui.label("bare"));
        *frames += 1;
        if *frames > 2 {
            exit.write(AppExit::Success);
        }
        Ok(())
    }

    // Cargo runs this with other benchmarks; only asked for by name does it open a window.
    if std::env::args().any(|arg| arg == "--open") {
        App::new()
            .add_plugins((DefaultPlugins, EguiPlugin::default()))
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn(Camera2d);
            })
            .add_systems(EguiPrimaryContextPass, label)
            .run();
    }
}

#[cfg(not(feature = "gui"))]
fn main() {}
