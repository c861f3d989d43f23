//! A position in plain characters, for the terminal and for a screen reader.

use crate::board::{Board, Cell, HexBoard, Naming, SquareBoard};
use crate::games::Game;

/// The board row by row: `·` for an empty cell, the mark of its owner for a piece, with its number if it has one; the
/// row number in front. An empty cell that has a number itself shows it; the mark of a king is a capital.
pub fn text_board(game: &Game) -> String {
    match game.board() {
        Board::Hex(board) => hex(game, board),
        Board::Square(board) => square(game, board),
    }
}

fn hex(game: &Game, board: &HexBoard) -> String {
    let widest = board.widths().iter().copied().max().unwrap_or(0);
    let mut out = String::new();
    let mut first = 0;
    for &width in board.widths() {
        let cells: Vec<String> = (first..first + width).map(|index| shown(game, Cell(index))).collect();
        let gap = " ".repeat(cells[0].chars().count());
        let indent = gap.repeat(usize::from(widest - width));
        out += format!("{:>3} {indent}{}", board.row_column(Cell(first)).0, cells.join(&gap)).trim_end();
        out.push('\n');
        first += width;
    }
    out
}

/// Squares that are not played on stay blank. Rows and columns are named at the edge; where squares have numbers, each
/// row begins with that of its first.
fn square(game: &Game, board: SquareBoard) -> String {
    let size = board.size();
    let numbered = board.naming() == Naming::Numeric;
    let head = |row: u8| {
        let first = (0..size).find_map(|column| board.at(row, column));
        first.filter(|_| numbered).map_or_else(|| (size - row).to_string(), |cell| board.name(cell))
    };
    let mut out = String::new();
    for row in 0..size {
        let cells = (0..size).map(|column| board.at(row, column).map_or_else(|| " ".into(), |cell| shown(game, cell)));
        out += format!("{:>3} {}", head(row), cells.collect::<Vec<_>>().join(" ")).trim_end();
        out.push('\n');
    }
    if numbered {
        return out;
    }
    let letters: Vec<String> = (b'a'..b'a' + size).map(|letter| char::from(letter).to_string()).collect();
    out + "    " + &letters.join(" ") + "\n"
}

/// What stands for a cell; of equal width throughout a board.
fn shown(game: &Game, cell: Cell) -> String {
    match (game.piece_at(cell), game.is_numbered()) {
        (Some(piece), _) => game.piece_mark(piece),
        (None, false) => "·".into(),
        (None, true) => format!(" {}", game.cell_number(cell).map_or_else(|| "·".into(), |number| number.to_string())),
    }
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

    #[test]
    fn kings_are_capitals_and_squares_are_numbered_or_named_as_the_game_does() {
        let kind = |name| GameKind::from_name(name).unwrap();
        let text = text_board(&kind("draughts-international").position("", "W:WK36,31:B7,K20").unwrap());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 10);
        assert_eq!(lines[1], "  6 ·   b   ·   ·   ·");
        assert_eq!(lines[3], " 16 ·   ·   ·   ·   B");
        assert_eq!(lines[6], " 31   w   ·   ·   ·   ·");
        assert_eq!(lines[7], " 36 W   ·   ·   ·   ·");
        let text = text_board(&kind("draughts-russian").start("").unwrap());
        assert_eq!(
            (text.lines().next(), text.lines().last()),
            (Some("  8   b   b   b   b"), Some("    a b c d e f g h"))
        );
    }

    #[test]
    fn numbered_pieces_show_their_numbers_and_so_do_empty_camp_cells() {
        let line = "red r1c1=R0 r4c1=R1 r4c2=B3";
        let text = text_board(&GameKind::NumberChess.position("board=rhombus64", line).unwrap());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "  1               R0");
        assert_eq!(lines[3], "  4         R1  B3   2   4");
        assert_eq!(lines[7], "  8  ·   ·   ·   ·   ·   ·   ·   ·");
    }
}
