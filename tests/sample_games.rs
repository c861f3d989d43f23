//! The games that come with the program: played to the end by the rules, whole, and in the program's own hand.

use std::path::Path;

use tiaoqi::games::{Ending, Game, Ply, Seat};
use tiaoqi::record::{Format, Mode, ROOT, Reason, Record};

fn open(players: usize) -> (String, Record) {
    open_file(&format!("chinese-checkers-{players}.ron"))
}

fn open_file(name: &str) -> (String, Record) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(name);
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
        let home = (0..players as u8).filter(|&seat| end.steps_to_go(Seat(seat)) == Some(0)).count();
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
    for name in [
        "chinese-checkers-2.ron",
        "chinese-checkers-6.ron",
        "number-chess.ron",
        "draughts-international.ron",
        "halma-2.ron",
        "halma-4.ron",
        "diamond-3.ron",
        "diamond-kings.ron",
        "capture-1.ron",
        "capture-3.ron",
    ] {
        let (saved, record) = open_file(name);
        assert_eq!(record.to_text(Format::Ron), saved);
        let sheet = Record::from_text(&record.to_text(Format::Sheet), Format::Sheet).expect("a score sheet");
        assert_eq!(sheet.to_text(Format::Ron), saved);
    }
}

#[test]
fn the_sample_match_of_number_chess_is_played_to_call_stop_and_score() {
    let (_, record) = open_file("number-chess.ron");
    assert_eq!((record.terms.mode, record.tags.date.as_str()), (Mode::Match, "2026-11-30"));
    let line = record.line_from(ROOT);
    let end = record.main_end();
    let outcome = record.outcome_at(end).expect("an end");
    assert_eq!((outcome.ending, record.result().as_str()), (Ending::Stopped, "1 2 285:270"));
    assert_eq!((outcome.places, record.penalties_at(end)), (vec![1, 2], vec![0, 5]));
    assert!([0, 1].iter().all(|&seat| record.position_at(end).tally(Seat(seat)).is_some_and(|tally| tally.home == 10)));
    let chains = line.iter().filter(|&&node| record.nodes[node].text.contains("連跨")).count();
    assert!(chains > 20, "{chains} chains");
    let wrong: Vec<_> = record.rulings_to(end).into_iter().map(|(_, seat, ruling)| (seat, &ruling.why)).collect();
    assert!(matches!(wrong[..], [(Seat(1), Reason::Wrong(_))]), "{wrong:?}");
    assert!((0..record.nodes.len()).any(|node| record.is_withdrawn(node)), "the referee undid a ruling");
    assert!(record.entrants.iter().all(|entrant| entrant.name.is_empty()), "the colours' names serve");
    assert!(line.iter().all(|&node| (500..=30_000).contains(&record.nodes[node].ms)));
}

#[test]
fn the_sample_game_of_draughts_is_played_to_the_last_piece() {
    let (_, record) = open_file("draughts-international.ron");
    let end = record.position_at(record.main_end());
    let outcome = end.outcome().expect("an end");
    assert_eq!((outcome.ending, outcome.points()), (Ending::NoPieces, Some([2, 0])));
    let captures = |node: usize| match &record.nodes[node].ply {
        Some(Ply::Move(mv)) => mv.hops.iter().filter(|hop| !hop.over.is_empty()).count(),
        _ => 0,
    };
    assert!(record.line_from(ROOT).into_iter().map(captures).max() >= Some(3), "a long capture");
    assert!(record.entrants.iter().all(|entrant| entrant.name.is_empty()), "the colours' names serve");
}

#[test]
fn sample_games_of_halma_and_the_diamond_game_are_played_to_the_last_place() {
    for name in ["halma-2.ron", "halma-4.ron", "diamond-3.ron", "diamond-kings.ron"] {
        let (_, record) = open_file(name);
        let end = record.position_at(record.main_end());
        let outcome = end.outcome().expect("an end");
        assert_eq!(outcome.ending, Ending::Finished, "{name}");
        let home = (0..end.seats() as u8).filter(|&seat| end.steps_to_go(Seat(seat)) == Some(0)).count();
        assert_eq!(home, end.seats() - 1, "{name}: all but the last have filled their goal");
        assert_eq!((outcome.places.iter().min(), outcome.places.len()), (Some(&1), end.seats()));
        let hops = |node: &usize| match &record.nodes[*node].ply {
            Some(Ply::Move(mv)) => mv.hops.len(),
            _ => 0,
        };
        assert!(record.line_from(ROOT).iter().map(hops).max() >= Some(6), "{name}: a long chain");
        assert!(record.entrants.iter().all(|entrant| entrant.name.is_empty()), "the colours' names serve");
    }
}

#[test]
fn sample_games_of_the_capture_game_end_with_one_piece() {
    for (name, seats) in [("capture-1.ron", 1), ("capture-3.ron", 3)] {
        let (_, record) = open_file(name);
        let end = record.position_at(record.main_end());
        let outcome = end.outcome().expect("an end");
        assert_eq!((outcome.ending, end.seats()), (Ending::LastPiece, seats), "{name}");
        assert_eq!(outcome.scores.iter().sum::<i64>(), 59, "{name}: all but one of sixty are taken");
        assert!(record.result().contains(&outcome.scores.iter().max().expect("a score").to_string()), "{name}");
    }
}
