//! Counting in place and in bulk agrees with playing every ply one by one, to the end of the game and beyond it.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use tiaoqi::games::chinese_checkers::{Options, Position, board};
use tiaoqi::games::{Ply, Seat};

/// What perft says it counts, in the plainest words.
fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.outcome().is_some() {
        return 0;
    }
    let plies: Vec<Ply> = match position.legal_pairs() {
        pairs if pairs.is_empty() => vec![Ply::Pass(position.to_move())],
        pairs => pairs.into_iter().map(|(from, to)| position.ply(from, to).unwrap()).collect(),
    };
    plies.iter().map(|ply| count(&position.play(ply).unwrap(), depth - 1)).sum()
}

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(&format!("{rules},no-progress=off")).unwrap(), line).unwrap()
}

#[test]
fn lines_end_where_the_game_ends() {
    let nearly = "0 r13c6=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 r8c1=3";
    let full = "0 r14c1=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=3 r12c5=0 r5c1=3";
    let three = "0 r13c6=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 r9c1=2 r9c5=4";
    for (rules, line) in [("", nearly), ("filled-goal=on", full), ("filled-goal=off", full), ("players=3", three)] {
        let position = at(rules, line);
        for depth in 0..=3 {
            assert_eq!(position.perft(depth), count(&position, depth), "{rules} {line}, depth {depth}");
        }
    }
}

#[test]
fn a_board_without_moves_has_one_line_of_passes_and_then_none() {
    let empty = at("players=3", "0");
    let counts: Vec<u64> = (0..=5).map(|depth| empty.perft(depth)).collect();
    assert_eq!(counts, [1, 1, 1, 1, 0, 0]);
    let lonely = at("", "0 r9c5=3");
    assert_eq!((1..=3).map(|depth| lonely.perft(depth)).collect::<Vec<_>>(), [1, 6, 6]);
}

const RULES: [&str; 7] = [
    "",
    "long-hops=off,camps=open",
    "camps=no-entry,goal-lock=strict",
    "players=3,chains=off,goal-lock=on",
    "players=4,evacuation=off",
    "players=6",
    "players=3,filled-goal=on",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_scattered_position_counts_the_same(
        rules in prop::sample::select(RULES.to_vec()),
        cells in prop::sample::subsequence((0..121).collect::<Vec<usize>>(), 1..=18),
        mover in any::<prop::sample::Index>(),
    ) {
        let start = Position::start(Options::parse(rules).unwrap()).unwrap();
        let corner = |i: usize| start.corner(Seat((i % start.seats()) as u8));
        let mut line = corner(mover.index(start.seats())).to_string();
        let all: Vec<_> = board().cells().collect();
        for (i, &cell) in cells.iter().enumerate() {
            line += &format!(" {}={}", board().name(all[cell]), corner(i));
        }
        let position = at(rules, &line);
        for depth in 1..=2 {
            prop_assert_eq!(position.perft(depth), count(&position, depth), "{} {}", rules, line);
        }
    }
}
