//! A match of draughts at the table: a clock for each side, draws offered, agreed and claimed.

use std::time::Duration;

use super::*;
use crate::games::draughts::{DrawRule, Refusal as Own, Variant};
use crate::games::{Ending, GameKind};
use crate::record::Format;

fn table(terms: Terms) -> Table {
    let mut record = Record::new(GameKind::Draughts(Variant::International).start("").unwrap());
    record.terms = terms;
    Table::new(record)
}

fn say(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let events = table.apply(TableAction::Say(text.into()));
        assert!(matches!(events[0], TableEvent::Played { .. }), "{text}: {events:?}");
    }
}

fn left(table: &Table) -> [Option<u64>; 2] {
    [0, 1].map(|seat| table.side_time_left(Seat(seat)).map(|left| left.as_secs()))
}

#[test]
fn in_sudden_death_each_side_uses_its_own_time_and_loses_when_it_is_gone() {
    let mut table = table(Terms::side_clocks(60, 0));
    assert_eq!(left(&table), [Some(60), Some(60)]);
    table.tick(Duration::from_secs(20));
    say(&mut table, "32-28");
    table.tick(Duration::from_secs(5));
    assert_eq!(left(&table), [Some(40), Some(55)]);
    say(&mut table, "19-23");
    assert_eq!(table.tick(Duration::from_secs(39)), []);
    let events = table.tick(Duration::from_secs(7));
    assert!(
        matches!(events[..], [TableEvent::Played { ply: Ply::TimeUp(Seat(0)), .. }, TableEvent::Over(_)]),
        "{events:?}"
    );
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.points()), (Ending::OutOfTime, Some([0, 2])));
    assert_eq!(left(&table), [Some(0), Some(55)]);
    for format in [Format::Ron, Format::Sheet] {
        let again = Table::new(Record::from_text(&table.to_record().to_text(format), format).unwrap());
        assert_eq!(
            (again.record().terms, left(&again), again.outcome()),
            (Terms::side_clocks(60, 0), left(&table), table.outcome())
        );
    }
}

#[test]
fn an_increment_comes_with_each_move() {
    let mut table = table(Terms::side_clocks(10, 3));
    for text in ["32-28", "19-23", "28x19"] {
        table.tick(Duration::from_secs(2));
        say(&mut table, text);
    }
    assert_eq!(left(&table), [Some(12), Some(11)]);
    let again = Table::new(Record::from_text(&table.to_record().to_text(Format::Sheet), Format::Sheet).unwrap());
    assert_eq!((left(&again), again.is_paused()), ([Some(12), Some(11)], true), "it is taken up when both are seated");
    table.apply(TableAction::Pause(true));
    assert_eq!(table.tick(Duration::from_secs(99)), []);
    table.apply(TableAction::Pause(false));
    assert!(matches!(table.tick(Duration::from_secs(99))[0], TableEvent::Played { ply: Ply::TimeUp(Seat(1)), .. }));
    assert!(table.record().to_text(Format::Pdn).contains("[Termination \"time forfeit\"]\n"));
}

#[test]
fn outside_of_a_match_nobody_has_a_clock() {
    let mut casual = table(Terms { mode: Mode::Guided, ..Terms::side_clocks(10, 0) });
    assert_eq!((left(&casual), casual.tick(Duration::from_secs(99))), ([None, None], vec![]));
    let mut record = Record::new(GameKind::NumberChess.start("").unwrap());
    record.terms = Terms::side_clocks(10, 0);
    assert_eq!(left(&Table::new(record)), [None, None], "there, time is of the round");
}

#[test]
fn an_offered_draw_stands_until_the_opponent_answers_or_moves() {
    let refused = |why| [TableEvent::Refused(why)];
    let mut table = table(Terms::default());
    assert_eq!(table.apply(TableAction::AnswerDraw(true)), refused(Refusal::NoOffer));
    assert_eq!(table.apply(TableAction::OfferDraw(Seat(0))), [TableEvent::DrawOffered(Seat(0))]);
    assert_eq!(table.apply(TableAction::OfferDraw(Seat(0))), refused(Refusal::OfferStands));
    say(&mut table, "32-28");
    assert_eq!(table.draw_offer(), Some(Seat(0)), "made with the move");
    say(&mut table, "19-23");
    assert_eq!(table.draw_offer(), None, "to move is to decline");
    table.apply(TableAction::OfferDraw(Seat(1)));
    assert_eq!(table.apply(TableAction::AnswerDraw(false)), [TableEvent::DrawDeclined(Seat(1))]);
    table.apply(TableAction::OfferDraw(Seat(1)));
    table.apply(TableAction::Undo);
    assert_eq!(table.draw_offer(), None);
    table.apply(TableAction::Redo);
    table.apply(TableAction::OfferDraw(Seat(0)));
    let events = table.apply(TableAction::AnswerDraw(true));
    assert!(matches!(&events[1], TableEvent::Over(outcome) if outcome.ending == Ending::Agreed), "{events:?}");
    assert_eq!((table.draw_offer(), table.record().result().as_str()), (None, "1 1"));
    let over = Refusal::Move { from: None, why: Illegal::GameOver };
    assert_eq!(table.apply(TableAction::OfferDraw(Seat(0))), refused(over));
    let mut race = Table::new(Record::new(GameKind::ChineseCheckers.start("").unwrap()));
    let foreign = Refusal::Move { from: None, why: Illegal::NotInThisGame };
    assert_eq!(race.apply(TableAction::OfferDraw(Seat(0))), refused(foreign));
}

#[test]
fn a_draw_of_english_draughts_is_claimed() {
    let line = "B:WK32:BK1";
    let mut record = Record::new(GameKind::Draughts(Variant::English).position("", line).unwrap());
    record.position = Some(line.into());
    let mut table = Table::new(record);
    let none = Refusal::Move { from: None, why: Illegal::Draughts(Own::NoClaim) };
    assert_eq!(table.apply(TableAction::Claim), [TableEvent::Refused(none)]);
    say(&mut table, "1-6 32-27 6-1 27-32 1-6 32-27 6-1");
    assert_eq!(table.game().can_claim(), Some(DrawRule::Repetition));
    let events = table.apply(TableAction::Claim);
    let TableEvent::Over(outcome) = &events[1] else { panic!("{events:?}") };
    assert_eq!(outcome.ending, Ending::Drawn(DrawRule::Repetition));
    assert_eq!(
        Table::new(Record::from_text(&table.record().to_text(Format::Ron), Format::Ron).unwrap()).outcome().as_ref(),
        Some(outcome)
    );
}
