//! The messages that a hand at mouse and keyboard would cause.

use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput, NativeKeyCode};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

/// Writes the messages that winit would.
#[derive(SystemParam)]
pub struct Hand<'w, 's> {
    window: Query<'w, 's, Entity, With<PrimaryWindow>>,
    moves: MessageWriter<'w, CursorMoved>,
    buttons: MessageWriter<'w, MouseButtonInput>,
    events: MessageWriter<'w, WindowEvent>, // the same again in one stream, as winit gives it: egui reads this one
    keys: MessageWriter<'w, KeyboardInput>,
}

impl Hand<'_, '_> {
    /// Moves the pointer to a place in logical pixels.
    pub fn point(&mut self, position: Vec2) {
        if let Ok(window) = self.window.single() {
            let moved = CursorMoved { window, position, delta: None };
            self.moves.write(moved.clone());
            self.events.write(moved.into());
        }
    }

    /// Presses or releases the left button.
    pub fn button(&mut self, state: ButtonState) {
        self.press(MouseButton::Left, state);
    }

    /// Presses or releases a button.
    pub fn press(&mut self, button: MouseButton, state: ButtonState) {
        if let Ok(window) = self.window.single() {
            let pressed = MouseButtonInput { button, state, window };
            self.buttons.write(pressed);
            self.events.write(pressed.into());
        }
    }

    /// Types a key: `Enter`, `Ctrl+Z`, `ArrowLeft`, `a`.
    pub fn key(&mut self, name: &str, state: ButtonState) {
        let Ok(window) = self.window.single() else { return };
        // The key itself may be a plus sign.
        let (held, last) = match name.strip_suffix('+') {
            Some(held) => (held, "+"),
            None => name.rsplit_once('+').unwrap_or(("", name)),
        };
        let parts: Vec<&str> = held.split('+').collect();
        let mut send = |logical_key: Key, key_code: KeyCode| {
            let text = match &logical_key {
                Key::Character(text) if state.is_pressed() => Some(text.clone()),
                _ => None,
            };
            self.keys.write(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
        };
        let held = parts.iter().filter_map(|part| match *part {
            "Ctrl" => Some((Key::Control, KeyCode::ControlLeft)),
            "Shift" => Some((Key::Shift, KeyCode::ShiftLeft)),
            _ => None,
        });
        let (logical, code) = key(last);
        let mut all: Vec<(Key, KeyCode)> = held.chain([(logical, code)]).collect();
        if !state.is_pressed() {
            all.reverse();
        }
        for (logical, code) in all {
            send(logical, code);
        }
    }
}

/// The key of a name; a single character stands for itself.
fn key(name: &str) -> (Key, KeyCode) {
    match name {
        "Enter" => (Key::Enter, KeyCode::Enter),
        "Tab" => (Key::Tab, KeyCode::Tab),
        "Escape" | "Esc" => (Key::Escape, KeyCode::Escape),
        "Space" => (Key::Space, KeyCode::Space),
        "Backspace" => (Key::Backspace, KeyCode::Backspace),
        "Delete" => (Key::Delete, KeyCode::Delete),
        "ArrowLeft" => (Key::ArrowLeft, KeyCode::ArrowLeft),
        "ArrowRight" => (Key::ArrowRight, KeyCode::ArrowRight),
        "ArrowUp" => (Key::ArrowUp, KeyCode::ArrowUp),
        "ArrowDown" => (Key::ArrowDown, KeyCode::ArrowDown),
        "Home" => (Key::Home, KeyCode::Home),
        "End" => (Key::End, KeyCode::End),
        "PageUp" => (Key::PageUp, KeyCode::PageUp),
        "PageDown" => (Key::PageDown, KeyCode::PageDown),
        "F1" => (Key::F1, KeyCode::F1),
        "F6" => (Key::F6, KeyCode::F6),
        other => {
            let code = match other.to_ascii_uppercase().as_str() {
                "A" => KeyCode::KeyA,
                "Z" => KeyCode::KeyZ,
                "Y" => KeyCode::KeyY,
                _ => KeyCode::Unidentified(NativeKeyCode::Unidentified),
            };
            (Key::Character(other.into()), code)
        }
    }
}
