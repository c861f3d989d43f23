//! A game on printed pages: who played, every move in columns with what was noted, and diagrams between them.

use super::Theme;
use super::diagram::{Diagram, DiagramOptions};
use super::pages::Pages;
use crate::games::Ply;
use crate::record::{NodeId, ROOT, Record};

/// Pixels across a page: 200 an inch.
pub const PAGE_PIXELS: u32 = 1654;

/// The words of a player on a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetSeat {
    /// The name.
    pub name: String,
    /// Place, score, penalties, thinking time: one each.
    pub facts: Vec<String>,
}

/// The words of a ply on a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetPly {
    /// The move in notation.
    pub text: String,
    /// The thinking time, where clocks were used.
    pub time: String,
    /// Rulings and remarks at it.
    pub notes: Vec<String>,
    /// What stands below a diagram of the position after it.
    pub after: String,
}

/// Every word of a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetText {
    /// The game.
    pub title: String,
    /// Event, place, date: one each.
    pub facts: Vec<String>,
    /// The players, in turn order.
    pub seats: Vec<SheetSeat>,
    /// How it ended.
    pub result: String,
    /// The remark before the first move.
    pub remark: String,
    /// What stands below a diagram of the start.
    pub start: String,
    /// The plies of the main line.
    pub plies: Vec<SheetPly>,
}

/// How a score sheet is set.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetOptions {
    /// The colours of its diagrams.
    pub theme: Theme,
    /// Plies from one diagram to the next, rounded up to whole rounds; `None`: the end alone.
    pub every: Option<usize>,
    /// Whether marbles bear a symbol a colour.
    pub symbols: bool,
    /// Whether rows and columns, or squares, are named.
    pub coordinates: bool,
}

impl Default for SheetOptions {
    fn default() -> Self {
        Self { theme: Theme::built_in(Theme::PRINT), every: Some(20), symbols: false, coordinates: false }
    }
}

/// The score sheet of a record's main line: A4 pages, each an SVG picture.
pub fn sheet(record: &Record, text: &SheetText, options: &SheetOptions) -> Vec<String> {
    let at = |node| DiagramOptions {
        symbols: options.symbols,
        coordinates: options.coordinates,
        ..DiagramOptions::at(record, node, options.theme.clone())
    };
    let plain = at(ROOT);
    let diagram = Diagram::new(&record.start, &plain);
    let line = record.line_from(ROOT);
    let rounds = rounds(record, &line);
    let lay_out = |columns| {
        let mut pages = Pages::new(text, &diagram, columns);
        if line.is_empty() {
            pages.diagram(&record.start, &plain, &text.start);
        }
        let mut last = 0; // plies before the last diagram
        for (number, round) in rounds.iter().enumerate() {
            let cells: Vec<(usize, &SheetPly)> = round
                .clone()
                .filter_map(|index| {
                    Some((record.nodes[line[index]].ply.as_ref()?.seat().index(), text.plies.get(index)?))
                })
                .collect();
            pages.round(number + 1, &cells);
            let due = options.every.is_some_and(|every| every > 0 && round.end - last >= every);
            if due || round.end == line.len() {
                last = round.end;
                let node = line[last - 1];
                let caption = text.plies.get(last - 1).map_or("", |ply| &ply.after);
                pages.diagram(&record.position_at(node), &at(node), caption);
            }
        }
        pages.finish()
    };
    // The fewest pages, and of these the one with the widest columns.
    let most = Pages::most_columns(text);
    (most.min(2)..=most).map(lay_out).min_by_key(Vec::len).unwrap_or_default()
}

/// The plies of each round. One begins when the turn comes back to the same or an earlier seat.
fn rounds(record: &Record, line: &[NodeId]) -> Vec<std::ops::Range<usize>> {
    let seat = |index: usize| record.nodes[line[index]].ply.as_ref().map(Ply::seat);
    let mut starts: Vec<usize> =
        (0..line.len()).filter(|&index| index == 0 || seat(index) <= seat(index - 1)).collect();
    starts.push(line.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}
