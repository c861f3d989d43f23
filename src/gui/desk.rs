//! What the window knows: table, settings, words, open dialog, status line. Plain data, so that panels and tests need
//! no Bevy. [`Desk::act`] is the only place where any of it changes.

mod editor;
mod files;
mod games;
mod pictures;
mod saying;
mod shown;
mod written;

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::action::{Action, Dialog, Effect, FilePurpose, Screen};
use super::status::Status;
use crate::board::Cell;
use crate::draw::Theme;
use crate::games::draughts::Refusal as Own;
use crate::games::{Game, GameKind, Illegal, Move, Outcome};
use crate::record::{Autosave, Entrant, Folders, Record};
use crate::settings::{Command, Complaint, Keys, Settings};
use crate::table::route::Route;
use crate::table::saying::Saying;
use crate::table::{Mode, Refusal, Table, TableAction, TableEvent};
use crate::text::{Lang, Names, Text};
pub use games::{Column, GameList};
use written::Written;

pub use editor::Editor;

/// How the board is seen and what is held over it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// Turned by this many sixths of a circle, clockwise.
    pub turn: u8,
    /// The piece that is picked up.
    pub picked: Option<Cell>,
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The cell under the keyboard.
    pub cursor: Option<Cell>,
    /// Cells to show as the cause of a refusal.
    pub culprits: Vec<Cell>,
}

/// A game that can be gone on with, as its card shows it: read once, not with every frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished {
    /// Its autosave.
    pub path: PathBuf,
    /// Its length.
    pub plies: usize,
    /// The position it has come to.
    pub game: Game,
    /// Who sits where.
    pub entrants: Vec<Entrant>,
}

/// The window's data.
pub struct Desk {
    /// What the user has chosen.
    pub settings: Settings,
    /// The key table.
    pub keys: Keys,
    /// The words of the language in force.
    pub text: Text,
    /// The colours in force.
    pub theme: Theme,
    /// Which screen.
    pub screen: Screen,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The match on the table.
    pub table: Option<Table>,
    /// The position being set up on the board.
    pub editor: Option<Box<Editor>>,
    /// The file the match was opened from or saved to.
    pub file: Option<PathBuf>,
    /// How the board is seen.
    pub view: View,
    /// What the status line says.
    pub status: Status,
    /// Whether the window is so narrow that the side panel folds away unless it is asked for.
    pub narrow: bool,
    narrow_panel: bool,
    /// The move that is being said, in a game whose moves are stated.
    pub saying: Option<Saying>,
    /// The capture that is being chosen, where there are several ways.
    pub route: Option<Route>,
    /// Captures between which the player has to choose.
    pub asked: Vec<Move>,
    /// The plies of the record in the words of the language.
    written: Written,
    /// What is typed in the move line.
    pub said: String,
    /// The last unfinished game, for the home screen.
    pub unfinished: Option<Unfinished>,
    /// The games of the file that was opened last, if it holds a list.
    pub games: Option<GameList>,
    /// The result that is to be shown once the last move has been seen.
    pub result_due: Option<Outcome>,
    folders: Option<Folders>,
    autosave: Option<Autosave>,
}

impl Desk {
    /// Reads settings and keys, and looks for games of earlier sessions.
    pub fn open(folders: Option<Folders>) -> Self {
        let config = folders.as_ref().map(|folders| folders.config.clone());
        let (settings, bad_settings) = config.as_deref().map(crate::settings::load_settings).unwrap_or_default();
        let (keys, bad_keys) = config.as_deref().map(crate::settings::load_keys).unwrap_or_default();
        let text = Text::new(settings.language.unwrap_or_else(Lang::of_system));
        let autosave = folders.as_ref().and_then(|folders| Autosave::begin(&folders.data).ok());
        let mut desk = Self {
            theme: Theme::built_in(&settings.theme),
            settings,
            keys,
            text,
            screen: Screen::Home,
            dialog: None,
            table: None,
            editor: None,
            file: None,
            view: View::default(),
            status: Status::Quiet,
            narrow: false,
            narrow_panel: false,
            saying: None,
            route: None,
            asked: Vec::new(),
            written: Written::default(),
            said: String::new(),
            unfinished: None,
            games: None,
            result_due: None,
            folders,
            autosave,
        };
        desk.load_theme();
        for complaint in [bad_settings, bad_keys].into_iter().flatten() {
            desk.complain(&complaint);
        }
        desk.look_for_games();
        desk
    }

    /// The config folder.
    pub fn config(&self) -> Option<&Path> {
        self.folders.as_ref().map(|folders| folders.config.as_path())
    }

    /// What seats and cells of the match are called.
    pub fn names(&self) -> Option<Names> {
        self.table.as_ref().map(|table| Names::of(table.record(), &self.text))
    }

    /// The position on the table.
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(Table::game)
    }

    /// Whether the side panel is open.
    pub fn panel_is_open(&self) -> bool {
        if self.narrow { self.narrow_panel } else { self.settings.panel }
    }

    /// Whether the board takes the keyboard: it is shown and nothing lies over it.
    pub fn board_has_focus(&self) -> bool {
        self.screen != Screen::Home && self.dialog.is_none()
    }

    fn complain(&mut self, complaint: &Complaint) {
        let args = [("path", complaint.path.display().to_string().into()), ("reason", complaint.reason.clone().into())];
        self.status = Status::Warning(self.text.with("status-complaint", &args));
    }

    fn load_theme(&mut self) {
        let name = self.settings.theme.clone();
        self.theme = Theme::built_in(&name);
        let own = self.config().map(|config| crate::settings::load_theme_override(config, &name));
        match own {
            Some(Ok(Some(theme))) => self.theme = theme,
            Some(Err(complaint)) => self.complain(&complaint),
            _ => {}
        }
    }

    /// Does what an action asks. What the caller has to do itself comes back as effects.
    pub fn act(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Table(action) => return self.act_on_table(action),
            Action::Command(command) => return self.command(command),
            Action::Show(dialog) => self.dialog = dialog.map(|dialog| *dialog),
            Action::Start { kind, rules, entrants, tags, terms } => match kind.start(&rules) {
                Ok(game) => {
                    let mut record = Record::new(game);
                    record.entrants = *entrants;
                    record.tags = tags;
                    record.terms = terms;
                    return self.put_on_table(record, None, None, Status::Quiet);
                }
                Err(error) => self.fail(self.text.setup_error(&error)),
            },
            Action::Open(path) => return self.open_file(&path),
            Action::OpenGame(index) => return self.open_game(index),
            Action::Save(path) => return self.save_file(&path),
            Action::Export(purpose, path) => return self.export(purpose, &path),
            Action::Edit(edit) => return self.edit(edit),
            Action::Continue(path) => match Record::open(&path) {
                Ok(record) => {
                    let status = Status::Done(self.text.get("status-resumed"));
                    return self.put_on_table(record, None, Some(&path), status);
                }
                Err(error) => self.fail(self.text.load_error(&error)),
            },
            Action::Settings(settings) => return self.set(*settings),
            Action::Pick(cell) => return self.pick(cell),
            Action::Land(cell) => return self.land(cell),
            Action::Saying(step) => return self.say_step(step),
            Action::PuzzleHint => self.hint_puzzle(),
            Action::Take(index) => return self.take(index),
            Action::Release => self.release(),
            Action::Point(cell) => self.view.hover = cell,
            Action::Walk(cell) => {
                self.view.cursor = Some(cell);
                self.view.hover = None; // the way shown is the one of the hand that moved last
            }
            Action::Fail(sentence) => self.fail(sentence),
            Action::Notice(sentence) => self.status = Status::Warning(sentence),
            Action::Ask(purpose) => return vec![Effect::AskForFile(purpose)],
            Action::Quit => return vec![Effect::Quit],
        }
        Vec::new()
    }

    /// Shows a sentence that somebody must read.
    fn fail(&mut self, sentence: String) {
        self.dialog = Some(Dialog::Message(sentence));
    }

    fn act_on_table(&mut self, action: TableAction) -> Vec<Effect> {
        let said = matches!(&action, TableAction::Say(text) if *text == self.said);
        if matches!(&action, TableAction::Say(text) if self.says_another_piece(text)) {
            self.status = Status::Refused(self.text.get("refused-touch-move"));
            return Vec::new();
        }
        let Some(table) = &mut self.table else { return Vec::new() };
        let events = table.apply(action);
        self.after(&events, said);
        events.into_iter().map(Effect::Happened).collect()
    }

    /// Brings everything beside the table up to what happened on it.
    fn after(&mut self, events: &[TableEvent], said: bool) {
        let Some(names) = self.names() else { return };
        self.view.culprits.clear();
        let (mut changed, mut played, mut ruled) = (false, false, None);
        for event in events {
            match event {
                TableEvent::Refused(refusal) => {
                    self.view.culprits = culprits(refusal);
                    self.status = Status::Refused(self.text.refusal(refusal, &names));
                }
                TableEvent::Played { .. } | TableEvent::Jumped { .. } => {
                    changed = true;
                    played = true;
                    if said {
                        self.said.clear();
                    }
                    self.status = Status::Quiet;
                }
                TableEvent::Over(outcome) => self.result_due = Some(outcome.clone()),
                TableEvent::DrawOffered(seat) => self.status = Status::Done(self.text.draw_offer(*seat, false, &names)),
                TableEvent::DrawDeclined(seat) => self.status = Status::Done(self.text.draw_offer(*seat, true, &names)),
                TableEvent::Ruled(node) => ruled = Some(*node),
                TableEvent::Noted | TableEvent::Overruled(_) => changed = true,
            }
        }
        if let Some(sentence) = ruled.and_then(|node| self.ruling_sentence(node)) {
            self.status = Status::Refused(sentence);
        }
        if played {
            self.put_down();
        }
        self.keep_written();
        if changed {
            if self.settings.turn_to_mover
                && let Some(game) = self.game().filter(|game| game.outcome().is_none())
            {
                self.view.turn = game.turn_to(game.to_move());
            }
            self.autosave();
        }
    }

    /// Lets thinking time pass.
    pub fn tick(&mut self, time: Duration) -> Vec<Effect> {
        let Some(table) = &mut self.table else { return Vec::new() };
        // The clocks of a match do not wait for a dialog to close.
        let runs = self.screen == Screen::Table && (self.dialog.is_none() || table.mode() == Mode::Match);
        let events = if runs { table.tick(time) } else { Vec::new() };
        if !events.is_empty() {
            self.after(&events, false);
        }
        events.into_iter().map(Effect::Happened).collect()
    }

    fn set(&mut self, settings: Settings) -> Vec<Effect> {
        let before = std::mem::replace(&mut self.settings, settings);
        if before.language != self.settings.language {
            self.text = Text::new(self.settings.language.unwrap_or_else(Lang::of_system));
            self.status = Status::Quiet;
            self.keep_written();
            if let Some(editor) = &mut self.editor {
                editor.line_error = None;
            }
        }
        if before.theme != self.settings.theme {
            self.load_theme();
        }
        if !before.turn_to_mover
            && self.settings.turn_to_mover
            && let (Some(table), None) = (&self.table, &self.editor)
        {
            self.view.turn = table.game().turn_to(table.game().to_move());
        }
        vec![Effect::StoreSettings, Effect::Restyle]
    }

    /// Changes one setting.
    fn change(&mut self, change: impl FnOnce(&mut Settings)) -> Vec<Effect> {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.set(settings)
    }

    fn command(&mut self, command: Command) -> Vec<Effect> {
        if let Some(effects) = self.editor_command(command) {
            return effects;
        }
        let table = |action| Action::Table(action);
        match command {
            Command::NewGame => {
                let kind = self.game().map_or(GameKind::ChineseCheckers, Game::kind);
                self.dialog = Some(Dialog::new_game(kind, self.table.as_ref().map(Table::record)));
            }
            Command::Open => return vec![Effect::AskForFile(FilePurpose::Open)],
            Command::Save | Command::SaveAs if self.table.is_none() => {}
            Command::Save => match self.file.clone() {
                Some(path) => return self.save_file(&path),
                None => return vec![Effect::AskForFile(FilePurpose::Save)],
            },
            Command::SaveAs => return vec![Effect::AskForFile(FilePurpose::Save)],
            Command::Undo => return self.act(table(TableAction::Undo)),
            Command::Previous => return self.act(table(TableAction::Back)),
            Command::Redo | Command::Next => return self.act(table(TableAction::Redo)),
            Command::First => return self.act(table(TableAction::First)),
            Command::Last => return self.act(table(TableAction::Last)),
            Command::TurnBoard => self.turn_board(1),
            Command::TurnBack => self.turn_board(-1),
            Command::Coordinates => return self.change(|settings| settings.coordinates ^= true),
            Command::Symbols => return self.change(|settings| settings.symbols ^= true),
            Command::Panel if self.narrow => self.narrow_panel ^= true,
            Command::Panel => return self.change(|settings| settings.panel ^= true),
            Command::Say if self.screen == Screen::Table => {
                self.narrow_panel = true;
                let effects = self.change(|settings| settings.panel = true);
                return effects.into_iter().chain([Effect::FocusSay]).collect();
            }
            Command::Say => {}
            Command::CopyPosition => {
                if let Some(line) = self.game().map(Game::to_line) {
                    self.status = Status::Done(self.text.get("status-copied"));
                    return vec![Effect::Copy(line)];
                }
            }
            Command::PastePosition => return vec![Effect::Paste],
            Command::SetUp => return self.set_up(),
            Command::CopyPicture => return self.copy_picture(),
            Command::ExportPicture => return self.ask_to_export(FilePurpose::Picture),
            Command::ExportSheet => return self.ask_to_export(FilePurpose::Sheet),
            Command::Home => {
                self.autosave(); // an opened game becomes one that can be gone on with
                self.screen = Screen::Home;
                self.dialog = None;
                self.put_down();
                self.look_for_games();
                self.note_game_on_table();
            }
            Command::Settings => self.dialog = Some(Dialog::Settings),
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Larger => return self.scale(0.125),
            Command::Smaller => return self.scale(-0.125),
            Command::NaturalSize => return self.change(|settings| settings.font_scale = 1.0),
        }
        Vec::new()
    }

    /// Turns the board by some of its own turns, clockwise.
    fn turn_board(&mut self, by: i8) {
        if let Some(game) = self.ground() {
            let turns = game.board().turns();
            // A board of dark squares is turned by half a circle: a dark one stays at the lower left.
            let step = if matches!(game, Game::Draughts(_)) { turns as i8 / 2 } else { 1 };
            self.view.turn = (self.view.turn as i8 + by * step).rem_euclid(turns as i8) as u8;
        }
    }

    fn scale(&mut self, by: f32) -> Vec<Effect> {
        self.change(|settings| {
            let range = Settings::FONT_SCALES;
            settings.font_scale = (settings.font_scale + by).clamp(*range.start(), *range.end());
        })
    }
}

/// The cells that show why a move was refused.
fn culprits(refusal: &Refusal) -> Vec<Cell> {
    let why = match refusal {
        Refusal::Move { why, .. } => why,
        Refusal::Written(crate::games::WrittenError::Illegal(why)) => why,
        _ => return Vec::new(),
    };
    if let Illegal::Draughts(why) = why {
        return match why {
            Own::MustCapture { pieces } | Own::LongerCapture { pieces, .. } => pieces.collect(),
            Own::CaptureGoesOn { ends } => ends.collect(),
            Own::OwnPiece(cell) | Own::Blocked { piece: cell, .. } => vec![*cell],
            _ => Vec::new(),
        };
    }
    match *why {
        Illegal::Blocked { by, .. } => vec![by],
        Illegal::NotSymmetric { pivot, .. } | Illegal::LongHopOff { pivot } => vec![pivot],
        Illegal::MustEvacuate { guest } => vec![guest],
        Illegal::OverKing { king } => vec![king],
        Illegal::NotBehindRow { last } => vec![last],
        Illegal::MustTake { from, to } => vec![from, to],
        Illegal::Occupied(cell) => vec![cell],
        Illegal::NotOnLine { to, .. }
        | Illegal::NothingToHop { to, .. }
        | Illegal::ForeignPoint { to }
        | Illegal::ForeignPointEntry { to }
        | Illegal::GoalLocked { to } => vec![to],
        _ => Vec::new(),
    }
}
