//! Sentences for what rules, records and files answer.

use std::io::ErrorKind;
use std::path::Path;

use super::{FluentValue, Text};
use crate::board::{Board, Cell, Naming};
use crate::draw::{ExportError, LARGEST, PictureError};
use crate::games::{Ending, Game, Illegal, Seat, SetupError, WrittenError};
use crate::record::{Entrant, Fault, FileError, LoadError, Record};
use crate::table::Refusal;

/// What seats and cells of a game are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    seats: Vec<String>,
    cells: Vec<String>,
    /// A move as this game writes it.
    example: &'static str,
}

impl Names {
    /// The names in a record: what was typed in, else the colour.
    pub fn of(record: &Record, text: &Text) -> Self {
        Self::new(record.start.board(), &record.entrants, text)
    }

    /// The names for a board and its entrants.
    pub fn new(board: Board, entrants: &[Entrant], text: &Text) -> Self {
        let seats = entrants.iter().map(|entrant| match entrant.name.trim() {
            "" => text.get(&format!("colour-{}", entrant.colour.name())),
            name => name.to_owned(),
        });
        let example = match board {
            Board::Hex(_) => "r4c1-r5c5",
            Board::Square(board) if board.naming() == Naming::Numeric => "22-18",
            Board::Square(_) => "c3-d4",
        };
        Self { seats: seats.collect(), cells: board.cells().map(|cell| board.name(cell)).collect(), example }
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    /// The name of a cell.
    pub fn cell(&self, cell: Cell) -> &str {
        self.cells.get(cell.index()).map_or("?", String::as_str)
    }
}

impl Text {
    /// Why an attempt is refused.
    pub fn illegal(&self, why: &Illegal, names: &Names) -> String {
        let cell = |cell: &Cell| FluentValue::from(names.cell(*cell).to_owned());
        let seat = |seat: &Seat| FluentValue::from(names.seat(*seat).to_owned());
        match why {
            Illegal::Empty(at) => self.with("illegal-empty", &[("cell", cell(at))]),
            Illegal::NotYourPiece { cell: at, owner, to_move } => self
                .with("illegal-not-your-piece", &[("cell", cell(at)), ("owner", seat(owner)), ("name", seat(to_move))]),
            Illegal::TurnOver { seat: mover, to_move } => {
                self.with("illegal-turn-over", &[("mover", seat(mover)), ("name", seat(to_move))])
            }
            Illegal::SameCell(at) => self.with("illegal-same-cell", &[("cell", cell(at))]),
            Illegal::Occupied(at) => self.with("illegal-occupied", &[("cell", cell(at))]),
            Illegal::NotOnLine { from, to } => {
                self.with("illegal-not-on-line", &[("from", cell(from)), ("to", cell(to))])
            }
            Illegal::NothingToHop { from, to } => {
                self.with("illegal-nothing-to-hop", &[("from", cell(from)), ("to", cell(to))])
            }
            Illegal::Blocked { pivot, by } => self.with("illegal-blocked", &[("pivot", cell(pivot)), ("by", cell(by))]),
            Illegal::NotSymmetric { pivot, before, behind } => self.with(
                "illegal-not-symmetric",
                &[("pivot", cell(pivot)), ("before", (*before).into()), ("behind", (*behind).into())],
            ),
            Illegal::LongHopOff { pivot } => self.with("illegal-long-hop-off", &[("pivot", cell(pivot))]),
            Illegal::ChainOff { hops } => self.with("illegal-chain-off", &[("hops", (*hops).into())]),
            Illegal::ForeignPoint { to } => self.with("illegal-foreign-point", &[("to", cell(to))]),
            Illegal::ForeignPointEntry { to } => self.with("illegal-foreign-point-entry", &[("to", cell(to))]),
            Illegal::GoalLocked { to } => self.with("illegal-goal-locked", &[("to", cell(to))]),
            Illegal::MustEvacuate { guest } => self.with("illegal-must-evacuate", &[("guest", cell(guest))]),
            Illegal::OverKing { king } => self.with("illegal-over-king", &[("king", cell(king))]),
            Illegal::NotBehindRow { last } => self.with("illegal-not-behind-row", &[("last", cell(last))]),
            Illegal::MustTake { from, to } => self.with("illegal-must-take", &[("from", cell(from)), ("to", cell(to))]),
            Illegal::SeveralWays { from, to } => {
                self.with("illegal-several-ways", &[("from", cell(from)), ("to", cell(to))])
            }
            Illegal::MayNotPass => self.get("illegal-may-not-pass"),
            Illegal::GameOver => self.get("illegal-game-over"),
            Illegal::NotInThisGame => self.get("illegal-not-in-this-game"),
            Illegal::NumberChess(why) => self.number_chess(why, names),
            Illegal::Draughts(why) => self.draughts(why, names),
        }
    }

    /// Why a written move cannot be played.
    pub fn written_error(&self, error: &WrittenError, names: &Names) -> String {
        match error {
            WrittenError::Illegal(why) => self.illegal(why, names),
            WrittenError::Slip(slip) if slip.found.is_empty() => {
                self.with("slip-missing", &[("column", slip.column.into()), ("example", names.example.into())])
            }
            WrittenError::Slip(slip) => {
                self.with("slip-found", &[("column", slip.column.into()), ("found", shortened(&slip.found).into())])
            }
            WrittenError::Statement(slip) => self.statement_slip(slip),
        }
    }

    /// Why an action was refused.
    pub fn refusal(&self, refusal: &Refusal, names: &Names) -> String {
        match refusal {
            Refusal::Move { why, .. } => self.illegal(why, names),
            Refusal::Written(error) => self.written_error(error, names),
            Refusal::NothingToUndo => self.get("refused-nothing-to-undo"),
            Refusal::NothingToRedo => self.get("refused-nothing-to-redo"),
            Refusal::NoTakeBack => self.get("refused-no-take-back"),
            Refusal::MustSay => self.get("refused-must-say"),
            Refusal::NoOffer => self.get("refused-no-offer"),
            Refusal::OfferStands => self.get("refused-offer-stands"),
            Refusal::NoRuling => self.get("refused-no-ruling"),
            Refusal::ClocksRun => self.get("refused-clocks-run"),
            Refusal::Paused => self.get("refused-paused"),
        }
    }

    /// What is wrong with rules or a position.
    pub fn setup_error(&self, error: &SetupError) -> String {
        let s = |text: &str| FluentValue::from(text.to_owned());
        match error {
            SetupError::UnknownRule(key, known) => {
                self.with("setup-unknown-rule", &[("key", s(key)), ("known", s(known))])
            }
            SetupError::BadValue { key, value, allowed } => {
                self.with("setup-bad-value", &[("key", s(key)), ("value", s(value)), ("allowed", s(allowed))])
            }
            SetupError::FivePlayers => self.get("setup-five-players"),
            SetupError::TooManyPieces(players) => self.with("setup-too-many-pieces", &[("players", (*players).into())]),
            SetupError::BadWord(word) => self.with("setup-bad-word", &[("word", s(word))]),
            SetupError::BadPiece(word) => self.with("setup-bad-piece", &[("word", s(word))]),
            SetupError::UnownedPiece(word) => self.with("setup-unowned-piece", &[("word", s(word))]),
            SetupError::NoCell(cell) => self.with("setup-no-cell", &[("cell", s(cell))]),
            SetupError::Twice(cell) => self.with("setup-twice", &[("cell", s(cell))]),
            SetupError::NoSeat { seat, seats } => self.with("setup-no-seat", &[("seat", s(seat)), ("seats", s(seats))]),
            SetupError::Crowded { seat, count, limit } => {
                self.with("setup-crowded", &[("seat", s(seat)), ("count", (*count).into()), ("limit", (*limit).into())])
            }
            SetupError::NoPosition => self.get("setup-no-position"),
            SetupError::Fen(error) => self.fen_error(error),
        }
    }

    /// Why a file could not be read or written.
    pub fn file_error(&self, error: &FileError) -> String {
        let shown = |path: &Path| FluentValue::from(path.display().to_string());
        match error {
            FileError::Io { path, error } => {
                let reason = match error.kind() {
                    ErrorKind::NotFound => self.get("io-not-found"),
                    ErrorKind::PermissionDenied => self.get("io-permission"),
                    ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => self.get("io-full"),
                    ErrorKind::ReadOnlyFilesystem => self.get("io-read-only"),
                    ErrorKind::IsADirectory => self.get("io-directory"),
                    _ => error.to_string(),
                };
                self.with("file-io", &[("path", shown(path)), ("reason", reason.into())])
            }
            FileError::NotText(path) => self.with("file-not-text", &[("path", shown(path))]),
            FileError::TooLarge(path) => self.with("file-too-large", &[("path", shown(path))]),
            FileError::Mismatch(path) => self.with("file-mismatch", &[("path", shown(path))]),
            FileError::NotDraughts(path) => self.with("file-not-draughts", &[("path", shown(path))]),
        }
    }

    /// Why a record cannot be read; names the line where it is known.
    pub fn load_error(&self, error: &LoadError) -> String {
        let s = |text: &str| FluentValue::from(text.to_owned());
        let sentence = match &error.fault {
            Fault::File(error) => return self.file_error(error),
            Fault::Syntax(reason) => self.with("fault-syntax", &[("reason", s(reason))]),
            Fault::Foreign => self.get("fault-foreign"),
            Fault::Newer { version, known } => {
                self.with("fault-newer", &[("version", (*version).into()), ("known", (*known).into())])
            }
            Fault::UnknownGame(game) => self.with("fault-unknown-game", &[("game", s(game))]),
            Fault::Setup(error) => self.setup_error(error),
            Fault::Seats { named, needed } => {
                self.with("fault-seats", &[("named", (*named).into()), ("needed", (*needed).into())])
            }
            Fault::UnknownColour(colour) => self.with("fault-unknown-colour", &[("colour", s(colour))]),
            Fault::Parent(number) => self.with("fault-parent", &[("number", (*number).into())]),
            Fault::Move { number, text, why, seats, game } => {
                let names = Names::new(game.board(), seats, self);
                let reason = self.written_error(why, &names);
                let args = [("number", (*number).into()), ("text", s(text)), ("reason", reason.into())];
                self.with("fault-move", &args)
            }
            Fault::Pdn(trouble) => self.trouble(trouble),
            Fault::Result { written, found } => {
                self.with("fault-result", &[("written", s(written)), ("found", s(found))])
            }
        };
        match error.line {
            Some(line) => self.with("fault-in-line", &[("line", line.into()), ("sentence", sentence.into())]),
            None => sentence,
        }
    }

    /// Why a picture cannot be made.
    pub fn picture_error(&self, error: &PictureError) -> String {
        match error {
            PictureError::Size { width, height } => self.with(
                "picture-size",
                &[("width", (*width).into()), ("height", (*height).into()), ("most", LARGEST.into())],
            ),
            PictureError::Drawing(reason) | PictureError::Packing(reason) => {
                self.with("picture-failed", &[("reason", reason.clone().into())])
            }
        }
    }

    /// Why pictures could not be written.
    pub fn export_error(&self, error: &ExportError) -> String {
        match error {
            ExportError::Ending(path) => self.with("picture-ending", &[("file", path.display().to_string().into())]),
            ExportError::Picture(error) => self.picture_error(error),
            ExportError::File(error) => self.file_error(error),
        }
    }

    /// Why a game ended.
    pub fn ending(&self, ending: Ending) -> String {
        self.get(match ending {
            Ending::Finished => "ending-finished",
            Ending::AllPassed => "ending-all-passed",
            Ending::NoProgress => "ending-no-progress",
            Ending::Repetition => "ending-repetition",
            Ending::Stopped => "ending-stopped",
            Ending::TimeUp => "ending-time-up",
            Ending::NoMoves => "ending-no-moves",
            Ending::Resigned => "ending-resigned",
            Ending::Agreed => "ending-agreed",
            Ending::LastPiece => "ending-last-piece",
            Ending::NoHop => "ending-no-hop",
            Ending::NoCapture => "ending-no-capture",
            Ending::NoPieces => "ending-no-pieces",
            Ending::Blocked => "ending-blocked",
            Ending::OutOfTime => "ending-out-of-time",
            Ending::Drawn(rule) => return self.with("ending-drawn", &[("rule", self.draw_rule(rule).into())]),
        })
    }

    /// A place: 1st, 第 2 名.
    pub fn place(&self, place: u8) -> String {
        self.with("place", &[("place", place.into())])
    }

    /// The name of a game.
    pub fn game_name(&self, game: &Game) -> String {
        self.get(&format!("game-{}", game.kind().name()))
    }
}

/// The beginning of a long word: the reason after it must not be pushed out of sight.
fn shortened(word: &str) -> String {
    const MOST: usize = 12;
    if word.chars().count() <= MOST {
        return word.to_owned();
    }
    word.chars().take(MOST - 1).chain(['…']).collect()
}
