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

    /// The same pieces under other rules, or in another game of the family: what belongs to a side that is there no
    /// longer goes. On another board it is the start position.
    ///
    /// # Errors
    /// What is wrong with the rules.
    pub fn under(&self, kind: GameKind, rules: &str) -> Result<Self, SetupError> {
        let mut draft = Self::new(kind, rules)?;
        let (old, new) = (&self.start, &draft.start);
        if !old.kind().family().contains(&kind) || old.board().len() != new.board().len() {
            return Ok(draft);
        }
        // A side keeps its mark, not always its turn.
        let seats = || (0..new.seats() as u8).map(Seat);
        let same = |seat: Seat| seats().find(|&other| new.seat_mark(other) == old.seat_mark(seat));
        let to_move = same(self.to_move);
        let kept = self.pieces().filter_map(|(cell, piece)| {
            let piece = Piece { seat: same(piece.seat)?, ..piece };
            let known = draft.tray(piece.seat).contains(&piece);
            Some((cell, if known { piece } else { Piece { king: false, ..piece } }))
        });
        let kept = kept.collect();
        draft.pieces = kept;
        draft.to_move = to_move.unwrap_or(draft.to_move);
        Ok(draft)
    }

    /// A position from its line or FEN: of this game, else of the first one that reads it.
    ///
    /// # Errors
    /// What is wrong with the line as a position of this game.
    pub fn read(&self, line: &str) -> Result<Self, SetupError> {
        let line = line.trim();
        let kind = self.start.kind();
        let own = || kind.position(&self.start.rules(), line);
        let other = || forms().find_map(|(kind, rules)| kind.position(&rules, line).ok());
        // Squares a1-h8 are those of 64, although the larger board has squares of these names too.
        let strange = matches!(kind, GameKind::Draughts(_)) && self.start.board().len() == 50 && is_algebraic(line);
        let game = if strange { other().map_or_else(own, Ok) } else { own().or_else(|why| other().ok_or(why)) };
        Self::of(&game?)
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
                let mut sides = [Seat(0), Seat(1)];
                sides.sort_by_key(|&seat| mark(seat) != "w");
                let sides = sides.map(|seat| format!("{}{}", mark(seat).to_uppercase(), list(seat)));
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

/// Every game with every board and number of players, in its usual rules else; the boards of 64 squares by letters first.
fn forms() -> impl Iterator<Item = (GameKind, String)> {
    let by_letters = |kind: &GameKind| kind.start("").is_ok_and(|game| is_algebraic(&game.board().name(Cell(0))));
    let (first, last): (Vec<_>, Vec<_>) = GameKind::ALL.into_iter().partition(by_letters);
    first.into_iter().chain(last).flat_map(|kind| {
        let shapes = kind.choices().iter().filter(|choice| choice.is_number() || choice.key == "board");
        let mut all = vec![String::new()];
        for choice in shapes {
            let with = |rules: &String| {
                choice.values.iter().map(|value| format!("{rules}{}={value},", choice.key)).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        all.into_iter().map(move |rules| (kind, rules))
    })
}

/// Whether squares are named by a letter and a number: the marks of sides and kings are capitals.
fn is_algebraic(line: &str) -> bool {
    line.bytes().any(|byte| matches!(byte, b'a'..=b'h'))
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
    fn other_rules_keep_the_pieces_where_the_board_is_the_same() {
        let mut star = Draft::new(GameKind::ChineseCheckers, "players=6").unwrap();
        star.set_to_move(Seat(5));
        let corner = |draft: &Draft, cell: Cell| draft.piece_at(cell).map(|piece| draft.ground().corner(piece.seat));
        let two = star.under(GameKind::ChineseCheckers, "players=2").unwrap();
        assert_eq!((two.pieces().count(), two.to_move()), (20, Seat(0)));
        assert!(two.pieces().all(|(cell, _)| corner(&two, cell) == corner(&star, cell)));
        let variant = |name| GameKind::from_name(name).unwrap();
        let mut chinese = draft("draughts-chinese64");
        chinese.take(Cell(0));
        let english = chinese.under(variant("draughts-english"), "").unwrap();
        let mark = |draft: &Draft, cell| draft.piece_at(cell).map(|piece| draft.ground().seat_mark(piece.seat));
        assert!((0..32).map(Cell).all(|cell| mark(&english, cell) == mark(&chinese, cell)));
        let large = chinese.under(variant("draughts-international"), "").unwrap();
        assert_eq!(large, draft("draughts-international"));
        assert!(star.under(GameKind::ChineseCheckers, "players=5").is_err());
    }

    #[test]
    fn a_line_of_another_game_finds_its_game() {
        let read = |at: &str, line: &str| draft(at).read(line).map(|draft| draft.ground().kind().name());
        for kind in GameKind::ALL {
            let line = Draft::new(kind, "").unwrap().to_line();
            assert_eq!(read(kind.name(), &line), Ok(kind.name()));
        }
        assert_eq!(read("chinese-checkers", " W:WK36:B7,21,27,28,32,40 "), Ok("draughts-international"));
        assert_eq!(read("draughts-english", "B:W31-50:B1-20"), Ok("draughts-international"));
        assert_eq!(read("draughts-international", "W:Wa1,Kd4:Bh8"), Ok("draughts-chinese64"));
        assert_eq!(read("halma", "blue r1c1=R0 r9c4=B7"), Ok("number-chess"));
        assert_eq!(read("number-chess", "0 a1=0 p16=2"), Ok("halma"));
        assert_eq!(read("draughts-russian", "3 r5c6=x"), Ok("capture"));
        let six = draft("chinese-checkers").read("2 r1c1=0 r14c1=4").unwrap();
        assert_eq!(six.ground().seats(), 3);
        assert_eq!(read("halma", "0 a1=0 a1=2"), Err(SetupError::Twice("a1".into())));
        assert!(matches!(read("draughts-english", "W:Wa99:B"), Err(SetupError::Fen(FenError::Square { .. }))));
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
