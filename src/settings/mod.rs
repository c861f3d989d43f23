//! What a user has chosen, kept in the platform's config folder.

mod keys;
mod store;

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::text::Lang;

pub use keys::{Chord, Command, Key, Keys};
pub use store::{Complaint, load_keys, load_settings, load_theme_override, save_settings};

/// How fast moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Not at all: pieces are there at once.
    Off,
    /// Twice the usual speed.
    Fast,
    /// 180 ms a hop.
    #[default]
    Normal,
    /// Half the usual speed, for a class that follows.
    Slow,
}

impl Speed {
    /// All, in the order of the list.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Seconds that a hop of usual length takes; 0 for none.
    pub const fn seconds(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.09,
            Self::Normal => 0.18,
            Self::Slow => 0.45,
        }
    }

    /// The stem of its translation key.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }
}

/// Where the window was, in physical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowPlace {
    /// Left edge.
    pub x: i32,
    /// Upper edge.
    pub y: i32,
    /// Width of the inside.
    pub width: u32,
    /// Height of the inside.
    pub height: u32,
    /// Whether it filled the screen.
    pub maximized: bool,
}

/// Everything a user can choose. A missing field has the built-in value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; `None` follows the system.
    pub language: Option<Lang>,
    /// The name of a theme.
    pub theme: String,
    /// How fast moves are shown.
    pub animation: Speed,
    /// Row and column numbers on the board.
    pub coordinates: bool,
    /// Turn the board to the player to move.
    pub turn_to_mover: bool,
    /// A symbol a seat on the marbles.
    pub symbols: bool,
    /// A clock that runs while a player thinks.
    pub clocks: bool,
    /// Size of text and controls, 0.75 to 2.
    pub font_scale: f32,
    /// Whether the side panel is open.
    pub panel: bool,
    /// Files opened or saved last, newest first.
    pub recent: Vec<PathBuf>,
    /// The folder of the last file.
    pub folder: Option<PathBuf>,
    /// Where the window was.
    pub window: Option<WindowPlace>,
}

impl Settings {
    /// The smallest and largest font scale.
    pub const FONT_SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;
    const RECENT: usize = 10;

    /// Notes a file as the last one used.
    pub fn remember(&mut self, path: PathBuf) {
        self.folder = path.parent().map(Into::into);
        self.recent.retain(|known| *known != path);
        self.recent.insert(0, path);
        self.recent.truncate(Self::RECENT);
    }

    /// Puts what a hand-edited file may hold back into range.
    fn tidied(mut self) -> Self {
        let scale = if self.font_scale.is_finite() { self.font_scale } else { 1.0 };
        self.font_scale = scale.clamp(*Self::FONT_SCALES.start(), *Self::FONT_SCALES.end());
        self.recent.truncate(Self::RECENT);
        self
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: "wood".into(),
            animation: Speed::Normal,
            coordinates: false,
            turn_to_mover: false,
            symbols: false,
            clocks: false,
            font_scale: 1.0,
            panel: true,
            recent: Vec::new(),
            folder: None,
            window: None,
        }
    }
}
