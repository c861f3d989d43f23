//! Colours as data: `config/themes/*.ron`.

use serde::{Deserialize, Serialize};

use crate::record::Colour;

/// A colour, written `#RRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rgb(pub [u8; 3]);

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.bytes().all(|b| b.is_ascii_hexdigit()));
        let value = digits.and_then(|d| u32::from_str_radix(d, 16).ok());
        value
            .map(|v| Self([(v >> 16) as u8, (v >> 8) as u8, v as u8]))
            .ok_or_else(|| format!("“{text}” is not #RRGGBB"))
    }
}

impl From<Rgb> for String {
    fn from(Rgb([r, g, b]): Rgb) -> Self {
        format!("#{r:02X}{g:02X}{b:02X}")
    }
}

impl Rgb {
    /// The colour `t` of the way to another, 0 to 1.
    #[must_use]
    pub fn mix(self, other: Self, t: f32) -> Self {
        Self(std::array::from_fn(|i| {
            (f32::from(self.0[i]) + (f32::from(other.0[i]) - f32::from(self.0[i])) * t).round() as u8
        }))
    }

    /// Relative luminance, 0 to 1 (WCAG 2.2).
    pub fn luminance(self) -> f32 {
        let linear = self.0.map(linear);
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The colour under more or less light: its linear parts times `factor`.
    #[must_use]
    pub fn lit(self, factor: f32) -> Self {
        Self(self.0.map(|channel| channel_of(linear(channel) * factor)))
    }

    /// The colour with another on it of an opacity from 0 to 1, mixed as light is.
    #[must_use]
    pub fn under(self, other: Self, opacity: f32) -> Self {
        let mixed = |i: usize| {
            let (ground, cover) = (linear(self.0[i]), linear(other.0[i]));
            channel_of(ground + (cover - ground) * opacity)
        };
        Self(std::array::from_fn(mixed))
    }

    /// Black or white, whichever is easier to see on this colour.
    #[must_use]
    pub fn ink(self) -> Self {
        let (black, white) = (Self([20, 16, 12]), Self([255; 3]));
        if contrast(self, black) >= contrast(self, white) { black } else { white }
    }
}

/// The light of an sRGB channel, 0 to 1.
fn linear(channel: u8) -> f32 {
    let c = f32::from(channel) / 255.0;
    if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
}

/// The sRGB channel of a light.
fn channel_of(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let c = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (c * 255.0).round() as u8
}

/// Contrast ratio of two colours, 1 to 21 (WCAG 2.2).
pub fn contrast(a: Rgb, b: Rgb) -> f32 {
    let (a, b) = (a.luminance() + 0.05, b.luminance() + 0.05);
    a.max(b) / a.min(b)
}

/// The colours of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
struct SeatColours {
    vermilion: Rgb,
    yellow: Rgb,
    green: Rgb,
    blue: Rgb,
    purple: Rgb,
    sky: Rgb,
    white: Rgb,
    black: Rgb,
}

/// How everything looks.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Theme {
    /// Its name, the stem of its translation key.
    pub name: String,
    /// Whether it is light on dark.
    pub dark: bool,
    /// Whether pieces are told apart by their filling, for printers without colours.
    #[serde(default)]
    pub hatched: bool,
    /// Behind everything.
    pub background: Rgb,
    /// The panels.
    pub panel: Rgb,
    /// Buttons, fields and cards.
    pub raised: Rgb,
    /// Thin lines between parts.
    pub line: Rgb,
    /// Text.
    pub text: Rgb,
    /// Text of less weight.
    pub weak: Rgb,
    /// The one accent.
    pub accent: Rgb,
    /// Text on the accent.
    pub on_accent: Rgb,
    /// The board.
    pub plate: Rgb,
    /// Its edge.
    pub plate_edge: Rgb,
    /// The lines between holes.
    pub grid: Rgb,
    /// The ground of a hole.
    pub hole: Rgb,
    /// Its rim.
    pub hole_rim: Rgb,
    /// Coordinates.
    pub label: Rgb,
    /// Dots, paths, the last move.
    pub mark: Rgb,
    /// How strongly points are tinted with their seat's colour, 0 to 1.
    pub tint: f32,
    /// How strongly marbles shine, 0 to 1.
    pub gloss: f32,
    seats: SeatColours,
}

impl Theme {
    /// The face of a numbered piece: light in every theme, so that its numeral is dark.
    pub fn face(&self) -> Rgb {
        Rgb([255, 252, 244]).mix(self.plate, 0.06)
    }

    /// The numeral on it.
    pub const fn numeral(&self) -> Rgb {
        Rgb([26, 20, 14])
    }

    /// The names of the built-in themes, in the order of the list.
    pub const NAMES: [&'static str; 4] = ["wood", "paper", "night", "contrast"];

    /// The theme for paper without colours, which the window does not offer.
    pub const PRINT: &'static str = "print";

    /// The theme of a name, [`Theme::PRINT`] among them.
    pub fn named(name: &str) -> Option<Self> {
        (name == Self::PRINT || Self::NAMES.contains(&name)).then(|| Self::built_in(name))
    }

    /// A built-in theme; the first for a name that there is none of.
    pub fn built_in(name: &str) -> Self {
        let text = match name {
            "paper" => include_str!("../../config/themes/paper.ron"),
            "night" => include_str!("../../config/themes/night.ron"),
            "contrast" => include_str!("../../config/themes/contrast.ron"),
            Self::PRINT => include_str!("../../config/themes/print.ron"),
            _ => include_str!("../../config/themes/wood.ron"),
        };
        ron::from_str(text).expect("the built-in themes are checked by a test")
    }

    /// The fields of a chequered board.
    pub fn field(&self, dark: bool) -> Rgb {
        match (dark, self.dark) {
            (false, false) => self.plate.mix(Rgb([255; 3]), 0.45),
            (false, true) => self.plate.mix(Rgb([255; 3]), 0.42),
            (true, false) if self.hatched => self.plate.mix(self.plate_edge, 0.24),
            (true, false) => self.plate.mix(self.plate_edge, 0.42),
            (true, true) => self.plate.mix(Rgb([255; 3]), 0.16),
        }
    }

    /// The colour of a seat's pieces.
    pub fn seat(&self, colour: Colour) -> Rgb {
        match colour {
            Colour::Vermilion => self.seats.vermilion,
            Colour::Yellow => self.seats.yellow,
            Colour::Green => self.seats.green,
            Colour::Blue => self.seats.blue,
            Colour::Purple => self.seats.purple,
            Colour::Sky => self.seats.sky,
            Colour::White => self.seats.white,
            Colour::Black => self.seats.black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_stands_out_from_its_ground_in_every_theme() {
        for name in Theme::NAMES.into_iter().chain([Theme::PRINT]) {
            let theme = Theme::built_in(name);
            assert_eq!(theme.name, name);
            let pairs = [
                ("text on panel", theme.text, theme.panel),
                ("text on background", theme.text, theme.background),
                ("text on raised", theme.text, theme.raised),
                ("weak on panel", theme.weak, theme.panel),
                ("weak on background", theme.weak, theme.background),
                ("weak on raised", theme.weak, theme.raised),
                ("accent on panel", theme.accent, theme.panel),
                ("accent on background", theme.accent, theme.background),
                ("on accent", theme.on_accent, theme.accent),
                ("label on plate", theme.label, theme.plate),
            ];
            for (what, a, b) in pairs {
                assert!(contrast(a, b) >= 4.5, "{name}: {what} has {:.2}", contrast(a, b));
            }
            for colour in Colour::ALL {
                let seat = theme.seat(colour);
                assert!(contrast(seat, seat.ink()) >= 4.5, "{name}: symbol on {colour:?}");
            }
        }
    }

    #[test]
    fn colours_read_and_write() {
        let rgb = Rgb::try_from("#0072B2".to_owned()).unwrap();
        assert_eq!((rgb.0, String::from(rgb)), ([0, 0x72, 0xB2], "#0072B2".to_owned()));
        for bad in ["0072B2", "#72B2", "#00_2B2", "#ééé"] {
            assert!(Rgb::try_from(bad.to_owned()).is_err(), "{bad}");
        }
        assert!((contrast(Rgb([0; 3]), Rgb([255; 3])) - 21.0).abs() < 0.01);
    }
}
