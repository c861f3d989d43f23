//! Files that are whole or not there: written beside the target, synced, then renamed over it.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use atomic_write_file::AtomicWriteFile;

/// A record larger than this is not one: 64 MiB.
const LIMIT: u64 = 64 << 20;

/// Why a file could not be read or written.
#[derive(Debug)]
pub enum FileError {
    /// The operating system's answer.
    Io {
        /// The file.
        path: PathBuf,
        /// What it said.
        error: io::Error,
    },
    /// The file is not UTF-8 text.
    NotText(PathBuf),
    /// The file is far larger than any record.
    TooLarge(PathBuf),
    /// What was read back differs from what was written.
    Mismatch(PathBuf),
    /// The form of the file holds games of draughts only.
    NotDraughts(PathBuf),
}

impl FileError {
    fn io(path: &Path) -> impl FnOnce(io::Error) -> Self + use<'_> {
        move |error| Self::Io { path: path.into(), error }
    }
}

/// Reads a text file.
///
/// # Errors
/// It cannot be read, is too large, or is not UTF-8.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    String::from_utf8(read_bytes(path)?).map_err(|_| FileError::NotText(path.into()))
}

/// Reads a file.
///
/// # Errors
/// It cannot be read or is too large.
pub(super) fn read_bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    let mut file = File::open(path).map_err(FileError::io(path))?;
    let mut bytes = Vec::new();
    (&mut file).take(LIMIT + 1).read_to_end(&mut bytes).map_err(FileError::io(path))?;
    if bytes.len() as u64 > LIMIT {
        return Err(FileError::TooLarge(path.into()));
    }
    Ok(bytes)
}

/// Writes a file whole or not at all, makes missing folders, and reads it back.
///
/// # Errors
/// The disk is full, the folder is read-only, …; what was there before is unharmed.
pub fn write_atomically(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        fs::create_dir_all(folder).map_err(FileError::io(folder))?;
    }
    let write = || {
        let mut file = AtomicWriteFile::open(path)?;
        file.write_all(bytes)?;
        file.commit() // syncs the file, renames it, syncs the folder
    };
    write().map_err(FileError::io(path))?;
    if fs::read(path).map_err(FileError::io(path))? != bytes {
        return Err(FileError::Mismatch(path.into()));
    }
    Ok(())
}

/// The user's folders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// Settings, and files that override the built-in ones.
    pub config: PathBuf,
    /// Autosaved games.
    pub data: PathBuf,
}

impl Folders {
    /// The platform's folders, or those below `TIAOQI_HOME` where that is set. `None` where there is no home at all.
    pub fn find() -> Option<Self> {
        if let Some(home) = std::env::var_os("TIAOQI_HOME").filter(|home| !home.is_empty()) {
            return Some(Self::below(Path::new(&home)));
        }
        let dirs = directories::ProjectDirs::from("", "", "tiaoqi")?;
        Some(Self { config: dirs.config_dir().into(), data: dirs.data_dir().into() })
    }

    /// Both folders below one.
    pub fn below(home: &Path) -> Self {
        Self { config: home.join("config"), data: home.join("data") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_replaces_whole_files_and_leaves_nothing_beside_them() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/er/game.ron");
        write_atomically(&path, b"one").unwrap();
        write_atomically(&path, b"two").unwrap();
        assert_eq!(read_text(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_not_text_is_said_to_be_so() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x");
        fs::write(&path, [0xff, 0xfe, 0]).unwrap();
        assert!(matches!(read_text(&path), Err(FileError::NotText(_))));
        assert!(matches!(read_text(&folder.path().join("none")), Err(FileError::Io { .. })));
        assert!(matches!(write_atomically(folder.path(), b"a folder"), Err(FileError::Io { .. })));
    }
}
