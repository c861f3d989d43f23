//! The score sheet: plain text that a person can read and type, in the manner of the PGN family.
//!
//! Tag lines `[Name "value"]`, an empty line, then the moves: `1.` before each round, remarks in `{…}`, other lines in
//! `(…)` after the move they replace, thinking time as `{[%emt 3.2]}`, a ruling as `{[%ruling time 5]}`, the result at
//! the end. A bracket right behind the words of a move with equations belongs to the move.

use std::fmt::Write;

use super::error::{Fault, LoadError};
use super::remark::{self, Remark, escaped, unescaped};
use super::ruling::{Mode, Terms};
use super::tree::{Colour, Entrant, NodeId, ROOT, Record, Written};
use crate::games::GameKind;

/// What a tag of another program is called here, if its name is one of the sheet's own.
const OTHER: &str = "Other";

/// Whether a tag name is one of the sheet's own.
fn is_own(name: &str) -> bool {
    const OWN: [&str; 14] = [
        "Game",
        "Rules",
        "Position",
        "Event",
        "Place",
        "Date",
        "Mode",
        "MoveTime",
        "RoundTime",
        "SideTime",
        "Increment",
        "Penalty",
        "Result",
        "At",
    ];
    let seat = |stem| name.strip_prefix(stem).is_some_and(|n: &str| n.bytes().all(|b| b.is_ascii_digit()));
    OWN.contains(&name) || seat("Seat") || seat("Colour") || name.starts_with(OTHER)
}

pub(super) fn write(record: &Record) -> String {
    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let _ = writeln!(out, "[{name} \"{}\"]", escaped(value, &['"']));
    };
    tag("Game", record.start.kind().name());
    tag("Rules", &record.start.rules());
    if let Some(position) = &record.position {
        tag("Position", position);
    }
    tag("Event", &record.tags.event);
    tag("Place", &record.tags.place);
    tag("Date", &record.tags.date);
    for (name, value) in &record.tags.other {
        tag(&if is_own(name) { format!("{OTHER}{name}") } else { name.clone() }, value);
    }
    if record.terms != Terms::default() {
        let Terms { mode, move_seconds, round_seconds, side_seconds, increment_seconds, penalty } = record.terms;
        tag("Mode", mode.name());
        for (name, time) in [
            ("MoveTime", move_seconds),
            ("RoundTime", round_seconds),
            ("SideTime", side_seconds),
            ("Increment", Some(increment_seconds).filter(|&seconds| seconds > 0)),
        ] {
            time.into_iter().for_each(|seconds| tag(name, &seconds.to_string()));
        }
        tag("Penalty", &penalty.to_string());
    }
    for (i, entrant) in record.entrants.iter().enumerate() {
        tag(&format!("Seat{}", i + 1), &entrant.name);
        tag(&format!("Colour{}", i + 1), entrant.colour.name());
    }
    let result = record.result();
    tag("Result", &result);
    if let Some(at) = record.at {
        tag("At", &record.listing().iter().position(|&node| node == at).unwrap_or(ROOT).to_string());
    }
    out.push('\n');
    out.push_str(&remark::write(&record.nodes[ROOT]));
    write_moves(&mut out, record);
    if !out.ends_with('\n') {
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    let _ = writeln!(out, "{result}");
    out
}

/// What is still to be written. A stack of these instead of recursion: variations may be nested deeply.
enum Task {
    Open,
    Close,
    /// One move, with whether its number must stand before it.
    Move {
        node: NodeId,
        round: u32,
        numbered: bool,
        depth: u32,
    },
    /// What follows a node.
    After {
        node: NodeId,
        round: u32,
        depth: u32,
    },
}

fn write_moves(out: &mut String, record: &Record) {
    let seat = |node: NodeId| record.nodes[node].ply.as_ref().map(|ply| ply.seat());
    let mut tasks = vec![Task::After { node: ROOT, round: 0, depth: 0 }];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Open => out.push('('),
            Task::Close => {
                out.truncate(out.trim_end().len());
                out.push_str(") ");
            }
            Task::Move { node, round, numbered, depth } => {
                if numbered {
                    if depth == 0 && round > 1 {
                        out.truncate(out.trim_end_matches(' ').len());
                        out.push('\n');
                    }
                    let _ = write!(out, "{round}. ");
                }
                let _ = write!(out, "{} ", record.nodes[node].text);
                for nag in &record.nodes[node].nags {
                    let _ = write!(out, "${nag} ");
                }
                out.push_str(&remark::write(&record.nodes[node]));
            }
            Task::After { node, round, depth } => {
                let Some((&main, others)) = record.nodes[node].children.split_first() else { continue };
                // A round begins when the turn comes back to the same or an earlier seat.
                let new_round = seat(node).is_none() || seat(main) <= seat(node);
                let round = round + u32::from(new_round);
                let step = |child, numbered, depth| Task::Move { node: child, round, numbered, depth };
                tasks.push(Task::After { node: main, round, depth });
                for &other in others.iter().rev() {
                    tasks.extend([
                        Task::Close,
                        Task::After { node: other, round, depth: depth + 1 },
                        step(other, true, depth + 1),
                        Task::Open,
                    ]);
                }
                tasks.push(step(main, new_round, depth));
            }
        }
    }
}

/// A sheet as it stands, before anything is checked.
#[derive(Default)]
struct Parsed {
    tags: Vec<(String, String, usize)>,
    moves: Vec<Written>,
    remark: String,
    result: (String, Option<usize>),
}

impl Parsed {
    /// Whether the moves of the game named so far hold equations.
    fn has_equations(&self) -> bool {
        let game = self.tags.iter().find(|(name, ..)| name == "Game");
        game.and_then(|(_, game, _)| GameKind::from_name(game)).is_some_and(GameKind::has_equations)
    }
}

pub(super) fn read(text: &str) -> Result<Record, LoadError> {
    let parsed = parse(text.trim_start_matches('\u{feff}'))?;
    let tag = |name: &str| parsed.tags.iter().find(|(key, ..)| key == name);
    let value = |name: &str| tag(name).map(|(_, value, _)| value.clone()).unwrap_or_default();
    let line = |name: &str| tag(name).map(|(.., line)| *line);
    if tag("Game").is_none() {
        return Err(LoadError::new(None, Fault::Foreign));
    }
    let game = value("Game");
    let kind =
        GameKind::from_name(&game).ok_or_else(|| LoadError::new(line("Game"), Fault::UnknownGame(game.clone())))?;
    let position = tag("Position").map(|(_, value, _)| value.clone());
    let start = match &position {
        Some(position) => kind.position(&value("Rules"), position),
        None => kind.start(&value("Rules")),
    };
    let start = start.map_err(|error| LoadError::new(line("Rules"), Fault::Setup(error)))?;
    let mut record = Record::new(start);
    record.position = position;
    record.tags.event = value("Event");
    record.tags.place = value("Place");
    record.tags.date = value("Date");
    let others =
        parsed.tags.iter().filter(|(name, ..)| !is_own(name) || name.len() > OTHER.len() && name.starts_with(OTHER));
    let other = |(name, value, _): &(String, String, usize)| {
        (name.strip_prefix(OTHER).unwrap_or(name).to_owned(), value.clone())
    };
    record.tags.other = others.map(other).collect();
    record.terms = read_terms(&parsed)?;
    for seat in 0..record.entrants.len() {
        let colour = value(&format!("Colour{}", seat + 1));
        let known = if colour.is_empty() { Some(record.entrants[seat].colour) } else { Colour::from_name(&colour) };
        let colour = known.ok_or_else(|| {
            LoadError::new(line(&format!("Colour{}", seat + 1)), Fault::UnknownColour(colour.clone()))
        })?;
        record.entrants[seat] = Entrant { name: value(&format!("Seat{}", seat + 1)), colour };
    }
    record.nodes[ROOT].comment = parsed.remark.clone();
    let at = value("At").parse::<usize>().ok();
    record.replay(parsed.moves)?;
    record.at = at.and_then(|at| record.listing().get(at).copied());
    let (written, place) = parsed.result;
    let promised = value("Result");
    if written.is_empty() && (record.nodes.len() == 1 || !promised.is_empty()) {
        return Err(LoadError::new(text.lines().count(), Fault::Syntax(format!("… {promised}"))));
    }
    record.check_result(place, &written)?;
    record.check_result(line("Result"), &promised)?;
    Ok(record)
}

/// The terms of the game, the usual ones where a tag is missing.
fn read_terms(parsed: &Parsed) -> Result<Terms, LoadError> {
    let mut terms = Terms::default();
    for (name, value, line) in &parsed.tags {
        let bad = || LoadError::new(*line, Fault::Syntax(format!("[{name} \"{value}\"]")));
        let number = || value.parse::<u32>().map_err(|_| bad());
        match name.as_str() {
            "Mode" => terms.mode = Mode::from_name(value).ok_or_else(bad)?,
            "MoveTime" => terms.move_seconds = Some(number()?),
            "RoundTime" => terms.round_seconds = Some(number()?),
            "SideTime" => terms.side_seconds = Some(number()?),
            "Increment" => terms.increment_seconds = number()?,
            "Penalty" => terms.penalty = value.parse().map_err(|_| bad())?,
            _ => {}
        }
    }
    Ok(terms)
}

/// Whether a word is a round's number or part of a result: plain digits, perhaps with dots.
fn is_number(word: &str) -> bool {
    is_score(word) || word.trim_end_matches(['.', '…']).bytes().all(|b| b.is_ascii_digit())
}

/// Scores as `253:240`, or of more seats than two.
fn is_score(word: &str) -> bool {
    word.contains(':') && word.split(':').all(|score| score.parse::<i64>().is_ok())
}

fn parse(text: &str) -> Result<Parsed, LoadError> {
    let mut parsed = Parsed::default();
    let mut line = 1;
    // The move that a variation returns to, and the line in which it was opened.
    let (mut last, mut held): (NodeId, Vec<(NodeId, usize)>) = (ROOT, Vec::new());
    let mut result: Vec<String> = Vec::new();
    let mut chars = text.chars().peekable();
    let broken = |line: usize, what: &str| LoadError::new(line, Fault::Syntax(what.to_owned()));
    while let Some(c) = chars.next() {
        match c {
            '\n' => line += 1,
            '[' => {
                let begun = line;
                let inside = until(&mut chars, ']', &mut line, true).ok_or_else(|| broken(begun, "[ … ]"))?;
                let (name, rest) = inside.split_once('"').ok_or_else(|| broken(begun, "[Name \"…\"]"))?;
                let value = rest.trim_end().strip_suffix('"').ok_or_else(|| broken(begun, "[Name \"…\"]"))?;
                if parsed.tags.iter().any(|(known, ..)| known == name.trim()) {
                    return Err(broken(begun, &format!("[{} …], [{0} …]", name.trim()))); // a second game
                }
                parsed.tags.push((name.trim().to_owned(), unescaped(value), begun));
            }
            '{' => {
                let begun = line;
                let inside = until(&mut chars, '}', &mut line, false).ok_or_else(|| broken(begun, "{ … }"))?;
                add_remark(&mut parsed, last, &inside);
            }
            '(' => {
                held.push((last, line));
                last = last.checked_sub(1).map_or(ROOT, |i| parsed.moves[i].parent);
            }
            ')' => (last, _) = held.pop().ok_or_else(|| broken(line, ")"))?,
            c if c.is_whitespace() => {}
            c => {
                let word = word(c, &mut chars, parsed.has_equations());
                if let Some(nag) = word.strip_prefix('$').and_then(|nag| nag.parse().ok())
                    && let Some(i) = last.checked_sub(1)
                {
                    parsed.moves[i].nags.push(nag);
                    continue;
                }
                if word == "*" || is_number(&word) {
                    if !word.ends_with(['.', '…']) {
                        result.push(word);
                        parsed.result.1 = Some(line);
                    }
                    continue;
                }
                result.clear();
                let (comment, nags) = (String::new(), Vec::new());
                let entry = Written { line, parent: last, text: word, comment, nags, ms: 0, ruling: None };
                parsed.moves.push(entry);
                last = parsed.moves.len();
            }
        }
    }
    if let Some(&(_, opened)) = held.last() {
        return Err(broken(opened, "( … )"));
    }
    parsed.result.0 = result.join(" ");
    Ok(parsed)
}

/// A word that begins with `first`; `equations`: a bracket in it belongs to it, and blanks in the bracket.
fn word(first: char, chars: &mut std::iter::Peekable<std::str::Chars<'_>>, equations: bool) -> String {
    let (mut word, mut depth) = (String::from(first), 0);
    while let Some(&c) = chars.peek() {
        match c {
            '(' if equations => depth += 1,
            ')' if depth > 0 => depth -= 1,
            ' ' if depth > 0 => {}
            c if c.is_whitespace() || "{}()[]".contains(c) => break,
            _ => {}
        }
        word.push(c);
        chars.next();
    }
    word
}

/// The text up to an unescaped `close`, its escapes kept; in a tag, quoted text may hold `close`.
fn until(
    chars: &mut std::iter::Peekable<std::str::Chars<'_>>,
    close: char,
    line: &mut usize,
    quotes: bool,
) -> Option<String> {
    let (mut inside, mut quoted) = (String::new(), false);
    while let Some(c) = chars.next() {
        *line += usize::from(c == '\n');
        if c == '\\' {
            let next = chars.next()?;
            *line += usize::from(next == '\n');
            inside.extend([c, next]);
            continue;
        }
        quoted ^= quotes && c == '"';
        if c == close && !quoted {
            return Some(inside);
        }
        inside.push(c);
    }
    None
}

/// Notes a remark, its escapes kept, with its time and ruling at the move it stands behind.
fn add_remark(parsed: &mut Parsed, node: NodeId, text: &str) {
    let Remark { ms, ruling, words } = remark::read(text);
    let comment = match node.checked_sub(1) {
        None => &mut parsed.remark,
        Some(i) => {
            let entry = &mut parsed.moves[i];
            entry.ms = entry.ms.max(ms);
            entry.ruling = ruling.or(entry.ruling.take());
            &mut entry.comment
        }
    };
    if !comment.is_empty() && !words.is_empty() {
        comment.push(' ');
    }
    comment.push_str(&words);
}
