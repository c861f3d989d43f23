//! The choice of values that chains are tried with, against trying all.

use super::arithmetic::{Digits, Value};
use super::chain::{BLOCK, ends, outline, with_values};
use super::lines::{Lifted, Lines};
use super::{ChainStyle, Options, Ply, Position};
use crate::board::CellSet;

/// Every value that any segment of a few pieces makes, tried one by one without any choice among them.
fn ends_by_brute_force(lifted: &mut Lifted<'_, '_>, style: ChainStyle) -> CellSet {
    let solver = lifted.lines.field.solver;
    let mut segments: Vec<Digits> = outline(lifted, style, 1).1.iter().map(|edge| edge.digits).collect();
    segments.sort_unstable();
    segments.dedup();
    let mut values: Vec<Value> = (0..128).map(Value::whole).collect();
    for digits in segments.into_iter().filter(|digits| digits.len() < 5) {
        values.extend(solver.values(digits));
    }
    values.sort_unstable();
    values.dedup();
    let found = values.chunks(BLOCK).map(|block| with_values(lifted, style, block).cells());
    found.fold(CellSet::EMPTY, |all, cells| all | cells).without(lifted.origin)
}

#[test]
fn trying_few_values_finds_what_trying_all_finds() {
    let mut checked = 0;
    for (i, rules) in
        ["", "preset=match-grade-1", "preset=grades-2-3", "board=star121", "chain-style=simple"].into_iter().enumerate()
    {
        let mut position = Position::start(Options::parse(rules).unwrap());
        let mut choice = 7 + i;
        for ply in 0..40 {
            let pairs = position.legal_pairs();
            choice = (choice * 1_103 + 12_345) % 65_536;
            let (from, to) = pairs[choice % pairs.len()];
            position.make(from, to);
            if ply % 4 != 3 {
                continue;
            }
            let style = position.options().chain_style;
            let field = position.field();
            let mut lines = Lines::new(&field);
            for from in position.pieces(position.to_move()) {
                let mut lifted = lines.lift(from);
                assert_eq!(ends(&mut lifted, style), ends_by_brute_force(&mut lifted, style), "{}", position.to_line());
                checked += 1;
            }
        }
    }
    assert_eq!(checked, 5 * 10 * 10);
}

#[test]
fn a_value_that_no_two_digits_make_serves_where_nothing_else_does() {
    // {4,7,8} and {0,6,7} share just 60/7, {4,5,7} and {0,0,5,9} just 140.
    for (line, to, text) in [
        (
            "red r5c1=R1 r5c2=R4 r5c3=R7 r5c4=R8 r6c5=B0 r7c5=B6 r8c5=B7",
            "r9c6",
            "①左平連跨④⑦⑧(8+4÷7=60/7)，左斜進⓪⑥⑦(60÷7=60/7)",
        ),
        (
            "red r5c1=R1 r5c2=R4 r5c3=R7 r5c4=R5 r6c5=B0 r7c5=R0 r8c5=B5 r9c6=B9",
            "r10c7",
            "①左平連跨④⑦⑤(4×5×7=140)，左斜進⓪⓪⑤⑨(90+50=140)",
        ),
    ] {
        let position = Position::from_line(Options::default(), line).unwrap();
        let cell = |name| position.board().parse(name).unwrap();
        let mv = position.find_move(cell("r5c1"), cell(to)).unwrap();
        assert_eq!(position.write(&Ply::Move(mv.clone())), text);
        assert_eq!(position.read(text), Ok(Ply::Move(mv)));
    }
}
