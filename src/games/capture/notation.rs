//! Written moves: every landing in order, `r7c5-r9c5-r9c7`, for ways with the same ends take different pieces; `resign`.

use super::options::board;
use super::position::Position;
use crate::board::Board;
use crate::games::race::{RESIGN, read_cells, rest_of_resignation};
use crate::games::{Illegal, Ply, Seat, WrittenError};

impl Position {
    /// The ply in writing.
    pub fn write(&self, ply: &Ply) -> String {
        match ply {
            Ply::Move(mv) => {
                let cells = std::iter::once(mv.from).chain(mv.hops.iter().map(|hop| hop.to));
                cells.map(|cell| board().name(cell)).collect::<Vec<_>>().join("-")
            }
            Ply::Resign(seat) if *seat == self.to_move() => RESIGN.into(),
            Ply::Resign(seat) => format!("{RESIGN}-{}", seat.0),
            // Not played here: nothing to write.
            _ => String::new(),
        }
    }

    /// Reads a ply and matches it with the legal ones. Two cells may also stand for a chain if all ways between them
    /// take the same pieces.
    ///
    /// # Errors
    /// A slip with its place where it is not notation; else the reason why the move is not legal.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        if let Some(rest) = rest_of_resignation(text.trim()) {
            let named = rest.parse().ok().map(Seat).filter(|seat| seat.index() < self.seats());
            if let Some(seat) = named.or_else(|| rest.is_empty().then(|| self.to_move())) {
                return Ok(Ply::Resign(seat));
            }
        }
        let cells = read_cells(Board::Hex(board()), text)?;
        let (from, way) = (cells[0], &cells[1..]);
        let found = match (self.move_along(from, way), way) {
            (Err(Illegal::GameOver), _) => Err(Illegal::GameOver),
            (Err(_), &[to]) => self.find_move(from, to),
            (found, _) => found,
        };
        Ok(Ply::Move(found?))
    }
}
