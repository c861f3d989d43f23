//! Hand-made cases of the rules; the outside figures are in `tests/draughts.rs`.

mod draws;

use super::*;
use crate::board::{Cell, CellSet, Naming};
use crate::games::{Ply, Seat, SetupError, Slip};

const POOL: Variant = Variant::Chinese64 { majority: false };

fn at(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap()
}

fn cell(position: &Position, name: &str) -> Cell {
    position.squares().parse(name).unwrap()
}

fn set(position: &Position, names: &str) -> CellSet {
    names.split_whitespace().map(|name| cell(position, name)).collect()
}

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let ply = position.read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        position.play(&ply).unwrap()
    })
}

fn written(position: &Position) -> Vec<String> {
    position.legal_moves().into_iter().map(|mv| position.write(&Ply::Move(mv))).collect()
}

#[test]
fn the_side_that_begins_sits_first() {
    assert_eq!(Position::start(Variant::International).to_fen().split(':').next(), Some("W"));
    let english = Position::start(Variant::English);
    assert_eq!((english.to_move(), english.seat_to_move()), (Color::Black, Seat(0)));
    assert_eq!(Variant::English.color(Seat(1)), Color::White);
    assert_eq!(english.legal_moves()[0].seat, Seat(0));
    for variant in Variant::ALL {
        assert_eq!(Variant::from_name(variant.name()), Some(variant));
        let start = Position::start(variant);
        assert_eq!(start.pieces(Color::White).len() as u32, variant.rules().men());
        assert_eq!(start.pieces(Color::Black).len() as u32, variant.rules().men());
        assert_eq!(
            start.squares().parse("1").map(|one| start.squares().name_in(one, Naming::Numeric)),
            Some("1".into())
        );
    }
}

#[test]
fn majority_is_an_option_of_chinese_64_alone() {
    let chinese = Variant::Chinese64 { majority: true };
    assert_eq!(chinese.with_options(" majority = off "), Ok(POOL));
    assert_eq!(POOL.with_options(POOL.options()), Ok(POOL));
    assert!(matches!(chinese.with_options("majority=x"), Err(SetupError::BadValue { .. })));
    assert!(matches!(Variant::Russian.with_options("majority=on"), Err(SetupError::UnknownRule(..))));
}

#[test]
fn squares_have_their_numbers_and_names() {
    let eight = Grid::EIGHT.squares(Naming::Algebraic);
    let ten = Grid::TEN.squares(Naming::Numeric);
    for (number, name) in [("1", "b8"), ("4", "h8"), ("5", "a7"), ("29", "a1"), ("32", "g1")] {
        assert_eq!(eight.parse(number), eight.parse(name));
        assert_eq!(eight.parse(number).map(|cell| eight.name(cell)), Some(name.into()));
    }
    for wrong in ["", "0", "33", "a2", "i1", "a9", "a0", "aa1", "1a", "ä1", "123"] {
        assert_eq!(eight.parse(wrong), None, "{wrong}");
    }
    assert_eq!(ten.parse("46"), ten.parse("a1"));
    assert_eq!(ten.parse("5"), ten.parse("j10"));
    for grid in [Grid::EIGHT, Grid::TEN] {
        assert_eq!(grid.board().count_ones(), grid.cells());
        for cell in (0..grid.cells() as u8).map(Cell) {
            assert_eq!(grid.cell(grid.bit(cell)), cell);
        }
    }
    assert_eq!(
        Grid::EIGHT.to_cells(Grid::EIGHT.main_road()),
        ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"].into_iter().filter_map(|n| eight.parse(n)).collect()
    );
}

#[test]
fn captured_pieces_stand_until_the_capture_ends() {
    // The king may not jump 28 twice, nor pass it: it stops in front of it though more could be taken behind.
    let strike = at(Variant::International, "W:WK36:B7,21,27,28,32,40");
    assert_eq!(written(&strike), ["36x35"]);
    let mv = &strike.legal_moves()[0];
    assert_eq!(strike.taken_by(mv), set(&strike, "27 28 40"));
    assert_eq!(strike.write_long(mv), "36x22x44x35");
    let after = play(&strike, "36x35");
    assert_eq!(after.pieces(Color::Black), set(&strike, "7 21 32"));
}

#[test]
fn a_loop_back_to_the_start_is_one_move_with_two_ways() {
    let looped = at(Variant::International, "W:W33:B18,19,28,29");
    assert_eq!(written(&looped), ["33x33"]);
    assert_eq!(looped.ways(&looped.legal_moves()[0]).len(), 2);
    let after = play(&looped, "33x33");
    assert_eq!(after.outcome(), Some(Outcome { ending: Ending::NoPieces, winner: Some(Color::White) }));
    assert!(after.pieces(Color::White).has(cell(&after, "33")));
}

#[test]
fn men_are_crowned_on_stopping_in_passing_or_by_the_end_of_the_move() {
    let king_at = |position: &Position, name| position.piece_at(cell(position, name)).unwrap().king;
    // Over the last row and away from it: still a man.
    let passing = play(&at(Variant::International, "W:W11:B5,6,K7,8,K35,K50"), "11x13");
    assert!(!king_at(&passing, "13"));
    // The same in Russian draughts: crowned, and on as a king.
    let russian = at(Variant::Russian, "W:W12:BK7,8,20");
    assert_eq!(russian.legal_moves().len(), 4);
    assert!(king_at(&play(&russian, "12x21"), "21"));
    assert!(king_at(&play(&at(Variant::Russian, "W:Wa7:Bh2"), "a7-b8"), "b8"));
    // English: the move ends on the last row.
    let english = play(&at(Variant::English, "W:W11,12:B7,6,3"), "11x2");
    assert!(king_at(&english, "2"));
    assert_eq!(english.pieces(Color::Black), set(&english, "3 6"));
}

#[test]
fn a_chain_once_begun_is_finished_where_the_choice_is_free() {
    let english = at(Variant::English, "B:W22,23,24:BK27");
    assert_eq!(written(&english), ["27x20", "27x25"]);
    let ends = set(&english, "20 25");
    assert_eq!(english.find_move(cell(&english, "27"), cell(&english, "18")), Err(Refusal::CaptureGoesOn { ends }));
    // A flying king must land where the capture goes on.
    let pool = at(POOL, "W:Wa1,Kc1:Be3,g3,a7");
    let (from, early) = (cell(&pool, "c1"), cell(&pool, "h6"));
    assert!(matches!(pool.find_move(from, early), Err(Refusal::CaptureGoesOn { .. })), "{:?}", written(&pool));
}

#[test]
fn every_refusal_has_its_reason() {
    let start = Position::start(Variant::International);
    let why = |position: &Position, from, to| position.find_move(cell(position, from), cell(position, to)).unwrap_err();
    let c = |name| cell(&start, name);
    assert_eq!(why(&start, "25", "20"), Refusal::Empty(c("25")));
    assert_eq!(why(&start, "20", "25"), Refusal::NotYourPiece(c("20")));
    assert_eq!(why(&start, "37", "32"), Refusal::Occupied(c("32")));
    assert_eq!(why(&start, "32", "32"), Refusal::SameCell(c("32")));
    assert_eq!(why(&start, "32", "22"), Refusal::NotDiagonal { from: c("32"), to: c("22") });
    assert_eq!(why(&start, "32", "23"), Refusal::TooFar { king: false });
    assert_eq!(why(&start, "37", "28"), Refusal::OwnPiece(c("32")));
    assert_eq!(start.explain_piece(c("37")), Some(Refusal::OwnPiece(c("31"))));
    assert_eq!(start.explain_piece(c("32")), None);
    assert_eq!(why(&at(Variant::International, "W:W28:B1"), "28", "33"), Refusal::ManBackwards);

    let must = at(Variant::International, "W:W28,45:B22,1");
    let pieces = set(&must, "28");
    assert_eq!(why(&must, "45", "40"), Refusal::MustCapture { pieces });
    assert_eq!(must.explain_piece(c("45")), Some(Refusal::MustCapture { pieces }));

    let longer = at(Variant::International, "W:W28,45:B22,11,40");
    assert_eq!(why(&longer, "45", "34"), Refusal::LongerCapture { taken: 1, longest: 2, pieces });
    assert_eq!(longer.explain_piece(c("45")), Some(Refusal::LongerCapture { taken: 1, longest: 2, pieces }));
    let three = at(Variant::International, "W:W28,45:B22,11,40,30,20");
    let all = set(&three, "45");
    assert_eq!(why(&three, "28", "17"), Refusal::LongerCapture { taken: 2, longest: 3, pieces: all }, "{three:?}");
    assert_eq!(why(&longer, "28", "17"), Refusal::CaptureGoesOn { ends: set(&longer, "6") });

    let blocked = at(Variant::International, "W:W28,K46:B22,17");
    assert_eq!(why(&blocked, "28", "11"), Refusal::Blocked { piece: c("22"), by: Some(c("17")) });
    let edge = at(Variant::International, "W:W16,48:B11,6,7");
    assert_eq!(edge.explain_piece(c("16")), Some(Refusal::Blocked { piece: c("11"), by: Some(c("7")) }));

    let english = at(Variant::English, "W:W14,K32:B18,1");
    assert_eq!(why(&english, "14", "23"), Refusal::ManCapturesForwards);
    assert_eq!(why(&english, "32", "23"), Refusal::TooFar { king: true });

    assert_eq!(start.play(&Ply::Pass(Seat(0))), Err(Refusal::NoPass));
    let mv = start.legal_moves()[0].clone();
    let theirs = crate::games::Move { seat: Seat(1), ..mv };
    assert_eq!(start.play(&Ply::Move(theirs)), Err(Refusal::NotYourTurn { to_move: Color::White }));
}

#[test]
fn cells_beyond_the_board_are_refused() {
    let start = Position::start(Variant::English);
    for far in [32, 63, 128, 255].map(Cell) {
        assert_eq!(start.piece_at(far), None);
        assert!(start.find_move(far, Cell(9)).is_err() && start.find_move(Cell(9), far).is_err());
        let hop = crate::games::Hop { to: far, over: vec![far], expression: None };
        let mv = crate::games::Move { seat: Seat(0), from: Cell(8), hops: vec![hop] };
        assert!(start.play(&Ply::Move(mv.clone())).is_err() && start.ways(&mv).is_empty());
        assert!(!start.write(&Ply::Move(mv)).is_empty());
    }
    assert!(start.play(&Ply::Resign(Seat(2))).is_err());
}

#[test]
fn ambiguous_captures_are_written_by_their_whole_way() {
    let two = at(Variant::English, "B:W6,7,14,15:B2");
    assert_eq!(written(&two), ["2x9x18", "2x11x18"]);
    let Err(WrittenError::Illegal(Refusal::Ambiguous(moves))) = two.read("2x18") else { panic!("ambiguous") };
    assert_eq!(moves.len(), 2);
    assert_eq!(play(&two, "2x9x18").pieces(Color::White), set(&two, "7 15"));
    assert_eq!(two.read("2x10x18"), Err(WrittenError::Illegal(Refusal::NoSuchWay)));
}

#[test]
fn notation_is_written_as_the_variant_has_it_and_read_in_any_dress() {
    let start = Position::start(Variant::International);
    let ply = start.read("32-28").unwrap();
    assert_eq!(start.write(&ply), "32-28");
    for text in ["32x28", " 32 - 28 ", "32–28!", "3228", "３２－２８", "32:28?!"] {
        assert_eq!(start.read(text), Ok(ply.clone()), "{text}");
    }
    let russian =
        play(&Position::start(Variant::Russian), "c3-d4 d6-e5 b2-c3 e7-d6 e3-f4 b6-a5 f2-e3 c7-b6 c1-b2 b6-c5");
    assert_eq!(written(&russian), ["d4:b6"]);
    assert_eq!(russian.read("D4b6"), russian.read("d4:b6"));
    let slip = |text: &str, column, found: &str| {
        assert_eq!(start.read(text), Err(WrittenError::Slip(Slip { column, found: found.into() })), "{text}");
    };
    slip("", 1, "");
    slip("32-", 4, "");
    slip("32-51", 4, "51");
    slip("3x b9", 4, "b9");
    slip("hello", 1, "h");
    assert_eq!(start.play(&start.read("resign").unwrap()).unwrap().outcome().unwrap().winner, Some(Color::Black));
}

#[test]
fn fens_of_all_forms_are_read_and_broken_ones_refused() {
    let fen = |text: &str| Position::from_fen(Variant::International, text);
    assert_eq!(fen("W:W31-50:B1-20"), Ok(Position::start(Variant::International)));
    assert_eq!(fen("W : B1-20 : W31-50 .").map(|p| p.to_fen()), Ok(Position::start(Variant::International).to_fen()));
    let kings = fen("B:WK31-33,K5:B7:H0:F1").unwrap();
    assert_eq!(kings.to_fen(), "B:WK5,K31,K32,K33:B7");
    assert_eq!(at(Variant::Russian, "W:W29:BK1.").to_fen(), "W:Wa1:BKb8");
    assert_eq!(fen("B:W50:B").unwrap().outcome().map(|o| o.ending), Some(Ending::NoPieces));

    let square = |text: &str, column| Err(FenError::Square { text: text.into(), column });
    assert_eq!(fen(""), Err(FenError::Turn(String::new())));
    assert_eq!(fen("?:W31:B1"), Err(FenError::Turn("?".into())));
    assert_eq!(fen("W:X31:B1"), Err(FenError::Group("X31".into())));
    assert_eq!(fen("W:W31:W32:B1"), Err(FenError::SideTwice(Color::White)));
    assert_eq!(fen("W:W31"), Err(FenError::SideMissing(Color::Black)));
    assert_eq!(fen("W:W31,51:B1"), square("51", 7));
    assert_eq!(fen("W:W31:B9-7"), square("9-7", 8));
    assert_eq!(fen("W:W31,G32:B7"), square("G32", 7));
    assert_eq!(fen("W:W31:B 31"), Err(FenError::Twice { text: "31".into(), column: 9 }));
    assert_eq!(fen("W:W3:B7"), Err(FenError::ManOnLastRow { text: "3".into(), column: 4 }));
    let crowded = FenError::Crowded { color: Color::White, count: 21, limit: 20 };
    assert_eq!(fen("W:W30-50:B1"), Err(crowded));
}

#[test]
fn a_side_without_a_move_has_lost() {
    let walled = at(Variant::International, "B:W21,27,50:B16");
    assert_eq!(walled.outcome(), Some(Outcome { ending: Ending::NoMove, winner: Some(Color::White) }));
    let stuck = at(Variant::English, "B:W17,22,26:B13");
    assert_eq!(stuck.outcome(), Some(Outcome { ending: Ending::NoMove, winner: Some(Color::White) }));
    assert_eq!(stuck.outcome().unwrap().points(Color::White), 2);
    assert_eq!(stuck.outcome().unwrap().points(Color::Black), 0);
    assert!(stuck.legal_moves().is_empty() && stuck.draw_clocks().len() == 1);
}
