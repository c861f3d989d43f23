//! A position being set up: what is held, what was done, whether it may be played.

use super::{Desk, View};
use crate::board::Cell;
use crate::games::draughts::{FenError, Strike};
use crate::games::{Draft, Game, GameKind, Move, Piece, Seat, SetupError};
use crate::gui::action::{Action, Dialog, Edit, Effect, FilePurpose, Held, NewGame, Screen};
use crate::gui::status::Status;
use crate::record::{Entrant, Record};
use crate::settings::Command;
use crate::table::Table;

/// Changes that can be taken back.
const MEMORY: usize = 500;

/// A position being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    /// The position.
    pub draft: Draft,
    /// Game, rules, names and colours.
    pub form: NewGame,
    /// What a click on the board puts.
    pub held: Held,
    /// The line in the field: that of the position until it is typed in.
    pub line: String,
    /// What is wrong with the line that was typed or pasted.
    pub line_error: Option<String>,
    /// The game from here, or why there is none.
    pub verdict: Result<Game, SetupError>,
    /// Whether its panel is open.
    pub panel: bool,
    /// In draughts: the captures of the side to move, written with all landings.
    pub captures: Vec<(String, Move)>,
    /// In draughts: the Turkish strikes among them.
    pub strikes: Vec<Strike>,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// Where to go back to, and how its board was seen.
    back: (Screen, View),
}

impl Editor {
    fn new(draft: Draft, form: NewGame, back: (Screen, View)) -> Self {
        let mut editor = Self {
            verdict: draft.game(),
            draft,
            form,
            held: Held::Nothing,
            line: String::new(),
            line_error: None,
            panel: true,
            captures: Vec::new(),
            strikes: Vec::new(),
            past: Vec::new(),
            future: Vec::new(),
            back,
        };
        editor.judge();
        editor
    }

    /// Whether a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether a change can be made again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Whether it can be played on from here.
    pub fn can_play(&self) -> bool {
        self.verdict.as_ref().is_ok_and(|game| game.outcome().is_none())
    }

    /// Everything that can be held, in the order of the tray.
    pub fn tray(&self) -> Vec<Held> {
        let seats = (0..self.draft.ground().seats() as u8).map(Seat);
        let pieces = seats.flat_map(|seat| self.draft.tray(seat)).map(Held::Piece);
        [Held::Nothing].into_iter().chain(pieces).chain([Held::Eraser]).collect()
    }

    /// Puts another draft in place of the present one. Whether the ground has changed with it.
    fn adopt(&mut self, draft: Draft) -> bool {
        if draft == self.draft {
            return false;
        }
        self.past.push(std::mem::replace(&mut self.draft, draft));
        let oldest = self.past.len().saturating_sub(MEMORY);
        self.past.drain(..oldest);
        self.future.clear();
        self.changed_from(self.past.last().cloned())
    }

    /// Takes the last change back, or makes it again.
    fn step(&mut self, back: bool) -> bool {
        let (from, to) = if back { (&mut self.past, &mut self.future) } else { (&mut self.future, &mut self.past) };
        let Some(draft) = from.pop() else { return false };
        let before = std::mem::replace(&mut self.draft, draft);
        to.push(before.clone());
        self.changed_from(Some(before))
    }

    fn changed_from(&mut self, before: Option<Draft>) -> bool {
        self.judge();
        before.is_none_or(|before| before.ground() != self.draft.ground())
    }

    /// Brings everything into line with the draft.
    fn judge(&mut self) {
        let ground = self.draft.ground();
        self.form.kind = ground.kind();
        self.form.set_rules(&ground.rules());
        self.line = self.draft.to_line();
        self.line_error = None;
        self.verdict = self.draft.game();
        self.captures.clear();
        self.strikes.clear();
        if let Ok(Game::Draughts(position)) = &self.verdict {
            if position.must_capture() {
                let moves = position.legal_moves();
                self.captures = moves.into_iter().map(|mv| (position.write_long(&mv), mv)).collect();
            }
            self.strikes = position.strikes();
        }
        if !self.tray().contains(&self.held) {
            self.held = Held::Nothing;
        }
    }

    /// Who sits where.
    pub fn entrants(&self) -> Vec<Entrant> {
        self.form.entrants(self.draft.ground())
    }

    /// The record of a game that begins here.
    fn record(&self) -> Option<Record> {
        let mut record = Record::new(self.verdict.clone().ok()?);
        record.entrants = self.entrants();
        record.tags = self.form.tags.clone();
        record.terms = self.form.terms;
        Some(record)
    }
}

impl Desk {
    /// Begins to set up: from the position on the table, or from the start of a game.
    fn begin_editing(&mut self, draft: Result<Draft, SetupError>) -> Vec<Effect> {
        let draft = match draft {
            Ok(draft) => draft,
            Err(error) => {
                self.fail(self.text.setup_error(&error));
                return Vec::new();
            }
        };
        let record = self.table.as_ref().map(Table::record);
        let Dialog::NewGame(form) = Dialog::new_game(draft.ground().kind(), record) else { return Vec::new() };
        let same_board = self.game().is_some_and(|game| game.board().len() == draft.ground().board().len());
        let view = std::mem::take(&mut self.view);
        self.view.turn =
            if same_board && self.screen == Screen::Table { view.turn } else { draft.ground().turn_to(Seat(0)) };
        self.editor = Some(Box::new(Editor::new(draft, *form, (self.screen, view))));
        self.screen = Screen::Editor;
        self.dialog = None;
        self.status = Status::Quiet;
        vec![Effect::Replaced]
    }

    /// Back to where one came from: the match on the table is as it was.
    pub(super) fn leave_editor(&mut self) -> Vec<Effect> {
        let Some(editor) = self.editor.take() else { return Vec::new() };
        (self.screen, self.view) = editor.back;
        self.status = Status::Quiet;
        vec![Effect::Replaced]
    }

    /// What a command means while a position is set up; `None` for what it always means.
    pub(super) fn editor_command(&mut self, command: Command) -> Option<Vec<Effect>> {
        let editor = self.editor.as_mut()?;
        match command {
            Command::SetUp => Some(self.leave_editor()),
            Command::Undo | Command::Redo => {
                let moved = editor.step(command == Command::Undo);
                Some(self.edited(moved))
            }
            Command::Save | Command::SaveAs => Some(match self.playable() {
                Ok(_) => vec![Effect::AskForFile(FilePurpose::Save)],
                Err(why) => self.refuse(why),
            }),
            Command::CopyPosition => {
                let line = editor.draft.to_line();
                self.status = Status::Done(self.text.get("status-copied"));
                Some(vec![Effect::Copy(line)])
            }
            Command::Panel => {
                editor.panel ^= true;
                Some(Vec::new())
            }
            Command::Say => {
                editor.panel = true;
                Some(vec![Effect::FocusSay])
            }
            Command::ExportSheet => Some(Vec::new()),
            Command::First | Command::Last | Command::Previous | Command::Next => Some(Vec::new()),
            Command::Home | Command::NewGame => {
                let effects = self.leave_editor();
                Some(effects.into_iter().chain(self.command(command)).collect())
            }
            _ => None,
        }
    }

    /// The game from the position being set up.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub(super) fn playable(&self) -> Result<Game, String> {
        let verdict = self.editor.as_ref().map(|editor| editor.verdict.clone());
        verdict.unwrap_or(Err(SetupError::NoPosition)).map_err(|error| self.position_error(&error))
    }

    /// The record that a save of the position being set up holds.
    pub(super) fn editor_record(&self) -> Option<Record> {
        self.editor.as_ref()?.record()
    }

    fn refuse(&mut self, why: String) -> Vec<Effect> {
        self.status = Status::Refused(why);
        Vec::new()
    }

    /// After a change: the board is built anew where it is another one.
    fn edited(&mut self, ground_changed: bool) -> Vec<Effect> {
        self.status = Status::Quiet;
        self.view.picked = None;
        self.view.hover = None;
        if !ground_changed {
            return Vec::new();
        }
        if let Some(game) = self.ground() {
            let (cells, turns, turn) = (game.board().len(), game.board().turns(), game.turn_to(Seat(0)));
            // A draughts board turns by half circles only.
            let odd = matches!(game, Game::Draughts(_)) && !self.view.turn.is_multiple_of(2);
            self.view.cursor = self.view.cursor.filter(|cell| cell.index() < cells);
            if odd || self.view.turn >= turns {
                self.view.turn = turn;
            }
        }
        vec![Effect::Replaced]
    }

    /// Does a step in setting up a position.
    pub(super) fn edit(&mut self, edit: Edit) -> Vec<Effect> {
        let Some(editor) = &mut self.editor else {
            return match edit {
                Edit::Under(kind, rules) => self.begin_editing(Draft::new(kind, &rules)),
                Edit::Line(line) => self.begin_with_line(&line),
                _ => Vec::new(),
            };
        };
        let mut draft = editor.draft.clone();
        match edit {
            Edit::Under(kind, rules) => match draft.under(kind, &rules) {
                Ok(other) => draft = other,
                Err(error) => {
                    let why = self.text.setup_error(&error);
                    return self.refuse(why);
                }
            },
            Edit::Hold(held) => {
                editor.held = if editor.held == held { Held::Nothing } else { held };
                return self.edited(false);
            }
            Edit::HoldNext(back) => {
                let tray = editor.tray();
                let at = tray.iter().position(|&held| held == editor.held).unwrap_or(0);
                let step = if back { tray.len() - 1 } else { 1 };
                editor.held = tray[(at + step) % tray.len()];
                return self.edited(false);
            }
            Edit::Tap(cell) => return self.tap(cell),
            Edit::Lift(cell) => {
                let lifted = draft.piece_at(cell).map(|_| cell);
                self.status = Status::Quiet;
                self.view.picked = lifted;
                return Vec::new();
            }
            Edit::Shift(from, to) => draft.shift(from, to),
            Edit::Put(cell, piece) => drop(draft.put(cell, piece)),
            Edit::Take(cell) => drop(draft.take(cell)),
            Edit::Release => {
                if self.view.picked.is_none() {
                    editor.held = Held::Nothing;
                }
                return self.edited(false);
            }
            Edit::Clear => draft.clear(),
            Edit::Reset => draft.reset(),
            Edit::ToMove(seat) => draft.set_to_move(seat),
            Edit::Line(line) => return self.read_line(&line),
            Edit::Play => return self.play_from_here(),
            Edit::Leave => return self.leave_editor(),
        }
        let changed = editor.adopt(draft);
        self.edited(changed)
    }

    /// A click on a cell, or Enter.
    fn tap(&mut self, cell: Cell) -> Vec<Effect> {
        let Some(editor) = &self.editor else { return Vec::new() };
        let there = editor.draft.piece_at(cell);
        match (editor.held, self.view.picked) {
            (Held::Piece(piece), _) if there == Some(piece) => self.edit(Edit::Take(cell)),
            (Held::Piece(piece), _) => self.edit(Edit::Put(cell, piece)),
            (Held::Eraser, _) => self.edit(Edit::Take(cell)),
            (Held::Nothing, Some(from)) if from == cell => self.edited(false),
            (Held::Nothing, Some(from)) => self.edit(Edit::Shift(from, cell)),
            (Held::Nothing, None) => self.edit(Edit::Lift(cell)),
        }
    }

    fn begin_with_line(&mut self, line: &str) -> Vec<Effect> {
        let kind = self.game().map_or(GameKind::ChineseCheckers, Game::kind);
        let here = self.game().map_or_else(|| Draft::new(kind, ""), Draft::of);
        let read = here.and_then(|draft| draft.read(line));
        match read {
            Ok(draft) => self.begin_editing(Ok(draft)),
            Err(error) => {
                self.status = Status::Refused(self.text.setup_error(&error));
                Vec::new()
            }
        }
    }

    /// A line that was typed or pasted; a broken one stays in the field with what is wrong.
    fn read_line(&mut self, line: &str) -> Vec<Effect> {
        let Some(editor) = &mut self.editor else { return Vec::new() };
        match editor.draft.read(line) {
            Ok(draft) => {
                let before = self.text.game_name(editor.draft.ground());
                let changed = editor.adopt(draft);
                editor.line = editor.draft.to_line();
                editor.line_error = None;
                let now = self.text.game_name(editor.draft.ground());
                let effects = self.edited(changed);
                if now != before {
                    self.status = Status::Done(self.text.with("status-line-of", &[("game", now.into())]));
                }
                effects
            }
            Err(error) => {
                let why = self.text.setup_error(&error);
                line.trim().clone_into(&mut editor.line);
                editor.line_error = Some(why.clone());
                self.refuse(why)
            }
        }
    }

    fn play_from_here(&mut self) -> Vec<Effect> {
        let Some(editor) = &self.editor else { return Vec::new() };
        if !editor.can_play() {
            let why = self.editor_verdict().unwrap_or_default();
            return self.refuse(why);
        }
        let Some(record) = editor.record() else { return Vec::new() };
        self.autosave(); // the match that leaves the table can be gone on with
        self.editor = None;
        let status = Status::Done(self.text.get("status-from-here"));
        self.put_on_table(record, None, None, status)
    }

    /// Whether the position may be played, in a sentence.
    pub fn editor_verdict(&self) -> Option<String> {
        let editor = self.editor.as_ref()?;
        Some(match &editor.verdict {
            Err(error) => self.position_error(error),
            Ok(game) => match game.outcome() {
                Some(outcome) => self.text.with("editor-over", &[("ending", self.text.ending(outcome.ending).into())]),
                None => self.text.get("editor-legal"),
            },
        })
    }

    /// What is wrong with the pieces on the board, by their names.
    fn position_error(&self, error: &SetupError) -> String {
        let (Some(ground), Some(names), text) = (self.ground(), self.names_shown(), &self.text) else {
            return self.text.setup_error(error);
        };
        let seats = || (0..ground.seats() as u8).map(Seat);
        let marked = |mark: &str| seats().find(|seat| ground.seat_mark(*seat) == mark);
        let pieces = || seats().flat_map(|seat| (0..10).map(move |n| Piece { seat, number: Some(n), king: false }));
        match error {
            SetupError::Crowded { seat, count, limit } if marked(seat).is_some() => {
                let name = marked(seat).map(|seat| names.seat(seat).to_owned()).unwrap_or_default();
                let args = [("name", name.into()), ("count", (*count).into()), ("limit", (*limit).into())];
                text.with("editor-crowded", &args)
            }
            SetupError::Twice(mark) if ground.is_numbered() => {
                let piece = pieces().find(|piece| ground.piece_mark(*piece) == *mark);
                let name = piece.map_or_else(|| mark.clone(), |piece| self.piece_name(piece, &names));
                text.with("editor-twice", &[("piece", name.into())])
            }
            SetupError::Fen(FenError::ManOnLastRow { text: square, .. }) => {
                text.with("editor-man-on-last-row", &[("square", square.clone().into())])
            }
            error => text.setup_error(error),
        }
    }

    /// What a click on the board does now.
    pub fn editor_hint(&self) -> Option<String> {
        let (editor, names) = (self.editor.as_ref()?, self.names_shown()?);
        let text = &self.text;
        Some(match (editor.held, self.view.picked) {
            (Held::Piece(piece), _) => {
                text.with("editor-hint-piece", &[("piece", self.piece_name(piece, &names).into())])
            }
            (Held::Eraser, _) => text.get("editor-hint-eraser"),
            (Held::Nothing, Some(cell)) => {
                text.with("editor-hint-lifted", &[("cell", names.cell(cell).to_owned().into())])
            }
            (Held::Nothing, None) => text.get("editor-hint-idle"),
        })
    }

    /// Opens or closes the editor, by key or menu.
    pub(super) fn set_up(&mut self) -> Vec<Effect> {
        match self.game().map(Draft::of) {
            Some(draft) => self.begin_editing(draft),
            None => self.act(Action::Edit(Edit::Under(GameKind::ChineseCheckers, String::new()))),
        }
    }
}
