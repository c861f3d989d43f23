//! The command line as a person types it: the real binary, what it prints, what it refuses, and in which language.

use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

const ENGLISH: &str = "C";

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

/// What a command that must succeed prints.
fn printed(args: &[&str]) -> String {
    let (code, out, err) = tiaoqi(ENGLISH, args);
    assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    out
}

/// The sentence of a command that must fail: one line, the exit code 1, nothing on stdout.
fn refused(args: &[&str]) -> String {
    let (code, out, err) = tiaoqi(ENGLISH, args);
    assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1), "{args:?}: {err}");
    err.trim_end().to_owned()
}

/// The names of all games, as a sentence lists them.
fn known_games() -> String {
    tiaoqi::games::GameKind::ALL.map(tiaoqi::games::GameKind::name).join(", ")
}

fn moves(rules: &str, position: &str) -> Vec<String> {
    let mut args = vec!["moves", "chinese-checkers", "--rules", rules];
    if !position.is_empty() {
        args.extend(["--position", position]);
    }
    printed(&args).lines().map(str::to_owned).collect()
}

fn may(rules: &str, position: &str, from: &str, to: &str) -> bool {
    moves(rules, position).contains(&format!("{from} {to} {from}-{to}"))
}

/// A folder with the files given as name and content, and their paths.
fn folder<const N: usize>(files: [(&str, &str); N]) -> (TempDir, [String; N]) {
    let folder = tempfile::tempdir().expect("a folder");
    let paths = files.map(|(name, content)| {
        let path = folder.path().join(name);
        std::fs::write(&path, content).expect("a file");
        path.display().to_string()
    });
    (folder, paths)
}

fn in_folder(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).display().to_string()
}

/// A saved game with these rules, this position and these moves, one a line from line 8 on.
fn saved(rules: &str, position: &str, moves: &str) -> String {
    let position = if position.is_empty() { "None".into() } else { format!("Some(\"{position}\")") };
    let moves: String = moves.split_whitespace().map(|text| format!("(text: \"{text}\"),\n")).collect();
    format!(
        "(format: \"tiaoqi\", version: 1,\ngame: \"chinese-checkers\",\nrules: \"{rules}\",\nposition: {position},\n\
         seats: [(colour: vermilion), (colour: blue)],\n\nmoves: [\n{moves}])\n"
    )
}

#[test]
fn moves_lists_from_to_and_notation() {
    let expected = "\
r3c1 r5c5 r3c1-r5c5
r3c1 r5c7 r3c1-r5c7
r3c2 r5c6 r3c2-r5c6
r3c2 r5c8 r3c2-r5c8
r3c3 r5c7 r3c3-r5c7
r3c3 r5c9 r3c3-r5c9
r4c1 r5c5 r4c1-r5c5
r4c1 r5c6 r4c1-r5c6
r4c2 r5c6 r4c2-r5c6
r4c2 r5c7 r4c2-r5c7
r4c3 r5c7 r4c3-r5c7
r4c3 r5c8 r4c3-r5c8
r4c4 r5c8 r4c4-r5c8
r4c4 r5c9 r4c4-r5c9
";
    assert_eq!(printed(&["moves", "chinese-checkers"]), expected);
}

#[test]
fn moves_of_a_side_without_any_is_an_empty_list() {
    assert_eq!(printed(&["moves", "chinese-checkers", "--position", "0 r1c1=3"]), "");
}

#[test]
fn perft_counts_every_depth() {
    assert_eq!(printed(&["perft", "chinese-checkers", "4"]), "1 14\n2 196\n3 4872\n4 121104\n");
    let open = ["perft", "chinese-checkers", "--rules", "players=6,long-hops=off,camps=open", "4"];
    assert_eq!(printed(&open), "1 14\n2 199\n3 2828\n4 40189\n");
    let position = "0 r9c1=0 r9c3=3";
    assert_eq!(printed(&["perft", "chinese-checkers", "--position", position, "1"]), "1 4\n");
    assert_eq!(printed(&["perft", "chinese-checkers", "0"]), "");
}

#[test]
fn every_rule_of_moving_makes_its_difference() {
    for (players, piece) in [("2", "3"), ("3", "2"), ("4", "1"), ("6", "5")] {
        assert_eq!(moves(&format!("players={players}"), "").len(), 14);
        assert!(!moves(&format!("players={players}"), &format!("{piece} r9c5={piece}")).is_empty());
    }
    assert_eq!(moves("pieces=15", "").len(), 18);
    assert_eq!(moves("players=3,pieces=15,camps=open", "").len(), 22);

    let far = "0 r9c1=0 r9c3=3";
    assert!(may("long-hops=on", far, "r9c1", "r9c5") && !may("long-hops=off", far, "r9c1", "r9c5"));
    let chain = "0 r9c1=0 r9c2=3 r9c4=3";
    assert!(may("chains=on", chain, "r9c1", "r9c5") && !may("chains=off", chain, "r9c1", "r9c5"));
    let corner = "0 r5c9=0 r5c10=3 r6c10=3";
    for (camps, stops, crosses) in [("open", true, true), ("no-stop", false, true), ("no-entry", false, false)] {
        let rules = format!("long-hops=off,camps={camps}");
        assert_eq!(may(&rules, corner, "r5c9", "r5c11"), stops, "{camps}");
        assert_eq!(may(&rules, corner, "r5c9", "r7c9"), crosses, "{camps}");
    }
    let guest = "0 r4c1=0 r9c5=0 r1c1=3";
    assert!(may("evacuation=off", guest, "r9c5", "r10c5") && !may("evacuation=on", guest, "r9c5", "r10c5"));
    let arrived = "0 r14c2=0 r4c1=3";
    for (lock, leaves) in [("off", true), ("on", false), ("strict", false)] {
        assert_eq!(may(&format!("goal-lock={lock}"), arrived, "r14c2", "r13c6"), leaves, "{lock}");
    }
}

#[test]
fn every_rule_of_ending_makes_its_difference() {
    // Nine at home, an enemy on the tip, the tenth comes to the door: nothing more can be done.
    let full = "0 r14c1=0 r14c2=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=3 r12c5=0 r5c1=3";
    let to_and_fro = "r4c1-r5c5 r14c1-r13c5 r5c5-r4c1 r13c5-r14c1 ".repeat(2);
    let round = "0 r13c6=0 r14c1=0 r14c3=0 r14c4=0 r15c1=0 r15c2=0 r15c3=0 r16c1=0 r16c2=0 r17c1=0 \
                 r1c1=3 r2c1=3 r2c2=3 r3c1=3 r3c2=3 r3c3=3 r4c1=3 r4c2=3 r4c4=3 r5c7=3";
    for (rules, position, moves, result) in [
        ("filled-goal=on", full, "r12c5-r13c6", "1 2"),
        ("filled-goal=off", full, "r12c5-r13c6", "*"),
        ("no-progress=on", "", to_and_fro.as_str(), "1 1"),
        ("no-progress=off", "", &to_and_fro, "*"),
        ("full-round=on", round, "r13c6-r14c2 r5c7-r4c3", "1 1"),
        ("full-round=off", round, "r13c6-r14c2", "1 2"),
    ] {
        let (_folder, [file]) = folder([("game.ron", &saved(rules, position, moves))]);
        let plies = moves.split_whitespace().count();
        let plies = if plies == 1 { "1 ply".to_owned() } else { format!("{plies} plies") };
        assert_eq!(printed(&["check", &file]), format!("{file}: {plies}, result {result}\n"), "{rules}");
    }
}

#[test]
fn rules_that_do_not_go_are_refused_with_the_reason() {
    let keys = "players, pieces, long-hops, chains, camps, evacuation, goal-lock, filled-goal, no-progress, full-round";
    for (rules, sentence) in [
        ("players=5", "Five cannot play: one of them would race to an empty point. Take 2, 3, 4 or 6.".to_owned()),
        ("players=7", "players cannot be \"7\"; it takes: 2, 3, 4, 6.".into()),
        ("players=two", "players cannot be \"two\"; it takes: 2, 3, 4, 6.".into()),
        ("pieces=11", "pieces cannot be \"11\"; it takes: 10, 15.".into()),
        ("players=4,pieces=15", "4 players have 10 pieces each: fifteen a side fit for 2 or 3 only.".into()),
        ("long-hops=yes", "long-hops cannot be \"yes\"; it takes: on, off.".into()),
        ("chains", "chains cannot be \"\"; it takes: on, off.".into()),
        ("camps=closed", "camps cannot be \"closed\"; it takes: open, no-stop, no-entry.".into()),
        ("evacuation=1", "evacuation cannot be \"1\"; it takes: on, off.".into()),
        ("goal-lock=soft", "goal-lock cannot be \"soft\"; it takes: on, off, strict.".into()),
        ("filled-goal=ON", "filled-goal cannot be \"ON\"; it takes: on, off.".into()),
        ("no-progress=", "no-progress cannot be \"\"; it takes: on, off.".into()),
        ("full-round=x", "full-round cannot be \"x\"; it takes: on, off.".into()),
        ("speed=on", format!("there is no rule \"speed\"; this game has: {keys}.")),
    ] {
        assert_eq!(refused(&["moves", "chinese-checkers", "--rules", rules]), format!("tiaoqi: {sentence}"));
        assert_eq!(refused(&["perft", "chinese-checkers", "--rules", rules, "1"]), format!("tiaoqi: {sentence}"));
    }
}

#[test]
fn positions_that_do_not_go_are_refused_with_the_reason() {
    let crowd: String = (1..=11).map(|column| format!(" r6c{column}=0")).collect();
    for (line, sentence) in [
        ("", "the position is empty; it begins with the seat to move."),
        ("1 r9c5=0", "\"1\" is no seat of this game; its seats are 0 3."),
        ("r9c5=0", "\"r9c5=0\" is no seat of this game; its seats are 0 3."),
        ("0 r9c5", "\"r9c5\" is not a cell with its piece; write it like r5c6=0."),
        ("0 r9c10=0", "the board has no cell \"r9c10\"."),
        ("0 r9c5=1", "\"1\" is no seat of this game; its seats are 0 3."),
        ("0 r9c5=0 R9C5=3", "R9C5 is given twice."),
        (&format!("0{crowd}"), "seat 0 has 11 pieces, more than the 10 it starts with."),
    ] {
        let args = ["moves", "chinese-checkers", "--position", line];
        assert_eq!(refused(&args), format!("tiaoqi: {sentence}"), "{line}");
    }
    assert_eq!(refused(&["moves", "chess"]), format!("tiaoqi: there is no game \"chess\"; known: {}.", known_games()));
}

#[test]
fn check_names_the_first_bad_move_with_its_line_and_the_reason() {
    let (_folder, [good, blocked, early, misspelt]) = folder([
        ("good.ron", &saved("", "", "r4c1-r5c5 r14c1-r13c5")),
        ("blocked.ron", &saved("", "", "r4c1-r5c5 r14c1-r13c5 r2c1-r5c7 r9c9")),
        ("early.txt", "[Game \"chinese-checkers\"]\n\n1. r4c1-r5c5\nr4c2-r5c6 *\n"),
        ("misspelt.ron", &saved("", "", "r4c1-r55")),
    ]);
    let (code, out, err) = tiaoqi(ENGLISH, &["check", &blocked, &good, &early, &misspelt]);
    assert_eq!(code, 1);
    assert_eq!(out, format!("{good}: 2 plies, result *\n"), "the good ones are listed all the same");
    let expected = [
        format!(
            "{blocked}: Line 10: move 3, r2c1-r5c7, cannot be played. Not on a line: r5c7 and r2c1 are not on \
             one line, and no chain leads there."
        ),
        format!(
            "{early}: Line 4: move 2, r4c2-r5c6, cannot be played. Turn over: Red has just moved; now Blue is to move."
        ),
        format!(
            "{misspelt}: Line 8: move 1, r4c1-r55, cannot be played. Not understood: \"r55\" at character 6 is no cell of \
             this board."
        ),
    ];
    assert_eq!(err.lines().collect::<Vec<_>>(), expected);
    assert_eq!(tiaoqi(ENGLISH, &["check", &good]).0, 0);
}

#[test]
fn check_says_what_is_wrong_with_a_file() {
    let (folder, [empty, foreign, newer, result, binary]) = folder([
        ("empty.ron", ""),
        ("foreign.ron", "(game: \"go\")"),
        ("newer.ron", "(format: \"tiaoqi\", version: 2, pieces: [])"),
        ("result.ron", &saved("", "", "r4c1-r5c5").replace("\n\nmoves", "\nresult: \"1 2\",\nmoves")),
        ("binary.ron", ""),
    ]);
    std::fs::write(&binary, [0x89, b'P', b'N', b'G', 0xff]).expect("a file");
    let missing = in_folder(&folder, "missing.ron");
    let reason = |file: &str| {
        let (code, out, err) = tiaoqi(ENGLISH, &["check", file]);
        assert_eq!((code, out.as_str(), err.lines().count()), (1, "", 1));
        err.trim_end().strip_prefix(&format!("{file}: ")).expect("the file is named").to_owned()
    };
    assert!(reason(&empty).starts_with("Line 1: the file is damaged or cut short: "), "{}", reason(&empty));
    assert_eq!(reason(&foreign), "This is not a game of this program.");
    let sentence = "The file has format version 2; this program reads versions 1 to 1. A newer program wrote it.";
    assert_eq!(reason(&newer), sentence);
    assert_eq!(reason(&result), "Line 6: the result is given as 1 2, the moves lead to *.");
    assert_eq!(reason(&binary), format!("{binary} is not a text file (UTF-8)."));
    assert_eq!(reason(&missing), format!("{missing}: there is no such file or folder."));
}

#[test]
fn convert_goes_both_ways_and_back_to_the_same_bytes() {
    let written = saved("players=2", "", "r4c1-r5c5 r14c1-r13c5 resign");
    let (folder, [first]) = folder([("first.ron", &written)]);
    let [sheet, second, third] = ["sheet.TXT", "second.ron", "third.ron"].map(|name| in_folder(&folder, name));
    assert_eq!(printed(&["convert", &first, &sheet]), "");
    assert_eq!(printed(&["convert", &sheet, &second]), "");
    assert_eq!(printed(&["convert", &second, &third]), "");
    let read = |path: &str| std::fs::read_to_string(path).expect("a file");
    assert_eq!(read(&second), read(&third));
    let rules = "players=2,pieces=10,long-hops=on,chains=on,camps=no-stop,evacuation=on,goal-lock=off,filled-goal=off,\
                 no-progress=on,full-round=off";
    let expected = format!(
        "[Game \"chinese-checkers\"]\n[Rules \"{rules}\"]\n[Event \"\"]\n[Place \"\"]\n[Date \"\"]\n[Seat1 \"\"]\n\
         [Colour1 \"vermilion\"]\n[Seat2 \"\"]\n[Colour2 \"blue\"]\n[Result \"2 1\"]\n\n\
         1. r4c1-r5c5 r14c1-r13c5\n2. resign\n2 1\n"
    );
    assert_eq!(read(&sheet), expected);
}

#[test]
fn convert_refuses_what_it_cannot_read_or_write() {
    let (folder, [good, bad]) = folder([("good.ron", &saved("", "", "")), ("bad.ron", "(format: \"tiaoqi\"")]);
    let (pdf, none, out) = (in_folder(&folder, "x.pdf"), in_folder(&folder, "none.ron"), in_folder(&folder, "out.txt"));
    let ending = |file: &str| format!("tiaoqi: {file}: the ending says what to write: .ron, .txt or .pdn.");
    assert_eq!(refused(&["convert", &good, &pdf]), ending(&pdf));
    assert_eq!(refused(&["convert", &good, "plain"]), ending("plain"));
    assert_eq!(refused(&["convert", &none, &out]), format!("tiaoqi: {none}: there is no such file or folder."));
    assert!(refused(&["convert", &bad, &out]).starts_with("tiaoqi: Line 1: the file is damaged or cut short"));
    let below_a_file = Path::new(&good).join("out.ron").display().to_string();
    assert!(refused(&["convert", &good, &below_a_file]).contains("good.ron"));
    assert!(!PathBuf::from(out).exists() && !PathBuf::from(pdf).exists());
}

#[test]
fn show_prints_the_position_who_is_to_move_and_the_line() {
    let (_folder, [file]) = folder([("game.ron", &saved("", "", "r4c1-r5c5 r14c1-r13c5 resign"))]);
    let after_two = printed(&["show", &file, "--ply", "2"]);
    let expected = "  1             0
  2            0 0
  3           0 0 0
  4          · 0 0 0
  5 · · · · 0 · · · · · · · ·
  6  · · · · · · · · · · · ·
  7   · · · · · · · · · · ·
  8    · · · · · · · · · ·
  9     · · · · · · · · ·
 10    · · · · · · · · · ·
 11   · · · · · · · · · · ·
 12  · · · · · · · · · · · ·
 13 · · · · 3 · · · · · · · ·
 14          · 3 3 3
 15           3 3 3
 16            3 3
 17             3
0 Red: 119 steps to go
3 Blue: 119 steps to go
Red to move.
0 r1c1=0 r2c1=0 r2c2=0 r3c1=0 r3c2=0 r3c3=0 r4c2=0 r4c3=0 r4c4=0 r5c5=0 r13c5=3 r14c2=3 r14c3=3 r14c4=3 r15c1=3 \
r15c2=3 r15c3=3 r16c1=3 r16c2=3 r17c1=3
";
    assert_eq!(after_two, expected);
    let start = printed(&["show", &file, "--ply", "0"]);
    assert!(start.contains("\n  4          0 0 0 0\n") && start.contains("\n0 Red: 120 steps to go\n"));
    let end = printed(&["show", &file]);
    assert!(end.contains("\n0 Red: 2nd place\n3 Blue: 1st place\nAll places are decided.\n"), "{end}");
    assert_eq!(end, printed(&["show", &file, "--ply", "3"]));
    let beyond = refused(&["show", &file, "--ply", "4"]);
    assert_eq!(beyond, "tiaoqi: the main line has 3 plies, there is no ply 4.");
}

#[test]
fn a_slip_in_the_command_itself_is_told_apart_by_its_exit_code() {
    for args in [&["moves"] as &[_], &["perft", "chinese-checkers", "-1"], &["check"], &["moves", "x", "--colour", "y"]]
    {
        let (code, out, err) = tiaoqi(ENGLISH, args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: "), "{err}");
    }
}

/// Elsewhere the language comes from the system's settings, not from the environment.
#[cfg(target_os = "linux")]
mod languages {
    use super::*;

    #[test]
    fn sentences_come_in_the_language_of_the_system() {
        let (_folder, [good, bad]) =
            folder([("good.ron", &saved("", "", "r4c1-r5c5")), ("bad.ron", &saved("", "", "r4c1-r5c5 r4c2-r5c6"))]);
        for (language, five, unknown, counted, why) in [
            (
                "zh_TW.UTF-8",
                "不能五個人下：會有一人的目標是空角，不公平。請選 2、3、4 或 6 人。",
                &format!("沒有「chess」這種棋；可用：{}。", known_games()),
                "1 步，結果 *",
                "第 9 行：第 2 步 r4c2-r5c6 不能走。輪次已過：紅方剛走過，現在輪到藍方。",
            ),
            (
                "zh_CN.UTF-8",
                "不能五个人下：会有一人的目标是空角，不公平。请选 2、3、4 或 6 人。",
                &format!("没有“chess”这种棋；可用：{}。", known_games()),
                "1 步，结果 *",
                "第 9 行：第 2 步 r4c2-r5c6 不能走。轮次已过：红方刚走过，现在轮到蓝方。",
            ),
        ] {
            let five_players = ["moves", "chinese-checkers", "--rules", "players=5"];
            assert_eq!(tiaoqi(language, &five_players), (1, String::new(), format!("tiaoqi: {five}\n")));
            assert_eq!(tiaoqi(language, &["moves", "chess"]), (1, String::new(), format!("tiaoqi: {unknown}\n")));
            assert_eq!(tiaoqi(language, &["check", &good]).1, format!("{good}：{counted}\n"));
            assert_eq!(tiaoqi(language, &["check", &bad]).2, format!("{bad}: {why}\n"));
        }
    }

    #[test]
    fn what_programs_read_is_the_same_in_every_language() {
        for language in ["C", "en_GB.UTF-8", "zh_TW.UTF-8", "zh_CN.UTF-8"] {
            let (code, out, _) = tiaoqi(language, &["perft", "chinese-checkers", "2"]);
            assert_eq!((code, out.as_str()), (0, "1 14\n2 196\n"));
        }
    }
}
