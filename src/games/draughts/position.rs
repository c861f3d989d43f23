//! A position with everything the rules ask about it: whose turn, what has been repeated, which draw clocks run.

use super::bits::{Board, Key};
use super::draw::{Clocks, DrawClock, DrawRule, History};
use super::movegen::{after, has_move, legal_keys};
use super::{Color, Grid, Refusal, Rules, Variant};
use crate::board::{Cell, CellSet, SquareBoard};
use crate::games::{Move, Ply, Seat};

/// A piece as a view needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub color: Color,
    /// Whether it is a king.
    pub king: bool,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move has no piece left.
    NoPieces,
    /// The side to move has pieces, but none can move.
    NoMove,
    /// A side gave up.
    Resigned,
    /// A side used up its time.
    OutOfTime,
    /// It is a draw.
    Drawn(DrawRule),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Why.
    pub ending: Ending,
    /// Who won; `None` for a draw.
    pub winner: Option<Color>,
}

impl Outcome {
    /// Points of a side: 2 for a win, 1 for a draw, 0 for a loss.
    pub fn points(self, color: Color) -> u8 {
        match self.winner {
            None => 1,
            Some(winner) => 2 * u8::from(winner == color),
        }
    }

    const fn won_by(color: Color, ending: Ending) -> Self {
        Self { ending, winner: Some(color) }
    }

    const fn drawn(rule: DrawRule) -> Self {
        Self { ending: Ending::Drawn(rule), winner: None }
    }
}

/// A position of draughts. A pure value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) variant: Variant,
    pub(super) board: Board,
    pub(super) to_move: Color,
    clocks: Clocks,
    history: History,
    outcome: Option<Outcome>,
}

impl Position {
    /// The start of a game.
    pub fn start(variant: Variant) -> Self {
        let (grid, rules) = (variant.grid(), variant.rules());
        let black = grid.top_rows(rules.men_rows);
        let white = grid.board() & !grid.top_rows(grid.size() - rules.men_rows);
        Self::new(variant, [white, black], 0, rules.first)
    }

    /// A position from the pieces of White and Black, as padded bits.
    pub(super) fn new(variant: Variant, [white, black]: [u64; 2], kings: u64, to_move: Color) -> Self {
        let (own, other) = if to_move == Color::White { (white, black) } else { (black, white) };
        let board = Board { own, other, kings };
        let clocks = Clocks::start(variant.rules().draws, variant.grid(), &board);
        let mut position = Self { variant, board, to_move, clocks, history: History::default(), outcome: None };
        position.history.note(board, to_move);
        position.outcome = position.judge();
        position
    }

    /// Which draughts.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The table of its rules.
    pub fn rules(&self) -> &'static Rules {
        self.variant.rules()
    }

    /// The board.
    pub fn grid(&self) -> Grid {
        self.variant.grid()
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn to_move(&self) -> Color {
        self.to_move
    }

    /// The seat whose turn it is.
    pub fn seat_to_move(&self) -> Seat {
        self.variant.seat(self.to_move)
    }

    /// Its squares, named as the variant names them.
    pub fn squares(&self) -> SquareBoard {
        self.variant.squares()
    }

    pub(super) fn bits_of(&self, color: Color) -> u64 {
        if color == self.to_move { self.board.own } else { self.board.other }
    }

    /// The pieces of a side, kings among them.
    pub fn pieces(&self, color: Color) -> CellSet {
        self.grid().to_cells(self.bits_of(color))
    }

    /// The kings of a side.
    pub fn kings(&self, color: Color) -> CellSet {
        self.grid().to_cells(self.bits_of(color) & self.board.kings)
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let bit = if self.grid().has(cell) { self.grid().bit(cell) } else { 0 };
        let color = [Color::White, Color::Black].into_iter().find(|&color| self.bits_of(color) & bit != 0)?;
        Some(Piece { color, king: self.board.kings & bit != 0 })
    }

    /// What the legal moves do, in order; none once the game is over.
    pub(super) fn keys(&self) -> Vec<Key> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        legal_keys(self.variant, self.to_move, &self.board)
    }

    /// All legal moves, each once whatever its way, by from, to, then the pieces taken.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.keys().into_iter().filter_map(|key| self.move_of(key)).collect()
    }

    /// Whether the side to move has to capture.
    pub fn must_capture(&self) -> bool {
        self.keys().iter().any(|key| key.taken != 0)
    }

    /// Every piece of the side to move that can move, with the cells on which its move may end.
    pub fn destinations(&self) -> Vec<(Cell, CellSet)> {
        let grid = self.grid();
        let mut found: Vec<(Cell, CellSet)> = Vec::new();
        for key in self.keys() {
            let (from, to) = (grid.cell(key.from), grid.cell(key.to));
            match found.last_mut() {
                Some((last, ends)) if *last == from => *ends = ends.with(to),
                _ => found.push((from, CellSet::of(to))),
            }
        }
        found
    }

    /// Where the piece on `from` may end its move; empty if it has none.
    pub fn destinations_from(&self, from: Cell) -> CellSet {
        self.destinations().into_iter().find(|(cell, _)| *cell == from).map_or(CellSet::EMPTY, |(_, ends)| ends)
    }

    /// The legal moves from one cell to another: several where captures take different pieces.
    pub fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        let grid = self.grid();
        let goes = |key: &Key| grid.cell(key.from) == from && grid.cell(key.to) == to;
        self.keys().into_iter().filter(goes).filter_map(|key| self.move_of(key)).collect()
    }

    /// The one legal move from one cell to another.
    ///
    /// # Errors
    /// The reason why there is none, or the choice where there are several.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Refusal> {
        let mut moves = self.moves_between(from, to);
        match moves.len() {
            0 => Err(self.explain(from, to)),
            1 => moves.pop().ok_or(Refusal::NoSuchWay),
            _ => Err(Refusal::Ambiguous(moves)),
        }
    }

    /// The legal move that does the same as `mv`: from, to and the pieces taken count, not the way.
    fn key_of(&self, mv: &Move) -> Result<Key, Refusal> {
        let grid = self.grid();
        if mv.seat != self.seat_to_move() {
            return Err(Refusal::NotYourTurn { to_move: self.to_move });
        }
        let over = self.taken_by(mv);
        if !grid.has(mv.from) || !grid.has(mv.to()) {
            return Err(Refusal::NotDiagonal { from: mv.from, to: mv.to() });
        }
        let key = Key { from: grid.bit(mv.from), to: grid.bit(mv.to()), taken: grid.to_bits(over) };
        if self.keys().contains(&key) {
            return Ok(key);
        }
        // Without the pieces named, it is the one legal move between the cells, if there is just one.
        let legal = self.find_move(mv.from, mv.to())?;
        if over.is_empty() { self.key_of(&legal) } else { Err(Refusal::NoSuchWay) }
    }

    /// The position after a ply.
    ///
    /// # Errors
    /// The reason why the ply is not legal; the position is unchanged.
    pub fn play(&self, ply: &Ply) -> Result<Self, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        match ply {
            Ply::Move(mv) => Ok(self.made(self.key_of(mv)?)),
            Ply::Pass(_) => Err(Refusal::NoPass),
            Ply::Timeout(_) | Ply::CallStop(_) => Err(Refusal::NotInThisGame),
            Ply::Draw(_) => self.agree_draw(),
            Ply::Claim(seat) if *seat != self.seat_to_move() => Err(Refusal::NotYourTurn { to_move: self.to_move }),
            Ply::Claim(_) => self.claim().map(|rule| self.ended(Outcome::drawn(rule))).ok_or(Refusal::NoClaim),
            Ply::Resign(seat) | Ply::TimeUp(seat) if seat.0 > 1 => Err(Refusal::NotYourTurn { to_move: self.to_move }),
            Ply::Resign(seat) => Ok(self.lost_by(*seat, Ending::Resigned)),
            Ply::TimeUp(seat) => Ok(self.lost_by(*seat, Ending::OutOfTime)),
        }
    }

    /// The position after a legal move.
    pub(super) fn made(&self, key: Key) -> Self {
        let mut next = self.clone();
        next.board = after(self.variant, self.to_move, &self.board, key);
        next.to_move = self.to_move.other();
        next.clocks.tick(self.rules().draws, self.grid(), &self.board, key, &next.board);
        if key.taken != 0 || self.board.kings & key.from == 0 {
            next.history.clear();
        }
        next.history.note(next.board, next.to_move);
        next.outcome = next.judge();
        next
    }

    fn lost_by(&self, seat: Seat, ending: Ending) -> Self {
        self.ended(Outcome::won_by(self.variant.color(seat).other(), ending))
    }

    fn ended(&self, outcome: Outcome) -> Self {
        Self { outcome: Some(outcome), ..self.clone() }
    }

    /// How the game stands: a side without a move has lost, whatever a clock says.
    fn judge(&self) -> Option<Outcome> {
        if !has_move(self.variant, self.to_move, &self.board) {
            let ending = if self.board.own == 0 { Ending::NoPieces } else { Ending::NoMove };
            return Some(Outcome::won_by(self.to_move.other(), ending));
        }
        self.draw_due().filter(|_| self.rules().automatic_draws).map(Outcome::drawn)
    }

    /// The rule by which the position is drawn or can be claimed as drawn.
    fn draw_due(&self) -> Option<DrawRule> {
        if self.occurrences() >= 3 {
            return Some(DrawRule::Repetition);
        }
        self.clocks.run_out(self.rules().draws)
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often this position has arisen with this side to move.
    pub fn occurrences(&self) -> usize {
        self.history.count(self.board, self.to_move)
    }

    /// The clocks of the draw rules in force, the first to run out first.
    pub fn draw_clocks(&self) -> Vec<DrawClock> {
        self.clocks.running(self.rules().draws)
    }

    /// The rule by which the side to move may claim a draw, now or with the move it is about to make.
    ///
    /// Only where draws do not come by themselves (English draughts, WCDF 1.32).
    pub fn claimable(&self, with: Option<&Move>) -> Option<DrawRule> {
        if self.outcome.is_some() || self.rules().automatic_draws {
            return None;
        }
        let after = with.and_then(|mv| self.key_of(mv).ok()).map(|key| self.made(key));
        self.draw_due().or_else(|| after.filter(|next| next.outcome.is_none())?.draw_due())
    }

    /// The rule by which the side to move may claim a draw, now or with any of the moves that it has.
    pub fn claim(&self) -> Option<DrawRule> {
        self.claimable(None).or_else(|| self.legal_moves().iter().find_map(|mv| self.claimable(Some(mv))))
    }

    /// The game drawn by a claim of the side to move.
    ///
    /// # Errors
    /// No draw can be claimed.
    pub fn claim_draw(&self, with: Option<&Move>) -> Result<Self, Refusal> {
        self.claimable(with).map(|rule| self.ended(Outcome::drawn(rule))).ok_or(Refusal::NoClaim)
    }

    /// The game drawn by agreement.
    ///
    /// # Errors
    /// The game is over.
    pub fn agree_draw(&self) -> Result<Self, Refusal> {
        if self.outcome.is_some() {
            return Err(Refusal::GameOver);
        }
        Ok(self.ended(Outcome::drawn(DrawRule::Agreement)))
    }
}
