//! Written moves: `32-28`, `34x23`, `c3-d4`, `d4:b6`; the whole way, `39x28x17x6`, where the short form is not enough.
//!
//! Reading is lenient: any separator or none, a way written out where it need not be, full-width characters. Whether
//! it is a capture is decided by the rules, not by the separator.

use super::bits::Key;
use super::{Position, Refusal, WrittenError};
use crate::board::{Cell, CellSet};
use crate::games::{Hop, Move, Ply, Seat, Slip};

/// What is no move, in writing; behind it the seat, if it is not the one to move.
const WORDS: [(&str, fn(Seat) -> Ply); 4] =
    [("resign", Ply::Resign), ("draw", Ply::Draw), ("claim", Ply::Claim), ("time", Ply::TimeUp)];
/// The same as a Chinese reader says it; read only.
const OTHER_WORDS: [(&str, fn(Seat) -> Ply); 4] =
    [("認輸", Ply::Resign), ("认输", Ply::Resign), ("和棋", Ply::Draw), ("提和", Ply::Claim)];

impl Position {
    /// The ply in writing: the short form, or the long one of [`Position::write_long`] if the short is ambiguous.
    pub fn write(&self, ply: &Ply) -> String {
        let Ply::Move(mv) = ply else { return self.write_other(ply) };
        let grid = self.grid();
        let alike = |key: &&Key| grid.cell(key.from) == mv.from && grid.cell(key.to) == mv.to();
        if self.keys().iter().filter(alike).count() > 1 {
            return self.write_long(mv);
        }
        self.join([mv.from, mv.to()], !mv.is_step())
    }

    /// A move with every landing: where it turns, or right behind the piece taken where it goes straight on.
    pub fn write_long(&self, mv: &Move) -> String {
        let landings = mv.hops.iter().map(|hop| hop.to);
        self.join([mv.from].into_iter().chain(landings), !mv.is_step())
    }

    fn join(&self, cells: impl IntoIterator<Item = Cell>, capture: bool) -> String {
        let rules = self.rules();
        let names: Vec<String> = cells.into_iter().map(|cell| self.squares().name(cell)).collect();
        names.join(&if capture { rules.capture_sign } else { '-' }.to_string())
    }

    fn write_other(&self, ply: &Ply) -> String {
        match ply {
            Ply::Pass(_) | Ply::Move(_) => "--".into(),
            ply => {
                let seat = ply.seat();
                // One that is not found is not played here: nothing to write.
                let word = WORDS.iter().find(|(_, of)| of(seat) == *ply).map_or("", |(word, _)| word);
                if seat == self.seat_to_move() || word.is_empty() { word.into() } else { format!("{word}-{seat}") }
            }
        }
    }

    /// Reads a ply and matches it with the legal ones.
    ///
    /// # Errors
    /// A slip with its place where it is not notation; else the reason why the move is not legal.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        let word = |(word, ply): &(&str, fn(Seat) -> Ply)| Some((text.trim().strip_prefix(word)?, *ply));
        if let Some((rest, ply)) = WORDS.iter().chain(&OTHER_WORDS).find_map(word) {
            let rest = rest.trim_start().trim_start_matches('-');
            let seat = match rest.trim() {
                "" => Some(self.seat_to_move()),
                "1" => Some(Seat(0)),
                "2" => Some(Seat(1)),
                _ => None,
            };
            let slip = || Slip {
                column: text.chars().count() - rest.trim_start().chars().count() + 1,
                found: rest.trim().into(),
            };
            return seat.map(ply).ok_or_else(|| WrittenError::Slip(slip()));
        }
        let cells = self.read_cells(text).map_err(WrittenError::Slip)?;
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else {
            return Err(WrittenError::Slip(Slip { column: 1, found: String::new() }));
        };
        let mv = if cells.len() == 2 { self.find_move(from, to) } else { self.find_way(&cells) };
        Ok(Ply::Move(mv?))
    }

    /// The legal move that goes by the landings given.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn find_way(&self, landings: &[Cell]) -> Result<Move, Refusal> {
        let (Some(&from), Some(&to)) = (landings.first(), landings.last()) else { return Err(Refusal::NoSuchWay) };
        let moves = self.moves_between(from, to);
        if moves.is_empty() {
            return Err(self.explain(from, to));
        }
        let mut over = CellSet::EMPTY;
        for leg in landings.windows(2) {
            let between = self.between(leg[0], leg[1]).ok_or(Refusal::NoSuchWay)?;
            over |= between.into_iter().filter(|&cell| self.piece_at(cell).is_some() && cell != from).collect();
        }
        let mv = moves.into_iter().find(|mv| self.taken_by(mv) == over).ok_or(Refusal::NoSuchWay)?;
        // By the way that was written, if it is one of the ways that are listed.
        let written = |way: &Vec<Hop>| way.iter().map(|hop| hop.to).eq(landings[1..].iter().copied());
        let hops = self.ways(&mv).into_iter().find(written);
        Ok(Move { hops: hops.unwrap_or_else(|| mv.hops.clone()), ..mv })
    }

    /// The squares of a written move, two or more.
    fn read_cells(&self, text: &str) -> Result<Vec<Cell>, Slip> {
        let separator = |c: char| c.is_whitespace() || "-–—‐‑−xX:*×>→~～至到,，".contains(c);
        let chars: Vec<char> = text.chars().map(narrow).collect();
        let mut end = chars.len();
        while end > 0 && (matches!(chars[end - 1], '!' | '?') || chars[end - 1].is_whitespace()) {
            end -= 1;
        }
        let (mut cells, mut at) = (Vec::new(), 0);
        while at < end {
            if separator(chars[at]) {
                at += 1;
                continue;
            }
            let letters = chars[at..end].iter().take_while(|c| c.is_ascii_alphabetic()).count().min(1);
            let digits = chars[at + letters..end].iter().take_while(|c| c.is_ascii_digit()).count();
            // Four digits in a row are two squares.
            let len = if letters == 0 && digits == 4 { 2 } else { letters + digits };
            let word: String = chars[at..at + len.max(1)].iter().collect();
            cells.push(self.squares().parse(&word).ok_or(Slip { column: at + 1, found: word })?);
            at += len;
        }
        if cells.len() < 2 {
            return Err(Slip { column: end + 1, found: String::new() });
        }
        Ok(cells)
    }
}

/// Full-width letters and digits, which a Chinese keyboard gives, as plain ones.
fn narrow(c: char) -> char {
    if ('！'..='～').contains(&c) { char::from_u32(c as u32 - 0xFEE0).unwrap_or(c) } else { c }
}
