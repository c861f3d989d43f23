//! What the window can be asked to do, and what is left for Bevy to do after it.

use std::path::PathBuf;

use crate::board::Cell;
use crate::draw::Pixels;
use crate::games::number_chess::Kind;
use crate::games::{Game, GameKind, Outcome, Piece, Seat, SetupError};
use crate::record::{Colour, Entrant, NodeId, Record, Tags, Terms};
use crate::settings::{Command, Settings};
use crate::table::saying::Symbol;
use crate::table::{TableAction, TableEvent};

/// Which screen is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The gallery of games.
    Home,
    /// The board.
    Table,
    /// The board, a position being set up on it.
    Editor,
}

/// What a file is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To open it.
    Open,
    /// To save to it.
    Save,
    /// To draw the board to it.
    Picture,
    /// To set the score sheet on it.
    Sheet,
}

impl FilePurpose {
    /// Whether a file is written.
    pub fn writes(self) -> bool {
        self != Self::Open
    }

    /// The endings of its files, the usual one first.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Open | Self::Save => &["ron", "txt", "pdn"],
            Self::Picture => &["png", "svg"],
            Self::Sheet => &["svg", "png"],
        }
    }
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
        /// Mode, clocks and penalty.
        terms: Terms,
    },
    /// Open a file.
    Open(PathBuf),
    /// Open a game of the list, by its index in the file.
    OpenGame(usize),
    /// Save to a file.
    Save(PathBuf),
    /// Draw the board, or the score sheet, to a file.
    Export(FilePurpose, PathBuf),
    /// Something about the position being set up.
    Edit(Edit),
    /// Go on with an autosaved game.
    Continue(PathBuf),
    /// Change the settings.
    Settings(Box<Settings>),
    /// Pick up the piece on a cell, or put it back.
    Pick(Cell),
    /// The picked piece goes on to a cell: it moves there, or its next hop lands there.
    Land(Cell),
    /// Something in the panel in which a move is said.
    Saying(SayStep),
    /// How the puzzle of the capture game can go on.
    PuzzleHint,
    /// One of the captures that were asked for.
    Take(usize),
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

/// A step in saying a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SayStep {
    /// A key of the equation; typed at the keyboard or pressed in the panel.
    Press(Symbol, bool),
    /// Take the last key or hop back.
    Erase,
    /// Which of the ways to move it is.
    Choose(Kind),
    /// Turn to the equation of a hop.
    TurnTo(usize),
    /// Another equation for a hop: the next, or the one before.
    Page(usize, bool),
    /// Another value for the chain.
    PageValue(bool),
    /// The next step.
    Hint,
    /// All is there.
    Say,
}

/// What is held over a board on which a position is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Held {
    /// Nothing: pieces on the board can be moved.
    #[default]
    Nothing,
    /// A piece of the tray: each click puts one more.
    Piece(Piece),
    /// The eraser.
    Eraser,
}

/// A step in setting up a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Set up from the start of a game under rules given as `k=v,…`; pieces stay where the board does.
    Under(GameKind, String),
    /// Hold something over the board.
    Hold(Held),
    /// The next thing of the tray, or the one before.
    HoldNext(bool),
    /// A cell is clicked: what that means depends on what is held.
    Tap(Cell),
    /// A piece of the board is taken in hand.
    Lift(Cell),
    /// A piece goes to another cell.
    Shift(Cell, Cell),
    /// A piece of the tray is dropped on a cell.
    Put(Cell, Piece),
    /// A piece goes off the board.
    Take(Cell),
    /// Nothing is held any more.
    Release,
    /// All pieces go.
    Clear,
    /// Back to the start position.
    Reset,
    /// Who is to move.
    ToMove(Seat),
    /// The position of a line or FEN.
    Line(String),
    /// Play from it.
    Play,
    /// Back to where one came from.
    Leave,
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
    /// Put a picture on the clipboard.
    CopyPicture(Pixels),
    /// Get the position on the clipboard.
    Paste,
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
    /// Its rules, in the order in which they are written.
    pub rules: Vec<(String, String)>,
    /// Names and colours by corner, kept while the number of players is tried out.
    pub corners: [Entrant; 6],
    /// Event, place, date.
    pub tags: Tags,
    /// Mode, clocks and penalty.
    pub terms: Terms,
}

impl NewGame {
    /// The rules as text.
    pub fn rules_text(&self) -> String {
        self.rules.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",")
    }

    /// Takes rules from their text.
    pub fn set_rules(&mut self, text: &str) {
        let pairs = text.split(',').filter_map(|pair| pair.split_once('='));
        self.rules = pairs.map(|(key, value)| (key.to_owned(), value.to_owned())).collect();
    }

    /// The value of a rule.
    pub fn rule(&self, key: &str) -> &str {
        self.rules.iter().find(|(name, _)| name == key).map_or("", |(_, value)| value)
    }

    /// The rules with another value for one of them; where that does not fit the others, with one of these changed.
    ///
    /// # Errors
    /// Why the value fits none of them.
    pub fn with_rule(&self, key: &str, value: &str) -> Result<String, SetupError> {
        let changed = |changes: &[(&str, &str)]| {
            let mut form = self.clone();
            for (key, value) in changes {
                if let Some(rule) = form.rules.iter_mut().find(|(name, _)| name == key) {
                    (*value).clone_into(&mut rule.1);
                }
            }
            self.kind.start(&form.rules_text()).map(|game| game.rules())
        };
        let others = self.kind.choices().iter().filter(|choice| choice.key != key);
        let mut pairs = others.flat_map(|choice| choice.values.iter().map(|value| (choice.key, *value)));
        changed(&[(key, value)])
            .or_else(|error| pairs.find_map(|other| changed(&[(key, value), other]).ok()).ok_or(error))
    }

    /// The position that the game starts from.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn game(&self) -> Result<Game, SetupError> {
        self.kind.start(&self.rules_text())
    }

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
    /// The games of a file that holds many.
    Games,
    /// Whether the seat to move really resigns.
    Resign,
    /// Whether both really agree on a draw.
    Draw,
    /// Which seat is absent and loses.
    Forfeit,
    /// Whether the referee really undoes the ruling at a node.
    Overrule(NodeId),
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
    /// A sentence that must be read: something did not work.
    Message(String),
    /// A sentence that must be read: something worked, but not all of it.
    Note(String),
}

impl Dialog {
    /// The set-up of a new game, filled in as the last one.
    pub fn new_game(kind: GameKind, last: Option<&Record>) -> Self {
        let mut corners = Colour::STAR.map(|colour| Entrant { name: String::new(), colour });
        let start = kind.start("").map(Record::new);
        if let Ok(record) = &start {
            for (seat, entrant) in record.entrants.iter().enumerate() {
                corners[usize::from(record.start.corner(Seat(seat as u8)))] = entrant.clone();
            }
        }
        let mut rules = start.map(|record| record.start.rules()).unwrap_or_default();
        let mut terms = Terms::default();
        let mut tags = Tags { date: chrono::Local::now().format("%Y-%m-%d").to_string(), ..Tags::default() };
        if let Some(record) = last {
            if record.start.kind() == kind {
                rules = record.start.rules();
                terms = record.terms;
            }
            for (seat, entrant) in record.entrants.iter().enumerate() {
                let corner = usize::from(record.start.corner(Seat(seat as u8)));
                if record.start.kind().family() == kind.family() {
                    corners[corner] = entrant.clone();
                } else {
                    corners[corner].name.clone_from(&entrant.name);
                }
            }
            tags.event.clone_from(&record.tags.event);
            tags.place.clone_from(&record.tags.place);
        }
        // Colours that were exchanged between the seats in play must stay different from the others.
        for i in 0..corners.len() {
            if corners[..i].iter().any(|earlier| earlier.colour == corners[i].colour) {
                let free = Colour::STAR.into_iter().find(|c| corners[..i].iter().all(|earlier| earlier.colour != *c));
                corners[i].colour = free.unwrap_or(corners[i].colour);
            }
        }
        let mut form = NewGame { kind, rules: Vec::new(), corners, tags, terms };
        form.set_rules(&rules);
        Self::NewGame(Box::new(form))
    }
}
