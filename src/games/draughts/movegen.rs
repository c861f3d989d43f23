//! The legal moves of a board: sets of pieces are moved by shifts, and pieces walk one by one only where a capture
//! has been seen.

use super::bits::{Board, Dir, Key, Side, step, with_side};
use super::capture::{Legal, walk_captures};
use super::grid::each_bit;
use super::variant::{Crowning, Ruleset, with_ruleset};
use super::{Color, Variant};

/// Where the men of a set land that can jump in one direction.
#[inline(always)]
fn jumps<R: Ruleset>(men: u64, other: u64, empty: u64, dir: Dir) -> u64 {
    step::<R>(step::<R>(men, dir) & other, dir) & empty
}

#[inline(always)]
fn captures_in<R: Ruleset, S: Side>(dir: Dir) -> bool {
    R::MOVEMENT.men_capture_back || dir == S::FORWARD[0] || dir == S::FORWARD[1]
}

/// First landings of all men that can capture, by direction.
#[inline(always)]
fn men_jumps<R: Ruleset, S: Side>(men: u64, other: u64, empty: u64) -> [u64; 4] {
    Dir::ALL.map(|dir| if captures_in::<R, S>(dir) { jumps::<R>(men, other, empty, dir) } else { 0 })
}

/// Whether a king of the set can capture; all of them slide together.
#[inline]
fn king_can_capture<R: Ruleset>(kings: u64, other: u64, empty: u64) -> bool {
    Dir::ALL.into_iter().any(|dir| {
        let mut front = kings;
        while front != 0 {
            if jumps::<R>(front, other, empty, dir) != 0 {
                return true;
            }
            front = if R::MOVEMENT.flying_kings { step::<R>(front, dir) & empty } else { 0 };
        }
        false
    })
}

/// Whether the side to move can capture.
#[inline(always)]
pub(super) fn can_capture<R: Ruleset, S: Side>(board: &Board) -> bool {
    let Board { own, other, kings } = *board;
    let empty = board.empty::<R>();
    men_jumps::<R, S>(own & !kings, other, empty).into_iter().any(|set| set != 0)
        || own & kings != 0 && king_can_capture::<R>(own & kings, other, empty)
}

/// Appends the legal captures, each once.
#[inline]
pub(super) fn captures<R: Ruleset, S: Side>(board: &Board, out: &mut Vec<Key>) {
    walk_captures::<R, S, _>(board, board.own, &mut Legal::<R>::new(out));
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
    let Board { own, other, kings } = *board;
    let empty = board.empty::<R>();
    let first = men_jumps::<R, S>(own & !kings, other, empty);
    let any = first[0] | first[1] | first[2] | first[3];
    if own & kings == 0 {
        if any == 0 {
            return count_quiet::<R, S>(board);
        }
        if !may_go_on::<R, S>(first, other, empty) {
            return first.map(u64::count_ones).iter().sum::<u32>().into();
        }
    } else if any == 0 && !king_can_capture::<R>(own & kings, other, empty) {
        return count_quiet::<R, S>(board);
    }
    count_captures::<R, S>(board, scratch)
}

/// Whether a man that has jumped might jump again. Squares that men have left count as empty for all of them, so the
/// answer may be yes in vain, never no.
#[inline(always)]
fn may_go_on<R: Ruleset, S: Side>(first: [u64; 4], other: u64, empty: u64) -> bool {
    let start = |dir: Dir| step::<R>(step::<R>(first[dir as usize], dir.back()), dir.back());
    let room = empty | Dir::ALL.into_iter().fold(0, |set, dir| set | start(dir));
    let onward = Dir::ALL.into_iter().fold(0, |found, dir| {
        let ahead = first[dir as usize];
        let [left, right] = dir.turns();
        let mut found = found;
        for turn in [dir, left, right] {
            if captures_in::<R, S>(turn) {
                found |= jumps::<R>(ahead, other, room, turn);
            }
        }
        found
    });
    let any = first[0] | first[1] | first[2] | first[3];
    onward != 0 || matches!(R::MOVEMENT.crowning, Crowning::InPassing) && any & S::last_row::<R>() != 0
}

#[inline(never)]
fn count_captures<R: Ruleset, S: Side>(board: &Board, scratch: &mut Vec<Key>) -> u64 {
    let base = scratch.len();
    captures::<R, S>(board, scratch);
    let found = scratch.len() - base;
    scratch.truncate(base);
    found as u64
}

/// The legal moves in a fixed order: by from, to, then the pieces taken.
pub(super) fn legal_keys(variant: Variant, to_move: Color, board: &Board) -> Vec<Key> {
    let mut keys = Vec::new();
    with_ruleset!(variant, R => with_side!(to_move, S => {
        captures::<R, S>(board, &mut keys);
        if keys.is_empty() {
            for_each_quiet::<R, S>(board, |key| keys.push(key));
        }
    }));
    keys.sort_unstable();
    keys
}

/// The board after a move.
pub(super) fn after(variant: Variant, to_move: Color, board: &Board, key: Key) -> Board {
    with_ruleset!(variant, R => with_side!(to_move, S => board.after::<R, S>(key)))
}
