//! Setting up a position: what clicks, keys and lines do to it, and that the match on the table does not notice.

use crate::board::Cell;
use crate::draw::diagram_svg;
use crate::games::{Game, GameKind, Piece, Seat};
use crate::gui::action::{Action, Edit, Effect, FilePurpose, Held, Screen};
use crate::gui::desk::{Desk, Editor};
use crate::record::{Folders, Record};
use crate::settings::Command;
use crate::table::{Table, TableAction};
use crate::text::{Lang, Text};

fn desk(game: &str, lang: Lang) -> Desk {
    let mut desk = Desk::open(None);
    desk.text = Text::new(lang);
    desk.settings.language = Some(lang);
    desk.table = Some(Table::new(Record::new(GameKind::from_name(game).unwrap().start("").unwrap())));
    desk.screen = Screen::Table;
    desk
}

fn edit(desk: &mut Desk, edit: Edit) -> Vec<Effect> {
    desk.act(Action::Edit(edit))
}

fn editing(game: &str, lang: Lang) -> Desk {
    let mut desk = desk(game, lang);
    assert_eq!(desk.act(Action::Command(Command::SetUp)), [Effect::Replaced]);
    desk
}

fn editor(desk: &Desk) -> &Editor {
    desk.editor.as_ref().unwrap()
}

fn piece(seat: u8) -> Piece {
    Piece { seat: Seat(seat), number: None, king: false }
}

#[test]
fn every_game_is_set_up_from_the_position_on_its_table_and_from_home() {
    for kind in GameKind::ALL {
        let desk = editing(kind.name(), Lang::En);
        assert_eq!(desk.screen, Screen::Editor);
        assert_eq!(editor(&desk).line, kind.start("").unwrap().to_line());
        assert!(editor(&desk).can_play(), "{}", kind.name());
        let mut home = Desk::open(None);
        edit(&mut home, Edit::Under(kind, String::new()));
        assert_eq!(home.ground().map(Game::kind), Some(kind));
        edit(&mut home, Edit::Leave);
        assert!(home.screen == Screen::Home && home.editor.is_none() && home.table.is_none());
    }
}

#[test]
fn a_click_puts_moves_or_takes_what_is_held() {
    let mut desk = editing("draughts-international", Lang::En);
    edit(&mut desk, Edit::Clear);
    edit(&mut desk, Edit::Hold(Held::Piece(piece(1))));
    edit(&mut desk, Edit::Tap(Cell(20)));
    edit(&mut desk, Edit::Tap(Cell(25)));
    edit(&mut desk, Edit::Tap(Cell(25))); // the same once more takes it off
    assert_eq!(editor(&desk).line, "W:W:B21");
    edit(&mut desk, Edit::Release);
    edit(&mut desk, Edit::Tap(Cell(20)));
    assert_eq!(desk.view.picked, Some(Cell(20)));
    edit(&mut desk, Edit::Tap(Cell(30)));
    assert_eq!((editor(&desk).line.as_str(), desk.view.picked), ("W:W:B31", None));
    edit(&mut desk, Edit::ToMove(Seat(1)));
    edit(&mut desk, Edit::Put(Cell(40), Piece { king: true, ..piece(0) }));
    assert_eq!(editor(&desk).line, "B:WK41:B31");
    edit(&mut desk, Edit::Hold(Held::Eraser));
    edit(&mut desk, Edit::Tap(Cell(40)));
    assert_eq!(editor(&desk).line, "B:W:B31");
    desk.act(Action::Command(Command::Undo));
    desk.act(Action::Command(Command::Undo));
    assert_eq!(editor(&desk).line, "B:W:B31");
    desk.act(Action::Command(Command::Redo));
    assert_eq!(editor(&desk).line, "B:WK41:B31");
    edit(&mut desk, Edit::Reset);
    assert_eq!(editor(&desk).line, GameKind::from_name("draughts-international").unwrap().start("").unwrap().to_line());
}

#[test]
fn tab_goes_through_the_tray_and_back() {
    let mut desk = editing("draughts-english", Lang::En);
    let mut seen = Vec::new();
    for _ in 0..6 {
        edit(&mut desk, Edit::HoldNext(false));
        seen.push(editor(&desk).held);
    }
    let king = |seat| Held::Piece(Piece { king: true, ..piece(seat) });
    let all = [Held::Piece(piece(0)), king(0), Held::Piece(piece(1)), king(1), Held::Eraser, Held::Nothing];
    assert_eq!(seen, all);
    edit(&mut desk, Edit::HoldNext(true));
    assert_eq!(editor(&desk).held, Held::Eraser);
}

#[test]
fn what_may_not_be_played_is_said_by_its_name_and_neither_played_nor_saved() {
    let mut desk = editing("number-chess", Lang::En);
    let seven = Piece { number: Some(7), ..piece(0) };
    edit(&mut desk, Edit::Put(Cell(40), seven));
    assert_eq!(desk.editor_verdict().unwrap(), "Red 7 stands on the board twice.");
    edit(&mut desk, Edit::Play);
    assert_eq!(desk.screen, Screen::Editor);
    assert_eq!(desk.act(Action::Command(Command::Save)), []);
    assert_eq!(desk.status_line(), ("Red 7 stands on the board twice.".into(), true));
    assert_eq!(desk.act(Action::Command(Command::CopyPicture)), []);
    let mut desk = editing("halma", Lang::ZhHant);
    edit(&mut desk, Edit::Put(Cell(120), piece(0)));
    assert_eq!(desk.editor_verdict().unwrap(), "紅方有 20 子，多於開局的 19 子。");
    let mut desk = editing("draughts-russian", Lang::En);
    edit(&mut desk, Edit::Clear);
    edit(&mut desk, Edit::Put(Cell(0), piece(0)));
    assert_eq!(desk.editor_verdict().unwrap(), "On b8 a man would be crowned: put a king there.");
    edit(&mut desk, Edit::Clear);
    edit(&mut desk, Edit::Put(Cell(16), piece(0)));
    edit(&mut desk, Edit::ToMove(Seat(1)));
    assert!(desk.editor_verdict().unwrap().starts_with("Here the game is over already."));
    edit(&mut desk, Edit::Play);
    assert_eq!(desk.screen, Screen::Editor);
}

#[test]
fn leaving_loses_nothing_of_the_match() {
    let mut desk = desk("number-chess", Lang::En);
    desk.act(Action::Command(Command::TurnBoard));
    let (from, ends) = desk.game().unwrap().destinations()[0];
    desk.act(Action::Table(TableAction::Move { from, to: ends.last().unwrap() }));
    let (from, _) = desk.game().unwrap().destinations()[3];
    desk.act(Action::Pick(from));
    desk.said = "7 R".into();
    let before = (desk.table.as_ref().unwrap().to_record(), desk.view.clone(), desk.saying.clone(), desk.said.clone());
    desk.act(Action::Command(Command::SetUp));
    edit(&mut desk, Edit::Clear);
    edit(&mut desk, Edit::Under(GameKind::Halma, String::new()));
    desk.act(Action::Command(Command::TurnBack));
    for command in [Command::First, Command::Previous, Command::Undo, Command::Redo, Command::Say] {
        desk.act(Action::Command(command));
    }
    assert_eq!(edit(&mut desk, Edit::Leave), [Effect::Replaced]);
    let after = (desk.table.as_ref().unwrap().to_record(), desk.view.clone(), desk.saying.clone(), desk.said.clone());
    assert_eq!((after, desk.screen, desk.dialog.as_ref()), (before, Screen::Table, None));
}

#[test]
fn a_line_of_another_game_changes_the_game_and_a_broken_one_changes_nothing() {
    let mut desk = editing("chinese-checkers", Lang::En);
    let start = editor(&desk).draft.clone();
    edit(&mut desk, Edit::Line("0 r1c1=0 r1c1=3".into()));
    assert_eq!(editor(&desk).draft, start);
    assert_eq!(editor(&desk).line_error.as_deref(), Some("r1c1 is given twice."));
    assert_eq!(editor(&desk).line, "0 r1c1=0 r1c1=3", "what was typed can be mended");
    let effects = edit(&mut desk, Edit::Line("W:WK36:B7,21,27,28,32,40".into()));
    assert_eq!(effects, [Effect::Replaced]);
    assert_eq!(
        desk.status_line().0.split(". ").next().unwrap(),
        "This is a position of another game: International draughts"
    );
    let strikes = &editor(&desk).strikes;
    assert!(strikes.iter().any(|strike| (strike.from, strike.saved) == (Cell(35), Cell(39))), "{strikes:?}");
    assert_eq!(editor(&desk).captures.len(), 1);
    desk.act(Action::Command(Command::Undo));
    assert_eq!((&editor(&desk).draft, editor(&desk).form.kind), (&start, GameKind::ChineseCheckers));
    // From the table the clipboard opens the editor.
    let mut desk = self::desk("halma", Lang::En);
    assert_eq!(desk.act(Action::Command(Command::PastePosition)), [Effect::Paste]);
    edit(&mut desk, Edit::Line("nonsense".into()));
    assert!(desk.screen == Screen::Table && desk.status_line().1);
    edit(&mut desk, Edit::Line("B:Wa1:Bh8".into()));
    assert_eq!(
        (desk.screen, desk.ground().unwrap().to_line().as_str()),
        (Screen::Editor, editor(&desk).draft.ground().to_line().as_str())
    );
    assert_eq!(editor(&desk).line, "B:Wa1:Bh8");
}

#[test]
fn it_is_played_from_here_and_saved_with_its_start() {
    let home = tempfile::tempdir().unwrap();
    for (name, rules, line) in [
        ("draughts-brazilian", "", "B:W8,19,24,26:BK23"),
        ("number-chess", "", "blue r1c1=R0 r9c4=B7"),
        ("diamond", "kings=on", "2 r1c1=0K r7c4=2"),
        ("capture", "", "0 r5c6=x r5c7=x"),
    ] {
        let mut desk = Desk::open(Some(Folders::below(&home.path().join(name))));
        edit(&mut desk, Edit::Under(GameKind::from_name(name).unwrap(), rules.into()));
        edit(&mut desk, Edit::Line(line.into()));
        let line = editor(&desk).line.clone();
        assert!(editor(&desk).line_error.is_none(), "{name}");
        assert_eq!(desk.act(Action::Command(Command::Save)), [Effect::AskForFile(FilePurpose::Save)]);
        for ending in
            ["ron", "txt", "pdn"].into_iter().filter(|ending| *ending != "pdn" || name.starts_with("draughts"))
        {
            let file = home.path().join(format!("{name}.{ending}"));
            desk.act(Action::Save(file.clone()));
            assert_eq!(Record::open(&file).unwrap().start.to_line(), line, "{name} {ending}");
        }
        assert_eq!((desk.screen, desk.file.as_ref()), (Screen::Editor, None), "it is no file of a match");
        assert_eq!(edit(&mut desk, Edit::Play), [Effect::Replaced]);
        assert!(desk.screen == Screen::Table && desk.editor.is_none());
        assert_eq!(desk.game().unwrap().to_line(), line);
        let file = home.path().join("played.ron");
        desk.act(Action::Save(file.clone()));
        assert_eq!(Record::open(&file).unwrap().position.as_deref(), Some(line.as_str()));
    }
}

#[test]
fn pictures_are_of_the_board_as_it_is_seen() {
    let home = tempfile::tempdir().unwrap();
    let mut desk = desk("draughts-russian", Lang::En);
    let (from, ends) = desk.game().unwrap().destinations()[0];
    desk.act(Action::Table(TableAction::Move { from, to: ends.last().unwrap() }));
    desk.act(Action::Command(Command::TurnBoard));
    desk.settings.coordinates = true;
    let mut options = crate::draw::DiagramOptions::at(desk.table.as_ref().unwrap().record(), 1, desk.theme.clone());
    (options.turn, options.coordinates, options.size) = (desk.view.turn, true, 1200);
    let expected = diagram_svg(desk.game().unwrap(), &options);
    assert_eq!(desk.act(Action::Command(Command::ExportPicture)), [Effect::AskForFile(FilePurpose::Picture)]);
    let [svg, png, sheet, wrong] = ["a.svg", "a.png", "sheet.svg", "a.ron"].map(|name| home.path().join(name));
    desk.act(Action::Export(FilePurpose::Picture, svg.clone()));
    assert_eq!(std::fs::read_to_string(svg).unwrap(), expected);
    assert!(desk.status_line().0.starts_with("Written: a.svg."), "{:?}", desk.status_line());
    desk.act(Action::Export(FilePurpose::Picture, png.clone()));
    assert_eq!(image::image_dimensions(png).unwrap(), (1200, 1200));
    desk.act(Action::Export(FilePurpose::Sheet, sheet.clone()));
    assert!(std::fs::read_to_string(sheet).unwrap().contains("210mm"));
    desk.act(Action::Export(FilePurpose::Picture, wrong.clone()));
    assert!(desk.dialog.is_some() && !wrong.exists(), "a failure is a sentence");
    desk.act(Action::Show(None));
    let [Effect::CopyPicture(pixels)] = &desk.act(Action::Command(Command::CopyPicture))[..] else { panic!() };
    assert_eq!((pixels.width, pixels.rgba.len()), (1200, 4 * 1200 * 1200));
    desk.note_copied_picture(Some("nobody is there".into()));
    assert_eq!(desk.status_line(), ("The clipboard does not take the picture: nobody is there".into(), true));
    // What is set up is drawn too.
    desk.act(Action::Command(Command::SetUp));
    edit(&mut desk, Edit::Line("W:WKa1:Bh8".into()));
    let file = home.path().join("b.svg");
    desk.act(Action::Export(FilePurpose::Picture, file.clone()));
    assert!(std::fs::read_to_string(file).unwrap().contains("W:WKa1:Bh8"));
}
