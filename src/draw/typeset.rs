//! How wide text is in the embedded typeface, and where a line of it may end.

use std::sync::LazyLock;

use ttf_parser::Face;
use unicode_linebreak::linebreaks;

use super::raster::FONT;

/// The width of a text at a type size.
pub(super) fn width(text: &str, size: f32) -> f32 {
    static FACE: LazyLock<Option<Face<'static>>> = LazyLock::new(|| Face::parse(FONT, 0).ok());
    let Some(face) = FACE.as_ref() else { return text.chars().count() as f32 * size };
    let em = f32::from(face.units_per_em());
    // What the typeface lacks is taken for a square of the line's height.
    let advance = |c| face.glyph_index(c).and_then(|glyph| face.glyph_hor_advance(glyph)).map_or(em, f32::from);
    text.chars().map(advance).sum::<f32>() / em * size
}

/// The text in lines no wider than `room`. Lines end where the script allows it (UAX 14); a word that is wider than
/// the room is cut.
pub(super) fn lines(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        let mut start = 0;
        for (end, _) in linebreaks(paragraph) {
            let part = &paragraph[start..end];
            start = end;
            if width((line.clone() + part).trim_end(), size) <= room {
                line += part;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for c in part.chars() {
                if !line.is_empty() && width(line.trim_end(), size) + width(&c.to_string(), size) > room && c != ' ' {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    lines.iter_mut().for_each(|line| line.truncate(line.trim_end().len()));
    lines
}

/// The same for a move of several clauses: a line ends between two of them wherever that is possible.
pub(super) fn clauses(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for clause in text.split_inclusive(['，', ',']) {
        match found.last_mut() {
            Some(line) if width(line, size) + width(clause, size) <= room => line.push_str(clause),
            _ => found.extend(lines(clause.trim_start(), size, room)),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_parted_between_their_hops() {
        let text = "⑤左斜進連跨④⓪⑨⑦(0×4×7×9=0)，右斜進①⑦⑧(7+1-8=0)，右斜退④⓪⑤(0×4×5=0)";
        let parts = clauses(text, 9.0, 190.0);
        assert_eq!(parts.concat(), text);
        assert!(parts[..parts.len() - 1].iter().all(|part| part.ends_with('，')), "{parts:?}");
        assert!(clauses(text, 9.0, 60.0).iter().all(|part| width(part, 9.0) <= 60.0));
        assert!(clauses("", 9.0, 60.0).is_empty());
    }

    #[test]
    fn no_line_is_wider_than_its_room_and_nothing_is_lost() {
        let texts = [
            "⑤左斜進連跨④⓪⑨⑦(0×4×7×9=0)，右斜進①⑦⑧(7+1-8=0)，右斜退④⓪⑤(0×4×5=0)",
            "算式錯了：棋子退回，失去這一手。 A wrong equation, and a Donaudampfschifffahrtsgesellschaft.",
            "",
            "one\ntwo",
        ];
        for text in texts {
            for room in [30.0, 61.5, 120.0, 500.0] {
                let lines = lines(text, 9.0, room);
                assert!(lines.iter().all(|line| width(line, 9.0) <= room), "{lines:?}");
                let kept = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
                assert_eq!(kept(&lines.concat()), kept(text));
            }
        }
    }

    #[test]
    fn no_line_begins_with_what_closes_nor_ends_with_what_opens() {
        let text = "紅方（第一手），藍方「第二手」；紅方《第三手》。藍方：第四手！";
        for room in [40.0, 50.0, 60.0, 70.0] {
            for line in lines(text, 10.0, room) {
                assert!(!line.starts_with(['）', '，', '」', '；', '》', '。', '：', '！']), "{line}");
                assert!(!line.ends_with(['（', '「', '《']), "{line}");
            }
        }
    }
}
