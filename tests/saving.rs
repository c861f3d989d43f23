//! Saving where things go wrong: the process is killed, the folder is closed, the disk is full. What was saved before
//! is there all the same, and whole.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use tiaoqi::games::GameKind;
use tiaoqi::record::{Format, ROOT, Record};

/// A game of pieces that walk to and fro.
fn walk(plies: usize) -> Record {
    let mut record = Record::new(GameKind::ChineseCheckers.start("no-progress=off").unwrap());
    let (mut node, mut game) = (ROOT, record.start.clone());
    for text in ["r4c1-r5c5", "r14c1-r13c5", "r5c5-r4c1", "r13c5-r14c1"].into_iter().cycle().take(plies) {
        let ply = game.read(text).unwrap();
        game = game.play(&ply).unwrap();
        node = record.add(node, ply, text.into(), 1000);
    }
    record
}

#[test]
fn a_folder_that_cannot_be_written_leaves_the_old_file_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.ron");
    let record = walk(4);
    record.save(&path).unwrap();
    // A path through a file is one that nobody can write to, a superuser neither.
    assert!(walk(20).save(&path.join("game.ron")).is_err());
    assert_eq!(Record::open(&path).unwrap(), record);

    let mut permissions = std::fs::metadata(folder.path()).unwrap().permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(folder.path(), permissions.clone()).unwrap();
    let held = std::fs::write(folder.path().join("probe"), "").is_err();
    let refused = walk(20).save(&path).is_err();
    #[expect(clippy::permissions_set_readonly_false, reason = "a temporary folder of this test, to be removed again")]
    permissions.set_readonly(false);
    std::fs::set_permissions(folder.path(), permissions).unwrap();
    if held {
        assert!(refused);
        assert_eq!(Record::open(&path).unwrap(), record);
    }
}

/// What only a Unix system lets a test do to a process.
#[cfg(unix)]
mod hard_times {
    use super::*;
    use std::path::{Path, PathBuf};
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    const TARGET: &str = "TIAOQI_TEST_SAVE_TO";

    /// Not a test: what the process does that is killed. It saves a short and a long game in turn, for ever.
    #[test]
    #[ignore = "a helper process of the test below"]
    fn save_in_a_loop() {
        let Some(path) = std::env::var_os(TARGET).map(PathBuf::from) else { return };
        let games = [walk(8), walk(400)];
        for game in games.iter().cycle() {
            game.save(&path).unwrap();
        }
    }

    #[test]
    fn a_process_killed_while_saving_leaves_one_whole_game() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.ron");
        let whole = [walk(8), walk(400)].map(|game| game.to_text(Format::Ron));
        let kill_after = |pause: Duration| {
            let mut child = Command::new(std::env::current_exe().unwrap())
                .args(["--ignored", "--exact", "hard_times::save_in_a_loop"])
                .env(TARGET, &path)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let began = Instant::now();
            let before = std::fs::metadata(&path).and_then(|file| file.modified()).ok();
            while std::fs::metadata(&path).and_then(|file| file.modified()).ok() == before {
                assert!(began.elapsed() < Duration::from_secs(20), "the helper saves");
                std::thread::sleep(Duration::from_micros(200));
            }
            std::thread::sleep(pause);
            child.kill().unwrap(); // SIGKILL: nothing is tidied up
            child.wait().unwrap();
        };
        for round in 0..100_u64 {
            kill_after(Duration::from_micros(round * 7919 % 4000));
            let left = std::fs::read_to_string(&path).unwrap();
            assert!(whole.contains(&left), "round {round} left {} bytes", left.len());
        }
    }

    /// Runs `convert` where no file may grow beyond one block.
    fn convert_without_room(trap: &str, input: &Path, output: &Path) -> std::process::Output {
        let script = format!("{trap} ulimit -f 1; exec \"$0\" convert \"$1\" \"$2\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, env!("CARGO_BIN_EXE_tiaoqi")]).args([input, output]);
        command.env("LC_ALL", "C").output().unwrap()
    }

    #[test]
    fn a_full_disk_is_named_and_leaves_the_old_file_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let [input, output] = ["long.txt", "game.ron"].map(|name| folder.path().join(name));
        walk(400).save(&input).unwrap();
        let old = walk(4);
        old.save(&output).unwrap();
        let refused = convert_without_room("trap '' XFSZ;", &input, &output);
        assert_eq!(refused.status.code(), Some(1));
        let sentence = String::from_utf8(refused.stderr).unwrap();
        assert_eq!(sentence, format!("tiaoqi: {}: the disk is full.\n", output.display()));
        assert_eq!(Record::open(&output).unwrap(), old);
        // And where the system ends the process instead of telling it.
        assert!(!convert_without_room("", &input, &output).status.success());
        assert_eq!(Record::open(&output).unwrap(), old);
        if cfg!(target_os = "linux") {
            assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left beside it");
        }
    }
}

#[test]
fn a_record_of_a_position_is_saved_with_the_position_it_starts_from() {
    for (name, rules, line) in [
        ("draughts-international", "", "W:WK36:B7,21,27"),
        ("number-chess", "board=rhombus64", "blue r1c1=R0 r9c4=B7"),
        ("halma", "players=2", "2 a1=0 p16=2"),
    ] {
        let start = GameKind::from_name(name).unwrap().position(rules, line).unwrap();
        for format in [Format::Ron, Format::Sheet] {
            let text = Record::new(start.clone()).to_text(format);
            assert_eq!(Record::from_text(&text, format).unwrap().start, start, "{name}");
        }
        assert_eq!(
            Record::new(start.kind().start(rules).unwrap()).position,
            None,
            "{name}: the usual start is not written"
        );
    }
}
