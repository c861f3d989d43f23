//! Draughts against outside truth: perft figures and positions with their captures; and properties that hold in any
//! game.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::HashSet;

use proptest::prelude::*;
use tiaoqi::board::Naming;
use tiaoqi::board::{Cell, CellSet};
use tiaoqi::games::draughts::{Color, Position, Variant};
use tiaoqi::games::{Move, Ply};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/draughts");

fn data(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).expect("test data")
}

/// A variant by its name in the data files.
fn variant(name: &str) -> Variant {
    match name {
        "pool" => Variant::Chinese64 { majority: false },
        _ => Variant::from_name(&format!("draughts-{name}")).expect("a variant of ours"),
    }
}

/// The fields of a line, of which some are quoted.
fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    for c in line.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            _ => fields.last_mut().expect("a field").push(c),
        }
    }
    fields
}

/// Checks the figures whose number of nodes lies in a range; returns how many.
fn perft_figures(nodes: std::ops::Range<u64>) -> usize {
    let mut checked = 0;
    for line in data("perft.csv").lines().skip(1) {
        let row = fields(line);
        let (depth, expected): (u32, u64) = (row[3].parse().unwrap(), row[4].parse().unwrap());
        if nodes.contains(&expected) {
            let position = Position::from_fen(variant(&row[0]), &row[2]).unwrap();
            assert_eq!(position.perft(depth), expected, "{line}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn published_perft_counts() {
    assert_eq!(perft_figures(0..3_000_000), 118);
}

#[test]
#[ignore = "two to three minutes with --release"]
fn published_perft_counts_of_deep_lines() {
    assert_eq!(perft_figures(3_000_000..u64::MAX), 33);
}

/// `36x22x44x35{27 28 40}` as from, to and the set of captured squares.
fn capture(position: &Position, text: &str) -> (Cell, Cell, CellSet) {
    let cell = |text: &str| position.squares().parse(text).unwrap();
    let (way, taken) = text.trim_end_matches('}').split_once('{').unwrap();
    let way: Vec<Cell> = way.split('x').map(cell).collect();
    (way[0], *way.last().unwrap(), taken.split_whitespace().map(cell).collect())
}

fn key(mv: &Move) -> (Cell, Cell, CellSet) {
    (mv.from, mv.to(), mv.hops.iter().flat_map(|hop| hop.over.iter().copied()).collect())
}

#[test]
fn positions_have_exactly_the_listed_captures() {
    let mut checked = 0;
    for line in data("edge_cases.csv").lines().skip(1) {
        let row = fields(line);
        let position = Position::from_fen(variant(&row[0]), &row[1]).unwrap();
        let listed: HashSet<_> = row[3].trim_end_matches(';').split(';').map(|text| capture(&position, text)).collect();
        let moves = position.legal_moves();
        let legal: HashSet<_> = moves.iter().map(key).collect();
        assert_eq!(legal, listed, "{line}");
        assert_eq!(moves.len(), legal.len(), "each once: {line}");
        assert_eq!(position.perft(1), legal.len() as u64, "{line}");
        // The listed way is understood and does what is listed.
        for text in row[3].trim_end_matches(';').split(';') {
            let cells: Vec<Cell> =
                text.split('{').next().unwrap().split('x').map(|w| position.squares().parse(w).unwrap()).collect();
            let mv = position.find_way(&cells).unwrap_or_else(|e| panic!("{text} in {line}: {e:?}"));
            assert_eq!(key(&mv), capture(&position, text));
            assert!(mv.hops.iter().all(|hop| hop.over.len() == 1));
        }
        checked += 1;
    }
    assert_eq!(checked, 19);
}

/// Every variant, Chinese 64 both ways.
const VARIANTS: [Variant; 6] = [
    Variant::International,
    Variant::Chinese64 { majority: true },
    Variant::Chinese64 { majority: false },
    Variant::Brazilian,
    Variant::Russian,
    Variant::English,
];

/// Plays the moves that `choices` picks among the legal ones.
fn wander(variant: Variant, choices: &[u16]) -> Vec<(Position, Ply)> {
    let mut position = Position::start(variant);
    let mut game = Vec::new();
    for &choice in choices {
        let moves = position.legal_moves();
        if position.outcome().is_some() {
            assert!(moves.is_empty());
            break;
        }
        let ply = Ply::Move(moves[usize::from(choice) % moves.len()].clone());
        let next = position.play(&ply).unwrap();
        game.push((std::mem::replace(&mut position, next), ply));
    }
    game
}

/// The position turned by half a circle with the colours exchanged, as a FEN of numbers.
fn flipped(position: &Position) -> String {
    let squares = position.squares();
    let flip = |cell: Cell| squares.name_in(Cell((squares.len() - 1) as u8 - cell.0), Naming::Numeric);
    let list = |color| {
        let king = |cell| if position.kings(color).has(cell) { "K" } else { "" };
        position.pieces(color).map(|cell| king(cell).to_owned() + &flip(cell)).collect::<Vec<_>>().join(",")
    };
    let turn = if position.to_move() == Color::White { 'B' } else { 'W' };
    format!("{turn}:W{}:B{}", list(Color::Black), list(Color::White))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn every_written_move_reads_back(
        variant in prop::sample::select(&VARIANTS[..]), choices in prop::collection::vec(any::<u16>(), 1..160),
    ) {
        for (position, _) in wander(variant, &choices) {
            let moves = position.legal_moves();
            prop_assert_eq!(moves.len() as u64, position.perft(1));
            for mv in moves {
                let written = position.write(&Ply::Move(mv.clone()));
                let long = position.write_long(&mv);
                let other_signs = written.replace(['x', ':', '-'], " ");
                for text in [&written, &long, &other_signs] {
                    let Ply::Move(read) = position.read(text).unwrap() else { panic!("a move") };
                    prop_assert_eq!(key(&read), key(&mv), "{} in {}", text, position.to_fen());
                    prop_assert!(position.ways(&mv).contains(&read.hops));
                }
            }
        }
    }

    #[test]
    fn fens_read_back_and_have_the_same_moves(
        variant in prop::sample::select(&VARIANTS[..]), choices in prop::collection::vec(any::<u16>(), 1..160),
    ) {
        for (position, _) in wander(variant, &choices) {
            let again = Position::from_fen(variant, &position.to_fen()).unwrap();
            prop_assert_eq!(again.to_fen(), position.to_fen());
            prop_assert_eq!(again.legal_moves(), position.legal_moves());
        }
    }

    #[test]
    fn a_turned_board_has_the_turned_moves(
        variant in prop::sample::select(&VARIANTS[..]), choices in prop::collection::vec(any::<u16>(), 1..160),
    ) {
        let last = (variant.grid().cells() - 1) as u8;
        let flip = |cell: Cell| Cell(last - cell.0);
        for (position, _) in wander(variant, &choices) {
            let turned = Position::from_fen(variant, &flipped(&position)).unwrap();
            let expected: HashSet<_> = position.legal_moves().iter().map(key)
                .map(|(from, to, taken)| (flip(from), flip(to), taken.map(flip).collect::<CellSet>())).collect();
            prop_assert_eq!(turned.legal_moves().iter().map(key).collect::<HashSet<_>>(), expected);
            prop_assert_eq!(turned.perft(3), position.perft(3));
        }
    }

    #[test]
    fn captures_are_forced_and_every_refusal_has_a_reason(
        variant in prop::sample::select(&VARIANTS[..]), choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        for (position, ply) in wander(variant, &choices) {
            let moves = position.legal_moves();
            prop_assert!(moves.iter().all(Move::is_step) || moves.iter().all(|mv| !mv.is_step()));
            if variant.rules().movement.majority {
                let count = |mv: &Move| mv.hops.iter().map(|hop| hop.over.len()).sum::<usize>();
                prop_assert!(moves.windows(2).all(|pair| count(&pair[0]) == count(&pair[1])));
            }
            let Ply::Move(mv) = &ply else { panic!("a move") };
            for to in (0..position.grid().cells() as u8).map(Cell) {
                let legal = position.destinations_from(mv.from).has(to);
                prop_assert_eq!(!position.moves_between(mv.from, to).is_empty(), legal);
                prop_assert!(legal || position.find_move(mv.from, to).is_err());
            }
            // Pieces taken are the pieces lost.
            let next = position.play(&ply).unwrap();
            let (us, them) = (position.to_move(), position.to_move().other());
            prop_assert_eq!(next.pieces(us).len(), position.pieces(us).len());
            let (_, _, taken) = key(mv);
            prop_assert_eq!(next.pieces(them), position.pieces(them) & !taken);
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(
        variant in prop::sample::select(&VARIANTS[..]), text in "[WBKwbk0-9a-j:x,. \\-！１]{0,24}", any in any::<String>(),
    ) {
        let position = Position::start(variant);
        for text in [text, any] {
            let _ = position.read(&text);
            if let Ok(position) = Position::from_fen(variant, &text) {
                prop_assert_eq!(position.legal_moves().len() as u64, position.perft(1));
            }
        }
    }
}
