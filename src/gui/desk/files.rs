//! The desk's files: opening, saving, autosave, and the games of earlier sessions.

use std::path::{Path, PathBuf};

use super::{Desk, Unfinished, View};
use crate::gui::action::{Dialog, Effect, Screen};
use crate::gui::status::Status;
use crate::record::{Fault, Format, Record};
use crate::table::{Table, TableAction};

impl Desk {
    /// Finds the last unfinished game, and offers to go on where a session crashed.
    pub(super) fn look_for_games(&mut self) {
        let Some(autosave) = &self.autosave else { return };
        self.unfinished = None;
        for found in autosave.find() {
            if self.unfinished.is_some() && !found.crashed {
                continue; // the newest one has its card; only a crash is worth another look
            }
            let Ok(record) = Record::open(&found.path) else { continue };
            let end = record.main_end();
            let plies = record.line_to(end).len();
            let game = record.position_at(end);
            if plies == 0 || game.outcome().is_some() {
                continue;
            }
            if found.crashed && self.table.is_none() && self.dialog.is_none() {
                self.dialog = Some(Dialog::Resume { path: found.path.clone(), plies });
            }
            let entrants = record.entrants;
            self.unfinished.get_or_insert(Unfinished { path: found.path, plies, game, entrants });
        }
    }

    pub(super) fn autosave(&mut self) {
        let (Some(table), Some(autosave)) = (&self.table, &mut self.autosave) else { return };
        if table.record().nodes.len() == 1 {
            return; // nothing has been played that could be lost
        }
        if let Err(error) = autosave.save(&table.to_record()) {
            let reason = self.text.file_error(&error);
            self.status = Status::Warning(self.text.with("status-autosave", &[("reason", reason.into())]));
        }
    }

    /// Puts a match on the table. It is autosaved to the file that is named, else to a fresh one.
    pub(super) fn put_on_table(
        &mut self,
        record: Record,
        file: Option<PathBuf>,
        autosaved: Option<&Path>,
        status: Status,
    ) -> Vec<Effect> {
        if let Some(autosave) = &mut self.autosave {
            match autosaved {
                Some(path) => autosave.resume(path),
                None => autosave.new_game(),
            }
        }
        let mut table = Table::new(record);
        // A match that is opened begins when the referee starts its clocks.
        if file.is_some() || autosaved.is_some() {
            table.apply(TableAction::Pause(true));
        }
        self.view = View { turn: table.game().turn_to(crate::games::Seat(0)), ..View::default() };
        self.table = Some(table);
        self.editor = None;
        self.file = file;
        self.status = status;
        self.screen = Screen::Table;
        self.dialog = None;
        self.said.clear();
        self.put_down();
        self.rewrite();
        self.result_due = None;
        vec![Effect::Replaced]
    }

    pub(super) fn open_file(&mut self, path: &Path) -> Vec<Effect> {
        if Format::of(path) == Some(Format::Pdn) {
            return self.open_list(path);
        }
        match Record::open(path) {
            Ok(record) => {
                let args = [("path", file_name(path).into())];
                let status = Status::Done(self.text.with("status-opened", &args));
                let mut effects = self.put_on_table(record, Some(path.into()), None, status);
                if !effects.is_empty() {
                    effects.extend(self.remember(path));
                }
                effects
            }
            Err(error) => {
                // A file that is gone has no place in the list; a damaged one may be mended and tried again.
                if !path.exists() {
                    self.settings.recent.retain(|known| known != path);
                }
                let sentence = self.text.load_error(&error);
                let named = matches!(error.fault, Fault::File(_)); // these name their file themselves
                self.fail(if named { sentence } else { format!("{}\n{sentence}", file_name(path)) });
                vec![Effect::StoreSettings]
            }
        }
    }

    pub(super) fn save_file(&mut self, path: &Path) -> Vec<Effect> {
        let edited = self.editor_record();
        if self.editor.is_some() && edited.is_none() {
            return Vec::new(); // what is wrong with it stands beside the board
        }
        let in_editor = edited.is_some();
        let Some(record) = edited.or_else(|| self.table.as_ref().map(Table::to_record)) else { return Vec::new() };
        match record.save(path) {
            Ok(()) => {
                if !in_editor {
                    self.file = Some(path.into());
                }
                self.dialog = None;
                let args = [("path", file_name(path).into())];
                self.status = Status::Done(self.text.with("status-saved", &args));
                self.remember(path)
            }
            Err(error) => {
                self.fail(self.text.file_error(&error));
                Vec::new()
            }
        }
    }

    pub(super) fn remember(&mut self, path: &Path) -> Vec<Effect> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
        self.settings.remember(path);
        vec![Effect::StoreSettings]
    }

    /// On the home screen the game on the table is the one to continue.
    pub(super) fn note_game_on_table(&mut self) {
        let path = self.autosave.as_ref().and_then(|autosave| autosave.path());
        if let (Some(table), Some(path)) = (&self.table, path)
            && table.game().outcome().is_none()
            && table.can_undo()
        {
            let plies = table.record().line_to(table.node()).len();
            let (game, entrants) = (table.game().clone(), table.record().entrants.clone());
            self.unfinished = Some(Unfinished { path: path.into(), plies, game, entrants });
        }
    }

    /// Stores the settings; a failure is shown, not swallowed.
    pub fn store_settings(&mut self) {
        let Some(config) = self.config().map(Path::to_owned) else { return };
        if let Err(error) = crate::settings::save_settings(&config, &self.settings) {
            let reason = self.text.file_error(&error);
            self.status = Status::Warning(self.text.with("status-settings", &[("reason", reason.into())]));
        }
    }

    /// Ends the session in good order.
    pub fn close(&mut self) {
        self.autosave();
        self.store_settings();
        if let Some(autosave) = self.autosave.take() {
            autosave.end();
        }
    }
}

pub(super) fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
