//! Every reason of number chess is a whole sentence in all three languages, and a player meets the one that is true.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use proptest::prelude::*;
use tiaoqi::board::Cell;
use tiaoqi::games::number_chess::arithmetic::{Fault, Operator, Value};
use tiaoqi::games::number_chess::{Illegal as Own, Kind, Scoring};
use tiaoqi::games::{Ending, Game, GameKind, Illegal, Seat, SetupError, Slip, WrittenError};
use tiaoqi::record::{Reason, Record, Ruling};
use tiaoqi::table::Refusal;
use tiaoqi::text::{Lang, Names, Text};

fn faults() -> Vec<Fault> {
    let (column, digit, value) = (3, 4, Value::whole(7));
    let mut faults = vec![
        Fault::Unknown { column, symbol: '%' },
        Fault::NumberMissing { column },
        Fault::Unexpected { column },
        Fault::Unclosed { column },
        Fault::ConcatOff { column },
        Fault::LeadingNought { column },
        Fault::BadPower { column },
        Fault::DivisionByNought { column },
        Fault::NotWhole { column, quotient: Value::new(5, 2).unwrap() },
        Fault::TooLarge,
        Fault::NotSpanned { digit },
        Fault::UsedTooOften { digit },
        Fault::Unused { digit },
        Fault::WrongClaim { claimed: value, claimed_negative: false, value, negative: true },
        Fault::WrongValue { value, negative: true, needed: value },
    ];
    let operators = [Operator::Plus, Operator::Minus, Operator::Times, Operator::Over, Operator::Power];
    faults.extend(operators.map(|operator| Fault::OperatorOff { column, operator }));
    faults
}

fn reasons() -> Vec<Own> {
    let (from, to, hop, value) = (Cell(0), Cell(9), 2, Value::whole(7));
    let mut reasons = vec![
        Own::Empty(from),
        Own::NotYourPiece(from),
        Own::NoSuchPiece(5),
        Own::NotYourTurn { to_move: Seat(1) },
        Own::SameCell(from),
        Own::Occupied(to),
        Own::NotOnLine { from, to },
        Own::NothingToSpan { from, to },
        Own::NotBehindLast { last: from, to },
        Own::NoEquation { needed: value, spanned: vec![2, 8, 9] },
        Own::ChainsOff,
        Own::OneSegment,
        Own::NoCommonValue,
        Own::SameLine { hop },
        Own::VisitedTwice(to),
        Own::NotSimple,
        Own::NoLanding { hop },
        Own::NotTheseSpanned { hop, there: vec![] },
        Own::NotTheseSpanned { hop, there: vec![2, 8] },
        Own::NotAdjacent,
        Own::NoEquationSaid { hop },
        Own::ValuesDiffer { hop, value, before: Value::new(1, 2).unwrap() },
        Own::MustYield,
        Own::MayNotPass,
        Own::MayNotStop { home: 7 },
        Own::GameOver,
    ];
    reasons.extend(Kind::ALL.into_iter().flat_map(|kind| [Own::NotThisWay(kind), Own::HopCount(kind)]));
    reasons.extend(faults().into_iter().map(|fault| Own::Equation { hop, fault }));
    reasons
}

/// Every sentence about number chess in one language.
fn sentences(text: &Text) -> Vec<String> {
    let game = GameKind::NumberChess.start("").unwrap();
    let names = Names::of(&Record::new(game.clone()), text);
    let mut all: Vec<String> =
        reasons().into_iter().map(|why| text.illegal(&Illegal::NumberChess(why), &names)).collect();
    all.push(text.illegal(&Illegal::NotInThisGame, &names));
    for found in ["", "右斜"] {
        let slip = Slip { column: 2, found: found.into() };
        all.push(text.written_error(&WrittenError::Statement(slip), &names));
    }
    let refusals = [Refusal::NoTakeBack, Refusal::MustSay, Refusal::NoRuling];
    all.extend(refusals.map(|refusal| text.refusal(&refusal, &names)));
    let endings = [Ending::Stopped, Ending::TimeUp, Ending::NoMoves, Ending::Resigned, Ending::Agreed];
    all.extend(endings.map(|ending| text.ending(ending)));
    all.push(text.setup_error(&SetupError::BadPiece("r1c1=3".into())));
    all.extend([Scoring::Product, Scoring::Difference].map(|scoring| text.scoring(scoring)));
    all.extend([0, 5].map(|penalty| text.standing(&game, Seat(0), penalty).unwrap()));
    for why in [Reason::Wrong("⑨右斜進跨⑥③(6+3=8)".into()), Reason::Time, Reason::Absent] {
        for lifted in [false, true] {
            all.push(text.ruling(Seat(1), &Ruling { why: why.clone(), points: 5, lifted }, &names));
        }
    }
    all.push(text.game_name(&game));
    all
}

#[test]
fn every_reason_is_a_whole_sentence_in_every_language() {
    let [traditional, simplified, english] = Lang::ALL.map(|lang| sentences(&Text::new(lang)));
    for sentence in [&traditional, &simplified, &english].into_iter().flatten() {
        assert!(!sentence.contains(['{', '}', '$', '?']) && sentence.chars().count() > 2, "{sentence}");
        assert!(!sentence.starts_with("nc-") && !sentence.contains("equation-"), "{sentence}");
    }
    for sentence in &english {
        assert!(!sentence.contains(['“', '”', '’', '…', '·', '「']), "{sentence}");
    }
    let distinct: std::collections::BTreeSet<&String> = english.iter().collect();
    assert_eq!(distinct.len(), english.len(), "no two reasons sound alike");
}

/// What a player is told, in English.
fn told(game: &Game, said: &str) -> String {
    let text = Text::new(Lang::En);
    let names = Names::of(&Record::new(game.clone()), &text);
    text.written_error(&game.read(said).unwrap_err(), &names)
}

#[test]
fn a_wrong_statement_is_answered_with_what_is_wrong_in_it() {
    let start = GameKind::NumberChess.start("").unwrap();
    for (said, answer) in [
        ("⑨右斜進跨⑥③(6-3=9)", "Equation of hop 1: it says 9, but it makes 3."),
        ("⑨右斜進跨⑥③(6-3)", "Equation of hop 1: it makes 3, but 9 is needed."),
        ("⑨右斜進跨⑥③(6+)", "Equation of hop 1: a number is missing at character 3."),
        ("⑨右斜進跨⑥③(6+3+1)", "Equation of hop 1: 1 is not among the pieces spanned."),
        ("⑨右斜進跨⑥③(6)", "Equation of hop 1: the 3 that is spanned is not used."),
        ("⑨右斜進跨⑥②", "Not these pieces: on the way of hop 1 stand, in order, 6 3."),
        ("⑨右斜進移", "No move"),
        ("9 FR chain 6 3", "Chain (連跨): it takes two hops or more; a single one is a span (單跨)."),
        ("叫停", "Call stop (叫停): all ten pieces must stand in the enemy camp; 0 do."),
        ("藍①左平移", "Not your turn: Red is to move."),
        ("--", "No passing: there is a legal move."),
    ] {
        let found = told(&start, said);
        assert!(found == answer || answer == "No move" && found.contains("r3c2"), "{said}: {found}");
    }
    let exact =
        GameKind::NumberChess.position("fractions=off,ops=four", "red r8c1=R1 r8c2=R9 r8c3=B2 r9c9=B0").unwrap();
    let answer =
        "Equation of hop 1: without fractions (組分數) a division comes out whole; at character 2 it gives 9/2.";
    assert_eq!(told(&exact, "①左平跨⑨②(9÷2)"), answer);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_typed_is_played_or_answered(
        noise in any::<String>(), cut in any::<prop::sample::Index>(), mark in prop::sample::select(MARKS.to_vec()),
    ) {
        let start = GameKind::NumberChess.start("").unwrap();
        let text = Text::new(Lang::ZhHant);
        let names = Names::of(&Record::new(start.clone()), &text);
        let right: Vec<char> = "⑨右斜進跨⑥③(6+3=9)".chars().collect();
        let cut = cut.index(right.len());
        let (before, behind): (String, String) = (right[..cut].iter().collect(), right[cut + 1..].iter().collect());
        for said in [noise.clone(), format!("{before}{mark}{behind}"), format!("{before}{noise}{behind}"), before] {
            match start.read_said(&said) {
                Ok(ply) => prop_assert!(start.play(&ply).is_ok(), "{}", said),
                Err(error) => prop_assert!(!text.written_error(&error, &names).is_empty(), "{}", said),
            }
        }
    }
}

/// What a slip of the finger may put in the place of a character.
const MARKS: [&str; 16] = ["", "0", "9", "⑨", "(", ")", "=", "+", "÷", "^", "，", "左", "連跨", "方", "²", "４"];
