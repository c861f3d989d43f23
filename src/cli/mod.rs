//! The command line that works without a window.

mod arithmetic;
mod draw;
mod lists;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

use crate::draw::text_board;
use crate::games::draughts::Variant;
use crate::games::{Game, GameKind, Seat};
use crate::record::{Format, NodeId, ROOT, Record};
use crate::text::{Lang, Names, Text};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "tiaoqi", version, about = "跳棋 Tiaoqi: a table for the family of jumping board games")]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    /// A saved game to open in the window.
    file: Option<PathBuf>,
    /// Play a list of actions, one a line, against the real window.
    #[arg(long, value_name = "SCRIPT")]
    drive: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List the legal moves of a position: `from to notation`, one a line.
    Moves(PositionArgs),
    /// Count the move sequences of 1 to DEPTH plies; a node is a distinct from–to.
    Perft {
        #[command(flatten)]
        position: PositionArgs,
        /// How many plies deep.
        depth: u32,
    },
    /// Replay records and name the first bad move of each.
    Check {
        /// Saved games, score sheets, and PDN files of any number of games.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Read the files as moves of this draughts, whatever they are called: PDN, or nothing but moves.
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
    },
    /// Convert between a saved game (.ron), a score sheet (.txt) and PDN (.pdn).
    Convert {
        /// The file to read.
        input: PathBuf,
        /// The file to write.
        output: PathBuf,
        /// Which game of a PDN file, from 1.
        #[arg(long)]
        number: Option<usize>,
    },
    /// List the whole numbers that spanned pieces can make in number chess; of seven pieces and more, those up to 999.
    Reach(arithmetic::Pieces),
    /// List expressions that make TARGET out of spanned pieces in number chess, the simplest first.
    Solve {
        #[command(flatten)]
        pieces: arithmetic::Pieces,
        /// What they shall make: 7, or 5/2.
        target: String,
        /// How many expressions at most.
        #[arg(long, default_value_t = 100)]
        most: usize,
    },
    /// Draw a position of a record or of a line, or the score sheet of a record, as .svg or .png.
    Draw(draw::DrawArgs),
    /// Print a position of a record as text.
    Show {
        /// A saved game, score sheet or PDN file.
        file: PathBuf,
        /// Which game of a PDN file, from 1.
        #[arg(long)]
        number: Option<usize>,
        /// After how many plies of the main line; the end if left out.
        #[arg(long)]
        ply: Option<usize>,
    },
}

#[derive(Debug, Args)]
struct PositionArgs {
    /// The game: `chinese-checkers`, `halma`, `diamond`, `capture`, `number-chess` or `draughts-international`,
    /// `-chinese64`, `-brazilian`, `-russian`, `-english`.
    game: String,
    /// Rules that differ from the defaults, as `players=3,chains=off`.
    #[arg(long, default_value = "", value_name = "K=V,…")]
    rules: String,
    /// A position line; the start if left out.
    #[arg(long, value_name = "LINE")]
    position: Option<String>,
}

/// What the window shall do, where no subcommand was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowRequest {
    /// A file to open.
    pub file: Option<PathBuf>,
    /// A script to play.
    pub drive: Option<PathBuf>,
}

/// What came of the command line.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is done; the exit code.
    Done(u8),
    /// The window is asked for.
    Window(WindowRequest),
}

/// A sentence for stderr.
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self(error.to_string())
    }
}

/// Runs a parsed command line. Results go to `out`, one-sentence errors to `err`, both in the system's language.
pub fn run(cli: Cli, out: &mut dyn Write, err: &mut dyn Write) -> Outcome {
    let Some(command) = cli.command else {
        return Outcome::Window(WindowRequest { file: cli.file, drive: cli.drive });
    };
    let text = Text::new(Lang::of_system());
    let done = match command {
        Command::Moves(position) => position.game(&text).and_then(|game| moves(&game, out)),
        Command::Perft { position, depth } => position.game(&text).and_then(|game| perft(&game, depth, out)),
        Command::Check { files, game } => match game.map(|name| lists::variant(&name, &text)).transpose() {
            Ok(variant) => return Outcome::Done(check(&files, variant, &text, out, err)),
            Err(failure) => Err(failure),
        },
        Command::Convert { input, output, number } => convert(&input, &output, number, &text, err),
        Command::Reach(pieces) => arithmetic::reach(&pieces, &text, out),
        Command::Solve { pieces, target, most } => arithmetic::solve(&pieces, &target, most, &text, out),
        Command::Draw(args) => draw::draw(&args, &text, out, err),
        Command::Show { file, number, ply } => {
            lists::open(&file, number, &text, err).and_then(|record| show(&record, ply, &text, out))
        }
    };
    match done {
        Ok(()) => Outcome::Done(0),
        Err(Failure(sentence)) => {
            // Where stderr is gone there is nobody left to tell.
            let _ = writeln!(err, "tiaoqi: {sentence}");
            Outcome::Done(1)
        }
    }
}

impl PositionArgs {
    fn game(&self, text: &Text) -> Result<Game, Failure> {
        let kind = GameKind::from_name(&self.game).ok_or_else(|| {
            let known: Vec<&str> = GameKind::ALL.iter().map(|kind| kind.name()).collect();
            let args = [("game", self.game.clone().into()), ("known", known.join(", ").into())];
            Failure(text.with("cli-unknown-game", &args))
        })?;
        let game = match &self.position {
            Some(line) => kind.position(&self.rules, line),
            None => kind.start(&self.rules),
        };
        game.map_err(|error| Failure(text.setup_error(&error)))
    }
}

fn moves(game: &Game, out: &mut dyn Write) -> Result<(), Failure> {
    let name = |cell| game.board().name(cell);
    for (from, ends) in game.destinations() {
        for to in ends {
            for mv in game.moves_between(from, to) {
                writeln!(out, "{} {} {}", name(from), name(to), game.write(&mv.into()))?;
            }
        }
    }
    Ok(())
}

fn perft(game: &Game, depth: u32, out: &mut dyn Write) -> Result<(), Failure> {
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", game.perft(depth))?;
        out.flush()?; // deep counts take long: each shows as it comes
    }
    Ok(())
}

fn check(files: &[PathBuf], variant: Option<Variant>, text: &Text, out: &mut dyn Write, err: &mut dyn Write) -> u8 {
    let mut code = 0;
    for file in files {
        if lists::is_list(file, variant) {
            match lists::check(file, variant, text, out, err) {
                Ok(found) => code = code.max(found),
                Err(_) => return 1,
            }
            continue;
        }
        let shown = file.display().to_string();
        let written = match Record::open(file) {
            Ok(record) => {
                let args = [
                    ("file", shown.into()),
                    ("moves", (record.nodes.len() - 1).into()),
                    ("result", record.result().into()),
                ];
                writeln!(out, "{}", text.with("cli-checked", &args))
            }
            Err(error) => {
                code = 1;
                writeln!(err, "{shown}: {}", text.load_error(&error))
            }
        };
        if written.is_err() {
            return 1;
        }
    }
    code
}

fn convert(
    input: &Path,
    output: &Path,
    number: Option<usize>,
    text: &Text,
    err: &mut dyn Write,
) -> Result<(), Failure> {
    if Format::of(output).is_none() {
        let args = [("file", output.display().to_string().into())];
        return Err(Failure(text.with("cli-unknown-ending", &args)));
    }
    if number.is_none() && lists::are_lists(input, output) {
        return lists::rewrite(input, output, text, err);
    }
    let record = lists::open(input, number, text, err)?;
    record.save(output).map_err(|error| Failure(text.file_error(&error)))
}

/// The node after so many plies of the main line; its end where none are named.
fn node_at(record: &Record, ply: Option<usize>, text: &Text) -> Result<NodeId, Failure> {
    let line = record.line_from(ROOT);
    match ply.unwrap_or(line.len()) {
        0 => Ok(ROOT),
        ply => line.get(ply - 1).copied().ok_or_else(|| {
            let args = [("ply", ply.into()), ("plies", line.len().into())];
            Failure(text.with("cli-no-ply", &args))
        }),
    }
}

fn show(record: &Record, ply: Option<usize>, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let node = node_at(record, ply, text)?;
    let game = record.position_at(node);
    let penalties = record.penalties_at(node);
    let names = Names::of(record, text);
    let outcome = record.outcome_at(node);
    writeln!(out, "{}", text_board(&game).trim_end())?;
    for seat in (0..game.seats() as u8).map(Seat) {
        let place =
            outcome.as_ref().and_then(|outcome| outcome.places.get(seat.index())).map(|&place| text.place(place));
        let to_go = || game.steps_to_go(seat).map(|steps| text.with("panel-to-go", &[("steps", steps.into())]));
        let state = match (text.standing(&game, seat, penalties[seat.index()]), place) {
            (Some(standing), Some(place)) => format!("{standing}; {place}"),
            (Some(standing), None) => standing,
            (None, place) => {
                place.or_else(|| game.place(seat).map(|place| text.place(place))).or_else(to_go).unwrap_or_default()
            }
        };
        writeln!(out, "{} {}: {state}", game.seat_mark(seat), names.seat(seat))?;
    }
    for (_, seat, ruling) in record.rulings_to(node) {
        writeln!(out, "{}", text.ruling(seat, ruling, &names))?;
    }
    match outcome {
        Some(outcome) => writeln!(out, "{}", text.ending(outcome.ending))?,
        None => {
            writeln!(
                out,
                "{}",
                text.with("status-to-move", &[("name", names.seat(game.to_move()).to_owned().into())])
            )?;
        }
    }
    writeln!(out, "{}", game.to_line())?;
    Ok(())
}
