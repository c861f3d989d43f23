//! A capture that can go several ways, narrowed down landing by landing. In draughts it has to be finished; in the
//! capture game the piece may stop after any hop, and chains are too many to be listed.

use crate::board::{Cell, CellSet};
use crate::games::{Game, Move, capture};

/// The ways of a piece that begin with the landings chosen so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Route {
    ways: Vec<Move>,
    made: Vec<Cell>,
    from: Cell,
    /// The capture game, whose pieces stop where they like.
    free: Option<capture::Position>,
}

/// What a choice of a landing comes to.
#[derive(Clone, Debug, PartialEq)]
pub enum Choice {
    /// One move is meant: play it.
    Play(Move),
    /// The piece has gone on; more is to be chosen.
    Going,
    /// Several captures fit: one of these has to be named.
    Ask(Vec<Move>),
    /// Nothing leads there.
    Nothing,
}

impl Route {
    /// All ways of the piece on a cell.
    pub fn begin(game: &Game, from: Cell) -> Self {
        let free = match game {
            Game::Capture(game) => Some(game.clone()),
            _ => None,
        };
        Self { ways: game.ways_from(from), made: Vec::new(), from, free }
    }

    /// Where the piece has come to.
    pub fn at(&self) -> Cell {
        self.made.last().copied().unwrap_or(self.from)
    }

    /// Whether a landing has been chosen.
    pub fn is_under_way(&self) -> bool {
        !self.made.is_empty()
    }

    /// The way so far.
    pub fn so_far(&self) -> Option<Move> {
        if let Some(game) = &self.free {
            return game.move_along(self.from, &self.made).ok().filter(|_| self.is_under_way());
        }
        let way = self.open().next()?;
        let hops = way.hops[..self.made.len()].to_vec();
        (!hops.is_empty()).then(|| Move { hops, ..way.clone() })
    }

    /// Where it can go on or end: the cell, and whether a move ends there.
    pub fn landings(&self) -> Vec<(Cell, bool)> {
        if let Some(game) = &self.free {
            let near = game.hops_after(self.from, &self.made);
            let far = if self.is_under_way() { CellSet::EMPTY } else { game.destinations_from(self.from) };
            return (near | far).map(|cell| (cell, true)).collect();
        }
        let mut found: Vec<(Cell, bool)> = Vec::new();
        let mut add = |cell, ends| match found.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, known)) => *known |= ends,
            None => found.push((cell, ends)),
        };
        for way in self.open() {
            if let Some(next) = way.hops.get(self.made.len()) {
                add(next.to, way.hops.len() == self.made.len() + 1);
                add(way.to(), true);
            }
        }
        found
    }

    /// Takes the last landing back; says whether there was one.
    pub fn back(&mut self) -> bool {
        self.made.pop().is_some()
    }

    /// The way that going to a cell would take, if just one is meant.
    pub fn aimed_at(&self, to: Cell) -> Option<Move> {
        let mut tried = self.clone();
        match tried.go(to) {
            Choice::Play(mv) => Some(mv),
            Choice::Going => tried.so_far(),
            _ => {
                let way = self.open().find(|way| way.hops.get(self.made.len()).is_some_and(|hop| hop.to == to))?;
                Some(Move { hops: way.hops[..=self.made.len()].to_vec(), ..way.clone() })
            }
        }
    }

    /// Chooses a landing: the end of a move, or one on the way.
    pub fn go(&mut self, to: Cell) -> Choice {
        if let Some(game) = self.free.clone() {
            return self.hop_freely(&game, to);
        }
        let step = self.made.len();
        let next: Vec<&Move> = self.open().filter(|way| way.hops.get(step).is_some_and(|hop| hop.to == to)).collect();
        let ends: Vec<&Move> = self.open().filter(|way| way.to() == to && way.hops.len() > step).collect();
        let ends = distinct(ends);
        let open = distinct(next.iter().copied().chain(ends.iter().copied()).collect());
        match &open[..] {
            [] => Choice::Nothing,
            [only] => Choice::Play((*only).clone()),
            // On the way of several captures, and the end of none.
            _ if ends.is_empty() => {
                self.made.push(to);
                Choice::Going
            }
            several => Choice::Ask(several.iter().map(|&way| way.clone()).collect()),
        }
    }

    /// The next hop; a chain that goes on waits for more, and stops where it is chosen again.
    fn hop_freely(&mut self, game: &capture::Position, to: Cell) -> Choice {
        let stops = self.is_under_way() && to == self.at();
        if !stops && game.hops_after(self.from, &self.made).has(to) {
            self.made.push(to);
            if !game.hops_after(self.from, &self.made).is_empty() {
                return Choice::Going;
            }
        } else if !stops {
            let whole = if self.is_under_way() { None } else { game.find_move(self.from, to).ok() };
            return whole.map_or(Choice::Nothing, Choice::Play);
        }
        game.move_along(self.from, &self.made).map_or(Choice::Nothing, Choice::Play)
    }

    fn open(&self) -> impl Iterator<Item = &Move> {
        self.ways.iter().filter(|way| {
            way.hops.len() >= self.made.len() && way.hops.iter().zip(&self.made).all(|(hop, &cell)| hop.to == cell)
        })
    }
}

/// One way for each move that does something else: another end, or other pieces passed.
fn distinct(ways: Vec<&Move>) -> Vec<&Move> {
    let passed = |way: &Move| {
        let mut over: Vec<Cell> = way.hops.iter().flat_map(|hop| hop.over.iter().copied()).collect();
        over.sort_unstable();
        over
    };
    let mut found: Vec<&Move> = Vec::new();
    for way in ways {
        if !found.iter().any(|other| other.to() == way.to() && passed(other) == passed(way)) {
            found.push(way);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    fn game(fen: &str) -> Game {
        GameKind::from_name("draughts-international").unwrap().position("", fen).unwrap()
    }

    fn at(game: &Game, name: &str) -> Cell {
        game.board().parse(name).unwrap()
    }

    #[test]
    fn the_end_of_the_only_capture_plays_it_whole() {
        // 32 takes 28 and 18: 32x23x12.
        let game = game("W:W32,50:B28,18,5");
        let mut route = Route::begin(&game, at(&game, "32"));
        let Choice::Play(mv) = route.go(at(&game, "12")) else { panic!("{route:?}") };
        assert_eq!(mv.hops.len(), 2);
        let mut route = Route::begin(&game, at(&game, "32"));
        assert!(matches!(route.go(at(&game, "23")), Choice::Play(_)), "nothing else can come of it");
        assert_eq!(route.go(at(&game, "27")), Choice::Nothing);
    }

    #[test]
    fn captures_that_part_on_the_way_are_told_apart_by_a_landing_or_asked_for() {
        let game = GameKind::from_name("draughts-english").unwrap().position("", "B:W6,7,14,15:B2").unwrap();
        let from = at(&game, "2");
        let mut route = Route::begin(&game, from);
        assert_eq!(route.landings().len(), 3, "9 and 11 on the way, 18 at the end");
        let Choice::Ask(moves) = route.go(at(&game, "18")) else { panic!("{route:?}") };
        assert_eq!(moves.len(), 2);
        let Choice::Play(mv) = route.go(at(&game, "11")) else { panic!("{route:?}") };
        assert_eq!((game.write(&mv.clone().into()), mv.hops.len()), ("2x11x18".into(), 2));
    }

    #[test]
    fn in_the_capture_game_a_piece_stops_where_it_is_chosen_again() {
        let game = GameKind::Capture.start("").unwrap();
        let (from, ends) = game.destinations()[0];
        let mut route = Route::begin(&game, from);
        let to = ends.first().unwrap();
        let mv = match route.go(to) {
            Choice::Going => match route.go(to) {
                Choice::Play(mv) => mv,
                other => panic!("{other:?}"),
            },
            Choice::Play(mv) => mv,
            other => panic!("{other:?}"),
        };
        assert!(game.play(&mv.into()).is_ok());
    }

    #[test]
    fn a_landing_of_several_captures_lets_the_piece_wait_there() {
        // From 47 over 42 to 38; there the way parts: 33 and 24 with 20, or 32 and 21 with 16.
        let game = game("W:W47:B42,33,32,24,21");
        let from = at(&game, "47");
        let mut route = Route::begin(&game, from);
        assert_eq!(route.go(at(&game, "38")), Choice::Going);
        assert_eq!((route.at(), route.is_under_way()), (at(&game, "38"), true));
        assert_eq!(route.so_far().map(|mv| mv.to()), Some(at(&game, "38")));
        assert!(route.back() && !route.is_under_way());
    }
}
