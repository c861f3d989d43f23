//! Statements put together key by key.

use super::*;
use crate::games::number_chess::{Options, Script};

fn game(rules: &str, line: &str) -> Position {
    Position::from_line(Options::parse(rules).unwrap(), line).unwrap()
}

fn at(game: &Position, name: &str) -> Cell {
    game.board().parse(name).unwrap()
}

/// Red's 7 on r8c1 can span 2, 8 and 9 to the right.
const SPAN: &str = "red r8c1=R7 r8c3=B2 r8c4=R8 r8c5=B9 r15c1=B0";

fn begun(rules: &str, line: &str, mode: Mode, from: &str, to: &str) -> Saying {
    let game = game(rules, line);
    let mut saying = Saying::begin(&game, mode, at(&game, from)).unwrap();
    saying.reach(at(&game, to)).unwrap();
    saying
}

fn press(saying: &mut Saying, keys: &str) {
    for key in keys.chars() {
        let symbol = key.to_digit(10).map_or(Symbol::Sign(key), |digit| Symbol::Number(digit as u8));
        saying.press(symbol, false).unwrap();
    }
}

#[test]
fn with_help_the_equation_is_filled_in_and_can_be_paged() {
    let several = "red r8c1=R7 r8c3=B1 r8c4=R2 r8c5=B4 r15c1=B0";
    let mut saying = begun("", several, Mode::Guided, "r8c1", "r8c6");
    assert_eq!(saying.kind(), Kind::Span);
    let first = saying.hops()[0].equation.clone();
    assert!(saying.is_complete() && saying.hops()[0].page().is_some());
    saying.page(0, true);
    assert_ne!(saying.hops()[0].equation, first);
    saying.page(0, false);
    assert_eq!(saying.hops()[0].equation, first);
    assert!(saying.game.read_said(&saying.text(Script::Traditional)).is_ok(), "{}", saying.text(Script::English));
}

#[test]
fn every_legal_move_can_be_put_together_with_help_and_said_in_every_script() {
    let start = Position::start(Options::default());
    for (from, _) in start.destinations() {
        for to in start.landings_from(from).all() {
            let mut saying = Saying::begin(&start, Mode::Guided, from).unwrap();
            saying.reach(to).unwrap();
            for script in [Script::Traditional, Script::Simplified, Script::English] {
                let text = saying.text(script);
                let ply = start.read_said(&text);
                assert!(ply.is_ok(), "{text}: {ply:?}");
            }
        }
    }
}

#[test]
fn a_player_builds_the_equation_key_by_key() {
    let mut saying = begun("ops=four,concat=on", SPAN, Mode::Practice, "r8c1", "r8c6");
    assert!(!saying.is_complete() && saying.takes_symbols());
    press(&mut saying, "2×8-9");
    assert!(saying.is_complete());
    assert_eq!(saying.text(Script::English), "7 L span 2 8 9 (2×8-9=7)");
    assert_eq!(saying.made_by(&saying.hops()[0]), Some(Value::whole(7)));
    assert!(saying.erase());
    assert_eq!(saying.hops()[0].equation, "2×8-");
    assert_eq!(saying.press(Symbol::Number(8), false), Err(Unfit::Number(8)));
}

#[test]
fn numbers_join_only_where_that_is_said_and_allowed() {
    let mut saying = begun("ops=add-sub,concat=on,fractions=off,power=off", SPAN, Mode::Match, "r8c1", "r8c6");
    press(&mut saying, "2");
    assert_eq!(saying.press(Symbol::Number(8), false), Err(Unfit::NoSign));
    assert_eq!(saying.press(Symbol::Sign('×'), false), Err(Unfit::SignOff('×')));
    saying.press(Symbol::Join, false).unwrap();
    assert!(saying.is_joining());
    press(&mut saying, "8");
    assert_eq!(saying.hops()[0].equation, "28");
    let mut saying = begun("concat=off", SPAN, Mode::Practice, "r8c1", "r8c6");
    press(&mut saying, "2");
    assert_eq!(saying.press(Symbol::Join, false), Err(Unfit::JoinOff));
    assert_eq!(saying.press(Symbol::Number(8), true), Err(Unfit::NoSign));
}

#[test]
fn a_chain_grows_hop_by_hop_to_one_value() {
    let rules = "ops=four,fractions=off,concat=off,power=off";
    // 5 over 2 on its right, then over 2 above: both make 2.
    let game = game(rules, "red r8c1=R5 r8c2=B2 r7c4=R2 r15c1=B0");
    let mut saying = Saying::begin(&game, Mode::Practice, at(&game, "r8c1")).unwrap();
    let mark = |saying: &Saying, name| {
        saying.landings().iter().find(|landing| landing.to == at(&game, name)).map(|landing| landing.mark)
    };
    assert_eq!(mark(&saying, "r8c3"), Some(LandingMark::End), "an adjacent move");
    saying.reach(at(&game, "r8c3")).unwrap();
    assert_eq!(saying.kinds(), [Kind::Adjacent, Kind::Span]);
    assert!(!saying.plays_at_once(), "it can go on");
    assert_eq!(mark(&saying, "r6c5"), Some(LandingMark::End));
    saying.reach(at(&game, "r6c5")).unwrap();
    assert_eq!((saying.kind(), saying.focus()), (Kind::Chain, 1));
    saying.turn_to(0);
    press(&mut saying, "2");
    assert_eq!(saying.value(), Some(Value::whole(2)));
    assert_eq!(saying.hint(), Hint::Symbol("2".into()), "the other hop is turned to");
    press(&mut saying, "2");
    assert!(saying.is_complete());
    assert_eq!(saying.hint(), Hint::SayIt);
    let said = game.read_said(&saying.text(Script::Simplified));
    assert!(said.is_ok(), "{said:?}");
    assert!(saying.step_back());
    assert_eq!((saying.at(), saying.hops().len()), (at(&game, "r8c3"), 1));
}

#[test]
fn a_match_gives_nothing_away() {
    let game = game("", "red r8c1=R7 r8c3=B2 r8c4=R8 r15c1=B0");
    let saying = Saying::begin(&game, Mode::Match, at(&game, "r8c1")).unwrap();
    let hop = saying.landings().iter().find(|landing| landing.to == at(&game, "r8c5")).unwrap();
    assert!(game.find_move(at(&game, "r8c1"), at(&game, "r8c5")).is_err(), "2 and 8 do not make 7");
    assert_eq!(hop.mark, LandingMark::Open);
    assert!(saying.landings().iter().all(|landing| landing.mark == LandingMark::Open));
}

#[test]
fn hints_lead_to_a_legal_move_step_by_step() {
    let game = game("ops=four,fractions=off,concat=off,power=off", SPAN);
    let mut saying = Saying::begin(&game, Mode::Practice, at(&game, "r8c1")).unwrap();
    let mut steps = 0;
    loop {
        steps += 1;
        assert!(steps < 40);
        match saying.hint() {
            Hint::Landing(to) => saying.reach(to).unwrap(),
            Hint::Value(_) => {}
            Hint::Symbol(symbol) => press(&mut saying, &symbol),
            Hint::SayIt => break,
            Hint::StepBack | Hint::Nothing => panic!("{saying:?}"),
        }
    }
    assert!(game.read_said(&saying.text(Script::Traditional)).is_ok());
}

#[test]
fn a_wrong_beginning_is_hinted_back() {
    let mut saying = begun("concat=off", SPAN, Mode::Practice, "r8c1", "r8c6");
    press(&mut saying, "9+8+");
    assert_eq!(saying.hint(), Hint::StepBack);
}
