//! What the window can be asked to do, and what is left for Bevy to do after it.

use std::path::PathBuf;

use crate::board::Cell;
use crate::games::{Game, GameKind, Outcome, Seat};
use crate::record::{Colour, Entrant, Record, Tags};
use crate::settings::{Command, Settings};
use crate::table::{TableAction, TableEvent};

/// Which screen is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The gallery of games.
    Home,
    /// The board.
    Table,
}

/// What a file is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To open it.
    Open,
    /// To save to it.
    Save,
}

/// What somebody wants, from whatever hand it comes.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Something about the match.
    Table(TableAction),
    /// A command of the key table.
    Command(Command),
    /// Show a dialog, or none.
    Show(Option<Box<Dialog>>),
    /// Begin a game.
    Start {
        /// Which.
        kind: GameKind,
        /// Its rules as `k=v,…`.
        rules: String,
        /// Who sits where.
        entrants: Box<Vec<Entrant>>,
        /// Event, place, date.
        tags: Tags,
    },
    /// Open a file.
    Open(PathBuf),
    /// Save to a file.
    Save(PathBuf),
    /// Go on with an autosaved game.
    Continue(PathBuf),
    /// Change the settings.
    Settings(Box<Settings>),
    /// Pick up the piece on a cell, or put it back.
    Pick(Cell),
    /// Put the picked piece back.
    Release,
    /// The pointer is over a cell.
    Point(Option<Cell>),
    /// The keyboard cursor is on a cell.
    Walk(Cell),
    /// Show a sentence that must be read.
    Fail(String),
    /// Show a sentence in the status line.
    Notice(String),
    /// Ask for a file with the dialog of the system.
    Ask(FilePurpose),
    /// Close the window.
    Quit,
}

/// What Bevy has to do after an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Something happened on the table.
    Happened(TableEvent),
    /// Another match is on the table.
    Replaced,
    /// Colours or sizes changed.
    Restyle,
    /// Store the settings soon.
    StoreSettings,
    /// Ask for a file.
    AskForFile(FilePurpose),
    /// Put text on the clipboard.
    Copy(String),
    /// Put the keyboard into the move line.
    FocusSay,
    /// Close the window.
    Quit,
}

/// What is filled in for a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Which game.
    pub kind: GameKind,
    /// Its options.
    pub options: crate::games::chinese_checkers::Options,
    /// Names and colours by corner, kept while the number of players is tried out.
    pub corners: [Entrant; 6],
    /// Event, place, date.
    pub tags: Tags,
}

impl NewGame {
    /// Who sits at the seats of a game with these options.
    pub fn entrants(&self, game: &Game) -> Vec<Entrant> {
        (0..game.seats() as u8).map(|seat| self.corners[usize::from(game.corner(Seat(seat)))].clone()).collect()
    }
}

/// What is filled in to find a file.
#[derive(Clone, Debug, PartialEq)]
pub struct PathForm {
    /// What for.
    pub purpose: FilePurpose,
    /// The folder that is listed.
    pub folder: PathBuf,
    /// The name in the field.
    pub name: String,
}

/// A dialog over the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Dialog {
    /// Set-up of a new game.
    NewGame(Box<NewGame>),
    /// The settings.
    Settings,
    /// Rules and keys.
    Help,
    /// The built-in file dialog.
    Path(PathForm),
    /// An offer to go on with a game that a crash interrupted.
    Resume {
        /// Its autosave.
        path: PathBuf,
        /// Its length.
        plies: usize,
    },
    /// Whether the seat to move really resigns.
    Resign,
    /// The result of a finished game.
    Result(Outcome),
    /// Event, place, date, names, and a remark.
    Details {
        /// Event, place, date.
        tags: Tags,
        /// Who sits where.
        entrants: Vec<Entrant>,
        /// The remark at the node on the table.
        remark: String,
    },
    /// A sentence that must be read.
    Message(String),
}

impl Dialog {
    /// The set-up of a new game, filled in as the last one.
    pub fn new_game(kind: GameKind, last: Option<&Record>) -> Self {
        let mut corners = Colour::ALL.map(|colour| Entrant { name: String::new(), colour });
        let mut options = crate::games::chinese_checkers::Options::default();
        let mut tags = Tags { date: chrono::Local::now().format("%Y-%m-%d").to_string(), ..Tags::default() };
        if let Some(record) = last {
            if let Game::ChineseCheckers(position) = &record.start {
                options = *position.options();
            }
            for (seat, entrant) in record.entrants.iter().enumerate() {
                corners[usize::from(record.start.corner(Seat(seat as u8)))] = entrant.clone();
            }
            tags.event.clone_from(&record.tags.event);
            tags.place.clone_from(&record.tags.place);
        }
        // Colours that were exchanged between the seats in play must stay different from the others.
        for i in 0..corners.len() {
            if corners[..i].iter().any(|earlier| earlier.colour == corners[i].colour) {
                let free = Colour::ALL.into_iter().find(|c| corners[..i].iter().all(|earlier| earlier.colour != *c));
                corners[i].colour = free.unwrap_or(corners[i].colour);
            }
        }
        Self::NewGame(Box::new(NewGame { kind, options, corners, tags }))
    }
}
