//! The status line: one sentence that is always true.

use super::action::Screen;
use super::desk::Desk;
use crate::games::{Move, Ply};
use crate::table::Table;
use crate::text::{Names, Text};

/// What the status line is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// Nothing in particular: it tells the last move and whose turn it is.
    #[default]
    Quiet,
    /// What can be done next.
    Hint(String),
    /// Something is done.
    Done(String),
    /// A try was refused.
    Refused(String),
    /// Something went wrong beside the game.
    Warning(String),
}

impl Desk {
    /// The sentence, and whether it is a refusal or warning.
    pub fn status_line(&self) -> (String, bool) {
        match &self.status {
            Status::Refused(sentence) | Status::Warning(sentence) => (sentence.clone(), true),
            Status::Hint(sentence) => (sentence.clone(), false),
            Status::Done(sentence) => {
                let quiet = self.quiet_line();
                (if quiet.is_empty() { sentence.clone() } else { self.text.join(sentence, &quiet) }, false)
            }
            Status::Quiet => (self.quiet_line(), false),
        }
    }

    fn quiet_line(&self) -> String {
        if let Some(hint) = self.editor_hint() {
            return hint;
        }
        let (Screen::Table, Some(table), Some(names)) = (self.screen, &self.table, self.names()) else {
            return String::new();
        };
        let text = &self.text;
        let game = table.game();
        if let Some(outcome) = game.outcome() {
            let places = places(text, &names, &outcome.places);
            return text.with("status-over", &[("places", places.into())]);
        }
        let next = text.with("status-to-move", &[("name", names.seat(game.to_move()).to_owned().into())]);
        let before = if table.is_live() { happened(self, table, &names) } else { Some(review(table, text)) };
        before.map_or(next.clone(), |before| text.join(&before, &next))
    }
}

fn review(table: &Table, text: &Text) -> String {
    let ply = table.record().line_to(table.node()).len();
    if ply == 0 {
        return text.get("status-at-start");
    }
    text.with("status-at-ply", &[("ply", ply.into()), ("plies", table.line().len().into())])
}

/// What the last plies were: the last move and the passes after it.
fn happened(desk: &Desk, table: &Table, names: &Names) -> Option<String> {
    let text = &desk.text;
    let record = table.record();
    let line = record.line_to(table.node());
    let first = line.iter().rposition(|&node| !matches!(record.nodes[node].ply, Some(Ply::Pass(_))))?;
    let sentences = line[first..].iter().filter_map(|&node| {
        let name = |ply: &Ply| ("name", names.seat(ply.seat()).to_owned().into());
        record.nodes[node].ply.as_ref().map(|ply| match ply {
            Ply::Move(mv) => moved(mv, desk.written(node), sort(table), text, names),
            Ply::Pass(_) => text.with("status-passed", &[name(ply)]),
            Ply::Resign(_) => text.with("status-resigned", &[name(ply)]),
            Ply::Timeout(_) => text.with("status-timeout", &[name(ply)]),
            Ply::CallStop(_) => text.with("status-called-stop", &[name(ply)]),
            Ply::Draw(_) => text.get("ending-agreed"),
            Ply::Claim(_) => text.with("status-claimed", &[name(ply)]),
            Ply::TimeUp(_) => text.get("ending-time-up"),
        })
    });
    let mut said = sentences.reduce(|a, b| text.join(&a, &b))?;
    if let Some(Ply::Move(mv)) = &record.nodes[line[first]].ply
        && let Some(place) = table.game().place(mv.seat)
    {
        let args = [("name", names.seat(mv.seat).to_owned().into()), ("place", text.place(place).into())];
        said = text.join(&said, &text.with("status-finished", &args));
    }
    Some(said)
}

/// Whether hops capture, and whether moves are stated in words.
fn sort(table: &Table) -> (bool, bool) {
    (table.game().takes(), table.game().kind().has_equations())
}

fn moved(mv: &Move, written: &str, (takes, said): (bool, bool), text: &Text, names: &Names) -> String {
    let key = match mv.is_step() {
        _ if said => "status-said",
        true => "status-stepped",
        false if takes => "status-captured",
        false => "status-hopped",
    };
    let args = [
        ("name", names.seat(mv.seat).to_owned().into()),
        ("move", written.to_owned().into()),
        ("hops", mv.hops.len().into()),
    ];
    text.with(key, &args)
}

/// Whether the first place is shared by all of several.
pub fn is_draw(places: &[u8]) -> bool {
    places.len() > 1 && places.iter().all(|&place| place == 1)
}

/// Who came where, the first place first.
pub fn places(text: &Text, names: &Names, places: &[u8]) -> String {
    if is_draw(places) {
        return text.get("result-draw");
    }
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|&seat| places[seat]);
    let sentences = order.into_iter().map(|seat| {
        let name = names.seat(crate::games::Seat(seat as u8)).to_owned();
        text.with("status-place", &[("place", text.place(places[seat]).into()), ("name", name.into())])
    });
    sentences.reduce(|a, b| text.join(&a, &b)).unwrap_or_default()
}
