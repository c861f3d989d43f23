//! The panels without Bevy: what they show, what they ask for, and that they fit at every size in every language.

use bevy_egui::egui::{self, Event, ImeEvent, Key, Modifiers, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};

use super::{Shown, dress, install_font, show};
use crate::games::GameKind;
use crate::gui::action::{Action, Dialog, SayStep, Screen};
use crate::gui::desk::Desk;
use crate::record::{Mode, Record, Terms};
use crate::settings::Command;
use crate::table::{Table, TableAction};
use crate::text::{Lang, Text};

/// A desk with what its panels asked for.
pub(super) struct Tried {
    pub desk: Desk,
    shown: Shown,
    pub out: Vec<Action>,
    dressed: bool,
}

fn desk(rules: &str, lang: Lang) -> Desk {
    let mut desk = Desk::open(None);
    desk.text = Text::new(lang);
    desk.settings.language = Some(lang);
    desk.table = Some(Table::new(Record::new(GameKind::ChineseCheckers.start(rules).unwrap())));
    desk.screen = Screen::Table;
    desk
}

pub(super) fn harness(desk: Desk, size: [f32; 2]) -> Harness<'static, Tried> {
    let state = Tried { desk, shown: Shown::default(), out: Vec::new(), dressed: false };
    let draw = |ui: &mut egui::Ui, tried: &mut Tried| {
        if !tried.dressed {
            tried.dressed = true;
            install_font(ui.ctx());
            dress(ui.ctx(), &tried.desk.theme);
            ui.ctx().request_repaint();
            return;
        }
        show(ui.ctx(), &mut tried.desk, &tried.shown, &mut tried.out);
    };
    let mut harness = Harness::builder().with_size(size).with_max_steps(12).build_ui_state(draw, state);
    harness.run();
    harness
}

fn played(rules: &str, lang: Lang) -> Desk {
    let mut desk = desk(rules, lang);
    for _ in 0..30 {
        let Some(game) = desk.game() else { break };
        let pieces = game.destinations();
        let (from, ends) = pieces[pieces.len() / 2];
        desk.act(Action::Table(TableAction::Move { from, to: ends.last().unwrap() }));
    }
    desk
}

#[test]
fn every_control_of_the_table_lies_inside_the_window_at_every_size_in_every_language() {
    for lang in Lang::ALL {
        for size in [[1366.0, 768.0], [1920.0, 1080.0], [1365.0, 800.0], [1024.0, 600.0], [683.0, 384.0]] {
            let harness = harness(played("players=6", lang), size);
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
            let top_bar = harness.get_all_by_role(Role::Button).filter(|node| node.rect().min.y < 50.0);
            let mut seen = 0;
            for node in top_bar {
                seen += 1;
                assert!(window.contains_rect(node.rect()), "{lang:?} {size:?} {node:?} {:?}", node.rect());
            }
            assert!(seen >= 4, "{lang:?} {size:?}");
            if size[0] >= 1000.0 {
                for command in ["undo", "redo", "new-game", "open", "save"] {
                    let label = harness.state().desk.text.get(&format!("command-{command}"));
                    for node in harness.get_all_by_label(&label) {
                        assert!(window.contains_rect(node.rect()), "{lang:?} {size:?} {label} {:?}", node.rect());
                    }
                }
            }
        }
    }
}

#[test]
fn every_dialog_fits_a_small_laptop_in_every_language() {
    let size = [1024.0, 600.0];
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
    for lang in Lang::ALL {
        let desk = played("players=6", lang);
        let text = Text::new(lang);
        let record = desk.table.as_ref().unwrap().record().clone();
        let outcome = crate::games::Outcome {
            ending: crate::games::Ending::Finished,
            places: vec![3, 1, 2, 6, 5, 4],
            scores: Default::default(),
        };
        let details =
            Dialog::Details { tags: record.tags.clone(), entrants: record.entrants.clone(), remark: "好棋".into() };
        for (dialog, button) in [
            (Dialog::new_game(GameKind::ChineseCheckers, Some(&record)), "new-start"),
            (Dialog::Settings, "dialog-close"),
            (Dialog::Help, "dialog-close"),
            (Dialog::Resign, "dialog-cancel"),
            (Dialog::Result(outcome), "result-look"),
            (details, "dialog-ok"),
            (Dialog::Message("x ".repeat(300)), "dialog-ok"),
            (Dialog::Resume { path: "a.ron".into(), plies: 12 }, "resume-yes"),
        ] {
            let mut desk = played("players=6", lang);
            desk.dialog = Some(dialog.clone());
            let harness = harness(desk, size);
            let label = text.get(button);
            let node = harness.get_by_label(&label);
            assert!(window.contains_rect(node.rect()), "{lang:?} {button} {:?}", node.rect());
        }
    }
}

#[test]
fn buttons_ask_for_their_commands() {
    let mut harness = harness(played("", Lang::ZhHant), [1366.0, 768.0]);
    harness.get_all_by_label("悔棋").next().unwrap().click();
    harness.run();
    assert_eq!(harness.state().out, [Action::Command(Command::Undo)]);
}

#[test]
fn a_move_can_be_typed_and_composed_by_an_input_method() {
    let mut harness = harness(desk("", Lang::ZhHans), [1366.0, 768.0]);
    harness.get_by_role(Role::TextInput).focus();
    harness.run();
    harness.get_by_role(Role::TextInput).type_text("r4c1-");
    harness.event(Event::Ime(ImeEvent::Commit("ｒ５ｃ５".into())));
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().out, [Action::Table(TableAction::Say("r4c1-ｒ５ｃ５".into()))]);
}

#[test]
fn a_click_in_the_list_goes_to_the_move_and_arrows_walk_on() {
    let mut harness = harness(played("", Lang::En), [1366.0, 768.0]);
    let (node, text) = {
        let record = harness.state().desk.table.as_ref().unwrap().record();
        let last = record.main_end();
        (last, record.nodes[last].text.clone())
    };
    harness.get_all_by_label(&text).last().unwrap().click();
    harness.run();
    assert_eq!(harness.state_mut().out.drain(..).collect::<Vec<_>>(), [Action::Table(TableAction::GoTo(node))]);
    harness.key_press_modifiers(Modifiers::NONE, Key::ArrowUp);
    harness.run();
    assert_eq!(harness.state().out, [Action::Command(Command::Previous)]);
}

#[test]
fn a_new_game_is_set_up_and_five_is_no_choice() {
    let mut tried = desk("", Lang::En);
    tried.dialog = Some(Dialog::new_game(GameKind::ChineseCheckers, None));
    let mut harness = harness(tried, [1366.0, 768.0]);
    harness.get_by_label("5").click();
    harness.run();
    harness.get_by_label("3").click();
    harness.run();
    harness.get_by_label("15").click();
    harness.run();
    harness.get_by_label("Goal lock").click();
    harness.run();
    harness.get_by_label("Start").click();
    harness.run();
    let Some(Action::Start { rules, entrants, .. }) = harness.state().out.first() else {
        panic!("{:?}", harness.state().out)
    };
    assert!(rules.starts_with("players=3,pieces=15") && rules.contains("goal-lock=on"), "{rules}");
    assert_eq!(entrants.len(), 3);
    assert_eq!(harness.state().desk.dialog, None);
}

#[test]
fn escape_closes_a_dialog() {
    let mut tried = desk("", Lang::En);
    tried.dialog = Some(Dialog::Settings);
    let mut harness = harness(tried, [1366.0, 768.0]);
    harness.key_press(Key::Escape);
    harness.run();
    assert_eq!(harness.state().desk.dialog, None);
}

/// A match of number chess in which red's 0 is about to span 8, 7 and 1.
fn saying(lang: Lang, mode: Mode) -> Desk {
    let mut desk = desk("", lang);
    let mut record = Record::new(GameKind::NumberChess.start("").unwrap());
    record.terms = if mode == Mode::Match { Terms::MATCH } else { Terms { mode, ..Terms::default() } };
    desk.table = Some(Table::new(record));
    let at = |desk: &Desk, name: &str| desk.game().unwrap().board().parse(name).unwrap();
    let (from, to) = (at(&desk, "r1c1"), at(&desk, "r5c4"));
    desk.act(Action::Pick(from));
    desk.act(Action::Land(to));
    assert!(desk.saying.is_some());
    desk
}

#[test]
fn every_key_of_a_statement_lies_inside_the_window_at_every_size_in_every_language() {
    for lang in Lang::ALL {
        for size in [[1366.0, 768.0], [1920.0, 1080.0], [1024.0, 600.0]] {
            for mode in [Mode::Practice, Mode::Match] {
                let harness = harness(saying(lang, mode), size);
                let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
                let text = Text::new(lang);
                let labels = ["8", "7", "1", "+", "-", "×", "÷", "(", ")", "←"].map(String::from).to_vec();
                let words = ["say-join", "say-fraction", "say-power", "say-it"].map(|key| text.get(key));
                for label in labels.into_iter().chain(words) {
                    let node = harness.get_all_by_label(&label).next().unwrap();
                    assert!(window.contains_rect(node.rect()), "{lang:?} {size:?} {label} {:?}", node.rect());
                }
            }
        }
    }
}

#[test]
fn a_statement_is_built_with_the_keys_of_the_panel_and_said() {
    let mut harness = harness(saying(Lang::En, Mode::Practice), [1366.0, 768.0]);
    for key in ["8", "-", "7", "-", "1"] {
        harness.get_all_by_label(key).last().unwrap().click();
        harness.run();
        for action in std::mem::take(&mut harness.state_mut().out) {
            harness.state_mut().desk.act(action);
        }
        harness.run();
    }
    assert_eq!(harness.state().desk.saying.as_ref().unwrap().hops()[0].equation, "8-7-1");
    harness.get_by_label("Say it").click();
    harness.run();
    assert_eq!(harness.state().out, [Action::Saying(SayStep::Say)]);
    harness.state_mut().desk.act(Action::Saying(SayStep::Say));
    assert_eq!(harness.state().desk.written(1), "0 FR span 8 7 1 (8-7-1=0)");
}

#[test]
fn with_help_equations_are_paged_through() {
    let mut desk = saying(Lang::ZhHans, Mode::Guided);
    let first = desk.saying.as_ref().unwrap().hops()[0].equation.clone();
    let harness = harness(saying(Lang::ZhHans, Mode::Guided), [1366.0, 768.0]);
    assert!(harness.get_all_by_label(">").next().is_some());
    desk.act(Action::Saying(SayStep::Page(0, true)));
    assert_ne!(desk.saying.as_ref().unwrap().hops()[0].equation, first);
}

#[test]
fn hints_belong_to_practice_and_a_touched_piece_has_to_move_in_a_match() {
    let mut game = saying(Lang::En, Mode::Match);
    game.act(Action::Saying(SayStep::Hint));
    assert!(!game.status_line().0.contains("Hint"), "{:?}", game.status_line());
    let other = game.game().unwrap().board().parse("r2c1").unwrap();
    game.act(Action::Pick(other));
    assert!(game.status_line().0.starts_with("Touch-move"), "{:?}", game.status_line());
    game.act(Action::Table(TableAction::Say("8 FR span 7 1 (7+1=8)".into())));
    assert!(game.status_line().0.starts_with("Touch-move"), "typing names another piece");
    let mut practice = saying(Lang::En, Mode::Practice);
    practice.act(Action::Saying(SayStep::Hint));
    assert!(practice.status_line().0.contains("Hint: next comes"), "{:?}", practice.status_line());
}
