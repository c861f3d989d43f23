//! Hand-made cases of the capture game; the outside figures are in `tests/family.rs`.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::board::Cell;
use crate::games::{Ending, Illegal, Ply, Seat, SetupError, WrittenError};

fn cell(name: &str) -> Cell {
    board().parse(name).unwrap()
}

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let ply = position.read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        position.play(&ply).unwrap()
    })
}

fn why(position: &Position, text: &str) -> Illegal {
    match position.read(text) {
        Err(WrittenError::Illegal(why)) => why,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn the_board_is_full_but_for_the_centre_and_a_hop_takes_for_the_mover() {
    let start = Position::start(Options { players: 3, steps: true });
    assert_eq!((start.pieces().len(), start.piece_at(cell("r9c5"))), (60, None));
    let next = play(&start, "r9c3-r9c5");
    assert_eq!((next.pieces().len(), next.taken(Seat(0)), next.to_move()), (59, 1, Seat(1)));
    assert_eq!(next.piece_at(cell("r9c4")), None);
    assert_eq!(Position::from_line(*start.options(), &start.to_line()).unwrap(), start);
}

#[test]
fn capturing_is_compulsory_while_it_is_possible() {
    let position = at("", "0 r9c1=x r9c2=x r5c9=x");
    assert_eq!(why(&position, "r5c9-r6c9"), Illegal::MustTake { from: cell("r9c1"), to: cell("r9c3") });
    assert_eq!(why(&position, "r9c1-r8c2"), Illegal::MustTake { from: cell("r9c1"), to: cell("r9c3") });
    let quiet = at("", "0 r9c1=x r9c3=x r5c9=x");
    assert!(quiet.read("r5c9-r6c9").is_ok());
    assert_eq!(why(&quiet, "r9c1-r9c5"), Illegal::LongHopOff { pivot: cell("r9c3") });
}

#[test]
fn refusals_have_their_reasons() {
    let position = at("", "0 r9c1=x r9c2=x r9c5=x r9c6=x r9c7=x");
    assert_eq!(why(&position, "r9c3-r9c4"), Illegal::Empty(cell("r9c3")));
    assert_eq!(why(&position, "r9c1-r9c2"), Illegal::Occupied(cell("r9c2")));
    assert_eq!(why(&position, "r9c1-r9c1"), Illegal::SameCell(cell("r9c1")));
    assert_eq!(why(&position, "r9c1-r7c4"), Illegal::NotOnLine { from: cell("r9c1"), to: cell("r7c4") });
    assert_eq!(why(&position, "r9c2-r7c4"), Illegal::NothingToHop { from: cell("r9c2"), to: cell("r7c4") });
    assert_eq!(why(&position, "r9c5-r9c8"), Illegal::Blocked { pivot: cell("r9c6"), by: cell("r9c7") });
    assert_eq!(position.play(&Ply::Pass(Seat(0))), Err(Illegal::MayNotPass));
}

#[test]
fn a_chain_may_stop_anywhere_and_a_piece_is_taken_but_once() {
    let position = at("", "0 r9c1=x r9c2=x r9c4=x r5c5=x");
    assert_eq!(play(&position, "r9c1-r9c3").taken(Seat(0)), 1);
    let both = play(&position, "r9c1-r9c3-r9c5");
    assert_eq!((both.taken(Seat(0)), both.pieces().len()), (2, 2));
    assert_eq!(why(&position, "r9c1-r9c3-r9c1"), Illegal::NothingToHop { from: cell("r9c3"), to: cell("r9c1") });
}

#[test]
fn ways_that_take_different_pieces_must_be_named() {
    // From r9c3 to r9c7 along the row, or round by the rows above.
    let position = at("", "0 r9c3=x r9c4=x r9c6=x r8c4=x r7c6=x r8c7=x r13c5=x");
    let ways = position.moves_between(cell("r9c3"), cell("r9c7"));
    assert_eq!(ways.iter().map(|mv| mv.hops.len()).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(why(&position, "r9c3-r9c7"), Illegal::SeveralWays { from: cell("r9c3"), to: cell("r9c7") });
    for mv in ways {
        let ply = Ply::Move(mv);
        assert_eq!(position.read(&position.write(&ply)), Ok(ply));
    }
    // Both ways round lead home again and take all five: no choice.
    let round = position.find_move(cell("r9c3"), cell("r9c3")).unwrap();
    assert_eq!(round.hops.len(), 5);
    assert_eq!(position.play(&round.into()).unwrap().pieces().len(), 2);
}

#[test]
fn endings_say_why_and_most_captures_win() {
    let last = play(&at("", "1 r9c1=x r9c2=x"), "r9c1-r9c3").outcome().unwrap();
    assert_eq!((last.ending, last.places, last.scores), (Ending::LastPiece, vec![2, 1], vec![0, 1]));
    let stuck = play(&at("steps=off", "0 r9c1=x r9c2=x r5c5=x"), "r9c1-r9c3").outcome().unwrap();
    assert_eq!((stuck.ending, stuck.places), (Ending::NoHop, vec![1, 2]));
    let mut quiet = at("players=3", "0 r5c5=x r13c9=x");
    for text in ["r5c5-r5c6", "r5c6-r5c5"].repeat(10) {
        assert_eq!(quiet.outcome(), None);
        quiet = play(&quiet, text);
    }
    let quiet = quiet.outcome().unwrap();
    assert_eq!((quiet.ending, quiet.places), (Ending::NoCapture, vec![1, 1, 1]));
    assert_eq!(at("", "0").outcome().unwrap().ending, Ending::LastPiece);
}

#[test]
fn who_gives_up_takes_the_last_place_left() {
    let start = Position::start(Options { players: 3, steps: true });
    let two = play(&start, "resign");
    assert_eq!((two.place(Seat(0)), two.to_move(), two.outcome()), (Some(3), Seat(1), None));
    let one = play(&two, "resign-2").outcome().unwrap();
    assert_eq!((one.ending, one.places), (Ending::Resigned, vec![3, 1, 2]));
    let alone = play(&Position::start(Options { players: 1, steps: true }), "resign").outcome().unwrap();
    assert_eq!((alone.ending, alone.places), (Ending::Resigned, vec![1]));
}

#[test]
fn a_position_typed_by_hand_is_checked() {
    let bad = |line: &str| Position::from_line(Options::default(), line).unwrap_err();
    assert_eq!(bad(""), SetupError::NoPosition);
    assert_eq!(bad("0 r9c1"), SetupError::UnownedPiece("r9c1".into()));
    assert_eq!(bad("0 r9c1=0"), SetupError::UnownedPiece("r9c1=0".into()));
    assert_eq!(bad("0 r1c1=x"), SetupError::NoCell("r1c1".into()), "the points are not played on");
    assert_eq!(bad("0 r9c1=x r9c1=x"), SetupError::Twice("r9c1".into()));
    assert_eq!(bad("2 r9c1=x"), SetupError::NoSeat { seat: "2".into(), seats: "0 1".into() });
}

/// Plays a hint and returns the pieces left.
fn follow(position: &Position, hint: &Hint) -> usize {
    let end = hint.line.iter().fold(position.clone(), |position, (from, to)| {
        let mv = position.move_along(*from, &[*to]).unwrap();
        position.play(&mv.into()).unwrap()
    });
    end.pieces().len()
}

#[test]
fn a_hint_leads_to_what_it_promises() {
    let go = AtomicBool::new(false);
    let alone = "players=1,steps=off";
    for (line, fewest) in [
        ("0 r9c1=x r9c2=x r9c4=x", 1),
        ("0 r9c1=x r9c2=x r5c5=x", 2),
        ("0 r9c3=x r9c4=x r9c6=x r8c4=x r7c6=x r8c7=x r13c5=x", 2),
    ] {
        let position = at(alone, line);
        let hint = position.hint(100_000, &go);
        assert_eq!((hint.fewest, hint.proven, follow(&position, &hint)), (fewest, true, fewest), "{line}");
    }
    // Apart for ever without steps, one piece with them.
    let apart = "0 r9c1=x r9c4=x";
    assert_eq!(at(alone, apart).hint(100_000, &go), Hint { fewest: 2, proven: true, line: Vec::new() });
    let stepping = at("players=1", apart);
    let hint = stepping.hint(100_000, &go);
    assert_eq!((hint.fewest, hint.proven, follow(&stepping, &hint)), (1, true, 1));
}

#[test]
fn the_start_can_be_brought_down_to_one_piece() {
    let start = Position::start(Options { players: 1, steps: false });
    let hint = start.hint(2_000_000, &AtomicBool::new(false));
    assert_eq!((hint.fewest, hint.proven, follow(&start, &hint)), (1, true, 1));
}

#[test]
fn a_stopped_or_limited_search_promises_no_more_than_it_found() {
    let start = Position::start(Options { players: 1, steps: false });
    assert_eq!(start.hint(1_000_000, &AtomicBool::new(true)), Hint { fewest: 60, proven: false, line: Vec::new() });
    let short = start.hint(500, &AtomicBool::new(false));
    assert!(!short.proven && short.fewest < 60);
    assert_eq!(follow(&start, &short), short.fewest);
}
