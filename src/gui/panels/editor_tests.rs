//! The panel in which a position is set up, without Bevy.

use bevy_egui::egui::{self, Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable;

use super::tests::harness;
use crate::games::{GameKind, Piece, Seat};
use crate::gui::action::{Action, Edit, Held};
use crate::gui::desk::Desk;
use crate::settings::Command;
use crate::text::{Lang, Text};

fn desk(kind: GameKind, rules: &str, lang: Lang) -> Desk {
    let mut desk = Desk::open(None);
    desk.text = Text::new(lang);
    desk.settings.language = Some(lang);
    desk.act(Action::Edit(Edit::Under(kind, rules.into())));
    desk
}

fn piece(seat: u8, number: Option<u8>, king: bool) -> Action {
    Action::Edit(Edit::Hold(Held::Piece(Piece { seat: Seat(seat), number, king })))
}

#[test]
fn the_tray_and_every_button_lie_inside_the_window_in_every_game_and_language() {
    let games = GameKind::ALL.map(|kind| (kind, "")).into_iter().chain([
        (GameKind::ChineseCheckers, "players=6"),
        (GameKind::Halma, "players=4"),
        (GameKind::Capture, "players=6"),
    ]);
    for ((kind, rules), lang) in games.flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let size = [1366.0, 768.0];
        let window = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let harness = harness(desk(kind, rules, lang), size);
        let mut seen = 0;
        for node in harness.get_all_by_role(Role::Button).chain(harness.get_all_by_role(Role::RadioButton)) {
            seen += 1;
            assert!(window.contains_rect(node.rect()), "{} {lang:?} {node:?} {:?}", kind.name(), node.rect());
        }
        assert!(seen > 15, "{}", kind.name());
        let text = &harness.state().desk.text;
        harness.get_by_label(&text.get("editor-legal"));
        harness.get_by_label(&text.get("editor-play"));
    }
}

#[test]
fn a_piece_of_the_tray_is_held_at_a_click() {
    let mut numbers = harness(desk(GameKind::NumberChess, "", Lang::ZhHans), [1366.0, 768.0]);
    numbers.get_by_label("蓝方 7").click();
    numbers.run();
    assert_eq!(numbers.state().out, [piece(1, Some(7), false)]);
    let draughts = GameKind::from_name("draughts-russian").unwrap();
    let mut draughts = harness(desk(draughts, "", Lang::En), [1366.0, 768.0]);
    for (label, action) in [
        ("White king", piece(0, None, true)),
        ("Take off", Action::Edit(Edit::Hold(Held::Eraser))),
        ("Black to move", Action::Edit(Edit::ToMove(Seat(1)))),
        ("Empty", Action::Edit(Edit::Clear)),
        ("Paste", Action::Command(Command::PastePosition)),
        ("Save...", Action::Command(Command::Save)),
        ("Play from here", Action::Edit(Edit::Play)),
        ("Leave", Action::Edit(Edit::Leave)),
    ] {
        draughts.get_by_label(label).click();
        draughts.run();
        assert_eq!(draughts.state_mut().out.drain(..).collect::<Vec<_>>(), [action], "{label}");
    }
}

#[test]
fn a_line_is_typed_and_set_up() {
    let draughts = GameKind::from_name("draughts-international").unwrap();
    let mut harness = harness(desk(draughts, "", Lang::En), [1366.0, 768.0]);
    let field = harness.get_by_label("The position in one line");
    field.focus();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.get_by_label("The position in one line").type_text("W:WK36:B7");
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    assert_eq!(harness.state().out, [Action::Edit(Edit::Line("W:WK36:B7".into()))]);
}

#[test]
fn the_rules_of_the_position_are_those_of_the_set_up() {
    let mut harness = harness(desk(GameKind::Diamond, "", Lang::En), [1366.0, 768.0]);
    harness.get_by_label("Rules").click();
    harness.run();
    harness.get_by_label("15").click();
    harness.run();
    let Some(Action::Edit(Edit::Under(GameKind::Diamond, rules))) = harness.state().out.last() else {
        panic!("{:?}", harness.state().out)
    };
    assert!(rules.contains("pieces=15"), "{rules}");
}

#[test]
fn strikes_are_named_and_an_illegal_position_cannot_be_played() {
    let draughts = GameKind::from_name("draughts-international").unwrap();
    let mut desk = desk(draughts, "", Lang::ZhHant);
    desk.act(Action::Edit(Edit::Line("W:WK36:B7,21,27,28,32,40".into())));
    let strike = desk.text.strike(&desk.editor.as_ref().unwrap().strikes[0], &desk.names_shown().unwrap());
    let mut harness = harness(desk, [1366.0, 768.0]);
    harness.get_by_label(&strike);
    harness
        .state_mut()
        .desk
        .act(Action::Edit(Edit::Put(crate::board::Cell(1), Piece { seat: Seat(0), number: None, king: false })));
    harness.run();
    harness.get_by_label("2 是升王的格子：兵到這裡就成王，請改放王。");
    harness.get_by_label("從這裡開始").click();
    harness.run();
    assert_eq!(harness.state().out, []);
}
