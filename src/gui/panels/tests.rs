//! The panels without Bevy: what they show, what they ask for, and that they fit at every size in every language.

use bevy_egui::egui::{self, Event, ImeEvent, Key, Modifiers, accesskit::Role};
use egui_kittest::{Harness, kittest::Queryable};

use super::{Shown, dress, install_font, show};
use crate::games::GameKind;
use crate::gui::action::{Action, Dialog, Screen};
use crate::gui::desk::Desk;
use crate::record::Record;
use crate::settings::Command;
use crate::table::{Table, TableAction};
use crate::text::{Lang, Text};

/// A desk with what its panels asked for.
struct Tried {
    desk: Desk,
    shown: Shown,
    out: Vec<Action>,
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

fn harness(desk: Desk, size: [f32; 2]) -> Harness<'static, Tried> {
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
