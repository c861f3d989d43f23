//! PDN taken apart into tokens, each with its place. Lenient: whatever cannot be one becomes a word of its own.

use super::Trouble;

/// A piece of a PDN text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, escapes undone.
    Tag(&'a str, String),
    /// `{…}`.
    Comment(&'a str),
    /// `(`, of a variation.
    Open,
    /// `)`.
    Close,
    /// `12.` or `12...`: the number, and whether it is of the second mover.
    Number(u32, bool),
    /// A move, without its marks; the marks as numeric glyphs.
    Move(String, Option<u8>),
    /// `- -`: a move that is not known.
    Unknown,
    /// `$3`, or `!` apart from its move.
    Glyph(u8),
    /// `/FEN "…"/`.
    Setup(&'a str),
    /// `2-0`, `1/2-1/2`, …
    Result(&'a str),
    /// `*`.
    Star,
    /// Words that belong to nothing.
    Stray(&'a str),
    /// Something that is not as it should be, and is left out.
    Broken(Trouble),
}

/// A token and where it stands, in bytes.
#[derive(Clone, Debug)]
pub(super) struct Lexed<'a> {
    pub at: usize,
    pub token: Token<'a>,
}

/// The tokens of a text.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

/// The meaning of a result, as points of the first and the second figure: 2 for a win, 1 for a draw.
pub(super) fn points(result: &str) -> Option<[u8; 2]> {
    match result {
        "2-0" | "1-0" => Some([2, 0]),
        "0-2" | "0-1" => Some([0, 2]),
        "1-1" | "1/2-1/2" | "½-½" | "0.5-0.5" | "1/2" => Some([1, 1]),
        _ => None,
    }
}

/// The number of a mark behind a move; `None` for what is none.
fn glyph(marks: &str) -> Option<u8> {
    let marks: String = marks.chars().filter(|c| matches!(c, '!' | '?' | '*')).collect();
    match marks.as_str() {
        "!" => Some(1),
        "?" => Some(2),
        "!!" => Some(3),
        "??" => Some(4),
        "!?" => Some(5),
        "?!" => Some(6),
        "*" => Some(7),
        _ => None,
    }
}

fn is_separator(c: char) -> bool {
    "-–—‐‑−xX:*×".contains(c)
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

/// Whether a word is two squares or more: `32-28`, `c3:e5`, `a3b4`, `3228`.
fn is_move(word: &str) -> bool {
    let (mut squares, mut rest) = (0, word);
    while !rest.is_empty() {
        let letter = usize::from(rest.starts_with(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'x' | 'X')));
        let digits = rest[letter..].bytes().take_while(u8::is_ascii_digit).count();
        squares += match (letter, digits) {
            (_, 1) | (0, 2) => 1,
            (0, 4) => 2,
            _ => return false,
        };
        rest = &rest[letter + digits..];
        let separators: usize = rest.chars().take_while(|&c| is_separator(c)).map(char::len_utf8).sum();
        rest = &rest[separators..];
        if separators > 0 && rest.is_empty() || separators == 0 && letter == 0 && !rest.is_empty() {
            return false;
        }
    }
    squares > 1
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// `[Name "value"]`.
    fn tag(&mut self) -> Token<'a> {
        let rest = self.rest();
        let line = rest.lines().next().unwrap_or(rest);
        let broken = |lexer: &mut Self| {
            lexer.at += line.len();
            Token::Broken(Trouble::Tag(line.trim_end().into()))
        };
        let inside = rest[1..].trim_start();
        let name_end = inside.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(inside.len());
        let (name, behind) = inside.split_at(name_end);
        let Some(quoted) = behind.trim_start().strip_prefix('"').filter(|_| !name.is_empty()) else {
            return broken(self);
        };
        // The value ends at the last quotation mark before the bracket, so that unescaped ones within it are kept.
        let is_end = |i: &usize| quoted[i + 1..].trim_start().starts_with(']') && !quoted[..*i].contains('\n');
        let ends = || quoted.match_indices('"').map(|(i, _)| i).take_while(|&i| !quoted[..i].contains('\n'));
        // An odd number of backslashes escapes the mark, unless it is the only one that can end the value.
        let escaped = |i: &usize| (quoted[..*i].len() - quoted[..*i].trim_end_matches('\\').len()) % 2 == 1;
        let Some(end) = ends().filter(is_end).find(|i| !escaped(i)).or_else(|| ends().find(is_end)) else {
            return broken(self);
        };
        let value = quoted[..end].replace("\\\"", "\"").replace("\\\\", "\\");
        let closed = quoted[end..].find(']').map_or(quoted.len(), |i| end + i + 1);
        self.at += rest.len() - quoted.len() + closed;
        Token::Tag(name, value)
    }

    /// `{…}`; one that is never closed ends where the next game begins.
    fn comment(&mut self) -> Token<'a> {
        let inside = &self.rest()[1..];
        let next_game = inside.find("\n[");
        match inside.find('}') {
            Some(end) if next_game.is_none_or(|next| end < next || inside[next..end].lines().count() < 3) => {
                self.at += end + 2;
                Token::Comment(&inside[..end])
            }
            _ => {
                self.at += 1 + next_game.unwrap_or(inside.len());
                Token::Broken(Trouble::Unclosed('{'))
            }
        }
    }

    fn word(&mut self) -> Option<Token<'a>> {
        let rest = self.rest();
        let len = rest.find(|c: char| is_blank(c) || "{}()[]$".contains(c)).unwrap_or(rest.len());
        let whole = &rest[..len];
        let bare = whole.trim_end_matches(['.', ',', ';']);
        if points(bare).is_some() || bare == "0-0" {
            self.at += len;
            return Some(Token::Result(bare));
        }
        let digits = whole.bytes().take_while(u8::is_ascii_digit).count();
        let dots: usize = whole[digits..].chars().take_while(|c| ".…。．".contains(*c)).map(char::len_utf8).sum();
        if dots > 0 {
            self.at += digits + dots;
            let second = whole[digits..digits + dots].chars().count() > 1 || whole[digits..].starts_with('…');
            // Dots alone stand for a move left out: `1. ... 7-12`.
            return match whole[..digits].parse() {
                Ok(number) => Some(Token::Number(number, second)),
                Err(_) => None,
            };
        }
        if let Some(token) = self.spaced(digits == len, whole) {
            return Some(token);
        }
        self.at += len;
        if digits == len
            && let Ok(number) = whole.parse()
            && len < 4
        {
            return Some(Token::Number(number, false));
        }
        let clean = whole.trim_end_matches(|c: char| "!?*+=#.,;…。，".contains(c));
        let marks = &whole[clean.len()..];
        if is_move(clean) {
            return Some(Token::Move(clean.into(), glyph(marks)));
        }
        Some(match whole {
            "*" => Token::Star,
            "--" => Token::Unknown,
            _ if clean.is_empty() => glyph(whole).map_or(Token::Stray(whole), Token::Glyph),
            _ => Token::Stray(whole),
        })
    }

    /// A move with blanks in it, `1- 6` or `1 -6`, and `- -`.
    fn spaced(&mut self, is_number: bool, word: &'a str) -> Option<Token<'a>> {
        let head = word.trim_end_matches(is_separator);
        let is_head = is_number && word.len() < 3 || head.len() < word.len() && is_move(&format!("{head}-1"));
        let behind = &self.rest()[word.len()..];
        let tail = behind.trim_start_matches([' ', '\t']);
        let tail_len = tail.find(|c: char| is_blank(c) || "{}()[]$".contains(c)).unwrap_or(tail.len());
        let tail_word = &tail[..tail_len];
        let skipped = word.len() + (behind.len() - tail.len()) + tail_len;
        if word == "-" && tail_word == "-" {
            self.at += skipped;
            return Some(Token::Unknown);
        }
        // `37 - 32`: blanks on both sides.
        if is_number && word.len() < 3 && tail_word.chars().all(is_separator) && tail_word.chars().count() == 1 {
            let far = tail[tail_len..].trim_start_matches([' ', '\t']);
            let far_len = far.find(|c: char| is_blank(c) || "{}()[]$".contains(c)).unwrap_or(far.len());
            let clean = far[..far_len].trim_end_matches(|c: char| "!?*+=#.,;".contains(c));
            let joined = format!("{word}{tail_word}{clean}");
            if is_move(&joined) && clean.len() < 3 {
                self.at += self.rest().len() - far.len() + far_len;
                return Some(Token::Move(joined, glyph(&far[clean.len()..far_len])));
            }
        }
        let joins = is_head && (!is_number || tail_word.starts_with(is_separator) && tail_word.len() > 1);
        let clean = tail_word.trim_end_matches(|c: char| "!?*+=#.,;".contains(c));
        let joined = format!("{word}{clean}");
        if !joins || behind.len() == tail.len() || !is_move(&joined) {
            return None;
        }
        self.at += skipped;
        Some(Token::Move(joined, glyph(&tail_word[clean.len()..])))
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Lexed<'a>;

    fn next(&mut self) -> Option<Lexed<'a>> {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            let (at, rest) = (self.at, self.rest());
            let found = |token| Some(Lexed { at, token });
            match rest.chars().next()? {
                '[' => return found(self.tag()),
                '{' => return found(self.comment()),
                '%' => {
                    self.at += rest.find('\n').unwrap_or(rest.len());
                    continue;
                }
                '(' => {
                    let strength = rest[1..].split_once(')').and_then(|(marks, _)| Some((glyph(marks)?, marks)));
                    if let Some((number, marks)) = strength.filter(|(_, marks)| marks.len() < 3) {
                        self.at += marks.len() + 2;
                        return found(Token::Glyph(number));
                    }
                    self.at += 1;
                    return found(Token::Open);
                }
                ')' => {
                    self.at += 1;
                    return found(Token::Close);
                }
                c @ ('}' | ']') => {
                    self.at += 1;
                    return found(Token::Broken(Trouble::StrayClose(c)));
                }
                '$' => {
                    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                    self.at += 1 + digits;
                    let number = rest[1..=digits].parse();
                    return found(number.map_or(Token::Stray(&rest[..=digits]), Token::Glyph));
                }
                _ => {}
            }
            if let Some(setup) = rest.strip_prefix("/FEN \"").or_else(|| rest.strip_prefix("/FEN\""))
                && let Some((fen, _)) = setup.split_once("\"/")
            {
                self.at += rest.len() - setup.len() + fen.len() + 2;
                return found(Token::Setup(fen));
            }
            if let Some(token) = self.word() {
                return found(token);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        Lexer::new(text).map(|lexed| lexed.token).collect()
    }

    fn mv(text: &str) -> Token<'_> {
        Token::Move(text.into(), None)
    }

    #[test]
    fn moves_come_in_many_hands() {
        for text in
            ["32-28", "32x28", "32:28", "32×28", "32–28", "32‑28", "c3-d4", "d4:b6", "a3b4", "3228", "39x28x17x6"]
        {
            assert_eq!(tokens(text), [mv(text)], "{text}");
        }
        assert_eq!(tokens("1. 32-28"), [Token::Number(1, false), mv("32-28")]);
        assert_eq!(tokens("12.32-28"), [Token::Number(12, false), mv("32-28")]);
        assert_eq!(tokens("4... 1-6"), [Token::Number(4, true), mv("1-6")]);
        assert_eq!(tokens("1. ... 7-12"), [Token::Number(1, false), mv("7-12")]);
        assert_eq!(tokens("1- 6 11 -17 3- 9?"), [mv("1-6"), mv("11-17"), Token::Move("3-9".into(), Some(2))]);
        assert_eq!(
            tokens("3. 37 - 32 10 x 14!"),
            [Token::Number(3, false), mv("37-32"), Token::Move("10x14".into(), Some(1))]
        );
        assert_eq!(tokens("41. - -"), [Token::Number(41, false), Token::Unknown]);
        assert_eq!(tokens("32-28! 19-23(?!)"), [Token::Move("32-28".into(), Some(1)), mv("19-23"), Token::Glyph(6)]);
        assert_eq!(tokens("26-21* $3"), [Token::Move("26-21".into(), Some(7)), Token::Glyph(3)]);
    }

    #[test]
    fn results_are_told_from_moves() {
        for text in ["2-0", "1-1", "0-2", "1-0", "0-1", "1/2-1/2", "½-½", "0.5-0.5", "0-0"] {
            assert_eq!(tokens(text), [Token::Result(text)], "{text}");
        }
        assert_eq!(tokens("10-14 1-10 *"), [mv("10-14"), mv("1-10"), Token::Star]);
    }

    #[test]
    fn what_is_broken_costs_no_more_than_itself() {
        assert_eq!(
            tokens("[Event \"a \\\"b\\\" \"c\"] x\"]"),
            [Token::Tag("Event", "a \"b\" \"c".into()), Token::Stray("x\""), Token::Broken(Trouble::StrayClose(']'))]
        );
        assert_eq!(tokens(r#"[Event "®\\\"]"]"#), [Token::Tag("Event", "®\\\"]".into())]);
        assert_eq!(tokens("[Site \"C:\\\"]"), [Token::Tag("Site", "C:\\".into())], "no escape, but a path");
        assert_eq!(tokens("[Event]\n1-6")[0], Token::Broken(Trouble::Tag("[Event]".into())));
        assert_eq!(tokens("{never closed\n\n[Event \"x\"]\n\n1-6 2-7\n3-8 }")[1], Token::Tag("Event", "x".into()));
        assert_eq!(tokens("% a line\n/FEN \"B:W50:B1\"/ é."), [Token::Setup("B:W50:B1"), Token::Stray("é.")]);
        assert_eq!(tokens("}($"), [Token::Broken(Trouble::StrayClose('}')), Token::Open, Token::Stray("$")]);
    }
}
