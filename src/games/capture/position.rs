//! A position of the capture game with everything its rules ask: the pieces, what everybody has taken, whose turn it is.

use super::options::{Options, board, ground};
use super::ways::{any_hop, count_chains, each_chain, landings, steps, ways};
use crate::board::{Cell, CellSet};
use crate::games::race::explain_line;
use crate::games::{Ending, Hop, Illegal, Move, Outcome, Piece, Ply, Seat, SetupError};

/// Plies without a capture after which the game ends.
pub(super) const QUIET_PLIES: u8 = 20;

/// Ways between two cells that are looked for at most.
const MOST_WAYS: usize = 10_000;

/// A position of the capture game. A pure value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    options: Options,
    pub(super) pieces: CellSet,
    to_move: Seat,
    taken: Vec<u32>,
    /// The places of those who have given up.
    resigned: Vec<Option<u8>>,
    /// Plies since the last capture.
    pub(super) quiet: u8,
    ending: Option<Ending>,
}

fn hops_from(at: Cell, occupied: CellSet) -> CellSet {
    super::ways::hops(at, occupied).map(|(_, landing)| landing).collect()
}

impl Position {
    /// The start of a game: every cell filled but the centre.
    pub fn start(options: Options) -> Self {
        let centre = board().cell_at(9, 5);
        let pieces = board().cells().filter(|&cell| Some(cell) != centre).collect();
        Self::with_pieces(options, pieces, Seat(0))
    }

    fn with_pieces(options: Options, pieces: CellSet, to_move: Seat) -> Self {
        let seats = usize::from(options.players);
        let (taken, resigned) = (vec![0; seats], vec![None; seats]);
        let mut position = Self { options, pieces, to_move, taken, resigned, quiet: 0, ending: None };
        position.end_if_decided();
        position
    }

    /// Reads a position line, `<player to move, from 0> <cell>=x …`.
    ///
    /// # Errors
    /// A word that is not understood, a cell or player that does not exist, a cell given twice.
    pub fn from_line(options: Options, line: &str) -> Result<Self, SetupError> {
        let mut words = line.split_whitespace();
        let word = words.next().ok_or(SetupError::NoPosition)?;
        let seat = word.parse::<u8>().ok().filter(|&seat| word.len() == 1 && seat < options.players);
        let to_move = seat.ok_or_else(|| {
            let seats: Vec<String> = (0..options.players).map(|seat| seat.to_string()).collect();
            SetupError::NoSeat { seat: word.into(), seats: seats.join(" ") }
        })?;
        let mut pieces = CellSet::EMPTY;
        for word in words {
            let (name, piece) = word.split_once('=').ok_or_else(|| SetupError::UnownedPiece(word.into()))?;
            let cell = board().parse(name).ok_or_else(|| SetupError::NoCell(name.into()))?;
            if !piece.eq_ignore_ascii_case("x") {
                return Err(SetupError::UnownedPiece(word.into()));
            }
            if pieces.has(cell) {
                return Err(SetupError::Twice(name.into()));
            }
            pieces = pieces.with(cell);
        }
        Ok(Self::with_pieces(options, pieces, Seat(to_move)))
    }

    /// The position line; reads back with [`Position::from_line`]. What has been taken is not in it.
    pub fn to_line(&self) -> String {
        let pieces: String = self.pieces.map(|cell| format!(" {}=x", board().name(cell))).collect();
        format!("{}{pieces}", self.to_move.0)
    }

    /// The rules in force.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.taken.len()
    }

    /// The corner of the star a seat sits at, 0 top, clockwise.
    pub fn corner(&self, seat: Seat) -> u8 {
        self.options.corners()[seat.index()]
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Every piece on the board.
    pub fn pieces(&self) -> CellSet {
        self.pieces
    }

    /// No cells: nobody starts anywhere.
    pub fn home(&self, _seat: Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// No cells: nobody goes anywhere.
    pub fn goal(&self, _seat: Seat) -> CellSet {
        CellSet::EMPTY
    }

    /// The piece on a cell; nobody's pieces count as the first seat's.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        self.pieces.has(cell).then_some(Piece { seat: Seat(0), number: None, king: false })
    }

    /// Pieces that a seat has taken.
    pub fn taken(&self, seat: Seat) -> u32 {
        self.taken[seat.index()]
    }

    /// Whether a seat still plays.
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.ending.is_none() && self.resigned[seat.index()].is_none()
    }

    /// A seat's place, once it has one.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        let ahead = |other: &Seat| self.resigned[other.index()].is_none() && self.taken(*other) > self.taken(seat);
        let of_the_rest = || self.ending.map(|_| 1 + self.every_seat().filter(ahead).count() as u8);
        self.resigned[seat.index()].or_else(of_the_rest)
    }

    fn every_seat(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.options.players).map(Seat)
    }

    /// How the game ended; `None` while it runs. The scores are the pieces taken.
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let places = self.every_seat().filter_map(|seat| self.place(seat)).collect();
        Some(Outcome { ending, places, scores: self.taken.iter().map(|&taken| taken.into()).collect() })
    }

    /// Whether some piece can hop, so that one has to.
    pub fn can_take(&self) -> bool {
        self.ending.is_none() && any_hop(self.pieces).is_some()
    }

    /// Where the piece on `from` can hop on after the landings of a way.
    pub fn hops_after(&self, from: Cell, way: &[Cell]) -> CellSet {
        let Some(mv) = (!way.is_empty()).then(|| self.move_along(from, way)) else {
            return if self.can_take() { hops_from(from, self.pieces.without(from)) } else { CellSet::EMPTY };
        };
        let Ok(mv) = mv else { return CellSet::EMPTY };
        let taken = mv.hops.iter().flat_map(|hop| hop.over.iter().copied());
        hops_from(mv.to(), taken.fold(self.pieces.without(from), CellSet::without))
    }

    /// Every piece that can move with the cells on which its move may end; its own cell where a chain leads back to it.
    pub fn destinations(&self) -> Vec<(Cell, CellSet)> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let hops = any_hop(self.pieces).is_some();
        let ends = |from| {
            if hops { landings(from, self.pieces.without(from)) } else { steps(from, self.pieces) }
        };
        self.pieces.map(|from| (from, ends(from))).filter(|(_, ends)| !ends.is_empty()).collect()
    }

    /// Where the piece on `from` may end its move.
    pub fn destinations_from(&self, from: Cell) -> CellSet {
        self.destinations().into_iter().find(|(cell, _)| *cell == from).map_or(CellSet::EMPTY, |(_, ends)| ends)
    }

    /// The legal moves from one cell to another, the shortest first. Of very many no more than ten thousand.
    pub fn moves_between(&self, from: Cell, to: Cell) -> Vec<Move> {
        if !self.destinations_from(from).has(to) {
            return Vec::new();
        }
        let mut ways = ways(from, to, self.pieces.without(from), MOST_WAYS);
        if ways.is_empty() {
            ways.push(vec![Hop { to, over: Vec::new(), expression: None }]);
        }
        ways.into_iter().map(|hops| Move { seat: self.to_move, from, hops }).collect()
    }

    /// The legal move from one cell to another, by the shortest of the ways that take the same pieces.
    ///
    /// # Errors
    /// The reason why there is none, or that several take different pieces.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Illegal> {
        let mut moves = self.moves_between(from, to).into_iter();
        let first = moves.next().ok_or_else(|| self.explain(from, to))?;
        if moves.any(|other| taken_by(&other.hops) != taken_by(&first.hops)) {
            return Err(Illegal::SeveralWays { from, to });
        }
        Ok(first)
    }

    /// The legal move along landings that are all named.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn move_along(&self, from: Cell, way: &[Cell]) -> Result<Move, Illegal> {
        let to = way.last().copied().unwrap_or(from);
        if self.ending.is_some() || !self.pieces.has(from) {
            return Err(self.explain(from, to));
        }
        if let &[to] = way
            && any_hop(self.pieces).is_none()
        {
            return self.find_move(from, to);
        }
        let (mut at, mut occupied) = (from, self.pieces.without(from));
        let mut hops = Vec::new();
        for &to in way {
            let hop = super::ways::hops(at, occupied).find(|&(_, landing)| landing == to);
            let Some((pivot, _)) = hop else { return Err(self.explain_hop(at, to, occupied)) };
            hops.push(Hop { to, over: vec![pivot], expression: None });
            (at, occupied) = (to, occupied.without(pivot));
        }
        if hops.is_empty() { Err(Illegal::SameCell(from)) } else { Ok(Move { seat: self.to_move, from, hops }) }
    }

    /// Why the piece on a cell cannot be picked up.
    pub fn explain_piece(&self, cell: Cell) -> Option<Illegal> {
        (!self.pieces.has(cell)).then_some(Illegal::Empty(cell))
    }

    fn explain(&self, from: Cell, to: Cell) -> Illegal {
        if self.ending.is_some() {
            return Illegal::GameOver;
        }
        if let Some(reason) = self.explain_piece(from) {
            return reason;
        }
        if from == to {
            return Illegal::SameCell(from);
        }
        self.explain_hop(from, to, self.pieces.without(from))
    }

    fn explain_hop(&self, from: Cell, to: Cell, occupied: CellSet) -> Illegal {
        if occupied.has(to) {
            return Illegal::Occupied(to);
        }
        if let (true, Some((from, to))) = (steps(from, occupied).has(to), any_hop(self.pieces)) {
            return Illegal::MustTake { from, to };
        }
        match ground().dir(from, to) {
            Some(dir) => explain_line(from, to, &ground().between(from, to, dir), occupied),
            None => Illegal::NotOnLine { from, to },
        }
    }

    /// The position after a ply.
    ///
    /// # Errors
    /// The reason why the ply is not legal; the position is unchanged.
    pub fn play(&self, ply: &Ply) -> Result<Self, Illegal> {
        if self.ending.is_some() {
            return Err(Illegal::GameOver);
        }
        let mut next = self.clone();
        match ply {
            Ply::Move(mv) => {
                self.check_turn(mv.seat)?;
                let way: Vec<Cell> = mv.hops.iter().map(|hop| hop.to).collect();
                let legal = self.move_along(mv.from, &way)?;
                let taken = taken_by(&legal.hops);
                next.pieces = (self.pieces & !taken).without(legal.from).with(legal.to());
                next.taken[mv.seat.index()] += taken.len() as u32;
                next.quiet = if taken.is_empty() { self.quiet + 1 } else { 0 };
                next.pass_turn();
                next.end_if_decided();
            }
            Ply::Pass(seat) => {
                self.check_turn(*seat)?;
                return Err(Illegal::MayNotPass);
            }
            Ply::Resign(seat) => {
                if self.resigned.get(seat.index()) != Some(&None) {
                    return Err(Illegal::TurnOver { seat: *seat, to_move: self.to_move });
                }
                let left: Vec<Seat> = self.every_seat().filter(|&seat| self.is_playing(seat)).collect();
                next.resigned[seat.index()] = Some(left.len() as u8);
                if left.len() <= 2 {
                    next.ending = Some(Ending::Resigned);
                } else if *seat == self.to_move {
                    next.pass_turn();
                }
            }
            _ => return Err(Illegal::NotInThisGame),
        }
        Ok(next)
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Illegal> {
        if seat == self.to_move { Ok(()) } else { Err(Illegal::TurnOver { seat, to_move: self.to_move }) }
    }

    fn pass_turn(&mut self) {
        let (seats, from) = (self.options.players, self.to_move.0);
        let next = (1..=seats).map(|i| Seat((from + i) % seats)).find(|&seat| self.is_playing(seat));
        self.to_move = next.unwrap_or(self.to_move);
    }

    fn end_if_decided(&mut self) {
        let stuck = || {
            let can_step =
                || self.options.steps && self.pieces.into_iter().any(|cell| !steps(cell, self.pieces).is_empty());
            any_hop(self.pieces).is_none() && !can_step()
        };
        if self.pieces.len() <= 1 {
            self.ending = Some(Ending::LastPiece);
        } else if stuck() {
            self.ending = Some(Ending::NoHop);
        } else if self.quiet >= QUIET_PLIES {
            self.ending = Some(Ending::NoCapture);
        }
    }

    /// Number of lines of `depth` plies from here, a ply being a distinct way. The last ply is counted in bulk; plies
    /// without a capture are not limited.
    pub fn perft(&self, depth: u32) -> u64 {
        if self.pieces.len() <= 1 { u64::from(depth == 0) } else { count(self.pieces, self.options.steps, depth) }
    }
}

/// The pieces that hops pass over.
fn taken_by(hops: &[Hop]) -> CellSet {
    hops.iter().flat_map(|hop| hop.over.iter().copied()).collect()
}

fn count(pieces: CellSet, with_steps: bool, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if pieces.len() <= 1 {
        return 0;
    }
    let mut nodes = 0;
    if any_hop(pieces).is_some() {
        for from in pieces {
            let occupied = pieces.without(from);
            if depth == 1 {
                nodes += count_chains(from, occupied);
                continue;
            }
            each_chain(from, occupied, &mut Vec::new(), &mut |chain| {
                let after = chain.iter().fold(occupied, |left, &(pivot, _)| left.without(pivot));
                let to = chain.last().map_or(from, |&(_, landing)| landing);
                nodes += count(after.with(to), with_steps, depth - 1);
            });
        }
    } else if with_steps {
        for from in pieces {
            for to in steps(from, pieces) {
                nodes += count(pieces.without(from).with(to), with_steps, depth - 1);
            }
        }
    }
    nodes
}
