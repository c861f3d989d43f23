//! A record as strict PDN 3.0.

use std::fmt::Write;

use super::game_type::{self, RULESET};
use crate::games::draughts::{Color, Position, Variant};
use crate::games::{Ending, Game, Ply, Seat};
use crate::record::remark::seconds;
use crate::record::tree::{NodeId, ROOT, Record};

/// The tag of a result that the moves do not give, among a record's other tags.
pub(in crate::record) const SCORE: &str = "Score";

/// Columns that a line is filled to.
const WIDTH: usize = 80;

/// The record as PDN; `None` if it is no game of draughts.
pub(in crate::record) fn write(record: &Record) -> Option<String> {
    let Game::Draughts(start) = &record.start else { return None };
    let mut out = String::new();
    tags(&mut out, record, start);
    out.push('\n');
    let mut words = Words::default();
    words.remark(record, ROOT);
    moves(&mut words, record, start);
    words.push("*");
    out += &words.text;
    out += "\n";
    Some(out)
}

/// The result in the form of the game: `2-0` on 100 squares, `1-0` on 64; `*` while it is open.
pub(super) fn result(record: &Record) -> String {
    let Game::Draughts(start) = &record.start else { return "*".into() };
    let outcome = record.outcome_at(record.main_end());
    let Some([first, second]) = outcome.and_then(|outcome| outcome.points()) else { return "*".into() };
    let in_order = start.variant().color(Seat(0)) == game_type::first_figure(start.variant());
    let (first, second) = if in_order { (first, second) } else { (second, first) };
    match (start.variant(), first) {
        (Variant::International, _) => format!("{first}-{second}"),
        (_, 1) => "1/2-1/2".into(),
        _ => format!("{}-{}", first / 2, second / 2),
    }
}

fn tags(out: &mut String, record: &Record, start: &Position) {
    let variant = start.variant();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    let known = |text: &str| if text.is_empty() { "?".to_owned() } else { text.to_owned() };
    let other = |name: &str| record.tags.other.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let player = |color: Color| known(&record.entrants[variant.seat(color).index()].name);
    tag("Event", &known(&record.tags.event));
    tag("Site", &known(&record.tags.place));
    tag("Date", &date(&record.tags.date));
    tag("Round", &known(other("Round").unwrap_or_default()));
    tag("White", &player(Color::White));
    tag("Black", &player(Color::Black));
    tag("Result", &other(SCORE).map_or_else(|| result(record), str::to_owned));
    tag("GameType", game_type::number(variant));
    if let Variant::Chinese64 { .. } = variant {
        tag(RULESET, &format!("{} {}", variant.name(), variant.options()));
    }
    if record.position.is_some() {
        tag("SetUp", "1");
        tag("FEN", &start.to_fen());
    }
    if let (Some(seconds), None) = (record.terms.side_seconds, other("TimeControl")) {
        tag("TimeControl", &format!("{seconds}+{}", record.terms.increment_seconds));
    }
    let ended = record.position_at(record.main_end()).outcome().map(|outcome| outcome.ending);
    let on_time = ended == Some(Ending::OutOfTime) && other("Termination").is_none();
    if on_time {
        tag("Termination", "time forfeit");
    }
    for (name, value) in record.tags.other.iter().filter(|(name, _)| !matches!(name.as_str(), "Round" | SCORE)) {
        tag(name, value);
    }
}

/// `1996.01.13`, with `??` for what is not known; what is no date stays as it is.
fn date(written: &str) -> String {
    let mut parts: Vec<&str> = written.split('-').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if written.is_empty() {
        return "????.??.??".into();
    }
    if parts.len() > 3 || parts[0].len() != 4 || !parts.iter().all(is_number) {
        return written.into();
    }
    parts.resize(3, "??");
    parts.join(".")
}

/// Words, filled into lines.
#[derive(Default)]
struct Words {
    text: String,
    column: usize,
    /// Whether the next word stands right behind the last.
    glued: bool,
}

impl Words {
    fn push(&mut self, word: &str) {
        let len = word.chars().count();
        let glued = std::mem::take(&mut self.glued);
        if self.column > 0 && !glued {
            let full = self.column + 1 + len > WIDTH;
            self.text.push(if full { '\n' } else { ' ' });
            self.column = if full { 0 } else { self.column + 1 };
        }
        self.text.push_str(word);
        self.column += len;
    }

    /// The remark at a node: its time and its words. Brackets that would end it become round ones.
    fn remark(&mut self, record: &Record, node: NodeId) {
        let node = &record.nodes[node];
        let time = (node.ms > 0).then(|| format!("[%emt {}]", seconds(node.ms)));
        let words: Vec<String> = time.into_iter().chain(node.comment.split_whitespace().map(clean)).collect();
        let Some((last, others)) = words.split_last() else { return };
        let mut open = "{";
        for word in others {
            self.push(&format!("{open}{word}"));
            open = "";
        }
        self.push(&format!("{open}{last}}}"));
    }
}

fn clean(word: &str) -> String {
    word.replace('{', "(").replace('}', ")")
}

/// What is still to be written. A stack of these instead of recursion: variations may be nested deeply.
enum Task {
    Open,
    Close,
    Move { node: NodeId, ply: usize, numbered: bool },
    After { node: NodeId, ply: usize, numbered: bool },
}

/// The moves; what is no move (resigning, agreeing) is told by the result alone.
fn moves(words: &mut Words, record: &Record, start: &Position) {
    let is_move = |&node: &NodeId| matches!(record.nodes[node].ply, Some(Ply::Move(_)));
    // `1...` is Black's: in English draughts, where Black begins, a game that White begins has none.
    let shift = usize::from(start.to_move() == Color::Black && start.rules().first == Color::White);
    let mut tasks = vec![Task::After { node: ROOT, ply: 0, numbered: true }];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Open => {
                words.push("(");
                words.glued = true;
            }
            Task::Close => {
                words.glued = true;
                words.push(")");
            }
            Task::Move { node, ply, numbered } => {
                let (round, second) = ((ply + shift) / 2 + 1, (ply + shift) % 2 == 1);
                let text = &record.nodes[node].text;
                match (second, numbered) {
                    (false, _) => words.push(&format!("{round}. {text}")),
                    (true, true) => words.push(&format!("{round}... {text}")),
                    (true, false) => words.push(text),
                }
                for nag in &record.nodes[node].nags {
                    words.push(&format!("${nag}"));
                }
                words.remark(record, node);
            }
            Task::After { node, ply, numbered } => {
                let children: Vec<NodeId> = record.nodes[node].children.iter().copied().filter(is_move).collect();
                let Some((&main, others)) = children.split_first() else { continue };
                let interrupted = !others.is_empty() || !record.nodes[main].comment.is_empty();
                tasks.push(Task::After { node: main, ply: ply + 1, numbered: interrupted });
                for &other in others.iter().rev() {
                    tasks.extend([
                        Task::Close,
                        Task::After { node: other, ply: ply + 1, numbered: !record.nodes[other].comment.is_empty() },
                        Task::Move { node: other, ply, numbered: true },
                        Task::Open,
                    ]);
                }
                tasks.push(Task::Move { node: main, ply, numbered });
            }
        }
    }
}
