//! A position in plain characters, for the terminal and for a screen reader.

use crate::board::{Board, Cell, HexBoard, SquareBoard};
use crate::games::Game;

/// The board row by row: `·` for an empty cell, the mark of its owner for a piece, with its number if it has one; the
/// row number in front. An empty cell that has a number itself shows it.
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
    for (row, &width) in board.widths().iter().enumerate() {
        let cells: Vec<String> = (first..first + width).map(|index| shown(game, Cell(index))).collect();
        let gap = " ".repeat(cells[0].chars().count());
        let indent = gap.repeat(usize::from(widest - width));
        out += format!("{:>3} {indent}{}", row + 1, cells.join(&gap)).trim_end();
        out.push('\n');
        first += width;
    }
    out
}

/// Squares that are not played on stay blank; the columns are named below.
fn square(game: &Game, board: SquareBoard) -> String {
    let size = board.size();
    let mut out = String::new();
    for row in 0..size {
        let cells = (0..size).map(|column| board.at(row, column).map_or_else(|| " ".into(), |cell| shown(game, cell)));
        out += format!("{:>3} {}", size - row, cells.collect::<Vec<_>>().join(" ")).trim_end();
        out.push('\n');
    }
    let letters: Vec<String> = (b'a'..b'a' + size).map(|letter| char::from(letter).to_string()).collect();
    out + "    " + &letters.join(" ") + "\n"
}

/// What stands for a cell; of equal width throughout a board.
fn shown(game: &Game, cell: Cell) -> String {
    match (game.piece_at(cell), game.is_numbered()) {
        (Some(piece), false) => game.seat_mark(piece.seat),
        (None, false) => "·".into(),
        (Some(piece), true) => {
            let number = piece.number.map(|number| number.to_string());
            game.seat_mark(piece.seat) + &number.unwrap_or_default()
        }
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
    fn numbered_pieces_show_their_numbers_and_so_do_empty_camp_cells() {
        let line = "red r1c1=R0 r4c1=R1 r4c2=B3";
        let text = text_board(&GameKind::NumberChess.position("board=rhombus64", line).unwrap());
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "  1               R0");
        assert_eq!(lines[3], "  4         R1  B3   2   4");
        assert_eq!(lines[7], "  8  ·   ·   ·   ·   ·   ·   ·   ·");
    }
}
