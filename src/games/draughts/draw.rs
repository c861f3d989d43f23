//! The draw rules as data, and the clocks that run under them.
//!
//! A clock counts plies. The ply that brings a rule into force is not counted, nor is one that starts it anew.

use super::Color;
use super::bits::{Board, Key};
use super::grid::Grid;

/// A rule under which a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// The same position with the same side to move for the third time (FMJD 6.1; FMJD-64 7.2.3; WCDF 1.32.1).
    Repetition,
    /// 25 moves each with kings alone, no man moved, nothing taken (FMJD 6.2).
    TwentyFiveMoves,
    /// 16 moves each with three pieces, a king among them, against a lone king (FMJD 6.3).
    SixteenMoves,
    /// 5 moves each with two pieces or one, a king among them, against a lone king (FMJD 6.4; FMJD-64 7.2.8).
    FiveMoves,
    /// 15 moves each with three kings or more against a lone king (FMJD-64 7.2.4).
    ThreeKings,
    /// 15 moves each with kings alone, where both sides have kings and more than seven pieces are left
    /// (FMJD-64 7.2.5).
    FifteenMoves,
    /// 30 moves each, both sides with kings, four or five pieces left, nothing taken or crowned (FMJD-64 7.2.6).
    ThirtyMoves,
    /// 60 moves each, both sides with kings, six or seven pieces left, nothing taken or crowned (FMJD-64 7.2.6).
    SixtyMoves,
    /// 5 moves each with three pieces, a king among them, against a lone king on the main road (FMJD-64 7.2.7).
    MainRoad,
    /// 40 moves each with no man moved and nothing taken (WCDF 1.32.2); to be claimed.
    FortyMoves,
    /// The players agreed.
    Agreement,
}

/// What starts a clock anew.
#[derive(Debug)]
enum Reset {
    /// A capture or a move of a man.
    CaptureOrMan,
    /// A capture or a crowning.
    CaptureOrCrown,
    /// Nothing: it runs while the rule is in force.
    Never,
}

/// The pieces for which a rule is in force.
#[derive(Debug)]
enum When {
    Always,
    /// Both sides have kings and so many pieces are left.
    BothKings {
        least: u32,
        most: u32,
    },
    /// One side has a lone king, the other so many pieces.
    LoneKing {
        least: u32,
        most: u32,
        /// Whether the other side has kings only; else one king is enough.
        kings_only: bool,
        /// Whether the lone king must stand on the main road.
        on_main_road: bool,
    },
}

/// A rule that draws after a number of plies.
#[derive(Debug)]
pub(super) struct Limit {
    rule: DrawRule,
    plies: u16,
    when: When,
    reset: Reset,
}

const fn limit(rule: DrawRule, moves_each: u16, when: When, reset: Reset) -> Limit {
    Limit { rule, plies: 2 * moves_each, when, reset }
}

const fn lone_king(least: u32, most: u32) -> When {
    When::LoneKing { least, most, kings_only: false, on_main_road: false }
}

const FIVE_MOVES: Limit = limit(DrawRule::FiveMoves, 5, lone_king(1, 2), Reset::Never);

pub(super) const INTERNATIONAL_DRAWS: &[Limit] = &[
    FIVE_MOVES,
    limit(DrawRule::SixteenMoves, 16, lone_king(3, 3), Reset::Never),
    limit(DrawRule::TwentyFiveMoves, 25, When::Always, Reset::CaptureOrMan),
];

pub(super) const FMJD_64_DRAWS: &[Limit] = &[
    FIVE_MOVES,
    limit(
        DrawRule::MainRoad,
        5,
        When::LoneKing { least: 3, most: 3, kings_only: false, on_main_road: true },
        Reset::Never,
    ),
    limit(
        DrawRule::ThreeKings,
        15,
        When::LoneKing { least: 3, most: u32::MAX, kings_only: true, on_main_road: false },
        Reset::Never,
    ),
    limit(DrawRule::FifteenMoves, 15, When::BothKings { least: 8, most: u32::MAX }, Reset::CaptureOrMan),
    limit(DrawRule::ThirtyMoves, 30, When::BothKings { least: 4, most: 5 }, Reset::CaptureOrCrown),
    limit(DrawRule::SixtyMoves, 60, When::BothKings { least: 6, most: 7 }, Reset::CaptureOrCrown),
];

pub(super) const ENGLISH_DRAWS: &[Limit] = &[limit(DrawRule::FortyMoves, 40, When::Always, Reset::CaptureOrMan)];

/// The clock of a draw rule that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawClock {
    /// The rule.
    pub rule: DrawRule,
    /// Plies counted so far.
    pub played: u16,
    /// Plies at which the game is drawn.
    pub limit: u16,
}

impl DrawClock {
    /// Plies left until the draw.
    pub const fn left(self) -> u16 {
        self.limit.saturating_sub(self.played)
    }

    /// Moves of its own that a side still has; `to_move` says whether it is that side's turn.
    pub const fn moves_left(self, to_move: bool) -> u16 {
        (self.left() + to_move as u16) / 2
    }
}

/// The most rules that a variant counts plies for.
const CLOCKS: usize = 6;
const _: () = assert!(INTERNATIONAL_DRAWS.len() <= CLOCKS && FMJD_64_DRAWS.len() <= CLOCKS);

/// Plies counted under each rule of a variant; `None` while a rule is not in force.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Clocks([Option<u16>; CLOCKS]);

impl Clocks {
    pub fn start(limits: &[Limit], grid: Grid, board: &Board) -> Self {
        let mut clocks = Self::default();
        for (clock, limit) in clocks.0.iter_mut().zip(limits) {
            *clock = limit.when.holds(grid, board).then_some(0);
        }
        clocks
    }

    /// Counts a move that led from `before` to `after`.
    pub fn tick(&mut self, limits: &[Limit], grid: Grid, before: &Board, key: Key, after: &Board) {
        let man = before.kings & key.from == 0;
        let crowned = man && after.kings & key.to != 0;
        for (clock, limit) in self.0.iter_mut().zip(limits) {
            let anew = match limit.reset {
                Reset::CaptureOrMan => key.taken != 0 || man,
                Reset::CaptureOrCrown => key.taken != 0 || crowned,
                Reset::Never => false,
            };
            *clock = match *clock {
                _ if !limit.when.holds(grid, after) => None,
                Some(plies) if !anew => Some(plies.saturating_add(1)),
                _ => Some(0),
            };
        }
    }

    /// The clocks of the rules in force, the first to run out first.
    pub fn running(&self, limits: &[Limit]) -> Vec<DrawClock> {
        let mut running: Vec<DrawClock> = (self.0.iter().zip(limits))
            .filter_map(|(played, l)| played.map(|played| DrawClock { rule: l.rule, played, limit: l.plies }))
            .collect();
        running.sort_by_key(|clock| clock.left());
        running
    }

    /// The rule whose clock has run out.
    pub fn run_out(&self, limits: &[Limit]) -> Option<DrawRule> {
        self.0.iter().zip(limits).find(|(plies, limit)| plies.is_some_and(|p| p >= limit.plies)).map(|(_, l)| l.rule)
    }
}

impl When {
    fn holds(&self, grid: Grid, board: &Board) -> bool {
        let Board { own, other, kings } = *board;
        match *self {
            Self::Always => true,
            Self::BothKings { least, most } => {
                own & kings != 0 && other & kings != 0 && (least..=most).contains(&(own | other).count_ones())
            }
            Self::LoneKing { least, most, kings_only, on_main_road } => {
                [(own, other), (other, own)].into_iter().any(|(lone, strong)| {
                    let strong_kings = (strong & kings).count_ones();
                    lone.count_ones() == 1
                        && lone & kings != 0
                        && (!on_main_road || lone & grid.main_road() != 0)
                        && (least..=most).contains(&strong.count_ones())
                        && strong_kings >= if kings_only { strong.count_ones() } else { 1 }
                })
            }
        }
    }
}

/// Positions since the last move that cannot be undone, for the threefold repetition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct History(Vec<(Board, Color)>);

impl History {
    pub fn note(&mut self, board: Board, to_move: Color) {
        self.0.push((board, to_move));
    }

    /// No earlier position can return.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// How often a position has arisen.
    pub fn count(&self, board: Board, to_move: Color) -> usize {
        self.0.iter().filter(|&&seen| seen == (board, to_move)).count()
    }
}
