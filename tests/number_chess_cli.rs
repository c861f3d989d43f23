//! Number chess at the command line: moves, counts, arithmetic, positions, and reasons in three languages.

use std::process::Command;

/// Exit code, stdout, stderr.
fn tiaoqi(language: &str, args: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tiaoqi"));
    for name in ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANGUAGE"] {
        command.env_remove(name);
    }
    let output = command.env("LANG", language).args(args).output().expect("the binary runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n");
    (output.status.code().expect("no signal"), text(output.stdout), text(output.stderr))
}

fn printed(args: &[&str]) -> String {
    let (code, out, err) = tiaoqi("C", args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

fn refused(args: &[&str]) -> String {
    let (code, out, err) = tiaoqi("C", args);
    assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1), "{args:?}: {err}");
    err.trim_end().to_owned()
}

#[test]
fn moves_lists_from_to_and_the_statement() {
    let all = printed(&["moves", "number-chess"]);
    assert_eq!(all.lines().count(), 20);
    for line in ["r1c1 r5c8 ⓪左斜進跨⑨⑤④(5+4-9=0)", "r3c1 r5c4 ⑦右斜進鄰①", "r4c1 r5c4 ①右斜進移"]
    {
        assert!(all.lines().any(|found| found == line), "{line}");
    }
    let chain = "red r8c1=R1 r8c2=R8 r8c3=B7 r9c4=R9 r10c5=R5 r11c6=B4";
    let all = printed(&["moves", "number-chess", "--position", chain]);
    assert!(all.lines().any(|line| line.contains("連跨") && line.contains("，")), "{all}");
    let single = printed(&["moves", "number-chess", "--rules", "chains=off", "--position", chain]);
    assert!(!single.contains("連跨") && single.lines().count() < all.lines().count());
}

#[test]
fn perft_reproduces_the_published_counts() {
    for (rules, counts) in [
        ("", "1 20\n2 406\n3 12791\n"),
        ("ops=add-sub,fractions=off,concat=off,power=off", "1 20\n2 404\n3 11873\n"),
        ("board=rhombus64,preset=match,board=rhombus64", "1 20\n2 406\n3 12351\n"),
        ("board=star121,ops=four,fractions=on,concat=off,power=off", "1 20\n2 400\n3 12450\n"),
    ] {
        assert_eq!(printed(&["perft", "number-chess", "--rules", rules, "3"]), counts, "{rules}");
    }
}

#[test]
fn reach_lists_the_whole_numbers() {
    assert_eq!(printed(&["reach", "23", "--rules", "ops=add-sub,concat=off,power=off"]), "1\n5\n");
    assert_eq!(printed(&["reach", "2 3", "--rules", "concat=off,power=off"]), "1\n5\n6\n");
    assert_eq!(printed(&["reach", "2,3"]), "1\n5\n6\n8\n9\n23\n32\n");
    let many = printed(&["reach", "123456789"]);
    assert!(many.lines().count() > 900 && many.lines().next_back() == Some("999"));
    for bad in ["", "12x", "123456789012", "-1"] {
        let sentence = format!("tiaoqi: \"{bad}\" are no pieces to span; write 1 to 11 digits, as 289.");
        assert_eq!(refused(&["reach", "--", bad]), sentence);
    }
    let unknown = "tiaoqi: there is no rule \"speed\"; this game has: board, ops, fractions, concat, power, chains, \
                   chain-style, yield, scoring, preset.";
    assert_eq!(refused(&["reach", "12", "--rules", "speed=on"]), unknown);
}

#[test]
fn solve_lists_expressions_the_simplest_first() {
    assert_eq!(printed(&["solve", "289", "7"]), "2×8-9=7\n");
    let many = printed(&["solve", "1234", "10"]);
    assert_eq!(many.lines().next(), Some("4+3+2+1=10"));
    assert!(many.lines().all(|line| line.ends_with("=10")));
    assert_eq!(printed(&["solve", "1234", "10", "--most", "2"]).lines().count(), 2);
    assert_eq!(printed(&["solve", "25", "5/2"]), "5÷2=5/2\n");
    let none = refused(&["solve", "28", "7", "--rules", "ops=add-sub"]);
    assert_eq!(none, "tiaoqi: under these rules 28 cannot make 7.");
    for bad in ["x", "", "/2", "1/0", "99999999999", "-7"] {
        let sentence = format!(
            "tiaoqi: \"{bad}\" is no value to make; write a whole number or a fraction from 0 up, as 7 or 5/2."
        );
        assert_eq!(refused(&["solve", "28", "--", bad]), sentence);
    }
}

#[test]
fn rules_and_positions_that_do_not_go_are_refused_with_the_reason() {
    for (rules, sentence) in [
        ("board=star73", "board cannot be \"star73\"; it takes: star88, rhombus64, star121."),
        ("ops=five", "ops cannot be \"five\"; it takes: add-sub, four."),
        ("fractions", "fractions cannot be \"\"; it takes: on, off."),
        ("chain-style=free", "chain-style cannot be \"free\"; it takes: full, simple."),
        ("scoring=sum", "scoring cannot be \"sum\"; it takes: product, difference."),
    ] {
        assert_eq!(refused(&["moves", "number-chess", "--rules", rules]), format!("tiaoqi: {sentence}"));
    }
    for (line, sentence) in [
        ("", "the position is empty; it begins with the seat to move."),
        ("0 r1c1=R0", "\"0\" is no seat of this game; its seats are red blue."),
        ("red r1c1", "\"r1c1\" is not a cell with its piece; write it like r5c6=R7."),
        ("red r1c1=3", "\"r1c1=3\" is not a cell with its piece; write it like r5c6=R7."),
        ("red r1c9=R0", "the board has no cell \"r1c9\"."),
        ("red r1c1=R0 r1c1=B3", "r1c1 is given twice."),
        ("red r1c1=R0 r2c1=R0", "R0 is given twice."),
    ] {
        assert_eq!(refused(&["moves", "number-chess", "--position", line]), format!("tiaoqi: {sentence}"), "{line}");
    }
}

/// A saved game with these moves, one a line from line 4 on.
fn saved(position: &str, moves: &[&str]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.ron");
    let moves: String = moves.iter().map(|text| format!("(text: \"{text}\"),\n")).collect();
    let position = if position.is_empty() { "None".into() } else { format!("Some(\"{position}\")") };
    let text = format!(
        "(format: \"tiaoqi\", version: 1, game: \"number-chess\", position: {position},\n\
         seats: [(colour: vermilion), (colour: blue)],\nmoves: [\n{moves}])\n"
    );
    std::fs::write(&path, text).expect("a file");
    let path = path.display().to_string();
    (folder, path)
}

#[test]
fn show_prints_numbers_scores_and_the_line() {
    let (_folder, file) = saved("red r15c1=R9 r14c1=R8 r1c1=R7 r2c1=B8 r9c4=B1", &["⑦左斜進移"]);
    let shown = printed(&["show", &file]);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[0], "  1                      0");
    assert_eq!(lines[1], "  2                   B8  R7");
    assert_eq!(lines[2], "  3                  7   6   5");
    assert_eq!(lines[15], "R Red: 72 points by product score (積和法), 2 of 10 pieces home");
    assert_eq!(lines[16], "B Blue: 64 points by product score (積和法), 1 of 10 pieces home");
    assert_eq!(lines[17], "Blue to move.");
    assert_eq!(lines[18], "blue r2c1=B8 r2c2=R7 r9c4=B1 r14c1=R8 r15c1=R9");
    let (_folder, file) = saved("", &["認輸"]);
    assert!(printed(&["show", &file]).contains("B Blue: 0 points by product score (積和法), 0 of 10 pieces home; 1st"));
}

#[test]
fn check_names_the_first_bad_move_in_the_language_of_the_system() {
    let (_folder, file) = saved("", &["①右斜進移", "③右斜進移", "⑨右斜進跨⑥③(6+3=8)"]);
    let (code, _, err) = tiaoqi("C", &["check", &file]);
    assert_eq!(code, 1);
    let why = "Line 6: move 3, ⑨右斜進跨⑥③(6+3=8), cannot be played. Equation of hop 1: it says 8, but it makes 9.";
    assert_eq!(err, format!("{file}: {why}\n"));
    if cfg!(target_os = "linux") {
        for (language, why) in [
            ("zh_TW.UTF-8", "不能走。算式有誤（第 1 跨）：等號後寫 8，算出來是 9。"),
            ("zh_CN.UTF-8", "不能走。算式有误（第 1 跨）：等号后写 8，算出来是 9。"),
        ] {
            let (_, _, err) = tiaoqi(language, &["check", &file]);
            assert!(err.trim_end().ends_with(why), "{err}");
        }
    }
    let (_folder, file) = saved("", &["⑨右斜"]);
    let slip = "Not understood: \"右斜\" at character 2; a move is stated as 7 R span 2 8 9 (2×8-9=7).";
    assert!(tiaoqi("C", &["check", &file]).2.contains(slip));
}

#[test]
fn the_sample_match_is_checked_converted_and_shown() {
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/games/number-chess.ron");
    assert_eq!(printed(&["check", sample]), format!("{sample}: 50 plies, result 1 2 285:270\n"));
    let folder = tempfile::tempdir().expect("a folder");
    let [sheet, back] = ["sheet.txt", "back.ron"].map(|name| folder.path().join(name).display().to_string());
    assert_eq!(printed(&["convert", sample, &sheet]) + &printed(&["convert", &sheet, &back]), "");
    let read = |path: &str| std::fs::read_to_string(path).expect("a file").replace("\r\n", "\n");
    assert_eq!(read(&back), read(sample));
    let shown = printed(&["show", sample]);
    for line in [
        "R Red: 285 points by product score (積和法), 10 of 10 pieces home; 1st place",
        "B Blue: 270 points by product score (積和法), 10 of 10 pieces home, 5 penalty points taken off; 2nd place",
        "Stop was called: the scores decide.",
    ] {
        assert!(shown.lines().any(|found| found == line), "{shown}");
    }
    assert!(shown.contains("Wrong statement: Blue said "), "{shown}");
}
