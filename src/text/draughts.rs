//! Sentences for what draughts answers: why a move is refused, why a game is drawn, what is wrong with a FEN.

use super::{FluentValue, Names, Text};
use crate::board::{Cell, CellSet};
use crate::games::draughts::{Color, DrawClock, DrawRule, FenError, Position, Refusal, Strike};
use crate::games::{Move, Seat};
use crate::record::{Problem, Record, Trouble};

impl Text {
    /// Why an attempt is refused.
    pub(super) fn draughts(&self, why: &Refusal, names: &Names) -> String {
        let cell = |cell: &Cell| FluentValue::from(names.cell(*cell).to_owned());
        let cells = |cells: &CellSet| -> FluentValue<'static> {
            cells.map(|cell| names.cell(cell)).collect::<Vec<_>>().join(", ").into()
        };
        match why {
            // The reasons that every game has; they come in that form.
            Refusal::GameOver => self.get("illegal-game-over"),
            Refusal::NotInThisGame => self.get("illegal-not-in-this-game"),
            Refusal::Empty(at) => self.with("illegal-empty", &[("cell", cell(at))]),
            Refusal::SameCell(at) => self.with("illegal-same-cell", &[("cell", cell(at))]),
            Refusal::Occupied(at) => self.with("illegal-occupied", &[("cell", cell(at))]),
            Refusal::NotYourPiece(at) => self.with("nc-not-your-piece", &[("cell", cell(at))]),
            Refusal::NotYourTurn { to_move } => self.with("nc-not-your-turn", &[("name", self.side(*to_move).into())]),
            Refusal::NotDiagonal { from, to } => {
                self.with("draughts-not-diagonal", &[("from", cell(from)), ("to", cell(to))])
            }
            Refusal::TooFar { king: false } => self.get("draughts-man-too-far"),
            Refusal::TooFar { king: true } => self.get("draughts-king-too-far"),
            Refusal::ManBackwards => self.get("draughts-man-backwards"),
            Refusal::ManCapturesForwards => self.get("draughts-man-captures-forwards"),
            Refusal::OwnPiece(at) => self.with("draughts-own-piece", &[("cell", cell(at))]),
            Refusal::Blocked { piece, by: Some(by) } => {
                self.with("draughts-blocked", &[("piece", cell(piece)), ("by", cell(by))])
            }
            Refusal::Blocked { piece, by: None } => self.with("draughts-at-edge", &[("piece", cell(piece))]),
            Refusal::MustCapture { pieces } => self.with("draughts-must-capture", &[("pieces", cells(pieces))]),
            Refusal::LongerCapture { taken, longest, pieces } => self.with(
                "draughts-longer-capture",
                &[("taken", (*taken).into()), ("longest", (*longest).into()), ("pieces", cells(pieces))],
            ),
            Refusal::CaptureGoesOn { ends } if ends.is_empty() => self.get("draughts-capture-goes-on"),
            Refusal::CaptureGoesOn { ends } => self.with("draughts-capture-ends", &[("ends", cells(ends))]),
            Refusal::Ambiguous(moves) => {
                let ways: Vec<String> = moves.iter().map(|mv| way(mv, names)).collect();
                self.with("draughts-ambiguous", &[("ways", ways.join(", ").into())])
            }
            Refusal::NoSuchWay => self.get("draughts-no-such-way"),
            Refusal::NoPass => self.get("draughts-no-pass"),
            Refusal::NoClaim => self.get("draughts-no-claim"),
        }
    }

    /// The name of a side.
    pub fn side(&self, color: Color) -> String {
        self.get(match color {
            Color::White => "colour-white",
            Color::Black => "colour-black",
        })
    }

    /// What is said when a seat offers a draw, or when its offer is declined.
    pub fn draw_offer(&self, seat: Seat, declined: bool, names: &Names) -> String {
        let name = ("name", names.seat(seat).to_owned().into());
        self.with(if declined { "status-draw-declined" } else { "status-draw-offered" }, &[name])
    }

    /// The rule under which a game is drawn.
    pub fn draw_rule(&self, rule: DrawRule) -> String {
        self.get(match rule {
            DrawRule::Repetition => "draw-repetition",
            DrawRule::TwentyFiveMoves => "draw-25-moves",
            DrawRule::SixteenMoves => "draw-16-moves",
            DrawRule::FiveMoves => "draw-5-moves",
            DrawRule::ThreeKings => "draw-three-kings",
            DrawRule::FifteenMoves => "draw-15-moves",
            DrawRule::ThirtyMoves => "draw-30-moves",
            DrawRule::SixtyMoves => "draw-60-moves",
            DrawRule::MainRoad => "draw-main-road",
            DrawRule::FortyMoves => "draw-40-moves",
            DrawRule::Agreement => "draw-agreement",
        })
    }

    /// How many moves the side to move has left under a draw rule in force.
    pub fn draw_clock(&self, clock: DrawClock) -> String {
        let args = [("moves", clock.moves_left(true).into()), ("rule", self.draw_rule(clock.rule).into())];
        self.with("draw-clock", &args)
    }

    /// The pieces that a side has left.
    pub(super) fn pieces_left(&self, position: &Position, seat: Seat) -> String {
        let color = position.variant().color(seat);
        let (all, kings) = (position.pieces(color).len(), position.kings(color).len());
        self.with("draughts-pieces", &[("men", (all - kings).into()), ("kings", kings.into())])
    }

    /// A Turkish strike: what bars the way, and what it saves.
    pub fn strike(&self, strike: &Strike, names: &Names) -> String {
        let cell = |cell: Cell| FluentValue::from(names.cell(cell).to_owned());
        let by: Vec<&str> = strike.by.map(|piece| names.cell(piece)).collect();
        let args = [
            ("from", cell(strike.from)),
            ("at", cell(strike.at)),
            ("by", by.join(", ").into()),
            ("saved", cell(strike.saved)),
        ];
        self.with("draughts-strike", &args)
    }

    /// The squares that a capture crosses more than once; nothing for one that does not.
    pub fn crossed_again(&self, crossed: CellSet, names: &Names) -> Option<String> {
        let squares: Vec<&str> = crossed.map(|cell| names.cell(cell)).collect();
        let args = [("squares", squares.join(", ").into())];
        (!squares.is_empty()).then(|| self.with("draughts-crossed-again", &args))
    }

    /// What is not as it should be in a PDN file, with its place.
    pub fn problem(&self, problem: &Problem) -> String {
        let args = [
            ("line", problem.line.into()),
            ("column", problem.column.into()),
            ("game", (problem.game + 1).into()),
            ("sentence", self.trouble(&problem.trouble).into()),
        ];
        self.with("pdn-problem", &args)
    }

    /// The same without its place.
    pub(super) fn trouble(&self, trouble: &Trouble) -> String {
        let s = |text: &str| FluentValue::from(text.to_owned());
        let mv = |ply: &usize, text: &str| [("ply", (*ply).into()), ("text", s(text))];
        match trouble {
            Trouble::Tag(tag) => self.with("pdn-tag", &[("tag", s(tag))]),
            Trouble::Unclosed(bracket) => self.with("pdn-unclosed", &[("bracket", s(&bracket.to_string()))]),
            Trouble::StrayClose(bracket) => self.with("pdn-stray-close", &[("bracket", s(&bracket.to_string()))]),
            Trouble::Stray(word) => self.with("pdn-stray", &[("word", s(word))]),
            Trouble::UnknownMove => self.get("pdn-unknown-move"),
            Trouble::Setup => self.get("pdn-setup"),
            Trouble::GameType(game) => self.with("pdn-game-type", &[("game", s(game))]),
            Trouble::Fen(error) => self.fen_error(error),
            Trouble::Illegal { ply, text, why, game } => {
                let entrants = Record::new((**game).clone()).entrants;
                let reason = self.written_error(why, &Names::new(game.board(), &entrants, self));
                let [ply, text] = mv(ply, text);
                self.with("pdn-illegal", &[ply, text, ("reason", reason.into())])
            }
            Trouble::AfterEnd { ply, text, ending } => {
                let [ply, text] = mv(ply, text);
                self.with("pdn-after-end", &[ply, text, ("ending", self.ending(*ending).into())])
            }
            Trouble::Ambiguous { ply, text, taken } => {
                let [ply, text] = mv(ply, text);
                self.with("pdn-ambiguous", &[ply, text, ("taken", s(taken))])
            }
            Trouble::Result { written, found } => {
                self.with("fault-result", &[("written", s(written)), ("found", s(found))])
            }
            Trouble::Numbered => self.get("pdn-numbered"),
        }
    }

    /// What is wrong with a FEN.
    pub(super) fn fen_error(&self, error: &FenError) -> String {
        let s = |text: &str| FluentValue::from(text.to_owned());
        let at = |key, text: &str, column: &usize| self.with(key, &[("square", s(text)), ("column", (*column).into())]);
        match error {
            FenError::Turn(turn) => self.with("fen-turn", &[("turn", s(turn))]),
            FenError::Group(group) => self.with("fen-group", &[("group", s(group))]),
            FenError::SideTwice(color) => self.with("fen-side-twice", &[("side", self.side(*color).into())]),
            FenError::SideMissing(color) => self.with("fen-side-missing", &[("side", self.side(*color).into())]),
            FenError::Square { text, column } => at("fen-square", text, column),
            FenError::Twice { text, column } => at("fen-twice", text, column),
            FenError::ManOnLastRow { text, column } => at("fen-man-on-last-row", text, column),
            FenError::Crowded { color, count, limit } => self.with(
                "fen-crowded",
                &[("side", self.side(*color).into()), ("count", (*count).into()), ("limit", (*limit).into())],
            ),
        }
    }
}

/// A capture with all its landings.
fn way(mv: &Move, names: &Names) -> String {
    let landings = mv.hops.iter().map(|hop| hop.to);
    [mv.from].into_iter().chain(landings).map(|cell| names.cell(cell)).collect::<Vec<_>>().join("x")
}
