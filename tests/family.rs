//! Halma, the diamond game and the capture game against outside truth, and properties that hold in any game of theirs.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use serde_json::Value;
use tiaoqi::board::Cell;
use tiaoqi::games::{Game, GameKind, Illegal, Move, Ply, Seat};
use tiaoqi::record::{Format, ROOT, Record};

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

#[test]
fn the_capture_game_has_the_published_counts() {
    let mut checked = 0;
    for line in data("diamond_capture.txt").lines().filter(|line| line.starts_with("capture")) {
        let number = |after: &str| -> u64 {
            let rest = line.split(after).nth(1).unwrap();
            rest.split_whitespace().next().unwrap().parse().unwrap()
        };
        let (depth, paths, positions) = (number("depth ") as u32, number("(paths): "), number("distinct positions: "));
        let start = GameKind::Capture.start("steps=off").unwrap();
        assert_eq!(start.perft(depth), paths, "{line}");
        let mut reached = BTreeSet::from([start.to_line()]);
        for _ in 0..depth {
            let games = reached.iter().map(|line| GameKind::Capture.position("steps=off", line).unwrap());
            reached = games.flat_map(|game| legal_moves(&game).map(move |mv| after(&game, &mv).to_line())).collect();
        }
        assert_eq!(reached.len() as u64, positions, "{line}");
        let mut left = BTreeMap::new();
        for line in &reached {
            *left.entry(line.matches('=').count()).or_insert(0) += 1;
        }
        let left: Vec<String> = left.iter().map(|(pieces, count)| format!("{pieces}: {count}")).collect();
        assert!(line.ends_with(&format!("{{{}}}", left.join(", "))), "{line}: {left:?}");
        checked += 1;
    }
    assert_eq!(checked, 4);
}

fn after(game: &Game, mv: &Move) -> Game {
    game.play(&Ply::Move(mv.clone())).unwrap()
}

fn legal_moves(game: &Game) -> impl Iterator<Item = Move> + use<> {
    let here = game.clone();
    let pairs = game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to)));
    pairs.flat_map(move |(from, to)| here.moves_between(from, to))
}

/// What perft says it counts, in the plainest words.
fn count(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return 0;
    }
    if game.must_pass() {
        return count(&game.play(&Ply::Pass(game.to_move())).unwrap(), depth - 1);
    }
    legal_moves(game).map(|mv| count(&after(game, &mv), depth - 1)).sum()
}

/// Plays the moves that `choices` picks among the legal ones, a forced pass where there is none.
fn wander(kind: GameKind, rules: &str, choices: &[u16]) -> Vec<(Game, Ply)> {
    let mut game = kind.start(rules).unwrap();
    let mut played = Vec::new();
    for &choice in choices {
        if game.outcome().is_some() {
            break;
        }
        let moves: Vec<Move> = legal_moves(&game).collect();
        let ply = match moves.len() {
            0 => Ply::Pass(game.to_move()),
            count => Ply::Move(moves[usize::from(choice) % count].clone()),
        };
        let next = game.play(&ply).unwrap();
        played.push((std::mem::replace(&mut game, next), ply));
    }
    played
}

const GAMES: [(GameKind, &str); 10] = [
    (GameKind::Halma, ""),
    (GameKind::Halma, "players=4"),
    (GameKind::Halma, "chains=off,goal-lock=off"),
    (GameKind::Diamond, ""),
    (GameKind::Diamond, "players=2,kings=on"),
    (GameKind::Diamond, "players=3,pieces=15,kings=on,camps=open"),
    (GameKind::Diamond, "camps=no-entry"),
    (GameKind::Capture, ""),
    (GameKind::Capture, "players=1,steps=off"),
    (GameKind::Capture, "players=5"),
];

/// A king is marked by its place alone, so that two positions compare by what is on the board.
fn picture(game: &Game) -> Vec<Option<tiaoqi::games::Piece>> {
    game.board().cells().map(|cell| game.piece_at(cell)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_is_written_and_read_back(
        which in 0..GAMES.len(), choices in prop::collection::vec(any::<u16>(), 1..80),
    ) {
        let (kind, rules) = GAMES[which];
        let played = wander(kind, rules, &choices);
        for (game, _) in played.iter().step_by(7) {
            for mv in legal_moves(game).take(300) {
                let ply = Ply::Move(mv);
                let written = game.write(&ply);
                let read = game.read(&written);
                prop_assert_eq!(read.as_ref(), Ok(&ply), "{}", written);
                prop_assert_eq!(game.write(&read.unwrap()), written);
            }
            let again = kind.position(&game.rules(), &game.to_line()).unwrap();
            prop_assert_eq!(picture(&again), picture(game));
            if again.outcome() == game.outcome() {
                prop_assert_eq!(again.destinations(), game.destinations());
            }
        }
    }

    #[test]
    fn a_move_goes_where_it_says_and_refusals_are_exactly_the_rest(
        which in 0..GAMES.len(), choices in prop::collection::vec(any::<u16>(), 1..60), to in any::<u16>(),
    ) {
        let (kind, rules) = GAMES[which];
        for (game, ply) in wander(kind, rules, &choices) {
            let Ply::Move(mv) = &ply else { continue };
            let next = game.play(&ply).unwrap();
            let pieces = |game: &Game| picture(game).iter().flatten().count();
            let over: usize = mv.hops.iter().map(|hop| hop.over.len()).sum();
            prop_assert_eq!(pieces(&next), pieces(&game) - if game.takes() { over } else { 0 });
            prop_assert_eq!(next.piece_at(mv.to()), game.piece_at(mv.from));
            let to = Cell((usize::from(to) % game.board().len()) as u8);
            let legal = game.destinations_from(mv.from).has(to);
            match game.find_move(mv.from, to) {
                Ok(found) => prop_assert!(legal && found.to() == to),
                Err(Illegal::SeveralWays { .. }) => prop_assert!(legal && game.moves_between(mv.from, to).len() > 1),
                Err(_) => prop_assert!(!legal),
            }
        }
    }

    #[test]
    fn counting_in_bulk_agrees_with_playing_every_move(
        which in 0..GAMES.len(), choices in prop::collection::vec(any::<u16>(), 0..50),
    ) {
        let (kind, rules) = GAMES[which];
        if let Some((game, _)) = wander(kind, rules, &choices).last() {
            prop_assert_eq!(game.perft(1), count(game, 1));
            if kind != GameKind::Capture {
                prop_assert_eq!(game.perft(2), count(game, 2));
            }
        }
    }

    #[test]
    fn records_of_any_game_go_through_both_forms_of_file(
        which in 0..GAMES.len(), choices in prop::collection::vec(any::<u16>(), 1..50),
    ) {
        let (kind, rules) = GAMES[which];
        let mut record = Record::new(kind.start(rules).unwrap());
        let mut at = ROOT;
        for (game, ply) in wander(kind, rules, &choices) {
            at = record.add(at, ply.clone(), game.write(&ply), 0);
        }
        let saved = record.to_text(Format::Ron);
        let sheet = Record::from_text(&saved, Format::Ron).unwrap().to_text(Format::Sheet);
        prop_assert_eq!(Record::from_text(&sheet, Format::Sheet).unwrap().to_text(Format::Ron), saved);
    }
}
