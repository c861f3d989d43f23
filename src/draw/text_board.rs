//! A position in plain characters, for the terminal and for a screen reader.

use crate::board::Cell;
use crate::games::Game;

/// The board row by row: `·` for an empty cell, the corner digit of its owner for a piece; the row number in front.
pub fn text_board(game: &Game) -> String {
    let board = game.board();
    let widest = board.widths().iter().copied().max().unwrap_or(0);
    let mut out = String::new();
    let mut first = 0;
    for (row, &width) in board.widths().iter().enumerate() {
        let cells: Vec<String> = (first..first + width)
            .map(|index| match game.piece_at(Cell(index)) {
                Some(piece) => game.corner(piece.seat).to_string(),
                None => "·".into(),
            })
            .collect();
        let indent = " ".repeat(usize::from(widest - width));
        out += format!("{:>3} {indent}{}", row + 1, cells.join(" ")).trim_end();
        out.push('\n');
        first += width;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    #[test]
    fn the_start_for_two_shows_both_points() {
        let text = text_board(&GameKind::ChineseCheckers.start("").unwrap());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 17);
        assert_eq!(lines[0], "  1             0");
        assert_eq!(lines[3], "  4          0 0 0 0");
        assert_eq!(lines[4], "  5 · · · · · · · · · · · · ·");
        assert_eq!(lines[13], " 14          3 3 3 3");
    }
}
