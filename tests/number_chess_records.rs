//! Number chess on paper: any game saves and reads back, in either form, with rulings, equations and variations.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use tiaoqi::games::{Game, GameKind, Ply};
use tiaoqi::record::{Fault, Format, Mode, ROOT, Reason, Record, Ruling, Terms};

const RULES: [&str; 4] =
    ["", "preset=grade-1,board=rhombus64", "board=star121,chain-style=simple", "scoring=difference,yield=off"];

/// The entry that a number picks: a move mostly, now and then another one.
fn pick(game: &Game, choice: u32) -> Ply {
    let seat = game.to_move();
    match choice % 61 {
        1..=6 => return Ply::Timeout(seat),
        7 => return Ply::Resign(tiaoqi::games::number_chess::opponent(seat)),
        8 => return Ply::Draw(seat),
        9 => return Ply::TimeUp(seat),
        10 if game.can_call_stop() => return Ply::CallStop(seat),
        _ => {}
    }
    let pairs: Vec<_> =
        game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect();
    match pairs.get(choice as usize % pairs.len().max(1)) {
        Some(&(from, to)) => game.find_move(from, to).unwrap().into(),
        None => Ply::Pass(seat),
    }
}

fn words() -> impl Strategy<Value = String> {
    let nasty = ["", "]", "}", "\\", "(1. ", "[%ruling time 5]", "[%emt 5]", "⑨右斜進跨⑥③(6+3=8)", "\n", "253:240"];
    prop_oneof![2 => prop::sample::select(nasty.to_vec()).prop_map(str::to_owned), 1 => any::<String>()]
}

fn rulings() -> impl Strategy<Value = Option<Ruling>> {
    let why = prop_oneof![2 => words().prop_map(Reason::Wrong), 1 => Just(Reason::Time), 1 => Just(Reason::Absent)];
    let ruling = (why, any::<u16>(), any::<bool>()).prop_map(|(why, points, lifted)| Ruling { why, points, lifted });
    prop::option::weighted(0.3, ruling)
}

fn terms() -> impl Strategy<Value = Terms> {
    let modes = prop::sample::select(Mode::ALL.to_vec());
    let clocks = (any::<Option<u32>>(), any::<Option<u32>>(), any::<Option<u32>>(), any::<u32>());
    let custom = (modes, clocks, any::<u16>());
    prop_oneof![
        Just(Terms::default()),
        Just(Terms::MATCH),
        custom.prop_map(|(mode, (move_seconds, round_seconds, side_seconds, increment_seconds), penalty)| Terms {
            mode,
            move_seconds,
            round_seconds,
            penalty,
            side_seconds,
            increment_seconds,
        }),
    ]
}

fn records() -> impl Strategy<Value = Record> {
    let growth = (any::<u16>(), any::<u32>(), words(), 0_u32..40_000, rulings());
    let growths = prop::collection::vec(growth, 0..25);
    (prop::sample::select(RULES.to_vec()), terms(), growths).prop_map(|(rules, terms, growths)| {
        let mut record = Record::new(GameKind::NumberChess.start(rules).unwrap());
        record.terms = terms;
        let mut games = vec![record.start.clone()];
        for (after, choice, comment, ms, ruling) in growths {
            let last = games.len() - 1;
            let parent = if after % 3 > 0 { last } else { usize::from(after / 3) % games.len() };
            let game = games[parent].clone();
            if game.outcome().is_some() {
                continue;
            }
            let ply = pick(&game, choice);
            let next = game.play(&ply).unwrap();
            let text = game.write(&ply);
            let node = record.add_ruled(parent, ply, text, ms, ruling);
            record.nodes[node].comment = comment;
            games.push(next);
        }
        record
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_game_is_kept_by_both_forms(record in records()) {
        let (saved, written) = (record.to_text(Format::Ron), record.to_text(Format::Sheet));
        let read = Record::from_text(&saved, Format::Ron).unwrap_or_else(|e| panic!("{e:?}\n{saved}"));
        prop_assert_eq!(read.to_text(Format::Ron), saved.clone());
        prop_assert_eq!((read.terms, read.result()), (record.terms, record.result()));
        prop_assert_eq!(read.penalties_at(read.main_end()), record.penalties_at(record.main_end()));
        let sheet = Record::from_text(&written, Format::Sheet).unwrap_or_else(|e| panic!("{e:?}\n{written}"));
        prop_assert_eq!(sheet.to_text(Format::Ron), saved);
        prop_assert_eq!(sheet.to_text(Format::Sheet), written);
    }

    #[test]
    fn a_cut_file_is_refused(record in records(), cut in any::<prop::sample::Index>()) {
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
    fn flipped_bits_never_stop_the_reader(record in records(), place in any::<prop::sample::Index>(), bit in 0_u8..8) {
        for format in [Format::Ron, Format::Sheet] {
            let mut bytes = record.to_text(format).into_bytes();
            let place = place.index(bytes.len());
            bytes[place] ^= 1 << bit;
            let Ok(flipped) = String::from_utf8(bytes) else { continue };
            if let Ok(read) = Record::from_text(&flipped, format) {
                let saved = read.to_text(format);
                prop_assert_eq!(Record::from_text(&saved, format).unwrap().to_text(format), saved);
            }
        }
    }
}

fn sheet(moves: &str) -> Result<Record, tiaoqi::record::LoadError> {
    Record::from_text(&format!("[Game \"number-chess\"]\n\n{moves}\n"), Format::Sheet)
}

#[test]
fn brackets_of_equations_and_of_other_tries_are_told_apart() {
    let record = sheet(
        "1. ⑨右斜進跨⑥③(6+3=9) (1. ⓪右斜進跨⑧⑦①(7+1-8=0) ⑧左斜進跨⑥②( 6 + 2 = 8 )) {so far} 9右斜进跨63(6+3=9)\n*",
    );
    let record = record.unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(record.line_from(ROOT).len(), 2);
    let texts: Vec<&str> = record.nodes[1..].iter().map(|node| node.text.as_str()).collect();
    let nine = "⑨右斜進跨⑥③(6+3=9)";
    assert_eq!(texts, [nine, "⓪右斜進跨⑧⑦①(7+1-8=0)", "⑧左斜進跨⑥②(6+2=8)", nine]);
    assert_eq!(record.nodes[3].comment, "");
    assert_eq!(record.nodes[1].comment, "so far");
}

#[test]
fn a_sheet_says_where_a_statement_is_wrong() {
    for (moves, line) in [
        ("1. ⑨右斜進跨⑥③(6+3=9\n*", 3),
        ("1. ⑨右斜進跨⑥③(6+3=9)\n⑨右斜進跨⑥③(6-3=9) *", 4),
        ("1. ①右斜進移) *", 3),
        ("1. ①右斜進移 (1. ③右斜進移 *", 3),
        ("1. 認輸\n1 2 0:0", 4),
    ] {
        let error = sheet(moves).unwrap_err();
        assert_eq!(error.line, Some(line), "{moves}: {:?}", error.fault);
    }
    assert_eq!(sheet("1. 認輸\n2 1 0:0").unwrap().result(), "2 1 0:0");
    for tag in ["Mode \"war\"", "MoveTime \"soon\"", "Penalty \"-5\"", "RoundTime \"\""] {
        let text = format!("[Game \"number-chess\"]\n[{tag}]\n\n*\n");
        let error = Record::from_text(&text, Format::Sheet).unwrap_err();
        assert!(matches!(error.fault, Fault::Syntax(_)) && error.line == Some(2), "{tag}");
    }
}

#[test]
fn a_saved_game_may_leave_out_what_is_usual() {
    let text = "(format: \"tiaoqi\", version: 1, game: \"number-chess\", terms: (mode: practice),\n\
                seats: [(colour: vermilion), (colour: blue)],\n\
                moves: [(text: \"超时\", ruling: Some((why: time))), (text: \"draw\")])";
    let record = Record::from_text(text, Format::Ron).unwrap();
    assert_eq!(record.terms, Terms { mode: Mode::Practice, ..Terms::default() });
    assert_eq!((record.result().as_str(), record.nodes[1].text.as_str()), ("1 1 0:0", "超時"));
}
