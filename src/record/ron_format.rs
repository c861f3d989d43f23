//! The saved game, version 1: RON, a flat list of plies so that no depth limit is met, one ply a line.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::error::{Fault, LoadError};
use super::ruling::{Reason, Ruling, Terms};
use super::tree::{Entrant, ROOT, Record, Tags, Written};
use crate::games::GameKind;

/// The newest version of the format that is written and read.
pub const VERSION: u32 = 1;
const FORMAT: &str = "tiaoqi";

/// What every version begins with; read first.
#[derive(Deserialize)]
struct Header {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u32,
}

#[derive(Deserialize)]
struct V1 {
    game: String,
    #[serde(default)]
    rules: String,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    tags: Tags,
    #[serde(default)]
    terms: Terms,
    seats: Vec<Entrant>,
    #[serde(default)]
    result: String,
    #[serde(default)]
    at: Option<usize>,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    moves: Vec<MoveV1>,
}

/// `after` is the number of the move it was played after (0: the start); left out, it is the move before it in the list.
#[derive(Serialize, Deserialize)]
struct MoveV1 {
    text: String,
    #[serde(default)]
    after: Option<usize>,
    #[serde(default)]
    ms: u32,
    #[serde(default)]
    comment: String,
    #[serde(default)]
    nags: Vec<u8>,
    #[serde(default)]
    ruling: Option<Ruling>,
}

/// A text as a RON string.
fn quoted(text: &str) -> String {
    ron::to_string(text).unwrap_or_else(|_| "\"\"".into())
}

pub(super) fn write(record: &Record) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line("(".into());
    line(format!("    format: {},", quoted(FORMAT)));
    line(format!("    version: {VERSION},"));
    line(format!("    game: {},", quoted(record.start.kind().name())));
    line(format!("    rules: {},", quoted(&record.start.rules())));
    if let Some(position) = &record.position {
        line(format!("    position: Some({}),", quoted(position)));
    }
    let Tags { event, place, date, other } = &record.tags;
    let other: Vec<String> =
        other.iter().map(|(name, value)| format!("({}, {})", quoted(name), quoted(value))).collect();
    let other = if other.is_empty() { String::new() } else { format!(", other: [{}]", other.join(", ")) };
    line(format!("    tags: (event: {}, place: {}, date: {}{other}),", quoted(event), quoted(place), quoted(date)));
    if record.terms != Terms::default() {
        line(format!("    terms: ({}),", terms(record.terms)));
    }
    line("    seats: [".into());
    for entrant in &record.entrants {
        line(format!("        (name: {}, colour: {}),", quoted(&entrant.name), entrant.colour.name()));
    }
    line("    ],".into());
    line(format!("    result: {},", quoted(&record.result())));
    // Nodes are numbered in the order in which they are listed.
    let listing = record.listing();
    let mut number = vec![0; record.nodes.len()];
    for (i, &node) in listing.iter().enumerate() {
        number[node] = i;
    }
    if let Some(at) = record.at {
        line(format!("    at: Some({}),", number[at]));
    }
    if !record.nodes[ROOT].comment.is_empty() {
        line(format!("    comment: {},", quoted(&record.nodes[ROOT].comment)));
    }
    line("    moves: [".into());
    for (i, node) in listing.iter().map(|&node| &record.nodes[node]).enumerate().skip(1) {
        let mut entry = format!("        (text: {}", quoted(&node.text));
        // Writing to a String cannot fail.
        if number[node.parent] + 1 != i {
            let _ = write!(entry, ", after: Some({})", number[node.parent]);
        }
        if node.ms > 0 {
            let _ = write!(entry, ", ms: {}", node.ms);
        }
        if !node.comment.is_empty() {
            let _ = write!(entry, ", comment: {}", quoted(&node.comment));
        }
        if !node.nags.is_empty() {
            let _ = write!(entry, ", nags: {:?}", node.nags);
        }
        if let Some(Ruling { why, points, lifted }) = &node.ruling {
            let why = match why {
                Reason::Wrong(said) => format!("wrong({})", quoted(said)),
                Reason::Time => "time".into(),
                Reason::Absent => "absent".into(),
            };
            let lifted = if *lifted { ", lifted: true" } else { "" };
            let _ = write!(entry, ", ruling: Some((why: {why}, points: {points}{lifted}))");
        }
        entry.push_str("),");
        line(entry);
    }
    line("    ],".into());
    line(")".into());
    out
}

fn terms(terms: Terms) -> String {
    let clock = |name: &str, time: Option<u32>| time.map_or_else(String::new, |s| format!(", {name}: Some({s})"));
    let (each, round) = (clock("move_seconds", terms.move_seconds), clock("round_seconds", terms.round_seconds));
    let side = clock("side_seconds", terms.side_seconds);
    let increment = match terms.increment_seconds {
        0 => String::new(),
        seconds => format!(", increment_seconds: {seconds}"),
    };
    format!("mode: {}{each}{round}{side}{increment}, penalty: {}", terms.mode.name(), terms.penalty)
}

pub(super) fn read(text: &str) -> Result<Record, LoadError> {
    let text = text.trim_start_matches('\u{feff}');
    let syntax =
        |error: ron::error::SpannedError| LoadError::new(error.span.start.line, Fault::Syntax(error.code.to_string()));
    let header: Header = ron::from_str(text).map_err(syntax)?;
    if header.format != FORMAT || header.version == 0 {
        return Err(LoadError::new(None, Fault::Foreign));
    }
    if header.version > VERSION {
        return Err(LoadError::new(None, Fault::Newer { version: header.version, known: VERSION }));
    }
    let saved: V1 = ron::from_str(text).map_err(syntax)?;
    let kind = GameKind::from_name(&saved.game)
        .ok_or_else(|| LoadError::new(line_of(text, "game", 0), Fault::UnknownGame(saved.game.clone())))?;
    let start = match &saved.position {
        Some(line) => kind.position(&saved.rules, line),
        None => kind.start(&saved.rules),
    };
    let start = start.map_err(|error| LoadError::new(line_of(text, "rules", 0), Fault::Setup(error)))?;
    if saved.seats.len() != start.seats() {
        let fault = Fault::Seats { named: saved.seats.len(), needed: start.seats() };
        return Err(LoadError::new(line_of(text, "seats", 0), fault));
    }
    let mut record = Record::new(start);
    record.position = saved.position;
    record.tags = saved.tags;
    record.terms = saved.terms;
    record.entrants = saved.seats;
    record.nodes[ROOT].comment = saved.comment;
    let lines = lines_of(text, "text");
    let written = saved.moves.into_iter().enumerate().map(|(i, entry)| Written {
        line: lines.get(i).copied().unwrap_or(1),
        parent: entry.after.unwrap_or(i),
        text: entry.text,
        comment: entry.comment,
        nags: entry.nags,
        ms: entry.ms,
        ruling: entry.ruling,
    });
    record.replay(written.collect())?;
    record.check_result(line_of(text, "result", 0), &saved.result)?;
    record.at = saved.at.filter(|&at| at < record.nodes.len());
    Ok(record)
}

fn line_of(text: &str, field: &str, index: usize) -> Option<usize> {
    lines_of(text, field).get(index).copied()
}

/// The lines, from 1, in which a field of this name stands, strings and comments left aside.
fn lines_of(text: &str, field: &str) -> Vec<usize> {
    let mut lines = Vec::new();
    let (mut line, mut in_string, mut word) = (1, false, String::new());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        line += usize::from(c == '\n');
        match c {
            '\\' if in_string => line += usize::from(chars.next() == Some('\n')),
            '"' => in_string = !in_string,
            _ if in_string => {}
            '/' if chars.peek() == Some(&'/') => while chars.next_if(|&c| c != '\n').is_some() {},
            _ if c.is_alphanumeric() || c == '_' => word.push(c),
            _ => {
                if c == ':' && word == field {
                    lines.push(line);
                }
                if !c.is_whitespace() {
                    word.clear();
                }
            }
        }
    }
    lines
}
