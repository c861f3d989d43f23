//! The games that come with the program: played to the end by the rules, whole, and in the program's own hand.

use std::path::Path;

use tiaoqi::games::{Ending, Game, Ply, Seat};
use tiaoqi::record::{Format, ROOT, Record};

fn open(players: usize) -> (String, Record) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/games/chinese-checkers-{players}.ron"));
    let saved = std::fs::read_to_string(&path).expect("a sample game").replace("\r\n", "\n");
    let record = Record::from_text(&saved, Format::Ron).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
    (saved, record)
}

#[test]
fn sample_games_are_played_to_the_last_place() {
    for players in [2, 6] {
        let (_, record) = open(players);
        let end = record.position_at(record.main_end());
        let outcome = end.outcome().expect("an end");
        assert_eq!(outcome.ending, Ending::Finished);
        let mut places = outcome.places;
        places.sort_unstable();
        assert_eq!(places, (1..=players as u8).collect::<Vec<_>>());
        let home = (0..players as u8).filter(|&seat| end.steps_to_go(Seat(seat)) == 0).count();
        assert_eq!(home, players - 1, "all but the last have filled their goal");
    }
}

#[test]
fn sample_games_are_worth_looking_at() {
    for players in [2, 6] {
        let (_, record) = open(players);
        let mut game: Game = record.start.clone();
        let mut longest = 0;
        for node in record.line_from(ROOT) {
            let node = &record.nodes[node];
            let Some(Ply::Move(mv)) = &node.ply else { panic!("nobody passes or resigns") };
            assert!((500..60_000).contains(&node.ms), "{} took {} ms", node.text, node.ms);
            longest = longest.max(mv.hops.len());
            game = game.play(&mv.clone().into()).expect("a legal move");
        }
        assert!(longest >= 6, "the longest chain has {longest} hops");
        assert!(record.nodes.iter().any(|node| !node.comment.is_empty()));
        assert!(record.entrants.iter().all(|entrant| entrant.name.is_empty()), "the colours' names serve");
    }
}

#[test]
fn sample_games_save_to_the_same_bytes_also_by_way_of_the_score_sheet() {
    for players in [2, 6] {
        let (saved, record) = open(players);
        assert_eq!(record.to_text(Format::Ron), saved);
        let sheet = Record::from_text(&record.to_text(Format::Sheet), Format::Sheet).expect("a score sheet");
        assert_eq!(sheet.to_text(Format::Ron), saved);
    }
}
