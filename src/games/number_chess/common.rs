//! Number chess in the terms that all games of the house share: what the closed enum of games asks, converted.

use super::ground::{BLUE, RED, opponent};
use super::moves::{self, Kind};
use super::notation;
use super::position::{self, Position};
use crate::board::{Cell, CellSet};
use crate::games::{Ending, Hop, Illegal, Move, Outcome, Piece, Ply, Seat, WrittenError};

impl Position {
    /// Number of seats.
    pub fn seats(&self) -> usize {
        2
    }

    /// The side of the board a seat sits at: red at the top, blue at the bottom.
    pub fn corner(&self, seat: Seat) -> u8 {
        if seat == RED { 0 } else { 3 }
    }

    /// The start cells of a seat.
    pub fn home(&self, seat: Seat) -> CellSet {
        self.ground().camp(seat)
    }

    /// The cells a seat is heading for.
    pub fn goal(&self, seat: Seat) -> CellSet {
        self.ground().camp(opponent(seat))
    }

    /// Steps that a seat's pieces outside the enemy camp have to go at least.
    pub fn steps_to_go(&self, seat: Seat) -> u32 {
        let goal = self.goal(seat);
        let nearest = |cell| goal.map(|to| self.board().distance(cell, to)).min().unwrap_or(0);
        self.pieces(seat).map(nearest).sum()
    }

    /// How far a seat has come, 0 to 1.
    pub fn progress(&self, seat: Seat) -> f32 {
        self.tally(seat).home as f32 / 10.0
    }

    /// A seat's place, once the game is over.
    pub fn place_of(&self, seat: Seat) -> Option<u8> {
        let winner = self.outcome()?.winner;
        Some(1 + u8::from(winner.is_some_and(|winner| winner != seat)))
    }

    /// The move of this game that a common one means here.
    fn own_move(&self, mv: &Move) -> Result<moves::Move, moves::Illegal> {
        let mut at = mv.from;
        let mut hops = Vec::new();
        for hop in &mv.hops {
            let line = self.board().line(at, hop.to);
            let (dir, _) = line.ok_or(moves::Illegal::NotOnLine { from: at, to: hop.to })?;
            hops.push(moves::Hop { dir, to: hop.to, over: hop.over.clone(), expression: hop.expression.clone() });
            at = hop.to;
        }
        let kind = match &hops[..] {
            [hop] if hop.over.is_empty() => Kind::Step,
            [hop] if hop.expression.is_none() => Kind::Adjacent,
            [_] => Kind::Span,
            _ => Kind::Chain,
        };
        let piece = self.piece_at(mv.from).ok_or(moves::Illegal::Empty(mv.from))?.number;
        let value = hops.first().and_then(|hop| hop.expression.as_ref()?.value());
        Ok(moves::Move { seat: mv.seat, piece, from: mv.from, kind, hops, value })
    }

    fn own_ply(&self, ply: &Ply) -> Result<moves::Ply, Illegal> {
        Ok(match ply {
            Ply::Move(mv) => moves::Ply::Move(self.own_move(mv)?),
            Ply::Pass(seat) => moves::Ply::Pass(*seat),
            Ply::Resign(seat) => moves::Ply::Resign(*seat),
            Ply::Timeout(seat) => moves::Ply::Timeout(*seat),
            Ply::CallStop(seat) => moves::Ply::CallStop(*seat),
            Ply::Draw(_) => moves::Ply::Draw,
            Ply::TimeUp(_) => moves::Ply::TimeUp,
            Ply::Claim(_) => return Err(Illegal::NotInThisGame),
        })
    }

    fn common_ply(&self, ply: moves::Ply) -> Ply {
        match ply {
            moves::Ply::Move(mv) => Ply::Move(mv.into()),
            moves::Ply::Pass(seat) => Ply::Pass(seat),
            moves::Ply::Resign(seat) => Ply::Resign(seat),
            moves::Ply::Timeout(seat) => Ply::Timeout(seat),
            moves::Ply::CallStop(seat) => Ply::CallStop(seat),
            moves::Ply::Draw => Ply::Draw(self.to_move()),
            moves::Ply::TimeUp => Ply::TimeUp(self.to_move()),
        }
    }
}

impl From<moves::Move> for Move {
    fn from(mv: moves::Move) -> Self {
        let hops = mv.hops.into_iter().map(|hop| Hop { to: hop.to, over: hop.over, expression: hop.expression });
        Self { seat: mv.seat, from: mv.from, hops: hops.collect() }
    }
}

/// Reasons that every game has become the common ones.
impl From<moves::Illegal> for Illegal {
    fn from(why: moves::Illegal) -> Self {
        match why {
            moves::Illegal::Empty(cell) => Self::Empty(cell),
            moves::Illegal::SameCell(cell) => Self::SameCell(cell),
            moves::Illegal::Occupied(cell) => Self::Occupied(cell),
            moves::Illegal::MayNotPass => Self::MayNotPass,
            moves::Illegal::GameOver => Self::GameOver,
            own => Self::NumberChess(own),
        }
    }
}

impl From<notation::WrittenError> for WrittenError {
    fn from(error: notation::WrittenError) -> Self {
        match error {
            notation::WrittenError::Slip(slip) => Self::Statement(slip),
            notation::WrittenError::Illegal(why) => Self::Illegal(why.into()),
        }
    }
}

/// The piece on a cell.
pub fn piece_at(game: &Position, cell: Cell) -> Option<Piece> {
    game.piece_at(cell).map(|piece| Piece { seat: piece.seat, number: Some(piece.number), king: false })
}

/// The legal move from one cell to another.
///
/// # Errors
/// The reason why there is none.
pub fn find_move(game: &Position, from: Cell, to: Cell) -> Result<Move, Illegal> {
    Ok(game.find_move(from, to)?.into())
}

/// The position after a ply.
///
/// # Errors
/// The reason why it is not legal.
pub fn play(game: &Position, ply: &Ply) -> Result<Position, Illegal> {
    Ok(game.play(&game.own_ply(ply)?)?)
}

/// A ply in writing; empty for a move that cannot be one here.
pub fn write(game: &Position, ply: &Ply) -> String {
    game.own_ply(ply).map(|ply| game.write(&ply)).unwrap_or_default()
}

/// The same in a script of one's choice.
pub fn write_in(game: &Position, ply: &Ply, script: notation::Script) -> String {
    game.own_ply(ply).map(|ply| game.write_in(&ply, script)).unwrap_or_default()
}

/// Reads a written ply; `said` asks for every equation.
///
/// # Errors
/// A slip with its place, or the reason why it is not legal.
pub fn read(game: &Position, text: &str, said: bool) -> Result<Ply, WrittenError> {
    let ply = if said { game.read_said(text)? } else { game.read(text)? };
    Ok(game.common_ply(ply))
}

/// How the game ended.
pub fn outcome(game: &Position) -> Option<Outcome> {
    let own = game.outcome()?;
    let ending = match own.ending {
        position::Ending::Stopped(_) => Ending::Stopped,
        position::Ending::NoMoves => Ending::NoMoves,
        position::Ending::TimeUp => Ending::TimeUp,
        position::Ending::Resigned(_) => Ending::Resigned,
        position::Ending::Agreed => Ending::Agreed,
    };
    let places = [RED, BLUE].into_iter().filter_map(|seat| game.place_of(seat)).collect();
    Some(Outcome { ending, places, scores: own.scores.into_iter().map(i64::from).collect() })
}
