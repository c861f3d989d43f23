//! Canonical writing.

use super::{HEADINGS, KINDS, OTHERS, Other};
use crate::games::number_chess::ground::Heading;
use crate::games::number_chess::moves::{Hop, Kind, Move, Ply};
use crate::games::number_chess::position::Position;

/// In which terms a move is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Script {
    /// 繁體
    #[default]
    Traditional,
    /// 简体
    Simplified,
    /// English
    English,
}

impl Position {
    /// A ply that can be played here, in traditional characters.
    pub fn write(&self, ply: &Ply) -> String {
        self.write_in(ply, Script::Traditional)
    }

    /// The same in a script of one's choice.
    pub fn write_in(&self, ply: &Ply, script: Script) -> String {
        let other = match ply {
            Ply::Move(mv) => return self.write_move(mv, script),
            Ply::Pass(_) => Other::Pass,
            Ply::Timeout(_) => Other::Timeout,
            Ply::CallStop(_) => Other::CallStop,
            Ply::Draw => Other::Draw,
            Ply::TimeUp => Other::TimeUp,
            Ply::Resign(seat) => {
                // Out of turn, the side is named.
                let word = word(&OTHERS, Other::Resign, script);
                return if *seat == self.to_move() { word.into() } else { side(seat.0, script) + word };
            }
        };
        word(&OTHERS, other, script).into()
    }

    fn write_move(&self, mv: &Move, script: Script) -> String {
        let equation = |hop: &Hop| match (&hop.expression, mv.value, mv.kind) {
            (Some(expression), Some(value), Kind::Span | Kind::Chain) => Some(format!("{expression}={value}")),
            _ => None,
        };
        let hops = mv.hops.iter().zip(mv.headings());
        let hops = hops.map(|(hop, heading)| (heading, self.numbers(&hop.over), equation(hop)));
        statement(mv.piece, mv.kind, hops, script)
    }
}

/// A move in words: the piece, and for each hop its direction, the numbers that it spans and what is said of them.
pub fn statement(
    piece: u8,
    kind: Kind,
    hops: impl IntoIterator<Item = (Heading, Vec<u8>, Option<String>)>,
    script: Script,
) -> String {
    let (space, comma) = if script == Script::English { (" ", ", ") } else { ("", "，") };
    let mut text = digit(piece, script);
    for (i, (heading, numbers, equation)) in hops.into_iter().enumerate() {
        text += if i > 0 { comma } else { space };
        text += word(&HEADINGS, heading, script);
        if i == 0 {
            text += space;
            text += KINDS[kind as usize][script as usize];
        }
        for number in numbers {
            text += space;
            text += &digit(number, script);
        }
        if let Some(equation) = equation {
            text += &format!("{space}({equation})");
        }
    }
    text
}

fn word<T: PartialEq>(words: &[(T, [&'static str; 3])], which: T, script: Script) -> &'static str {
    words.iter().find(|(key, _)| *key == which).map_or("", |(_, names)| names[script as usize])
}

fn side(seat: u8, script: Script) -> String {
    let [red, blue] = if script == Script::English { ["red ", "blue "] } else { ["紅", "藍"] };
    let (red, blue) = if script == Script::Simplified { ("红", "蓝") } else { (red, blue) };
    String::from(if seat == 0 { red } else { blue })
}

/// A piece in writing: circled in Chinese, plain in English.
fn digit(number: u8, script: Script) -> String {
    const CIRCLED: [char; 10] = ['⓪', '①', '②', '③', '④', '⑤', '⑥', '⑦', '⑧', '⑨'];
    match CIRCLED.get(usize::from(number)) {
        Some(circled) if script != Script::English => circled.to_string(),
        _ => number.to_string(),
    }
}

impl Heading {
    /// Its name: traditional, simplified or English.
    pub fn name(self, script: Script) -> &'static str {
        word(&HEADINGS, self, script)
    }
}

impl Kind {
    /// Its name: traditional, simplified or English.
    pub const fn name(self, script: Script) -> &'static str {
        KINDS[self as usize][script as usize]
    }
}
