//! Chinese checkers against outside truth: perft figures, positions with their legal moves, solitaire records; and
//! properties that hold in any game.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use serde_json::Value;
use tiaoqi::board::{Cell, CellSet};
use tiaoqi::games::chinese_checkers::{Options, Position, board};
use tiaoqi::games::{Ply, Seat};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/chinese_checkers");

fn data(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).expect("test data")
}

/// `2x10`, `long/chain/no_end` as rules text; `None` for set-ups that are not ours.
fn rules(setup: &str, hops: &str, chains: bool, camps: &str, lock: &str) -> Option<String> {
    let (players, pieces) = setup.split_once('x')?;
    let long = if hops == "long" { "on" } else { "off" };
    let chains = if chains { "on" } else { "off" };
    let camps = match camps {
        "free" => "open",
        "no_end" => "no-stop",
        "no_pass" => "no-entry",
        other => panic!("camps {other}"),
    };
    let text = format!(
        "players={players},pieces={pieces},long-hops={long},chains={chains},camps={camps},goal-lock={lock},\
         evacuation=off,no-progress=off"
    );
    Options::parse(&text).ok().map(|_| text)
}

fn perft_file(name: &str, depths: impl Fn(usize) -> Vec<u32>) -> usize {
    let mut checked = 0;
    for line in data(name).lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let kind: Vec<&str> = words[1].split('/').collect();
        let Some(rules) = rules(words[0], kind[0], kind[1] == "chain", kind[2], "off") else { continue };
        let position = Position::start(Options::parse(&rules).unwrap()).unwrap();
        for (depth, nodes) in depths(words.len() - 2).into_iter().zip(&words[2..]) {
            assert_eq!(position.perft(depth).to_string(), *nodes, "{line}, depth {depth}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn published_perft_counts_to_depth_3() {
    assert_eq!(perft_file("perft_cc.txt", |n| (1..=n as u32).collect()), 6 * 12 * 3);
}

#[test]
fn published_perft_counts_at_depth_4() {
    assert_eq!(perft_file("perft4_cc.txt", |_| vec![4]), 36);
}

#[test]
fn positions_have_exactly_the_listed_moves() {
    let mut checked = 0;
    for line in data("positions.jsonl").lines() {
        let entry: Value = serde_json::from_str(line).expect("a line of the file");
        let options = &entry["options"];
        let lock = match &options["lock"] {
            Value::String(lock) if lock == "end" => "on",
            Value::String(_) => "strict",
            _ => "off",
        };
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let chains = options["chains"].as_bool().expect("bool");
        let rules = rules(&text(&entry["setup"]), &text(&options["hops"]), chains, &text(&options["tri"]), lock);
        let mut position_line = entry["to_move_corners"][0].to_string();
        for (corner, cells) in entry["pieces"].as_object().expect("pieces") {
            for cell in cells.as_array().expect("cells") {
                position_line += &format!(" {}={corner}", text(cell));
            }
        }
        let options = Options::parse(&rules.expect("a set-up of ours")).unwrap();
        let position = Position::from_line(options, &position_line).unwrap();
        let legal: Vec<(String, String)> =
            position.legal_pairs().into_iter().map(|(a, b)| (board().name(a), board().name(b))).collect();
        let expected: Vec<(String, String)> =
            entry["legal"].as_array().expect("legal").iter().map(|pair| (text(&pair[0]), text(&pair[1]))).collect();
        assert_eq!(legal, expected, "{}", entry["id"]);
        checked += 1;
    }
    assert_eq!(checked, 295);
}

#[test]
fn solitaire_transfers_replay_along_their_written_ways() {
    for line in data("records.jsonl").lines() {
        let entry: Value = serde_json::from_str(line).expect("a line of the file");
        let name = |value: &Value| value.as_str().expect("a cell").to_owned();
        let start: String =
            entry["start"]["0"].as_array().unwrap().iter().map(|cell| format!(" {}=0", name(cell))).collect();
        let mut position = Position::from_line(Options::default(), &format!("0{start}")).unwrap();
        let ways = entry["hop_paths"].as_array().unwrap();
        for (i, way) in ways.iter().enumerate() {
            let cells: Vec<String> = way.as_array().unwrap().iter().map(name).collect();
            let ply = position.read(&cells.join("-")).unwrap_or_else(|e| panic!("{} move {i}: {e:?}", entry["id"]));
            position = position.play(&ply).unwrap();
            if i + 1 < ways.len() {
                position = position.play(&Ply::Pass(Seat(1))).unwrap();
            }
        }
        assert_eq!(position.steps_to_go(Seat(0)), 0);
        assert_eq!(position.place(Seat(0)), Some(1));
    }
}

/// Plays the moves that `choices` picks among the legal ones, a forced pass where there is none.
fn wander(rules: &str, choices: &[u16]) -> Vec<(Position, Ply)> {
    let mut position = Position::start(Options::parse(rules).unwrap()).unwrap();
    let mut game = Vec::new();
    for &choice in choices {
        if position.outcome().is_some() {
            break;
        }
        let pairs = position.legal_pairs();
        let ply = if pairs.is_empty() {
            Ply::Pass(position.to_move())
        } else {
            let (from, to) = pairs[usize::from(choice) % pairs.len()];
            position.ply(from, to).unwrap()
        };
        let next = position.play(&ply).unwrap();
        game.push((std::mem::replace(&mut position, next), ply));
    }
    game
}

const RULES: [&str; 6] = [
    "players=2",
    "players=2,pieces=15,camps=open",
    "players=3,pieces=15,long-hops=off",
    "players=3,camps=no-entry,goal-lock=on",
    "players=4,chains=off",
    "players=6,filled-goal=on",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn pieces_stay_as_many_and_every_written_move_reads_back(
        rules in 0..RULES.len(), choices in prop::collection::vec(any::<u16>(), 1..60),
    ) {
        for (position, ply) in wander(RULES[rules], &choices) {
            let written = position.write(&ply);
            prop_assert_eq!(position.read(&written), Ok(ply.clone()));
            let next = position.play(&ply).unwrap();
            for seat in (0..position.seats() as u8).map(Seat) {
                prop_assert_eq!(next.pieces(seat).len(), usize::from(position.options().pieces));
            }
            let apart: usize = (0..next.seats() as u8).map(|s| next.pieces(Seat(s)).len()).sum();
            prop_assert_eq!(next.occupied().len(), apart);
            // A legal move is found again, with a way that ends where it should; refusals say why.
            for to in board().cells() {
                let Ply::Move(mv) = &ply else { break };
                let legal = position.destinations_from(mv.from).has(to);
                match position.find_move(mv.from, to) {
                    Ok(found) => prop_assert!(legal && found.to() == to),
                    Err(_) => prop_assert!(!legal),
                }
            }
            let again = Position::from_line(*position.options(), &position.to_line()).unwrap();
            prop_assert_eq!(again.legal_pairs(), position.legal_pairs());
        }
    }

    #[test]
    fn a_turned_board_has_the_turned_moves(choices in prop::collection::vec(any::<u16>(), 1..40), turn in 1_usize..6) {
        // Six seats: turning the board by 60° turns the seats too.
        for (position, _) in wander("players=6,no-progress=off", &choices) {
            let spin = |cell: Cell| board().rotate(cell, turn).unwrap();
            let corner = |seat: Seat| (usize::from(position.corner(seat)) + turn) % 6;
            let mut line = corner(position.to_move()).to_string();
            for seat in (0..6).map(Seat) {
                for cell in position.pieces(seat) {
                    line += &format!(" {}={}", board().name(spin(cell)), corner(seat));
                }
            }
            let turned = Position::from_line(*position.options(), &line).unwrap();
            for (from, ends) in position.destinations() {
                let expected: CellSet = ends.map(spin).collect();
                prop_assert_eq!(turned.destinations_from(spin(from)), expected);
            }
        }
    }
}
