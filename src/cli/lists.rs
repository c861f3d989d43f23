//! PDN files and other lists of draughts games at the command line.

use std::io::{self, Write};
use std::path::Path;

use super::Failure;
use crate::games::GameKind;
use crate::games::draughts::Variant;
use crate::record::{Format, Pdn, Record, write_atomically};
use crate::text::Text;

/// The draughts of a name.
pub fn variant(name: &str, text: &Text) -> Result<Variant, Failure> {
    match GameKind::from_name(name) {
        Some(GameKind::Draughts(variant)) => Ok(variant),
        _ => {
            let known: Vec<&str> = Variant::ALL.iter().map(|variant| variant.name()).collect();
            let args = [("game", name.to_owned().into()), ("known", known.join(", ").into())];
            Err(Failure(text.with("cli-unknown-game", &args)))
        }
    }
}

/// Replays every game of a file, says what is wrong with any, and counts. Gives the exit code.
pub fn check(
    file: &Path,
    variant: Option<Variant>,
    text: &Text,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let shown = file.display().to_string();
    let list = match Pdn::open(file) {
        Ok(list) => list,
        Err(error) => {
            writeln!(err, "{shown}: {}", text.file_error(&error))?;
            return Ok(1);
        }
    };
    if let Some(encoding) = list.encoding() {
        writeln!(err, "{shown}: {}", text.with("pdn-encoding", &[("encoding", encoding.into())]))?;
    }
    let (mut moves, mut problems, mut lost) = (0, 0, list.entries().is_empty());
    for loaded in list.games(variant) {
        moves += loaded.moves;
        problems += loaded.problems.len();
        for problem in &loaded.problems {
            lost |= problem.trouble.is_loss();
            writeln!(err, "{shown}: {}", text.problem(problem))?;
        }
    }
    let args = [
        ("file", shown.into()),
        ("games", list.entries().len().into()),
        ("moves", moves.into()),
        ("problems", problems.into()),
    ];
    writeln!(out, "{}", text.with("cli-checked-list", &args))?;
    Ok(u8::from(lost))
}

/// One record of a file. Of a list it is the game of that number, from 1, or the only one.
pub fn open(file: &Path, number: Option<usize>, text: &Text, err: &mut dyn Write) -> Result<Record, Failure> {
    let load_error = |error| Failure(text.load_error(&error));
    if Format::of(file) != Some(Format::Pdn) {
        return match number {
            None | Some(1) => Record::open(file).map_err(load_error),
            Some(number) => Err(no_number(file, 1, number, text)),
        };
    }
    let list = Pdn::open(file).map_err(|error| Failure(text.file_error(&error)))?;
    let games = list.entries().len();
    let number = match number {
        Some(number) => number,
        None if games > 1 => {
            let args = [("file", file.display().to_string().into()), ("games", games.into())];
            return Err(Failure(text.with("cli-many-games", &args)));
        }
        None => 1,
    };
    let loaded = number.checked_sub(1).and_then(|index| list.load(index, None));
    let loaded = loaded.ok_or_else(|| no_number(file, games, number, text))?;
    for problem in &loaded.problems {
        writeln!(err, "{}: {}", file.display(), text.problem(problem))?;
    }
    loaded.record.ok_or_else(|| no_number(file, games, number, text))
}

fn no_number(file: &Path, games: usize, number: usize, text: &Text) -> Failure {
    let args = [("file", file.display().to_string().into()), ("games", games.into()), ("number", number.into())];
    Failure(text.with("cli-no-number", &args))
}

/// Every game of a PDN file as strict PDN.
pub fn rewrite(input: &Path, output: &Path, text: &Text, err: &mut dyn Write) -> Result<(), Failure> {
    let list = Pdn::open(input).map_err(|error| Failure(text.file_error(&error)))?;
    let mut games = Vec::new();
    for loaded in list.games(None) {
        for problem in &loaded.problems {
            writeln!(err, "{}: {}", input.display(), text.problem(problem))?;
        }
        games.extend(loaded.record.map(|record| record.to_text(Format::Pdn)));
    }
    write_atomically(output, games.join("\n").as_bytes()).map_err(|error| Failure(text.file_error(&error)))
}

/// Whether both are PDN, so that whole lists go over.
pub fn are_lists(input: &Path, output: &Path) -> bool {
    [input, output].into_iter().all(|path| Format::of(path) == Some(Format::Pdn))
}

/// Whether a file is read as a list: by its name, or because a game was named for it.
pub fn is_list(file: &Path, variant: Option<Variant>) -> bool {
    variant.is_some() || Format::of(file) == Some(Format::Pdn)
}
