//! The keyboard table: which key calls which command. Board keys (arrows, Enter, Tab, Esc) are fixed and not listed.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a key can call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is a button of the window; its translated tooltip says what it does")]
pub enum Command {
    NewGame,
    Open,
    Save,
    SaveAs,
    Undo,
    Redo,
    First,
    Last,
    Previous,
    Next,
    TurnBoard,
    TurnBack,
    Coordinates,
    Symbols,
    Panel,
    Say,
    CopyPosition,
    PastePosition,
    SetUp,
    CopyPicture,
    ExportPicture,
    ExportSheet,
    Home,
    Settings,
    Help,
    Larger,
    Smaller,
    NaturalSize,
}

impl Command {
    /// All, in the order of the help page.
    pub const ALL: [Self; 28] = [
        Self::NewGame,
        Self::Open,
        Self::Save,
        Self::SaveAs,
        Self::Undo,
        Self::Redo,
        Self::First,
        Self::Last,
        Self::Previous,
        Self::Next,
        Self::TurnBoard,
        Self::TurnBack,
        Self::Coordinates,
        Self::Symbols,
        Self::Panel,
        Self::Say,
        Self::CopyPosition,
        Self::PastePosition,
        Self::SetUp,
        Self::CopyPicture,
        Self::ExportPicture,
        Self::ExportSheet,
        Self::Home,
        Self::Settings,
        Self::Help,
        Self::Larger,
        Self::Smaller,
        Self::NaturalSize,
    ];

    /// The stem of its translation keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Open => "open",
            Self::Save => "save",
            Self::SaveAs => "save-as",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::First => "first",
            Self::Last => "last",
            Self::Previous => "previous",
            Self::Next => "next",
            Self::TurnBoard => "turn-board",
            Self::TurnBack => "turn-back",
            Self::Coordinates => "coordinates",
            Self::Symbols => "symbols",
            Self::Panel => "panel",
            Self::Say => "say",
            Self::CopyPosition => "copy-position",
            Self::PastePosition => "paste-position",
            Self::SetUp => "set-up",
            Self::CopyPicture => "copy-picture",
            Self::ExportPicture => "export-picture",
            Self::ExportSheet => "export-sheet",
            Self::Home => "home",
            Self::Settings => "settings",
            Self::Help => "help",
            Self::Larger => "larger",
            Self::Smaller => "smaller",
            Self::NaturalSize => "natural-size",
        }
    }
}

/// The key itself: a character as the keyboard layout gives it, or a named key.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A character, in lower case.
    Char(char),
    /// A key without a character, by its usual English name: `Home`, `F1`.
    Named(String),
}

/// A key with what is held down beside it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Chord {
    /// Control, or command on macOS.
    pub ctrl: bool,
    /// Shift.
    pub shift: bool,
    /// The key.
    pub key: Key,
}

impl TryFrom<String> for Chord {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut rest = text.as_str();
        let mut take = |prefix| {
            let after = rest.strip_prefix(prefix);
            rest = after.unwrap_or(rest);
            after.is_some()
        };
        let (ctrl, shift) = (take("Ctrl+"), take("Shift+"));
        let mut chars = rest.chars();
        let key = match (chars.next(), chars.next()) {
            (None, _) => return Err(format!("“{text}” names no key")),
            (Some(c), None) => Key::Char(c.to_lowercase().next().unwrap_or(c)),
            _ => Key::Named(rest.into()),
        };
        Ok(Self { ctrl, shift, key })
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str(if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" })?;
        }
        if self.shift {
            f.write_str("Shift+")?;
        }
        match &self.key {
            Key::Char(c) => write!(f, "{}", c.to_uppercase()),
            Key::Named(name) => f.write_str(name),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Binding {
    command: Command,
    key: Chord,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Keys(Vec<Binding>);

impl Keys {
    /// The command of a chord. A sign that needs Shift on some layouts, as `+`, is found with and without it.
    pub fn command(&self, pressed: &Chord) -> Option<Command> {
        let exact = |chord: &Chord| self.0.iter().find(|b| b.key == *chord).map(|b| b.command);
        exact(pressed).or_else(|| {
            let sign = matches!(pressed.key, Key::Char(c) if !c.is_alphanumeric());
            sign.then(|| exact(&Chord { shift: false, ..pressed.clone() })).flatten()
        })
    }

    /// The first chord of a command, for tooltips and the help page.
    pub fn chord(&self, command: Command) -> Option<&Chord> {
        self.0.iter().find(|b| b.command == command).map(|b| &b.key)
    }
}

impl Default for Keys {
    fn default() -> Self {
        ron::from_str(include_str!("../../config/keys.ron")).unwrap_or(Self(Vec::new()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_key_and_no_key_two_commands() {
        let keys = Keys::default();
        for command in Command::ALL {
            assert!(keys.chord(command).is_some(), "{command:?}");
        }
        for binding in &keys.0 {
            assert_eq!(keys.command(&binding.key), Some(binding.command));
        }
    }

    #[test]
    fn chords_read_and_show() {
        let chord = |text: &str| Chord::try_from(text.to_owned());
        assert_eq!(chord("Ctrl+Shift+Z").unwrap(), Chord { ctrl: true, shift: true, key: Key::Char('z') });
        assert_eq!(chord("Ctrl++").unwrap().key, Key::Char('+'));
        assert_eq!(chord("F1").unwrap().to_string(), "F1");
        assert!(chord("Ctrl+").is_err());
        let plus = Chord { ctrl: true, shift: true, key: Key::Char('+') };
        assert_eq!(Keys::default().command(&plus), Some(Command::Larger));
    }
}
