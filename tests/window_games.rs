//! Draughts, Halma, the diamond game and the capture game in the real window. Needs a display:
//! `xvfb-run cargo test --test window_games -- --ignored --test-threads=1`.
#![cfg(all(feature = "gui", target_os = "linux"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod driven;

use driven::{Home, colours};
use tiaoqi::games::draughts::DrawRule;
use tiaoqi::games::{Ending, Game, GameKind, Ply};
use tiaoqi::record::{Record, Terms};
use tiaoqi::table::{Table, TableAction};
use tiaoqi::text::{Lang, Text};

fn position(name: &str, line: &str) -> Game {
    GameKind::from_name(name).unwrap().position("", line).unwrap()
}

/// A Turkish strike, a majority choice, captures to choose between, promotions; refusals say why.
#[test]
#[ignore = "needs a display"]
fn captures_of_draughts_are_clicked_shown_and_explained() {
    let home = Home::new();
    for (file, name, line) in [
        ("strike.ron", "draughts-international", "W:WK36:B7,21,27,28,32,40"),
        ("majority.ron", "draughts-international", "W:W32,49:B28,18,44,5"),
        ("choice.ron", "draughts-english", "B:W6,7,14,15:B2"),
        ("promotion.ron", "draughts-international", "W:W8,32:B23,45,20"),
        ("passing.ron", "draughts-russian", "W:Wf6:Bg7,e7,a5"),
    ] {
        Record::new(position(name, line)).save(&home.path(file)).unwrap();
    }
    home.drives(
        "size 1366 768
         lang en
         set coordinates on
         open strike.ron
         wait
         click 36
         hover 35
         shot strike-aimed.png
         click 35
         wait
         expect White captured 36x35
         expect Black to move
         shot strike.png
         open majority.ron
         wait
         click 49
         expect takes
         shot majority.png
         click 32
         click 12
         wait
         expect White captured 32x12
         open choice.ron
         wait
         click 2
         click 18
         expect Several captures end there
         shot choice.png
         press 2x11x18
         wait
         expect 2x11x18
         open choice.ron
         wait
         click 2
         click 9
         wait
         expect 2x9x18
         open promotion.ron
         wait
         click 8
         click 12
         expect a man moves forwards only
         click 2
         wait
         expect 1 man, 1 king
         shot promotion.png
         open passing.ron
         wait
         click f6
         click d8
         wait
         expect 1 king
         quit",
    );
    for picture in ["strike-aimed", "strike", "majority", "choice", "promotion"] {
        assert!(colours(&home.path(&format!("{picture}.png"))) > 300, "{picture}");
    }
    assert_ne!(std::fs::read(home.path("strike-aimed.png")).unwrap(), std::fs::read(home.path("strike.png")).unwrap());
}

/// Moves to a draw by a rule: quiet ones after which nothing can be captured. A man moves only where another rule would
/// come first.
fn way_to_draw(start: &Game, rule: DrawRule) -> Vec<Ply> {
    if rule == DrawRule::Repetition {
        return to_and_fro(start);
    }
    for restart in 0..400 {
        let (mut way, mut tries) = (Vec::new(), 1500 + restart);
        if walk(start, rule, &mut way, &mut tries) {
            return way;
        }
    }
    panic!("no way to {rule:?}");
}

/// A king of each side goes and comes back, twice.
fn to_and_fro(start: &Game) -> Vec<Ply> {
    let moves = |game: &Game| -> Vec<_> {
        game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect()
    };
    for (a, b) in moves(start) {
        let after = start.play(&start.find_move(a, b).unwrap().into()).unwrap();
        for (c, d) in moves(&after) {
            let (mut game, mut way) = (start.clone(), Vec::new());
            for (from, to) in [(a, b), (c, d), (b, a), (d, c)].into_iter().cycle().take(8) {
                let Some(mv) = game.find_move(from, to).ok().filter(|mv| mv.is_step()) else { break };
                way.push(Ply::Move(mv));
                game = game.play(way.last().unwrap()).unwrap();
                if game.outcome().is_some_and(|outcome| outcome.ending == Ending::Drawn(DrawRule::Repetition)) {
                    return way;
                }
            }
        }
    }
    panic!("no way to and fro");
}

/// Goes on from a position, and takes back what leads nowhere. The order of moves changes with every step.
fn walk(game: &Game, rule: DrawRule, way: &mut Vec<Ply>, tries: &mut u32) -> bool {
    let near = game.draw_clocks().iter().any(|clock| clock.rule != rule && clock.left() <= 3);
    let mut moves: Vec<_> =
        game.destinations().into_iter().flat_map(|(from, ends)| ends.map(move |to| (from, to))).collect();
    let turn = (way.len() * 7 + *tries as usize) % moves.len().max(1);
    moves.rotate_left(turn);
    for (from, to) in moves {
        let man = game.piece_at(from).is_some_and(|piece| !piece.king);
        let Some(mv) = game.find_move(from, to).ok().filter(|mv| mv.is_step() && man == near) else { continue };
        if *tries == 0 || way.len() > 260 {
            return false;
        }
        *tries -= 1;
        let ply = Ply::Move(mv);
        let next = game.play(&ply).unwrap();
        let crowned = man && next.piece_at(to).is_some_and(|piece| piece.king);
        if next.must_take() || crowned {
            continue;
        }
        way.push(ply);
        let found = match next.outcome() {
            Some(outcome) => outcome.ending == Ending::Drawn(rule),
            None => next.can_claim() == Some(rule) || walk(&next, rule, way, tries),
        };
        if found {
            return true;
        }
        way.pop();
    }
    false
}

/// Every rule that draws a game ends one in the window, and is named.
#[test]
#[ignore = "needs a display"]
fn draughts_are_drawn_by_each_rule_and_the_rule_is_named() {
    let (home, text) = (Home::new(), Text::new(Lang::En));
    let mut script = String::from("size 1366 768\nlang en\nset animation off\n");
    let cases = [
        (DrawRule::Repetition, "draughts-international", "W:WK26,K47:BK5,K4"),
        (DrawRule::TwentyFiveMoves, "draughts-international", "W:WK26,K47,K48:BK5,K4,K3"),
        (DrawRule::SixteenMoves, "draughts-international", "W:WK26,K47,K48:BK5"),
        (DrawRule::FiveMoves, "draughts-international", "W:WK26,K47:BK5"),
        (DrawRule::ThreeKings, "draughts-russian", "W:WKc1,Ke1,Kg1:BKb8"),
        (DrawRule::FifteenMoves, "draughts-russian", "W:WKc1,Ke1,a3,a1:BKf8,Kd8,h6,h8"),
        (DrawRule::ThirtyMoves, "draughts-russian", "W:WKc1,a3:BKf8,h6"),
        (DrawRule::SixtyMoves, "draughts-russian", "W:WKc1,a3,g1:BKf8,h6,b8"),
        (DrawRule::MainRoad, "draughts-russian", "W:WKc1,Ke1,Kb4:BKh8"),
        (DrawRule::FortyMoves, "draughts-english", "B:WK32,K31:BK1,K2"),
    ];
    for (rule, name, line) in cases {
        let start = position(name, line);
        let way = way_to_draw(&start, rule);
        let (last, before) = way.split_last().unwrap();
        let mut table = Table::new(Record::new(start));
        for ply in before {
            let written = table.game().write(ply);
            assert!(!table.apply(TableAction::Say(written)).is_empty());
        }
        let written = table.game().write(last);
        let file = format!("{rule:?}.ron");
        table.to_record().save(&home.path(&file)).unwrap();
        let claim = if rule == DrawRule::FortyMoves { "press Claim a draw\nwait\n" } else { "" };
        script += &format!(
            "open {file}\nwait\ntype {written}\nkey Enter\nwait\n{claim}expect {}\nshot {rule:?}.png\npress Look at the board\n",
            text.draw_rule(rule)
        );
    }
    script += "new draughts-brazilian\nwait\npress Offer a draw\ntype c3-d4\nkey Enter\nexpect offers a draw\npress Decline\n\
               expect is declined\npress Offer a draw\npress Accept\nexpect both sides agree\nexpect 1-1\nquit";
    home.drives(&script);
    for (rule, ..) in cases {
        assert!(colours(&home.path(&format!("{rule:?}.png"))) > 300, "{rule:?}");
    }
}

/// A clock for each side: it runs, is stopped by the referee, and decides.
#[test]
#[ignore = "needs a display"]
fn a_flag_falls_in_the_window() {
    let home = Home::new();
    let mut record = Record::new(GameKind::from_name("draughts-international").unwrap().start("").unwrap());
    record.terms = Terms::side_clocks(8, 0);
    record.save(&home.path("blitz.ron")).unwrap();
    home.drives(
        "lang en
         open blitz.ron
         wait
         press Go on
         type 32-28
         key Enter
         wait
         press Pause
         expect Go on
         press Go on
         expect used up its time
         expect 2-0
         quit",
    );
}

/// A list of games in PDN: sorted, filtered, one opened, saved in another form.
#[test]
#[ignore = "needs a display"]
fn a_list_of_games_is_sorted_filtered_and_one_is_opened() {
    let home = Home::new();
    let game = |white: &str, black: &str, moves: &str| {
        format!(
            "[Event \"club\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[GameType \"20\"]\n[Result \"*\"]\n\n{moves} *\n\n"
        )
    };
    let list = game("Bao", "Chen", "1. 32-28 19-23 2. 28x19") + &game("Adam", "Chen", "1. 31-27 20-24");
    std::fs::write(home.path("list.pdn"), list + &game("Dana", "Emil", "1. 35-30 17-99")).unwrap();
    home.drives(
        "size 1366 768
         lang en
         open list.pdn
         expect 3 of 3 games
         press White
         shot list.png
         type chen
         press Open game 2
         wait
         expect Chen stepped 20-24
         quit",
    );
}

/// The games that came last: a hop by click and by drag, a guest who must be answered, a puzzle with its hint.
#[test]
#[ignore = "needs a display"]
fn halma_diamond_and_capture_are_played() {
    Home::new().drives(
        "size 1366 768
         lang en
         new halma players=4
         wait
         click d2
         click e3
         wait
         expect d2-e3
         shot halma.png
         new diamond players=3,kings=on
         wait
         click r3c2
         expect to choose from
         shot diamond.png
         key Escape
         new capture players=1
         wait
         press Hint
         expect Next:
         click r7c5
         click r9c5
         wait
         expect 1 taken
         press Undo
         expect 0 taken
         shot capture.png
         quit",
    );
}
