//! Hand-made cases of the rules; the outside figures are in `tests/chinese_checkers.rs`.

use super::*;
use crate::board::Cell;
use crate::games::{Ending, Illegal, Ply, Seat, SetupError, WrittenError};

fn cell(name: &str) -> Cell {
    board().parse(name).unwrap()
}

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn try_move(position: &Position, from: &str, to: &str) -> Result<Position, Illegal> {
    position.play(&position.ply(cell(from), cell(to))?)
}

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let ply = position.read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        position.play(&ply).unwrap()
    })
}

/// The cells of corner 3's point, as a line for a seat that has all but one home.
const LAST_STEP: &str = "0 r13c6=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 r8c1=3";

#[test]
fn every_refusal_has_its_reason() {
    let start = Position::start(Options::default()).unwrap();
    let why = |from, to| try_move(&start, from, to).unwrap_err();
    assert_eq!(why("r9c5", "r9c6"), Illegal::Empty(cell("r9c5")));
    let theirs = Illegal::NotYourPiece { cell: cell("r14c1"), owner: Seat(1), to_move: Seat(0) };
    assert_eq!(why("r14c1", "r13c5"), theirs);
    assert_eq!(why("r4c1", "r4c1"), Illegal::SameCell(cell("r4c1")));
    assert_eq!(why("r4c1", "r4c2"), Illegal::Occupied(cell("r4c2")));
    assert_eq!(why("r4c1", "r7c5"), Illegal::NotOnLine { from: cell("r4c1"), to: cell("r7c5") });
    assert_eq!(why("r4c1", "r6c4"), Illegal::NothingToHop { from: cell("r4c1"), to: cell("r6c4") });
    assert_eq!(why("r2c1", "r5c5"), Illegal::Blocked { pivot: cell("r3c1"), by: cell("r4c1") });
    assert_eq!(why("r3c1", "r6c4"), Illegal::NotSymmetric { pivot: cell("r4c1"), before: 1, behind: 2 });
    let moved = try_move(&start, "r4c1", "r5c5").unwrap();
    assert_eq!(try_move(&moved, "r5c5", "r6c5").unwrap_err(), Illegal::TurnOver { seat: Seat(0), to_move: Seat(1) });
}

#[test]
fn a_second_piece_blocks_a_long_hop_before_and_behind_the_pivot() {
    let free = at("", "0 r9c1=0 r9c3=3");
    assert_eq!(try_move(&free, "r9c1", "r9c5").map(|p| p.piece_at(cell("r9c5")).is_some()), Ok(true));
    let behind = at("", "0 r9c1=0 r9c3=3 r9c4=3");
    let blocked = Illegal::Blocked { pivot: cell("r9c3"), by: cell("r9c4") };
    assert_eq!(try_move(&behind, "r9c1", "r9c5").unwrap_err(), blocked);
    let off = at("long-hops=off", "0 r9c1=0 r9c3=3");
    assert_eq!(try_move(&off, "r9c1", "r9c5").unwrap_err(), Illegal::LongHopOff { pivot: cell("r9c3") });
}

#[test]
fn chains_may_be_forbidden() {
    let line = "0 r9c1=0 r9c2=3 r9c4=3";
    let chain = at("long-hops=off", line).find_move(cell("r9c1"), cell("r9c5")).unwrap();
    assert_eq!(chain.hops.iter().map(|hop| hop.to).collect::<Vec<_>>(), [cell("r9c3"), cell("r9c5")]);
    assert_eq!(chain.hops[1].over, [cell("r9c4")]);
    let single = at("long-hops=off,chains=off", line);
    assert_eq!(try_move(&single, "r9c1", "r9c5").unwrap_err(), Illegal::ChainOff { hops: 2 });
    assert!(try_move(&single, "r9c1", "r9c3").is_ok());
}

#[test]
fn the_moving_piece_is_lifted_and_never_its_own_pivot() {
    // r9c1 over r9c3 to r9c5; back over r9c4 to r9c3? occupied. The start cell may be flown over on the way back.
    let position = at("", "0 r9c4=0 r9c5=3 r9c3=3");
    let ends = position.destinations_from(cell("r9c4"));
    assert!(ends.has(cell("r9c6")) && ends.has(cell("r9c2")));
    assert!(!ends.has(cell("r9c4")), "ending on the start cell is no move");
}

#[test]
fn foreign_points_follow_the_option() {
    // Over r5c10 into the point of corner 1 at r5c11.
    let line = "0 r5c9=0 r5c10=3";
    assert!(try_move(&at("camps=open", line), "r5c9", "r5c11").is_ok());
    let to = cell("r5c11");
    assert_eq!(try_move(&at("", line), "r5c9", "r5c11").unwrap_err(), Illegal::ForeignPoint { to });
    assert_eq!(try_move(&at("camps=no-entry", line), "r5c9", "r5c11").unwrap_err(), Illegal::ForeignPoint { to });
    // Through the point and out again: allowed to cross, not to enter.
    let through = "0 r5c9=0 r5c10=3 r6c10=3";
    assert!(try_move(&at("long-hops=off", through), "r5c9", "r7c9").is_ok());
    assert_eq!(
        try_move(&at("long-hops=off,camps=no-entry", through), "r5c9", "r7c9").unwrap_err(),
        Illegal::ForeignPointEntry { to: cell("r7c9") }
    );
}

#[test]
fn a_locked_goal_holds_its_pieces() {
    let line = "0 r14c2=0 r4c1=3";
    assert!(try_move(&at("", line), "r14c2", "r13c6").is_ok());
    assert_eq!(
        try_move(&at("goal-lock=on", line), "r14c2", "r13c6").unwrap_err(),
        Illegal::GoalLocked { to: cell("r13c6") }
    );
    assert!(try_move(&at("goal-lock=on", line), "r14c2", "r15c1").is_ok());
}

#[test]
fn a_guest_at_home_forces_a_piece_out() {
    let line = "0 r4c1=0 r9c5=0 r1c1=3 r14c1=3";
    let guest = Illegal::MustEvacuate { guest: cell("r1c1") };
    assert_eq!(try_move(&at("", line), "r9c5", "r10c5").unwrap_err(), guest);
    assert_eq!(try_move(&at("", line), "r4c1", "r3c1").unwrap_err(), guest);
    assert!(try_move(&at("", line), "r4c1", "r5c5").is_ok());
    assert!(try_move(&at("evacuation=off", line), "r9c5", "r10c5").is_ok());
    // No piece can leave: any move is good.
    assert!(try_move(&at("", "0 r9c5=0 r1c1=3 r14c1=3"), "r9c5", "r10c5").is_ok());
}

#[test]
fn filling_the_goal_finishes_and_the_last_seat_takes_the_last_place() {
    let over = play(&at("", LAST_STEP), "r13c6-r14c1");
    let outcome = over.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.places), (Ending::Finished, vec![1, 2]));
    assert_eq!(over.standing(Seat(0)), Standing::Finished);
    assert_eq!(try_move(&over, "r8c1", "r9c1").unwrap_err(), Illegal::GameOver);
    assert!(over.destinations().is_empty());
}

#[test]
fn a_played_out_round_shares_the_place() {
    let line = "0 r13c6=0 r14c1=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 \
                r1c1=3 r2c1=3 r2c2=3 r3c1=3 r3c2=3 r3c3=3 r4c1=3 r4c2=3 r4c4=3 r5c7=3";
    let alone = play(&at("", line), "r13c6-r14c2");
    assert_eq!(alone.outcome().unwrap().places, [1, 2]);
    let shared = play(&at("full-round=on", line), "r13c6-r14c2");
    assert_eq!(shared.outcome(), None);
    assert_eq!(play(&shared, "r5c7-r4c3").outcome().unwrap().places, [1, 1]);
    assert_eq!(play(&shared, "r5c7-r5c8").outcome().unwrap().places, [1, 2]);
}

#[test]
fn three_players_go_on_for_second_place() {
    let line = "0 r13c6=0 r14c1=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 r9c1=2 r9c9=4";
    let first = play(&at("players=3", line), "r13c6-r14c2");
    assert_eq!((first.outcome(), first.place(Seat(0)), first.to_move()), (None, Some(1), Seat(1)));
    let resigned = first.play(&first.read("resign").unwrap()).unwrap();
    assert_eq!(resigned.outcome().unwrap().places, [1, 3, 2]);
}

#[test]
fn the_first_to_resign_takes_the_last_place() {
    let start = Position::start(Options::parse("players=6").unwrap()).unwrap();
    let next = start.play(&Ply::Resign(Seat(0))).unwrap();
    assert_eq!((next.to_move(), next.place(Seat(0))), (Seat(1), Some(6)));
    let next = next.play(&Ply::Resign(Seat(4))).unwrap();
    assert_eq!((next.to_move(), next.place(Seat(4))), (Seat(1), Some(5)));
    assert!(next.play(&Ply::Resign(Seat(4))).is_err(), "nobody resigns twice");
}

#[test]
fn a_seat_without_a_move_passes_and_when_all_pass_the_game_stops() {
    let nobody = at("", "0 r9c5=3");
    let pass = nobody.read("--").unwrap();
    let passed = nobody.play(&pass).unwrap();
    assert_eq!(passed.to_move(), Seat(1));
    assert_eq!(passed.read("--"), Err(WrittenError::Illegal(Illegal::MayNotPass)));
    let empty = at("", "0");
    let stopped = play(&empty, "-- --");
    assert_eq!(stopped.outcome().unwrap().ending, Ending::AllPassed);
}

#[test]
fn the_third_occurrence_ends_a_game_for_two() {
    let there_and_back = "r4c1-r5c5 r14c1-r13c5 r5c5-r4c1 r13c5-r14c1 ";
    let start = Position::start(Options::default()).unwrap();
    let twice = play(&start, there_and_back);
    assert_eq!(twice.outcome(), None);
    // The first advance starts a new stretch, so the position after it is the one that comes back.
    let more = play(&start, &there_and_back.repeat(2));
    let ended = if more.outcome().is_some() { more } else { play(&more, "r4c1-r5c5 r14c1-r13c5") };
    assert_eq!(ended.outcome().unwrap().ending, Ending::Repetition);
    let off = Position::start(Options::parse("no-progress=off").unwrap()).unwrap();
    assert_eq!(play(&off, &there_and_back.repeat(5)).outcome(), None);
}

#[test]
fn a_game_in_which_nobody_gets_nearer_ends() {
    let start = Position::start(Options::parse("players=3").unwrap()).unwrap();
    let mut position = play(&start, "r4c1-r5c5 r10c10-r9c9 r10c1-r9c1");
    for _ in 0..200 {
        for text in ["r5c5-r4c1", "r9c9-r10c10", "r9c1-r10c1", "r4c1-r5c5", "r10c10-r9c9", "r10c1-r9c1"] {
            if position.outcome().is_none() {
                position = play(&position, text);
            }
        }
    }
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.ending, Ending::NoProgress);
}

#[test]
fn a_goal_filled_by_others_counts_only_when_guarded() {
    // The line that fools the unguarded form of the rule.
    let moves = "r4c1-r5c5 r14c2-r13c6 r3c1-r7c3 r13c6-r12c5 r1c1-r9c3 r12c5-r11c4 r4c3-r14c2";
    let start = Position::start(Options::parse("filled-goal=on").unwrap()).unwrap();
    assert_eq!(play(&start, moves).outcome(), None);
    // Nine home, one enemy sits in the goal, the tenth waits at the rim and cannot get nearer.
    let line = "0 r12c6=0 r14c1=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=3 r8c1=3";
    let waits = play(&at("filled-goal=on", line), "r12c6-r13c6");
    assert_eq!(waits.outcome().map(|o| o.places), Some(vec![1, 2]));
    assert_eq!(play(&at("", line), "r12c6-r13c6").outcome(), None);
}

#[test]
fn slips_name_their_place() {
    let start = Position::start(Options::default()).unwrap();
    let slip = |text: &str| match start.read(text) {
        Err(WrittenError::Slip(slip)) => (slip.column, slip.found),
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(slip("r4c1-r99c1"), (6, "r99c1".into()));
    assert_eq!(slip("r4c1"), (5, String::new()));
    assert_eq!(slip(""), (1, String::new()));
    assert_eq!(slip("跳 r4c1"), (1, "跳".into()));
}

#[test]
fn moves_are_read_as_people_type_them() {
    let start = Position::start(Options::default()).unwrap();
    let expected = start.read("r4c1-r5c5").unwrap();
    for text in ["R4C1-R5C5", " r4c1 r5c5 ", "r4c1→r5c5", "r4c1>r5c5", "ｒ４ｃ１－ｒ５ｃ５", "r4c1 – r5c5", "D5-E5"]
    {
        assert_eq!(start.read(text).as_ref(), Ok(&expected), "{text}");
    }
    let chain = at("long-hops=off", "0 r9c1=0 r9c2=3 r9c4=3");
    assert!(chain.read("r9c1-r9c3-r9c5").is_ok());
    assert!(matches!(chain.read("r9c1-r9c4-r9c5"), Err(WrittenError::Illegal(Illegal::Occupied(_)))));
}

#[test]
fn a_position_typed_by_hand_is_checked() {
    let bad = |line: &str| Position::from_line(Options::default(), line).unwrap_err();
    assert_eq!(bad(""), SetupError::NoPosition);
    assert_eq!(bad("0 r1c1"), SetupError::BadWord("r1c1".into()));
    assert_eq!(bad("0 r1c9=0"), SetupError::NoCell("r1c9".into()));
    assert_eq!(bad("0 r1c1=0 r1c1=3"), SetupError::Twice("r1c1".into()));
    assert!(matches!(bad("1 r1c1=0"), SetupError::NoSeat { .. }));
    assert!(matches!(bad("0 r1c1=é"), SetupError::NoSeat { .. }));
    let eleven: String = (1..=11).map(|c| format!(" r6c{c}=0")).collect();
    assert!(matches!(bad(&format!("0{eleven}")), SetupError::Crowded { .. }));
    let start = Position::start(Options::default()).unwrap();
    assert_eq!(Position::from_line(Options::default(), &start.to_line()).unwrap(), start);
}
