//! How fast the rules of Chinese checkers are: legal moves, and perft in nodes a second with the last ply in bulk.
#![allow(missing_docs, reason = "the macros of the harness write functions without them")]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tiaoqi::games::chinese_checkers::{Options, Position};

const RULES: [(&str, &str); 2] = [("long hops", "long-hops=on"), ("adjacent hops", "long-hops=off")];

fn start(rules: &str) -> Position {
    Position::start(Options::parse(rules).expect("rules")).expect("a start")
}

/// A position in the thick of a game, where long chains are at hand.
fn middle_game(rules: &str) -> Position {
    let line = "0 r1c1=0 r2c1=0 r5c6=0 r6c6=0 r6c4=0 r7c6=0 r8c5=0 r9c4=0 r10c6=0 r12c8=0 r12c2=3 r6c8=3 r7c5=3 r8c7=3 \
                r9c6=3 r10c5=3 r11c6=3 r12c5=3 r13c7=3 r16c1=3";
    Position::from_line(Options::parse(rules).expect("rules"), line).expect("a position")
}

fn legal_moves(c: &mut Criterion) {
    let mut group = c.benchmark_group("legal moves");
    for (name, rules) in RULES {
        for (place, position) in [("start", start(rules)), ("middle game", middle_game(rules))] {
            group.throughput(Throughput::Elements(position.legal_pairs().len() as u64));
            group.bench_function(format!("{place}, {name}"), |b| b.iter(|| black_box(&position).legal_pairs()));
        }
    }
}

fn perft(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    for (name, rules) in RULES {
        for (place, position, depth) in [("start", start(rules), 4), ("middle game", middle_game(rules), 3)] {
            group.throughput(Throughput::Elements(position.perft(depth)));
            group.bench_function(format!("{place}, {name}, depth {depth}"), |b| {
                b.iter(|| black_box(&position).perft(black_box(depth)));
            });
        }
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30);
    targets = legal_moves, perft
}
criterion_main!(benches);
