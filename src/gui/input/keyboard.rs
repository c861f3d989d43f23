//! The keyboard: commands of the key table, and the board by arrows, Enter, Tab and Esc.

use bevy::input::keyboard::{Key as BevyKey, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::board::{Cell, Point};
use crate::draw::BoardPicture;
use crate::gui::action::{Action, Edit, SayStep, Screen};
use crate::gui::board::Shown;
use crate::gui::desk::Desk;
use crate::gui::session::{Session, Want};
use crate::settings::{Chord, Key};
use crate::table::saying::{Saying, Symbol};

pub fn read(
    mut typed: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut contexts: EguiContexts,
    session: Res<Session>,
    shown: Res<Shown>,
    mut wants: MessageWriter<Want>,
) {
    let focus = contexts.ctx_mut().ok().and_then(|ctx| ctx.memory(|memory| memory.focused()));
    let typing = contexts
        .ctx_mut()
        .is_ok_and(|ctx| ctx.text_edit_focused() || ctx.egui_wants_keyboard_input() && focus.is_some());
    let ctrl = held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let alt = held.pressed(KeyCode::AltLeft);
    for key in typed.read().filter(|key| key.state.is_pressed()) {
        let Some(chord) = chord(&key.logical_key, ctrl, shift).filter(|_| !alt) else { continue };
        if let Some(action) = decide(&session.desk, &shown, &chord, focus.is_some(), typing) {
            wants.write(Want(action));
        }
    }
}

fn chord(key: &BevyKey, ctrl: bool, shift: bool) -> Option<Chord> {
    let key = match key {
        BevyKey::Character(text) => {
            let mut chars = text.chars();
            let (Some(c), None) = (chars.next(), chars.next()) else { return None };
            Key::Char(c.to_lowercase().next().unwrap_or(c))
        }
        BevyKey::Space => Key::Char(' '),
        named => Key::Named(format!("{named:?}")),
    };
    Some(Chord { ctrl, shift, key })
}

/// What a key means at this moment. `focus`: a control of the panels has the keyboard; `typing`: it takes text.
fn decide(desk: &Desk, shown: &Shown, chord: &Chord, focus: bool, typing: bool) -> Option<Action> {
    let name = match &chord.key {
        Key::Named(name) => name.as_str(),
        Key::Char(' ') => "Enter",
        Key::Char(_) => "",
    };
    if desk.dialog.is_some() {
        return None; // dialogs close themselves
    }
    // Text is typed, not commanded; Ctrl+Z in a field is the field's. Files can be saved from anywhere.
    if let Some(step) = desk
        .saying
        .as_ref()
        .filter(|_| !focus && !chord.ctrl && desk.editor.is_none())
        .and_then(|saying| say(saying, chord))
    {
        return Some(Action::Saying(step));
    }
    let command = desk.keys.command(chord);
    let of_the_field = matches!(chord.key, Key::Char('z' | 'y' | 'c' | 'v' | 'x' | 'a'));
    let edits = matches!(name, "Home" | "End" | "PageUp" | "PageDown");
    if typing && (!chord.ctrl || of_the_field) && (edits || !name.starts_with('F')) {
        return None;
    }
    if let Some(command) = command {
        return Some(Action::Command(command));
    }
    if focus || desk.screen == Screen::Home || chord.ctrl {
        return None;
    }
    let (game, picture) = (desk.ground()?, shown.picture.as_ref()?);
    let cursor = desk.view.cursor;
    if desk.editor.is_some() {
        return edit(picture, desk.view.picked, cursor, name, chord.shift);
    }
    match name {
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
            let start = || game.destinations().first().map(|(cell, _)| *cell);
            match cursor {
                Some(cell) => Some(Action::Walk(walk(picture, cell, name))),
                None => desk.view.picked.or_else(start).map(Action::Walk),
            }
        }
        "Tab" => {
            let pieces: Vec<Cell> = match desk.view.picked {
                Some(_) => desk.landings().into_iter().map(|landing| landing.to).collect(),
                None => game.destinations().into_iter().map(|(cell, _)| cell).collect(),
            };
            next(&pieces, cursor, chord.shift).map(Action::Walk)
        }
        "Enter" => {
            let here = |saying: &Saying| saying.is_complete() && cursor.is_none_or(|cell| cell == saying.at());
            if desk.saying.as_ref().is_some_and(here) {
                return Some(Action::Saying(SayStep::Say));
            }
            let cell = cursor?;
            match desk.view.picked {
                Some(from) if from != cell && game.explain_piece(cell).is_some() => Some(Action::Land(cell)),
                _ => Some(Action::Pick(cell)),
            }
        }
        "Escape" => Some(Action::Release),
        _ => None,
    }
}

/// What a key does while a position is set up.
fn edit(picture: &BoardPicture, picked: Option<Cell>, cursor: Option<Cell>, name: &str, back: bool) -> Option<Action> {
    let cells = || picture.cells.iter().enumerate().map(|(index, at)| (Cell(index as u8), at.x.hypot(at.y)));
    let middle = || cells().min_by(|a, b| a.1.total_cmp(&b.1)).map_or(Cell(0), |(cell, _)| cell);
    Some(match name {
        "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" => {
            let from = cursor.or(picked).filter(|cell| cell.index() < picture.cells.len());
            Action::Walk(from.map_or_else(middle, |cell| walk(picture, cell, name)))
        }
        "Tab" => Action::Edit(Edit::HoldNext(back)),
        "Enter" => Action::Edit(Edit::Tap(cursor?)),
        "Delete" | "Backspace" => Action::Edit(Edit::Take(cursor.or(picked)?)),
        "Escape" => Action::Edit(Edit::Release),
        _ => return None,
    })
}

/// What a key says while a move is being said and the board has the keyboard.
fn say(saying: &Saying, chord: &Chord) -> Option<SayStep> {
    let hop = saying.focus();
    match &chord.key {
        Key::Named(name) if name == "Backspace" => Some(SayStep::Erase),
        Key::Char('[') => Some(SayStep::Page(hop, false)),
        Key::Char(']') => Some(SayStep::Page(hop, true)),
        Key::Char(',') => Some(SayStep::TurnTo(hop.saturating_sub(1))),
        Key::Char('.') => Some(SayStep::TurnTo(hop + 1)),
        Key::Char('h') => Some(SayStep::Hint),
        Key::Char(key) if saying.takes_symbols() => {
            let symbol = match key {
                '0'..='9' => Symbol::Number(*key as u8 - b'0'),
                '*' | 'x' => Symbol::Sign('×'),
                ':' => Symbol::Sign('÷'),
                '+' | '-' | '/' | '^' | '(' | ')' => Symbol::Sign(if *key == '/' { '÷' } else { *key }),
                _ => return None,
            };
            Some(SayStep::Press(symbol, true))
        }
        _ => None,
    }
}

/// The next of a list after the present one, or the one before it.
fn next(cells: &[Cell], present: Option<Cell>, back: bool) -> Option<Cell> {
    let count = cells.len();
    let index = present.and_then(|cell| cells.iter().position(|&c| c == cell));
    let step = if back { count.checked_sub(1)? } else { 1 };
    match index {
        Some(i) => cells.get((i + step) % count).copied(),
        None if back => cells.last().copied(),
        None => cells.first().copied(),
    }
}

/// The nearest cell in the direction of an arrow, as the board is seen; the same cell at the rim.
fn walk(picture: &BoardPicture, from: Cell, arrow: &str) -> Cell {
    let (dx, dy) = match arrow {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, 1.0),
        _ => (0.0, -1.0),
    };
    let start = picture.cells[from.index()];
    let cost = |to: &Point| {
        let (x, y) = (to.x - start.x, to.y - start.y);
        let along = x * dx + y * dy;
        // A small lean to the right settles the tie between the two cells of the next row.
        let across = (x * dy - y * dx).abs() - 0.01 * (x + y);
        (along > 0.4 && across <= along * 1.2).then_some(along + 2.0 * across)
    };
    let cells = picture.cells.iter().enumerate();
    let costs = cells.filter_map(|(index, to)| cost(to).map(|cost| (cost, Cell(index as u8))));
    costs.min_by(|a, b| a.0.total_cmp(&b.0)).map_or(from, |(_, cell)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    fn picture(turn: u8) -> BoardPicture {
        BoardPicture::new(&GameKind::ChineseCheckers.start("").unwrap(), turn)
    }

    #[test]
    fn arrows_reach_every_cell_however_the_board_is_turned() {
        for turn in 0..6 {
            let picture = picture(turn);
            let mut reached = vec![Cell(60)];
            let mut at = 0;
            while let Some(&cell) = reached.get(at) {
                at += 1;
                for arrow in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                    let next = walk(&picture, cell, arrow);
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            assert_eq!(reached.len(), 121, "turn {turn}");
        }
    }

    #[test]
    fn an_arrow_goes_the_way_it_points() {
        let picture = picture(3);
        for index in 0..121 {
            let from = picture.cells[index];
            let to = |arrow| picture.cells[walk(&picture, Cell(index as u8), arrow).index()];
            assert!(to("ArrowLeft").x <= from.x && to("ArrowRight").x >= from.x);
            assert!(to("ArrowUp").y >= from.y && to("ArrowDown").y <= from.y);
        }
    }

    #[test]
    fn tab_goes_round_both_ways() {
        let cells = [Cell(3), Cell(5), Cell(9)];
        assert_eq!(next(&cells, None, false), Some(Cell(3)));
        assert_eq!(next(&cells, Some(Cell(9)), false), Some(Cell(3)));
        assert_eq!(next(&cells, Some(Cell(3)), true), Some(Cell(9)));
        assert_eq!(next(&cells, None, true), Some(Cell(9)));
        assert_eq!(next(&[], Some(Cell(3)), true), None);
    }
}
