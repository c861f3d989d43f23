//! Halma, the diamond game and the capture game against outside truth, and properties that hold in any game of theirs.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use serde_json::Value;
use tiaoqi::board::Cell;
use tiaoqi::games::{Game, GameKind, Illegal, Move, Ply, Seat};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/halma");

fn data(name: &str) -> String {
    std::fs::read_to_string(format!("{DATA}/{name}")).expect("test data")
}

/// The numbers in the last pair of brackets of a line.
fn counts(line: &str) -> Vec<u64> {
    let list = line.rsplit('[').next().unwrap().trim_end_matches(']');
    list.split(',').map(|count| count.trim().parse().unwrap()).collect()
}

fn assert_perft(game: &Game, counts: &[u64], what: &str) {
    for (depth, &nodes) in (1..).zip(counts) {
        assert_eq!(game.perft(depth), nodes, "{what}, depth {depth}");
    }
}

fn names(game: &Game, text: &str) -> Vec<Cell> {
    text.split_whitespace().map(|name| game.board().parse(name).unwrap()).collect()
}

#[test]
fn halma_has_the_published_camps_and_counts() {
    let file = data("perft.txt");
    let mut lines = file.lines();
    let mut checked = [0, 0];
    while let Some(line) = lines.next() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words[0] == "players" {
            let game = GameKind::Halma.start(&format!("players={}", words[1])).unwrap();
            let corner: u8 = words[3].parse().unwrap();
            let seat = (0..game.seats() as u8).map(Seat).find(|&seat| game.corner(seat) == corner).unwrap();
            let mut camp = names(&game, lines.next().unwrap());
            camp.sort_unstable();
            assert_eq!(game.home(seat).collect::<Vec<_>>(), camp, "{line}");
            checked[0] += 1;
            continue;
        }
        if line.contains("side") {
            continue; // no rule of Halma's
        }
        let chains = if line.contains("'chains': False") { "off" } else { "on" };
        let lock = if line.contains("'lock': True") { "on" } else { "off" };
        let rules = format!("{},chains={chains},goal-lock={lock},evacuation=off,no-progress=off", words[1]);
        assert_perft(&GameKind::Halma.start(&rules).unwrap(), &counts(line), line);
        checked[1] += 1;
    }
    assert_eq!(checked, [6, 6]);
}

#[test]
fn halma_positions_have_exactly_the_listed_moves() {
    let mut checked = 0;
    for line in data("positions.jsonl").lines() {
        let entry: Value = serde_json::from_str(line).unwrap();
        let options = &entry["options"];
        if options["side"] != "free" {
            continue; // no rule of Halma's
        }
        let on_off = |key: &str| if options[key].as_bool().unwrap() { "on" } else { "off" };
        let rules = format!(
            "players={},chains={},goal-lock={},evacuation=off",
            entry["players"],
            on_off("chains"),
            on_off("lock")
        );
        let mut position = entry["to_move_corner"].to_string();
        for (corner, cells) in entry["pieces"].as_object().unwrap() {
            for cell in cells.as_array().unwrap() {
                position += &format!(" {}={corner}", cell.as_str().unwrap());
            }
        }
        let game = GameKind::Halma.position(&rules, &position).unwrap();
        let pair = |(from, to)| (game.board().name(from), game.board().name(to));
        let mut legal: Vec<(String, String)> =
            game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).map(pair).collect();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let mut listed: Vec<(String, String)> =
            entry["legal"].as_array().unwrap().iter().map(|pair| (text(&pair[0]), text(&pair[1]))).collect();
        legal.sort();
        listed.sort();
        assert_eq!(legal, listed, "{}", entry["id"]);
        checked += 1;
    }
    assert_eq!(checked, 37);
}

#[test]
fn the_diamond_game_has_the_published_counts() {
    let mut checked = 0;
    for line in data("diamond_capture.txt").lines().filter(|line| line.contains("adjacent")) {
        let players = line.split_whitespace().nth(3).unwrap();
        let camps = if line.contains("free") { "open" } else { "no-stop" };
        let game = GameKind::Diamond.start(&format!("players={players},camps={camps}")).unwrap();
        assert_perft(&game, &counts(line), line);
        checked += 1;
    }
    assert_eq!(checked, 4);
}
