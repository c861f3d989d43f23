//! The binary: reads the command line, opens the window where no subcommand is given.
#![cfg_attr(all(windows, not(debug_assertions), feature = "gui"), windows_subsystem = "windows")]

use std::io::{stderr, stdout};
use std::process::ExitCode;

use clap::Parser;
use tiaoqi::cli::{Cli, Outcome, run};

fn main() -> ExitCode {
    let outcome = run(Cli::parse(), &mut stdout().lock(), &mut stderr().lock());
    match outcome {
        Outcome::Done(code) => ExitCode::from(code),
        Outcome::Window(request) => window(request),
    }
}

#[cfg(feature = "gui")]
fn window(request: tiaoqi::cli::WindowRequest) -> ExitCode {
    tiaoqi::gui::run(request)
}

#[cfg(not(feature = "gui"))]
fn window(_: tiaoqi::cli::WindowRequest) -> ExitCode {
    use std::io::Write;
    let text = tiaoqi::text::Text::new(tiaoqi::text::Lang::of_system());
    // Where stderr is gone there is nobody left to tell.
    let _ = writeln!(stderr(), "tiaoqi: {}", text.get("cli-no-window"));
    ExitCode::from(2)
}
