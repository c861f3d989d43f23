//! What the board shows: the position being set up, else the match.

use super::Desk;
use crate::board::Cell;
use crate::games::{Game, Piece};
use crate::record::Colour;
use crate::text::Names;

impl Desk {
    /// The game whose board is shown.
    pub fn ground(&self) -> Option<&Game> {
        self.editor.as_ref().map(|editor| editor.draft.ground()).or_else(|| self.game())
    }

    /// The piece that is shown on a cell.
    pub fn piece_shown(&self, cell: Cell) -> Option<Piece> {
        match &self.editor {
            Some(editor) => editor.draft.piece_at(cell),
            None => self.game()?.piece_at(cell),
        }
    }

    /// The colours in which the pieces of the seats are shown: those that are everybody's are white.
    pub fn colours_shown(&self) -> Vec<Colour> {
        let entrants = match (&self.editor, &self.table) {
            (Some(editor), _) => editor.entrants(),
            (None, Some(table)) => table.record().entrants.clone(),
            (None, None) => Vec::new(),
        };
        let shared = self.ground().is_some_and(Game::is_shared);
        entrants.iter().map(|entrant| if shared { Colour::White } else { entrant.colour }).collect()
    }

    /// What the seats and cells that are shown are called.
    pub fn names_shown(&self) -> Option<Names> {
        match &self.editor {
            Some(editor) => Some(Names::new(editor.draft.ground().board(), &editor.entrants(), &self.text)),
            None => self.names(),
        }
    }

    /// The name of a piece: its seat, and what sort it is.
    pub fn piece_name(&self, piece: Piece, names: &Names) -> String {
        let name = ("name", names.seat(piece.seat).to_owned().into());
        let shared = self.ground().is_some_and(Game::is_shared);
        let has_kings = self.editor.as_ref().is_some_and(|editor| editor.draft.tray(piece.seat).len() > 1);
        match piece.number {
            Some(number) => self.text.with("piece-numbered", &[name, ("number", number.into())]),
            None if piece.king => self.text.with("piece-king", &[name]),
            None if shared => self.text.get("piece-shared"),
            None if has_kings => self.text.with("piece-man", &[name]),
            None => self.text.with("piece-plain", &[name]),
        }
    }
}
