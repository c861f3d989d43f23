//! The way of a capture: one walk that serves every variant and every purpose.
//!
//! Captured pieces stay on the board as walls until the walk ends (the Turkish strike); the square that the piece
//! left counts as empty; an empty square may be crossed again, a captured piece may not.

use std::marker::PhantomData;

use super::bits::{Board, Dir, Key, Side, step};
use super::variant::{Crowning, Ruleset};

/// What becomes of the captures that a walk finds.
pub(super) trait Sink {
    /// Whether captures with this victim are of interest.
    #[inline(always)]
    fn wants(&self, _victim: u64) -> bool {
        true
    }

    /// A piece is taken and the walk goes on from `landing`.
    #[inline(always)]
    fn enter(&mut self, _landing: u64, _taken: u64) {}

    /// Back to before the last `enter`.
    #[inline(always)]
    fn leave(&mut self) {}

    /// A capture that cannot go on, of `count` pieces.
    fn end(&mut self, key: Key, count: u32);
}

/// Appends the legal captures to a list: the longest ones under majority, each key once.
pub(super) struct Legal<'a, R> {
    out: &'a mut Vec<Key>,
    base: usize,
    longest: u32,
    rules: PhantomData<R>,
}

impl<'a, R> Legal<'a, R> {
    pub fn new(out: &'a mut Vec<Key>) -> Self {
        Self { base: out.len(), out, longest: 0, rules: PhantomData }
    }

    /// Pieces taken by the longest capture so far.
    pub fn longest(&self) -> u32 {
        self.longest
    }
}

impl<R: Ruleset> Sink for Legal<'_, R> {
    #[inline(always)]
    fn end(&mut self, key: Key, count: u32) {
        if count < self.longest && R::MOVEMENT.majority {
            return;
        }
        if count > self.longest {
            self.longest = count;
            if R::MOVEMENT.majority {
                self.out.truncate(self.base);
            }
        }
        // Two ways can share from, to and victims only if they close a loop, which takes three victims or more.
        if count < 3 || !self.out[self.base..].contains(&key) {
            self.out.push(key);
        }
    }
}

/// Whether men capture in this direction.
#[inline(always)]
pub(super) fn captures_in<R: Ruleset, S: Side>(dir: Dir) -> bool {
    R::MOVEMENT.men_capture_back || dir == S::FORWARD[0] || dir == S::FORWARD[1]
}

/// One piece on its way.
struct Walk<'a, R, S, K> {
    other: u64,
    empty: u64,
    from: u64,
    taken: u64,
    count: u32,
    sink: &'a mut K,
    rules: PhantomData<(R, S)>,
}

/// Walks every capture of one piece.
pub(super) fn walk_piece<R: Ruleset, S: Side, K: Sink>(board: &Board, piece: u64, sink: &mut K) {
    let mut walk = Walk::<R, S, K>::new(board, piece, sink);
    if board.kings & piece == 0 {
        walk.man(piece);
    } else {
        walk.king(piece);
    }
}

/// Walks the captures of one man that begin in one direction.
#[inline(always)]
pub(super) fn walk_man<R: Ruleset, S: Side, K: Sink>(board: &Board, man: u64, dir: Dir, sink: &mut K) {
    Walk::<R, S, K>::new(board, man, sink).short(man, dir, false);
}

impl<'a, R: Ruleset, S: Side, K: Sink> Walk<'a, R, S, K> {
    #[inline(always)]
    fn new(board: &Board, piece: u64, sink: &'a mut K) -> Self {
        let empty = board.empty::<R>() | piece;
        Self { other: board.other, empty, from: piece, taken: 0, count: 0, sink, rules: PhantomData }
    }

    /// Captures of a man from where it has come to; whether there is any.
    fn man(&mut self, at: u64) -> bool {
        let mut any = false;
        for dir in Dir::ALL {
            if captures_in::<R, S>(dir) {
                any |= self.short(at, dir, false);
            }
        }
        any
    }

    /// Captures of a king from where it has come to; whether there is any.
    fn king(&mut self, at: u64) -> bool {
        Dir::ALL.into_iter().fold(false, |any, dir| {
            any | if R::MOVEMENT.flying_kings { self.flying(at, dir) } else { self.short(at, dir, true) }
        })
    }

    /// The piece that can be taken by a jump that begins next to it, and the square behind it.
    #[inline(always)]
    fn victim(&self, beside: u64, dir: Dir) -> (u64, u64) {
        let victim = beside & self.other & !self.taken;
        (victim, step::<R>(victim, dir) & self.empty)
    }

    #[inline(always)]
    fn short(&mut self, at: u64, dir: Dir, king: bool) -> bool {
        let (victim, landing) = self.victim(step::<R>(at, dir), dir);
        if landing == 0 {
            return false;
        }
        if !self.sink.wants(victim) {
            return true;
        }
        self.take(victim);
        self.sink.enter(landing, self.taken);
        let on_last = !king && landing & S::last_row::<R>() != 0;
        let goes_on = match R::MOVEMENT.crowning {
            Crowning::EndsMove if on_last => false,
            Crowning::InPassing if on_last => self.king(landing),
            _ if king => self.king(landing),
            _ => self.man(landing),
        };
        if !goes_on {
            self.end(landing);
        }
        self.sink.leave();
        self.untake(victim);
        true
    }

    /// A flying king along one line: over the first piece if it can be taken, then to any square behind it from
    /// which the capture goes on; if there is none, to any square behind it.
    fn flying(&mut self, at: u64, dir: Dir) -> bool {
        let mut beside = step::<R>(at, dir);
        while beside & self.empty != 0 {
            beside = step::<R>(beside, dir);
        }
        let (victim, first) = self.victim(beside, dir);
        if first == 0 {
            return false;
        }
        if !self.sink.wants(victim) {
            return true;
        }
        self.take(victim);
        let mut goes_on = false;
        let mut landing = first;
        while landing != 0 {
            self.sink.enter(landing, self.taken);
            for turn in dir.turns() {
                goes_on |= self.flying(landing, turn);
            }
            if landing == first {
                // Straight on: the same from every landing, so it is asked of the first.
                goes_on |= self.flying(landing, dir);
            }
            self.sink.leave();
            landing = step::<R>(landing, dir) & self.empty;
        }
        landing = if goes_on { 0 } else { first };
        while landing != 0 {
            self.sink.enter(landing, self.taken);
            self.end(landing);
            self.sink.leave();
            landing = step::<R>(landing, dir) & self.empty;
        }
        self.untake(victim);
        true
    }

    #[inline(always)]
    fn take(&mut self, victim: u64) {
        self.taken |= victim;
        self.count += 1;
    }

    #[inline(always)]
    fn untake(&mut self, victim: u64) {
        self.taken &= !victim;
        self.count -= 1;
    }

    #[inline(always)]
    fn end(&mut self, to: u64) {
        self.sink.end(Key { from: self.from, to, taken: self.taken }, self.count);
    }
}
