//! Reading a script.

use std::fmt;
use std::path::Path;

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    New,
    Click,
    Drag,
    Hover,
    Right,
    Key,
    Type,
    Press,
    Open,
    Save,
    Export,
    Lang,
    Theme,
    Set,
    Size,
    Wait,
    Shot,
    Expect,
    Quit,
}

impl Verb {
    const WORDS: [(&'static str, Self, bool); 19] = [
        ("new", Self::New, true),
        ("click", Self::Click, true),
        ("drag", Self::Drag, true),
        ("hover", Self::Hover, true),
        ("right", Self::Right, true),
        ("key", Self::Key, true),
        ("type", Self::Type, true),
        ("press", Self::Press, true),
        ("open", Self::Open, true),
        ("save", Self::Save, true),
        ("export", Self::Export, true),
        ("lang", Self::Lang, true),
        ("theme", Self::Theme, true),
        ("set", Self::Set, true),
        ("size", Self::Size, true),
        ("wait", Self::Wait, false),
        ("shot", Self::Shot, true),
        ("expect", Self::Expect, true),
        ("quit", Self::Quit, false),
    ];
}

/// A line of a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the file, from 1.
    pub number: usize,
    /// What it asks for.
    pub verb: Verb,
    /// What follows the word.
    pub rest: String,
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = Verb::WORDS.iter().find(|(_, verb, _)| *verb == self.verb).map_or("", |(word, ..)| word);
        write!(f, "line {}: {word} {}", self.number, self.rest)
    }
}

/// A whole script.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    /// Its lines, remarks left out.
    pub lines: Vec<Line>,
}

impl Script {
    /// Reads a script file.
    ///
    /// # Errors
    /// A sentence: the file cannot be read, or which line is no action.
    pub fn open(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Self::parse(&text).map_err(|sentence| format!("{}: {sentence}", path.display()))
    }

    /// Reads a script.
    ///
    /// # Errors
    /// Which line is no action.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let known = Verb::WORDS.iter().find(|(name, ..)| *name == word);
            let Some(&(_, verb, needs)) = known else {
                return Err(format!("line {}: no action “{word}”", index + 1));
            };
            let rest = rest.trim().to_owned();
            if needs && rest.is_empty() {
                return Err(format!("line {}: {word} needs more words", index + 1));
            }
            lines.push(Line { number: index + 1, verb, rest });
        }
        Ok(Self { lines })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_read_line_by_line() {
        let script = Script::parse("# a remark\n\nnew chinese-checkers players=6\n  wait\nquit").unwrap();
        assert_eq!(script.lines.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(script.lines[0].rest, "chinese-checkers players=6");
        assert_eq!(Script::parse("wait\njump r1c1"), Err("line 2: no action “jump”".into()));
        assert_eq!(Script::parse("click"), Err("line 1: click needs more words".into()));
    }
}
