//! Hand-made cases of Halma; the outside figures are in `tests/family.rs`.

use super::*;
use crate::board::{Board, Cell, SquareBoard};
use crate::games::{Ending, Illegal, Seat, SetupError};

fn cell(name: &str) -> Cell {
    SquareBoard::HALMA.parse(name).unwrap()
}

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn try_move(position: &Position, from: &str, to: &str) -> Result<Position, Illegal> {
    position.play(&position.ply(cell(from), cell(to))?)
}

#[test]
fn written_rules_read_back_and_bad_ones_are_refused() {
    let options = Options { players: 4, goal_lock: false, ..Options::default() };
    assert_eq!(Options::parse(&options.to_string()), Ok(options));
    for bad in ["players=3", "players=6", "chains=perhaps"] {
        assert!(matches!(Options::parse(bad), Err(SetupError::BadValue { .. })), "{bad}");
    }
    assert!(matches!(Options::parse("long-hops=on"), Err(SetupError::UnknownRule(..))));
}

#[test]
fn seats_sit_clockwise_from_a1_with_19_or_13_pieces() {
    for (rules, pieces, tips) in [("", 19, vec!["a1", "p16"]), ("players=4", 13, vec!["a1", "a16", "p16", "p1"])] {
        let start = Position::start(Options::parse(rules).unwrap()).unwrap();
        assert!(matches!(start.board(), Board::Square(_)));
        for (seat, tip) in (0..).map(Seat).zip(tips) {
            assert_eq!(start.pieces(seat).len(), pieces);
            assert!(start.pieces(seat).has(cell(tip)), "{tip}");
        }
        assert_eq!(Position::from_line(*start.options(), &start.to_line()).unwrap(), start);
    }
}

#[test]
fn steps_and_hops_go_in_eight_directions_and_chain() {
    let position = at("", "0 e5=0 f6=2 h8=0 e6=2");
    let ends = position.destinations_from(cell("e5"));
    for to in ["d4", "e4", "f4", "d5", "f5", "d6", "e7", "g7", "g5", "i9"] {
        assert!(ends.has(cell(to)), "{to}");
    }
    assert_eq!(ends.len(), 10);
    let chain = position.find_move(cell("e5"), cell("i9")).unwrap();
    assert_eq!(chain.hops.iter().map(|hop| hop.over[0]).collect::<Vec<_>>(), [cell("f6"), cell("h8")]);
    let single = at("chains=off", "0 e5=0 f6=2 h8=0 e6=2");
    assert_eq!(try_move(&single, "e5", "i9").unwrap_err(), Illegal::ChainOff { hops: 2 });
}

#[test]
fn refusals_have_their_reasons() {
    let position = at("", "0 e5=0 g7=2 f5=0 g5=2");
    let why = |from, to| try_move(&position, from, to).unwrap_err();
    assert_eq!(why("e5", "f7"), Illegal::NotOnLine { from: cell("e5"), to: cell("f7") });
    assert_eq!(why("e5", "e7"), Illegal::NothingToHop { from: cell("e5"), to: cell("e7") });
    assert_eq!(why("e5", "h5"), Illegal::Blocked { pivot: cell("f5"), by: cell("g5") });
    assert_eq!(why("e5", "i9"), Illegal::LongHopOff { pivot: cell("g7") });
    assert_eq!(why("g7", "g8"), Illegal::NotYourPiece { cell: cell("g7"), owner: Seat(1), to_move: Seat(0) });
}

#[test]
fn a_piece_that_has_entered_the_goal_stays_there_unless_the_rule_is_off() {
    let line = "0 o15=0 e5=2";
    assert!(try_move(&at("", line), "o15", "n15").is_ok(), "within the goal");
    let inside = "0 l15=0 e5=2";
    assert_eq!(try_move(&at("", inside), "l15", "k15").unwrap_err(), Illegal::GoalLocked { to: cell("k15") });
    assert!(try_move(&at("goal-lock=off", inside), "l15", "k15").is_ok());
}

#[test]
fn a_guest_at_home_forces_a_piece_out_where_the_rule_is_on() {
    let line = "0 e1=0 h8=0 a1=2 m12=2";
    let guest = Illegal::MustEvacuate { guest: cell("a1") };
    assert_eq!(try_move(&at("", line), "h8", "h9").unwrap_err(), guest);
    assert!(try_move(&at("", line), "e1", "f1").is_ok());
    assert!(try_move(&at("evacuation=off", line), "h8", "h9").is_ok());
}

#[test]
fn filling_the_far_corner_wins_and_the_others_play_on() {
    let start = Position::start(Options::parse("players=4").unwrap()).unwrap();
    let goal: Vec<String> = start.goal(Seat(0)).map(|cell| SquareBoard::HALMA.name(cell)).collect();
    let inside: String = goal.iter().filter(|name| *name != "m16").map(|name| format!(" {name}=0")).collect();
    let line = format!("0 l16=0{inside} a16=1 h8=2 p1=3");
    let won = try_move(&at("players=4", &line), "l16", "m16").unwrap();
    assert_eq!((won.place(Seat(0)), won.outcome(), won.to_move()), (Some(1), None, Seat(1)));
    assert_eq!(won.steps_to_go(Seat(0)), 0);
}

#[test]
fn nobody_coming_nearer_for_400_plies_ends_a_game_for_two() {
    // Each side walks one piece round a rectangle; rounds of 30 and 28 steps do not meet again before the end.
    let ring = |columns: &str, rows: std::ops::RangeInclusive<u8>| -> Vec<Cell> {
        let (first, last) = (&columns[..1], &columns[columns.len() - 1..]);
        let inner = *rows.start() + 1..*rows.end();
        let low = columns.chars().map(|column| format!("{column}{}", rows.start()));
        let high = columns.chars().rev().map(|column| format!("{column}{}", rows.end()));
        let up = inner.clone().map(|row| format!("{last}{row}"));
        let down = inner.rev().map(|row| format!("{first}{row}"));
        low.chain(up).chain(high).chain(down).map(|name| cell(&name)).collect()
    };
    let rings = [ring("abcdefghij", 3..=9), ring("hijklmnop", 10..=16)];
    assert_eq!(rings.each_ref().map(Vec::len), [30, 28]);
    let mut position = at("", "0 a3=0 h10=2");
    let mut plies = 0;
    while position.outcome().is_none() {
        let (ring, step) = (&rings[plies % 2], plies / 2);
        let ply = position.ply(ring[step % ring.len()], ring[(step + 1) % ring.len()]).unwrap();
        position = position.play(&ply).unwrap();
        plies += 1;
    }
    assert_eq!(position.outcome().unwrap().ending, Ending::NoProgress);
    assert!((400..=460).contains(&plies), "{plies} plies: the first round still brings somebody nearer");
}
