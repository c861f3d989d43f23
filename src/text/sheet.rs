//! The words of a printed score sheet.

use std::time::Duration;

use super::{Names, Text, clock};
use crate::draw::{SheetPly, SheetSeat, SheetText};
use crate::games::Seat;
use crate::record::{NodeId, ROOT, Record};

impl Text {
    /// Everything that stands on the score sheet of a record's main line.
    pub fn sheet(&self, record: &Record) -> SheetText {
        let names = Names::of(record, self);
        let line = record.line_from(ROOT);
        let end = record.main_end();
        let filled = |words: &[&String]| -> Vec<String> {
            words.iter().map(|words| words.trim()).filter(|words| !words.is_empty()).map(str::to_owned).collect()
        };
        let outcome = record.outcome_at(end);
        let result = match &outcome {
            Some(outcome) => self.ending(outcome.ending),
            None => {
                let name = names.seat(record.position_at(end).to_move()).to_owned();
                self.with("status-to-move", &[("name", name.into())])
            }
        };
        let mut game = record.start.clone();
        let mut plies = Vec::new();
        for (index, &node) in line.iter().enumerate() {
            let Some(ply) = &record.nodes[node].ply else { continue };
            let is_end = index + 1 == line.len() && outcome.is_some();
            plies.push(SheetPly {
                text: game.write_in(ply, self.script()),
                time: self.ply_time(record, node),
                notes: self.notes(record, node, ply.seat(), &names),
                after: self.with(if is_end { "sheet-final" } else { "sheet-after" }, &[("ply", (index + 1).into())]),
            });
            game = game.play(ply).unwrap_or(game); // every ply was found legal when it came in
        }
        SheetText {
            title: self.game_name(&record.start),
            facts: filled(&[&record.tags.event, &record.tags.place, &record.tags.date]),
            seats: (0..record.start.seats() as u8)
                .map(|seat| self.sheet_seat(record, end, Seat(seat), &names))
                .collect(),
            result,
            remark: record.nodes[ROOT].comment.clone(),
            start: self.get("sheet-start"),
            plies,
        }
    }

    /// The thinking time of a ply, where the game is played with clocks.
    fn ply_time(&self, record: &Record, node: NodeId) -> String {
        let has_clocks = record.terms.move_seconds.or(record.terms.round_seconds).is_some();
        let time = Duration::from_millis(record.nodes[node].ms.into());
        if has_clocks { clock(time) } else { String::new() }
    }

    fn notes(&self, record: &Record, node: NodeId, seat: Seat, names: &Names) -> Vec<String> {
        let node = &record.nodes[node];
        let ruling = node.ruling.as_ref().map(|ruling| self.ruling(seat, ruling, names));
        let remark = Some(node.comment.trim().to_owned()).filter(|remark| !remark.is_empty());
        ruling.into_iter().chain(remark).collect()
    }

    /// A player's place, score and thinking time at a node.
    fn sheet_seat(&self, record: &Record, end: NodeId, seat: Seat, names: &Names) -> SheetSeat {
        let game = record.position_at(end);
        let place = match record.outcome_at(end) {
            Some(outcome) => outcome.places.get(seat.index()).copied(),
            None => game.place(seat),
        };
        let penalty = record.penalties_at(end).get(seat.index()).copied().unwrap_or(0);
        let own = |&node: &NodeId| record.nodes[node].ply.as_ref().is_some_and(|ply| ply.seat() == seat);
        let ms: u64 = record.line_to(end).into_iter().filter(own).map(|node| u64::from(record.nodes[node].ms)).sum();
        let time = (ms > 0).then(|| self.with("result-time", &[("time", clock(Duration::from_millis(ms)).into())]));
        let facts = place.map(|place| self.place(place)).into_iter();
        let facts = facts.chain(self.standing(&game, seat, penalty)).chain(time).collect();
        SheetSeat { name: names.seat(seat).to_owned(), facts }
    }
}
