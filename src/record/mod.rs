//! A game on paper: the tree of moves, tags, the save format, the score sheet, files that cannot be half-written.

mod error;
mod files;
mod recovery;
mod remark;
mod ron_format;
mod ruling;
mod sheet;
mod tree;

pub use error::{Fault, LoadError};
pub use files::{FileError, Folders, read_text, write_atomically};
pub(crate) use recovery::put_aside;
pub use recovery::{Autosave, Recovered};
pub use ron_format::VERSION;
pub use ruling::{Mode, Reason, Ruling, Terms};
pub use tree::{Colour, Entrant, Node, NodeId, ROOT, Record, Tags};

use std::path::Path;

/// Which written form a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The saved game, `.ron`.
    Ron,
    /// The plain-text score sheet, `.txt`.
    Sheet,
}

impl Format {
    /// The form that a file name asks for; `None` for endings the house does not know.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "ron" => Some(Self::Ron),
            "txt" => Some(Self::Sheet),
            _ => None,
        }
    }
}

impl Record {
    /// The record as text of a format.
    pub fn to_text(&self, format: Format) -> String {
        match format {
            Format::Ron => ron_format::write(self),
            Format::Sheet => sheet::write(self),
        }
    }

    /// Reads a record and replays every move in it.
    ///
    /// # Errors
    /// What is wrong and in which line.
    pub fn from_text(text: &str, format: Format) -> Result<Self, LoadError> {
        match format {
            Format::Ron => ron_format::read(text),
            Format::Sheet => sheet::read(text),
        }
    }

    /// Opens a file of either form. Any ending is accepted: the content decides where the ending does not.
    ///
    /// # Errors
    /// The file cannot be read, is not text, or is not a record.
    pub fn open(path: &Path) -> Result<Self, LoadError> {
        let text = read_text(path)?;
        let format = Format::of(path).unwrap_or_else(|| {
            if text.trim_start_matches('\u{feff}').trim_start().starts_with('[') { Format::Sheet } else { Format::Ron }
        });
        Self::from_text(&text, format)
    }

    /// Writes the record to a file, whole or not at all. The ending decides the form, `.ron` where it says nothing.
    ///
    /// # Errors
    /// The file cannot be written; what was there before is unharmed.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        write_atomically(path, self.to_text(Format::of(path).unwrap_or(Format::Ron)).as_bytes())
    }
}
