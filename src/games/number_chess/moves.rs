//! Moves, entries of a record, and the reasons why an attempt is refused.

use super::arithmetic::{Expression, Fault, Value};
use super::ground::Heading;
use crate::board::{Cell, Dir};
use crate::games::Seat;

/// The four ways to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// 移: to an empty neighbouring cell.
    Step,
    /// 鄰: over one adjacent piece. No arithmetic.
    Adjacent,
    /// 單跨: over pieces in a line that make the mover's number.
    Span,
    /// 連跨: several hops over pieces that make one value.
    Chain,
}

impl Kind {
    /// All four, the plainest first.
    pub const ALL: [Self; 4] = [Self::Step, Self::Adjacent, Self::Span, Self::Chain];
}

/// One straight leg of a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hop {
    /// The direction on the board.
    pub dir: Dir,
    /// Where it lands.
    pub to: Cell,
    /// The cells of the pieces it spans, in the order they are crossed; empty for a step.
    pub over: Vec<Cell>,
    /// The expression over these pieces; none for steps and adjacent moves.
    pub expression: Option<Expression>,
}

/// A move: one piece, one or more hops.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Who moves.
    pub seat: Seat,
    /// The number of the piece.
    pub piece: u8,
    /// Where it stands.
    pub from: Cell,
    /// Which of the four ways.
    pub kind: Kind,
    /// At least one; two or more for a chain.
    pub hops: Vec<Hop>,
    /// What the spanned pieces make: the piece's number for a span, the common value for a chain.
    pub value: Option<Value>,
}

impl Move {
    /// Where the piece ends.
    pub fn to(&self) -> Cell {
        self.hops.last().map_or(self.from, |hop| hop.to)
    }

    /// The directions of the hops as the mover sees them.
    pub fn headings(&self) -> impl Iterator<Item = Heading> {
        self.hops.iter().map(|hop| Heading::of(self.seat, hop.dir))
    }
}

/// A hop as a player states it: a direction and how many pieces it spans fix the landing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated {
    /// The direction on the board.
    pub dir: Dir,
    /// Number of pieces spanned.
    pub count: usize,
    /// Their numbers in the order they are crossed, where the player names them.
    pub named: Option<Vec<u8>>,
    /// The equation, where the player says one.
    pub equation: Option<String>,
}

impl From<&Hop> for Stated {
    fn from(hop: &Hop) -> Self {
        let equation = hop.expression.as_ref().map(ToString::to_string);
        Self { dir: hop.dir, count: hop.over.len(), named: None, equation }
    }
}

/// One entry of a game record.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// A piece moves.
    Move(Move),
    /// A seat that has no move passes.
    Pass(Seat),
    /// 超時: the turn is lost, by the clock or by a ruling.
    Timeout(Seat),
    /// 叫停: the seat, all ten in the enemy camp, ends the game.
    CallStop(Seat),
    /// 認輸.
    Resign(Seat),
    /// 和棋: both agree on a draw.
    Draw,
    /// 時間到: the time of the round is up.
    TimeUp,
}

/// Why an attempt is refused. Data only: the text room makes the sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// No piece stands there.
    Empty(Cell),
    /// The piece is the opponent's.
    NotYourPiece(Cell),
    /// The side to move has no piece of that number on the board.
    NoSuchPiece(u8),
    /// It is the other seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        to_move: Seat,
    },
    /// The move ends where it began; a chain may cross its origin, not end there.
    SameCell(Cell),
    /// A piece stands on the landing.
    Occupied(Cell),
    /// The landing is on none of the lines through the piece, and no chain leads there.
    NotOnLine {
        /// Where the hop begins.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// The landing is on a line and not adjacent, but there is nothing to span on the way.
    NothingToSpan {
        /// Where the hop begins.
        from: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// The landing is not right behind the last piece spanned.
    NotBehindLast {
        /// The last piece on the way.
        last: Cell,
        /// The landing asked for.
        to: Cell,
    },
    /// The spanned pieces cannot make the number at this level.
    NoEquation {
        /// The number needed.
        needed: Value,
        /// The numbers spanned, in order.
        spanned: Vec<u8>,
    },
    /// Chains are off, and the landing needs one.
    ChainsOff,
    /// A chain spans two different segments at least; going to and fro over one is not enough.
    OneSegment,
    /// There is a way of hops to the landing, but no value that every one of its segments makes.
    NoCommonValue,
    /// Beginners' chains: a hop on the line of the hop before it.
    SameLine {
        /// Which hop, from 1.
        hop: usize,
    },
    /// Beginners' chains: a cell visited twice.
    VisitedTwice(Cell),
    /// Beginners' chains: the landing is reached only by a chain that hops twice on a line or visits a cell twice.
    NotSimple,
    /// A hop leads off the board or onto a piece.
    NoLanding {
        /// Which hop, from 1.
        hop: usize,
    },
    /// The pieces named are not those on the way.
    NotTheseSpanned {
        /// Which hop, from 1.
        hop: usize,
        /// The numbers on the way, as many as were named or fewer.
        there: Vec<u8>,
    },
    /// An adjacent move spans exactly one adjacent piece.
    NotAdjacent,
    /// The landing is reached, but not by this of the four ways.
    NotThisWay(Kind),
    /// The number of hops does not fit the way to move.
    HopCount(Kind),
    /// The equation of a hop is wrong.
    Equation {
        /// Which hop, from 1.
        hop: usize,
        /// What is wrong.
        fault: Fault,
    },
    /// An equation was to be said and was not.
    NoEquationSaid {
        /// Which hop, from 1.
        hop: usize,
    },
    /// The hops of a chain have different values.
    ValuesDiffer {
        /// Which hop, from 1.
        hop: usize,
        /// Its value.
        value: Value,
        /// That of the hops before it.
        before: Value,
    },
    /// 五子讓位: five or more enemy pieces are in the camp, so a cell of it must be left empty.
    MustYield,
    /// A seat that has a move may not pass.
    MayNotPass,
    /// 叫停 with a piece outside the enemy camp.
    MayNotStop {
        /// Number of pieces that are in it.
        home: usize,
    },
    /// The game is over.
    GameOver,
}
