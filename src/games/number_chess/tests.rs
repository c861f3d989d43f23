//! Hand-made cases of the rules and the notation; the outside figures are in `tests/number_chess.rs`.

use super::arithmetic::{Fault, Value};
use super::*;
use crate::board::Cell;
use crate::games::SetupError;

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn why(position: &Position, from: &str, to: &str) -> Illegal {
    let cell = |name| position.board().parse(name).unwrap();
    position.find_move(cell(from), cell(to)).unwrap_err()
}

fn cell(name: &str) -> Cell {
    Position::start(Options::default()).board().parse(name).unwrap()
}

#[test]
fn every_refusal_of_a_landing_has_its_reason() {
    let start = Position::start(Options::default());
    assert_eq!(why(&start, "r8c1", "r8c2"), Illegal::Empty(cell("r8c1")));
    assert_eq!(why(&start, "r12c1", "r11c5"), Illegal::NotYourPiece(cell("r12c1")));
    assert_eq!(why(&start, "r4c1", "r4c1"), Illegal::SameCell(cell("r4c1")));
    assert_eq!(why(&start, "r4c1", "r4c2"), Illegal::Occupied(cell("r4c2")));
    assert_eq!(why(&start, "r4c1", "r9c3"), Illegal::NotOnLine { from: cell("r4c1"), to: cell("r9c3") });
    let lone = at("", "blue r8c1=B4 r8c4=R5");
    assert_eq!(why(&lone, "r8c1", "r8c6"), Illegal::NotBehindLast { last: cell("r8c4"), to: cell("r8c6") });
    assert_eq!(why(&lone, "r8c1", "r6c3"), Illegal::NothingToSpan { from: cell("r8c1"), to: cell("r6c3") });
    assert_eq!(why(&lone, "r8c1", "r8c5"), Illegal::NoEquation { needed: Value::whole(4), spanned: vec![5] });
    assert_eq!(why(&lone, "r8c1", "r8c3"), Illegal::OneSegment);
    let two = "blue r8c1=B1 r8c2=R5 r8c6=B5";
    assert_eq!(why(&at("ops=add-sub,chains=off", two), "r8c1", "r8c5"), Illegal::ChainsOff);
    assert_eq!(why(&at("chain-style=simple", two), "r8c1", "r8c5"), Illegal::NotSimple);
    let differ = at("ops=add-sub,concat=off,power=off", "blue r8c1=B1 r8c2=R5 r7c4=B6");
    assert_eq!(why(&differ, "r8c1", "r6c5"), Illegal::NoCommonValue);
    let guests = "blue r15c1=R0 r14c1=R1 r14c2=R2 r13c1=R3 r13c2=R4 r12c1=B4 r12c2=B2 r12c3=B3 r12c4=B8 r11c8=B9";
    assert_eq!(why(&at("", guests), "r11c8", "r13c3"), Illegal::MustYield);
    assert!(at("yield=off", guests).find_move(cell("r11c8"), cell("r13c3")).is_ok());
}

#[test]
fn stated_moves_are_refused_with_the_reason() {
    let position = at("", "blue r8c1=B7 r8c3=R2 r8c5=R8 r8c6=B9");
    let refused = |text: &str| match position.read(text).unwrap_err() {
        WrittenError::Illegal(illegal) => illegal,
        WrittenError::Slip(slip) => panic!("{text}: {slip:?}"),
    };
    assert!(position.read("7右平跨289(2*8-9=7)").is_ok());
    assert_eq!(refused("6右平跨289(2*8-9=7)"), Illegal::NoSuchPiece(6));
    assert_eq!(refused("7左平移"), Illegal::NoLanding { hop: 1 });
    assert_eq!(refused("7右平鄰2"), Illegal::NotAdjacent);
    assert_eq!(refused("7右平跨298"), Illegal::NotTheseSpanned { hop: 1, there: vec![2, 8, 9] });
    assert_eq!(refused("7右平跨28"), Illegal::Occupied(cell("r8c6")));
    assert_eq!(refused("7右平連跨289"), Illegal::HopCount(Kind::Chain));
    let wrong = Fault::WrongValue { value: Value::whole(15), negative: false, needed: Value::whole(7) };
    assert_eq!(refused("7右平跨289(9+8-2)"), Illegal::Equation { hop: 1, fault: wrong });
    assert_eq!(refused("紅7右平移"), Illegal::NotYourTurn { to_move: BLUE });
    assert_eq!(refused("叫停"), Illegal::MayNotStop { home: 0 });
    assert_eq!(refused("--"), Illegal::MayNotPass);
    let said = position.read_said("7右平跨289");
    assert_eq!(said, Err(WrittenError::Illegal(Illegal::NoEquationSaid { hop: 1 })));
    let chain = at("", "blue r8c1=B1 r8c2=R5 r8c6=B5");
    let refused = |text: &str| chain.read(text).unwrap_err();
    assert_eq!(refused("1右平連跨5,左平5"), WrittenError::Illegal(Illegal::OneSegment));
    assert!(chain.read("1右平連跨5(5=5),右平5(5=5)").is_ok());
    assert_eq!(refused("1右平連跨5,右平5,左平5,左平5"), WrittenError::Illegal(Illegal::SameCell(cell("r8c1"))));
    for (text, column) in
        [("", 1), ("1", 2), ("1右平", 4), ("1右平連跨5,", 8), ("1 右平移 好", 7), ("hello", 1), ("1右平跨5(5", 8)]
    {
        match refused(text) {
            WrittenError::Slip(slip) => assert_eq!(slip.column, column, "{text}"),
            other => panic!("{text}: {other:?}"),
        }
    }
}

#[test]
fn beginners_chains_turn_at_each_landing_and_visit_no_cell_twice() {
    let position = at("chain-style=simple,ops=add-sub,concat=off,power=off", "blue r8c1=B4 r8c4=R5 r7c6=B5 r8c7=R0");
    let mv = position.find_move(cell("r8c1"), cell("r6c7")).unwrap();
    assert_eq!((mv.kind, mv.hops.len(), mv.value), (Kind::Chain, 2, Some(Value::whole(5))));
    let refused = |text: &str| position.read(text).unwrap_err();
    assert_eq!(refused("4右平連跨5，左平5，右平5"), WrittenError::Illegal(Illegal::SameLine { hop: 2 }));
    assert_eq!(refused("4右平連跨5，右斜進5，左斜退5"), WrittenError::Illegal(Illegal::SameLine { hop: 3 }));
}

#[test]
fn moves_are_written_in_three_scripts_and_read_in_many() {
    let position = at("", "blue r8c1=B7 r8c3=R2 r8c5=R8 r8c6=B9 r4c1=B0");
    let mv = position.find_move(cell("r8c1"), cell("r8c7")).unwrap();
    let ply = Ply::Move(mv);
    assert_eq!(position.write(&ply), "⑦右平跨②⑧⑨(2×8-9=7)");
    assert_eq!(position.write_in(&ply, Script::English), "7 R span 2 8 9 (2×8-9=7)");
    for text in [
        "7右平跨289(2*8-9)",
        "7 右平 單跨 2 8 9 (2x8–9=7)",
        "７右平单跨２８９（２·８－９＝７）",
        "12. 藍方：⑦右平跨②⑧⑨",
        "blue 7 r SPAN 2 8 9 [2X8-9=7].",
        "3.7右平跨289(2*8-9=7)",
    ] {
        assert_eq!(position.read(text), Ok(ply.clone()), "{text}");
    }
    // What is said stays as it was said, but for idle brackets.
    let said = position.read("7右平跨289((8*2)-9)").unwrap();
    assert_eq!(position.write(&said), "⑦右平跨②⑧⑨(8×2-9=7)");
    assert!(position.read("7右平跨289(-9+2*8)").is_err(), "there is no unary minus");
    let step = Ply::Move(position.find_move(cell("r8c1"), cell("r7c2")).unwrap());
    assert_eq!(position.write(&step), "⑦右斜進移");
    assert_eq!(position.write_in(&step, Script::Simplified), "⑦右斜进移");
    assert_eq!(position.write_in(&step, Script::English), "7 FR step");
    for ply in [Ply::Resign(RED), Ply::Resign(BLUE), Ply::Draw, Ply::Timeout(BLUE)] {
        for script in [Script::Traditional, Script::Simplified, Script::English] {
            assert_eq!(position.read(&position.write_in(&ply, script)), Ok(ply.clone()));
        }
    }
    let red = at("", "red r8c1=R7 r8c2=R2");
    let ply = Ply::Move(red.find_move(cell("r8c1"), cell("r8c3")).unwrap());
    assert_eq!(red.write(&ply), "⑦左平鄰②");
}

#[test]
fn call_stop_ends_and_ties_break() {
    let camp = |side: char, cells: [&str; 10]| -> String {
        cells.iter().enumerate().map(|(n, name)| format!(" {name}={side}{n}")).collect()
    };
    let red = camp('R', ["r15c1", "r12c4", "r12c2", "r12c3", "r12c1", "r13c1", "r13c2", "r13c3", "r14c2", "r14c1"]);
    let blue = camp('B', ["r8c4", "r4c1", "r4c3", "r4c2", "r4c4", "r3c3", "r3c2", "r3c1", "r2c1", "r2c2"]);
    let position = at("", &format!("red{red}{blue}"));
    assert!(position.can_call_stop());
    assert_eq!((position.tally(RED).score, position.tally(BLUE).score), (285, 285));
    let end = position.play(&position.read("叫停").unwrap()).unwrap();
    let outcome = end.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winner), (Ending::Stopped(RED), Some(RED)));
    assert_eq!(end.play(&Ply::Resign(RED)), Err(Illegal::GameOver));
    assert_eq!(end.read("0右平移"), Err(WrittenError::Illegal(Illegal::GameOver)));
    assert!(end.landings().is_empty());
}

#[test]
fn exchanged_pieces_cost_half_the_squares_along_their_cycle() {
    // 1 on 2, 2 on 3, 3 on 1; 8 and 9 exchanged.
    let cells = ["r15c1", "r12c2", "r12c3", "r12c4", "r12c1", "r13c1", "r13c2", "r13c3", "r14c1", "r14c2"];
    let red: String = cells.iter().enumerate().map(|(n, name)| format!(" {name}=R{n}")).collect();
    let position = at("", &format!("red{red}"));
    let swaps = position.swaps(RED).unwrap();
    assert_eq!(swaps, [Cycle { pieces: vec![1, 2, 3], loss: (1 + 1 + 4) / 2 }, Cycle { pieces: vec![8, 9], loss: 1 },]);
    let loss: u32 = swaps.iter().map(|cycle| cycle.loss).sum();
    assert_eq!(position.tally(RED).score, 285 - loss);
    assert_eq!(position.swaps(BLUE), None);
}

#[test]
fn a_side_without_a_move_passes_and_two_end_the_game() {
    let position = at("", "red r1c1=R0");
    assert!(matches!(position.play(&Ply::Pass(RED)), Err(Illegal::MayNotPass)));
    let alone = position.play(&Ply::Move(position.find_move(cell("r1c1"), cell("r2c1")).unwrap())).unwrap();
    assert_eq!(alone.to_move(), BLUE);
    let passed = alone.play(&Ply::Pass(BLUE)).unwrap();
    assert_eq!((passed.to_move(), passed.outcome()), (RED, None));
    let empty = at("", "red");
    let end = empty.play(&Ply::Pass(RED)).unwrap().play(&Ply::Pass(BLUE)).unwrap();
    assert_eq!(end.outcome().map(|o| (o.ending, o.winner)), Some((Ending::NoMoves, None)));
    assert_eq!(empty.perft(1), 0);
}

#[test]
fn position_lines_read_back_and_slips_are_named() {
    let start = Position::start(Options::default());
    assert_eq!(Position::from_line(Options::default(), &start.to_line()), Ok(start));
    let slip = |line: &str| Position::from_line(Options::default(), line).unwrap_err();
    assert_eq!(slip(""), SetupError::NoPosition);
    assert!(matches!(slip("green"), SetupError::NoSeat { .. }));
    assert!(matches!(slip("red r1c1"), SetupError::BadPiece(_)));
    assert!(matches!(slip("red r1c1=X3"), SetupError::BadPiece(_)));
    assert!(matches!(slip("red r1c9=R3"), SetupError::NoCell(_)));
    assert!(matches!(slip("red r1c1=R3 r1c1=B3"), SetupError::Twice(_)));
    assert!(matches!(slip("red r1c1=R3 r2c1=R3"), SetupError::Twice(_)));
}

#[test]
fn the_next_hops_of_a_chain_say_where_it_may_end() {
    let position = at("ops=add-sub,concat=off,power=off", "blue r8c1=B4 r8c4=R5 r7c4=B5");
    let said = |dir, count| Stated { dir, count, named: None, equation: None };
    use crate::board::Dir::{E, NE, W};
    let first = position.next_hops(cell("r8c1"), &[]).unwrap();
    assert_eq!(first, [NextHop { dir: E, count: 1, to: cell("r8c5"), may_end: false, goes_on: true }]);
    let third = position.next_hops(cell("r8c1"), &[said(E, 1), said(W, 1)]).unwrap();
    assert!(third.iter().any(|hop| (hop.dir, hop.count, hop.to, hop.may_end) == (NE, 1, cell("r6c5"), true)));
    let open = position.open_hops(cell("r8c1"), &[]).unwrap();
    assert!(first.iter().all(|hop| open.iter().any(|other| other.to == hop.to)));
    assert_eq!(position.values_of(cell("r8c1"), &[said(E, 1), said(W, 1), said(NE, 1)], 9).len(), 1);
    assert_eq!(position.next_hops(cell("r8c1"), &[said(W, 1)]), Err(Illegal::NoLanding { hop: 1 }));
}
