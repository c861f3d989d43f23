//! The rules of the house: the order of its rooms, what a file must have, and that no text is missing anywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use tiaoqi::draw::Theme;
use tiaoqi::games::GameKind;
use tiaoqi::games::number_chess::presets;
use tiaoqi::record::{Colour, Mode};
use tiaoqi::settings::{Command, Speed};
use tiaoqi::text::{Lang, Text};

/// Ground floor first.
const ROOMS: [&str; 12] =
    ["board", "games", "record", "table", "engine", "learn", "tournament", "draw", "text", "settings", "cli", "gui"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file with this ending below a folder.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![root().join(folder)];
    while let Some(folder) = waiting.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a readable folder").path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("text").replace("\r\n", "\n")
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string().replace('\\', "/")
}

/// What a source file compiles to outside of tests: no comments, no test module.
fn code(path: &Path) -> String {
    let inside = path.strip_prefix(root().join("src")).unwrap_or(path).with_extension("");
    if inside.iter().any(|part| part.to_string_lossy().ends_with("tests")) {
        return String::new();
    }
    let text = read(path);
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| line.split(" // ").next().unwrap_or(line).to_owned() + "\n").collect()
}

fn room_of(path: &Path) -> Option<&str> {
    let inside = path.strip_prefix(root().join("src")).ok()?;
    (inside.components().count() > 1).then(|| inside.iter().next()?.to_str()).flatten()
}

/// Runs a check over every source file and shows all that it finds at once.
fn no_fault(check: impl Fn(&Path) -> Vec<String>, paths: &[PathBuf]) {
    assert!(!paths.is_empty(), "nothing to look at");
    let faults: Vec<String> =
        paths.iter().flat_map(|path| check(path).into_iter().map(|fault| shown(path) + ": " + &fault)).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn rust_files() -> Vec<PathBuf> {
    ["src", "tests", "benches"].into_iter().flat_map(|folder| files(folder, "rs")).collect()
}

/// The words that follow `before` in a text.
fn words_after<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    let end = |rest: &str| rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    text.split(before).skip(1).map(move |rest| &rest[..end(rest)])
}

#[test]
fn a_room_imports_only_from_rooms_below_it() {
    let floor = |room: &str| ROOMS.iter().position(|known| *known == room);
    let check = |path: &Path| {
        let Some(room) = room_of(path) else { return Vec::new() };
        let Some(own) = floor(room) else { return vec![format!("no room is called {room}")] };
        let code = code(path);
        let mut faults: Vec<String> = words_after(&code, "crate::")
            .filter(|word| floor(word).is_some_and(|other| other > own))
            .map(|word| format!("{room} lies below {word}"))
            .collect();
        if code.contains("crate::{") {
            faults.push("one import a room, please: crate::{…} hides which".into());
        }
        faults
    };
    no_fault(check, &files("src", "rs"));
}

#[test]
fn only_the_window_knows_its_libraries() {
    let check = |path: &Path| {
        if room_of(path) == Some("gui") {
            return Vec::new();
        }
        let code = code(path).to_lowercase();
        let lines = code.lines().filter(|line| !line.contains("feature = \""));
        lines.filter(|line| ["bevy", "egui"].iter().any(|name| line.contains(name))).map(str::to_owned).collect()
    };
    no_fault(check, &files("src", "rs"));
}

#[test]
fn every_file_says_what_it_is_for_and_none_is_long() {
    let check = |path: &Path| {
        let text = read(path);
        let mut faults = Vec::new();
        if !text.starts_with("//! ") {
            faults.push("does not open with //!".to_owned());
        }
        if text.lines().count() > 500 {
            faults.push(format!("has {} lines; 500 are enough", text.lines().count()));
        }
        faults
    };
    no_fault(check, &rust_files());
}

#[test]
fn the_program_never_unwraps() {
    let check = |path: &Path| {
        let code = code(path);
        code.lines().filter(|line| line.contains(".unwrap()")).map(|line| line.trim().to_owned()).collect()
    };
    no_fault(check, &files("src", "rs"));
}

#[test]
fn nothing_is_left_as_a_stub() {
    let marks = ["todo!", "unimplemented!", "FIXME", "TODO", "HACK"];
    let check = |path: &Path| {
        let text = read(path);
        text.lines().filter(|line| marks.iter().any(|mark| line.contains(mark))).map(str::to_owned).collect()
    };
    let this = root().join("tests/tidy.rs");
    no_fault(check, &rust_files().into_iter().filter(|path| *path != this).collect::<Vec<_>>());
}

/// The messages of a language, in order: key and text.
fn messages(lang: Lang) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in read(&root().join(format!("assets/i18n/{}.ftl", lang.tag()))).lines() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        match line.split_once(" =") {
            Some((key, text)) if !line.starts_with([' ', '}']) => found.push((key.into(), text.trim_start().into())),
            _ => found.last_mut().expect("a message before its second line").1.push_str(line),
        }
    }
    found
}

fn keys(lang: Lang) -> BTreeSet<String> {
    messages(lang).into_iter().map(|(key, _)| key).collect()
}

#[test]
fn every_language_has_every_text_once_and_with_the_same_arguments() {
    let arguments = |lang| -> BTreeMap<String, BTreeSet<String>> {
        let arguments = |text: &str| words_after(text, "$").map(str::to_owned).collect();
        messages(lang).iter().map(|(key, text)| (key.clone(), arguments(text))).collect()
    };
    let english = arguments(Lang::En);
    for lang in Lang::ALL {
        let source = read(&root().join(format!("assets/i18n/{}.ftl", lang.tag())));
        if let Err((_, errors)) = fluent_bundle::FluentResource::try_new(source) {
            panic!("{lang:?}: {errors:?}");
        }
        let mut seen = BTreeSet::new();
        let twice: Vec<_> = messages(lang).into_iter().filter(|(key, _)| !seen.insert(key.clone())).collect();
        assert!(twice.is_empty(), "{lang:?} has twice: {twice:?}");
        let empty: Vec<_> = messages(lang).into_iter().filter(|(_, text)| text.trim().is_empty()).collect();
        assert!(empty.is_empty(), "{lang:?} has nothing for {empty:?}");
        let other = arguments(lang);
        for key in english.keys().chain(other.keys()) {
            assert_eq!(other.get(key), english.get(key), "{key} in {lang:?} and in English");
        }
    }
}

#[test]
fn names_of_games_colours_commands_and_rules_are_texts() {
    let mut wanted: Vec<String> = Vec::new();
    wanted.extend(GameKind::ALL.iter().flat_map(|kind| ["", "-line"].map(|end| format!("game-{}{end}", kind.name()))));
    wanted.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    wanted.extend(Command::ALL.iter().map(|command| format!("command-{}", command.name())));
    wanted.extend(Speed::ALL.iter().map(|speed| format!("speed-{}", speed.name())));
    wanted.extend(Theme::NAMES.iter().map(|theme| format!("theme-{theme}")));
    for choice in GameKind::ALL.iter().flat_map(|kind| kind.choices()) {
        if choice.is_number() {
            wanted.push(format!("new-{}", choice.key));
            continue;
        }
        wanted.extend(["", "-why"].map(|end| format!("rule-{}{end}", choice.key)));
        if !choice.is_switch() {
            wanted.extend(choice.values.iter().map(|value| format!("rule-{}-{value}", choice.key)));
        }
    }
    wanted.extend(presets::all().iter().map(|preset| format!("preset-{}", preset.name)));
    for mode in Mode::ALL.map(Mode::name) {
        wanted.extend([format!("mode-{mode}"), format!("mode-{mode}-why"), format!("say-idle-{mode}")]);
    }
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let missing: Vec<_> = wanted.iter().filter(|key| !text.has(key)).collect();
        assert!(missing.is_empty(), "{lang:?} lacks {missing:?}");
    }
}

/// The string literals of a source text.
fn literals(code: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut chars = code.chars();
    while let Some(c) = chars.next() {
        match c {
            '\'' if chars.as_str().starts_with("\"'") => drop(chars.nth(1)),
            '"' => {
                let mut literal = String::new();
                while let Some(c) = chars.next().filter(|&c| c != '"') {
                    literal.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
                }
                found.push(literal);
            }
            _ => {}
        }
    }
    found
}

fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

/// `colour-{}` or `rule-{key}-why` as what stands before and behind the gap.
fn key_pattern(literal: &str) -> Option<(&str, &str)> {
    let (before, rest) = literal.split_once('{')?;
    let (_, behind) = rest.split_once('}')?;
    (before.ends_with('-') && is_key(before) && (behind.is_empty() || behind.starts_with('-') && is_key(&behind[1..])))
        .then_some((before, behind))
}

#[test]
fn every_text_that_the_program_asks_for_exists() {
    let keys = keys(Lang::En);
    let check = |path: &Path| {
        let code: String = code(path).split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
        let asked = ["text.get(\"", "text.with(\"", "self.get(\"", "self.with(\"", ".text(\""];
        let mut faults: Vec<String> = asked
            .iter()
            .flat_map(|call| code.split(call).skip(1).filter_map(|rest| rest.split('"').next()))
            .filter(|key| is_key(key) && !keys.contains(*key))
            .map(|key| format!("there is no text “{key}”"))
            .collect();
        for literal in literals(&code) {
            let Some((before, behind)) = key_pattern(&literal) else { continue };
            if !keys.iter().any(|key| key.starts_with(before) && key.ends_with(behind)) {
                faults.push(format!("no text is called “{literal}”"));
            }
        }
        faults
    };
    let rooms_with_words = |path: &PathBuf| matches!(room_of(path), Some("text" | "cli" | "gui" | "settings") | None);
    no_fault(check, &files("src", "rs").into_iter().filter(rooms_with_words).collect::<Vec<_>>());
}

#[test]
fn every_text_is_used() {
    let window = files("src/gui", "rs");
    if window.len() < 2 {
        return; // most texts are the window's
    }
    let literals: BTreeSet<String> = files("src", "rs").iter().flat_map(|path| literals(&code(path))).collect();
    let patterns: Vec<(&str, &str)> = literals.iter().filter_map(|literal| key_pattern(literal)).collect();
    let is_used = |key: &String| {
        literals.contains(key)
            || patterns.iter().any(|(before, behind)| key.starts_with(before) && key.ends_with(behind))
    };
    let idle: Vec<String> = keys(Lang::En).into_iter().filter(|key| !is_used(key)).collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

#[test]
fn every_character_has_a_glyph() {
    let font = std::fs::read(root().join("assets/fonts/NotoSansSC-Board.ttf")).expect("the font");
    let face = ttf_parser::Face::parse(&font, 0).expect("a font");
    let mut texts: Vec<(String, String)> =
        files("assets/i18n", "ftl").iter().map(|path| (shown(path), read(path))).collect();
    texts.extend(Lang::ALL.map(|lang| ("the list of languages".into(), lang.native_name().into())));
    let words = files("src", "rs").into_iter().filter(|path| matches!(room_of(path), Some("gui" | "text" | "draw")));
    texts.extend(words.map(|path| (shown(&path), literals(&code(&path)).concat())));
    for (place, text) in texts {
        let missing: BTreeSet<char> =
            text.chars().filter(|c| !c.is_control() && face.glyph_index(*c).is_none()).collect();
        assert!(missing.is_empty(), "{place}: no glyph for {missing:?}");
    }
}

#[test]
fn every_font_has_its_licence_beside_it() {
    let fonts = files("assets/fonts", "ttf");
    assert!(!fonts.is_empty());
    for font in fonts {
        let stem = font.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let family = stem.split('-').next().unwrap_or(stem).to_owned();
        let is_licence = |path: &PathBuf| shown(path).contains(&format!("{family}-LICENSE"));
        let licence = files("assets/fonts", "txt").into_iter().find(is_licence);
        let licence = licence.unwrap_or_else(|| panic!("{stem} has no licence"));
        assert!(read(&licence).len() > 1000, "{}", shown(&licence));
    }
}

/// Characters that exist in one script only: traditional, then simplified.
const PAIRS: &str = "盤盘 個个 還还 說说 開开 這这 對对 與与 為为 從从 來来 會会 沒没 點点 長长 門门 間间 時时 過过 進进 \
    選选 擇择 動动 結结 標标 錄录 復复 復复 檔档 資资 夾夹 誰谁 讓让 請请 輪轮 連连 應应 認认 輸输 贏赢 關关 閉闭 戶户 \
    語语 設设 題题 圖图 畫画 號号 線线 鍵键 離离 處处 條条 隻只 類类 題题 權权 滿满 損损 壞坏 歷历 顯显 級级 練练 習习 \
    陣阵 營营 陽阳 鎖锁 對对 齊齐 終终 經经 綠绿 藍蓝 黃黄 紅红 黑黑 員员 單单 雙双 數数 據据 種种 寫写 讀读 記记 話话 \
    覺觉 見见 現现 規规 則则 別别 剛刚 創创 劃划 勝胜 區区 協协 參参 變变 嗎吗 啟启 舊旧 幾几 廣广 強强 當当 戰战 擋挡 \
    擊击 換换 損损 攔拦 斷断 無无 檢检 殘残 氣气 淺浅 準准 熱热 爾尔 獨独 獲获 環环 產产 異异 盡尽 禮礼 稱称 穩稳 筆笔 \
    節节 簡简 紙纸 細细 統统 繼继 續续 聲声 聽听 職职 腦脑 臺台 舉举 蓋盖 補补 裝装 計计 訊讯 訓训 許许 評评 試试 詳详 \
    誤误 調调 論论 謝谢 識识 護护 貝贝 負负 責责 費费 賽赛 跡迹 車车 軟软 較较 載载 轉转 辦办 遠远 適适 遲迟 還还 邊边 \
    鄰邻 釋释 針针 銀银 錯错 鐘钟 閃闪 閱阅 隊队 階阶 際际 隨随 難难 電电 靜静 頁页 順顺 須须 預预 頭头 願愿 顏颜 風风 \
    飛飞 馬马 體体 魚鱼 鳥鸟 麼么 點点 龍龙";

#[test]
fn each_chinese_text_keeps_to_its_script() {
    let pairs: Vec<(char, char)> = PAIRS
        .split_whitespace()
        .filter_map(|pair| Some((pair.chars().next()?, pair.chars().nth(1)?)))
        .filter(|(traditional, simplified)| traditional != simplified && !"只台准划几".contains(*simplified))
        .collect();
    for (lang, strange) in [
        (Lang::ZhHant, pairs.iter().map(|pair| pair.1).collect::<BTreeSet<char>>()),
        (Lang::ZhHans, pairs.iter().map(|pair| pair.0).collect()),
    ] {
        for (key, text) in messages(lang) {
            let found: Vec<char> = text.chars().filter(|c| strange.contains(c)).collect();
            assert!(found.is_empty(), "{key} in {lang:?} has {found:?}");
        }
    }
}
