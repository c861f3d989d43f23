//! Running the real window with scripts, for the tests that need a display.
#![allow(dead_code, reason = "each of the tests that share it uses a part")]

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A home for one test, with its own settings and autosaves.
pub struct Home(tempfile::TempDir);

/// What came of a run.
pub struct Run {
    pub status: ExitStatus,
    pub stderr: String,
}

impl Home {
    pub fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tiaoqi"));
        command.env("TIAOQI_HOME", self.0.path().join("home")).env("LANG", "C").current_dir(self.0.path());
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        command
    }

    /// Plays a script; paths in it are relative to the home.
    pub fn drive(&self, script: &str) -> Run {
        self.drive_with(script, |_| {})
    }

    pub fn drive_with(&self, script: &str, change: impl FnOnce(&mut Command)) -> Run {
        let path = self.path("script.drive");
        std::fs::write(&path, script).unwrap();
        let mut command = self.command();
        command.arg("--drive").arg(path);
        change(&mut command);
        wait(command.spawn().unwrap(), Duration::from_secs(300))
    }

    pub fn drives(&self, script: &str) {
        let run = self.drive(script);
        assert!(run.status.success(), "{}", run.stderr);
    }
}

pub fn wait(mut child: Child, limit: Duration) -> Run {
    let since = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status;
        }
        if since.elapsed() > limit {
            child.kill().unwrap();
            panic!("the window did not close within {limit:?}");
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    let mut stderr = String::new();
    if let Some(mut pipe) = child.stderr.take() {
        std::io::Read::read_to_string(&mut pipe, &mut stderr).unwrap();
    }
    Run { status, stderr }
}

/// How many different colours a picture has: a blank or broken one has a handful.
pub fn colours(path: &Path) -> usize {
    let picture = image::open(path).unwrap().to_rgb8();
    picture.pixels().map(|pixel| pixel.0).collect::<HashSet<_>>().len()
}
