//! The closed enum of games, and what every room above asks of a game.

use super::draughts::{self, DrawClock, DrawRule};
use super::number_chess::{self, Tally, common};
use super::race::Standing;
use super::{GameKind, Illegal, Move, Outcome, Piece, Ply, Seat, WrittenError};
use super::{capture, chinese_checkers, diamond, halma};
use crate::board::{Board, Cell, Cells};

/// A position of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// 中國跳棋.
    ChineseCheckers(chinese_checkers::Position),
    /// 國際數棋.
    NumberChess(number_chess::Position),
    /// 國際跳棋.
    Draughts(draughts::Position),
    /// 正方跳棋.
    Halma(halma::Position),
    /// 鑽石跳棋.
    Diamond(diamond::Position),
    /// 食棋.
    Capture(capture::Position),
}

/// The cells of a board, from the set that a game counts in.
fn cells(set: impl Into<Cells>) -> Cells {
    set.into()
}

macro_rules! dispatch {
    ($self:expr, $game:ident => $body:expr) => {
        match $self {
            Game::ChineseCheckers($game) => $body,
            Game::NumberChess($game) => $body,
            Game::Draughts($game) => $body,
            Game::Halma($game) => $body,
            Game::Diamond($game) => $body,
            Game::Capture($game) => $body,
        }
    };
}

impl Game {
    /// Which game.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::ChineseCheckers(_) => GameKind::ChineseCheckers,
            Self::NumberChess(_) => GameKind::NumberChess,
            Self::Draughts(game) => GameKind::Draughts(game.variant().usual()),
            Self::Halma(_) => GameKind::Halma,
            Self::Diamond(_) => GameKind::Diamond,
            Self::Capture(_) => GameKind::Capture,
        }
    }

    /// The rules in force, as `k=v,…`.
    pub fn rules(&self) -> String {
        dispatch!(self, game => game.options().to_string())
    }

    /// The board it is played on.
    pub fn board(&self) -> Board {
        match self {
            Self::ChineseCheckers(_) => Board::Hex(chinese_checkers::board()),
            Self::NumberChess(game) => Board::Hex(game.board()),
            Self::Draughts(game) => Board::Square(game.squares()),
            Self::Halma(game) => game.board(),
            Self::Diamond(game) => game.board(),
            Self::Capture(_) => Board::Hex(capture::board()),
        }
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        dispatch!(self, game => game.seats())
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        match self {
            Self::ChineseCheckers(game) => game.to_move(),
            Self::Halma(game) => game.to_move(),
            Self::Diamond(game) => game.to_move(),
            Self::Capture(game) => game.to_move(),
            Self::NumberChess(game) => game.to_move(),
            Self::Draughts(game) => game.seat_to_move(),
        }
    }

    /// The side of the board a seat sits at, clockwise: of a star 0 is the top, of a square 0 is the bottom or, where
    /// seats sit at corners, the lower left.
    pub fn corner(&self, seat: Seat) -> u8 {
        dispatch!(self, game => game.corner(seat))
    }

    /// The turn of the board that brings a seat to the viewer's side, in the board's own turns, clockwise.
    pub fn turn_to(&self, seat: Seat) -> u8 {
        match self.board() {
            Board::Hex(_) => (9 - self.corner(seat)) % 6,
            Board::Square(_) => (4 - self.corner(seat)) % 4,
        }
    }

    /// The start cells of a seat.
    pub fn home(&self, seat: Seat) -> Cells {
        dispatch!(self, game => cells(game.home(seat)))
    }

    /// The cells a seat is heading for.
    pub fn goal(&self, seat: Seat) -> Cells {
        dispatch!(self, game => cells(game.goal(seat)))
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        match self {
            Self::ChineseCheckers(game) => game.piece_at(cell),
            Self::Halma(game) => game.piece_at(cell),
            Self::Diamond(game) => game.piece_at(cell),
            Self::Capture(game) => game.piece_at(cell),
            Self::NumberChess(game) => common::piece_at(game, cell),
            Self::Draughts(game) => game.common_piece_at(cell),
        }
    }

    /// Every piece of the seat to move that can move, with the cells on which its move may end.
    pub fn destinations(&self) -> Vec<(Cell, Cells)> {
        dispatch!(self, game => game.destinations().into_iter().map(|(from, ends)| (from, cells(ends))).collect())
    }

    /// Where the piece on a cell may end its move.
    pub fn destinations_from(&self, from: Cell) -> Cells {
        match self {
            Self::ChineseCheckers(game) => game.destinations_from(from).into(),
            Self::Halma(game) => game.destinations_from(from),
            Self::Diamond(game) => game.destinations_from(from).into(),
            Self::Capture(game) => game.destinations_from(from).into(),
            Self::NumberChess(game) => game.landings_from(from).all().into(),
            Self::Draughts(game) => game.destinations_from(from).into(),
        }
    }

    /// The legal moves from one cell to another: several where captures take different pieces.
    pub fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        match self {
            Self::Draughts(game) => game.moves_between(from, to),
            Self::Capture(game) => game.moves_between(from, to),
            _ => self.find_move(from, to).into_iter().collect(),
        }
    }

    /// Whether the seat to move has to capture.
    pub fn must_take(&self) -> bool {
        match self {
            Self::Draughts(game) => game.must_capture(),
            Self::Capture(game) => game.can_take(),
            _ => false,
        }
    }

    /// Every legal move of the piece on a cell in every way it can go, in a game where that makes a difference.
    pub fn ways_from(&self, from: Cell) -> Vec<Move> {
        match self {
            Self::Draughts(game) => game.ways_from(from),
            _ => Vec::new(),
        }
    }

    /// The legal move from one cell to another.
    ///
    /// # Errors
    /// The reason why there is none, or the choice where there are several.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Illegal> {
        match self {
            Self::ChineseCheckers(game) => game.find_move(from, to),
            Self::Halma(game) => game.find_move(from, to),
            Self::Diamond(game) => game.find_move(from, to),
            Self::Capture(game) => game.find_move(from, to),
            Self::NumberChess(game) => common::find_move(game, from, to),
            Self::Draughts(game) => game.find_move(from, to).map_err(|why| game.common_reason(why)),
        }
    }

    /// Why the piece on a cell cannot be picked up.
    pub fn explain_piece(&self, cell: Cell) -> Option<Illegal> {
        match self {
            Self::ChineseCheckers(game) => game.explain_piece(cell),
            Self::Halma(game) => game.explain_piece(cell),
            Self::Diamond(game) => game.explain_piece(cell),
            Self::Capture(game) => game.explain_piece(cell),
            Self::NumberChess(game) => game.explain_piece(cell).map(Illegal::from),
            Self::Draughts(game) => game.explain_piece(cell).map(|why| game.common_reason(why)),
        }
    }

    /// The position after a ply.
    ///
    /// # Errors
    /// The reason why the ply is not legal.
    pub fn play(&self, ply: &Ply) -> Result<Self, Illegal> {
        match self {
            Self::ChineseCheckers(game) => game.play(ply).map(Self::ChineseCheckers),
            Self::Halma(game) => game.play(ply).map(Self::Halma),
            Self::Diamond(game) => game.play(ply).map(Self::Diamond),
            Self::Capture(game) => game.play(ply).map(Self::Capture),
            Self::NumberChess(game) => common::play(game, ply).map(Self::NumberChess),
            Self::Draughts(game) => game.play(ply).map(Self::Draughts).map_err(|why| game.common_reason(why)),
        }
    }

    /// Whether the seat to move must pass.
    pub fn must_pass(&self) -> bool {
        self.outcome().is_none() && self.destinations().is_empty()
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        match self {
            Self::ChineseCheckers(game) => game.outcome(),
            Self::Halma(game) => game.outcome(),
            Self::Diamond(game) => game.outcome(),
            Self::Capture(game) => game.outcome(),
            Self::NumberChess(game) => common::outcome(game),
            Self::Draughts(game) => game.common_outcome(),
        }
    }

    /// A seat's place, once it has one.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        match self {
            Self::ChineseCheckers(game) => game.place(seat),
            Self::Halma(game) => game.place(seat),
            Self::Diamond(game) => game.place(seat),
            Self::Capture(game) => game.place(seat),
            Self::NumberChess(game) => game.place_of(seat),
            Self::Draughts(_) => self.outcome()?.places.get(seat.index()).copied(),
        }
    }

    /// Whether a seat still plays.
    pub fn is_playing(&self, seat: Seat) -> bool {
        match self {
            Self::ChineseCheckers(game) => game.standing(seat) == Standing::Playing,
            Self::Halma(game) => game.standing(seat) == Standing::Playing,
            Self::Diamond(game) => game.standing(seat) == Standing::Playing,
            Self::Capture(game) => game.is_playing(seat),
            Self::NumberChess(_) | Self::Draughts(_) => self.outcome().is_none(),
        }
    }

    /// What a seat has scored so far, in a game with scores.
    pub fn tally(&self, seat: Seat) -> Option<Tally> {
        match self {
            Self::NumberChess(game) => Some(game.tally(seat)),
            _ => None,
        }
    }

    /// What stands for a seat in a plain-text board and in a position line.
    pub fn seat_mark(&self, seat: Seat) -> String {
        match self {
            Self::ChineseCheckers(_) | Self::Halma(_) | Self::Diamond(_) => self.corner(seat).to_string(),
            Self::NumberChess(_) => if seat == number_chess::RED { "R" } else { "B" }.into(),
            Self::Draughts(game) => game.mark(seat).into(),
            Self::Capture(_) => seat.0.to_string(),
        }
    }

    /// What stands for a piece in a plain-text board: of equal width throughout a game.
    pub fn piece_mark(&self, piece: Piece) -> String {
        let mark = self.seat_mark(piece.seat);
        match (self, piece.number) {
            (Self::Capture(_), _) => "x".into(),
            // Digits have no capitals: the king of corner 0 is an A.
            (Self::Diamond(game), _) if piece.king => char::from(b'A' + game.corner(piece.seat)).into(),
            (_, Some(number)) => format!("{mark}{number}"),
            (_, None) if piece.king => mark.to_uppercase(),
            (_, None) => mark,
        }
    }

    /// Whether a hop takes the pieces that it passes over off the board; they go when the move is done.
    pub fn takes(&self) -> bool {
        matches!(self, Self::Draughts(_) | Self::Capture(_))
    }

    /// Whether pieces belong to nobody: every seat moves any of them, and they count as the first seat's.
    pub fn is_shared(&self) -> bool {
        matches!(self, Self::Capture(_))
    }

    /// The clocks of the draw rules in force, the first to run out first.
    pub fn draw_clocks(&self) -> Vec<DrawClock> {
        match self {
            Self::Draughts(game) => game.draw_clocks(),
            _ => Vec::new(),
        }
    }

    /// The rule by which the seat to move may claim a draw, now or with its next move.
    pub fn can_claim(&self) -> Option<DrawRule> {
        match self {
            Self::Draughts(game) => game.claim(),
            _ => None,
        }
    }

    /// Whether the players may agree on a draw.
    pub fn knows_agreement(&self) -> bool {
        matches!(self, Self::NumberChess(_) | Self::Draughts(_))
    }

    /// Whether pieces and camps have numbers.
    pub fn is_numbered(&self) -> bool {
        matches!(self, Self::NumberChess(_))
    }

    /// The number of a cell, where cells have numbers.
    pub fn cell_number(&self, cell: Cell) -> Option<u8> {
        match self {
            Self::NumberChess(game) => game.ground().number(cell),
            _ => None,
        }
    }

    /// Whether the seat to move may call stop.
    pub fn can_call_stop(&self) -> bool {
        match self {
            Self::NumberChess(game) => game.can_call_stop(),
            _ => false,
        }
    }

    /// Steps that a seat still has to go; `None` in a game that is no race.
    pub fn steps_to_go(&self, seat: Seat) -> Option<u32> {
        match self {
            Self::ChineseCheckers(game) => Some(game.steps_to_go(seat)),
            Self::Halma(game) => Some(game.steps_to_go(seat)),
            Self::Diamond(game) => Some(game.steps_to_go(seat)),
            Self::NumberChess(game) => Some(game.steps_to_go(seat)),
            Self::Draughts(_) | Self::Capture(_) => None,
        }
    }

    /// How far a seat has come, 0 to 1; `None` in a game that is no race.
    pub fn progress(&self, seat: Seat) -> Option<f32> {
        match self {
            Self::ChineseCheckers(game) => Some(game.progress(seat)),
            Self::Halma(game) => Some(game.progress(seat)),
            Self::Diamond(game) => Some(game.progress(seat)),
            Self::NumberChess(game) => Some(game.progress(seat)),
            Self::Draughts(_) | Self::Capture(_) => None,
        }
    }

    /// A ply in writing.
    pub fn write(&self, ply: &Ply) -> String {
        match self {
            Self::ChineseCheckers(game) => game.write(ply),
            Self::Halma(game) => game.write(ply),
            Self::Diamond(game) => game.write(ply),
            Self::Capture(game) => game.write(ply),
            Self::NumberChess(game) => common::write(game, ply),
            Self::Draughts(game) => game.write(ply),
        }
    }

    /// The same in the terms of a script, where plies are stated in words.
    pub fn write_in(&self, ply: &Ply, script: number_chess::Script) -> String {
        match self {
            Self::NumberChess(game) => common::write_in(game, ply, script),
            _ => self.write(ply),
        }
    }

    /// Reads a written ply and matches it with the legal ones.
    ///
    /// # Errors
    /// A slip with its place, or the reason why it is not legal.
    pub fn read(&self, text: &str) -> Result<Ply, WrittenError> {
        match self {
            Self::ChineseCheckers(game) => game.read(text),
            Self::Halma(game) => game.read(text),
            Self::Diamond(game) => game.read(text),
            Self::Capture(game) => game.read(text),
            Self::NumberChess(game) => common::read(game, text, false),
            Self::Draughts(game) => game.common_read(text),
        }
    }

    /// The same for a player who must say every equation.
    ///
    /// # Errors
    /// As [`Game::read`], and that an equation is not said.
    pub fn read_said(&self, text: &str) -> Result<Ply, WrittenError> {
        match self {
            Self::ChineseCheckers(game) => game.read(text),
            Self::Halma(game) => game.read(text),
            Self::Diamond(game) => game.read(text),
            Self::Capture(game) => game.read(text),
            Self::NumberChess(game) => common::read(game, text, true),
            Self::Draughts(game) => game.common_read(text),
        }
    }

    /// The position as a line.
    pub fn to_line(&self) -> String {
        dispatch!(self, game => game.to_line())
    }

    /// Number of lines of `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        dispatch!(self, game => game.perft(depth))
    }
}
