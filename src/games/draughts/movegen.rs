//! The legal moves of a board: sets of pieces are moved by shifts, and pieces walk one by one only where a capture
//! has been seen.

use std::marker::PhantomData;

use super::bits::{Board, Dir, Key, Side, step, with_side};
use super::capture::{Legal, captures_in, walk_man, walk_piece};
use super::grid::each_bit;
use super::variant::{Crowning, Ruleset, with_ruleset};
use super::{Color, Variant};

/// The captures that a board offers, seen by shifts of whole sets.
pub(super) struct Hunt<'a, R, S> {
    board: &'a Board,
    /// The men that can jump, by direction.
    men: [u64; 4],
    kings: bool,
    rules: PhantomData<(R, S)>,
}

/// By direction, the squares beside which an enemy piece stands with room behind it.
#[inline(always)]
fn jump_offs<R: Ruleset>(other: u64, room: u64) -> [u64; 4] {
    Dir::ALL.map(|dir| step::<R>(other & step::<R>(room, dir.back()), dir.back()))
}

#[inline(always)]
fn union(sets: [u64; 4]) -> u64 {
    sets[0] | sets[1] | sets[2] | sets[3]
}

impl<'a, R: Ruleset, S: Side> Hunt<'a, R, S> {
    #[inline(always)]
    pub fn new(board: &'a Board) -> Self {
        let empty = board.empty::<R>();
        let offs = jump_offs::<R>(board.other, empty);
        let (men, kings) = (board.own & !board.kings, board.own & board.kings);
        let men = Dir::ALL.map(|dir| if captures_in::<R, S>(dir) { men & offs[dir as usize] } else { 0 });
        Self { board, men, kings: kings != 0 && Self::can_king_jump(kings, offs, empty), rules: PhantomData }
    }

    /// Whether a king of the set can capture; all of them slide together.
    fn can_king_jump(kings: u64, offs: [u64; 4], empty: u64) -> bool {
        Dir::ALL.into_iter().any(|dir| {
            let mut front = kings;
            while front & offs[dir as usize] == 0 && front != 0 {
                front = if R::MOVEMENT.flying_kings { step::<R>(front, dir) & empty } else { 0 };
            }
            front != 0
        })
    }

    /// Whether there is no capture.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        union(self.men) == 0 && !self.kings
    }

    /// The men, by direction, that might jump again after the first jump. The squares that they leave count as empty
    /// for all of them, so it may be one too many, never one too few.
    #[inline(always)]
    fn chainers(&self) -> [u64; 4] {
        let room = self.board.empty::<R>() | union(self.men);
        let offs = jump_offs::<R>(self.board.other, room);
        let crowned = if R::MOVEMENT.crowning == Crowning::InPassing { S::last_row::<R>() } else { 0 };
        Dir::ALL.map(|dir| {
            let [left, right] = dir.turns();
            let onward = [dir, left, right].into_iter().filter(|&onward| captures_in::<R, S>(onward));
            let landings = onward.fold(crowned, |set, onward| set | offs[onward as usize]);
            self.men[dir as usize] & step::<R>(step::<R>(landings, dir.back()), dir.back())
        })
    }

    /// Gives the sink every capture but those of the men returned, by direction, which take one piece and stop.
    #[inline(always)]
    fn walk(&self, sink: &mut Legal<'_, R>) -> [u64; 4] {
        let chainers = self.chainers();
        if self.kings {
            for king in each_bit(self.board.own & self.board.kings) {
                walk_piece::<R, S, _>(self.board, king, sink);
            }
        }
        for dir in Dir::ALL {
            for man in each_bit(chainers[dir as usize]) {
                walk_man::<R, S, _>(self.board, man, dir, sink);
            }
        }
        let legal = !R::MOVEMENT.majority || sink.longest() <= 1;
        Dir::ALL.map(|dir| if legal { self.men[dir as usize] & !chainers[dir as usize] } else { 0 })
    }

    /// Appends the legal captures, each once.
    #[inline]
    pub fn captures(&self, out: &mut Vec<Key>) {
        let singles = self.walk(&mut Legal::new(out));
        for dir in Dir::ALL {
            for from in each_bit(singles[dir as usize]) {
                let taken = step::<R>(from, dir);
                out.push(Key { from, to: step::<R>(taken, dir), taken });
            }
        }
    }

    /// Number of legal captures. `scratch` is left as it was found.
    #[inline]
    fn count(&self, scratch: &mut Vec<Key>) -> u64 {
        let base = scratch.len();
        let singles = self.walk(&mut Legal::new(scratch)).map(u64::count_ones);
        let chains = scratch.len() - base;
        scratch.truncate(base);
        chains as u64 + u64::from(singles.iter().sum::<u32>())
    }
}

/// Visits every quiet move, whether or not a capture is there.
#[inline(always)]
pub(super) fn for_each_quiet<R: Ruleset, S: Side>(board: &Board, mut visit: impl FnMut(Key)) {
    let empty = board.empty::<R>();
    for dir in S::FORWARD {
        for to in each_bit(step::<R>(board.own & !board.kings, dir) & empty) {
            visit(Key { from: step::<R>(to, dir.back()), to, taken: 0 });
        }
    }
    for from in each_bit(board.own & board.kings) {
        for dir in Dir::ALL {
            let mut to = step::<R>(from, dir) & empty;
            while to != 0 {
                visit(Key { from, to, taken: 0 });
                to = if R::MOVEMENT.flying_kings { step::<R>(to, dir) & empty } else { 0 };
            }
        }
    }
}

/// Number of quiet moves, without making one: men by the size of the shifted set, kings sliding together, each
/// along its own stretch of empty squares.
#[inline(always)]
fn count_quiet<R: Ruleset, S: Side>(board: &Board) -> u64 {
    let empty = board.empty::<R>();
    let (men, kings) = (board.own & !board.kings, board.own & board.kings);
    let mut count: u32 = S::FORWARD.map(|dir| (step::<R>(men, dir) & empty).count_ones()).iter().sum();
    if kings != 0 {
        for dir in Dir::ALL {
            let mut front = step::<R>(kings, dir) & empty;
            while front != 0 {
                count += front.count_ones();
                front = if R::MOVEMENT.flying_kings { step::<R>(front, dir) & empty } else { 0 };
            }
        }
    }
    count.into()
}

/// Number of legal moves. `scratch` is left as it was found.
#[inline(always)]
pub(super) fn count<R: Ruleset, S: Side>(board: &Board, scratch: &mut Vec<Key>) -> u64 {
    let hunt = Hunt::<R, S>::new(board);
    if hunt.is_empty() { count_quiet::<R, S>(board) } else { hunt.count(scratch) }
}

/// Whether the side to move has a legal move; none is made.
pub(super) fn has_move(variant: Variant, to_move: Color, board: &Board) -> bool {
    with_ruleset!(variant, R => with_side!(to_move, S => {
        count_quiet::<R, S>(board) > 0 || !Hunt::<R, S>::new(board).is_empty()
    }))
}

/// The legal moves in a fixed order: by from, to, then the pieces taken.
pub(super) fn legal_keys(variant: Variant, to_move: Color, board: &Board) -> Vec<Key> {
    let mut keys = Vec::new();
    with_ruleset!(variant, R => with_side!(to_move, S => {
        let hunt = Hunt::<R, S>::new(board);
        if hunt.is_empty() {
            for_each_quiet::<R, S>(board, |key| keys.push(key));
        } else {
            hunt.captures(&mut keys);
        }
    }));
    keys.sort_unstable();
    keys
}

/// The board after a move.
pub(super) fn after(variant: Variant, to_move: Color, board: &Board, key: Key) -> Board {
    with_ruleset!(variant, R => with_side!(to_move, S => board.after::<R, S>(key)))
}
