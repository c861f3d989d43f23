//! Written moves: `r4c1-r5c5`, `--` for a pass, `resign`.
//!
//! A move is what it does: (from, to). Reading is lenient: the landings in between may be written too, the older
//! letter-number names are known, and so are the dashes and arrows that people type.

use super::movegen::board;
use super::position::Position;
use crate::board::Cell;
use crate::games::{Illegal, Ply, Slip, WrittenError};

const PASS: &str = "--";
const RESIGN: &str = "resign";

impl Position {
    /// The ply in writing.
    pub fn write(&self, ply: &Ply) -> String {
        match ply {
            Ply::Move(mv) => format!("{}-{}", board().name(mv.from), board().name(mv.to())),
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
        let cells = read_cells(text)?;
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else {
            return Err(WrittenError::Slip(Slip { column: 1, found: String::new() }));
        };
        let mv = self.find_move(from, to)?;
        if cells.len() > 2 {
            self.check_landings(&cells)?;
        }
        Ok(Ply::Move(mv))
    }

    fn read_resignation(&self, text: &str) -> Option<crate::games::Seat> {
        let rest = [RESIGN, "認輸", "认输"].iter().find_map(|word| text.strip_prefix(word))?;
        let rest = rest.trim_start_matches([' ', '-']).trim();
        if rest.is_empty() {
            return Some(self.to_move());
        }
        let corner = rest.parse().ok()?;
        (0..self.seats() as u8).map(crate::games::Seat).find(|&seat| self.corner(seat) == corner)
    }

    /// Checks that each written landing is one hop from the one before.
    fn check_landings(&self, cells: &[Cell]) -> Result<(), Illegal> {
        let occupied = self.occupied().without(cells[0]);
        for leg in cells.windows(2) {
            if !self.generator().is_hop(leg[0], leg[1], occupied) {
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

/// The cells of a written move, two or more.
fn read_cells(text: &str) -> Result<Vec<Cell>, WrittenError> {
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
            cells.push(board().parse(&word).ok_or_else(|| slip(column, &word))?);
            word.clear();
        }
    }
    if cells.len() < 2 {
        return Err(slip(text.chars().count() + 1, ""));
    }
    Ok(cells)
}
