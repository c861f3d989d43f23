//! A position being set up: anything may stand anywhere until it is played from; then the rules say what is wrong.

use std::collections::BTreeMap;

use super::number_chess::{BLUE, RED};
use super::{Game, GameKind, Piece, Seat, SetupError};
use crate::board::Cell;

/// A position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The start of the game under its rules: board, seats and marks are asked of it.
    start: Game,
    to_move: Seat,
    pieces: BTreeMap<Cell, Piece>,
}

impl Draft {
    /// The start position of a game under rules given as `k=v,…`.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn new(kind: GameKind, rules: &str) -> Result<Self, SetupError> {
        let start = kind.start(rules)?;
        let mut draft = Self { to_move: start.to_move(), start, pieces: BTreeMap::new() };
        draft.reset();
        Ok(draft)
    }

    /// The pieces and the side to move of a game in progress.
    ///
    /// # Errors
    /// None in a game whose rules can be written down, as all of the house are.
    pub fn of(game: &Game) -> Result<Self, SetupError> {
        let mut draft = Self::new(game.kind(), &game.rules())?;
        draft.to_move = game.to_move();
        draft.pieces = pieces(game);
        Ok(draft)
    }

    /// Takes every piece off the board.
    pub fn clear(&mut self) {
        self.pieces.clear();
    }

    /// Back to the start position.
    pub fn reset(&mut self) {
        self.to_move = self.start.to_move();
        self.pieces = pieces(&self.start);
    }

    /// The start of the game under its rules: for its board, seats and names.
    pub fn ground(&self) -> &Game {
        &self.start
    }

    /// Whose turn it will be.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Gives a seat the move; nothing happens where the game has no such seat.
    pub fn set_to_move(&mut self, seat: Seat) {
        if seat.index() < self.start.seats() {
            self.to_move = seat;
        }
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.pieces.get(&cell).copied()
    }

    /// Every piece with its cell, in reading order.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> + '_ {
        self.pieces.iter().map(|(&cell, &piece)| (cell, piece))
    }

    /// Puts a piece on a cell and gives what stood there. Off the board nothing happens.
    pub fn put(&mut self, cell: Cell, piece: Piece) -> Option<Piece> {
        if cell.index() >= self.start.board().len() { None } else { self.pieces.insert(cell, piece) }
    }

    /// Takes the piece off a cell.
    pub fn take(&mut self, cell: Cell) -> Option<Piece> {
        self.pieces.remove(&cell)
    }

    /// Moves a piece to another cell, in place of what stands there.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        if to.index() < self.start.board().len()
            && let Some(piece) = self.take(from)
        {
            self.pieces.insert(to, piece);
        }
    }

    /// The pieces that may be chosen for a seat: one of each number, a man and a king, or simply a piece.
    pub fn tray(&self, seat: Seat) -> Vec<Piece> {
        let plain = Piece { seat, number: None, king: false };
        match &self.start {
            Game::NumberChess(_) => (0..10).map(|number| Piece { number: Some(number), ..plain }).collect(),
            Game::Draughts(_) => vec![plain, Piece { king: true, ..plain }],
            Game::Diamond(game) if game.options().kings => vec![plain, Piece { king: true, ..plain }],
            // Nobody's pieces count as the first seat's.
            Game::Capture(_) if seat != Seat(0) => Vec::new(),
            _ => vec![plain],
        }
    }

    /// The position as a line, or as a FEN, whether or not it may be played.
    pub fn to_line(&self) -> String {
        let name = |cell| self.start.board().name(cell);
        let mark = |seat| self.start.seat_mark(seat);
        match &self.start {
            Game::Draughts(_) => {
                let list = |seat: Seat| {
                    let own = self.pieces().filter(|(_, piece)| piece.seat == seat);
                    let words = own.map(|(cell, piece)| if piece.king { "K" } else { "" }.to_owned() + &name(cell));
                    words.collect::<Vec<_>>().join(",")
                };
                let sides = [Seat(0), Seat(1)].map(|seat| format!("{}{}", mark(seat).to_uppercase(), list(seat)));
                format!("{}:{}", mark(self.to_move).to_uppercase(), sides.join(":"))
            }
            Game::NumberChess(_) => {
                let side = |seat| if seat == RED { "R" } else { "B" };
                let number = |piece: Piece| piece.number.map(|number| number.to_string()).unwrap_or_default();
                let words =
                    self.pieces().map(|(cell, piece)| format!(" {}={}{}", name(cell), side(piece.seat), number(piece)));
                if self.to_move == BLUE { "blue" } else { "red" }.to_owned() + &words.collect::<String>()
            }
            _ => {
                let word = |piece: Piece| match &self.start {
                    Game::Capture(_) => "x".to_owned(),
                    _ => mark(piece.seat) + if piece.king { "K" } else { "" },
                };
                let words = self.pieces().map(|(cell, piece)| format!(" {}={}", name(cell), word(piece)));
                mark(self.to_move) + &words.collect::<String>()
            }
        }
    }

    /// The game from this position on.
    ///
    /// # Errors
    /// Why it may not be played: too many pieces, a man on the last row, the same number twice, ….
    pub fn game(&self) -> Result<Game, SetupError> {
        self.start.kind().position(&self.start.rules(), &self.to_line())
    }
}

fn pieces(game: &Game) -> BTreeMap<Cell, Piece> {
    game.board().cells().filter_map(|cell| Some((cell, game.piece_at(cell)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::draughts::FenError;

    fn draft(game: &str) -> Draft {
        Draft::new(GameKind::from_name(game).unwrap(), "").unwrap()
    }

    #[test]
    fn the_start_of_every_game_can_be_played_from() {
        for kind in GameKind::ALL {
            let draft = Draft::new(kind, "").unwrap();
            let start = kind.start("").unwrap();
            let game = draft.game().unwrap();
            assert_eq!((game.to_line(), game.rules()), (start.to_line(), start.rules()), "{}", kind.name());
            assert_eq!(Draft::of(&game).unwrap(), draft);
        }
    }

    #[test]
    fn every_piece_of_the_tray_can_be_put_and_read_back() {
        for kind in GameKind::ALL {
            let mut draft = Draft::new(kind, "").unwrap();
            draft.clear();
            let last = Seat(draft.ground().seats() as u8 - 1);
            draft.set_to_move(last);
            // The middle of the board: no man is crowned there.
            let mut cell = (draft.ground().board().len() / 2) as u8 - 5;
            for seat in [Seat(0), last] {
                for piece in draft.tray(seat) {
                    assert_eq!(draft.put(Cell(cell), piece), None);
                    cell += 1;
                }
            }
            let game = draft.game().unwrap_or_else(|error| panic!("{}: {error:?}", kind.name()));
            assert_eq!(Draft::of(&game).unwrap(), draft, "{}", kind.name());
        }
    }

    #[test]
    fn pieces_are_put_moved_and_taken() {
        let mut draft = draft("number-chess");
        let seven = Piece { seat: RED, number: Some(7), king: false };
        draft.clear();
        assert_eq!(draft.put(Cell(200), seven), None);
        assert_eq!(draft.pieces().count(), 0, "off the board");
        draft.put(Cell(40), seven);
        draft.shift(Cell(40), Cell(41));
        draft.shift(Cell(3), Cell(41)); // nothing there to move
        draft.shift(Cell(41), Cell(200));
        assert_eq!((draft.piece_at(Cell(40)), draft.piece_at(Cell(41))), (None, Some(seven)));
        assert_eq!(draft.put(Cell(41), Piece { number: Some(8), ..seven }), Some(seven));
        assert!(draft.take(Cell(41)).is_some() && draft.take(Cell(41)).is_none());
        draft.set_to_move(Seat(9));
        assert_eq!(draft.to_move(), RED);
        draft.set_to_move(BLUE);
        draft.reset();
        assert_eq!((draft.to_move(), draft.pieces().count()), (RED, 20));
    }

    #[test]
    fn what_may_not_be_played_is_explained() {
        let mut numbers = draft("number-chess");
        let red = |number| Piece { seat: RED, number: Some(number), king: false };
        numbers.put(Cell(40), red(7));
        assert_eq!(numbers.game(), Err(SetupError::Twice("R7".into())));
        let mut star = draft("chinese-checkers");
        star.put(Cell(60), Piece { seat: Seat(0), number: None, king: false });
        assert_eq!(star.game(), Err(SetupError::Crowded { seat: "0".into(), count: 11, limit: 10 }));
        let mut men = draft("draughts-international");
        let white = Piece { seat: Seat(0), number: None, king: false };
        men.put(Cell(0), white);
        assert!(matches!(men.game(), Err(SetupError::Fen(FenError::ManOnLastRow { .. }))));
        men.put(Cell(0), Piece { king: true, ..white });
        assert!(matches!(men.game(), Err(SetupError::Fen(FenError::Crowded { count: 21, .. }))));
        men.take(Cell(49));
        assert!(men.game().is_ok());
    }
}
