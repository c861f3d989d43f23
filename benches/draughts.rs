//! Speed of the draughts generator: perft of the international start, one thread, the last ply counted in bulk.

#![allow(missing_docs, reason = "criterion writes a function without documentation")]

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tiaoqi::games::draughts::{Position, Variant};

fn perft(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("draughts perft");
    group.sample_size(10).warm_up_time(Duration::from_millis(500));
    for (variant, depths) in [
        (Variant::International, 8..=10),
        (Variant::Brazilian, 10..=10),
        (Variant::Russian, 10..=10),
        (Variant::English, 10..=10),
    ] {
        let start = Position::start(variant);
        for depth in depths {
            group.throughput(Throughput::Elements(start.perft(depth)));
            let name = format!("{} {depth}", variant.name());
            group.bench_function(name, |bencher| bencher.iter(|| black_box(&start).perft(black_box(depth))));
        }
    }
    group.finish();
}

criterion_group!(benches, perft);
criterion_main!(benches);
