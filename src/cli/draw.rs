//! Pictures of positions and score sheets.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::{Failure, PositionArgs, lists, node_at};
use crate::board::{Board, Cell};
use crate::draw::{
    DiagramOptions, ExportError, LARGEST, PAGE_PIXELS, PictureForm, SheetOptions, Theme, diagram_svg, sheet,
    write_pictures,
};
use crate::record::Record;
use crate::text::{Lang, Text};

/// Pixels across a diagram.
const DIAGRAM: u32 = 800;

#[derive(Debug, Args)]
pub(super) struct DrawArgs {
    /// A saved game, score sheet or PDN file.
    #[arg(required_unless_present = "game", conflicts_with_all = ["game", "position", "rules"])]
    file: Option<PathBuf>,
    /// Which game of a PDN file, from 1.
    #[arg(long, requires = "file")]
    number: Option<usize>,
    /// Instead of a file: the game, at its start or in the position of --position.
    #[arg(long)]
    game: Option<String>,
    /// Rules that differ from the defaults.
    #[arg(long, default_value = "", value_name = "K=V,…")]
    rules: String,
    /// A position line.
    #[arg(long, value_name = "LINE", requires = "game")]
    position: Option<String>,
    /// After how many plies of the main line; the end if left out.
    #[arg(long, conflicts_with = "game")]
    ply: Option<usize>,
    /// `wood`, `paper`, `night`, `contrast`, or `print` for black and white; wood for a diagram, print for a sheet.
    #[arg(long)]
    theme: Option<String>,
    /// Pixels across.
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u32).range(64..=i64::from(LARGEST)))]
    size: Option<u32>,
    /// Turn the board to the player to move instead of the first.
    #[arg(long)]
    turn: bool,
    /// Name rows and columns, or squares.
    #[arg(long)]
    coordinates: bool,
    /// A symbol a colour on the marbles.
    #[arg(long)]
    symbols: bool,
    /// Cells to put a ring around, as `r5c6,r7c8`.
    #[arg(long, value_name = "CELLS", value_delimiter = ',')]
    mark: Vec<String>,
    /// Arrows, as `r5c6-r7c8`.
    #[arg(long, value_name = "A-B", value_delimiter = ',')]
    arrow: Vec<String>,
    /// The whole score sheet instead: A4 pages, the second as OUT-2.
    #[arg(long, requires = "file", conflicts_with_all = ["ply", "turn", "mark", "arrow"])]
    sheet: bool,
    /// Plies from one diagram of the sheet to the next; 0 for the end alone.
    #[arg(long, value_name = "N", requires = "sheet", default_value_t = 20)]
    every: usize,
    /// The language of the sheet: `zh-Hant`, `zh-Hans` or `en`; the system's if left out.
    #[arg(long, requires = "sheet")]
    lang: Option<String>,
    /// The picture to write: .svg or .png.
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
}

/// Draws what is asked for; the files written are listed on `out`.
pub(super) fn draw(args: &DrawArgs, text: &Text, out: &mut dyn Write, err: &mut dyn Write) -> Result<(), Failure> {
    if PictureForm::of(&args.output).is_none() {
        return Err(Failure(text.export_error(&ExportError::Ending(args.output.clone()))));
    }
    let record = args.file.as_ref().map(|file| lists::open(file, args.number, text, err)).transpose()?;
    let pages = match &record {
        Some(record) if args.sheet => pages(args, record, text)?,
        record => vec![diagram(args, record.as_ref(), text)?],
    };
    let across = args.size.unwrap_or(if args.sheet { PAGE_PIXELS } else { DIAGRAM });
    let files = write_pictures(&pages, &args.output, across).map_err(|error| Failure(text.export_error(&error)))?;
    for file in files {
        writeln!(out, "{}", file.display())?;
    }
    Ok(())
}

fn diagram(args: &DrawArgs, record: Option<&Record>, text: &Text) -> Result<String, Failure> {
    let theme = theme(args.theme.as_deref().unwrap_or(Theme::NAMES[0]), text)?;
    let (game, options) = match record {
        Some(record) => {
            let node = node_at(record, args.ply, text)?;
            (record.position_at(node), DiagramOptions::at(record, node, theme))
        }
        None => {
            let game = args.game.clone().unwrap_or_default();
            let (rules, position) = (args.rules.clone(), args.position.clone());
            let game = PositionArgs { game, rules, position }.game(text)?;
            let options = DiagramOptions::new(&game, theme);
            (game, options)
        }
    };
    let turn = if args.turn { game.turn_to(game.to_move()) } else { options.turn };
    let marked = args.mark.iter().map(|name| cell(game.board(), name, text)).collect::<Result<_, _>>()?;
    let arrows = args.arrow.iter().map(|arrow| ends(game.board(), arrow, text)).collect::<Result<_, _>>()?;
    let (coordinates, symbols, size) = (args.coordinates, args.symbols, args.size.unwrap_or(DIAGRAM));
    Ok(diagram_svg(&game, &DiagramOptions { turn, marked, arrows, coordinates, symbols, size, ..options }))
}

fn pages(args: &DrawArgs, record: &Record, text: &Text) -> Result<Vec<String>, Failure> {
    let words = match &args.lang {
        Some(tag) => Text::new(Lang::ALL.into_iter().find(|lang| lang.tag() == tag).ok_or_else(|| {
            let known = Lang::ALL.map(Lang::tag).join(", ");
            Failure(text.with("cli-unknown-language", &[("lang", tag.clone().into()), ("known", known.into())]))
        })?),
        None => Text::new(text.lang()),
    };
    let options = SheetOptions {
        theme: theme(args.theme.as_deref().unwrap_or(Theme::PRINT), text)?,
        every: (args.every > 0).then_some(args.every),
        symbols: args.symbols,
        coordinates: args.coordinates,
    };
    Ok(sheet(record, &words.sheet(record), &options))
}

fn theme(name: &str, text: &Text) -> Result<Theme, Failure> {
    Theme::named(name).ok_or_else(|| {
        let known = format!("{}, {}", Theme::NAMES.join(", "), Theme::PRINT);
        Failure(text.with("cli-unknown-theme", &[("theme", name.to_owned().into()), ("known", known.into())]))
    })
}

fn cell(board: Board, name: &str, text: &Text) -> Result<Cell, Failure> {
    board
        .parse(name.trim())
        .ok_or_else(|| Failure(text.with("cli-no-cell", &[("cell", name.trim().to_owned().into())])))
}

/// The two ends of an arrow.
fn ends(board: Board, arrow: &str, text: &Text) -> Result<(Cell, Cell), Failure> {
    let Some((from, to)) = arrow.split_once('-') else {
        let example = format!("{}-{}", board.name(Cell(0)), board.name(Cell(1)));
        let args = [("arrow", arrow.to_owned().into()), ("example", example.into())];
        return Err(Failure(text.with("cli-arrow", &args)));
    };
    Ok((cell(board, from, text)?, cell(board, to, text)?))
}
