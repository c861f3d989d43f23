//! Number chess at the table: helped, practised, and judged as in a match.

use std::time::Duration;

use super::*;
use crate::games::number_chess::Illegal as Own;
use crate::games::number_chess::arithmetic::Fault;
use crate::games::{Ending, GameKind};
use crate::record::Format;

fn table(mode: Mode) -> Table {
    let mut record = Record::new(GameKind::NumberChess.start("").unwrap());
    record.terms = if mode == Mode::Match { Terms::MATCH } else { Terms { mode, ..Terms::default() } };
    Table::new(record)
}

fn at(line: &str, terms: Terms) -> Table {
    let mut record = Record::new(GameKind::NumberChess.position("", line).unwrap());
    record.position = Some(line.into());
    record.terms = terms;
    Table::new(record)
}

fn say(table: &mut Table, text: &str) -> Vec<TableEvent> {
    table.apply(TableAction::Say(text.into()))
}

fn refusal(events: &[TableEvent]) -> &Refusal {
    let [TableEvent::Refused(refusal)] = events else { panic!("{events:?}") };
    refusal
}

const WRONG: &str = "⑨右斜進跨⑥③(6+3=8)";
const RIGHT: &str = "⑨右斜進跨⑥③(6+3=9)";

/// The same again from either file.
fn again(table: &Table, format: Format) -> Table {
    Table::new(Record::from_text(&table.to_record().to_text(format), format).unwrap())
}

#[test]
fn guided_play_fills_equations_in_and_practice_asks_for_them() {
    let (from, to) = {
        let board = table(Mode::Guided).game().board();
        (board.parse("r2c2").unwrap(), board.parse("r5c5").unwrap())
    };
    let mut guided = table(Mode::Guided);
    guided.apply(TableAction::Move { from, to });
    assert_eq!(guided.record().nodes[1].text, RIGHT);
    let mut practice = table(Mode::Practice);
    assert_eq!(refusal(&practice.apply(TableAction::Move { from, to })), &Refusal::MustSay);
    let unsaid = say(&mut practice, "⑨右斜進跨⑥③");
    assert!(matches!(
        refusal(&unsaid),
        Refusal::Written(WrittenError::Illegal(Illegal::NumberChess(Own::NoEquationSaid { hop: 1 })))
    ));
    let wrong = say(&mut practice, WRONG);
    assert!(matches!(
        refusal(&wrong),
        Refusal::Written(WrittenError::Illegal(Illegal::NumberChess(Own::Equation {
            fault: Fault::WrongClaim { .. },
            ..
        })))
    ));
    assert_eq!(practice.node(), ROOT, "it may be tried again");
    say(&mut practice, RIGHT);
    assert_eq!(practice.record().nodes[1].text, RIGHT);
    practice.apply(TableAction::Undo);
    assert_eq!(practice.node(), ROOT);
}

#[test]
fn in_a_match_a_wrong_statement_costs_the_turn_and_points_and_a_slip_does_not() {
    let mut table = table(Mode::Match);
    table.tick(Duration::from_secs(4));
    assert!(matches!(refusal(&say(&mut table, "⑨右斜")), Refusal::Written(WrittenError::Statement(_))));
    assert!(matches!(refusal(&say(&mut table, "叫停")), Refusal::Written(WrittenError::Illegal(_))));
    assert_eq!(table.node(), ROOT);
    let before = table.game().to_line();
    let events = say(&mut table, WRONG);
    assert!(
        matches!(events[..], [TableEvent::Played { ply: Ply::Timeout(_), .. }, TableEvent::Ruled(1)]),
        "{events:?}"
    );
    assert_eq!(table.game().to_line(), before.replacen("red", "blue", 1), "the piece is back, the turn is lost");
    assert_eq!((table.penalty(Seat(0)), table.penalty(Seat(1))), (5, 0));
    assert!(matches!(
        table.why_ruled(1),
        Some(WrittenError::Illegal(Illegal::NumberChess(Own::Equation { hop: 1, .. })))
    ));
    assert_eq!(table.record().nodes[1].ms, 4000);
    for format in [Format::Ron, Format::Sheet] {
        let again = again(&table, format);
        assert_eq!((again.game(), again.penalty(Seat(0)), again.mode()), (table.game(), 5, Mode::Match));
        assert_eq!(again.rulings(), table.rulings());
    }
}

#[test]
fn in_a_match_nothing_is_taken_back_but_the_referee_may_undo_a_ruling() {
    let mut table = table(Mode::Match);
    say(&mut table, WRONG);
    assert_eq!(refusal(&table.apply(TableAction::Undo)), &Refusal::NoTakeBack);
    assert_eq!(refusal(&table.apply(TableAction::First)), &Refusal::ClocksRun, "no looking back while the clocks run");
    table.apply(TableAction::Pause(true));
    assert_eq!(refusal(&say(&mut table, RIGHT)), &Refusal::Paused);
    table.apply(TableAction::First);
    assert!(!table.is_live());
    table.apply(TableAction::Pause(false));
    assert_eq!(refusal(&say(&mut table, RIGHT)), &Refusal::NoTakeBack, "looking back is no way to play again");
    table.apply(TableAction::Pause(true));
    table.apply(TableAction::Last);
    let events = table.apply(TableAction::Overrule(1));
    assert_eq!(events[0], TableEvent::Overruled(1));
    assert_eq!((table.node(), table.penalty(Seat(0)), table.is_live()), (ROOT, 0, true));
    assert!(!table.can_redo(), "what was withdrawn is not on the line");
    assert_eq!(refusal(&table.apply(TableAction::Overrule(1))), &Refusal::NoRuling);
    table.apply(TableAction::GoTo(1));
    assert!(!table.is_live(), "nor can it be played on");
    table.apply(TableAction::GoTo(ROOT));
    table.apply(TableAction::Pause(false));
    assert_eq!(again(&table, Format::Ron).node(), ROOT);
    assert_eq!(again(&table, Format::Sheet).node(), ROOT);
    say(&mut table, RIGHT);
    assert_eq!(table.record().line_from(ROOT), [2]);
    // A ruling that was played on after keeps the turn, only its points are given back.
    say(&mut table, WRONG);
    say(&mut table, "①右斜進移");
    table.apply(TableAction::Overrule(3));
    assert_eq!((table.node(), table.penalty(Seat(1))), (4, 0));
    assert_eq!(again(&table, Format::Ron).game(), table.game());
}

#[test]
fn the_clocks_of_a_match_end_the_turn_and_the_round() {
    let mut table = table(Mode::Match);
    assert_eq!(table.move_time_left(), Some(Duration::from_secs(30)));
    table.apply(TableAction::Pause(true));
    assert_eq!(table.tick(Duration::from_secs(600)), []);
    table.apply(TableAction::Pause(false));
    assert_eq!(table.tick(Duration::from_secs(29)), []);
    let events = table.tick(Duration::from_secs(40));
    assert!(matches!(events[..], [TableEvent::Played { ply: Ply::Timeout(Seat(0)), .. }, TableEvent::Ruled(1)]));
    assert_eq!((table.record().nodes[1].ms, table.penalty(Seat(0))), (30_000, 5));
    assert_eq!(table.move_time_left(), Some(Duration::from_secs(30)));
    assert_eq!(table.round_time_left(), Some(Duration::from_secs(1170)));
    for _ in 1..39 {
        table.tick(Duration::from_secs(31));
    }
    assert!(table.game().outcome().is_none());
    let events = table.tick(Duration::from_secs(30));
    assert!(matches!(events[0], TableEvent::Played { ply: Ply::TimeUp(_), .. }), "{events:?}");
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.scores), (Ending::TimeUp, vec![-100, -95]));
    assert_eq!(outcome.places, [2, 1]);
    assert_eq!(again(&table, Format::Sheet).outcome(), table.outcome());
    // Without clocks nobody is hurried.
    let mut slow = at(&table.game().to_line(), Terms { mode: Mode::Practice, ..Terms::MATCH });
    assert_eq!(slow.tick(Duration::from_secs(9999)), []);
}

/// Red has arrived, all in place but 1 and 2, which stand on each other's cells; blue has only its 9 there.
const ARRIVED: &str = "red r12c1=R4 r12c2=R1 r12c3=R3 r12c4=R2 r13c1=R5 r13c2=R6 r13c3=R7 r14c1=R9 r14c2=R8 \
                       r15c1=R0 r2c2=B9 r9c5=B0";

#[test]
fn call_stop_scores_and_penalties_count() {
    let mut table = at(ARRIVED, Terms { penalty: 300, ..Terms::MATCH });
    assert!(table.game().can_call_stop());
    say(&mut table, "④左平跨①(1=3)");
    assert_eq!(table.penalty(Seat(0)), 300);
    say(&mut table, "⓪左平移");
    let events = table.apply(TableAction::CallStop);
    let TableEvent::Over(outcome) = &events[1] else { panic!("{events:?}") };
    assert_eq!((&outcome.scores[..], &outcome.places[..]), (&[284 - 300, 81][..], &[2, 1][..]));
    assert_eq!(table.record().result(), "2 1 -16:81");
    assert_eq!(again(&table, Format::Sheet).record().result(), "2 1 -16:81");
    table.apply(TableAction::Overrule(1));
    assert_eq!(table.record().result(), "1 2 284:81");
    assert_eq!(again(&table, Format::Ron).record().result(), "1 2 284:81");
}

#[test]
fn resigning_agreeing_and_staying_away_end_the_game() {
    for (action, text, places) in [
        (TableAction::Resign, "認輸", [2, 1]),
        (TableAction::Draw, "和棋", [1, 1]),
        (TableAction::Forfeit(Seat(1)), "藍認輸", [1, 2]),
    ] {
        let mut table = table(Mode::Match);
        table.apply(action);
        assert_eq!(table.record().nodes[1].text, text);
        assert_eq!(table.outcome().unwrap().places, places);
        for format in [Format::Ron, Format::Sheet] {
            assert_eq!(again(&table, format).outcome(), table.outcome(), "{text}");
        }
    }
    let mut record = Record::new(GameKind::ChineseCheckers.start("").unwrap());
    record.terms = Terms::MATCH;
    let mut late = table(Mode::Match);
    late.apply(TableAction::Forfeit(Seat(0)));
    late.apply(TableAction::Overrule(1));
    assert_eq!((late.outcome(), late.is_live()), (None, true), "the one who was away has come");
    say(&mut late, RIGHT);
    assert_eq!((again(&late, Format::Sheet).game(), late.record().result().as_str()), (late.game(), "*"));
    let mut checkers = Table::new(record);
    assert_eq!(checkers.tick(Duration::from_secs(9999)), [], "nothing is stated there, so nothing is judged");
    assert!(matches!(refusal(&say(&mut checkers, "r4c1-r9c5")), Refusal::Written(_)));
    for action in [TableAction::CallStop, TableAction::Draw] {
        let events = checkers.apply(action);
        assert_eq!(refusal(&events), &Refusal::Move { from: None, why: Illegal::NotInThisGame });
    }
}
