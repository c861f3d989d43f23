//! The games of a PDN text, one after the other: where each begins, its tags, its length.

use super::token::{Lexed, Lexer, Token};

/// A game of a list, as its tags and moves are written; nothing is replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PdnEntry {
    /// Where it begins in the text, in bytes.
    pub offset: usize,
    /// Where the next begins.
    pub end: usize,
    /// The line it begins in, from 1.
    pub line: usize,
    /// The tags in their order.
    pub tags: Vec<(String, String)>,
    /// The result: the tag, else what stands behind the moves.
    pub result: String,
    /// Moves of the main line.
    pub plies: usize,
}

impl PdnEntry {
    /// The value of a tag, in any case; empty where it is missing or a mere `?`.
    pub fn tag(&self, name: &str) -> &str {
        let found = self.tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        let value = found.map_or("", |(_, value)| value.trim());
        if value.bytes().all(|b| b == b'?') { "" } else { value }
    }

    /// Who plays White.
    pub fn white(&self) -> &str {
        self.tag("White")
    }

    /// Who plays Black.
    pub fn black(&self) -> &str {
        self.tag("Black")
    }

    /// The tournament or match.
    pub fn event(&self) -> &str {
        self.tag("Event")
    }

    /// When, as it is written.
    pub fn date(&self) -> &str {
        self.tag("Date")
    }

    /// Whether it is no game at all: words that stand alone.
    pub(super) fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.plies == 0 && self.result.is_empty()
    }
}

/// Splits a text into games, one at a time.
pub(super) struct Games<'a> {
    text: &'a str,
    tokens: std::iter::Peekable<Lexer<'a>>,
    line: usize,
    counted: usize,
}

impl<'a> Games<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, tokens: Lexer::new(text).peekable(), line: 1, counted: 0 }
    }

    fn line_at(&mut self, at: usize) -> usize {
        self.line += self.text[self.counted..at].bytes().filter(|&b| b == b'\n').count();
        self.counted = at;
        self.line
    }
}

/// Whether nothing stands before a place in its line.
fn opens_line(text: &str, at: usize) -> bool {
    text[..at].trim_end_matches([' ', '\t']).ends_with('\n')
}

/// How far a game has come.
#[derive(Default)]
struct State {
    depth: usize,
    moves: bool,
    ended: bool,
}

impl State {
    /// Whether a token belongs to the next game.
    fn is_next(&self, token: &Token<'_>, opens_line: bool, entry: &PdnEntry) -> bool {
        match token {
            // Some programs write this one behind the moves.
            Token::Tag(name, _) if name.eq_ignore_ascii_case("FILENAME") => false,
            Token::Tag(name, _) => self.moves || self.ended || entry.tags.iter().any(|(known, _)| known == name),
            _ if self.depth > 0 => false,
            Token::Number(1, false) => self.ended || entry.plies > 1,
            // In a mere list of moves, words at the beginning of a line are a heading.
            Token::Stray(_) if opens_line && entry.tags.is_empty() && entry.plies > 0 => true,
            Token::Number(..) | Token::Move(..) | Token::Stray(_) => self.ended,
            Token::Setup(_) => self.moves || self.ended,
            _ => false,
        }
    }

    fn take(&mut self, token: &Token<'_>, entry: &mut PdnEntry, written: &mut String) {
        match token {
            Token::Tag(name, value) => entry.tags.push(((*name).into(), value.clone())),
            Token::Open => self.depth += 1,
            Token::Close => self.depth = self.depth.saturating_sub(1),
            Token::Result(result) if self.depth < 2 && !self.ended => {
                *written = (*result).into();
                self.ended = self.depth == 0;
            }
            Token::Star if self.depth == 0 => {
                if !self.ended {
                    *written = "*".into();
                }
                self.ended = true;
            }
            Token::Move(..) | Token::Unknown if self.depth == 0 => {
                entry.plies += 1;
                self.moves = true;
            }
            Token::Number(..) => self.moves = true,
            _ => {}
        }
    }
}

impl Iterator for Games<'_> {
    type Item = PdnEntry;

    fn next(&mut self) -> Option<PdnEntry> {
        let first = self.tokens.peek()?.at;
        let mut entry = PdnEntry { offset: first, line: self.line_at(first), ..PdnEntry::default() };
        let (mut state, mut written, mut last) = (State::default(), String::new(), String::new());
        while let Some(Lexed { token, .. }) =
            self.tokens.next_if(|next| !state.is_next(&next.token, opens_line(self.text, next.at), &entry))
        {
            state.take(&token, &mut entry, &mut written);
            match token {
                Token::Move(text, _) => last = text,
                Token::Comment(_) | Token::Glyph(_) => {}
                _ if state.ended => {}
                _ => last.clear(),
            }
            if state.depth > 0 && self.tokens.peek().is_some_and(|next| matches!(next.token, Token::Tag(..))) {
                state.depth = 0; // a variation that was never closed ends with its game
            }
        }
        entry.end = self.tokens.peek().map_or(self.text.len(), |next| next.at);
        entry.result = entry.tag("Result").into();
        if entry.result.is_empty() {
            entry.result = written;
        }
        // A score that looks like a move: `4-6` behind the last one.
        if !last.is_empty() && last == entry.result {
            entry.plies -= 1;
        }
        Some(entry)
    }
}
