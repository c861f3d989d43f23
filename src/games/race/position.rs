//! A position with everything the rules ask about it: whose turn, who has finished, how long nobody came nearer.

use std::fmt;
use std::sync::Arc;

use super::bits::Bits;
use super::distance::{distance_to_goal, steps_to_fill};
use super::ground::Ground;
use super::history::{History, Situation};
use super::movegen::Generator;
use super::rules::{Rules, Variant, Zones};
use crate::board::{Board, Cell};
use crate::games::{Ending, Illegal, Move, Outcome, Piece, Ply, Seat, SetupError};

/// Whether a seat still plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It plays.
    Playing,
    /// It has filled its goal.
    Finished,
    /// It has given up.
    Resigned,
}

/// The rules and the zones of every seat: the same through a whole game.
#[derive(Clone)]
pub(super) struct Setup<V: Variant> {
    pub options: V,
    pub ground: &'static Ground<V::Set>,
    pub rules: Rules,
    pub zones: Vec<Zones<V::Set>>,
}

/// Everything follows from the options.
impl<V: Variant> PartialEq for Setup<V> {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
    }
}

impl<V: Variant> Eq for Setup<V> {}

impl<V: Variant> fmt::Debug for Setup<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.options, f)
    }
}

impl<V: Variant> Setup<V> {
    fn new(options: V) -> Result<Self, SetupError> {
        options.check()?;
        let zones = options.corners().iter().map(|&corner| options.zones(corner)).collect();
        Ok(Self { options, ground: options.ground(), rules: options.rules(), zones })
    }

    /// Whether a seat that has just moved, with the pieces `own` among `all`, has filled its goal.
    pub(super) fn is_goal_filled(&self, seat: Seat, own: V::Set, all: V::Set, kings: V::Set) -> bool {
        let zones = &self.zones[seat.index()];
        let goal = zones.goal;
        if own.contains_all(goal) {
            return !self.rules.kings || (own & kings).without(zones.goal_tip).is_empty();
        }
        let guarded = self.rules.filled_goal && all.contains_all(goal) && own.meets(goal) && !own.meets(zones.home);
        guarded && {
            let generator = Generator::new(self.ground, &self.rules, zones, kings);
            let away = |cell| distance_to_goal(self.ground, cell, goal);
            (own & !goal).all(|from: Cell| generator.destinations(from, all).all(|to: Cell| away(to) >= away(from)))
        }
    }

    /// Steps that the pieces of a seat have to go at least.
    fn steps_to_go(&self, seat: Seat, own: V::Set, kings: V::Set) -> u32 {
        let zones = &self.zones[seat.index()];
        match (own & kings).lowest() {
            None => steps_to_fill(self.ground, own, zones.goal),
            Some(king) => {
                let tip = zones.goal_tip;
                self.ground.distance(king, tip) + steps_to_fill(self.ground, own.without(king), zones.goal.without(tip))
            }
        }
    }

    fn mark(&self, seat: Seat) -> String {
        self.options.corners()[seat.index()].to_string()
    }
}

/// A position of a racing game. A pure value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position<V: Variant> {
    pub(super) setup: Arc<Setup<V>>,
    pub(super) pieces: Vec<V::Set>,
    /// The kings among the pieces of all seats.
    pub(super) kings: V::Set,
    pub(super) to_move: Seat,
    standing: Vec<Standing>,
    places: Vec<Option<u8>>,
    /// Round of the turn order, from 0, and the last round in which somebody finished, with its place.
    round: u32,
    last_finish: Option<(u32, u8)>,
    /// Passes since the last move.
    passes: usize,
    /// The fewest steps to go that each seat ever had, and plies since one of these fell.
    nearest: Vec<u32>,
    stalled: u32,
    /// With two seats: the pieces each time a position arose, for the threefold repetition.
    seen: History<V::Set>,
    last_mover: Option<Seat>,
    ending: Option<Ending>,
}

impl<V: Variant> Position<V> {
    /// The start of a game.
    ///
    /// # Errors
    /// A number of players or pieces that the board has no set-up for.
    pub fn start(options: V) -> Result<Self, SetupError> {
        let setup = Setup::new(options)?;
        let pieces = setup.zones.iter().map(|zones| zones.home).collect();
        let kings = setup.zones.iter().map(|zones| zones.home_tip).filter(|_| setup.rules.kings).collect();
        Ok(Self::with_pieces(setup, pieces, kings, Seat(0)))
    }

    fn with_pieces(setup: Setup<V>, pieces: Vec<V::Set>, kings: V::Set, to_move: Seat) -> Self {
        let seats = setup.zones.len();
        let nearest = (0..).zip(&pieces).map(|(seat, &own)| setup.steps_to_go(Seat(seat), own, kings)).collect();
        let mut position = Self {
            setup: setup.into(),
            pieces,
            kings,
            to_move,
            standing: vec![Standing::Playing; seats],
            places: vec![None; seats],
            round: 0,
            last_finish: None,
            passes: 0,
            nearest,
            stalled: 0,
            seen: History::default(),
            last_mover: None,
            ending: None,
        };
        position.note_position();
        position
    }

    /// Reads a position line, `<corner to move> <cell>=<corner> …`; where there are kings, theirs is `<cell>=<corner>K`.
    ///
    /// # Errors
    /// A word that is not understood, a cell or seat that does not exist, a cell given twice, too many pieces.
    pub fn from_line(options: V, line: &str) -> Result<Self, SetupError> {
        let setup = Setup::new(options)?;
        let (board, corners) = (setup.ground.board(), options.corners());
        let seat_of = |text: &str| {
            let corner = text.parse::<u8>().ok().filter(|_| text.len() == 1);
            corner.and_then(|c| corners.iter().position(|&corner| corner == c)).ok_or_else(|| {
                let seats: Vec<String> = corners.iter().map(u8::to_string).collect();
                SetupError::NoSeat { seat: text.into(), seats: seats.join(" ") }
            })
        };
        let mut words = line.split_whitespace();
        let to_move = seat_of(words.next().ok_or(SetupError::NoPosition)?)?;
        let mut pieces = vec![V::Set::EMPTY; corners.len()];
        let (mut filled, mut kings) = (V::Set::EMPTY, V::Set::EMPTY);
        for word in words {
            let (name, piece) = word.split_once('=').ok_or_else(|| SetupError::BadWord(word.into()))?;
            let cell = board.parse(name).ok_or_else(|| SetupError::NoCell(name.into()))?;
            if filled.has(cell) {
                return Err(SetupError::Twice(name.into()));
            }
            filled = filled.with(cell);
            let king = piece.strip_suffix(['K', 'k']).filter(|_| setup.rules.kings);
            if king.is_some() {
                kings = kings.with(cell);
            }
            let seat = seat_of(king.unwrap_or(piece))?;
            pieces[seat] = pieces[seat].with(cell);
        }
        for (seat, &own) in pieces.iter().enumerate() {
            let mark = setup.mark(Seat(seat as u8));
            for (seat, count, limit) in
                [(mark.clone(), own.len(), setup.rules.pieces.into()), (mark + "K", (own & kings).len(), 1)]
            {
                if count > limit {
                    return Err(SetupError::Crowded { seat, count, limit });
                }
            }
        }
        Ok(Self::with_pieces(setup, pieces, kings, Seat(to_move as u8)))
    }

    /// The position line; reads back with [`Position::from_line`].
    pub fn to_line(&self) -> String {
        let mut line = self.corner(self.to_move).to_string();
        for cell in self.board().cells() {
            if let Some(piece) = self.piece_at(cell) {
                let king = if piece.king { "K" } else { "" };
                line += &format!(" {}={}{king}", self.board().name(cell), self.corner(piece.seat));
            }
        }
        line
    }

    /// The board it is played on.
    pub fn board(&self) -> Board {
        self.setup.ground.board()
    }

    /// The rules in force.
    pub fn options(&self) -> &V {
        &self.setup.options
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.setup.zones.len()
    }

    /// The home corner of a seat in the board's count, clockwise: of a star 0 is the top, of a square the lower left.
    pub fn corner(&self, seat: Seat) -> u8 {
        self.setup.options.corners()[seat.index()]
    }

    /// The start cells of a seat.
    pub fn home(&self, seat: Seat) -> V::Set {
        self.setup.zones[seat.index()].home
    }

    /// The cells that a seat must fill.
    pub fn goal(&self, seat: Seat) -> V::Set {
        self.setup.zones[seat.index()].goal
    }

    /// The pieces of a seat.
    pub fn pieces(&self, seat: Seat) -> V::Set {
        self.pieces[seat.index()]
    }

    /// Every occupied cell.
    pub fn occupied(&self) -> V::Set {
        self.pieces.iter().fold(V::Set::EMPTY, |all, &own| all | own)
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<Piece> {
        let seat = self.pieces.iter().position(|own| own.has(cell))?;
        Some(Piece { seat: Seat(seat as u8), number: None, king: self.kings.has(cell) })
    }

    /// Whose turn it is; after the end, whose it would be.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Who made the last move.
    pub fn last_mover(&self) -> Option<Seat> {
        self.last_mover
    }

    /// Whether a seat still plays.
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standing[seat.index()]
    }

    /// A seat's place, once it has one.
    pub fn place(&self, seat: Seat) -> Option<u8> {
        self.places[seat.index()]
    }

    /// 總格數 still to go: see [`steps_to_fill`].
    pub fn steps_to_go(&self, seat: Seat) -> u32 {
        self.setup.steps_to_go(seat, self.pieces(seat), self.kings)
    }

    /// How far a seat has come from its home to its goal, 0 to 1.
    pub fn progress(&self, seat: Seat) -> f32 {
        let whole = steps_to_fill(self.setup.ground, self.home(seat), self.goal(seat));
        1.0 - self.steps_to_go(seat) as f32 / whole as f32
    }

    /// How the game ended; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let places = self.places.iter().map(|place| place.unwrap_or(0)).collect();
        Some(Outcome { ending, places, scores: Vec::new() })
    }

    pub(super) fn generator(&self) -> Generator<'_, V::Set> {
        let setup = &*self.setup;
        Generator::new(setup.ground, &setup.rules, &setup.zones[self.to_move.index()], self.kings)
    }

    /// A piece of another seat in the home of the seat to move, where the evacuation rule is on.
    pub(super) fn guest(&self) -> Option<Cell> {
        let zones = &self.setup.zones[self.to_move.index()];
        let others = self.occupied() & !self.pieces(self.to_move);
        (others & zones.home).lowest().filter(|_| self.setup.rules.evacuation)
    }

    /// Every piece of the seat to move with the cells on which its move may end; pieces without one are left out.
    pub fn destinations(&self) -> Vec<(Cell, V::Set)> {
        if self.ending.is_some() {
            return Vec::new();
        }
        let (generator, all) = (self.generator(), self.occupied());
        let mut found: Vec<(Cell, V::Set)> =
            self.pieces(self.to_move).map(|from| (from, generator.destinations(from, all))).collect();
        if self.guest().is_some() {
            let home = self.home(self.to_move);
            if found.iter().any(|(from, ends)| home.has(*from) && !(*ends & !home).is_empty()) {
                found.retain_mut(|(from, ends)| {
                    *ends &= !home;
                    home.has(*from)
                });
            }
        }
        found.retain(|(_, ends)| !ends.is_empty());
        found
    }

    /// Where the piece on `from` may end its move; empty if it has none.
    pub fn destinations_from(&self, from: Cell) -> V::Set {
        self.destinations().into_iter().find(|(cell, _)| *cell == from).map_or(V::Set::EMPTY, |(_, ends)| ends)
    }

    /// All legal (from, to), sorted.
    pub fn legal_pairs(&self) -> Vec<(Cell, Cell)> {
        self.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect()
    }

    /// The legal move from `from` to `to`, by the shortest way.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn find_move(&self, from: Cell, to: Cell) -> Result<Move, Illegal> {
        if self.destinations_from(from).has(to)
            && let Some(hops) = self.generator().way(from, to, self.occupied())
        {
            return Ok(Move { seat: self.to_move, from, hops });
        }
        Err(self.explain(from, to))
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
                if mv.seat != self.to_move {
                    return Err(Illegal::TurnOver { seat: mv.seat, to_move: self.to_move });
                }
                let legal = self.find_move(mv.from, mv.to())?;
                next.make(legal.from, legal.to());
            }
            Ply::Pass(seat) => {
                if *seat != self.to_move {
                    return Err(Illegal::TurnOver { seat: *seat, to_move: self.to_move });
                }
                if !self.destinations().is_empty() {
                    return Err(Illegal::MayNotPass);
                }
                next.passes += 1;
                next.advance();
            }
            Ply::Resign(seat) => {
                if self.standing.get(seat.index()) != Some(&Standing::Playing) {
                    return Err(Illegal::TurnOver { seat: *seat, to_move: self.to_move });
                }
                next.standing[seat.index()] = Standing::Resigned;
                next.places[seat.index()] = (1..=self.seats() as u8).rev().find(|place| !next.is_taken(*place));
                if *seat == self.to_move {
                    next.advance();
                } else {
                    next.end_if_decided(false);
                }
            }
            Ply::Timeout(_) | Ply::CallStop(_) | Ply::Draw(_) | Ply::Claim(_) | Ply::TimeUp(_) => {
                return Err(Illegal::NotInThisGame);
            }
        }
        Ok(next)
    }

    fn is_taken(&self, place: u8) -> bool {
        self.places.contains(&Some(place))
    }

    /// Plays a legal move.
    fn make(&mut self, from: Cell, to: Cell) {
        let seat = self.to_move;
        self.pieces[seat.index()] = self.pieces[seat.index()].without(from).with(to);
        if self.kings.has(from) {
            self.kings = self.kings.without(from).with(to);
        }
        self.last_mover = Some(seat);
        self.passes = 0;
        let to_go = self.steps_to_go(seat);
        if to_go < self.nearest[seat.index()] {
            self.nearest[seat.index()] = to_go;
            self.stalled = 0;
        } else {
            self.stalled += 1;
        }
        if self.setup.is_goal_filled(seat, self.pieces(seat), self.occupied(), self.kings) {
            self.standing[seat.index()] = Standing::Finished;
            let place = match self.last_finish {
                Some((round, place)) if self.setup.rules.full_round && round == self.round => place,
                _ => self.standing.iter().filter(|s| **s == Standing::Finished).count() as u8,
            };
            self.last_finish = Some((self.round, place));
            self.places[seat.index()] = Some(place);
        }
        self.advance();
        self.note_position();
    }

    /// Gives the turn to the next seat that still plays, and ends the game where a rule says so.
    fn advance(&mut self) {
        let (seats, from) = (self.seats() as u8, self.to_move.0);
        let next =
            (1..=seats).map(|i| Seat((from + i) % seats)).find(|seat| self.standing[seat.index()] == Standing::Playing);
        let round_over = next.is_none_or(|seat| seat.0 <= from);
        if let Some(seat) = next {
            self.to_move = seat;
        }
        self.end_if_decided(!round_over);
        self.round += u32::from(round_over);
    }

    fn end_if_decided(&mut self, in_round: bool) {
        let playing: Vec<usize> = (0..self.seats()).filter(|&seat| self.standing[seat] == Standing::Playing).collect();
        // A round that is played out lets the last one finish too.
        let last_chance =
            in_round && self.setup.rules.full_round && self.last_finish.is_some_and(|(round, _)| round == self.round);
        if playing.is_empty() || playing.len() == 1 && !last_chance {
            self.end(Ending::Finished);
        } else if self.passes >= playing.len() {
            self.end(Ending::AllPassed);
        } else if self.setup.rules.no_progress.is_some_and(|plies| self.stalled >= plies * self.seats() as u32) {
            self.end(Ending::NoProgress);
        }
    }

    /// Remembers the position and ends the game at its third occurrence.
    fn note_position(&mut self) {
        let (Some(_), &[a, b]) = (self.setup.rules.no_progress, self.pieces.as_slice()) else { return };
        let now = Situation { pieces: [a, b], kings: self.kings, to_move: self.to_move };
        let before = self.seen.iter().filter(|&&seen| seen == now).count();
        self.seen.push(now);
        if before >= 2 && self.ending.is_none() {
            self.end(Ending::Repetition);
        }
    }

    /// Ends the game: the seats still playing take the free places, the nearest to its goal first.
    fn end(&mut self, ending: Ending) {
        let mut left: Vec<(u32, usize)> = (0..self.seats())
            .filter(|&seat| self.standing[seat] == Standing::Playing)
            .map(|seat| (self.steps_to_go(Seat(seat as u8)), seat))
            .collect();
        left.sort_unstable();
        let finished = self.standing.iter().filter(|s| **s == Standing::Finished).count();
        for &(to_go, seat) in &left {
            let nearer = left.iter().filter(|(other, _)| *other < to_go).count();
            self.places[seat] = Some((finished + nearer + 1) as u8);
        }
        self.ending = Some(ending);
    }
}
