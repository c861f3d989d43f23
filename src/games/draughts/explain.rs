//! Why an attempt is refused: the most specific true reason.

use super::bits::Key;
use super::ways::Survey;
use super::{Color, Position, Refusal};
use crate::board::{Cell, CellSet};

impl Position {
    /// Why the piece on `cell` cannot be picked up; `None` if it has a legal move.
    pub fn explain_piece(&self, cell: Cell) -> Option<Refusal> {
        if let Some(reason) = self.explain_owner(cell) {
            return Some(reason);
        }
        let movers = self.movers();
        if movers.has(cell) {
            return None;
        }
        let Some(longest) = self.longest_capture() else { return self.explain_blocked(cell) };
        let own = self.survey(cell).complete.iter().map(|key| key.taken.count_ones() as u8).max();
        Some(match own {
            None => Refusal::MustCapture { pieces: movers },
            Some(taken) => Refusal::LongerCapture { taken, longest, pieces: movers },
        })
    }

    /// The reason why no legal move leads from `from` to `to`.
    pub(super) fn explain(&self, from: Cell, to: Cell) -> Refusal {
        if let Some(reason) = self.explain_owner(from) {
            return reason;
        }
        let survey = self.survey(from);
        if survey.landings & self.bit(to) != 0 {
            return self.explain_capture(&survey, from, to);
        }
        if from == to {
            return Refusal::SameCell(from);
        }
        if self.piece_at(to).is_some() {
            return Refusal::Occupied(to);
        }
        self.explain_line(from, to)
    }

    fn explain_owner(&self, cell: Cell) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        match self.piece_at(cell) {
            None => Some(Refusal::Empty(cell)),
            Some(piece) if piece.color != self.to_move() => Some(Refusal::NotYourPiece(cell)),
            Some(_) => None,
        }
    }

    /// The pieces that have a legal move.
    fn movers(&self) -> CellSet {
        self.keys().iter().map(|key| self.grid().cell(key.from)).collect()
    }

    fn bit(&self, cell: Cell) -> u64 {
        if self.grid().has(cell) { self.grid().bit(cell) } else { 0 }
    }

    /// Captures of one piece as they would be without the majority rule.
    fn survey(&self, from: Cell) -> Survey {
        let mut survey = Survey::default();
        self.walk(self.bit(from), &mut survey);
        survey
    }

    /// Pieces that a legal capture takes at most; `None` where there is nothing to capture.
    fn longest_capture(&self) -> Option<u8> {
        self.keys().iter().map(|key| key.taken.count_ones() as u8).max().filter(|&n| n > 0)
    }

    /// The landing can be reached by capturing, but the capture may not end there.
    fn explain_capture(&self, survey: &Survey, from: Cell, to: Cell) -> Refusal {
        let legal = self.destinations_from(from);
        let to = self.bit(to);
        let ends_there = |key: &&Key| legal.is_empty() || key.to == to;
        match survey.complete.iter().filter(ends_there).map(|key| key.taken.count_ones() as u8).max() {
            Some(taken) => {
                let longest = self.longest_capture().unwrap_or(taken);
                Refusal::LongerCapture { taken, longest, pieces: self.movers() }
            }
            None => Refusal::CaptureGoesOn { ends: legal },
        }
    }

    /// No capture leads there: what stands against it on the board.
    fn explain_line(&self, from: Cell, to: Cell) -> Refusal {
        let astray = Refusal::NotDiagonal { from, to };
        let (Some(piece), Some(between)) = (self.piece_at(from), self.between(from, to)) else { return astray };
        let forward = (to < from) == (piece.color == Color::White);
        let flies = piece.king && self.rules().movement.flying_kings;
        // What stands in the way: an own piece, or an enemy piece with another right behind it.
        let obstacle = between.iter().enumerate().find_map(|(i, &cell)| {
            if self.piece_at(cell)?.color == piece.color {
                return Some(Refusal::OwnPiece(cell));
            }
            let by = between.get(i + 1).copied().filter(|&next| self.piece_at(next).is_some());
            by.map(|by| Refusal::Blocked { piece: cell, by: Some(by) })
        });
        if let Some(reason) = obstacle {
            return reason;
        }
        if !flies && between.len() > 1 {
            return Refusal::TooFar { king: piece.king };
        }
        let jumps = between.iter().any(|&cell| self.piece_at(cell).is_some());
        match (jumps, self.longest_capture()) {
            (true, _) if !piece.king && !forward => Refusal::ManCapturesForwards,
            (false, _) if !flies && !between.is_empty() => Refusal::TooFar { king: piece.king },
            (false, _) if !piece.king && !forward => Refusal::ManBackwards,
            (false, Some(_)) => Refusal::MustCapture { pieces: self.movers() },
            _ => astray,
        }
    }

    /// A piece without any move, where nothing can be captured: what blocks it.
    fn explain_blocked(&self, cell: Cell) -> Option<Refusal> {
        let squares = self.squares();
        let piece = self.piece_at(cell)?;
        let place = |cell| (i32::from(squares.row_column(cell).0), i32::from(squares.row_column(cell).1));
        let at = |row: i32, column: i32| squares.at(row.try_into().ok()?, column.try_into().ok()?);
        let forward = if piece.color == Color::White { -1 } else { 1 };
        let (row, column) = place(cell);
        let ways = if piece.king { &[forward, -forward][..] } else { &[forward] };
        let beside = ways.iter().flat_map(|&way| [-1, 1].map(|side| at(row + way, column + side)));
        let beside: Vec<Cell> = beside.flatten().collect();
        let is_enemy = |cell: &Cell| self.piece_at(*cell).is_some_and(|other| other.color != piece.color);
        match beside.iter().copied().find(is_enemy) {
            Some(enemy) => {
                let (enemy_row, enemy_column) = place(enemy);
                Some(Refusal::Blocked { piece: enemy, by: at(2 * enemy_row - row, 2 * enemy_column - column) })
            }
            None => beside.first().map(|&own| Refusal::OwnPiece(own)),
        }
    }

    /// The cells strictly between two on a common diagonal.
    pub(super) fn between(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let (grid, squares) = (self.grid(), self.squares());
        let ((row, column), (to_row, to_column)) = (squares.row_column(from), squares.row_column(to));
        if row.abs_diff(to_row) != column.abs_diff(to_column) || from == to || !grid.has(from) || !grid.has(to) {
            return None;
        }
        let towards = |at: u8, end: u8, n: u8| if end > at { at + n } else { at - n };
        let cell = |n| squares.at(towards(row, to_row, n), towards(column, to_column, n));
        (1..row.abs_diff(to_row)).map(cell).collect()
    }
}
