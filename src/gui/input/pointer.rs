//! Mouse and touch on the board: click–click, drag, right click to put back.

use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorLeft, CursorMoved};
use bevy_egui::input::EguiWantsInput;

use crate::board::Cell;
use crate::gui::action::{Action, Edit};
use crate::gui::board::{BoardArea, Shown};
use crate::gui::desk::Desk;
use crate::gui::session::{Session, Want};

/// A press must travel this far, in logical pixels, to be a drag.
const THRESHOLD: f32 = 6.0;

/// The pointer, and what it holds.
#[derive(Resource, Default, Debug)]
pub struct Dragging {
    at: Option<Vec2>,
    press: Option<Press>,
}

/// A button that is down, pressed on the board.
#[derive(Clone, Copy, Debug)]
struct Press {
    at: Vec2,
    cell: Option<Cell>,
    /// It has travelled far enough.
    drags: bool,
    /// The piece was in hand already before this press: without a drag, it is put back.
    was_picked: bool,
}

impl Dragging {
    /// Where the dragged piece is, in logical pixels.
    pub fn over(&self) -> Option<Vec2> {
        self.press.filter(|press| press.drags).and(self.at)
    }
}

/// Whether a press belongs to the board: inside the free part of the window and with no egui window over it.
pub fn accepts(at: Vec2, area: Rect, egui_wants: bool) -> bool {
    area.contains(at) && !egui_wants
}

/// One thing the pointer did.
enum Pointed {
    To(Vec2),
    Gone,
    Down(Vec2),
    Up,
    Right,
    Cancel,
}

pub fn read(
    mut moves: MessageReader<CursorMoved>,
    mut left: MessageReader<CursorLeft>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut dragging: ResMut<Dragging>,
    area: Res<BoardArea>,
    shown: Res<Shown>,
    session: Res<Session>,
    egui_wants: Option<Res<EguiWantsInput>>,
    mut wants: MessageWriter<Want>,
) {
    let mut pointed: Vec<Pointed> = moves.read().map(|moved| Pointed::To(moved.position)).collect();
    pointed.extend(left.read().map(|_| Pointed::Gone));
    let at = moves_end(&pointed, dragging.at);
    for button in buttons.read() {
        match (button.button, button.state) {
            (MouseButton::Left, ButtonState::Pressed) => pointed.extend(at.map(Pointed::Down)),
            (MouseButton::Left, ButtonState::Released) => pointed.push(Pointed::Up),
            (MouseButton::Right, ButtonState::Pressed) => pointed.push(Pointed::Right),
            _ => {}
        }
    }
    for touch in touches.read() {
        match touch.phase {
            TouchPhase::Started => pointed.extend([Pointed::To(touch.position), Pointed::Down(touch.position)]),
            TouchPhase::Moved => pointed.push(Pointed::To(touch.position)),
            TouchPhase::Ended => pointed.extend([Pointed::Up, Pointed::Gone]),
            TouchPhase::Canceled => pointed.extend([Pointed::Cancel, Pointed::Gone]),
        }
    }
    let egui_wants = egui_wants.is_some_and(|wants| wants.wants_any_pointer_input());
    let free = session.desk.board_has_focus();
    let mut hand =
        Hand { desk: &session.desk, shown: &shown, dragging: &mut dragging, picked: session.desk.view.picked };
    for pointed in pointed {
        let inside = |at| free && accepts(at, area.0, egui_wants);
        for action in hand.does(pointed, inside) {
            wants.write(Want(action));
        }
    }
}

fn moves_end(pointed: &[Pointed], before: Option<Vec2>) -> Option<Vec2> {
    pointed.iter().fold(before, |_, last| match last {
        Pointed::To(at) => Some(*at),
        _ => None,
    })
}

/// The pointer as a state machine over one frame.
struct Hand<'a> {
    desk: &'a Desk,
    shown: &'a Shown,
    dragging: &'a mut Dragging,
    /// The piece in hand, kept up to date within the frame.
    picked: Option<Cell>,
}

impl Hand<'_> {
    fn does(&mut self, pointed: Pointed, inside: impl Fn(Vec2) -> bool) -> Vec<Action> {
        match pointed {
            Pointed::To(at) => {
                self.dragging.at = Some(at);
                let mut lifted = Vec::new();
                if let Some(press) = &mut self.dragging.press
                    && press.at.distance(at) > THRESHOLD
                    && let Some(cell) = press.cell
                    && !press.drags
                {
                    if self.desk.editor.is_some() {
                        press.drags = self.desk.piece_shown(cell).is_some();
                        lifted.extend(press.drags.then_some(Action::Edit(Edit::Lift(cell))));
                    } else {
                        press.drags = self.picked == Some(cell);
                    }
                }
                let cell = self.shown.cell_at(at).filter(|_| inside(at) || self.dragging.over().is_some());
                lifted.extend((cell != self.desk.view.hover).then_some(Action::Point(cell)));
                lifted
            }
            Pointed::Gone => {
                self.dragging.at = None;
                vec![Action::Point(None)]
            }
            Pointed::Down(at) if inside(at) => self.press(at),
            Pointed::Down(_) => Vec::new(),
            Pointed::Up => self.release(),
            Pointed::Right if self.desk.editor.is_some() => {
                let dragged = self.dragging.press.take().is_some_and(|press| press.drags);
                let cell = self.dragging.at.filter(|&at| inside(at)).and_then(|at| self.shown.cell_at(at));
                let piece = cell.filter(|&cell| !dragged && self.desk.piece_shown(cell).is_some());
                vec![Action::Edit(piece.map_or(Edit::Release, Edit::Take))]
            }
            Pointed::Cancel if self.desk.editor.is_some() => {
                self.dragging.press = None;
                vec![Action::Edit(Edit::Release)]
            }
            Pointed::Right | Pointed::Cancel => {
                self.dragging.press = None;
                self.picked = None;
                vec![Action::Release]
            }
        }
    }

    fn press(&mut self, at: Vec2) -> Vec<Action> {
        let cell = self.shown.cell_at(at);
        let was_picked = cell.is_some() && cell == self.picked;
        self.dragging.press = Some(Press { at, cell, drags: false, was_picked });
        if self.desk.editor.is_some() {
            return Vec::new(); // a click may become a drag: what it does is known when it ends
        }
        let (Some(cell), Some(game)) = (cell, self.desk.game()) else {
            return Vec::new();
        };
        let own = game.explain_piece(cell).is_none();
        match self.picked {
            Some(_) if was_picked => Vec::new(),
            Some(from) if !own => {
                self.dragging.press = None;
                if self.desk.saying.is_none() && game.find_move(from, cell).is_ok() {
                    self.picked = None;
                }
                vec![Action::Land(cell)]
            }
            _ => {
                self.picked = own.then_some(cell);
                vec![Action::Pick(cell)]
            }
        }
    }

    fn release(&mut self) -> Vec<Action> {
        let Some(press) = self.dragging.press.take() else { return Vec::new() };
        if self.desk.editor.is_some() {
            let Some(from) = press.cell else { return vec![Action::Edit(Edit::Release)] };
            let to = self.dragging.at.and_then(|at| self.shown.cell_at(at));
            return vec![Action::Edit(match to {
                _ if !press.drags => Edit::Tap(from),
                Some(to) => Edit::Shift(from, to),
                None => Edit::Take(from),
            })];
        }
        let Some(from) = press.cell.filter(|&cell| self.picked == Some(cell)) else { return Vec::new() };
        if !press.drags {
            // A second click on the piece in hand puts it back.
            return if press.was_picked { vec![Action::Pick(from)] } else { Vec::new() };
        }
        let to = self.dragging.at.and_then(|at| self.shown.cell_at(at));
        match to {
            Some(to) if to != from => vec![Action::Land(to)],
            _ => vec![Action::Release],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_on_a_panel_or_under_a_window_is_not_the_boards() {
        let area = Rect::new(0.0, 40.0, 900.0, 700.0);
        assert!(accepts(Vec2::new(450.0, 300.0), area, false));
        assert!(!accepts(Vec2::new(1000.0, 300.0), area, false), "the side panel");
        assert!(!accepts(Vec2::new(450.0, 20.0), area, false), "the top bar");
        assert!(!accepts(Vec2::new(450.0, 300.0), area, true), "a menu over the board");
    }
}
