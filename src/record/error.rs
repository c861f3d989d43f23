//! Why a record cannot be read.

use super::files::FileError;
use super::pdn::Trouble;
use super::tree::Entrant;
use crate::games::{Game, SetupError, WrittenError};

/// What is wrong with a record.
#[derive(Debug)]
pub enum Fault {
    /// The file itself.
    File(FileError),
    /// The text is not in the form of the format; the reader's own words.
    Syntax(String),
    /// It is a file of something else.
    Foreign,
    /// It was written by a newer version of the program.
    Newer {
        /// The version it has.
        version: u32,
        /// The newest that is understood.
        known: u32,
    },
    /// It names a game that the house does not have.
    UnknownGame(String),
    /// Its rules or its start position.
    Setup(SetupError),
    /// It does not name as many seats as the game has.
    Seats {
        /// Seats named.
        named: usize,
        /// Seats of the game.
        needed: usize,
    },
    /// A colour that the house does not have.
    UnknownColour(String),
    /// A move that hangs on one which does not exist before it.
    Parent(usize),
    /// A move that cannot be played.
    Move {
        /// Its number in the file, from 1.
        number: usize,
        /// As it is written.
        text: String,
        /// Why not.
        why: Box<WrittenError>,
        /// Who sits where, for the names in the sentence.
        seats: Vec<Entrant>,
        /// The position it was tried in.
        game: Box<Game>,
    },
    /// What a PDN game cannot be loaded for.
    Pdn(Trouble),
    /// The result that is written is not the one that the moves give.
    Result {
        /// As it is written.
        written: String,
        /// What the moves give.
        found: String,
    },
}

/// A fault and where it is.
#[derive(Debug)]
pub struct LoadError {
    /// The line in the file, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: Fault,
}

impl LoadError {
    pub(super) fn new(line: impl Into<Option<usize>>, fault: Fault) -> Self {
        Self { line: line.into(), fault }
    }
}

impl From<FileError> for LoadError {
    fn from(error: FileError) -> Self {
        Self::new(None, Fault::File(error))
    }
}
