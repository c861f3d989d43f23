//! Number chess against outside truth: hand-made cases, positions with all their moves by kind, perft counts; and
//! properties that hold in any game.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::BTreeSet;

use proptest::prelude::*;
use serde_json::Value;
use tiaoqi::board::{Cell, CellSet};
use tiaoqi::games::Seat;
use tiaoqi::games::number_chess::arithmetic::{self, Digits, Solver, judge};
use tiaoqi::games::number_chess::{BLUE, Kind, Options, Ply, Position, RED, Script, opponent};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/number_chess");

fn data(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).expect("test data")
}

fn entries(name: &str) -> Vec<Value> {
    data(name).lines().map(|line| serde_json::from_str(line).expect("a line of the file")).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

/// The name of a rule set in the data, as rules.
fn rules(set: &str) -> &'static str {
    match set {
        "add_sub" => "ops=add-sub,fractions=off,concat=off,power=off",
        "add_sub+concat" => "ops=add-sub,fractions=off,concat=on,power=off",
        "four_ops_exact" => "ops=four,fractions=off,concat=off,power=off",
        "four_ops_fractions" => "ops=four,fractions=on,concat=off,power=off",
        "all_composers" => "ops=four,fractions=on,concat=on,power=on",
        "no_yield" => "ops=four,fractions=on,concat=off,power=off,yield=off",
        other => panic!("rule set {other}"),
    }
}

fn position(entry: &Value, set: &str) -> Position {
    let mut line = text(&entry["turn"]).to_owned();
    for (side, letter) in [("red", 'R'), ("blue", 'B')] {
        for (number, cell) in entry[side].as_object().expect("pieces") {
            line += &format!(" {}={letter}{number}", text(cell));
        }
    }
    let rules = format!("board={},{}", text(&entry["shape"]), rules(set));
    Position::from_line(Options::parse(&rules).unwrap(), &line).unwrap()
}

const KINDS: [(Kind, &str); 4] =
    [(Kind::Step, "step"), (Kind::Adjacent, "adjacent"), (Kind::Span, "span"), (Kind::Chain, "chain")];

#[test]
fn every_hand_made_case() {
    let mut checked = 0;
    for entry in entries("cases.jsonl") {
        let name = format!("case {} {}", entry["case"], entry["title"]);
        if let Some(expected) = entry.get("expect") {
            let position = position(&entry["position"], "four_ops_fractions");
            for (key, value) in expected.as_object().unwrap() {
                let seat = if key.starts_with("red") { RED } else { BLUE };
                match key.as_str() {
                    "red" | "blue" => {
                        assert_eq!(u64::from(position.tally(seat).score), value.as_u64().unwrap(), "{name}");
                    }
                    "red_can_stop" | "blue_can_stop" => {
                        assert_eq!(position.tally(seat).home == 10, value.as_bool().unwrap(), "{name}");
                        if seat == position.to_move() {
                            assert_eq!(position.can_call_stop(), value.as_bool().unwrap(), "{name}");
                        }
                    }
                    "by_product" => {
                        let winner = position.leader().map_or("draw", |seat| if seat == RED { "red" } else { "blue" });
                        assert_eq!(winner, text(value), "{name}");
                    }
                    "red_diff" => {
                        let options = Options::parse("scoring=difference").unwrap();
                        let position = Position::from_line(options, &position.to_line()).unwrap();
                        assert_eq!(u64::from(position.tally(RED).score), value.as_u64().unwrap(), "{name}");
                    }
                    other => panic!("{other}"),
                }
                checked += 1;
            }
            continue;
        }
        let position = position(&entry["position"], text(&entry["rule_set"]));
        let from = position.place(position.to_move(), entry["piece"].as_u64().unwrap() as u8).unwrap();
        let to = position.board().parse(text(&entry["to"])).unwrap();
        let landings = position.landings_from(from);
        let kinds: Vec<&str> =
            KINDS.iter().filter(|(kind, _)| landings.by(*kind).has(to)).map(|(_, name)| *name).collect();
        let expected: Vec<&str> = entry["kinds"].as_array().unwrap().iter().map(text).collect();
        assert_eq!(kinds, expected, "{name} {} to {}", entry["rule_set"], entry["to"]);
        checked += 1;
    }
    assert_eq!(checked, 51 + 3 + 4 + 3 + 5);
}

fn check_positions(file: &str) -> usize {
    let mut checked = 0;
    for entry in entries(file) {
        for (set, legal) in entry["legal"].as_object().unwrap() {
            let position = position(&entry, set);
            let number = |cell| u64::from(position.piece_at(cell).unwrap().number);
            let name = |cell| position.board().name(cell);
            let found: BTreeSet<(u64, String, String)> =
                position.legal_pairs().into_iter().map(|(from, to)| (number(from), name(from), name(to))).collect();
            let expected: BTreeSet<(u64, String, String)> = legal
                .as_array()
                .unwrap()
                .iter()
                .map(|triple| (triple[0].as_u64().unwrap(), text(&triple[1]).into(), text(&triple[2]).into()))
                .collect();
            assert_eq!(found, expected, "{file} {} {set}", entry["id"]);
            for (kind, key) in KINDS {
                let found: BTreeSet<(u64, String)> = position
                    .landings()
                    .into_iter()
                    .flat_map(|(from, landings)| landings.by(kind).map(move |to| (from, to)))
                    .map(|(from, to)| (number(from), name(to)))
                    .collect();
                let expected: BTreeSet<(u64, String)> = entry["kinds"][set][key]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|pair| (pair[0].as_u64().unwrap(), text(&pair[1]).into()))
                    .collect();
                assert_eq!(found, expected, "{file} {} {set} {key}", entry["id"]);
            }
            checked += 1;
        }
    }
    checked
}

#[test]
fn positions_have_exactly_the_listed_moves_of_each_kind() {
    assert_eq!(check_positions("positions.jsonl"), 14 * 2);
    assert_eq!(check_positions("positions_late.jsonl"), 4 * 2);
}

/// The counts of the file to a depth, for red and for blue to move.
fn check_perft(depths: std::ops::RangeInclusive<u32>) -> usize {
    let mut checked = 0;
    for line in data("perft.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let options = Options::parse(&format!("board={},{}", words[0], rules(words[1]))).unwrap();
        let red = Position::start(options);
        let blue = Position::from_line(options, &red.to_line().replacen("red", "blue", 1)).unwrap();
        for depth in depths.clone() {
            let expected: u64 = words[1 + depth as usize].parse().unwrap();
            assert_eq!(red.perft(depth), expected, "{line}, depth {depth}");
            if depth < 4 {
                assert_eq!(blue.perft(depth), expected, "{line}, blue, depth {depth}");
            }
            checked += 1;
        }
    }
    checked
}

#[test]
fn published_perft_counts_to_depth_3() {
    assert_eq!(check_perft(1..=3), 15 * 3);
}

#[test]
fn published_perft_counts_at_depth_4() {
    assert_eq!(check_perft(4..=4), 15);
}

#[test]
fn the_camp_is_no_larger_than_its_cells() {
    for board in ["star88", "rhombus64", "star121"] {
        let position = Position::start(Options::parse(&format!("board={board}")).unwrap());
        let camps: CellSet = position.ground().camp(RED) | position.ground().camp(BLUE);
        assert_eq!(camps.len(), 20);
        assert_eq!(position.occupied(), camps);
    }
}

/// Plays the moves that `choices` picks among the legal ones, a forced pass where there is none.
fn wander(rules: &str, choices: &[u16]) -> Vec<Position> {
    let mut position = Position::start(Options::parse(rules).unwrap());
    let mut game = Vec::new();
    for &choice in choices {
        let pairs = position.legal_pairs();
        let ply = match pairs.get(usize::from(choice) % pairs.len().max(1)) {
            Some(&(from, to)) => Ply::Move(position.find_move(from, to).unwrap()),
            None => Ply::Pass(position.to_move()),
        };
        let next = position.play(&ply).unwrap();
        game.push(std::mem::replace(&mut position, next));
        if position.outcome().is_some() {
            break;
        }
    }
    game.push(position);
    game
}

const RULES: [&str; 8] = [
    "preset=match",
    "preset=match,board=star121",
    "preset=match,board=rhombus64",
    "preset=grade-1",
    "preset=match-grade-1",
    "preset=grades-2-3",
    "preset=first-chains",
    "preset=match,chain-style=simple,board=star121",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_is_written_read_and_written_again(
        rules in 0..RULES.len(), choices in prop::collection::vec(any::<u16>(), 0..50),
    ) {
        let game = wander(RULES[rules], &choices);
        let position = game.last().unwrap();
        for (from, landings) in position.landings() {
            for kind in [Kind::Step, Kind::Adjacent, Kind::Span, Kind::Chain] {
                for to in landings.by(kind) {
                    let mv = position.find_move_by(kind, from, to).unwrap();
                    prop_assert!(mv.kind == kind && mv.to() == to);
                    let ply = Ply::Move(mv);
                    for script in [Script::Traditional, Script::Simplified, Script::English] {
                        let text = position.write_in(&ply, script);
                        let read = position.read_said(&text);
                        prop_assert_eq!(read.as_ref(), Ok(&ply), "{}", text);
                        prop_assert_eq!(position.write_in(&read.unwrap(), script), text);
                    }
                    prop_assert!(position.play(&ply).is_ok());
                }
            }
        }
        // Every other landing is refused with a reason, and nothing panics.
        for from in position.board().cells() {
            let legal = position.landings_from(from).all();
            for to in position.board().cells() {
                prop_assert_eq!(position.find_move(from, to).is_ok(), legal.has(to));
            }
        }
    }

    #[test]
    fn a_mirrored_position_has_the_mirrored_moves(
        rules in 0..RULES.len(), choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let game = wander(RULES[rules], &choices);
        let position = game.last().unwrap();
        let board = position.board();
        let side = |seat| if seat == RED { ("red", 'R') } else { ("blue", 'B') };
        // Turned by 180° the two sides change places; reflected from left to right they keep them.
        let turned = |cell: Cell| Cell((board.len() - 1 - cell.index()) as u8);
        let reflected = |cell: Cell| {
            let name = board.name(cell);
            let (row, column) = name[1..].split_once('c').unwrap();
            let (row, column): (usize, usize) = (row.parse().unwrap(), column.parse().unwrap());
            board.cell_at(row, 1 + usize::from(board.widths()[row - 1]) - column).unwrap()
        };
        let images: [(&dyn Fn(Cell) -> Cell, fn(Seat) -> Seat); 2] = [(&turned, opponent), (&reflected, |seat| seat)];
        for (image, owner) in images {
            let mut line = side(owner(position.to_move())).0.to_owned();
            for cell in position.occupied() {
                let piece = position.piece_at(cell).unwrap();
                line += &format!(" {}={}{}", board.name(image(cell)), side(owner(piece.seat)).1, piece.number);
            }
            let other = Position::from_line(*position.options(), &line).unwrap();
            for cell in board.cells() {
                for kind in [Kind::Step, Kind::Adjacent, Kind::Span, Kind::Chain] {
                    let ends: CellSet = position.landings_from(cell).by(kind).map(image).collect();
                    prop_assert_eq!(other.landings_from(image(cell)).by(kind), ends);
                }
            }
        }
    }

    #[test]
    fn every_expression_shown_is_accepted(
        digits in prop::collection::vec(0_u8..10, 1..6), target in 0_u32..60, kind in 0_u8..16,
    ) {
        let operators = arithmetic::Operators {
            four: kind & 1 != 0, fractions: kind & 2 != 0, concat: kind & 4 != 0, power: kind & 8 != 0,
        };
        let (digits, target): (Digits, _) = (digits.into_iter().collect(), arithmetic::Value::whole(target));
        let solver = Solver::get(operators);
        let shown = solver.simplest(digits, target);
        prop_assert_eq!(shown.is_some(), solver.makes(digits, target));
        for expression in shown.into_iter().chain(solver.expressions(digits, target, 30)) {
            let text = format!("{expression}={target}");
            let judged = judge(&text, digits, Some(target), operators);
            prop_assert_eq!(judged.map(|judged| judged.expression), Ok(expression), "{}", text);
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC{0,24}", noise in "[0-9()+×÷^=⑦右平左斜進退連跨移鄰，, LRFBspanchain-]{0,40}") {
        let position = Position::start(Options::default());
        _ = position.read(&text);
        _ = position.read(&noise);
        _ = judge(&noise, Digits::of(3), None, position.options().operators);
    }
}
