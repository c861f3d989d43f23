//! The desk: what actions do beside the table.

use crate::games::{GameKind, Seat};
use crate::gui::action::{Action, Dialog, Effect, FilePurpose, NewGame, Screen};
use crate::gui::desk::Desk;
use crate::record::{Folders, Record};
use crate::settings::Command;
use crate::table::TableAction;
use crate::text::{Lang, Text};

fn desk(home: &std::path::Path) -> Desk {
    let mut desk = Desk::open(Some(Folders::below(home)));
    desk.text = Text::new(Lang::En);
    desk
}

fn start(desk: &mut Desk, rules: &str) {
    let Dialog::NewGame(form) = Dialog::new_game(GameKind::ChineseCheckers, None) else { panic!("a set-up") };
    let NewGame { kind, tags, .. } = *form.clone();
    let entrants = form.entrants(&kind.start(rules).unwrap());
    desk.act(Action::Start {
        kind,
        rules: rules.into(),
        entrants: Box::new(entrants),
        tags,
        terms: Default::default(),
    });
}

fn cell(name: &str) -> crate::board::Cell {
    crate::games::chinese_checkers::board().parse(name).unwrap()
}

fn say(desk: &mut Desk, text: &str) {
    desk.act(Action::Table(TableAction::Say(text.into())));
}

#[test]
fn every_ply_is_on_disk_as_soon_as_it_is_played() {
    let home = tempfile::tempdir().unwrap();
    let mut playing = desk(home.path());
    start(&mut playing, "");
    say(&mut playing, "r4c1-r5c5");
    say(&mut playing, "r14c1-r13c5");
    // Another session, while the first still runs: nothing has crashed, but the game is there to go on with.
    let other = desk(home.path());
    assert_eq!(other.dialog, None);
    assert_eq!(other.unfinished.as_ref().map(|found| found.plies), Some(2));
    drop(playing); // without closing: a crash
    let mut next = desk(home.path());
    let Some(Dialog::Resume { path, plies: 2 }) = next.dialog.clone() else { panic!("{:?}", next.dialog) };
    next.act(Action::Continue(path));
    assert_eq!(next.game().unwrap().to_move(), Seat(0));
    next.close();
    assert_eq!(desk(home.path()).dialog, None, "it ended well");
}

#[test]
fn a_file_that_cannot_be_read_leaves_the_running_game_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut desk = desk(home.path());
    start(&mut desk, "");
    say(&mut desk, "r4c1-r5c5");
    let before = desk.table.as_ref().unwrap().record().clone();
    let bad = home.path().join("bad.ron");
    std::fs::write(&bad, "(format: \"tiaoqi\", version: 1, game: ").unwrap();
    desk.act(Action::Open(bad));
    assert!(
        matches!(&desk.dialog, Some(Dialog::Message(sentence)) if sentence.contains("Line 1")),
        "{:?}",
        desk.dialog
    );
    assert_eq!(desk.table.as_ref().unwrap().record(), &before);
}

#[test]
fn saving_remembers_the_file_and_saves_there_again() {
    let home = tempfile::tempdir().unwrap();
    let mut desk = desk(home.path());
    start(&mut desk, "");
    assert_eq!(desk.act(Action::Command(Command::Save)), [Effect::AskForFile(FilePurpose::Save)]);
    let file = home.path().join("mine.ron");
    desk.act(Action::Save(file.clone()));
    say(&mut desk, "r4c1-r5c5");
    desk.act(Action::Command(Command::Save));
    assert_eq!(Record::open(&file).unwrap().nodes.len(), 2);
    assert_eq!(desk.settings.recent, std::slice::from_ref(&file));
    // A file that is gone leaves the list when it is asked for.
    std::fs::remove_file(&file).unwrap();
    desk.act(Action::Open(file));
    assert!(desk.settings.recent.is_empty());
}

#[test]
fn the_board_turns_to_the_mover_where_that_is_asked_for() {
    let mut desk = Desk::open(None);
    start(&mut desk, "players=6");
    assert_eq!(desk.view.turn, 3, "the first seat sits at the bottom");
    say(&mut desk, "r4c1-r5c5");
    assert_eq!(desk.view.turn, 3);
    let mut settings = desk.settings.clone();
    settings.turn_to_mover = true;
    desk.act(Action::Settings(Box::new(settings)));
    assert_eq!(desk.view.turn, 2);
    desk.act(Action::Table(TableAction::Undo));
    assert_eq!(desk.view.turn, 3);
}

#[test]
fn picking_and_refusing_say_what_they_mean() {
    let mut desk = Desk::open(None);
    desk.text = Text::new(Lang::En);
    start(&mut desk, "");
    desk.act(Action::Pick(cell("r3c1")));
    assert_eq!(desk.view.picked, Some(cell("r3c1")));
    assert_eq!(desk.status_line().0, "r3c1: 2 cells to choose from. Esc puts it back.");
    desk.act(Action::Table(TableAction::Move { from: cell("r3c1"), to: cell("r6c4") }));
    assert_eq!(desk.view.culprits, [cell("r4c1")]);
    assert!(desk.status_line().0.starts_with("Not symmetric"), "{:?}", desk.status_line());
    desk.act(Action::Pick(cell("r3c1")));
    assert_eq!(desk.view.picked, None, "a second pick puts it back");
    desk.act(Action::Pick(cell("r14c1")));
    assert!(desk.status_line().0.starts_with("Not yours"));
    desk.act(Action::Pick(cell("r1c1")));
    assert!(desk.status_line().0.contains("no move now"));
}

#[test]
fn the_language_changes_at_once_and_home_keeps_the_game() {
    let home = tempfile::tempdir().unwrap();
    let mut desk = desk(home.path());
    start(&mut desk, "");
    say(&mut desk, "r4c1-r5c5");
    let mut settings = desk.settings.clone();
    settings.language = Some(Lang::ZhHant);
    desk.act(Action::Settings(Box::new(settings)));
    assert!(desk.status_line().0.ends_with("輪到藍方走。"), "{}", desk.status_line().0);
    desk.act(Action::Command(Command::Home));
    assert_eq!(desk.screen, Screen::Home);
    let path = desk.unfinished.clone().unwrap().path;
    desk.act(Action::Continue(path));
    assert_eq!((desk.screen, desk.game().unwrap().to_move()), (Screen::Table, Seat(1)));
}

#[test]
fn colours_are_never_shared_by_two_seats() {
    let mut record = Record::new(GameKind::ChineseCheckers.start("players=3").unwrap());
    let first = record.entrants[0].colour;
    record.entrants[0].colour = record.entrants[1].colour;
    record.entrants[1].colour = first;
    let Dialog::NewGame(form) = Dialog::new_game(GameKind::ChineseCheckers, Some(&record)) else { panic!() };
    let mut colours: Vec<&str> = form.corners.iter().map(|entrant| entrant.colour.name()).collect();
    colours.sort_unstable();
    colours.dedup();
    assert_eq!(colours.len(), 6);
}

#[test]
fn draughts_are_turned_so_that_a_dark_square_stays_at_the_lower_left() {
    let mut desk = Desk::open(None);
    for (name, turns) in [("draughts-international", vec![2, 0, 2]), ("halma", vec![1, 2, 3])] {
        let kind = GameKind::from_name(name).unwrap();
        let entrants = Box::new(Record::new(kind.start("").unwrap()).entrants);
        let (rules, tags, terms) = (String::new(), Default::default(), Default::default());
        desk.act(Action::Start { kind, rules, entrants, tags, terms });
        let seen: Vec<u8> = turns
            .iter()
            .map(|_| {
                desk.act(Action::Command(Command::TurnBoard));
                desk.view.turn
            })
            .collect();
        assert_eq!(seen, turns, "{name}");
    }
}

#[test]
fn a_match_without_clocks_is_opened_and_played_as_there_is_nothing_to_pause() {
    let home = tempfile::tempdir().unwrap();
    let mut desk = desk(home.path());
    let file = home.path().join("match.ron");
    let mut record = Record::new(GameKind::ChineseCheckers.start("").unwrap());
    record.terms.mode = crate::record::Mode::Match;
    record.save(&file).unwrap();
    desk.act(Action::Open(file));
    let (from, ends) = desk.game().unwrap().destinations()[0];
    desk.act(Action::Pick(from));
    assert_eq!(desk.view.picked, Some(from));
    desk.act(Action::Land(ends.first().unwrap()));
    assert_eq!(desk.table.as_ref().unwrap().record().nodes.len(), 2);
}
