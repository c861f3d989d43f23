//! Hand-made cases of the diamond game; the outside figures are in `tests/family.rs`.

use super::*;
use crate::board::Cell;
use crate::games::race::Camps;
use crate::games::{Ending, Illegal, Seat, SetupError};

fn cell(name: &str) -> Cell {
    board().parse(name).unwrap()
}

fn at(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn try_move(position: &Position, from: &str, to: &str) -> Result<Position, Illegal> {
    position.play(&position.ply(cell(from), cell(to))?)
}

#[test]
fn written_rules_read_back_and_bad_ones_are_refused() {
    let options = Options { players: 2, pieces: 15, kings: true, camps: Camps::Open };
    assert_eq!(Options::parse(&options.to_string()), Ok(options));
    for bad in ["players=4", "players=6", "pieces=6", "kings=yes", "camps=shut"] {
        assert!(matches!(Options::parse(bad), Err(SetupError::BadValue { .. })), "{bad}");
    }
}

#[test]
fn camps_are_triangles_of_10_or_15_that_do_not_meet() {
    for pieces in [10, 15] {
        let start = Position::start(Options { pieces, ..Options::default() }).unwrap();
        for seat in (0..3).map(Seat) {
            assert_eq!(start.home(seat).len(), usize::from(pieces));
            assert_eq!(start.goal(seat).len(), usize::from(pieces));
        }
        assert_eq!(start.occupied().len(), 3 * usize::from(pieces));
    }
    let start = Position::start(Options::default()).unwrap();
    let top: Vec<String> = start.home(Seat(0)).map(|cell| board().name(cell)).collect();
    assert_eq!(top.join(" "), "r1c1 r2c1 r2c2 r3c1 r3c2 r3c3 r4c4 r4c5 r4c6 r4c7");
}

#[test]
fn kings_start_on_the_tips_and_are_in_the_position_line() {
    let start = Position::start(Options { kings: true, ..Options::default() }).unwrap();
    let kings: Vec<String> = board()
        .cells()
        .filter(|&cell| start.piece_at(cell).is_some_and(|piece| piece.king))
        .map(|cell| board().name(cell))
        .collect();
    assert_eq!(kings.len(), 3);
    assert!(start.to_line().starts_with("0 r1c1=0K r2c1=0 "), "{}", start.to_line());
    assert_eq!(Position::from_line(*start.options(), &start.to_line()).unwrap(), start);
    let two = Position::from_line(*start.options(), "0 r1c1=0K r2c1=0k").unwrap_err();
    assert_eq!(two, SetupError::Crowded { seat: "0K".into(), count: 2, limit: 1 });
    assert!(matches!(Position::from_line(Options::default(), "0 r1c1=0K"), Err(SetupError::NoSeat { .. })));
}

#[test]
fn a_king_hops_over_a_whole_row_but_over_no_king() {
    let line = "0 r7c1=0K r7c2=2 r7c3=0 r7c4=4 r9c3=2K r8c3=2";
    let position = at("kings=on", line);
    let hop = position.find_move(cell("r7c1"), cell("r7c5")).unwrap();
    assert_eq!(hop.hops[0].over, ["r7c2", "r7c3", "r7c4"].map(cell));
    let moved = position.play(&hop.into()).unwrap();
    assert!(moved.piece_at(cell("r7c5")).is_some_and(|piece| piece.king));
    assert_eq!(try_move(&position, "r7c1", "r7c6").unwrap_err(), Illegal::NotBehindRow { last: cell("r7c4") });
    // A pawn hops over one piece, and a row bars its way.
    let pawns = at("", "0 r7c1=0 r7c2=2 r7c3=0 r7c4=4");
    assert_eq!(
        try_move(&pawns, "r7c1", "r7c5").unwrap_err(),
        Illegal::Blocked { pivot: cell("r7c2"), by: cell("r7c3") }
    );
    let over_king = Illegal::OverKing { king: cell("r7c2") };
    let pawn = at("kings=on", "0 r7c1=0 r7c2=2K");
    assert_eq!(try_move(&pawn, "r7c1", "r7c3").unwrap_err(), over_king);
    let king = at("kings=on", "0 r7c1=0K r7c2=2K r7c3=2");
    assert_eq!(try_move(&king, "r7c1", "r7c4").unwrap_err(), over_king);
    // One's own king bars one's pawns too.
    let own = at("kings=on", "0 r7c1=0 r7c2=0K");
    assert_eq!(try_move(&own, "r7c1", "r7c3").unwrap_err(), over_king);
}

#[test]
fn a_goal_is_full_when_the_king_is_on_its_tip() {
    let rest = "r12c1=0 r12c2=0 r11c1=0 r11c2=0 r11c3=0 r10c4=0 r10c5=0 r10c6=0";
    let wrong = at("kings=on,players=2", &format!("0 r13c1=0 {rest} r9c6=0K r1c1=3"));
    let filled = try_move(&wrong, "r9c6", "r10c7").unwrap();
    assert_eq!((filled.outcome(), filled.steps_to_go(Seat(0)) > 0), (None, true));
    let right = at("kings=on,players=2", &format!("0 r13c1=0K {rest} r9c6=0 r1c1=3"));
    let won = try_move(&right, "r9c6", "r10c7").unwrap();
    let outcome = won.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.places, won.steps_to_go(Seat(0))), (Ending::Finished, vec![1, 2], 0));
}

#[test]
fn foreign_points_follow_the_option() {
    let line = "0 r4c6=0 r4c7=0";
    let to = cell("r4c8");
    assert!(try_move(&at("camps=open", line), "r4c7", "r4c8").is_ok());
    assert_eq!(try_move(&at("", line), "r4c7", "r4c8").unwrap_err(), Illegal::ForeignPoint { to });
    assert_eq!(try_move(&at("camps=no-entry", line), "r4c6", "r4c8").unwrap_err(), Illegal::ForeignPoint { to });
}
