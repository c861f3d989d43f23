//! PDN as it is met and as it is written: every oddity is read or reported with its place, and what is written is read
//! back the same.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::path::{Path, PathBuf};
use std::process::Command;

use proptest::prelude::*;
use tiaoqi::games::draughts::{Position, Variant};
use tiaoqi::games::{Ending, Game, Ply, Seat};
use tiaoqi::record::{Format, Pdn, Problem, ROOT, Record, Trouble};
use tiaoqi::text::{Lang, Text};

const DATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/draughts/pdn");

fn data(name: &str) -> PathBuf {
    Path::new(DATA).join(name)
}

fn list(text: &str) -> Pdn {
    Pdn::from_bytes(text.as_bytes())
}

/// The only game of a text, without a problem.
fn game(text: &str) -> Record {
    let list = list(text);
    assert_eq!(list.entries().len(), 1, "{text}");
    let loaded = list.load(0, None).unwrap();
    assert_eq!(loaded.problems, [], "{text}");
    loaded.record.unwrap()
}

fn written(record: &Record) -> Vec<&str> {
    record.line_from(ROOT).into_iter().map(|node| record.nodes[node].text.as_str()).collect()
}

fn place(problem: &Problem) -> (usize, usize, usize) {
    (problem.game + 1, problem.line, problem.column)
}

/// Exit code, stdout, stderr.
fn tiaoqi(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_tiaoqi")).env("LC_ALL", "C").args(args).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap().replace("\r\n", "\n");
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_wild_list_is_read_game_by_game_and_what_is_lost_is_said() {
    let list = Pdn::open(&data("wild.pdn")).unwrap();
    let entries = list.entries();
    assert_eq!(entries.iter().map(|entry| entry.plies).collect::<Vec<_>>(), [8, 8, 6, 4, 3, 2, 0, 8]);
    assert_eq!((entries[1].white(), entries[1].date(), entries[1].result.as_str()), ("Первый", "1950.", "0-1"));
    let loaded: Vec<_> = list.games(None).collect();
    let problems: Vec<&Problem> = loaded.iter().flat_map(|loaded| &loaded.problems).collect();
    let kinds: Vec<_> = problems.iter().map(|problem| (place(problem), &problem.trouble)).collect();
    assert_eq!(kinds[0], ((3, 26, 9), &Trouble::Stray("Redoversteppedthetimecontrol".into())));
    assert_eq!(kinds[1], ((5, 32, 10), &Trouble::UnknownMove));
    assert_eq!(kinds[2], ((6, 34, 1), &Trouble::GameType("40".into())));
    assert_eq!(kinds[3].0, (8, 45, 49));
    assert!(matches!(kinds[3].1, Trouble::Illegal { ply: 7, text, .. } if text == "35-40"), "{kinds:?}");
    assert_eq!(kinds.len(), 4);
    let record = |n: usize| loaded[n].record.as_ref().unwrap();
    assert_eq!((record(0).tags.date.as_str(), record(0).result().as_str()), ("1996-01-13", "*"));
    assert_eq!(record(0).tags.other, [("Score".to_owned(), "4-6".to_owned())], "a score of ten points is kept");
    assert_eq!(written(record(0))[7], "1-6");
    assert_eq!(record(1).rules(), "draughts-russian");
    assert_eq!((record(1).nodes[5].nags.as_slice(), record(1).result().as_str()), (&[5][..], "2 1"));
    assert_eq!(record(2).rules(), "draughts-english");
    assert_eq!(written(record(2)), ["27-23", "20x27", "23-18", "27-31", "18x2", "10-14", "resign-1"]);
    assert_eq!(record(3).rules(), "draughts-english");
    assert_eq!(written(record(4)), ["32-28"]);
    assert!(loaded[5].record.is_none());
    assert_eq!(written(record(6)), ["resign-2"]);
    assert_eq!(written(record(7)), ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14"], "the legal part is kept");
}

/// The rules of a record, in one word.
trait Rules {
    fn rules(&self) -> &'static str;
}

impl Rules for Record {
    fn rules(&self) -> &'static str {
        self.start.kind().name()
    }
}

#[test]
fn games_of_every_encoding_have_their_names() {
    let text = "[White \"Иванов\"]\n[Black \"Смирнов\"]\n[Event \"Первенство города по русским шашкам\"]\n\n1. c3-d4 *";
    let (cyrillic, ..) = encoding_rs::WINDOWS_1251.encode(text);
    let list = Pdn::from_bytes(&cyrillic);
    assert_eq!((list.encoding(), list.entries()[0].white()), (Some("windows-1251"), "Иванов"));
    let text = "[White \"白方棋手\"]\n[Black \"黑方棋手\"]\n[Event \"全国国际跳棋锦标赛第三轮\"]\n\n1. 32-28 *";
    let (chinese, ..) = encoding_rs::GBK.encode(text);
    let list = Pdn::from_bytes(&chinese);
    assert_eq!((list.encoding(), list.entries()[0].black()), (Some("GBK"), "黑方棋手"));
    assert_eq!(Pdn::from_bytes(format!("\u{feff}{text}").as_bytes()).entries()[0].event(), "全国国际跳棋锦标赛第三轮");
}

#[test]
fn results_of_either_form_mean_the_same() {
    for (result, places) in [("2-0", "1 2"), ("1-0", "1 2"), ("1-1", "1 1"), ("½-½", "1 1"), ("0-1", "2 1"), ("*", "*")]
    {
        for text in [
            format!("[Result \"{result}\"]\n[GameType \"20\"]\n\n1. 32-28 *"),
            format!("[GameType \"20\"]\n\n1. 32-28 {result}"),
            format!("[GameType \"26\"]\n\n1. c3-d4 {result}"),
        ] {
            assert_eq!(game(&text).result(), places, "{text}");
        }
    }
    // In English draughts the side that begins, Black, is named first.
    let english = game("[GameType \"21\"]\n[White \"w\"]\n[Black \"b\"]\n\n1. 11-15 1-0");
    let outcome = english.outcome_at(english.main_end()).unwrap();
    assert_eq!(
        (outcome.ending, outcome.points(), english.entrants[0].name.as_str()),
        (Ending::Resigned, Some([2, 0]), "b")
    );
    assert!(english.to_text(Format::Pdn).contains("[Result \"1-0\"]"));
    let lost = game("[GameType \"26\"]\n[Termination \"Time forfeit\"]\n[Result \"0-2\"]\n\n1. c3-d4 *");
    assert_eq!(lost.outcome_at(lost.main_end()).unwrap().ending, Ending::OutOfTime);
    let wrong = list("[GameType \"20\"]\n[FEN \"W:W28:B23\"]\n[Result \"0-2\"]\n\n1. 28x19 *").load(0, None).unwrap();
    assert!(matches!(&wrong.problems[..], [Problem { trouble: Trouble::Result { found, .. }, .. }] if found == "2-0"));
}

#[test]
fn short_captures_that_are_ambiguous_are_taken_as_the_game_goes_on() {
    let text = "[GameType \"21\"]\n[FEN \"B:W6,7,14,15,32:B2\"]\n\n1. 2x18 6-";
    for (reply, taken) in [("6-1", "2x11x18"), ("7-3", "2x9x18")] {
        let loaded =
            list(&format!("{text}{}", &reply[2..]).replace(" 6-", &format!(" {}", &reply[..2]))).load(0, None).unwrap();
        let [Problem { trouble: Trouble::Ambiguous { taken: found, .. }, .. }] = &loaded.problems[..] else {
            panic!("{:?}", loaded.problems)
        };
        assert_eq!(found, taken);
        assert_eq!(loaded.moves, 2);
    }
}

#[test]
fn printed_lines_are_followed_to_the_move_that_is_impossible() {
    let path = data("opening-lines.txt").display().to_string();
    let (code, out, err) = tiaoqi(&["check", "--game", "draughts-international", &path]);
    assert_eq!((code, out.as_str()), (1, &*format!("{path}: 4 games, 126 moves replayed, 1 problem\n")), "{err}");
    assert_eq!(
        err,
        format!(
            "{path}: line 2, character 290, game 2: ply 41, 42-47, cannot be played. Backwards: a man moves forwards \
             only.\n"
        )
    );
    let (code, _, err) = tiaoqi(&["check", "--game", "chess", &path]);
    assert_eq!((code, err.starts_with("tiaoqi: there is no game \"chess\"; known: draughts-international")), (1, true));
}

#[test]
fn lists_of_thousands_are_indexed_and_any_game_is_loaded() {
    let text: String =
        (0..3000).map(|n| format!("[Event \"{n}\"]\n[Result \"1-1\"]\n\n1. 32-28 19-23 *\n\n")).collect();
    let list = list(&text);
    assert_eq!(list.entries().len(), 3000);
    for (n, entry) in list.entries().iter().enumerate() {
        assert!(text[entry.offset..].starts_with(&format!("[Event \"{n}\"]")));
        assert_eq!((entry.line, entry.plies, entry.result.as_str()), (5 * n + 1, 2, "1-1"));
    }
    assert_eq!(list.load(2999, None).unwrap().record.unwrap().tags.event, "2999");
    assert!(list.load(3000, None).is_none());
}

#[test]
fn no_text_is_too_wild() {
    for text in [
        "",
        "(",
        ")",
        "((((",
        "{",
        "}",
        "[",
        "[x",
        "[x \"",
        "$",
        "*",
        "* * *",
        "1.",
        "...",
        "-",
        "- -",
        "/FEN \"",
        "%",
        "\u{feff}",
        "(1-6)",
        "1-6 (",
        "1. 32-28 (1. 33-28 (1. 34-29) 19-23) *",
        "[FEN \"W:W1\"]",
        "[GameType \"99\"]",
        "é",
        "１-６",
        "/FEN \"W:W28:B23\"/ 1. 28x19",
        "32-28!?!?",
        "32-28 )",
        "[A \"\"][A \"\"]",
        "1-6x",
        "x",
        ":",
        "$999",
    ] {
        for loaded in list(text).games(None).chain(list(text).games(Some(Variant::Russian))) {
            for problem in &loaded.problems {
                assert!(problem.line > 0 && problem.column > 0);
                for lang in Lang::ALL {
                    assert!(!Text::new(lang).problem(problem).contains("pdn-"), "{problem:?}");
                }
            }
        }
    }
    let deep = format!("1. 32-28 {}", "(1. 33-28 ".repeat(20_000));
    assert!(list(&deep).load(0, None).is_some());
}

#[test]
fn the_command_line_checks_converts_and_shows_lists() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let wild = data("wild.pdn").display().to_string();
    let (code, out, err) = tiaoqi(&["check", &wild]);
    assert_eq!((code, out.as_str()), (1, &*format!("{wild}: 8 games, 34 moves replayed, 4 problems\n")));
    assert_eq!(err.lines().count(), 4);
    assert!(err.contains("line 34, character 1, game 6: this program does not play the game of type 40."), "{err}");
    assert_eq!(tiaoqi(&["convert", &wild, &path("strict.pdn")]).0, 0);
    let (code, out, err) = tiaoqi(&["check", &path("strict.pdn")]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, format!("{}: 7 games, 34 moves replayed, no problem\n", path("strict.pdn")));
    let (code, _, err) = tiaoqi(&["convert", &wild, &path("one.ron")]);
    assert_eq!((code, err), (1, format!("tiaoqi: {wild} holds 8 games; choose one with --number.\n")));
    let (code, _, err) = tiaoqi(&["convert", &wild, &path("one.ron"), "--number", "9"]);
    assert_eq!((code, err), (1, format!("tiaoqi: {wild} holds 8 games; number 9 cannot be loaded.\n")));
    assert_eq!(tiaoqi(&["convert", &wild, &path("one.txt"), "--number", "2"]), (0, String::new(), String::new()));
    assert_eq!(tiaoqi(&["convert", &path("one.txt"), &path("one.pdn")]).0, 0);
    let (_, out, _) = tiaoqi(&["show", &path("one.pdn")]);
    assert!(out.contains("b Второй: 11 men, 0 kings; 1st"), "{out}");
    let race = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games/chinese-checkers-2.ron").display().to_string();
    let (code, _, err) = tiaoqi(&["convert", &race, &path("race.pdn")]);
    assert_eq!((code, err.contains(".pdn holds draughts only")), (1, true));
}

#[test]
fn what_is_written_is_strict() {
    let mut record = game(
        "[Event \"a \\\"cup\\\"\"]\n[GameType \"20\"]\n[Round \"3\"]\n[Date \"2026.11.??\"]\n\n{ Before }\n1. 32-28!  19x23 { a\n \
         b } (1... 17-22 (1... 18-22) 2. 28x17 11x22) 2. 28:19 14×23 2-0",
    );
    record.nodes[ROOT].comment = "Before {all}".into();
    assert_eq!(
        record.to_text(Format::Pdn),
        "[Event \"a \\\"cup\\\"\"]\n[Site \"?\"]\n[Date \"2026.11.??\"]\n[Round \"3\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n\
         {Before (all)} 1. 32-28 $1 19-23 {a b} (1... 17-22 2. 28x17 11x22) (1... 18-22)\n2. 28x19 14x23 *\n"
    );
    let english = game("[FEN \"W:W32,24:B5\"]\n[GameType \"21\"]\n\n1. 32-28 5-9 *").to_text(Format::Pdn);
    assert!(english.ends_with("[SetUp \"1\"]\n[FEN \"W:W24,32:B5\"]\n\n1. 32-28 5-9 *\n"), "{english}");
    let black = game("[FEN \"B:W32:B5\"]\n[GameType \"20\"]\n\n1... 5-10 2. 32-28 *").to_text(Format::Pdn);
    assert!(black.ends_with("\n\n1... 5-10 2. 32-28 *\n"), "{black}");
}

#[test]
fn tags_of_other_programs_are_kept_in_every_form() {
    let names = ["Round", "Annotator", "Mode", "OtherMode", "Other", "Seat1", "Increment", "At"];
    let mut record = Record::new(Game::Draughts(Position::start(Variant::Russian)));
    record.tags.other = names.map(|name| (name.to_owned(), format!("of {name} \"x\""))).to_vec();
    for format in [Format::Ron, Format::Sheet, Format::Pdn] {
        let again = Record::from_text(&record.to_text(format), format).unwrap();
        let mut expected = record.tags.other.clone();
        let mut found = again.tags.other;
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{format:?}");
    }
}

/// A record grown by choices.
fn grow(variant: Variant, growths: &[(u8, u16, String, Vec<u8>)], end: u8) -> Record {
    let mut record = Record::new(Game::Draughts(Position::start(variant)));
    let mut games = vec![record.start.clone()];
    for (branch, choice, comment, nags) in growths {
        let parent = if *branch == 0 { usize::from(*choice) % games.len() } else { games.len() - 1 };
        let game = games[parent].clone();
        let moves: Vec<_> = (game.destinations().into_iter())
            .flat_map(|(from, ends)| ends.map(move |to| (from, to)))
            .flat_map(|(from, to)| game.moves_between(from, to))
            .collect();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { continue };
        let ply: Ply = mv.clone().into();
        let node = record.add(parent, ply.clone(), game.write(&ply), u32::from(*choice));
        if node == games.len() {
            games.push(game.play(&ply).unwrap());
            record.nodes[node].comment = comment.split_whitespace().collect::<Vec<_>>().join(" ");
            record.nodes[node].nags.clone_from(nags);
        }
    }
    let last = record.main_end();
    let game = record.position_at(last);
    let ending = [None, Some(Ply::Draw(game.to_move())), Some(Ply::Resign(Seat(0))), Some(Ply::TimeUp(Seat(1)))];
    if let Some(ply) = ending[usize::from(end)].clone().filter(|_| game.outcome().is_none()) {
        record.add(last, ply.clone(), game.write(&ply), 0);
    }
    record
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_written_is_read_again(
        variant in 0..6_usize,
        growths in prop::collection::vec(
            (0..6_u8, any::<u16>(), "[a-z0-9 .()\\[\\]:$%\"-]{0,12}", prop::collection::vec(1..200_u8, 0..2)),
            0..70,
        ),
        end in 0..4_u8,
        event in "[^\\p{C}?\\s]([^\\p{C}]{0,10}[^\\p{C}\\s])?",
    ) {
        let variants = [&Variant::ALL[..], &[Variant::Chinese64 { majority: false }]].concat();
        let mut record = grow(variants[variant], &growths, end);
        record.tags.event = event;
        record.entrants[1].name = "N. N.".into();
        record.tags.other.push(("Annotator".into(), "x".into()));
        let text = record.to_text(Format::Pdn);
        let list = Pdn::from_bytes(text.as_bytes());
        prop_assert_eq!(list.entries().len(), 1);
        let loaded = list.load(0, None).unwrap();
        prop_assert_eq!(&loaded.problems, &[], "{}", text);
        let again = loaded.record.unwrap();
        let mut expected = Record::from_text(&record.to_text(Format::Ron), Format::Ron).unwrap();
        if expected.outcome_at(expected.main_end()).is_some_and(|outcome| outcome.ending == Ending::OutOfTime) {
            expected.tags.other.insert(0, ("Termination".into(), "time forfeit".into()));
        }
        prop_assert_eq!(again.to_text(Format::Ron), expected.to_text(Format::Ron));
        for format in [Format::Ron, Format::Sheet] {
            prop_assert_eq!(Record::from_text(&record.to_text(format), format).unwrap().to_text(Format::Pdn), text.clone());
        }
    }

    #[test]
    fn no_bytes_stop_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..300), text in "[\\[\\]{}()\"$*0-9xa-h.\n -]{0,120}") {
        for list in [Pdn::from_bytes(&bytes), Pdn::from_bytes(text.as_bytes())] {
            for loaded in list.games(None) {
                prop_assert!(loaded.problems.iter().all(|problem| problem.game < list.entries().len()));
            }
        }
    }
}
