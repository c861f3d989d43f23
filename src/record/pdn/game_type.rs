//! Which draughts a PDN game is: by its number, by our own tag, else by its squares.

use super::PdnEntry;
use crate::games::GameKind;
use crate::games::draughts::{Color, Variant};

/// The tag that names one of our games where the number is not enough.
pub(super) const RULESET: &str = "Ruleset";

/// The `GameType` of a variant, in full.
pub(super) const fn number(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "20,W,10,10,N2,0",
        Variant::English => "21,B,8,8,N1,0",
        Variant::Russian => "25,W,8,8,A0,0",
        Variant::Brazilian | Variant::Chinese64 { majority: true } => "26,W,8,8,A0,0",
        // Unified pool: White begins, squares have letters.
        Variant::Chinese64 { majority: false } => "23,W,8,8,A0,0",
    }
}

/// The variant that a game names; `Err` with what it names if that is none of ours, `None` if it names none.
///
/// Of a `GameType` the number alone is trusted: old tables gave other tails.
pub(super) fn named(entry: &PdnEntry) -> Option<Result<Variant, String>> {
    let ours = entry.tag(RULESET);
    let (name, rules) = ours.split_once(' ').unwrap_or((ours, ""));
    if let Some(GameKind::Draughts(variant)) = GameKind::from_name(name) {
        return Some(variant.with_options(rules).map_err(|_| ours.into()));
    }
    let written = entry.tag("GameType");
    let number = written.split(',').next().unwrap_or_default().trim();
    Some(Ok(match number {
        "" => return None,
        "20" => Variant::International,
        "21" => Variant::English,
        "25" => Variant::Russian,
        "26" => Variant::Brazilian,
        "23" if written.contains(",W") => Variant::Chinese64 { majority: false },
        _ => return Some(Err(written.into())),
    }))
}

/// The variants that a game without a number may be, by its moves and its position; the likeliest first.
pub(super) fn likely<'a>(moves: impl Iterator<Item = &'a str>, fen: &'a str) -> Vec<Variant> {
    let (mut letters, mut colon, mut largest) = (false, false, 0);
    for text in moves.chain([fen]) {
        letters |= text.bytes().any(|b| matches!(b, b'a'..=b'h'));
        colon |= text.contains(':') && text != fen;
        let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<u32>().ok());
        largest = numbers.fold(largest, u32::max);
    }
    match (letters, colon) {
        (_, _) if largest > 32 => vec![Variant::International],
        (true, true) => vec![Variant::Russian, Variant::Brazilian],
        (true, false) => vec![Variant::Brazilian, Variant::Russian, Variant::Chinese64 { majority: false }],
        (false, true) => vec![Variant::Russian, Variant::English, Variant::International, Variant::Brazilian],
        (false, false) => vec![Variant::English, Variant::International, Variant::Brazilian, Variant::Russian],
    }
}

/// The seat order of results: who begins is named first in English draughts, White everywhere else.
pub(super) fn first_figure(variant: Variant) -> Color {
    variant.rules().first
}
