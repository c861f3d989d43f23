//! `tiaoqi draw`: the real binary, the pictures it writes, and what it refuses.

use std::path::Path;
use std::process::Command;

/// Exit code, stdout, stderr, run in a folder.
fn draw(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiaoqi"));
    for name in ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(name);
    }
    let output = command.env("LANG", "C").current_dir(folder).arg("draw").args(args).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n");
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}

fn sample(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(name).display().to_string()
}

#[test]
fn a_position_is_drawn_as_either_form_in_the_size_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "0 r1c1=0 r17c1=3";
    let args = ["--game", "chinese-checkers", "--position", line, "--size", "320", "--theme", "print", "-o"];
    for (name, turn) in [("a.svg", false), ("b.PNG", false), ("c.png", true)] {
        let mut args = [&args[..], &[name]].concat();
        args.extend(turn.then_some("--turn"));
        assert_eq!(draw(folder.path(), &args), (0, format!("{name}\n"), String::new()));
    }
    let read = |name: &str| std::fs::read(folder.path().join(name)).expect("a picture");
    let svg = String::from_utf8(read("a.svg")).expect("text");
    assert!(svg.starts_with("<svg ") && svg.contains("width=\"320\"") && svg.contains(line));
    let image = image::load_from_memory(&read("b.PNG")).expect("a PNG");
    assert_eq!((image.width(), image.height()), (320, 320));
    assert_eq!(read("b.PNG"), read("c.png"), "the first seat is to move");
}

#[test]
fn a_ply_of_a_record_is_drawn_with_marks_and_arrows() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = sample("draughts-international.ron");
    let size = |args: &[&str]| {
        let args = [&[file.as_str(), "-o", "out.svg"], args].concat();
        assert_eq!(draw(folder.path(), &args).0, 0, "{args:?}");
        std::fs::read_to_string(folder.path().join("out.svg")).expect("a picture")
    };
    let plain = size(&["--ply", "6"]);
    assert_ne!(plain, size(&["--ply", "7"]));
    let marked = size(&["--ply", "6", "--mark", "28,19", "--arrow", "32-28"]);
    assert_eq!(marked.matches("<circle").count(), plain.matches("<circle").count() + 4);
    assert_eq!(marked.matches("<polygon").count(), plain.matches("<polygon").count() + 1);
    assert!(size(&["--coordinates"]).matches("<text").count() > plain.matches("<text").count());
}

#[test]
fn a_sheet_is_one_file_a_page_in_the_language_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = sample("number-chess.ron");
    let (code, out, err) = draw(folder.path(), &[&file, "--sheet", "--lang", "zh-Hant", "--every", "5", "-o", "s.svg"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let written: Vec<&str> = out.lines().collect();
    assert!(written.len() > 1 && written[0] == "s.svg" && written[1] == "s-2.svg", "{written:?}");
    let first = std::fs::read_to_string(folder.path().join("s.svg")).expect("a page");
    assert!(first.contains("國際數棋") && first.contains("⓪左斜進跨⑨⑤④"));
    let (code, ..) = draw(folder.path(), &[&file, "--sheet", "--lang", "en", "--size", "600", "-o", "s.png"]);
    assert_eq!(code, 0);
    let page = image::open(folder.path().join("s.png")).expect("a PNG");
    assert_eq!((page.width(), page.height()), (600, 849));
}

#[test]
fn what_cannot_be_drawn_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("taken"), "a file, no folder").expect("a file");
    let file = sample("chinese-checkers-2.ron");
    let start = ["--game", "chinese-checkers", "-o"];
    for (args, sentence) in [
        (vec![&start[..], &["x.gif"]], "x.gif: the ending says what to draw: .svg or .png."),
        (vec![&start[..], &["x"]], "x: the ending says what to draw: .svg or .png."),
        (
            vec![&start[..], &["x.svg", "--theme", "pink"]],
            "there is no theme \"pink\"; known: wood, paper, night, contrast, print.",
        ),
        (vec![&start[..], &["x.svg", "--mark", "r99c1"]], "the board has no cell \"r99c1\"."),
        (vec![&start[..], &["x.svg", "--arrow", "r5c1"]], "\"r5c1\" is no arrow; write two cells, as r1c1-r2c1."),
        (vec![&[file.as_str(), "-o", "x.svg", "--ply", "50"]], "the main line has 49 plies, there is no ply 50."),
        (
            vec![&[file.as_str(), "-o", "x.svg", "--sheet", "--lang", "fr"]],
            "there is no language \"fr\"; known: zh-Hant, zh-Hans, en.",
        ),
        (vec![&["none.ron", "-o", "x.svg"]], "none.ron: there is no such file or folder."),
    ] {
        let (code, out, err) = draw(folder.path(), &args.concat());
        assert_eq!((code, out.as_str(), err.as_str()), (1, "", format!("tiaoqi: {sentence}\n").as_str()));
    }
    let (code, _, err) = draw(folder.path(), &[&start[..], &["taken/x.svg"]].concat());
    assert_eq!((code, err.lines().count()), (1, 1), "{err}");
    // Contradictions and missing parts are the argument parser's.
    for args in [&["-o", "x.svg"][..], &[&file, "--game", "halma", "-o", "x.svg"], &[&file], &["--size", "9"]] {
        assert_eq!(draw(folder.path(), args).0, 2, "{args:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing was written");
}
