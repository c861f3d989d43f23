//! Sentences for what number chess answers: why a move or its equation is wrong, scores, rulings.

use super::{FluentValue, Names, Text};
use crate::board::Cell;
use crate::games::number_chess::arithmetic::{Fault, Operator, Value};
use crate::games::number_chess::{Illegal, Kind, Scoring, Script};
use crate::games::{Game, Seat, Slip};
use crate::record::{Reason, Ruling};
use crate::table::saying::{Hint, Unfit};
use crate::text::Lang;

impl Text {
    /// The script in which this language states moves.
    pub fn script(&self) -> Script {
        match self.lang() {
            Lang::ZhHant => Script::Traditional,
            Lang::ZhHans => Script::Simplified,
            Lang::En => Script::English,
        }
    }

    /// Why an attempt is refused.
    pub(super) fn number_chess(&self, why: &Illegal, names: &Names) -> String {
        let cell = |cell: &Cell| FluentValue::from(names.cell(*cell).to_owned());
        let hop = |hop: &usize| FluentValue::from(*hop);
        match why {
            Illegal::Empty(at) => self.with("illegal-empty", &[("cell", cell(at))]),
            Illegal::SameCell(at) => self.with("illegal-same-cell", &[("cell", cell(at))]),
            Illegal::Occupied(at) => self.with("illegal-occupied", &[("cell", cell(at))]),
            Illegal::MayNotPass => self.get("illegal-may-not-pass"),
            Illegal::GameOver => self.get("illegal-game-over"),
            Illegal::NotYourPiece(at) => self.with("nc-not-your-piece", &[("cell", cell(at))]),
            Illegal::NoSuchPiece(piece) => self.with("nc-no-such-piece", &[("piece", (*piece).into())]),
            Illegal::NotYourTurn { to_move } => {
                self.with("nc-not-your-turn", &[("name", names.seat(*to_move).to_owned().into())])
            }
            Illegal::NotOnLine { from, to } => self.with("nc-not-on-line", &[("from", cell(from)), ("to", cell(to))]),
            Illegal::NothingToSpan { from, to } => {
                self.with("nc-nothing-to-span", &[("from", cell(from)), ("to", cell(to))])
            }
            Illegal::NotBehindLast { last, to } => {
                self.with("nc-not-behind-last", &[("last", cell(last)), ("to", cell(to))])
            }
            Illegal::NoEquation { needed, spanned } => {
                self.with("nc-no-equation", &[("needed", value(*needed, false)), ("spanned", numbers(spanned))])
            }
            Illegal::ChainsOff => self.get("nc-chains-off"),
            Illegal::OneSegment => self.get("nc-one-segment"),
            Illegal::NoCommonValue => self.get("nc-no-common-value"),
            Illegal::SameLine { hop: at } => self.with("nc-same-line", &[("hop", hop(at))]),
            Illegal::VisitedTwice(at) => self.with("nc-visited-twice", &[("cell", cell(at))]),
            Illegal::NotSimple => self.get("nc-not-simple"),
            Illegal::NoLanding { hop: at } => self.with("nc-no-landing", &[("hop", hop(at))]),
            Illegal::NotTheseSpanned { hop: at, there } if there.is_empty() => {
                self.with("nc-nothing-spanned", &[("hop", hop(at))])
            }
            Illegal::NotTheseSpanned { hop: at, there } => {
                self.with("nc-not-these-spanned", &[("hop", hop(at)), ("there", numbers(there))])
            }
            Illegal::NotAdjacent => self.get("nc-not-adjacent"),
            Illegal::NotThisWay(kind) => self.with("nc-not-this-way", &[("kind", self.kind(*kind))]),
            Illegal::HopCount(Kind::Chain) => self.get("nc-chain-too-short"),
            Illegal::HopCount(kind) => self.with("nc-too-many-hops", &[("kind", self.kind(*kind))]),
            Illegal::Equation { hop: at, fault } => {
                self.with("nc-equation", &[("hop", hop(at)), ("fault", self.fault(fault).into())])
            }
            Illegal::NoEquationSaid { hop: at } => self.with("nc-no-equation-said", &[("hop", hop(at))]),
            Illegal::ValuesDiffer { hop: at, value: found, before } => self.with(
                "nc-values-differ",
                &[("hop", hop(at)), ("value", value(*found, false)), ("before", value(*before, false))],
            ),
            Illegal::MustYield => self.get("nc-must-yield"),
            Illegal::MayNotStop { home } => self.with("nc-may-not-stop", &[("home", (*home).into())]),
        }
    }

    fn kind(&self, kind: Kind) -> FluentValue<'static> {
        kind.name(self.script()).into()
    }

    /// What is wrong with an equation.
    pub fn fault(&self, fault: &Fault) -> String {
        let at = |column: &usize| ("column", FluentValue::from(*column));
        let digit = |digit: &u8| ("digit", FluentValue::from(*digit));
        match fault {
            Fault::Unknown { column, symbol } => {
                self.with("equation-unknown", &[at(column), ("symbol", symbol.to_string().into())])
            }
            Fault::NumberMissing { column } => self.with("equation-number-missing", &[at(column)]),
            Fault::Unexpected { column } => self.with("equation-unexpected", &[at(column)]),
            Fault::Unclosed { column } => self.with("equation-unclosed", &[at(column)]),
            Fault::OperatorOff { column, operator } => {
                let sign = match operator {
                    Operator::Plus => "+",
                    Operator::Minus => "-",
                    Operator::Times => "×",
                    Operator::Over => "÷",
                    Operator::Power => "^",
                };
                self.with("equation-operator-off", &[at(column), ("operator", sign.into())])
            }
            Fault::ConcatOff { column } => self.with("equation-concat-off", &[at(column)]),
            Fault::LeadingNought { column } => self.with("equation-leading-nought", &[at(column)]),
            Fault::BadPower { column } => self.with("equation-bad-power", &[at(column)]),
            Fault::DivisionByNought { column } => self.with("equation-division-by-nought", &[at(column)]),
            Fault::NotWhole { column, quotient } => {
                self.with("equation-not-whole", &[at(column), ("quotient", value(*quotient, false))])
            }
            Fault::TooLarge => self.get("equation-too-large"),
            Fault::NotSpanned { digit: which } => self.with("equation-not-spanned", &[digit(which)]),
            Fault::UsedTooOften { digit: which } => self.with("equation-used-too-often", &[digit(which)]),
            Fault::Unused { digit: which } => self.with("equation-unused", &[digit(which)]),
            Fault::WrongClaim { claimed, claimed_negative, value: found, negative } => self.with(
                "equation-wrong-claim",
                &[("claimed", value(*claimed, *claimed_negative)), ("value", value(*found, *negative))],
            ),
            Fault::WrongValue { value: found, negative, needed } => self.with(
                "equation-wrong-value",
                &[("value", value(*found, *negative)), ("needed", value(*needed, false))],
            ),
        }
    }

    /// Where a statement is not understood.
    pub(super) fn statement_slip(&self, slip: &Slip) -> String {
        let column = ("column", slip.column.into());
        match slip.found.as_str() {
            "" => self.with("statement-missing", &[column]),
            found => self.with("statement-found", &[column, ("found", found.to_owned().into())]),
        }
    }

    /// Why a key of the equation does nothing.
    pub fn unfit(&self, unfit: Unfit) -> String {
        match unfit {
            Unfit::Number(number) => self.with("unfit-number", &[("number", number.into())]),
            Unfit::NoSign => self.get("unfit-no-sign"),
            Unfit::JoinOff => self.get("unfit-join-off"),
            Unfit::NothingToJoin => self.get("unfit-nothing-to-join"),
            Unfit::SignOff(sign) => self.with("unfit-sign-off", &[("sign", sign.to_string().into())]),
            Unfit::NoEquation => self.get("unfit-no-equation"),
        }
    }

    /// The next step of a statement.
    pub fn hint(&self, hint: &Hint, names: &Names) -> String {
        match hint {
            Hint::Landing(cell) => self.with("hint-landing", &[("cell", names.cell(*cell).to_owned().into())]),
            Hint::Value(found) => self.with("hint-value", &[("value", value(*found, false))]),
            Hint::Symbol(symbol) => self.with("hint-symbol", &[("symbol", symbol.clone().into())]),
            Hint::StepBack => self.get("hint-step-back"),
            Hint::SayIt => self.get("hint-say-it"),
            Hint::Nothing => self.get("hint-nothing"),
        }
    }

    /// The name of a way to count.
    pub fn scoring(&self, scoring: Scoring) -> String {
        self.get(match scoring {
            Scoring::Product => "scoring-product",
            Scoring::Difference => "scoring-difference",
        })
    }

    /// What a seat has scored and how many of its pieces have arrived, or what pieces it has left or taken; `None` in a race.
    pub fn standing(&self, game: &Game, seat: Seat, penalty: i64) -> Option<String> {
        let position = match game {
            Game::NumberChess(position) => position,
            Game::Draughts(position) => return Some(self.pieces_left(position, seat)),
            Game::Capture(position) => {
                return Some(self.with("capture-taken", &[("taken", position.taken(seat).into())]));
            }
            Game::ChineseCheckers(_) | Game::Halma(_) | Game::Diamond(_) => return None,
        };
        let tally = position.tally(seat);
        let score = i64::from(tally.score) - penalty;
        let method = self.scoring(position.options().scoring);
        let args = [("score", score.into()), ("method", method.into()), ("home", tally.home.into())];
        let standing = self.with("standing", &args);
        if penalty == 0 {
            return Some(standing);
        }
        let args = [("standing", standing.into()), ("points", penalty.into())];
        Some(self.with("standing-penalty", &args))
    }

    /// A ruling: what it is about and what it costs.
    pub fn ruling(&self, seat: Seat, ruling: &Ruling, names: &Names) -> String {
        let name = ("name", FluentValue::from(names.seat(seat).to_owned()));
        let points = ("points", FluentValue::from(ruling.points));
        let sentence = match &ruling.why {
            Reason::Wrong(said) => self.with("ruling-wrong", &[name, points, ("said", said.clone().into())]),
            Reason::Time => self.with("ruling-time", &[name, points]),
            Reason::Absent => self.with("ruling-absent", &[name]),
        };
        if ruling.lifted { self.with("ruling-lifted", &[("ruling", sentence.into())]) } else { sentence }
    }
}

fn value(value: Value, negative: bool) -> FluentValue<'static> {
    format!("{}{value}", if negative { "-" } else { "" }).into()
}

/// Numbers of pieces, one after the other.
fn numbers(pieces: &[u8]) -> FluentValue<'static> {
    pieces.iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
}
