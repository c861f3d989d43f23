//! Written moves: `r4c1-r5c5`, `--` for a pass, `resign`.
//!
//! A move is what it does: (from, to). Reading is lenient: the landings in between may be written too, the older
//! letter-number names are known, and so are the dashes and arrows that people type.

use super::bits::Bits;
use super::position::Position;
use super::rules::Variant;
use crate::board::{Board, Cell};
use crate::games::{Illegal, Ply, Seat, Slip, WrittenError};

/// A forced pass.
pub const PASS: &str = "--";
/// A seat gives up; of another seat than the one to move, its mark follows behind a dash.
pub const RESIGN: &str = "resign";

impl<V: Variant> Position<V> {
    /// The ply in writing.
    pub fn write(&self, ply: &Ply) -> String {
        match ply {
            Ply::Move(mv) => format!("{}-{}", self.board().name(mv.from), self.board().name(mv.to())),
            Ply::Pass(_) => PASS.into(),
            Ply::Resign(seat) if *seat == self.to_move() => RESIGN.into(),
            Ply::Resign(seat) => format!("{RESIGN}-{}", self.corner(*seat)),
            // Not played here: nothing to write.
            Ply::Timeout(_) | Ply::CallStop(_) | Ply::Draw(_) | Ply::Claim(_) | Ply::TimeUp(_) => String::new(),
        }
    }

    /// Reads a ply and matches it with the legal ones.
    ///
    /// # Errors
    /// A slip with its place where it is not notation; else the reason why the move is not legal.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        let trimmed = text.trim();
        if let Some(seat) = self.read_resignation(trimmed) {
            return Ok(Ply::Resign(seat));
        }
        if matches!(trimmed, PASS | "–" | "—" | "−−" | "pass" | "Pass") {
            let ply = Ply::Pass(self.to_move());
            return self.play(&ply).map(|_| ply).map_err(WrittenError::Illegal);
        }
        let cells = read_cells(self.board(), text)?;
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else {
            return Err(WrittenError::Slip(Slip { column: 1, found: String::new() }));
        };
        let mv = self.find_move(from, to)?;
        if cells.len() > 2 {
            self.check_landings(&cells)?;
        }
        Ok(Ply::Move(mv))
    }

    fn read_resignation(&self, text: &str) -> Option<Seat> {
        let rest = rest_of_resignation(text)?;
        if rest.is_empty() {
            return Some(self.to_move());
        }
        let corner = rest.parse().ok()?;
        (0..self.seats() as u8).map(Seat).find(|&seat| self.corner(seat) == corner)
    }

    /// Checks that each written landing is one hop from the one before.
    fn check_landings(&self, cells: &[Cell]) -> Result<(), Illegal> {
        let occupied = self.occupied().without(cells[0]);
        for leg in cells.windows(2) {
            if !self.generator().is_hop(leg[0], leg[1], cells[0], self.occupied()) {
                return Err(if occupied.has(leg[1]) {
                    Illegal::Occupied(leg[1])
                } else {
                    Illegal::NotOnLine { from: leg[0], to: leg[1] }
                });
            }
        }
        Ok(())
    }

    /// The move that a (from, to) pair means, as a ply.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub fn ply(&self, from: Cell, to: Cell) -> Result<Ply, Illegal> {
        self.find_move(from, to).map(Ply::Move)
    }
}

/// What follows the word of a resignation; `None` where the text is none.
pub fn rest_of_resignation(text: &str) -> Option<&str> {
    let rest = [RESIGN, "認輸", "认输"].iter().find_map(|word| text.strip_prefix(word))?;
    Some(rest.trim_start_matches([' ', '-']).trim())
}

/// The cells of a written move, two or more.
///
/// # Errors
/// The first word that is not a cell, or that there are fewer than two.
pub fn read_cells(board: Board, text: &str) -> Result<Vec<Cell>, WrittenError> {
    let separator = |c: char| c.is_whitespace() || "-–—−→>~～至到,，".contains(c);
    let slip = |column, found: &str| WrittenError::Slip(Slip { column, found: found.into() });
    let mut cells = Vec::new();
    let mut word = String::new();
    for (i, c) in text.chars().chain([' ']).enumerate() {
        // Full-width letters and digits are what a Chinese keyboard gives.
        let c = if ('！'..='～').contains(&c) { char::from_u32(c as u32 - 0xFEE0).unwrap_or(c) } else { c };
        if !separator(c) {
            word.push(c);
        } else if !word.is_empty() {
            let column = i + 1 - word.chars().count();
            cells.push(board.parse(&word).ok_or_else(|| slip(column, &word))?);
            word.clear();
        }
    }
    if cells.len() < 2 {
        return Err(slip(text.chars().count() + 1, ""));
    }
    Ok(cells)
}
