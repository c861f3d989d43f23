//! A statement of number chess in the making: the piece, its hops one by one, and the equation of each.
//!
//! It knows what the board and the panel show while a move is being said; what comes of it is a text, which is said at
//! the table like one that was typed.

#[cfg(test)]
mod tests;
mod words;

use super::Mode;
use crate::board::{Cell, Dir};
use crate::games::number_chess::arithmetic::{Expression, Operators, Solver, Value, judge};
use crate::games::number_chess::{Illegal, Kind, Position, Stated};
use crate::games::{Hop, Move};

pub use words::Hint;

/// Most equations and values that can be paged through.
const PAGES: usize = 24;

/// Where the piece can go on from where it has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The cell.
    pub to: Cell,
    /// What is known of it.
    pub mark: LandingMark,
}

/// What is known of a landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LandingMark {
    /// The move may end there.
    End,
    /// A chain can go on from there and become legal, but not end there.
    On,
    /// The board lets it land there; whether the numbers do, the player has to see.
    Open,
}

/// A hop of the statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidHop {
    dir: Dir,
    /// Where it lands.
    pub to: Cell,
    /// The pieces it spans.
    pub over: Vec<Cell>,
    /// Their numbers, in the order they are crossed.
    pub numbers: Vec<u8>,
    /// What is said of the equation, without `=`.
    pub equation: String,
    /// Equations that can be paged through, where they are filled in.
    choices: Vec<Expression>,
    choice: usize,
}

impl SaidHop {
    /// How often a number is still to be used.
    pub fn left_of(&self, number: u8) -> usize {
        let count = |numbers: &mut dyn Iterator<Item = u8>| numbers.filter(|&n| n == number).count();
        let there = count(&mut self.numbers.iter().copied());
        there.saturating_sub(count(&mut self.equation.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0')))
    }

    /// Whether every spanned number is used.
    pub fn uses_all(&self) -> bool {
        self.numbers.iter().all(|&number| self.left_of(number) == 0)
    }

    /// Which of how many equations is shown, from 0; `None` where there is nothing to page through.
    pub fn page(&self) -> Option<(usize, usize)> {
        (self.choices.len() > 1).then_some((self.choice, self.choices.len()))
    }
}

/// A key of the equation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A spanned number.
    Number(u8),
    /// 組大數: the next number joins the one before it.
    Join,
    /// `+ - × ÷ / ^ ( )`; the slash of 組分數 is a division.
    Sign(char),
}

/// Why a key does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The number is not spanned, or used up.
    Number(u8),
    /// Two numbers stand side by side: a sign is missing, or joining.
    NoSign,
    /// Joining does not belong to this level.
    JoinOff,
    /// There is nothing before it to join.
    NothingToJoin,
    /// The sign does not belong to this level.
    SignOff(char),
    /// This move has no equation.
    NoEquation,
}

/// A statement in the making.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    game: Position,
    mode: Mode,
    from: Cell,
    kind: Kind,
    hops: Vec<SaidHop>,
    landings: Vec<Landing>,
    /// The hop whose equation is being said.
    focus: usize,
    joins: bool,
    values: Vec<Value>,
    value: usize,
    hints: usize,
    /// Whether the last hop could be followed by another.
    goes_on: bool,
}

impl Saying {
    /// The statement of a move of the piece on a cell.
    ///
    /// # Errors
    /// The reason why that piece cannot move.
    pub fn begin(game: &Position, mode: Mode, from: Cell) -> Result<Self, Illegal> {
        if let Some(why) = game.explain_piece(from) {
            return Err(why);
        }
        let mut saying = Self {
            game: game.clone(),
            mode,
            from,
            kind: Kind::Step,
            hops: Vec::new(),
            landings: Vec::new(),
            focus: 0,
            joins: false,
            values: Vec::new(),
            value: 0,
            hints: 0,
            goes_on: false,
        };
        saying.look_around();
        Ok(saying)
    }

    /// Where the piece stands on the board.
    pub fn from(&self) -> Cell {
        self.from
    }

    /// Where it has come to.
    pub fn at(&self) -> Cell {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// The number of the piece.
    pub fn piece(&self) -> u8 {
        self.game.numbers(&[self.from]).first().copied().unwrap_or(0)
    }

    /// Which of the four ways it is so far; a step before the first hop.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The ways that the hops so far can be.
    pub fn kinds(&self) -> Vec<Kind> {
        match &self.hops[..] {
            [] => Vec::new(),
            [hop] if hop.over.is_empty() => vec![Kind::Step],
            [hop] if self.is_adjacent(hop) => vec![Kind::Adjacent, Kind::Span],
            [_] => vec![Kind::Span],
            _ => vec![Kind::Chain],
        }
    }

    /// The hops so far.
    pub fn hops(&self) -> &[SaidHop] {
        &self.hops
    }

    /// The hop whose equation is being said.
    pub fn focus(&self) -> usize {
        self.focus
    }

    /// Where it can go on.
    pub fn landings(&self) -> &[Landing] {
        &self.landings
    }

    /// Whether the move has equations.
    pub fn has_equations(&self) -> bool {
        !self.hops.is_empty() && matches!(self.kind, Kind::Span | Kind::Chain)
    }

    /// Whether numbers and signs can be said now.
    pub fn takes_symbols(&self) -> bool {
        self.has_equations() && self.mode != Mode::Guided
    }

    /// Whether everything that has to be said is there.
    pub fn is_complete(&self) -> bool {
        !self.hops.is_empty() && (!self.has_equations() || self.hops.iter().all(SaidHop::uses_all))
    }

    /// Whether it is a plain move that can be nothing else: it is played without more ado.
    pub fn plays_at_once(&self) -> bool {
        match self.kind {
            Kind::Step => !self.hops.is_empty(),
            Kind::Adjacent => !self.goes_on,
            Kind::Span | Kind::Chain => false,
        }
    }

    /// The operators of the level.
    pub fn operators(&self) -> Operators {
        self.game.options().operators
    }

    /// The signs that the level knows.
    pub fn signs(&self) -> Vec<char> {
        let Operators { four, fractions, power, .. } = self.operators();
        let mut signs = vec!['+', '-'];
        signs.extend(four.then_some(['×', '÷']).into_iter().flatten());
        signs.extend((four && fractions).then_some('/'));
        signs.extend(power.then_some('^'));
        signs.extend(['(', ')']);
        signs
    }

    /// The value that the equations have to make: the piece's number in a span, in a chain what the first complete
    /// equation makes. `None` where it is still open.
    pub fn value(&self) -> Option<Value> {
        match self.kind {
            Kind::Span => Some(Value::whole(self.piece().into())),
            Kind::Chain if self.mode == Mode::Guided => self.values.get(self.value).copied(),
            Kind::Chain => self.hops.iter().find_map(|hop| self.made_by(hop)),
            Kind::Step | Kind::Adjacent => None,
        }
    }

    /// What the equation of a hop makes, if it is right in itself.
    pub fn made_by(&self, hop: &SaidHop) -> Option<Value> {
        if !hop.uses_all() {
            return None;
        }
        let spanned = hop.numbers.iter().copied().collect();
        judge(&hop.equation, spanned, None, self.operators()).ok().map(|judged| judged.value)
    }

    /// Which of how many common values is shown, from 0; `None` where there is nothing to page through.
    pub fn value_page(&self) -> Option<(usize, usize)> {
        (self.kind == Kind::Chain && self.values.len() > 1).then_some((self.value, self.values.len()))
    }

    fn is_adjacent(&self, hop: &SaidHop) -> bool {
        let first = self.game.board().neighbour(self.from, hop.dir);
        hop.over.len() == 1 && hop.over.first().copied() == first
    }

    fn stated(&self) -> Vec<Stated> {
        let said = |hop: &SaidHop| Stated { dir: hop.dir, count: hop.over.len(), named: None, equation: None };
        self.hops.iter().map(said).collect()
    }

    /// The next hop, landing on a cell. With help, a landing that only a chain reaches brings the whole chain.
    ///
    /// # Errors
    /// The reason why no hop lands there.
    pub fn reach(&mut self, to: Cell) -> Result<(), Illegal> {
        if let Some(hop) = self.hop_to(to) {
            self.hops.push(hop);
            self.kind = match self.hops.len() {
                1 => self.plainest(),
                _ => Kind::Chain,
            };
        } else if self.hops.is_empty() && self.mode == Mode::Guided {
            let mv = self.game.find_move(self.from, to)?;
            self.kind = mv.kind;
            for hop in mv.hops {
                let numbers = self.game.numbers(&hop.over);
                self.hops.push(SaidHop::new(hop.dir, hop.to, hop.over, numbers));
            }
        } else if self.hops.is_empty() {
            let why = self.game.find_move(self.from, to).err();
            return Err(why.unwrap_or(Illegal::NotOnLine { from: self.from, to }));
        } else if to == self.from {
            return Err(Illegal::SameCell(to));
        } else {
            return Err(Illegal::NoLanding { hop: self.hops.len() + 1 });
        }
        self.focus = self.hops.len() - 1;
        self.look_around();
        Ok(())
    }

    /// The straight hop or step from where the piece has come to.
    fn hop_to(&self, to: Cell) -> Option<SaidHop> {
        let at = self.at();
        let (dir, distance) = self.game.board().line(at, to)?;
        let known = self.landings.iter().any(|landing| landing.to == to);
        let occupied = self.game.occupied().without(self.from);
        if !known || occupied.has(to) {
            return None;
        }
        let way = &self.game.board().ray(at, dir)[..distance - 1];
        let over: Vec<Cell> = way.iter().copied().filter(|&cell| occupied.has(cell)).collect();
        let behind_last = over.is_empty() && distance == 1 && self.hops.is_empty()
            || over.last().is_some_and(|&last| way.last() == Some(&last));
        let numbers = self.game.numbers(&over);
        behind_last.then(|| SaidHop::new(dir, to, over, numbers))
    }

    fn plainest(&self) -> Kind {
        self.kinds().first().copied().unwrap_or(Kind::Step)
    }

    /// The hops so far as a move, without equations.
    pub fn to_move(&self) -> Move {
        let hops = self.hops.iter().map(SaidHop::plain);
        Move { seat: self.game.to_move(), from: self.from, hops: hops.collect() }
    }

    /// The move that going on to a cell would make, without equations; with help, a whole chain at once.
    pub fn aimed_at(&self, to: Cell) -> Option<Move> {
        if let Some(hop) = self.hop_to(to) {
            let mut mv = self.to_move();
            mv.hops.push(hop.plain());
            return Some(mv);
        }
        let whole = self.hops.is_empty() && self.mode == Mode::Guided;
        whole.then(|| self.game.find_move(self.from, to).ok()).flatten().map(Move::from)
    }

    /// Says which of the ways it is, where the hops leave a choice.
    pub fn choose(&mut self, kind: Kind) {
        if self.kinds().contains(&kind) {
            self.kind = kind;
            self.look_around();
        }
    }

    /// Takes the last hop back; says whether there was one.
    pub fn step_back(&mut self) -> bool {
        if self.hops.pop().is_none() {
            return false;
        }
        self.kind = if self.hops.len() > 1 { Kind::Chain } else { self.plainest() };
        self.focus = self.hops.len().saturating_sub(1);
        self.look_around();
        true
    }

    /// Turns to the equation of another hop.
    pub fn turn_to(&mut self, hop: usize) {
        self.focus = hop.min(self.hops.len().saturating_sub(1));
        self.joins = false;
    }

    /// Whether the next number will join the one before it.
    pub fn is_joining(&self) -> bool {
        self.joins
    }

    /// A key of the equation. `typed` numbers join by themselves, as they do in writing.
    ///
    /// # Errors
    /// Why it does nothing.
    pub fn press(&mut self, symbol: Symbol, typed: bool) -> Result<(), Unfit> {
        let (operators, signs) = (self.operators(), self.signs());
        let hop = self.hops.get_mut(self.focus).ok_or(Unfit::NoEquation)?;
        let after_number = hop.equation.ends_with(|c: char| c.is_ascii_digit());
        match symbol {
            Symbol::Number(number) if hop.left_of(number) == 0 => return Err(Unfit::Number(number)),
            Symbol::Number(_) if after_number && !operators.concat => return Err(Unfit::NoSign),
            Symbol::Number(_) if after_number && !self.joins && !typed => return Err(Unfit::NoSign),
            Symbol::Number(number) => hop.equation.push(char::from(b'0' + number)),
            Symbol::Join if !operators.concat => return Err(Unfit::JoinOff),
            Symbol::Join if !after_number => return Err(Unfit::NothingToJoin),
            Symbol::Join => {}
            Symbol::Sign(sign) if !signs.contains(&sign) => return Err(Unfit::SignOff(sign)),
            Symbol::Sign(sign) => hop.equation.push(sign),
        }
        self.joins = symbol == Symbol::Join;
        self.hints = 0;
        Ok(())
    }

    /// Takes the last symbol back, then the last hop.
    pub fn erase(&mut self) -> bool {
        self.hints = 0;
        if std::mem::take(&mut self.joins) {
            return true;
        }
        let said = self.hops.get_mut(self.focus).filter(|_| self.mode != Mode::Guided);
        said.is_some_and(|hop| hop.equation.pop().is_some()) || self.step_back()
    }

    /// Pages through the equations of a hop.
    pub fn page(&mut self, hop: usize, forward: bool) {
        if let Some(hop) = self.hops.get_mut(hop) {
            hop.choice = turned(hop.choice, hop.choices.len(), forward);
            hop.show();
        }
    }

    /// Pages through the values that all hops make.
    pub fn page_value(&mut self, forward: bool) {
        self.value = turned(self.value, self.values.len(), forward);
        self.fill_in();
    }

    /// Finds the landings, and fills in equations where the table helps.
    fn look_around(&mut self) {
        (self.joins, self.hints, self.value) = (false, 0, 0);
        self.landings = self.find_landings();
        self.values = if self.mode == Mode::Guided && self.kind == Kind::Chain {
            self.game.values_of(self.from, &self.stated(), PAGES)
        } else {
            Vec::new()
        };
        self.fill_in();
    }

    fn find_landings(&mut self) -> Vec<Landing> {
        let stated = self.stated();
        let mut found: Vec<Landing> = Vec::new();
        let mut add = |to, mark| {
            if !found.iter().any(|landing| landing.to == to) {
                found.push(Landing { to, mark });
            }
        };
        let plain = |kind| self.hops.is_empty().then(|| self.game.landings_from(self.from).by(kind));
        self.goes_on = false;
        if self.hops.first().is_some_and(|hop| hop.over.is_empty()) {
            return found; // a step is the whole move
        }
        if self.mode == Mode::Match {
            plain(Kind::Step).into_iter().flatten().for_each(|to| add(to, LandingMark::Open));
            let chains = self.game.options().chains || self.hops.is_empty();
            let hops = self.game.open_hops(self.from, &stated).unwrap_or_default();
            hops.iter().filter(|_| chains).for_each(|hop| add(hop.to, LandingMark::Open));
            self.goes_on = self.game.options().chains;
            return found;
        }
        for kind in [Kind::Step, Kind::Adjacent] {
            plain(kind).into_iter().flatten().for_each(|to| add(to, LandingMark::End));
        }
        if self.hops.is_empty() && self.mode == Mode::Guided {
            self.game.landings_from(self.from).all().for_each(|to| add(to, LandingMark::End));
        }
        if self.hops.is_empty() || self.game.options().chains {
            for hop in self.game.next_hops(self.from, &stated).unwrap_or_default() {
                add(hop.to, if hop.may_end { LandingMark::End } else { LandingMark::On });
                self.goes_on = true;
            }
        }
        found
    }

    fn fill_in(&mut self) {
        if self.mode != Mode::Guided {
            return;
        }
        let value = self.value();
        let solver = Solver::get(self.operators());
        for hop in &mut self.hops {
            let made = value.map(|value| solver.expressions(hop.numbers.iter().copied().collect(), value, PAGES));
            (hop.choices, hop.choice) = (made.unwrap_or_default(), 0);
            hop.show();
        }
    }
}

impl SaidHop {
    fn new(dir: Dir, to: Cell, over: Vec<Cell>, numbers: Vec<u8>) -> Self {
        Self { dir, to, over, numbers, equation: String::new(), choices: Vec::new(), choice: 0 }
    }

    fn plain(&self) -> Hop {
        Hop { to: self.to, over: self.over.clone(), expression: None }
    }

    fn show(&mut self) {
        self.equation = self.choices.get(self.choice).map(ToString::to_string).unwrap_or_default();
    }
}

fn turned(page: usize, pages: usize, forward: bool) -> usize {
    if pages == 0 { 0 } else { (page + if forward { 1 } else { pages - 1 }) % pages }
}
