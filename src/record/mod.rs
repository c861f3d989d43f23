//! A game on paper: the tree of moves, tags, the save format, the score sheet, files that cannot be half-written.

mod error;
mod files;
mod pdn;
mod recovery;
mod remark;
mod ron_format;
mod ruling;
mod sheet;
mod tree;

pub use error::{Fault, LoadError};
pub use files::{FileError, Folders, read_text, write_atomically};
pub use pdn::{Loaded, Pdn, PdnEntry, Problem, Trouble};
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
    /// Portable draughts notation, `.pdn`.
    Pdn,
}

impl Format {
    /// The form that a file name asks for; `None` for endings the house does not know.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "ron" => Some(Self::Ron),
            "txt" => Some(Self::Sheet),
            "pdn" => Some(Self::Pdn),
            _ => None,
        }
    }
}

impl Record {
    /// The record as text of a format. A game that is no draughts has no PDN; the score sheet of the same family
    /// stands in for it.
    pub fn to_text(&self, format: Format) -> String {
        match format {
            Format::Ron => ron_format::write(self),
            Format::Sheet => sheet::write(self),
            Format::Pdn => pdn::write(self).unwrap_or_else(|| sheet::write(self)),
        }
    }

    /// Reads a record and replays every move in it. Of PDN, it is the first game, as far as it can be played; [`Pdn`]
    /// tells more.
    ///
    /// # Errors
    /// What is wrong and in which line.
    pub fn from_text(text: &str, format: Format) -> Result<Self, LoadError> {
        match format {
            Format::Ron => ron_format::read(text),
            Format::Sheet => sheet::read(text),
            Format::Pdn => Pdn::from_bytes(text.as_bytes()).first(),
        }
    }

    /// Opens a file of any form. Any ending is accepted: the content decides where the ending does not.
    ///
    /// # Errors
    /// The file cannot be read, is not text, or is not a record.
    pub fn open(path: &Path) -> Result<Self, LoadError> {
        if Format::of(path) == Some(Format::Pdn) {
            return Pdn::open(path)?.first();
        }
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
        let format = Format::of(path).unwrap_or(Format::Ron);
        if format == Format::Pdn && !matches!(self.start, crate::games::Game::Draughts(_)) {
            return Err(FileError::NotDraughts(path.into()));
        }
        write_atomically(path, self.to_text(format).as_bytes())
    }
}
