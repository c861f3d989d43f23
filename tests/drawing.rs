//! Pictures without a window: what is drawn lies where the window has it, in the theme's colours, in words that have
//! glyphs; score sheets hold every move and keep to their paper.

use std::path::Path;

use roxmltree::{Document, Node};
use tiaoqi::board::{Cell, Point};
use tiaoqi::draw::{
    BoardPicture, DiagramOptions, FONT, LARGEST, PictureError, SheetOptions, Theme, diagram_svg, pixels, png, sheet,
};
use tiaoqi::games::{Game, GameKind, Seat};
use tiaoqi::record::{ROOT, Record};
use tiaoqi::text::{Lang, Text};

/// User units a board unit, and how far the ground reaches beyond the plate.
const UNIT: f32 = 40.0;
const MARGIN: f32 = 0.45;

/// A name, the start of a game with each sort of board and piece.
fn games() -> Vec<(String, Game)> {
    let started = [
        (GameKind::ChineseCheckers, ""),
        (GameKind::ChineseCheckers, "players=6"),
        (GameKind::ChineseCheckers, "players=3,pieces=15"),
        (GameKind::NumberChess, "board=star88"),
        (GameKind::NumberChess, "board=rhombus64"),
        (GameKind::NumberChess, "board=star121"),
    ];
    let others = GameKind::ALL.into_iter().map(|kind| (kind, ""));
    let start = |(kind, rules): (GameKind, &str)| {
        let game = kind.start(rules).unwrap_or_else(|error| panic!("{} {rules}: {error:?}", kind.name()));
        (format!("{} {rules}", kind.name()), game)
    };
    started.into_iter().chain(others).map(start).collect()
}

fn themes() -> Vec<Theme> {
    Theme::NAMES.into_iter().chain([Theme::PRINT]).filter_map(Theme::named).collect()
}

fn sample(name: &str) -> Record {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/games").join(name);
    Record::open(&path).unwrap_or_else(|error| panic!("{}: {error:?}", path.display()))
}

/// What is drawn, definitions apart.
fn drawn<'a>(document: &'a Document<'a>) -> impl Iterator<Item = Node<'a, 'a>> {
    let defined = |node: &Node| node.ancestors().any(|above| above.has_tag_name("defs"));
    document.descendants().filter(move |node| node.is_element() && !defined(node))
}

fn value(node: &Node, name: &str) -> f32 {
    node.attribute(name).and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name} of {node:?}"))
}

/// Where shapes of one name are put, in board units.
fn places(document: &Document, is_it: impl Fn(&str) -> bool) -> Vec<Point> {
    drawn(document)
        .filter(|node| node.attribute("href").and_then(|href| href.strip_prefix('#')).is_some_and(&is_it))
        .map(|node| Point::new(value(&node, "x") / UNIT, -value(&node, "y") / UNIT))
        .collect()
}

fn assert_glyphs(svg: &str, what: &str) {
    let face = ttf_parser::Face::parse(FONT, 0).expect("a typeface");
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{what}: {error}"));
    for text in document.descendants().filter(|node| node.has_tag_name("text")) {
        let words = text.text().unwrap_or_default();
        assert!(!words.is_empty(), "{what}: an empty text");
        assert!(words.chars().all(|c| face.glyph_index(c).is_some()), "{what}: {words}");
    }
}

fn assert_same_places(found: &[Point], wanted: &[Point], what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    for place in wanted {
        assert!(found.iter().any(|other| other.distance(*place) < 0.01), "{what}: nothing at {place:?}");
    }
}

#[test]
fn holes_fields_pieces_and_labels_lie_where_the_window_has_them() {
    for (name, game) in games() {
        for turn in 0..game.board().turns() {
            let mut options = DiagramOptions::new(&game, Theme::built_in("wood"));
            (options.turn, options.coordinates) = (turn, true);
            let svg = diagram_svg(&game, &options);
            assert_glyphs(&svg, &name);
            let document = Document::parse(&svg).expect("XML");
            let picture = BoardPicture::new(&game, turn);
            let holes = if picture.chequered > 0.0 { Vec::new() } else { picture.cells.clone() };
            assert_same_places(&places(&document, |id| id == "hole"), &holes, &name);
            let at = |cell: Cell| picture.cells[cell.index()];
            let pieces: Vec<Point> =
                game.board().cells().filter(|&cell| game.piece_at(cell).is_some()).map(at).collect();
            assert_same_places(&places(&document, |id| id != "hole"), &pieces, &name);
            let fields: Vec<Point> = drawn(&document)
                .filter(|node| node.has_tag_name("rect") && node.attribute("width") == Some("40"))
                .map(|node| Point::new(value(&node, "x") / UNIT + 0.5, -value(&node, "y") / UNIT - 0.5))
                .collect();
            let tinted = picture.tinted.iter().map(|(at, _)| *at);
            let wanted: Vec<Point> = picture.dark_fields.iter().copied().chain(tinted).collect();
            assert_same_places(&fields, &wanted, &name);
            let texts: Vec<&str> =
                drawn(&document).filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect();
            for label in &picture.rows {
                assert!(texts.contains(&label.text.as_str()), "{name}: no label {}", label.text);
            }
        }
    }
}

#[test]
fn the_middle_of_every_piece_has_the_colour_of_its_seat() {
    let size = 900;
    for (name, game) in games().into_iter().filter(|(_, game)| !game.is_numbered()) {
        for theme in Theme::NAMES.into_iter().filter_map(Theme::named) {
            let mut options = DiagramOptions::new(&game, theme);
            options.size = size;
            let bytes = png(&diagram_svg(&game, &options), size).expect("a picture");
            let image = image::load_from_memory(&bytes).expect("a PNG").to_rgb8();
            assert_eq!(image.dimensions(), (size, size));
            let picture = BoardPicture::new(&game, options.turn);
            let scale = size as f32 / (2.0 * (picture.plate.reach() + MARGIN));
            for cell in game.board().cells() {
                let Some(piece) = game.piece_at(cell) else { continue };
                let Point { x, y } = picture.cells[cell.index()];
                let pixel = |along: f32| (size as f32 / 2.0 + along * scale) as u32;
                let found = image.get_pixel(pixel(x), pixel(-y)).0;
                let wanted = options.theme.seat(options.colours[piece.seat.index()]).0;
                let differs = found.iter().zip(wanted).any(|(&a, b)| a.abs_diff(b) > 3);
                assert!(!differs, "{name}, {}: {found:?} instead of {wanted:?}", options.theme.name);
            }
        }
    }
}

#[test]
fn print_knows_no_colour_and_tells_all_players_apart() {
    let game = GameKind::ChineseCheckers.start("players=6").expect("a start");
    let size = 1200;
    let options = DiagramOptions::new(&game, Theme::built_in(Theme::PRINT));
    let picture = pixels(&diagram_svg(&game, &options), size).expect("a picture");
    assert_eq!((picture.width, picture.height, picture.rgba.len()), (size, size, (4 * size * size) as usize));
    assert!(picture.rgba.chunks(4).all(|pixel| pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[3] == 255));
    // Light over the middle and over a ring: no two seats agree in both.
    let board = BoardPicture::new(&game, options.turn);
    let scale = size as f32 / (2.0 * (board.plate.reach() + MARGIN));
    let light = |cell: Cell, radius: f32| -> i32 {
        let Point { x, y } = board.cells[cell.index()];
        let around = (0..360).map(|degree| {
            let (sin, cos) = (degree as f32).to_radians().sin_cos();
            let pixel = |along: f32| (size as f32 / 2.0 + along * scale) as u32;
            let index = pixel(-y + radius * sin) * size + pixel(x + radius * cos);
            i32::from(picture.rgba[4 * index as usize])
        });
        around.sum::<i32>() / 360
    };
    let looks: Vec<(i32, i32, i32)> = (0..6)
        .map(|seat| {
            let cell = game.home(Seat(seat)).next().expect("a home");
            (light(cell, 0.04), light(cell, 0.30), light(cell, 0.16))
        })
        .collect();
    for (i, a) in looks.iter().enumerate() {
        for b in &looks[..i] {
            // Stripes that run differently have the same light; all else differs.
            let difference = (a.0 - b.0).abs() + (a.1 - b.1).abs() + (a.2 - b.2).abs();
            let both_striped = [a, b].iter().all(|look| (60..200).contains(&look.1));
            assert!(difference > 100 || both_striped, "{looks:?}");
        }
    }
    let document = diagram_svg(&game, &options);
    assert!(document.contains("rotate(90)") && document.contains("rotate(-45)"));
}

#[test]
fn numbers_are_seen_on_pieces_and_in_the_camps() {
    let game = GameKind::NumberChess.position("board=rhombus64", "red r1c1=R6 r4c1=R1 r4c2=B9").expect("a position");
    let svg = diagram_svg(&game, &DiagramOptions::new(&game, Theme::built_in("paper")));
    let document = Document::parse(&svg).expect("XML");
    let texts: Vec<&str> =
        drawn(&document).filter(|node| node.has_tag_name("text")).filter_map(|node| node.text()).collect();
    let camps = game.board().cells().filter(|&cell| game.piece_at(cell).is_none());
    let wanted = camps.filter_map(|cell| game.cell_number(cell)).count() + 3;
    assert_eq!(texts.len(), wanted, "{texts:?}");
    assert!(["6", "1", "9"].iter().all(|number| texts.contains(number)));
    // 6 and 9 have a line below.
    let lines = drawn(&document).filter(|node| node.has_tag_name("line"));
    let grid = BoardPicture::new(&game, 0).lines.len();
    assert_eq!(lines.count(), grid + 2);
}

#[test]
fn the_last_move_arrows_and_marked_cells_are_drawn() {
    let record = sample("chinese-checkers-2.ron");
    let node = record.line_from(ROOT)[10];
    let game = record.position_at(node);
    let count = |options: &DiagramOptions, tag: &str| {
        let svg = diagram_svg(&game, options);
        let document = Document::parse(&svg).expect("XML");
        drawn(&document).filter(|node| node.has_tag_name(tag)).count()
    };
    let mut options = DiagramOptions::at(&record, node, Theme::built_in("night"));
    let hops = options.last_move.as_ref().map_or(0, |mv| mv.hops.len());
    assert!(hops > 1);
    let mut plain = options.clone();
    plain.last_move = None;
    assert_eq!(count(&options, "line"), count(&plain, "line") + hops);
    let before = (count(&options, "polygon"), count(&options, "circle"));
    options.arrows = vec![(Cell(3), Cell(40)), (Cell(7), Cell(7))]; // the second goes nowhere
    options.marked = vec![Cell(60)];
    assert_eq!((count(&options, "polygon"), count(&options, "circle")), (before.0 + 1, before.1 + 2));
    options.arrows = vec![(Cell(250), Cell(251))];
    options.marked = vec![Cell(252)];
    assert_eq!((count(&options, "polygon"), count(&options, "circle")), before, "no such cells");
}

#[test]
fn a_king_is_a_man_on_a_man_with_a_crown() {
    let game = GameKind::from_name("draughts-russian").expect("a game").position("", "W:WKc3,e3:Bf6").expect("a FEN");
    for theme in themes() {
        let svg = diagram_svg(&game, &DiagramOptions::new(&game, theme));
        let document = Document::parse(&svg).expect("XML");
        assert_eq!(drawn(&document).filter(|node| node.has_tag_name("polygon")).count(), 1);
    }
}

#[test]
fn what_cannot_be_a_picture_is_said_to_be_so() {
    assert!(matches!(png("no drawing", 100), Err(PictureError::Drawing(_))));
    let game = GameKind::ChineseCheckers.start("").expect("a start");
    let svg = diagram_svg(&game, &DiagramOptions::new(&game, Theme::built_in("wood")));
    for width in [0, LARGEST + 1] {
        assert!(matches!(png(&svg, width), Err(PictureError::Size { .. })), "{width}");
    }
}

/// A game of so many plies: each seat plays the first move that brings it nearest.
fn long_game(plies: usize) -> Record {
    let mut record = Record::new(GameKind::ChineseCheckers.start("no-progress=off").expect("a start"));
    let mut node = ROOT;
    let mut game = record.start.clone();
    for ply in 0..plies {
        let moves: Vec<_> = game
            .destinations()
            .into_iter()
            .flat_map(|(from, ends)| ends.map(move |to| (from, to)))
            .filter_map(|(from, to)| game.find_move(from, to).ok())
            .collect();
        let mv = moves[(ply * 7) % moves.len()].clone().into();
        let text = game.write(&mv);
        let next = game.play(&mv).expect("a legal move");
        node = record.add(node, mv, text, 1500);
        game = next;
    }
    record
}

fn full_record(mut record: Record) -> Record {
    record.tags.event = "校際賽 <School & Co.> 第三輪，一個很長很長的場合名稱，長得一行放不下，還要再長一些才行".into();
    record.tags.place = "Town hall".into();
    record.tags.date = "2026-11-30".into();
    let names = ["王小明", "A player with a remarkably long name that goes on and on, and then on again"];
    for (entrant, name) in record.entrants.iter_mut().zip(names) {
        entrant.name = name.into();
    }
    for (index, node) in record.nodes.iter_mut().enumerate().filter(|(index, _)| index % 9 == 4) {
        node.comment =
            format!("第 {index} 步：這一步值得一看，因為後面可以連跳很多次；another remark in the same breath.");
    }
    record
}

/// Where a text begins and ends, across.
fn extent(text: &Node) -> (f32, f32) {
    let face = ttf_parser::Face::parse(FONT, 0).expect("a typeface");
    let advance = |c| face.glyph_index(c).and_then(|glyph| face.glyph_hor_advance(glyph)).map_or(0.0, f32::from);
    let words: f32 = text.text().unwrap_or_default().chars().map(advance).sum();
    let wide = words / f32::from(face.units_per_em()) * value(text, "font-size");
    let x = value(text, "x");
    match text.attribute("text-anchor") {
        Some("end") => (x - wide, x),
        Some("middle") => (x - wide / 2.0, x + wide / 2.0),
        _ => (x, x + wide),
    }
}

#[test]
fn sheets_hold_every_move_and_keep_to_their_paper_in_every_language() {
    let records = [
        full_record(long_game(80)),
        full_record(sample("number-chess.ron")),
        full_record(sample("chinese-checkers-6.ron")),
        full_record(sample("draughts-international.ron")),
    ];
    for record in &records {
        for lang in Lang::ALL {
            let words = Text::new(lang).sheet(record);
            let pages = sheet(record, &words, &SheetOptions::default());
            let what = format!("{} {lang:?}", record.start.kind().name());
            let mut all = String::new();
            for page in &pages {
                assert_glyphs(page, &what);
                let document = Document::parse(page).expect("XML");
                assert_eq!(document.root_element().attribute("width"), Some("210mm"));
                let on_paper = |node: &Node| {
                    !node
                        .ancestors()
                        .any(|above| above.attribute("transform").is_some_and(|transform| transform.contains("scale")))
                };
                for text in drawn(&document).filter(|node| node.has_tag_name("text")).filter(on_paper) {
                    let (left, right) = extent(&text);
                    let y = value(&text, "y");
                    let fits = left >= 41.9 && right <= 553.5 && (42.0..=825.0).contains(&y);
                    assert!(fits, "{what}: {:?} reaches from {left} to {right} at {y}", text.text());
                    all += text.text().unwrap_or_default();
                }
            }
            let squeezed = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            let all = squeezed(&all);
            for ply in &words.plies {
                assert!(all.contains(&squeezed(&ply.text)), "{what}: {} is missing", ply.text);
                assert!(ply.notes.iter().all(|note| all.contains(&squeezed(note))), "{what}: {:?}", ply.notes);
            }
        }
    }
}

#[test]
fn forty_moves_with_diagrams_fit_on_one_page() {
    let record = long_game(80);
    let text = Text::new(Lang::ZhHant).sheet(&record);
    let boards = |every| {
        let pages = sheet(&record, &text, &SheetOptions { every, ..SheetOptions::default() });
        assert_eq!(pages.len(), 1);
        let captions = |text: &str| text.matches("步之後").count();
        captions(&pages[0])
    };
    assert_eq!((boards(Some(20)), boards(Some(27)), boards(None)), (4, 3, 1));
}

#[test]
fn a_sheet_without_moves_shows_the_start() {
    let record = Record::new(GameKind::NumberChess.start("").expect("a start"));
    let pages = sheet(&record, &Text::new(Lang::En).sheet(&record), &SheetOptions::default());
    assert_eq!(pages.len(), 1);
    assert!(pages[0].contains(">Start<") && pages[0].contains("#hole"));
}
