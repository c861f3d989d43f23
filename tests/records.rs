//! Games on paper: what is saved is what is read, in either form; damaged files are refused with the place and the
//! reason; no file is ever half-written.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use tiaoqi::games::{Game, GameKind, Illegal, Ply, Seat, WrittenError};
use tiaoqi::record::{Colour, Entrant, Fault, Format, LoadError, ROOT, Record};
use tiaoqi::text::{Lang, Text};

const SAVES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saves");

fn start(rules: &str) -> Game {
    GameKind::ChineseCheckers.start(rules).unwrap()
}

fn ron(text: &str) -> Result<Record, LoadError> {
    Record::from_text(text, Format::Ron)
}

fn sheet(text: &str) -> Result<Record, LoadError> {
    Record::from_text(text, Format::Sheet)
}

/// The legal ply that a number picks: a move mostly, a pass where there is none, sometimes a resignation.
fn pick(game: &Game, choice: u32) -> Ply {
    if choice.is_multiple_of(97) {
        let seats = (0..game.seats() as u8).map(Seat).filter(|&seat| game.is_playing(seat));
        let seats: Vec<Seat> = seats.collect();
        return Ply::Resign(seats[choice as usize % seats.len()]);
    }
    let pairs: Vec<_> =
        game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect();
    match pairs.get(choice as usize % pairs.len().max(1)) {
        Some(&(from, to)) => game.find_move(from, to).unwrap().into(),
        None => Ply::Pass(game.to_move()),
    }
}

/// A ply to add to a tree: after which node (0: the last), which ply, remark, milliseconds.
type Growth = (u16, u32, String, u32);

/// Grows a tree, and gives it with the position at every node.
fn grow(record: &mut Record, growths: Vec<Growth>) {
    let mut games = vec![record.start.clone()];
    for (after, choice, comment, ms) in growths {
        let last = games.len() - 1;
        let parent = if after % 3 > 0 { last } else { usize::from(after / 3) % games.len() };
        let game = games[parent].clone();
        if game.outcome().is_some() {
            continue;
        }
        let ply = pick(&game, choice);
        let next = game.play(&ply).unwrap();
        let text = game.write(&ply);
        let node = record.add(parent, ply, text, ms);
        if node == games.len() {
            record.nodes[node].comment = comment;
            games.push(next);
        }
    }
}

const RULES: [&str; 6] = [
    "",
    "pieces=15,long-hops=off,camps=open",
    "players=3,pieces=15,goal-lock=strict",
    "players=4,chains=off,evacuation=off",
    "players=6",
    "players=6,filled-goal=on,no-progress=off,full-round=on,camps=no-entry",
];

const POSITIONS: [&str; 3] = [
    "0 r13c6=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 r8c1=3 r5c6=3",
    "3   r1c1=3\tr9c5=0 ",
    "0",
];

/// Text of every awkward kind.
fn words() -> impl Strategy<Value = String> {
    let nasty = [
        "",
        " ",
        "\"",
        "\\",
        "\\n",
        "\\\"",
        "{",
        "}",
        "{}",
        "\\}",
        "(",
        ")",
        "[",
        "]",
        "[%emt 5]",
        "[%emt 5] then",
        "[%emt x]",
        "[%emt",
        "\\[%emt 1]",
        "\n",
        "\r\n",
        "\t",
        "好棋！「搭橋」",
        "// no comment",
        "/* nor this */",
        "r#\"raw\"#",
        "1. r4c1-r5c5 *",
        "1 2",
        "\u{feff}",
        "\u{0}",
        "\u{7f}",
        "\u{85}",
        "\u{2028}",
        "👍🏽",
        "e\u{301}",
        " ends with a blank ",
        "text: ",
    ];
    let piece = prop_oneof![3 => prop::sample::select(nasty.to_vec()).prop_map(str::to_owned), 1 => any::<String>()];
    prop_oneof![2 => Just(String::new()), 3 => prop::collection::vec(piece, 1..4).prop_map(|pieces| pieces.concat())]
}

fn records() -> impl Strategy<Value = Record> {
    let times = prop_oneof![Just(0), 1_u32..90_000, any::<u32>()];
    let growths = prop::collection::vec((any::<u16>(), any::<u32>(), words(), times), 0..40);
    let game = prop_oneof![
        3 => prop::sample::select(RULES.to_vec()).prop_map(|rules| (rules, None)),
        1 => prop::sample::select(POSITIONS.to_vec()).prop_map(|position| ("", Some(position))),
    ];
    let seats = prop::collection::vec((words(), prop::sample::select(Colour::ALL.to_vec())), 6);
    (game, seats, [words(), words(), words()], words(), growths, any::<Option<u16>>()).prop_map(
        |((rules, position), seats, [event, place, date], remark, growths, at)| {
            let kind = GameKind::ChineseCheckers;
            let start = position.map_or_else(|| kind.start(rules), |line| kind.position(rules, line)).unwrap();
            let mut record = Record::new(start);
            record.position = position.map(str::to_owned);
            (record.tags.event, record.tags.place, record.tags.date) = (event, place, date);
            let entrants = seats.into_iter().map(|(name, colour)| Entrant { name, colour });
            record.entrants = entrants.take(record.entrants.len()).collect();
            record.nodes[ROOT].comment = remark;
            grow(&mut record, growths);
            record.at = at.map(|at| usize::from(at) % record.nodes.len());
            record
        },
    )
}

/// The same tree, node by node in the order of the files, whatever the nodes' numbers are.
fn assert_same(a: &Record, b: &Record) {
    let listed = |record: &Record| -> Vec<(Option<Ply>, String, String, u32, bool, usize)> {
        let listing = record.listing();
        let nodes = listing.iter().map(|&id| {
            let node = &record.nodes[id];
            let depth = record.line_to(id).len();
            (node.ply.clone(), node.text.clone(), node.comment.clone(), node.ms, record.at == Some(id), depth)
        });
        nodes.collect()
    };
    assert_eq!(listed(a), listed(b));
    assert_eq!((&a.start, &a.position, &a.tags, &a.entrants), (&b.start, &b.position, &b.tags, &b.entrants));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_saved_game_reads_back_and_saves_to_the_same_bytes(record in records()) {
        let saved = record.to_text(Format::Ron);
        let read = ron(&saved).unwrap_or_else(|e| panic!("{e:?}\n{saved}"));
        assert_same(&record, &read);
        prop_assert_eq!(read.to_text(Format::Ron), saved);
    }

    #[test]
    fn a_score_sheet_keeps_everything(record in records()) {
        let (saved, written) = (record.to_text(Format::Ron), record.to_text(Format::Sheet));
        let read = sheet(&written).unwrap_or_else(|e| panic!("{e:?}\n{written}"));
        assert_same(&record, &read);
        prop_assert_eq!(read.to_text(Format::Sheet), written);
        prop_assert_eq!(read.to_text(Format::Ron), saved);
    }

    #[test]
    fn windows_line_ends_and_a_byte_order_mark_do_no_harm(record in records()) {
        for format in [Format::Ron, Format::Sheet] {
            let text = format!("\u{feff}{}", record.to_text(format).replace('\n', "\r\n"));
            assert_same(&Record::from_text(&text, format).unwrap(), &record);
        }
    }

    #[test]
    fn a_file_cut_anywhere_is_refused(record in records(), cut in any::<prop::sample::Index>()) {
        for format in [Format::Ron, Format::Sheet] {
            let text = record.to_text(format);
            let whole = text.trim_end();
            let mut cut = cut.index(whole.len());
            while !whole.is_char_boundary(cut) {
                cut -= 1;
            }
            prop_assert!(Record::from_text(&whole[..cut], format).is_err(), "{}", &whole[..cut]);
        }
    }

    #[test]
    fn doubled_files_are_refused_and_flipped_bits_are_refused_or_read_as_what_they_say(
        record in records(), place in any::<prop::sample::Index>(), bit in 0_u8..8,
    ) {
        for format in [Format::Ron, Format::Sheet] {
            let text = record.to_text(format);
            prop_assert!(Record::from_text(&text.repeat(2), format).is_err());
            let mut bytes = text.into_bytes();
            let place = place.index(bytes.len());
            bytes[place] ^= 1 << bit;
            let Ok(flipped) = String::from_utf8(bytes) else { continue };
            if let Ok(read) = Record::from_text(&flipped, format) {
                let saved = read.to_text(format);
                assert_same(&Record::from_text(&saved, format).unwrap(), &read);
            }
        }
    }

    #[test]
    fn foreign_text_is_refused(text in any::<String>()) {
        prop_assert!(ron(&text).is_err() && sheet(&text).is_err());
    }
}

const FOREIGN: [&str; 12] = [
    "",
    "\n\n",
    "()",
    "(version: 1)",
    "(format: \"tiaoqi\")",
    "(format: \"tiaoqi\", version: 0)",
    "{\"format\": \"tiaoqi\", \"version\": 1}",
    "[Event \"Casual\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 1-0\n",
    "<html><body>404</body></html>",
    "[Game \"chinese-checkers\"]\n",
    "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
    "\u{feff}",
];

#[test]
fn other_files_are_refused_in_both_forms() {
    for text in FOREIGN {
        assert!(ron(text).is_err(), "{text}");
        assert!(sheet(text).is_err(), "{text}");
    }
    let deep = "(".repeat(100_000);
    assert!(ron(&deep).is_err() && sheet(&deep).is_err());
    let deep = format!("(format: \"tiaoqi\", version: 1, extra: {}", "[".repeat(100_000));
    assert!(ron(&deep).is_err());
    assert!(matches!(ron("(version: 1)").unwrap_err().fault, Fault::Foreign));
    assert!(matches!(ron("(format: \"tiaoqi\", version: 0)").unwrap_err().fault, Fault::Foreign));
}

/// A saved game with a word in it replaced.
fn spoilt(from: &str, to: &str) -> LoadError {
    let text =
        sheet("[Game \"chinese-checkers\"]\n1. r4c1-r5c5 r14c1-r13c5 2. r4c2-r5c6").unwrap().to_text(Format::Ron);
    assert!(text.contains(from), "{from} is not in\n{text}");
    ron(&text.replacen(from, to, 1)).unwrap_err()
}

#[test]
fn a_newer_version_is_named_and_refused() {
    let error = spoilt("version: 1", "version: 2, clock: (base: 300), pieces: [Man(3)]");
    assert!(matches!(error.fault, Fault::Newer { version: 2, known: 1 }), "{error:?}");
}

#[test]
fn what_does_not_fit_the_game_is_refused_with_its_line() {
    let error = spoilt("chinese-checkers", "go");
    assert!(matches!(&error.fault, Fault::UnknownGame(name) if name == "go"));
    assert_eq!(error.line, Some(4));
    let error = spoilt("players=2", "players=5");
    assert!(matches!(error.fault, Fault::Setup(_)));
    assert_eq!(error.line, Some(5));
    let error = spoilt("        (name: \"\", colour: blue),\n", "");
    assert!(matches!(error.fault, Fault::Seats { named: 1, needed: 2 }));
    assert_eq!(error.line, Some(7));
    let error = spoilt("colour: blue", "colour: beige");
    assert!(matches!(error.fault, Fault::Syntax(_)));
    assert_eq!(error.line, Some(9));
    let error = spoilt("result: \"*\"", "result: \"1 2\"");
    assert!(matches!(&error.fault, Fault::Result { written, found } if written == "1 2" && found == "*"));
    assert_eq!(error.line, Some(11));
    let error = spoilt("(text: \"r14", "(after: Some(7), text: \"r14");
    assert!(matches!(error.fault, Fault::Parent(2)), "{error:?}");
    assert_eq!(error.line, Some(14));
}

#[test]
fn an_impossible_move_is_named_with_line_number_and_reason() {
    let error = spoilt("r14c1-r13c5", "r4c2-r5c6");
    assert_eq!(error.line, Some(14));
    let Fault::Move { number, text, why, .. } = &error.fault else { panic!("{error:?}") };
    assert_eq!((*number, text.as_str()), (2, "r4c2-r5c6"));
    assert_eq!(**why, WrittenError::Illegal(Illegal::TurnOver { seat: Seat(0), to_move: Seat(1) }));
    let sentence = Text::new(Lang::En).load_error(&error);
    let expected = "Line 14: move 2, r4c2-r5c6, cannot be played. Turn over: Red has just moved; now Blue is to move.";
    assert_eq!(sentence, expected);
    let over = spoilt("(text: \"r14", "(text: \"resign\"),\n(text: \"r14");
    assert_eq!(over.line, Some(15));
    let Fault::Move { number, why, .. } = over.fault else { panic!("the game is over") };
    assert_eq!((number, *why), (3, WrittenError::Illegal(Illegal::GameOver)));
}

#[test]
fn a_score_sheet_says_where_it_is_wrong() {
    let head = "[Game \"chinese-checkers\"]\n[Rules \"players=2\"]\n";
    let fails = |rest: &str| sheet(&format!("{head}{rest}")).unwrap_err();
    for (rest, line) in [
        ("[Colour2 \"beige\"]\n\n*", 3),
        ("[Event Cup]\n\n*", 3),
        ("[Event \"Cup\"\n\n*", 3),
        ("[Rules \"players=3\"]\n\n*", 3),
        ("\n1. r4c1-r5c5 {never closed\n\n", 4),
        ("\n1. r4c1-r5c5\n(1. r4c2-r5c6 *\n", 5),
        ("\n1. r4c1-r5c5) *\n", 4),
        ("\n1. r4c1-r5c5\n\n2. r4c1-r9c9 *\n", 6),
        ("\n1. r4c1-r5c5\n2 1\n", 5),
        ("[Result \"1 2\"]\n\n1. r4c1-r5c5 *\n", 3),
        ("[Result \"*\"]\n\n1. r4c1-r5c5\n", 5),
    ] {
        assert_eq!(fails(rest).line, Some(line), "{rest}: {:?}", fails(rest).fault);
    }
    assert!(sheet(&format!("{head}\n1. r4c1-r5c5 {{a typed sheet may leave the result out}}\n")).is_ok());
}

#[test]
fn remarks_that_look_like_thinking_times_stay_remarks() {
    for (ms, comment) in [(0, "[%emt 5] quick"), (3200, "[%emt 5]"), (1, ""), (u32::MAX, " "), (0, "\\[%emt 5]")] {
        let mut record = Record::new(start(""));
        grow(&mut record, vec![(1, 1, comment.into(), ms)]);
        let node = sheet(&record.to_text(Format::Sheet)).unwrap().nodes[1].clone();
        assert_eq!((node.ms, node.comment.as_str()), (ms, comment));
    }
}

#[test]
fn every_cut_of_a_real_game_is_refused() {
    for path in saves("v1") {
        let text = std::fs::read_to_string(&path).unwrap();
        let record = ron(&text).unwrap();
        let sheet_text = record.to_text(Format::Sheet);
        for (text, format) in [(text.trim_end(), Format::Ron), (sheet_text.trim_end(), Format::Sheet)] {
            for (cut, _) in
                text.char_indices().skip(text.len().saturating_sub(1500)).chain(text.char_indices().take(600))
            {
                assert!(Record::from_text(&text[..cut], format).is_err(), "{}", &text[..cut]);
            }
        }
    }
}

/// A long game of two pieces that walk to and fro, variations nested 200 deep, and a variation at every tenth ply.
fn long_game(plies: usize) -> Record {
    let mut record = Record::new(start("no-progress=off"));
    let there = ["r4c1-r5c5", "r14c1-r13c5", "r5c5-r4c1", "r13c5-r14c1"];
    let aside = ["r4c4-r5c9", "r14c4-r13c9", "r3c1-r5c7", "r14c3-r13c7"];
    let mut games = vec![record.start.clone()];
    for text in there {
        let game = &games[games.len() - 1];
        games.push(game.play(&game.read(text).unwrap()).unwrap());
    }
    let ply = |phase: usize, text: &str| games[phase].read(text).unwrap();
    let mut ends = vec![ROOT];
    for i in 0..plies {
        let node = record.add(ends[i], ply(i % 4, there[i % 4]), there[i % 4].into(), 1000);
        ends.push(node);
    }
    for i in (0..plies).step_by(10) {
        record.add(ends[i], ply(i % 4, aside[i % 4]), aside[i % 4].into(), 0);
    }
    // In a variation again a variation, and so on: each goes one ply along the main line's moves and turns off.
    let mut game = games[1].clone();
    let mut node = ends[1];
    for _ in 0..200 {
        let pairs: Vec<_> = game.destinations().into_iter().flat_map(|(a, ends)| ends.map(move |b| (a, b))).collect();
        let children: Vec<usize> = [pairs[0], pairs[1]]
            .into_iter()
            .map(|(a, b)| {
                let ply = Ply::from(game.find_move(a, b).unwrap());
                record.add(node, ply.clone(), game.write(&ply), 0)
            })
            .collect();
        node = children[1];
        game = game.play(record.nodes[node].ply.as_ref().unwrap()).unwrap();
    }
    record
}

#[test]
fn ten_thousand_plies_with_deep_variations_are_quick_and_need_no_deep_stack() {
    let record = long_game(10_000);
    let work = move || {
        let began = Instant::now();
        let saved = record.to_text(Format::Ron);
        let read = ron(&saved).unwrap();
        assert_eq!(read.to_text(Format::Ron), saved);
        let written = read.to_text(Format::Sheet);
        assert_eq!(sheet(&written).unwrap().to_text(Format::Ron), saved);
        assert!(read.nodes.len() > 11_000);
        began.elapsed()
    };
    let took = std::thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
    assert!(took < Duration::from_secs(20), "{took:?}");
}

/// The saved games of a version of the format, which every later program must open.
fn saves(version: &str) -> Vec<PathBuf> {
    let files = std::fs::read_dir(Path::new(SAVES).join(version)).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "ron")).collect();
    files.sort();
    files
}

#[test]
fn games_saved_by_version_1_open_and_save_to_the_same_bytes() {
    let files = saves("v1");
    assert!(files.len() >= 5, "these files are kept for ever");
    for path in files {
        let saved = std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
        let record = Record::open(&path).unwrap_or_else(|e| panic!("{}: {e:?}", path.display()));
        assert_eq!(record.to_text(Format::Ron), saved, "{}", path.display());
        let written = sheet(&record.to_text(Format::Sheet)).unwrap();
        assert_eq!(written.to_text(Format::Ron), saved, "{}", path.display());
    }
}

#[test]
fn a_file_of_any_ending_opens_by_its_content() {
    let folder = tempfile::tempdir().unwrap();
    let record = long_game(20);
    for (name, format) in [("game.dat", Format::Sheet), ("game", Format::Ron)] {
        let path = folder.path().join(name);
        std::fs::write(&path, format!("\u{feff}\r\n{}", record.to_text(format))).unwrap();
        assert_same(&Record::open(&path).unwrap(), &record);
    }
}
