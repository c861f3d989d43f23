//! Scripts that drive the real window through the same input as a person's: for smoke runs, pictures and tests.
//!
//! One action a line, `#` for remarks: `new GAME k=v,…`, `click CELL`, `drag FROM TO` (cells; from a control of a label,
//! or to `off` the board), `hover CELL`, `right CELL`, `key NAME`, `type TEXT`, `press LABEL`, `open FILE`, `save FILE`,
//! `export picture|sheet FILE`, `lang TAG`, `theme NAME`, `set SETTING on|off|VALUE`, `size W H`, `wait`,
//! `shot FILE.png`, `expect TEXT`, `quit`.

mod fake;
mod script;
mod step;

use std::io::Write;
use std::process::ExitCode;

use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

pub use script::Script;
pub use step::Driven;

/// Plays a script from the first frame on.
pub fn plugin(app: &mut App, script: Script) {
    app.insert_resource(Driven::new(script))
        .add_systems(PreUpdate, step::drive.before(bevy::input::InputSystems).before(EguiPreUpdateSet::ProcessInput));
}

/// Says what is wrong with a script.
pub fn complain(sentence: &str) -> ExitCode {
    // Where stderr is gone there is nobody left to tell.
    let _ = writeln!(std::io::stderr(), "tiaoqi: {sentence}");
    ExitCode::FAILURE
}
