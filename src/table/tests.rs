//! The table as a player meets it.

use std::time::Duration;

use super::*;
use crate::games::GameKind;

fn table(rules: &str) -> Table {
    Table::new(Record::new(GameKind::ChineseCheckers.start(rules).unwrap()))
}

fn say(table: &mut Table, moves: &str) {
    for text in moves.split_whitespace() {
        let events = table.apply(TableAction::Say(text.into()));
        assert!(matches!(events[0], TableEvent::Played { .. }), "{text}: {events:?}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut table = table("");
    let before = table.game().clone();
    let events = table.apply(TableAction::Say("r4c1-r9c5".into()));
    assert!(matches!(events[..], [TableEvent::Refused(Refusal::Written(WrittenError::Illegal(_)))]));
    assert_eq!((table.game(), table.node()), (&before, ROOT));
    assert_eq!(table.apply(TableAction::Undo), [TableEvent::Refused(Refusal::NothingToUndo)]);
    assert_eq!(table.apply(TableAction::Redo), [TableEvent::Refused(Refusal::NothingToRedo)]);
}

#[test]
fn undo_and_redo_walk_the_same_positions() {
    let mut table = table("players=6");
    let mut seen = vec![table.game().clone()];
    for _ in 0..12 {
        let (from, ends) = table.game().destinations()[0];
        table.apply(TableAction::Move { from, to: ends.first().unwrap() });
        seen.push(table.game().clone());
    }
    for expected in seen.iter().rev().skip(1) {
        table.apply(TableAction::Undo);
        assert_eq!(table.game(), expected);
    }
    assert!(!table.can_undo());
    for expected in &seen[1..] {
        table.apply(TableAction::Redo);
        assert_eq!(table.game(), expected);
    }
    assert!(!table.can_redo());
    table.apply(TableAction::GoTo(5));
    assert_eq!(table.game(), &seen[5]);
    table.apply(TableAction::Last);
    assert_eq!(table.game(), &seen[12]);
}

#[test]
fn a_new_try_becomes_the_main_line_and_the_old_one_stays_beside_it() {
    let mut table = table("");
    say(&mut table, "r4c1-r5c5 r14c1-r13c5");
    table.apply(TableAction::Undo);
    say(&mut table, "r14c2-r13c6");
    let texts = |table: &Table| -> Vec<String> {
        let record = table.record();
        record.line_from(ROOT).iter().map(|&node| record.nodes[node].text.clone()).collect()
    };
    assert_eq!(texts(&table), ["r4c1-r5c5", "r14c2-r13c6"]);
    assert_eq!(table.record().nodes.len(), 4, "the old try is still there");
    // Playing it again goes back into it instead of writing it twice.
    table.apply(TableAction::Undo);
    say(&mut table, "r14c1-r13c5");
    assert_eq!(table.record().nodes.len(), 4);
}

#[test]
fn a_line_beside_a_finished_game_does_not_replace_it() {
    let mut table = table("");
    say(&mut table, "r4c1-r5c5");
    table.apply(TableAction::Resign);
    assert_eq!(table.game().outcome().unwrap().places, [1, 2]);
    table.apply(TableAction::Undo);
    assert!(table.game().outcome().is_none());
    say(&mut table, "r14c1-r13c5");
    let end = table.record().main_end();
    assert!(table.record().position_at(end).outcome().is_some());
}

#[test]
fn forced_passes_are_recorded_and_taken_back_with_the_move() {
    let start = GameKind::ChineseCheckers.position("", "0 r9c5=0 r13c1=0").unwrap();
    let mut table = Table::new(Record::new(start));
    say(&mut table, "r9c5-r10c5");
    let record = table.record();
    let texts: Vec<&str> = record.line_to(table.node()).iter().map(|&n| record.nodes[n].text.as_str()).collect();
    assert_eq!(texts, ["r9c5-r10c5", "--"]);
    assert_eq!(table.game().to_move(), Seat(0));
    table.apply(TableAction::Undo);
    assert_eq!(table.node(), ROOT);
    table.apply(TableAction::Redo);
    assert_eq!(table.game().to_move(), Seat(0));
}

#[test]
fn time_is_written_to_the_move_it_was_used_for() {
    let mut table = table("");
    table.tick(Duration::from_millis(1500));
    say(&mut table, "r4c1-r5c5");
    table.tick(Duration::from_secs(2));
    say(&mut table, "r14c1-r13c5 r2c1-r4c1");
    let stats = table.stats(Seat(0));
    assert_eq!((stats.moves, stats.hops, stats.time), (2, 1, Duration::from_millis(1500)));
    assert_eq!(table.stats(Seat(1)).time, Duration::from_secs(2));
    table.apply(TableAction::Undo);
    table.tick(Duration::from_secs(9));
    assert_eq!(table.thinking(), Duration::ZERO, "looking back costs no time");
}

#[test]
fn the_node_on_the_table_survives_saving() {
    let mut table = table("");
    say(&mut table, "r4c1-r5c5 r14c1-r13c5 r4c2-r5c6");
    table.apply(TableAction::GoTo(1));
    let again = Table::new(table.to_record());
    assert_eq!((again.node(), again.game()), (1, table.game()));
    table.apply(TableAction::Last);
    assert_eq!(table.to_record().at, None);
}
