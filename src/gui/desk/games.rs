//! A file that holds many games: its list, sorted and filtered, and one of them on the table.

use std::path::{Path, PathBuf};

use super::Desk;
use super::files::file_name;
use crate::gui::action::{Dialog, Effect};
use crate::gui::status::Status;
use crate::record::{Pdn, PdnEntry};

/// By what the list is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// As the file has them.
    #[default]
    Number,
    /// Who plays White.
    White,
    /// Who plays Black.
    Black,
    /// The occasion.
    Event,
    /// The date.
    Date,
    /// The result.
    Result,
    /// The number of moves.
    Moves,
}

impl Column {
    /// All, from left to right.
    pub const ALL: [Self; 7] =
        [Self::Number, Self::White, Self::Black, Self::Event, Self::Date, Self::Result, Self::Moves];

    /// The stem of its translation key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::White => "white",
            Self::Black => "black",
            Self::Event => "event",
            Self::Date => "date",
            Self::Result => "result",
            Self::Moves => "moves",
        }
    }
}

/// The games of a file.
pub struct GameList {
    path: PathBuf,
    pdn: Pdn,
    /// What is shown, by index in the file.
    shown: Vec<usize>,
    /// By what it is sorted.
    pub column: Column,
    /// From the last to the first.
    pub descending: bool,
    /// Words of a player's name; nothing shows all.
    pub filter: String,
}

impl GameList {
    fn new(path: &Path, pdn: Pdn) -> Self {
        let (column, filter) = (Column::default(), String::new());
        let mut list = Self { path: path.into(), pdn, shown: Vec::new(), column, descending: false, filter };
        list.arrange();
        list
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        file_name(&self.path)
    }

    /// How many games the file holds.
    pub fn count(&self) -> usize {
        self.pdn.entries().len()
    }

    /// The games that are shown, with their index in the file.
    pub fn shown(&self) -> &[usize] {
        &self.shown
    }

    /// A game of the file.
    pub fn entry(&self, index: usize) -> Option<&PdnEntry> {
        self.pdn.entries().get(index)
    }

    /// Sorts by a column; a second time the other way round.
    pub fn sort_by(&mut self, column: Column) {
        self.descending = self.column == column && !self.descending;
        self.column = column;
        self.arrange();
    }

    /// Finds what is shown, after the filter or the column has changed.
    pub fn arrange(&mut self) {
        let wanted = self.filter.trim().to_lowercase();
        let entries = self.pdn.entries();
        let fits = |entry: &PdnEntry| {
            wanted.is_empty() || [entry.white(), entry.black()].iter().any(|name| name.to_lowercase().contains(&wanted))
        };
        let mut shown: Vec<usize> = (0..entries.len()).filter(|&index| fits(&entries[index])).collect();
        let words = |index: usize| match self.column {
            Column::White => entries[index].white().to_lowercase(),
            Column::Black => entries[index].black().to_lowercase(),
            Column::Event => entries[index].event().to_lowercase(),
            Column::Date => entries[index].date().to_owned(),
            Column::Result => entries[index].result.clone(),
            Column::Number | Column::Moves => String::new(),
        };
        match self.column {
            Column::Number => {}
            Column::Moves => shown.sort_by_key(|&index| entries[index].plies),
            _ => shown.sort_by_cached_key(|&index| words(index)),
        }
        if self.descending {
            shown.reverse();
        }
        self.shown = shown;
    }
}

impl Desk {
    /// Opens a file in PDN: its one game, or the list of its games.
    pub(super) fn open_list(&mut self, path: &Path) -> Vec<Effect> {
        let pdn = match Pdn::open(path) {
            Ok(pdn) => pdn,
            Err(error) => {
                self.fail(self.text.file_error(&error));
                return Vec::new();
            }
        };
        // Words alone are no game.
        let empty = pdn.entries().iter().all(|entry| entry.plies == 0 && entry.tags.is_empty());
        let count = if empty { 0 } else { pdn.entries().len() };
        self.games = Some(GameList::new(path, pdn));
        let mut effects = self.remember(path);
        match count {
            0 => self.fail(self.text.with("games-none", &[("path", file_name(path).into())])),
            1 => effects.extend(self.open_game(0)),
            _ => self.dialog = Some(Dialog::Games),
        }
        effects
    }

    /// Puts a game of the list on the table, with a word on what could not be understood.
    pub(super) fn open_game(&mut self, index: usize) -> Vec<Effect> {
        const MOST: usize = 6;
        let Some(list) = &self.games else { return Vec::new() };
        let Some(loaded) = list.pdn.load(index, None) else { return Vec::new() };
        let (path, whole) = (list.path.clone(), list.count() == 1);
        let mut problems: Vec<String> =
            loaded.problems.iter().take(MOST).map(|problem| self.text.problem(problem)).collect();
        if loaded.problems.len() > MOST {
            problems.push(self.text.with("games-more", &[("count", (loaded.problems.len() - MOST).into())]));
        }
        let Some(record) = loaded.record else {
            self.fail(problems.join("\n"));
            return Vec::new();
        };
        // Saving one game must not overwrite the list it comes from, nor a file that was not understood in full.
        let file = (whole && loaded.problems.is_empty()).then(|| path.clone());
        let status = self.text.with("status-opened", &[("path", file_name(&path).into())]);
        let effects = self.put_on_table(record, file, None, Status::Done(status));
        if !problems.is_empty() {
            self.dialog = Some(Dialog::Note(format!("{}\n{}", self.text.get("games-problems"), problems.join("\n"))));
        }
        effects
    }
}
