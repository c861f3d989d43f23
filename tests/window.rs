//! The real window, driven by scripts through the same input as a person's. Needs a display, so these run only when
//! asked for: `xvfb-run cargo test --test window -- --ignored --test-threads=1`.
#![cfg(all(feature = "gui", target_os = "linux"))]
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod driven;

use std::path::Path;
use std::time::{Duration, Instant};

use driven::{Home, colours};
use tiaoqi::games::Ply;
use tiaoqi::record::{ROOT, Reason, Record};

/// Presses of every kind, in one game: pieces picked by click, drag, keyboard and notation; refusals say why.
#[test]
#[ignore = "needs a display"]
fn a_game_is_played_by_clicks_drags_keys_and_typing() {
    let home = Home::new();
    home.drives(
        "size 1366 768
         lang en
         new chinese-checkers players=2
         wait
         click r3c1
         expect to choose from
         click r9c5
         expect Not on a line
         click r5c5
         wait
         expect Red hopped r3c1-r5c5
         click r5c5
         expect Turn over
         drag r14c1 r13c5
         wait
         expect Blue stepped r14c1-r13c5
         type r4c1-r9c9
         key Enter
         expect line
         key Escape
         key Tab
         key Enter
         expect to choose from
         key Tab
         key Enter
         wait
         expect Blue to move
         key Ctrl+Z
         expect Red to move
         key Ctrl+Y
         expect Blue to move
         press Undo
         press Undo
         expect Blue to move
         press Redo
         expect Red to move
         type r99c1
         key Enter
         expect Not understood
         shot played.png
         quit",
    );
    assert!(colours(&home.path("played.png")) > 500);
}

/// The sample match of number chess, said move by move: typed, one chain by clicks and keys of the panel, one statement
/// wrong; then call stop, save, load.
#[test]
#[ignore = "needs a display"]
fn a_match_of_number_chess_is_said_from_the_first_move_to_call_stop() {
    let home = Home::new();
    let sample =
        Record::open(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/number-chess.ron"))).unwrap();
    let rules = sample.start.rules();
    let mut script =
        format!("size 1366 768\nlang zh-Hant\nset animation off\nnew number-chess {rules} / match\nwait\n");
    let line = sample.line_from(ROOT);
    let mut by_clicks = 0;
    for (ply, node) in line.iter().map(|&node| &sample.nodes[node]).enumerate() {
        match (&node.ply, node.ruling.as_ref().map(|ruling| &ruling.why)) {
            (_, Some(Reason::Wrong(said))) => script += &format!("type {said}\nkey Enter\nexpect 扣 5 分\n"),
            (Some(Ply::CallStop(_)), _) => script += "press 叫停\n",
            (Some(Ply::Move(mv)), _) if ply == 9 => {
                // A chain hop by hop; each equation by the keys of the panel.
                by_clicks = mv.hops.len();
                let name = |cell| sample.start.board().name(cell);
                script += &format!("click {}\nexpect 摸子走子\n", name(mv.from));
                for hop in &mv.hops {
                    script += &format!("click {}\n", name(hop.to));
                    let equation = hop.expression.as_ref().unwrap().to_string();
                    script.extend(equation.chars().map(|key| format!("press {key}\n")));
                }
                script += "shot chain.png\npress 說出\n";
            }
            _ => script += &format!("type {}\nkey Enter\n", node.text),
        }
    }
    assert!(by_clicks > 1);
    let outcome = sample.outcome_at(*line.last().unwrap()).unwrap();
    script += &format!(
        "wait\nexpect 棋局結束\nexpect {} 分\nexpect 換位與所失\nshot over.png\npress 看棋盤\nsave said.ron\nsave said.txt\n\
         new number-chess\nwait\nopen said.ron\nwait\nexpect 叫停\nsave again.ron\nquit\n",
        outcome.scores[0]
    );
    home.drives(&script);
    let said = Record::open(&home.path("said.ron")).unwrap();
    let plies = |record: &Record| {
        let line = record.line_from(ROOT);
        line.into_iter().map(|node| record.nodes[node].ply.clone()).collect::<Vec<_>>()
    };
    assert_eq!(plies(&said), plies(&sample));
    assert_eq!(said.outcome_at(said.main_end()), Some(outcome), "penalties and result are those of the sample");
    assert_eq!(std::fs::read(home.path("said.ron")).unwrap(), std::fs::read(home.path("again.ron")).unwrap());
    let sheet = Record::open(&home.path("said.txt")).unwrap();
    assert_eq!((plies(&sheet), sheet.terms), (plies(&said), said.terms));
    assert!(colours(&home.path("chain.png")) > 500);
}

/// With help and in practice: an equation paged through, a wrong one explained and tried again, hints, keys alone.
#[test]
#[ignore = "needs a display"]
fn number_chess_is_learned_with_help_and_in_practice() {
    Home::new().drives(
        "size 1366 768
         lang en
         new number-chess board=star88 / guided
         wait
         click r1c1
         click r5c4
         expect 7+1-8
         click r5c4
         wait
         expect Blue to move
         new number-chess board=star88 / practice
         wait
         press Hint
         expect look at the piece
         click r2c2
         click r5c5
         press 6
         press -
         press 3
         press Say it
         expect it makes 3
         key Backspace
         key Backspace
         press Hint
         expect next comes +
         press +
         press 3
         expect 6+3
         key Enter
         wait
         expect Blue to move
         key Tab
         key Enter
         key Tab
         key Enter
         wait
         expect Red to move
         quit",
    );
}

/// Clicks that come while a piece is still flying are neither lost nor taken for something else.
#[test]
#[ignore = "needs a display"]
fn nobody_has_to_wait_for_an_animation() {
    let home = Home::new();
    home.drives(
        "lang en
         set animation slow
         new chinese-checkers players=2
         wait
         click r3c1
         click r5c5
         click r15c1
         click r13c5
         click r5c5
         click r6c5
         click r13c5
         click r12c5
         expect Blue stepped r13c5-r12c5
         set turn on
         click r6c5
         click r7c5
         click r12c5
         click r11c5
         expect Blue stepped r12c5-r11c5
         quit",
    );
}

#[test]
#[ignore = "needs a display"]
fn a_saved_game_is_the_same_when_opened_and_saved_again() {
    let home = Home::new();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/chinese-checkers-6.ron");
    home.drives(&format!(
        "lang en
         open {game}
         wait
         expect Game over
         key Home
         expect start of the game
         key End
         expect Game over
         save again.ron
         expect Saved
         save sheet.txt
         new chinese-checkers players=2
         wait
         open sheet.txt
         wait
         expect Game over
         save third.ron
         quit"
    ));
    let original = std::fs::read(game).unwrap();
    assert_eq!(std::fs::read(home.path("again.ron")).unwrap(), original);
    assert_eq!(std::fs::read(home.path("third.ron")).unwrap(), original);
}

#[test]
#[ignore = "needs a display"]
fn the_dialogs_save_and_open_by_hand() {
    let home = Home::new();
    home.drives(
        "lang en
         press Chinese checkers
         expect New game
         press 3
         press 15
         press Start
         wait
         expect Red to move
         click r5c5
         click r6c4
         wait
         expect Green to move
         key Ctrl+Shift+S
         expect Save the game
         type X
         key Enter
         expect Saved
         key Ctrl+H
         expect Continue
         press Continue
         wait
         expect Green to move
         press Menu
         press Resign
         expect Resign?
         press Cancel
         press Menu
         press Details...
         expect Occasion
         key Escape
         press Settings
         press night
         press 简体中文
         expect 轮到绿方走
         press English
         press Close
         press Help
         expect How it is played
         key Escape
         press Menu
         press Resign
         press Resign
         wait
         expect Green resigned
         quit",
    );
}

#[test]
#[ignore = "needs a display"]
fn a_bad_file_is_explained_and_leaves_the_game_alone() {
    let home = Home::new();
    let good =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/chinese-checkers-2.ron")).unwrap();
    std::fs::write(home.path("cut.ron"), &good[..good.len() / 2]).unwrap();
    std::fs::write(home.path("newer.ron"), good.replace("version: 1", "version: 99")).unwrap();
    std::fs::write(home.path("foreign.ron"), "(name: \"something else\")").unwrap();
    std::fs::write(home.path("illegal.ron"), good.replace("\"r3c1-r5c7\"", "\"r3c1-r17c1\"")).unwrap();
    home.drives(
        "lang en
         new chinese-checkers players=2
         wait
         click r4c1
         click r5c5
         wait
         expect Blue to move
         open cut.ron
         expect Line
         press OK
         open newer.ron
         expect format version 99
         press OK
         open foreign.ron
         expect not a game of this program
         press OK
         open illegal.ron
         expect move 1
         press OK
         open missing.ron
         expect no such file
         press OK
         expect Blue to move
         click r14c1
         click r13c5
         wait
         expect Red to move
         save /proc/none/x.ron
         expect /proc/none
         press OK
         expect Red to move
         quit",
    );
}

#[test]
#[ignore = "needs a display"]
fn a_killed_program_offers_the_game_again() {
    let home = Home::new();
    let script = home.path("script.drive");
    std::fs::write(&script, "lang en\nnew chinese-checkers players=2\nwait\nclick r4c1\nclick r5c5\nwait\nshot done.png\nwait\nexpect nothing that is there\nquit").unwrap();
    let mut child = home.command().arg("--drive").arg(&script).spawn().unwrap();
    let since = Instant::now();
    while !home.path("done.png").exists() {
        assert!(since.elapsed() < Duration::from_secs(120), "the move was not made in time");
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().unwrap(); // SIGKILL
    child.wait().unwrap();
    home.drives("expect Go on with your game\npress Go on\nwait\nexpect Blue to move\nkey Ctrl+Z\nexpect start of the game\nquit");
    // It ended well this time: nothing is asked.
    home.drives("wait\nexpect Choose a game\npress Chinese checkers\nexpect New game\nquit");
}

/// Processor time of a process in clock ticks of 10 ms, its own and the system's.
fn ticks(pid: u32) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[test]
#[ignore = "needs a display"]
fn a_still_window_uses_no_processor() {
    let home = Home::new();
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/chinese-checkers-2.ron");
    let mut child = home.command().arg(game).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(15));
    let before = ticks(child.id());
    std::thread::sleep(Duration::from_secs(10));
    let used = ticks(child.id()) - before;
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(used <= 20, "{used} ticks in 10 s");
}

#[test]
#[ignore = "needs a display"]
fn opengl_serves_where_vulkan_does_not() {
    let home = Home::new();
    let script = "size 1366 768\nlang en\nnew chinese-checkers players=6\nwait\nclick r4c1\nclick r5c5\nwait\nexpect Yellow to move\nshot gl.png\nquit";
    for (name, value) in [("WGPU_BACKEND", "gl"), ("VK_ICD_FILENAMES", "/nonexistent")] {
        let run = home.drive_with(script, |command| {
            command.env(name, value);
        });
        assert!(run.status.success(), "{name}: {}", run.stderr);
        assert!(colours(&home.path("gl.png")) > 500, "{name}");
    }
}

#[test]
#[ignore = "needs a display"]
fn without_any_graphics_or_screen_it_says_so_and_ends() {
    let home = Home::new();
    let run = home.drive_with("quit", |command| {
        command.env("VK_ICD_FILENAMES", "/nonexistent").env("__EGL_VENDOR_LIBRARY_FILENAMES", "/nonexistent");
    });
    assert_eq!(run.status.code(), Some(1), "{}", run.stderr);
    assert!(run.stderr.contains("No usable graphics") && !run.stderr.contains("panicked"), "{}", run.stderr);
    let run = home.drive_with("quit", |command| {
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
    });
    assert_eq!(run.status.code(), Some(1), "{}", run.stderr);
    assert!(run.stderr.contains("no screen") && !run.stderr.contains("panicked"), "{}", run.stderr);
}

#[test]
#[ignore = "needs a display"]
fn clicks_find_their_cells_at_every_scale_and_size() {
    let home = Home::new();
    for (scale, size) in [("1", "1920 1080"), ("1.5", "1000 640"), ("2", "800 500"), ("1", "700 480")] {
        let script = format!(
            "size {size}\nlang en\nset animation off\nnew chinese-checkers players=6\nwait\n\
             click r4c4\nclick r5c9\nexpect Yellow to move\n\
             click r5c10\nclick r6c9\nexpect r5c10-r6c9\n\
             set turn on\nnew chinese-checkers players=6\nwait\n\
             click r4c4\nclick r5c9\nwait\nclick r6c10\nclick r6c9\nwait\nexpect r6c10-r6c9\nquit"
        );
        let run = home.drive_with(&script, |command| {
            command.env("WINIT_X11_SCALE_FACTOR", scale);
        });
        assert!(run.status.success(), "scale {scale}, {size}: {}", run.stderr);
    }
}
