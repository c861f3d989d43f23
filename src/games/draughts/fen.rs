//! Positions in writing: FEN as PDN knows it, `W:W31-50:B1-20` or `W:Wa3,c3,Kd6:Bb8`.
//!
//! Numbers are read in every variant, 1 at the top left as White sees the board (so 1 = b8 on 64 squares), and so
//! are a1–h8; a variant is written with its own. Groups come in any order, ranges and a closing dot are let pass,
//! as are the counters `H…` and `F…` that some programs append.

use super::{Color, Position, Variant};

/// What is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// It does not begin with the side to move.
    Turn(String),
    /// A group that is neither White's nor Black's.
    Group(String),
    /// A side listed twice.
    SideTwice(Color),
    /// A side that is not listed.
    SideMissing(Color),
    /// Not a square of this board.
    Square {
        /// What was given.
        text: String,
        /// Where it begins, in characters from 1.
        column: usize,
    },
    /// Two pieces on one square.
    Twice {
        /// The square.
        text: String,
        /// Where it begins, in characters from 1.
        column: usize,
    },
    /// A man on the row on which it is crowned.
    ManOnLastRow {
        /// The square.
        text: String,
        /// Where it begins, in characters from 1.
        column: usize,
    },
    /// More pieces than a side can have.
    Crowded {
        /// The side.
        color: Color,
        /// Its pieces.
        count: u32,
        /// The most it can have.
        limit: u32,
    },
}

/// The pieces read so far, as padded bits.
struct Reader {
    variant: Variant,
    sides: [Option<u64>; 2],
    kings: u64,
}

impl Position {
    /// Reads a FEN.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn from_fen(variant: Variant, text: &str) -> Result<Self, FenError> {
        let mut groups = split(text, ':', 1);
        let (_, turn) = groups.next().unwrap_or((1, ""));
        let to_move = color(turn).ok_or_else(|| FenError::Turn(turn.into()))?;
        let mut reader = Reader { variant, sides: [None; 2], kings: 0 };
        for (column, group) in groups {
            reader.group(column, group)?;
        }
        let [white, black] = reader.sides;
        let white = white.ok_or(FenError::SideMissing(Color::White))?;
        let black = black.ok_or(FenError::SideMissing(Color::Black))?;
        Ok(Self::new(variant, [white, black], reader.kings, to_move))
    }

    /// The position as a FEN; reads back with [`Position::from_fen`]. Clocks and repetitions are not part of it.
    pub fn to_fen(&self) -> String {
        let list = |color| {
            let (kings, naming) = (self.kings(color), self.rules().naming);
            let name = |cell| {
                let crown = if kings.has(cell) { "K" } else { "" };
                crown.to_owned() + &self.squares().name_in(cell, naming)
            };
            self.pieces(color).map(name).collect::<Vec<_>>().join(",")
        };
        let turn = if self.to_move == Color::White { 'W' } else { 'B' };
        format!("{turn}:W{}:B{}", list(Color::White), list(Color::Black))
    }
}

impl Reader {
    /// `W31,K32,33-35`, or an appended counter.
    fn group(&mut self, column: usize, group: &str) -> Result<(), FenError> {
        let unknown = || FenError::Group(group.into());
        let mut chars = group.chars();
        let Some(first) = chars.next() else { return Ok(()) };
        let (list, squares) = (chars.as_str(), column + 1);
        let is_counter = matches!(first, 'H' | 'F') && list.bytes().all(|b| b.is_ascii_digit());
        let Some(color) = color(&first.to_string()) else {
            return if is_counter { Ok(()) } else { Err(unknown()) };
        };
        if self.sides[color as usize].is_some() {
            return Err(FenError::SideTwice(color));
        }
        self.sides[color as usize] = Some(0);
        for (column, item) in split(list, ',', squares) {
            if !item.is_empty() {
                self.item(color, column, item)?;
            }
        }
        let count = self.sides[color as usize].map_or(0, u64::count_ones);
        let limit = self.variant.rules().men();
        if count > limit { Err(FenError::Crowded { color, count, limit }) } else { Ok(()) }
    }

    /// `31`, `K31`, `31-35`, `K31-35`, `c3`.
    fn item(&mut self, color: Color, column: usize, item: &str) -> Result<(), FenError> {
        let (grid, squares) = (self.variant.grid(), self.variant.squares());
        let (king, text) = item.strip_prefix('K').map_or((false, item), |text| (true, text));
        let bad = || FenError::Square { text: item.into(), column };
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (squares.parse(first.trim()).ok_or_else(bad)?, squares.parse(last.trim()).ok_or_else(bad)?);
        if first > last {
            return Err(bad());
        }
        let crowned = grid.row_bits(if color == Color::White { 0 } else { grid.size() - 1 });
        for cell in (first.0..=last.0).map(crate::board::Cell) {
            let (bit, name) = (grid.bit(cell), squares.name(cell));
            if self.sides.iter().flatten().any(|side| side & bit != 0) {
                return Err(FenError::Twice { text: name, column });
            }
            if king {
                self.kings |= bit;
            } else if crowned & bit != 0 {
                return Err(FenError::ManOnLastRow { text: name, column });
            }
            *self.sides[color as usize].get_or_insert(0) |= bit;
        }
        Ok(())
    }
}

fn color(text: &str) -> Option<Color> {
    match text {
        "W" | "w" => Some(Color::White),
        "B" | "b" => Some(Color::Black),
        _ => None,
    }
}

/// The trimmed parts between separators with the column at which each begins; a closing dot is dropped.
fn split(text: &str, separator: char, start: usize) -> impl Iterator<Item = (usize, &str)> {
    let mut column = start;
    text.split(separator).map(move |part| {
        let at = column + part.chars().take_while(|c| c.is_whitespace()).count();
        column += part.chars().count() + 1;
        (at, part.trim().trim_end_matches('.').trim_end())
    })
}
