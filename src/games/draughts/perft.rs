//! Counting move sequences: the outside check of the generator.

use super::Position;
use super::bits::{Board, Key, Side, with_side};
use super::movegen::{Hunt, count, for_each_quiet};
use super::variant::{Ruleset, with_ruleset};

impl Position {
    /// Number of lines of `depth` plies from here, a move being a distinct (from, to, pieces taken).
    ///
    /// The last ply is counted in bulk. Draws do not end a line.
    pub fn perft(&self, depth: u32) -> u64 {
        with_ruleset!(self.variant, R => with_side!(self.to_move, S => lines::<R, S>(&self.board, depth)))
    }
}

fn lines<R: Ruleset, S: Side>(board: &Board, depth: u32) -> u64 {
    let mut scratch = Vec::with_capacity(256);
    match depth {
        0 => 1,
        1 => count::<R, S>(board, &mut scratch),
        _ => walk::<R, S>(board, depth, &mut scratch),
    }
}

/// Lines of two plies or more. Captures are kept on `scratch` as on a stack.
fn walk<R: Ruleset, S: Side>(board: &Board, depth: u32, scratch: &mut Vec<Key>) -> u64 {
    let below = |key: Key, scratch: &mut Vec<Key>| {
        let next = board.after::<R, S>(key);
        if depth == 2 { count::<R, S::Other>(&next, scratch) } else { walk::<R, S::Other>(&next, depth - 1, scratch) }
    };
    let mut nodes = 0;
    let hunt = Hunt::<R, S>::new(board);
    if !hunt.is_empty() {
        let base = scratch.len();
        hunt.captures(scratch);
        while scratch.len() > base
            && let Some(key) = scratch.pop()
        {
            nodes += below(key, scratch);
        }
    } else {
        for_each_quiet::<R, S>(board, |key| nodes += below(key, scratch));
    }
    nodes
}
