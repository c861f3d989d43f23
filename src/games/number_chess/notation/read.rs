//! Lenient reading.

use super::{HEADINGS, OTHERS, Other};
use crate::games::number_chess::arithmetic::Fault;
use crate::games::number_chess::ground::{BLUE, Heading, RED};
use crate::games::number_chess::moves::{Illegal, Kind, Move, Ply, Stated};
use crate::games::number_chess::position::Position;
use crate::games::{Seat, Slip};

/// Why a written ply cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenError {
    /// It is not notation.
    Slip(Slip),
    /// It is notation, but not legal.
    Illegal(Illegal),
}

impl From<Illegal> for WrittenError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl Position {
    /// Reads a ply and matches it with the legal ones. An equation that is not written is filled in.
    ///
    /// # Errors
    /// A slip with its place where it is not notation; else the reason why it is not legal. Columns of an equation's
    /// fault count from its own first character.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        self.read_ply(text, false)
    }

    /// The same as a match wants it: every equation said.
    ///
    /// # Errors
    /// As [`Position::read`], and [`Illegal::NoEquationSaid`].
    pub fn read_said(&self, text: &str) -> Result<Ply, WrittenError> {
        self.read_ply(text, true)
    }

    fn read_ply(&self, text: &str, said: bool) -> Result<Ply, WrittenError> {
        let mut reader = Reader::new(text);
        let seat = reader.preface();
        if let Some(other) = reader.other() {
            reader.end()?;
            let ply = match (other, seat.unwrap_or(self.to_move())) {
                (Other::Pass, seat) => Ply::Pass(seat),
                (Other::Timeout, seat) => Ply::Timeout(seat),
                (Other::CallStop, seat) => Ply::CallStop(seat),
                (Other::Resign, seat) => Ply::Resign(seat),
                (Other::Draw, _) => Ply::Draw,
                (Other::TimeUp, _) => Ply::TimeUp,
            };
            return self.play(&ply).map(|_| ply).map_err(WrittenError::Illegal);
        }
        if seat.is_some_and(|seat| seat != self.to_move()) {
            return Err(Illegal::NotYourTurn { to_move: self.to_move() }.into());
        }
        let piece = reader.digit().ok_or_else(|| reader.slip_here())?;
        let (kind, stated) = reader.hops(self.to_move())?;
        reader.end()?;
        let from = self.place(self.to_move(), piece).ok_or(Illegal::NoSuchPiece(piece))?;
        let needs = matches!(kind, Kind::Span | Kind::Chain);
        if let Some(i) = stated.iter().position(|hop| hop.equation.is_none()).filter(|_| said && needs) {
            return Err(Illegal::NoEquationSaid { hop: i + 1 }.into());
        }
        if let Some(hop) = stated.iter().position(|hop| hop.equation.is_some()).filter(|_| !needs) {
            // Steps and adjacent moves have no arithmetic.
            return Err(Illegal::Equation { hop: hop + 1, fault: Fault::Unexpected { column: 1 } }.into());
        }
        let mv: Move = self.state(from, kind, &stated)?;
        Ok(Ply::Move(mv))
    }
}

/// Characters in their plain form, with a place in them.
struct Reader {
    symbols: Vec<char>,
    at: usize,
}

/// A character in the form that the tables of words have.
fn plain(symbol: char) -> char {
    match symbol {
        '！'..='～' => char::from_u32(symbol as u32 - 0xFEE0).unwrap_or(symbol),
        '①'..='⑨' => char::from_u32(symbol as u32 - '①' as u32 + '1' as u32).unwrap_or(symbol),
        '⓪' | '〇' => '0',
        '\u{3000}' => ' ',
        '、' | ';' => ',',
        '進' => '进',
        '鄰' | '隣' => '邻',
        '連' => '连',
        '單' => '单',
        '時' => '时',
        '間' => '间',
        '認' => '认',
        '輸' => '输',
        '紅' => '红',
        '藍' => '蓝',
        '−' | '–' | '—' => '-',
        other => other,
    }
}

impl Reader {
    fn new(text: &str) -> Self {
        Self { symbols: text.chars().map(plain).collect(), at: 0 }
    }

    fn skip_spaces(&mut self) {
        while self.symbols.get(self.at).is_some_and(|c| c.is_whitespace()) {
            self.at += 1;
        }
    }

    /// Takes a word if it comes next; letters in either case, and an English word only as a whole.
    fn word(&mut self, word: &str) -> bool {
        self.skip_spaces();
        let letters: Vec<char> = word.chars().map(plain).collect();
        let end = self.at + letters.len();
        let fits = self
            .symbols
            .get(self.at..end)
            .is_some_and(|next| next.iter().zip(&letters).all(|(a, b)| a.eq_ignore_ascii_case(b)));
        let whole = !word.ends_with(|c: char| c.is_ascii_alphabetic())
            || self.symbols.get(end).is_none_or(|c| !c.is_ascii_alphabetic());
        if fits && whole {
            self.at = end;
        }
        fits && whole
    }

    fn any(&mut self, words: &[&str]) -> bool {
        words.iter().any(|word| self.word(word))
    }

    fn digit(&mut self) -> Option<u8> {
        self.skip_spaces();
        let digit = self.symbols.get(self.at)?.to_digit(10)?;
        self.at += 1;
        Some(digit as u8)
    }

    /// A move number and a side before the ply itself: `12. 紅`. What they say of the side.
    fn preface(&mut self) -> Option<Seat> {
        self.skip_spaces();
        let digits = self.symbols[self.at..].iter().take_while(|c| c.is_ascii_digit()).count();
        if digits > 0 && matches!(self.symbols.get(self.at + digits), Some('.' | ',' | ')' | ':')) {
            self.at += digits;
            while matches!(self.symbols.get(self.at), Some('.' | ',' | ')' | ':' | '…')) {
                self.at += 1;
            }
        }
        let seat = if self.any(&["红", "red", "r:"]) {
            Some(RED)
        } else if self.any(&["蓝", "blue", "b:"]) {
            Some(BLUE)
        } else {
            None
        };
        if seat.is_some() {
            self.any(&["方"]);
            self.any(&[":", "."]);
        }
        seat
    }

    fn other(&mut self) -> Option<Other> {
        for (word, other) in [("pass", Other::Pass), ("stop", Other::CallStop), ("timeout", Other::Timeout)] {
            if self.word(word) {
                return Some(other);
            }
        }
        OTHERS.iter().find(|(_, names)| self.any(names)).map(|(other, _)| *other)
    }

    fn heading(&mut self) -> Option<Heading> {
        HEADINGS.iter().find(|(_, names)| self.any(names)).map(|(heading, _)| *heading)
    }

    /// The longer words first: 連跨 before 跨.
    fn kind(&mut self) -> Option<Kind> {
        if self.any(&["连跨", "chain"]) {
            Some(Kind::Chain)
        } else if self.any(&["单跨", "跨", "span"]) {
            Some(Kind::Span)
        } else if self.any(&["邻", "adjacent"]) {
            Some(Kind::Adjacent)
        } else if self.any(&["移", "step"]) {
            Some(Kind::Step)
        } else {
            None
        }
    }

    fn hops(&mut self, seat: Seat) -> Result<(Kind, Vec<Stated>), WrittenError> {
        let mut kind = None;
        let mut hops = Vec::new();
        loop {
            let heading = self.heading().ok_or_else(|| self.slip_here())?;
            match kind {
                None => kind = Some(self.kind().ok_or_else(|| self.slip_here())?),
                // The span term may be repeated.
                Some(_) => _ = self.kind(),
            }
            let named: Vec<u8> = std::iter::from_fn(|| {
                self.any(&["·"]);
                self.digit()
            })
            .collect();
            let equation = self.equation()?;
            let count = named.len();
            hops.push(Stated { dir: heading.dir(seat), count, named: Some(named), equation });
            // The comma between two hops may be missing.
            let comma = self.any(&[",", "->", "→", "再"]);
            let here = self.at;
            let more = self.heading().is_some();
            self.at = here;
            if !comma && !more {
                break;
            }
        }
        kind.map(|kind| (kind, hops)).ok_or_else(|| self.slip_here())
    }

    /// An equation in brackets. It may hold brackets itself.
    fn equation(&mut self) -> Result<Option<String>, WrittenError> {
        let opener = ["(", "[", "【"];
        if !self.any(&opener) {
            return Ok(None);
        }
        let start = self.at;
        let mut depth = 1;
        while let Some(symbol) = self.symbols.get(self.at) {
            self.at += 1;
            match symbol {
                '(' | '[' | '【' => depth += 1,
                ')' | ']' | '】' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(Some(self.symbols[start..self.at - 1].iter().collect()));
            }
        }
        Err(self.slip_here())
    }

    fn end(&mut self) -> Result<(), WrittenError> {
        self.any(&[".", "。"]);
        self.skip_spaces();
        if self.at < self.symbols.len() { Err(self.slip_here()) } else { Ok(()) }
    }

    /// A slip at the place reached.
    fn slip_here(&self) -> WrittenError {
        let from = self.at + self.symbols.iter().skip(self.at).take_while(|c| c.is_whitespace()).count();
        let rest = self.symbols.iter().skip(from);
        WrittenError::Slip(Slip { column: from + 1, found: rest.take_while(|c| !c.is_whitespace()).take(8).collect() })
    }
}
