//! The plies of the record in words: games on paper keep one script, the window speaks the user's language.

use super::Desk;
use crate::games::{Ply, Seat};
use crate::record::{NodeId, Reason};
use crate::table::Table;
use crate::text::Lang;

/// The plies of the record in a language, by node.
#[derive(Default)]
pub struct Written {
    lang: Option<Lang>,
    plies: Vec<String>,
}

impl Desk {
    /// A ply in the words of the language.
    pub fn written(&self, node: NodeId) -> &str {
        let kept = self.written.plies.get(node);
        let known = self.table.as_ref().and_then(|table| table.record().nodes.get(node)).map(|node| &node.text);
        kept.or(known).map_or("", String::as_str)
    }

    /// Forgets the words of another match.
    pub(super) fn rewrite(&mut self) {
        self.written = Written::default();
        self.keep_written();
    }

    /// Writes what is not written yet.
    pub(super) fn keep_written(&mut self) {
        let Some(record) = self.table.as_ref().map(Table::record) else { return };
        if !record.start.kind().has_equations() {
            return;
        }
        if self.written.lang != Some(self.text.lang()) {
            self.written = Written { lang: Some(self.text.lang()), plies: Vec::new() };
        }
        let script = self.text.script();
        let first = self.written.plies.len();
        // Parents come before their children: after a load every position is made once.
        let mut made = Vec::new();
        for (id, node) in record.nodes.iter().enumerate().skip(first) {
            let parent = made.get(node.parent).filter(|_| first == 0 && node.parent < id);
            let before = parent.cloned().unwrap_or_else(|| record.position_at(node.parent));
            let words = match (&node.ply, node.ruling.as_ref().map(|ruling| &ruling.why)) {
                (_, Some(Reason::Wrong(said))) => self.text.with("list-wrong", &[("said", said.clone().into())]),
                (Some(ply), _) => before.write_in(ply, script),
                (None, _) => String::new(),
            };
            self.written.plies.push(words);
            if first == 0 {
                let after = node.ply.as_ref().and_then(|ply| before.play(ply).ok());
                made.push(after.unwrap_or(before));
            }
        }
    }

    /// A ruling in a sentence, with what was wrong.
    pub fn ruling_sentence(&self, node: NodeId) -> Option<String> {
        let (table, names) = (self.table.as_ref()?, self.names()?);
        let entry = table.record().nodes.get(node)?;
        let seat = entry.ply.as_ref().map_or(Seat(0), Ply::seat);
        let sentence = self.text.ruling(seat, entry.ruling.as_ref()?, &names);
        let why = table.why_ruled(node).map(|why| self.text.written_error(&why, &names));
        Some(why.map_or_else(|| sentence.clone(), |why| self.text.join(&sentence, &why)))
    }
}
