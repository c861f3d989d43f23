//! What a statement in the making says: its words, and the hint for the next step.

use super::{LandingMark, SaidHop, Saying};
use crate::board::Cell;
use crate::games::number_chess::arithmetic::{Solver, Value};
use crate::games::number_chess::{Heading, Kind, Script, opponent, statement};

/// Most equations that a hint looks through.
const SEARCHED: usize = 400;

/// The next step, not the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A landing that leads on.
    Landing(Cell),
    /// The value that all hops of the chain make.
    Value(Value),
    /// The next symbol of the equation.
    Symbol(String),
    /// No equation begins like this.
    StepBack,
    /// All is there: say it.
    SayIt,
    /// Nothing leads on from here.
    Nothing,
}

impl Saying {
    /// The statement in words, as it is said.
    pub fn text(&self, script: Script) -> String {
        // A claim that nobody made is not put into the player's mouth.
        let claim = |hop: &SaidHop| self.made_by(hop).map(|value| format!("={value}")).unwrap_or_default();
        let equation = |hop: &SaidHop| self.has_equations().then(|| format!("{}{}", hop.equation, claim(hop)));
        let heading = |hop: &SaidHop| Heading::of(self.game.to_move(), hop.dir);
        let hops = self.hops.iter().map(|hop| (heading(hop), hop.numbers.clone(), equation(hop)));
        statement(self.piece(), self.kind, hops, script)
    }

    /// The direction of a hop in words.
    pub fn heading(&self, hop: &SaidHop, script: Script) -> &'static str {
        Heading::of(self.game.to_move(), hop.dir).name(script)
    }

    /// The next step; a second question goes one step on.
    pub fn hint(&mut self) -> Hint {
        self.hints += 1;
        if self.hops.is_empty() {
            return self.landing_hint();
        }
        let value = self.value().or_else(|| self.game.values_of(self.from, &self.stated(), 1).first().copied());
        let (Some(value), Some(hop)) = (value, self.hops.get(self.focus)) else { return Hint::SayIt };
        if !self.has_equations() {
            return Hint::SayIt;
        }
        if self.kind == Kind::Chain && self.value().is_none() && self.hints == 1 {
            return Hint::Value(value);
        }
        let solver = Solver::get(self.operators());
        let said = hop.equation.replace('/', "÷");
        let found = solver.expressions(hop.numbers.iter().copied().collect(), value, SEARCHED);
        let written = found.iter().map(ToString::to_string);
        let next = written.filter_map(|text| text.strip_prefix(&said).map(|rest| rest.chars().next())).next();
        match next {
            Some(Some(symbol)) => Hint::Symbol(symbol.into()),
            Some(None) => self.after_equation(),
            None if self.made_by(hop) == Some(value) => self.after_equation(),
            None => Hint::StepBack,
        }
    }

    /// The equation in focus is right: another one, another hop, or the end.
    fn after_equation(&mut self) -> Hint {
        if let Some(open) = self.hops.iter().position(|hop| !hop.uses_all()) {
            self.focus = open;
            self.hints = 0;
            return self.hint();
        }
        let stated = self.stated();
        let legal = self.game.state(self.from, self.kind, &stated).is_ok();
        if legal { Hint::SayIt } else { self.landing_hint() }
    }

    fn landing_hint(&self) -> Hint {
        let good = self.landings.iter().filter(|landing| landing.mark != LandingMark::Open);
        let goal = self.game.ground().camp(opponent(self.game.to_move()));
        let far = |cell: Cell| goal.map(|to| self.game.board().distance(cell, to)).min().unwrap_or(0);
        good.min_by_key(|landing| (landing.mark != LandingMark::End, far(landing.to)))
            .map_or(Hint::Nothing, |landing| Hint::Landing(landing.to))
    }
}
