//! The remarks of a score sheet: `{[%emt 3.2] [%ruling time 5] in words}`. Time and ruling are the program's.

use std::fmt::Write;

use super::ruling::{Reason, Ruling};
use super::tree::Node;

/// How a thinking time begins within a remark.
const TIME: &str = "[%emt ";
/// How a ruling begins.
const RULING: &str = "[%ruling ";

/// What a remark holds.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Remark {
    pub ms: u32,
    pub ruling: Option<Ruling>,
    pub words: String,
}

/// The text with line ends, backslashes and the closing characters escaped.
pub fn escaped(text: &str, closing: &[char]) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            c if c == '\\' || closing.contains(&c) => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out
}

/// The text without its escapes.
pub fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            },
            c => c,
        });
    }
    out
}

/// The remark at a node with a blank behind it; nothing where there is nothing to say.
pub fn write(node: &Node) -> String {
    let mut parts = Vec::new();
    if node.ms > 0 {
        parts.push(format!("{TIME}{}]", seconds(node.ms)));
    }
    if let Some(ruling) = &node.ruling {
        parts.push(format!("{RULING}{}]", write_ruling(ruling)));
    }
    if !node.comment.is_empty() {
        // Words that only look like what is the program's are escaped.
        let alike = |mark: &str| node.comment.starts_with(mark);
        let guarded = alike(TIME) && parts.is_empty() || alike(RULING) && node.ruling.is_none();
        parts.push(if guarded { "\\" } else { "" }.to_owned() + &escaped(&node.comment, &['}']));
    }
    if parts.is_empty() { String::new() } else { format!("{{{}}} ", parts.join(" ")) }
}

pub fn seconds(ms: u32) -> String {
    let text = format!("{}.{:03}", ms / 1000, ms % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn write_ruling(ruling: &Ruling) -> String {
    let mut out = String::from(if ruling.lifted { "lifted " } else { "" });
    // Writing to a String cannot fail.
    let _ = match &ruling.why {
        Reason::Wrong(said) => write!(out, "wrong {} {}", ruling.points, escaped(said, &[']', '}'])),
        Reason::Time => write!(out, "time {}", ruling.points),
        Reason::Absent => write!(out, "absent {}", ruling.points),
    };
    out
}

/// Takes a remark apart, whose escapes are still in it. What is not understood stays words.
pub fn read(text: &str) -> Remark {
    let mut remark = Remark::default();
    let mut rest = text;
    if let Some((time, behind)) = taken(rest, TIME)
        && let Ok(seconds) = time.trim().parse::<f64>()
    {
        remark.ms = (seconds * 1000.0).round() as u32;
        rest = behind;
    }
    if let Some((ruling, behind)) = taken(rest, RULING)
        && let Some(ruling) = read_ruling(ruling)
    {
        remark.ruling = Some(ruling);
        rest = behind;
    }
    remark.words = unescaped(rest);
    remark
}

/// What stands between a mark and the next unescaped `]`, and what follows that without one blank.
fn taken<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let inside = text.strip_prefix(mark)?;
    let mut after_escape = false;
    let end = inside.find(|c| {
        let ends = c == ']' && !after_escape;
        after_escape = c == '\\' && !after_escape;
        ends
    })?;
    let behind = &inside[end + 1..];
    Some((&inside[..end], behind.strip_prefix(' ').unwrap_or(behind)))
}

fn read_ruling(text: &str) -> Option<Ruling> {
    let (lifted, text) = text.strip_prefix("lifted ").map_or((false, text), |rest| (true, rest));
    let (name, rest) = text.split_once(' ')?;
    let (points, said) = rest.split_once(' ').map_or((rest, None), |(points, said)| (points, Some(said)));
    let why = match (name, said) {
        ("wrong", said) => Reason::Wrong(unescaped(said.unwrap_or_default())),
        ("time", None) => Reason::Time,
        ("absent", None) => Reason::Absent,
        _ => return None,
    };
    Some(Ruling { why, points: points.parse().ok()?, lifted })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;
    use crate::record::Record;

    #[test]
    fn what_is_written_is_what_is_read() {
        let record = Record::new(GameKind::NumberChess.start("").unwrap());
        let said = ["", " ", "⑨右平跨⑤④(5+3=9)", "]}\\", "\\]", "a\nb", "lifted time 5]"];
        let mut rulings: Vec<Option<Ruling>> = vec![None];
        for lifted in [false, true] {
            let whys = said.map(|said| Reason::Wrong(said.into())).into_iter().chain([Reason::Time, Reason::Absent]);
            rulings.extend(whys.map(|why| Some(Ruling { why, points: 5, lifted })));
        }
        for ruling in rulings {
            for comment in ["", " ", "[%emt 5] quick", "[%ruling time 5]", "\\[%ruling time 5]", "}", "words"] {
                for ms in [0, 1, 3200] {
                    let node = Node { ms, comment: comment.into(), ruling: ruling.clone(), ..record.nodes[0].clone() };
                    let text = write(&node);
                    let inside = text.strip_prefix('{').and_then(|text| text.strip_suffix("} ")).unwrap_or_default();
                    assert_eq!(read(inside), Remark { ms, ruling: ruling.clone(), words: comment.into() }, "{text}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_ruling_stays_words() {
        for text in ["[%ruling", "[%ruling time]", "[%ruling time x]", "[%ruling rain 5]", "[%ruling time 70000]"] {
            assert_eq!(read(text), Remark { words: text.into(), ..Remark::default() });
        }
    }
}
