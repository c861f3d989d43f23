//! The draw rules, each played out to its last ply.

use super::*;

/// Plays kings to and fro, without captures, crownings or a third repetition, until the game ends or `plies` are
/// played; `allowed` says which positions may arise.
fn shuffle(position: &Position, plies: u32, allowed: &dyn Fn(&Position) -> bool) -> Option<(Position, u32)> {
    let drawn_by_clock = |p: &Position| matches!(p.outcome().map(|o| o.ending), Some(Ending::Drawn(rule)) if rule != DrawRule::Repetition);
    if plies == 0 || drawn_by_clock(position) {
        return Some((position.clone(), 0));
    }
    let kings = position.kings(position.to_move());
    for mv in position.legal_moves() {
        let next = position.play(&Ply::Move(mv.clone())).unwrap();
        let goes_on = next.outcome().is_none() && next.legal_moves().iter().all(crate::games::Move::is_step);
        let may = kings.has(mv.from) && allowed(&next);
        if may
            && (drawn_by_clock(&next) || goes_on && next.occurrences() < 3)
            && let Some((end, played)) = shuffle(&next, plies - 1, allowed)
        {
            return Some((end, played + 1));
        }
    }
    None
}

/// The rule that ends the game after so many plies of king moves.
fn drawn_after(variant: Variant, fen: &str, allowed: &dyn Fn(&Position) -> bool) -> (DrawRule, u32) {
    let (end, plies) = shuffle(&at(variant, fen), 130, allowed).expect("kings can shuffle");
    let Some(Outcome { ending: Ending::Drawn(rule), winner: None }) = end.outcome() else { panic!("{fen}: no draw") };
    assert!(end.legal_moves().is_empty() && end.play(&Ply::Pass(Seat(0))) == Err(Refusal::GameOver));
    assert_eq!(end.outcome().map(|o| (o.points(Color::White), o.points(Color::Black))), Some((1, 1)));
    (rule, plies)
}

fn anywhere(_: &Position) -> bool {
    true
}

#[test]
fn international_draws_by_counting() {
    let after = |fen| drawn_after(Variant::International, fen, &anywhere);
    assert_eq!(after("W:WK47,K48:BK3,K4,1"), (DrawRule::TwentyFiveMoves, 50));
    assert_eq!(after("W:WK47,K48,K49:BK5"), (DrawRule::SixteenMoves, 32));
    assert_eq!(after("W:WK47,K48,50:BK5"), (DrawRule::SixteenMoves, 32));
    assert_eq!(after("W:WK47,49,50:BK5"), (DrawRule::SixteenMoves, 32));
    assert_eq!(after("W:WK47,K48:BK5"), (DrawRule::FiveMoves, 10));
    assert_eq!(after("W:WK47,48:BK5"), (DrawRule::FiveMoves, 10));
    assert_eq!(after("B:WK47:BK5"), (DrawRule::FiveMoves, 10));
}

#[test]
fn draws_by_counting_on_64_squares() {
    for variant in [Variant::Russian, Variant::Brazilian, POOL, Variant::Chinese64 { majority: true }] {
        let after = |fen| drawn_after(variant, fen, &anywhere);
        assert_eq!(after("W:WKb4:BKg7"), (DrawRule::FiveMoves, 10));
        assert_eq!(after("W:WKc1,a3:BKg3"), (DrawRule::FiveMoves, 10));
        assert_eq!(after("W:WKc1,Ka3:BKh4,Kd8"), (DrawRule::ThirtyMoves, 60));
        assert_eq!(after("W:WKc1,Ka3,a5:BKh4,Kd8,h6"), (DrawRule::SixtyMoves, 120));
        assert_eq!(after("W:WKc1,a3,e1,g1:BKh4,b8,d8,h8"), (DrawRule::FifteenMoves, 30));
        // The lone king on the main road, then off it.
        let road = Grid::EIGHT.to_cells(Grid::EIGHT.main_road());
        let on_road = |p: &Position| road.has(p.kings(Color::Black).first().unwrap());
        let off_road = |p: &Position| !road.has(p.kings(Color::Black).first().unwrap());
        assert_eq!(drawn_after(variant, "B:WKc1,Ka5,Kb8:BKh8", &on_road), (DrawRule::MainRoad, 10));
        assert_eq!(drawn_after(variant, "W:WKc1,Ka3,Kb8:BKh4", &off_road), (DrawRule::ThreeKings, 30));
        assert_eq!(drawn_after(variant, "W:WKc1,Ka3,b2:BKh4", &off_road), (DrawRule::ThirtyMoves, 60));
    }
}

#[test]
fn without_a_king_on_the_strong_side_the_endgame_rules_rest() {
    let rules = |fen| at(Variant::International, fen).draw_clocks().iter().map(|c| c.rule).collect::<Vec<_>>();
    assert_eq!(rules("W:W47,48,49:BK5"), [DrawRule::TwentyFiveMoves]);
    assert_eq!(rules("W:WK47,48,49:BK5"), [DrawRule::SixteenMoves, DrawRule::TwentyFiveMoves]);
    assert_eq!(rules("W:WK47,48,49:B15"), [DrawRule::TwentyFiveMoves]);
    assert_eq!(rules("W:WK47,48,49,50:BK5"), [DrawRule::TwentyFiveMoves]);
}

#[test]
fn the_move_that_makes_the_ending_is_not_counted_and_later_ones_are() {
    let clock = |position: &Position| position.draw_clocks().into_iter().next().map(|c| (c.rule, c.played, c.left()));
    // The first crowning brings the rule into force.
    let start = at(Variant::International, "W:W6,47,48:BK50");
    let crowned = play(&start, "6-1");
    assert_eq!(clock(&crowned), Some((DrawRule::SixteenMoves, 0, 32)));
    // Moves of men count, a further crowning too.
    let on = play(&crowned, "50-45 47-42");
    assert_eq!(clock(&on), Some((DrawRule::SixteenMoves, 2, 30)));
    let second = at(Variant::International, "W:WK47,6:BK50");
    assert_eq!(clock(&play(&second, "47-41 50-45 6-1")), Some((DrawRule::FiveMoves, 3, 7)));
    // A piece taken: the five-move rule starts from nothing. A second one taken does not start it anew.
    let three = at(Variant::International, "B:WK1,32,K49:BK46");
    let two = play(&three, "46x28");
    assert_eq!(clock(&two), Some((DrawRule::FiveMoves, 0, 10)));
    let second = play(&at(Variant::International, "W:WK45,32:BK46"), "45-50 46x19");
    assert_eq!(clock(&second), Some((DrawRule::FiveMoves, 2, 8)));
}

#[test]
fn men_and_captures_start_the_king_clock_anew() {
    let start = at(Variant::International, "W:WK47,K48,40:BK3,K4,1");
    let twenty_five = |position: &Position| position.draw_clocks()[0].played;
    let on = play(&start, "47-41 3-8 41-47 8-3");
    assert_eq!(twenty_five(&on), 4);
    assert_eq!(twenty_five(&play(&on, "40-34")), 0);
    assert_eq!(on.draw_clocks()[0].moves_left(true), 23);
}

#[test]
fn the_third_occurrence_draws() {
    let start = at(Variant::International, "W:WK47,K48:BK3,K4,1");
    let once = play(&start, "47-41 3-8 41-47 8-3");
    assert_eq!((once.occurrences(), once.outcome()), (2, None));
    let twice = play(&once, "47-41 3-8 41-47 8-3");
    assert_eq!(twice.outcome().map(|o| o.ending), Some(Ending::Drawn(DrawRule::Repetition)));
    // Another side to move is another position: 5 plies to the same pieces.
    let russian = at(Variant::Russian, "W:WKc1,Ka3:BKh4,Kd8");
    let thrice = play(&russian, "c1-b2 h4-g3 b2-c1 g3-h4 c1-b2 h4-g3 b2-c1 g3-h4");
    assert_eq!(thrice.outcome().map(|o| o.ending), Some(Ending::Drawn(DrawRule::Repetition)));
}

#[test]
fn english_draws_are_claimed() {
    let start = at(Variant::English, "W:WK29,K30:BK3,K4");
    let seven = play(&start, "29-25 4-8 25-29 8-4 29-25 4-8 25-29");
    assert_eq!((seven.outcome(), seven.claimable(None)), (None, None));
    assert_eq!(seven.claim_draw(None), Err(Refusal::NoClaim));
    // With the move that would repeat the position for the third time.
    let Ply::Move(back) = seven.read("8-4").unwrap() else { panic!("a move") };
    assert_eq!(seven.claimable(Some(&back)), Some(DrawRule::Repetition));
    let drawn = seven.claim_draw(Some(&back)).unwrap();
    assert_eq!(drawn.outcome(), Some(Outcome { ending: Ending::Drawn(DrawRule::Repetition), winner: None }));
    // It goes on where nobody claims.
    assert_eq!(play(&seven, "8-4 29-25").outcome(), None);

    let (quiet, _) = shuffle(&start, 79, &anywhere).unwrap();
    assert_eq!((quiet.draw_clocks()[0].rule, quiet.draw_clocks()[0].left()), (DrawRule::FortyMoves, 1));
    assert_eq!(quiet.claimable(None), None);
    let (quiet, _) = shuffle(&quiet, 1, &anywhere).unwrap();
    assert_eq!(quiet.claimable(None), Some(DrawRule::FortyMoves));
    assert_eq!(Position::start(Variant::Russian).claim_draw(None), Err(Refusal::NoClaim));
}

#[test]
fn players_may_agree_or_give_up() {
    let start = Position::start(Variant::International);
    let agreed = start.agree_draw().unwrap();
    assert_eq!(agreed.outcome().map(|o| o.ending), Some(Ending::Drawn(DrawRule::Agreement)));
    assert_eq!(agreed.agree_draw(), Err(Refusal::GameOver));
    let lost = start.play(&Ply::Resign(Seat(1))).unwrap();
    assert_eq!(lost.outcome(), Some(Outcome { ending: Ending::Resigned, winner: Some(Color::White) }));
}
