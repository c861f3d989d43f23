//! Autosave after every move, and finding the games of sessions that did not end well.
//!
//! Each running program holds a lock on a marker file that names the game it plays. A marker that nobody holds is
//! left over from a crash.

use std::fs::{self, File};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};

use super::Record;
use super::files::{FileError, read_text};

/// How many autosaved games are kept.
const KEPT: usize = 30;

/// The autosave of one session.
#[derive(Debug)]
pub struct Autosave {
    folder: PathBuf,
    marker_path: PathBuf,
    marker: File,
    game: Option<PathBuf>,
}

/// A game found in the autosave folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// Where it lies.
    pub path: PathBuf,
    /// Whether the session that played it ended without saying so.
    pub crashed: bool,
}

impl Autosave {
    /// Opens the autosave folder for this session.
    ///
    /// # Errors
    /// The folder cannot be written to.
    pub fn begin(data: &Path) -> Result<Self, FileError> {
        let folder = data.join("autosave");
        fs::create_dir_all(&folder).map_err(|error| FileError::Io { path: folder.clone(), error })?;
        let (marker_path, marker) = fresh_marker(&folder)?;
        marker.try_lock().map_err(|error| FileError::Io { path: marker_path.clone(), error: error.into() })?;
        Ok(Self { folder, marker_path, marker, game: None })
    }

    /// Names a fresh file for the game that begins now.
    pub fn new_game(&mut self) {
        let mut path = self.folder.join(format!("{}.ron", stamp()));
        for number in 2.. {
            if !path.exists() {
                break;
            }
            path = self.folder.join(format!("{}-{number}.ron", stamp()));
        }
        self.game = Some(path);
    }

    /// Goes on writing to the file of a game that was found.
    pub fn resume(&mut self, path: &Path) {
        self.game = Some(path.into());
    }

    /// The file of the present game.
    pub fn path(&self) -> Option<&Path> {
        self.game.as_deref()
    }

    /// Saves the present game.
    ///
    /// # Errors
    /// The file cannot be written; the one from before is unharmed.
    pub fn save(&mut self, record: &Record) -> Result<(), FileError> {
        if self.game.is_none() {
            self.new_game();
        }
        let Some(path) = self.game.clone() else { return Ok(()) };
        record.save(&path)?;
        self.name_game(&path);
        Ok(())
    }

    /// Notes the game's file in the marker. A marker that cannot be written costs the offer to resume, not the game.
    fn name_game(&mut self, path: &Path) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let write = |mut marker: &File| {
            marker.set_len(0)?;
            marker.rewind()?;
            marker.write_all(name.as_bytes())
        };
        let _ = write(&self.marker);
    }

    /// The autosaved games, newest first; games over are not told from open ones here. Sweeps what is too old.
    pub fn find(&self) -> Vec<Recovered> {
        let crashed = self.sweep_markers();
        let mut games: Vec<PathBuf> = entries(&self.folder, "ron");
        games.sort();
        games.reverse();
        let present = self.game.as_deref();
        for old in games.iter().skip(KEPT).filter(|path| Some(path.as_path()) != present) {
            let _ = fs::remove_file(old);
        }
        games.truncate(KEPT);
        let is_crashed = |path: &Path| path.file_name().is_some_and(|name| crashed.iter().any(|c| name == c.as_str()));
        games
            .into_iter()
            .filter(|path| Some(path.as_path()) != present)
            .map(|path| Recovered { crashed: is_crashed(&path), path })
            .collect()
    }

    /// Removes the markers that nobody holds and gives the games they name.
    fn sweep_markers(&self) -> Vec<String> {
        let mut crashed = Vec::new();
        for path in entries(&self.folder, "session").into_iter().filter(|path| *path != self.marker_path) {
            let free = File::open(&path).is_ok_and(|file| file.try_lock().is_ok());
            if free {
                crashed.extend(read_text(&path).ok().filter(|name| !name.is_empty()));
                let _ = fs::remove_file(&path);
            }
        }
        crashed
    }

    /// Ends the session in good order.
    pub fn end(self) {
        drop(self.marker);
        let _ = fs::remove_file(&self.marker_path);
    }
}

/// A marker file of a name that no other session has.
fn fresh_marker(folder: &Path) -> Result<(PathBuf, File), FileError> {
    for number in 1.. {
        let path = folder.join(format!("{}-{}-{number}.session", stamp(), std::process::id()));
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(FileError::Io { path, error }),
        }
    }
    unreachable!("the loop has no end")
}

fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == ending)).collect()
}

/// The moment as a file name that sorts by time.
fn stamp() -> String {
    chrono::Local::now().format("%Y%m%d-%H%M%S%.3f").to_string()
}

/// Moves a file that cannot be used out of the way, as `name.bad`, so that nothing in it is lost.
pub(crate) fn put_aside(path: &Path) -> Result<PathBuf, FileError> {
    let mut bad = path.as_os_str().to_owned();
    bad.push(".bad");
    let bad = PathBuf::from(bad);
    fs::rename(path, &bad).map_err(|error| FileError::Io { path: path.into(), error })?;
    Ok(bad)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    fn record() -> Record {
        Record::new(GameKind::ChineseCheckers.start("").unwrap())
    }

    #[test]
    fn a_session_that_ends_well_leaves_a_game_and_no_alarm() {
        let folder = tempfile::tempdir().unwrap();
        let mut session = Autosave::begin(folder.path()).unwrap();
        session.save(&record()).unwrap();
        session.end();
        let found = Autosave::begin(folder.path()).unwrap().find();
        assert_eq!(found.len(), 1);
        assert!(!found[0].crashed);
        assert_eq!(Record::open(&found[0].path).unwrap(), record());
    }

    #[test]
    fn a_session_that_dies_is_found_once_and_a_living_one_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut dying = Autosave::begin(folder.path()).unwrap();
        dying.save(&record()).unwrap();
        let mut living = Autosave::begin(folder.path()).unwrap();
        living.save(&record()).unwrap();
        let dead_game = dying.path().unwrap().to_owned();
        drop(dying); // the lock goes, the marker stays: what a crash leaves
        let next = Autosave::begin(folder.path()).unwrap();
        let crashed: Vec<_> = next.find().into_iter().filter(|found| found.crashed).collect();
        assert_eq!(crashed, [Recovered { path: dead_game, crashed: true }]);
        assert!(next.find().iter().all(|found| !found.crashed), "the alarm is given once");
        assert!(living.path().unwrap().exists());
    }

    #[test]
    fn old_games_are_swept() {
        let folder = tempfile::tempdir().unwrap();
        let session = Autosave::begin(folder.path()).unwrap();
        for i in 0..KEPT + 5 {
            fs::write(folder.path().join(format!("autosave/2000{i:04}.ron")), "x").unwrap();
        }
        assert_eq!(session.find().len(), KEPT);
        assert_eq!(entries(&folder.path().join("autosave"), "ron").len(), KEPT);
    }
}
