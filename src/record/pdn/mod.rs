//! PDN, the notation in which draughts games travel: lists of games, read as they come and written strictly (PDN 3.0).
//!
//! Reading forgives. What cannot be understood is reported with its place, and the rest is loaded; of a game with an
//! illegal move the part before it is kept.

mod encoding;
mod game_type;
mod index;
mod read;
mod token;
mod write;

use std::path::Path;

use super::files::{FileError, read_bytes};
use super::{LoadError, Record};
use crate::games::draughts::{FenError, Variant};
use crate::games::{Ending, Game, WrittenError};

pub use index::PdnEntry;
pub use read::Loaded;
pub(super) use write::write;

/// Something in a PDN text that is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A tag that is not `[Name "value"]`.
    Tag(String),
    /// A `{` or `(` that is never closed.
    Unclosed(char),
    /// A `}`, `]` or `)` that nothing opened.
    StrayClose(char),
    /// Words outside of comments.
    Stray(String),
    /// A move that is written as unknown; what follows it cannot be replayed.
    UnknownMove,
    /// A position in the middle of a variation, which is left out.
    Setup,
    /// A game that this program does not play.
    GameType(String),
    /// The position that the game begins with.
    Fen(FenError),
    /// A move that cannot be played: the game is kept up to there.
    Illegal {
        /// Which ply of its line, from 1.
        ply: usize,
        /// As it is written.
        text: String,
        /// Why not.
        why: Box<WrittenError>,
        /// The position it was tried in.
        game: Box<Game>,
    },
    /// The game goes on after the rules have ended it: it is kept up to there.
    AfterEnd {
        /// Which ply of its line, from 1.
        ply: usize,
        /// As it is written.
        text: String,
        /// How the rules ended it.
        ending: Ending,
    },
    /// Several captures are meant by the same squares; the one that lets the game go on was taken.
    Ambiguous {
        /// Which ply of its line, from 1.
        ply: usize,
        /// As it is written.
        text: String,
        /// As it was taken.
        taken: String,
    },
    /// The result that is written is not the one that the moves give.
    Result {
        /// As it is written.
        written: String,
        /// What the moves give.
        found: String,
    },
    /// Squares are numbered where letters are usual: read with 1 = b8.
    Numbered,
}

impl Trouble {
    /// Whether something of the game is missing because of it.
    pub fn is_loss(&self) -> bool {
        !matches!(self, Self::Stray(_) | Self::Ambiguous { .. } | Self::Result { .. } | Self::Numbered)
    }
}

/// A trouble and its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// In which game, from 0.
    pub game: usize,
    /// The line of the file, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What it is.
    pub trouble: Trouble,
}

/// A PDN file: its text and the list of its games. Games are replayed when they are loaded.
#[derive(Clone, Debug)]
pub struct Pdn {
    text: String,
    encoding: Option<&'static str>,
    entries: Vec<PdnEntry>,
}

impl Pdn {
    /// Opens a file of any common encoding.
    ///
    /// # Errors
    /// It cannot be read or is far too large.
    pub fn open(path: &Path) -> Result<Self, FileError> {
        Ok(Self::from_bytes(&read_bytes(path)?))
    }

    /// The games in the bytes of a file.
    pub fn from_bytes(bytes: &[u8]) -> Self {
        let (text, encoding) = encoding::decode(bytes);
        let mut entries: Vec<PdnEntry> = Vec::new();
        for entry in index::Games::new(&text) {
            match entries.last_mut() {
                Some(before) if entry.is_empty() => before.end = entry.end,
                _ => entries.push(entry),
            }
        }
        Self { text, encoding, entries }
    }

    /// The encoding of the file, where it is not UTF-8.
    pub fn encoding(&self) -> Option<&'static str> {
        self.encoding
    }

    /// The list of games.
    pub fn entries(&self) -> &[PdnEntry] {
        &self.entries
    }

    /// Replays a game, from 0. `None` where the list has no such game. Which draughts it is, is taken from the game
    /// itself unless `variant` says so.
    pub fn load(&self, index: usize, variant: Option<Variant>) -> Option<Loaded> {
        let entry = self.entries.get(index)?;
        Some(read::Reader::new(&self.text, index, entry).read(variant))
    }

    /// Replays every game in turn.
    pub fn games(&self, variant: Option<Variant>) -> impl Iterator<Item = Loaded> + '_ {
        (0..self.entries.len()).filter_map(move |index| self.load(index, variant))
    }

    /// The first game, as far as it can be played.
    pub(super) fn first(&self) -> Result<Record, LoadError> {
        use super::Fault;
        let none = || LoadError::new(None, Fault::Foreign);
        let loaded = self.load(0, None).ok_or_else(none)?;
        loaded.record.ok_or_else(|| {
            let first = loaded.problems.into_iter().find(|problem| problem.trouble.is_loss());
            first.map_or_else(none, |problem| LoadError::new(problem.line, Fault::Pdn(problem.trouble)))
        })
    }
}
