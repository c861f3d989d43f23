//! The board as a picture, and the game as a score sheet: for the clipboard and for files.

use std::path::Path;

use super::Desk;
use super::files::file_name;
use crate::draw::{
    DiagramOptions, ExportError, PAGE_PIXELS, PictureError, SheetOptions, Theme, diagram_svg, pixels, sheet,
    write_pictures,
};
use crate::gui::action::{Effect, FilePurpose};
use crate::gui::status::Status;
use crate::record::Record;

/// Pixels across a picture of the board.
const ACROSS: u32 = 1200;
/// Plies from one diagram of a score sheet to the next.
const EVERY: usize = 20;

impl Desk {
    /// The board as the window shows it; why there is none where a position being set up cannot be played.
    fn drawing(&self) -> Result<Option<String>, String> {
        let settings = &self.settings;
        let (game, options) = match (&self.editor, &self.table) {
            (Some(_), _) => {
                let game = self.playable()?;
                let options = DiagramOptions::new(&game, self.theme.clone());
                (game, options)
            }
            (None, Some(table)) => {
                let options = DiagramOptions::at(table.record(), table.node(), self.theme.clone());
                (table.game().clone(), options)
            }
            (None, None) => return Ok(None),
        };
        let options = DiagramOptions {
            colours: self.colours_shown(),
            turn: self.view.turn,
            size: ACROSS,
            coordinates: settings.coordinates,
            symbols: settings.symbols,
            ..options
        };
        Ok(Some(diagram_svg(&game, &options)))
    }

    /// The picture for the clipboard.
    pub(super) fn copy_picture(&mut self) -> Vec<Effect> {
        let picture = self.drawing().and_then(|drawing| {
            let pixels = |svg: String| pixels(&svg, ACROSS).map_err(|error| self.text.picture_error(&error));
            drawing.map(pixels).transpose()
        });
        match picture {
            Ok(picture) => picture.map(Effect::CopyPicture).into_iter().collect(),
            Err(why) => {
                self.status = Status::Refused(why);
                Vec::new()
            }
        }
    }

    /// Asks for the file of a picture or score sheet, where there is something to draw.
    pub(super) fn ask_to_export(&mut self, purpose: FilePurpose) -> Vec<Effect> {
        match self.drawing() {
            Ok(None) => Vec::new(),
            Ok(Some(_)) => vec![Effect::AskForFile(purpose)],
            Err(why) => {
                self.status = Status::Refused(why);
                Vec::new()
            }
        }
    }

    /// Draws the board, or the score sheet, to a file.
    pub(super) fn export(&mut self, purpose: FilePurpose, path: &Path) -> Vec<Effect> {
        let (drawings, across) = match (purpose, &self.table) {
            (FilePurpose::Sheet, Some(table)) => (self.sheet(&table.to_record()), PAGE_PIXELS),
            _ => match self.drawing() {
                Ok(drawing) => (drawing.into_iter().collect(), ACROSS),
                Err(why) => {
                    self.fail(why);
                    return Vec::new();
                }
            },
        };
        let written = match drawings.is_empty() {
            true => Err(ExportError::Picture(PictureError::Size { width: 0, height: 0 })),
            false => write_pictures(&drawings, path, across),
        };
        match written {
            Ok(files) => {
                self.dialog = None;
                let args = [("path", file_name(path).into()), ("files", files.len().into())];
                self.status = Status::Done(self.text.with("status-exported", &args));
                if let Some(folder) = std::path::absolute(path).ok().and_then(|path| path.parent().map(Path::to_owned))
                {
                    self.settings.folder = Some(folder);
                }
                vec![Effect::StoreSettings]
            }
            Err(error) => {
                self.fail(self.text.export_error(&error));
                Vec::new()
            }
        }
    }

    fn sheet(&self, record: &Record) -> Vec<String> {
        let options = SheetOptions {
            theme: Theme::built_in(Theme::PRINT),
            every: Some(EVERY),
            symbols: self.settings.symbols,
            coordinates: self.settings.coordinates,
        };
        sheet(record, &self.text.sheet(record), &options)
    }

    /// Tells what the clipboard made of a picture: nothing, or why it refused it.
    pub fn note_copied_picture(&mut self, refusal: Option<String>) {
        self.status = match refusal {
            None => Status::Done(self.text.get("status-picture-copied")),
            Some(reason) => Status::Warning(self.text.with("status-picture-refused", &[("reason", reason.into())])),
        };
    }

    /// Tells that there is no text on the clipboard.
    pub fn note_nothing_to_paste(&mut self) {
        self.status = Status::Warning(self.text.get("status-nothing-to-paste"));
    }
}
