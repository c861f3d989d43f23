//! 總格數: how far a side still is from its goal.

use super::bits::Bits;
use super::ground::Ground;
use crate::board::Cell;

/// Least number of steps from a cell to the nearest goal cell; 0 within it.
pub fn distance_to_goal<S: Bits>(ground: &Ground<S>, cell: Cell, goal: S) -> u32 {
    goal.map(|target| ground.distance(cell, target)).min().unwrap_or(0)
}

/// Least total number of steps that bring every piece onto a goal cell of its own, on an empty board.
///
/// The assignment problem, solved by shortest augmenting paths (the “Hungarian method”); 0 exactly when every piece is
/// home. Takes at most as many pieces as the goal has cells.
pub fn steps_to_fill<S: Bits>(ground: &Ground<S>, pieces: S, goal: S) -> u32 {
    // Pieces that are home already stay: swapping targets along a path through them never gets shorter.
    let (rows, columns): (Vec<Cell>, Vec<Cell>) = ((pieces & !goal).collect(), (goal & !pieces).collect());
    debug_assert!(rows.len() <= columns.len());
    let width = columns.len();
    let cost = |row: usize, column: usize| ground.distance(rows[row], columns[column]) as i32;
    // Index `width` stands for the row that is being placed.
    let mut row_of: Vec<Option<usize>> = vec![None; width + 1];
    let (mut row_potential, mut column_potential) = (vec![0; rows.len()], vec![0; width + 1]);
    for row in 0..rows.len() {
        let (mut least, mut way, mut used) = (vec![i32::MAX; width], vec![width; width], vec![false; width + 1]);
        let mut at = width;
        row_of[width] = Some(row);
        while let Some(current) = row_of[at] {
            used[at] = true;
            let (mut delta, mut next) = (i32::MAX, width);
            for column in (0..width).filter(|&c| !used[c]) {
                let reduced = cost(current, column) - row_potential[current] - column_potential[column];
                if reduced < least[column] {
                    (least[column], way[column]) = (reduced, at);
                }
                if least[column] < delta {
                    (delta, next) = (least[column], column);
                }
            }
            if delta == i32::MAX {
                return u32::MAX; // more pieces than goal cells
            }
            for column in 0..=width {
                if let (true, Some(r)) = (used[column], row_of[column]) {
                    row_potential[r] += delta;
                    column_potential[column] -= delta;
                } else if column < width {
                    least[column] -= delta;
                }
            }
            at = next;
        }
        while at != width {
            let previous = way[at];
            row_of[at] = row_of[previous];
            at = previous;
        }
    }
    (0..width).filter_map(|column| row_of[column].map(|row| cost(row, column) as u32)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::CellSet;
    use crate::games::chinese_checkers::{Options, board};
    use crate::games::race::Variant;

    fn steps(pieces: CellSet, goal: CellSet) -> u32 {
        steps_to_fill(Options::default().ground(), pieces, goal)
    }

    #[test]
    fn a_home_is_120_steps_from_the_goal_and_a_filled_goal_is_none() {
        let (home, goal) = (board().point(0), board().point(3));
        assert_eq!(steps(home, goal), 120);
        assert_eq!(steps(goal, goal), 0);
    }

    #[test]
    fn the_assignment_is_the_best_of_all() {
        // Three pieces, tried against every order of targets.
        let goal: CellSet = ["r14c1", "r15c3", "r17c1"].iter().map(|n| board().parse(n).unwrap()).collect();
        for cells in [["r1c1", "r13c1", "r9c9"], ["r14c4", "r16c1", "r13c13"], ["r14c1", "r14c2", "r5c1"]] {
            let pieces: Vec<Cell> = cells.iter().map(|n| board().parse(n).unwrap()).collect();
            let targets: Vec<Cell> = goal.collect();
            let best = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
                .iter()
                .map(|order| (0..3).map(|i| board().distance(pieces[i], targets[order[i]])).sum::<u32>())
                .min()
                .unwrap();
            assert_eq!(steps(pieces.into_iter().collect(), goal), best, "{cells:?}");
        }
    }
}
