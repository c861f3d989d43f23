//! Setting up positions, and pictures of them, in the real window. Needs a display:
//! `xvfb-run cargo test --test window_editor -- --ignored --test-threads=1`.
#![cfg(all(feature = "gui", target_os = "linux"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod driven;

use driven::{Home, colours};
use tiaoqi::draw::Theme;
use tiaoqi::games::Ply;
use tiaoqi::record::Record;

/// A position with a Turkish strike is set up by hand, named, saved, drawn and played.
#[test]
#[ignore = "needs a display"]
fn a_turkish_strike_is_set_up_named_saved_and_played() {
    let home = Home::new();
    home.drives(
        "size 1366 768
         lang en
         set animation off
         new draughts-international
         wait
         click 32
         click 28
         expect Black to move
         key Ctrl+E
         expect Choose a piece of the tray
         press Empty
         press White king
         click 36
         press White to move
         press Black man
         click 7
         click 21
         click 27
         click 28
         click 33
         expect Black man in hand
         drag 33 32
         drag Black man 40
         drag White man 39
         right 39
         drag Black king 44
         drag 44 off
         expect Turkish strike: when the piece from 36 stands on 1, the captured 7 still bars the way and saves 40.
         expect 1 capture is legal
         key Escape
         key Tab
         key ArrowLeft
         key ArrowLeft
         key Enter
         key Delete
         expect W:WK36:B7,21,27,28,32,40
         key Ctrl+Shift+C
         expect The position is copied
         press Start
         key Ctrl+Shift+V
         expect W:WK36:B7,21,27,28,32,40
         shot strike.png
         save strike.ron
         save strike.pdn
         key Ctrl+P
         expect Export the picture
         key Enter
         expect Written: draughts-international
         press Leave
         expect Black to move
         key Ctrl+E
         press Empty
         expect Here the game is over already
         press Start
         press Leave
         open strike.ron
         wait
         expect White to move
         key Ctrl+E
         press Play from here
         wait
         expect The game begins from here
         click 36
         click 35
         wait
         expect Black to move
         save played.ron
         quit",
    );
    assert!(colours(&home.path("strike.png")) > 500);
    let files = std::fs::read_dir(home.path("")).unwrap().flatten().map(|file| file.file_name().into_string().unwrap());
    let drawn: Vec<String> = files.filter(|file| file.starts_with("draughts") && file.ends_with(".png")).collect();
    assert_eq!(drawn.len(), 1, "{drawn:?}");
    let strike = "W:WK36:B7,21,27,28,32,40";
    for file in ["strike.ron", "strike.pdn", "played.ron"] {
        assert_eq!(Record::open(&home.path(file)).unwrap().position.as_deref(), Some(strike), "{file}");
    }
    let played = Record::open(&home.path("played.ron")).unwrap();
    let Some(Ply::Move(mv)) = &played.nodes[1].ply else { panic!("no move was played") };
    assert!(mv.hops.len() > 2);
}

/// A broken line stays in the field with what is wrong; one of another game finds its game.
#[test]
#[ignore = "needs a display"]
fn a_pasted_position_finds_its_game_or_says_what_is_wrong() {
    let home = Home::new();
    home.drives(
        "size 1366 768
         lang en
         press Set up a position...
         wait
         expect Set up: Chinese checkers
         key m
         key Ctrl+A
         type 0 r1c1=0 r1c1=3
         key Enter
         expect r1c1 is given twice
         key Ctrl+A
         type red r1c1=R0 r9c4=B7
         key Enter
         wait
         expect This is a position of another game: International number chess
         expect Set up: International number chess
         key Escape
         key Ctrl+Z
         expect Set up: Chinese checkers
         key Ctrl+H
         expect Choose a game
         quit",
    );
}

/// The board goes to the clipboard and to files as it is seen; the score sheet to pages.
#[test]
#[ignore = "needs a display"]
fn pictures_and_score_sheets_are_written() {
    let home = Home::new();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/number-chess.ron");
    home.drives(&format!(
        "size 1366 768
         lang en
         theme night
         open {game}
         wait
         key Escape
         set ply 12
         key F
         wait
         shot seen.png
         export picture board.png
         expect Written: board.png
         export picture board.svg
         export sheet sheet.svg
         expect Written: sheet.svg and the other pages
         export sheet page.png
         key Ctrl+I
         expect The picture is copied
         export picture board.ron
         expect the ending says what to draw
         press OK
         quit"
    ));
    assert_eq!(image::image_dimensions(home.path("board.png")).unwrap(), (1200, 1200));
    assert!(colours(&home.path("board.png")) > 500);
    let sheet = std::fs::read_to_string(home.path("sheet.svg")).unwrap();
    assert!(sheet.contains("210mm") && home.path("sheet-2.svg").exists());
    assert_eq!(image::image_dimensions(home.path("page-2.png")).unwrap().0, 1654);
    // The night of the window is the night of the picture.
    let night = String::from(Theme::built_in("night").background);
    assert!(std::fs::read_to_string(home.path("board.svg")).unwrap().contains(&night));
    assert!(!home.path("board.ron").exists());
}
