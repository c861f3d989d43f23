//! Time for the complete legal moves of a position under the widest rules: with warm tables, and with cold ones.
#![expect(missing_docs, reason = "the macros of the benchmark library make functions without")]

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use tiaoqi::games::number_chess::arithmetic::Solver;
use tiaoqi::games::number_chess::{Options, Position};

/// The positions of the outside data under all operators and composers, with their names.
fn positions() -> Vec<(String, Position)> {
    let mut positions = Vec::new();
    for file in ["positions", "positions_late"] {
        let path = format!("{}/tests/data/number_chess/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
        for line in std::fs::read_to_string(path).expect("test data").lines() {
            let entry: serde_json::Value = serde_json::from_str(line).expect("a line of the file");
            let text = |key: &str| entry[key].as_str().expect("text").to_owned();
            let mut line = text("turn");
            for (side, letter) in [("red", 'R'), ("blue", 'B')] {
                for (number, cell) in entry[side].as_object().expect("pieces") {
                    line += &format!(" {}={letter}{number}", cell.as_str().expect("a cell"));
                }
            }
            let options = Options::parse(&format!("preset=match,board={}", text("shape"))).expect("rules");
            let position = Position::from_line(options, &line).expect("a position");
            positions.push((format!("{file}-{}", entry["id"]), position));
        }
    }
    positions
}

fn legal_moves(c: &mut Criterion) {
    let positions = positions();
    let mut warm = c.benchmark_group("warm");
    for (name, position) in &positions {
        warm.bench_function(name, |b| b.iter(|| black_box(position).landings()));
    }
    warm.finish();
    let mut cold = c.benchmark_group("cold");
    cold.sample_size(10);
    for (name, position) in &positions {
        let new = || Solver::new(position.options().operators);
        cold.bench_function(name, |b| b.iter_batched_ref(new, |s| position.landings_with(s), BatchSize::PerIteration));
    }
    cold.finish();
}

criterion_group!(benches, legal_moves);
criterion_main!(benches);
