//! Draughts as every other game of the house: records, score sheets, the command line, sentences.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::process::Command;

use proptest::prelude::*;
use tiaoqi::games::draughts::{DrawRule, FenError, Refusal, Variant};
use tiaoqi::games::{Ending, Game, GameKind, Illegal, Ply, Seat, SetupError, WrittenError};
use tiaoqi::record::{Colour, Format, ROOT, Record};
use tiaoqi::text::{Lang, Names, Text};

fn kind(name: &str) -> GameKind {
    GameKind::from_name(&format!("draughts-{name}")).unwrap()
}

fn at(name: &str, fen: &str) -> Game {
    kind(name).position("", fen).unwrap()
}

fn played(game: &Game, moves: &str) -> Game {
    moves.split_whitespace().fold(game.clone(), |game, text| {
        let ply = game.read(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        game.play(&ply).unwrap()
    })
}

/// Exit code, stdout, stderr.
fn tiaoqi(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tiaoqi")).env("LC_ALL", "C").args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_five_are_games_of_the_house() {
    for variant in Variant::ALL {
        let kind = GameKind::from_name(variant.name()).unwrap();
        assert_eq!(kind, GameKind::Draughts(variant));
        let game = kind.start("").unwrap();
        let bottom = (0..2).map(Seat).find(|&seat| game.turn_to(seat) == 0).unwrap();
        let top = (0..2).map(Seat).find(|&seat| game.turn_to(seat) == 2).unwrap();
        assert_eq!((game.seat_mark(bottom).as_str(), game.seat_mark(top).as_str()), ("w", "b"));
        assert!(game.home(bottom).all(|cell| game.piece_at(cell).is_some_and(|piece| piece.seat == bottom)));
        assert!(game.goal(bottom).is_empty() && game.takes() && game.knows_agreement());
        assert_eq!((game.steps_to_go(bottom), game.place(bottom)), (None, None));
        let record = Record::new(game);
        let first = if variant == Variant::English { Colour::Black } else { Colour::White };
        assert_eq!(record.entrants[0].colour, first);
    }
    let pool = kind("chinese64").start("majority=off").unwrap();
    assert_eq!((pool.kind(), pool.rules().as_str()), (kind("chinese64"), "majority=off"));
}

#[test]
fn games_end_by_agreement_claim_resignation_and_time_with_points() {
    let start = kind("brazilian").start("").unwrap();
    for (text, ending, points) in [
        ("draw", Ending::Agreed, [1, 1]),
        ("resign", Ending::Resigned, [0, 2]),
        ("resign-2", Ending::Resigned, [2, 0]),
        ("time", Ending::OutOfTime, [0, 2]),
    ] {
        let ply = start.read(text).unwrap();
        assert_eq!(start.write(&ply), text);
        let end = start.play(&ply).unwrap();
        let outcome = end.outcome().unwrap();
        assert_eq!((outcome.ending, outcome.points()), (ending, Some(points)));
        assert_eq!(end.play(&ply), Err(Illegal::GameOver));
    }
    let refused = start.play(&Ply::Claim(Seat(0)));
    assert_eq!(refused, Err(Illegal::Draughts(Refusal::NoClaim)), "draws come by themselves there");
    // English: the third time is there to be claimed, with the move that would make it or after it.
    let kings = at("english", "B:WK32:BK1");
    let shuffled = played(&kings, "1-6 32-27 6-1 27-32 1-6 32-27 6-1");
    assert_eq!(shuffled.can_claim(), Some(DrawRule::Repetition));
    let drawn = played(&shuffled, "claim");
    assert_eq!(drawn.outcome().unwrap().ending, Ending::Drawn(DrawRule::Repetition));
    assert_eq!(played(&kings, "1-6").can_claim(), None);
    let clock = shuffled.draw_clocks()[0];
    assert_eq!((clock.rule, clock.played, clock.left()), (DrawRule::FortyMoves, 7, 73));
}

#[test]
fn captures_that_differ_in_what_they_take_are_all_listed_and_asked_for() {
    let game = at("english", "B:W6,7,14,15:B2");
    let ambiguous: Vec<_> = (game.destinations().into_iter())
        .flat_map(|(from, ends)| ends.map(move |to| (from, to)))
        .filter(|&(from, to)| game.moves_between(from, to).len() > 1)
        .collect();
    assert_eq!(ambiguous.len(), 1);
    for (from, to) in ambiguous {
        let Err(Illegal::Draughts(Refusal::Ambiguous(choices))) = game.find_move(from, to) else { panic!("a choice") };
        assert_eq!(choices, game.moves_between(from, to));
        for mv in choices {
            let ply: Ply = mv.into();
            assert_eq!(game.read(&game.write(&ply)), Ok(ply));
        }
    }
    let (_, out, _) = tiaoqi(&["moves", "draughts-english", "--position", "B:W6,7,14,15:B2"]);
    assert_eq!(out, "2 18 2x9x18\n2 18 2x11x18\n");
}

#[test]
fn the_command_line_counts_lists_and_refuses() {
    let (_, out, _) = tiaoqi(&["perft", "draughts-russian", "5"]);
    assert_eq!(out, "1 7\n2 49\n3 302\n4 1469\n5 7482\n");
    let (_, out, _) = tiaoqi(&["moves", "draughts-russian", "--position", "W:Wc3,Ka5:Bd4,g7"]);
    assert_eq!(out, "c3 e5 c3:e5\n");
    let choice = ["perft", "draughts-chinese64", "1", "--position", "W:Wa3,f2:Bb4,g3,g5", "--rules"];
    let [most, free] = ["majority=on", "majority=off"].map(|rules| tiaoqi(&[&choice[..], &[rules]].concat()).1);
    assert_eq!((most.as_str(), free.as_str()), ("1 1\n", "1 2\n"));
    for (args, sentence) in [
        (vec!["--position", "X:W1:B2"], "a position begins with the side to move, W or B; \"X\" is neither."),
        (vec!["--position", "W:W31,52:B2"], "\"52\" at character 7 is no square of this board."),
        (vec!["--position", "W:W31,31:B2"], "31 is given twice, the second time at character 7."),
        (vec!["--position", "W:W3:B20"], "the man on 3, at character 4, would be a king there; write K before it."),
        (vec!["--position", "W:W31"], "the pieces of Black are not listed."),
        (vec!["--rules", "majority=off"], "there is no rule \"majority\"; this game has: –."),
    ] {
        let (code, out, err) = tiaoqi(&[&["moves", "draughts-international"], &args[..]].concat());
        assert_eq!((code, out.as_str(), err), (1, "", format!("tiaoqi: {sentence}\n")), "{args:?}");
    }
}

#[test]
fn records_are_checked_converted_and_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mut record = Record::new(at("russian", "W:Wc3,Kh2:Bd4,Kb8"));
    record.position = Some("W:Wc3,Kh2:Bd4,Kb8".into());
    let ply = record.start.read("c3:e5").unwrap();
    record.add(ROOT, ply, "c3:e5".into(), 1200);
    record.save(folder.path().join("game.txt").as_path()).unwrap();
    let (code, out, err) = tiaoqi(&["check", &path("game.txt")]);
    assert_eq!((code, out.as_str(), err.as_str()), (0, &*format!("{}: 1 ply, result *\n", path("game.txt")), ""));
    assert_eq!(tiaoqi(&["convert", &path("game.txt"), &path("game.ron")]).0, 0);
    assert_eq!(Record::open(&folder.path().join("game.ron")).unwrap(), record);
    let (_, out, _) = tiaoqi(&["show", &path("game.ron")]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((lines[0], lines[3]), ("  8   B   ·   ·   ·", "  5 ·   ·   w   ·"));
    assert_eq!(&lines[9..], ["w White: 1 man, 1 king", "b Black: 0 men, 1 king", "Black to move.", "B:We5,Kh2:BKb8"]);
    std::fs::write(path("bad.txt"), "[Game \"draughts-russian\"]\n\n1. c3-d4 d6-e5\n2. d4-e5 *\n").unwrap();
    let (code, _, err) = tiaoqi(&["check", &path("bad.txt")]);
    assert_eq!(code, 1);
    assert!(err.contains("move 3, d4-e5, cannot be played. Occupied: a piece stands on e5."), "{err}");
}

#[test]
fn every_reason_is_a_sentence_in_every_language() {
    let reasons = [
        ("international", "W:W31:B20", "31-20"),
        ("international", "W:W31:B20", "31-22"),
        ("international", "W:W31:B20", "31-37"),
        ("international", "W:W31,27:B20", "31-22"),
        ("international", "W:W31,46:B27,22,1", "31-22"),
        ("international", "W:W31,46:B27", "46-41"),
        ("international", "W:W31,44:B27,18,40", "44x35"),
        ("international", "W:W32:B28,19", "32x23"),
        ("international", "W:W32:B28", "32x30x23"),
        ("international", "W:W31:B20", "pass"),
        ("international", "W:W31:B20", "31"),
        ("international", "W:W31:B20", "claim"),
        ("english", "W:WK31,30:B20", "31-22"),
        ("english", "W:W15:B18,1", "15x22"),
        ("english", "W:W31:B1", "27-23"),
        ("international", "W:W31:B20", "20-24"),
    ];
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let mut seen = std::collections::HashSet::new();
        for (name, fen, mv) in reasons {
            let game = at(name, fen);
            let record = Record::new(game.clone());
            let why = match game.read(mv) {
                Ok(ply) => WrittenError::Illegal(game.play(&ply).unwrap_err()),
                Err(why) => why,
            };
            let sentence = text.written_error(&why, &Names::of(&record, &text));
            assert!(!sentence.contains("draughts-") && !sentence.contains('?'), "{name} {mv}: {sentence}");
            assert!(seen.insert((sentence, mv)), "{mv}");
        }
        for clock in at("brazilian", "W:Wa3,Kc1:BKh8").draw_clocks() {
            assert!(!text.draw_clock(clock).contains("draw-"), "{clock:?}");
        }
        let error = SetupError::Fen(FenError::Square { text: "61".into(), column: 4 });
        assert!(text.setup_error(&error).contains("61"));
    }
    let text = Text::new(Lang::En);
    let clock = at("brazilian", "W:Wa3,Kc1:BKh8").draw_clocks()[0];
    assert_eq!(
        text.draw_clock(clock),
        "5 moves left until a draw: 5 moves each with one or two pieces against a lone king."
    );
    assert_eq!(text.ending(Ending::Drawn(DrawRule::Repetition)), "Draw: the same position for the third time.");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn whatever_is_played_is_saved_and_read_again(
        variant in 0..Variant::ALL.len(),
        choices in prop::collection::vec((0..6_u8, any::<u16>()), 0..80),
    ) {
        let mut record = Record::new(Game::Draughts(tiaoqi::games::draughts::Position::start(Variant::ALL[variant])));
        let mut games = vec![record.start.clone()];
        for (branch, choice) in choices {
            let parent = if branch == 0 { usize::from(choice) % games.len() } else { games.len() - 1 };
            let game = games[parent].clone();
            let moves: Vec<_> = (game.destinations().into_iter())
                .flat_map(|(from, ends)| ends.map(move |to| (from, to)))
                .flat_map(|(from, to)| game.moves_between(from, to))
                .collect();
            if moves.is_empty() {
                continue;
            }
            let ply: Ply = moves[usize::from(choice) % moves.len()].clone().into();
            let text = game.write(&ply);
            prop_assert_eq!(game.read(&text), Ok(ply.clone()));
            if record.add(parent, ply.clone(), text, u32::from(choice)) == games.len() {
                games.push(game.play(&ply).unwrap());
            }
        }
        for format in [Format::Ron, Format::Sheet] {
            let text = record.to_text(format);
            let again = Record::from_text(&text, format).unwrap();
            prop_assert_eq!(again.nodes.len(), record.nodes.len());
            prop_assert_eq!(again.to_text(format), text);
        }
    }
}
