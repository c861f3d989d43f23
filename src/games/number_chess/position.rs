//! A position: where the pieces stand, whose turn it is, and how the game ended.

use super::ground::{BLUE, CELLS, Ground, NONE, RED, opponent};
use super::moves::{Illegal, Ply};
use super::options::Options;
use super::score::Tally;
use crate::board::{Cell, CellSet, HexBoard};
use crate::games::{Seat, SetupError};

/// A piece on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its owner.
    pub seat: Seat,
    /// Its number, 0–9.
    pub number: u8,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// A seat called stop.
    Stopped(Seat),
    /// Neither side has a move.
    NoMoves,
    /// The time of the round is up.
    TimeUp,
    /// A seat gave up.
    Resigned(Seat),
    /// A draw was agreed.
    Agreed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// The score of each seat.
    pub scores: [u32; 2],
}

/// A position of number chess. A pure value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    options: Options,
    /// The cell of each piece of each seat, [`NONE`] for one that is not on the board.
    places: [[u8; 10]; 2],
    /// The number on each occupied cell.
    digits: [u8; CELLS],
    own: [CellSet; 2],
    to_move: Seat,
    /// Passes since the last move.
    passes: u8,
    ending: Option<Ending>,
}

impl Position {
    /// The start of a game: each piece on the equal number of its own camp, red to move.
    pub fn start(options: Options) -> Self {
        let mut position = Self::empty(options, RED);
        for seat in [RED, BLUE] {
            for cell in position.ground().camp(seat) {
                if let Some(number) = position.ground().number(cell) {
                    position.put(Piece { seat, number }, cell);
                }
            }
        }
        position
    }

    fn empty(options: Options, to_move: Seat) -> Self {
        Self {
            options,
            places: [[NONE; 10]; 2],
            digits: [0; CELLS],
            own: [CellSet::EMPTY; 2],
            to_move,
            passes: 0,
            ending: None,
        }
    }

    fn put(&mut self, piece: Piece, cell: Cell) {
        let seat = piece.seat.index() % 2;
        self.places[seat][usize::from(piece.number % 10)] = cell.0;
        self.digits[cell.index()] = piece.number;
        self.own[seat] = self.own[seat].with(cell);
    }

    /// Reads a position line, `<red|blue> <cell>=<R|B><number> …`.
    ///
    /// # Errors
    /// A word that is not understood, a cell that does not exist, a cell or a piece given twice.
    pub fn from_line(options: Options, line: &str) -> Result<Self, SetupError> {
        let mut words = line.split_whitespace();
        let to_move = match words.next().ok_or(SetupError::NoPosition)? {
            "red" => RED,
            "blue" => BLUE,
            other => return Err(SetupError::NoSeat { seat: other.into(), seats: "red blue".into() }),
        };
        let mut position = Self::empty(options, to_move);
        for word in words {
            let bad = || SetupError::BadPiece(word.into());
            let (name, piece) = word.split_once('=').ok_or_else(bad)?;
            let cell = position.board().parse(name).ok_or_else(|| SetupError::NoCell(name.into()))?;
            let (seat, number) = match *piece.as_bytes() {
                [b'R' | b'r', digit @ b'0'..=b'9'] => (RED, digit - b'0'),
                [b'B' | b'b', digit @ b'0'..=b'9'] => (BLUE, digit - b'0'),
                _ => return Err(bad()),
            };
            if position.occupied().has(cell) {
                return Err(SetupError::Twice(name.into()));
            }
            if position.place(seat, number).is_some() {
                return Err(SetupError::Twice(piece.into()));
            }
            position.put(Piece { seat, number }, cell);
        }
        Ok(position)
    }

    /// The position line; reads back with [`Position::from_line`].
    pub fn to_line(&self) -> String {
        let mut line = String::from(if self.to_move == RED { "red" } else { "blue" });
        for cell in self.occupied() {
            if let Some(Piece { seat, number }) = self.piece_at(cell) {
                let letter = if seat == RED { 'R' } else { 'B' };
                line += &format!(" {}={letter}{number}", self.board().name(cell));
            }
        }
        line
    }

    /// The rules in force.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Camps, numbers and lines of the board.
    pub fn ground(&self) -> &'static Ground {
        Ground::get(self.options.board)
    }

    /// The board.
    pub fn board(&self) -> &'static HexBoard {
        self.ground().board
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The pieces of a seat, as cells.
    pub fn pieces(&self, seat: Seat) -> CellSet {
        self.own[seat.index() % 2]
    }

    /// Every occupied cell.
    pub fn occupied(&self) -> CellSet {
        self.own[0] | self.own[1]
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let seat = [RED, BLUE].into_iter().find(|seat| self.own[seat.index()].has(cell))?;
        Some(Piece { seat, number: self.digits[cell.index()] })
    }

    /// The cell of a seat's piece, if it is on the board.
    pub fn place(&self, seat: Seat, number: u8) -> Option<Cell> {
        let cell = *self.places[seat.index() % 2].get(usize::from(number))?;
        (cell != NONE).then_some(Cell(cell))
    }

    /// The number on each occupied cell; anything on an empty one.
    pub(super) fn digits(&self) -> &[u8; CELLS] {
        &self.digits
    }

    /// The numbers on some cells, in their order.
    pub fn numbers(&self, cells: &[Cell]) -> Vec<u8> {
        cells.iter().map(|cell| self.digits[cell.index()]).collect()
    }

    /// 五子讓位: whether the seat to move has five or more enemy pieces in its camp.
    pub fn must_yield(&self) -> bool {
        let guests = self.pieces(opponent(self.to_move)) & self.ground().camp(self.to_move);
        self.options.yielding && guests.len() >= 5
    }

    /// What both sides have scored so far.
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally::of(self, seat)
    }

    /// Whether the seat to move may call stop: its ten pieces all stand in the enemy camp.
    pub fn can_call_stop(&self) -> bool {
        self.ending.is_none() && self.tally(self.to_move).home == 10
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let winner = match ending {
            Ending::Stopped(_) | Ending::NoMoves | Ending::TimeUp => self.leader(),
            Ending::Resigned(seat) => Some(opponent(seat)),
            Ending::Agreed => None,
        };
        Some(Outcome { ending, winner, scores: [RED, BLUE].map(|seat| self.tally(seat).score) })
    }

    /// Who would win if the game ended now: see [`super::score`].
    pub fn leader(&self) -> Option<Seat> {
        super::score::winner(self.options.scoring, self.tally(RED), self.tally(BLUE))
    }

    /// The position after a ply.
    ///
    /// # Errors
    /// The reason why the ply is not legal; the position is unchanged.
    pub fn play(&self, ply: &Ply) -> Result<Self, Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        let own_turn = |seat: Seat| {
            if seat == self.to_move { Ok(()) } else { Err(Illegal::NotYourTurn { to_move: self.to_move }) }
        };
        let mut next = self.clone();
        match ply {
            Ply::Move(mv) => {
                own_turn(mv.seat)?;
                self.check(mv)?;
                next.make(mv.from, mv.to());
            }
            Ply::Pass(seat) => {
                own_turn(*seat)?;
                if self.has_move() {
                    return Err(Illegal::MayNotPass);
                }
                next.to_move = opponent(*seat);
                next.passes += 1;
                if next.passes > 1 {
                    next.ending = Some(Ending::NoMoves);
                }
            }
            Ply::Timeout(seat) => {
                own_turn(*seat)?;
                next.to_move = opponent(*seat);
                next.passes = 0;
            }
            Ply::CallStop(seat) => {
                own_turn(*seat)?;
                let home = self.tally(*seat).home;
                if home < 10 {
                    return Err(Illegal::MayNotStop { home });
                }
                next.ending = Some(Ending::Stopped(*seat));
            }
            Ply::Resign(seat) => next.ending = Some(Ending::Resigned(Seat(seat.0 % 2))),
            Ply::Draw => next.ending = Some(Ending::Agreed),
            Ply::TimeUp => next.ending = Some(Ending::TimeUp),
        }
        Ok(next)
    }

    /// Puts the piece on `from` on `to`, which is legal, and gives the turn to the other side.
    pub(super) fn make(&mut self, from: Cell, to: Cell) {
        let seat = self.to_move;
        let number = self.digits[from.index()];
        self.own[seat.index()] = self.own[seat.index()].without(from);
        self.put(Piece { seat, number }, to);
        self.to_move = opponent(seat);
        self.passes = 0;
    }
}
