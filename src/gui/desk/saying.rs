//! The desk's part in saying a move: picking up, landing, the keys of the equation, hints.

use super::Desk;
use crate::board::Cell;
use crate::games::{Game, Ply};
use crate::gui::action::{Effect, SayStep};
use crate::gui::status::Status;
use crate::table::route::{Choice, Route};
use crate::table::saying::{Hint, Landing, LandingMark, Saying};
use crate::table::{Mode, Refusal, Table, TableAction, TableEvent};

impl Desk {
    /// Picks up the piece on a cell, or says why not; a second pick puts it back.
    pub(super) fn pick(&mut self, cell: Cell) -> Vec<Effect> {
        let (Some(table), Some(names)) = (&self.table, self.names()) else { return Vec::new() };
        self.view.culprits.clear();
        self.view.cursor = self.view.cursor.map(|_| cell);
        if self.view.picked == Some(cell) {
            // In the middle of a chain the lifted piece can land on its own cell; a capture may end where it began.
            let under_way =
                self.route.is_some() || self.saying.as_ref().is_some_and(|saying| !saying.hops().is_empty());
            if under_way && self.landings().iter().any(|landing| landing.to == cell) {
                return self.land(cell);
            }
            self.release();
            return Vec::new();
        }
        if self.is_touched() {
            self.status = Status::Refused(self.text.get("refused-touch-move"));
            return Vec::new();
        }
        if table.is_paused() {
            self.status = Status::Refused(self.text.refusal(&Refusal::Paused, &names));
            return Vec::new();
        }
        if let Some(why) = table.game().explain_piece(cell) {
            self.put_down();
            let refusal = Refusal::Move { from: Some(cell), why };
            self.status = Status::Refused(self.text.refusal(&refusal, &names));
            return vec![Effect::Happened(TableEvent::Refused(refusal))];
        }
        let saying = match table.game() {
            Game::NumberChess(game) => Saying::begin(game, table.mode(), cell).ok(),
            _ => None,
        };
        let count = saying
            .as_ref()
            .map_or_else(|| table.game().destinations_from(cell).len(), |saying| saying.landings().len());
        let route = table.game().takes().then(|| Route::begin(table.game(), cell));
        let name = names.cell(cell).to_owned();
        self.put_down();
        if count == 0 {
            self.status = Status::Refused(self.text.with("status-no-move", &[("cell", name.into())]));
        } else {
            self.route = route;
            self.view.picked = Some(cell);
            self.narrow_panel |= saying.is_some(); // what is said needs its panel
            self.saying = saying;
            let args = [("cell", name.into()), ("count", count.into())];
            self.status = Status::Hint(self.text.with("status-picked", &args));
        }
        Vec::new()
    }

    /// Nothing is held any more.
    pub(super) fn put_down(&mut self) {
        self.view.picked = None;
        self.saying = None;
        self.route = None;
        self.asked.clear();
    }

    /// Where the piece in hand is shown: at the last landing of its way, if it has one.
    pub fn piece_in_hand_at(&self) -> Option<Cell> {
        let said = self.saying.as_ref().map(Saying::at);
        said.or_else(|| self.route.as_ref().map(Route::at))
    }

    /// Where the piece in hand can go on, and what is known of each landing.
    pub fn landings(&self) -> Vec<Landing> {
        let end = |to| Landing { to, mark: LandingMark::End };
        match (&self.saying, &self.route, self.view.picked, self.game()) {
            (Some(saying), ..) => saying.landings().to_vec(),
            (None, Some(route), ..) => {
                let on = |to| Landing { to, mark: LandingMark::On };
                route.landings().into_iter().map(|(to, ends)| if ends { end(to) } else { on(to) }).collect()
            }
            (None, None, Some(picked), Some(game)) => game.destinations_from(picked).map(end).collect(),
            _ => Vec::new(),
        }
    }

    /// One of the captures that were asked for.
    pub(super) fn take(&mut self, index: usize) -> Vec<Effect> {
        match self.asked.get(index).cloned() {
            Some(mv) => self.act_on_table(TableAction::Play(Box::new(mv))),
            None => Vec::new(),
        }
    }

    /// The piece in hand goes on along one of its captures.
    fn follow_route(&mut self, from: Cell, to: Cell) -> Vec<Effect> {
        let Some(route) = &mut self.route else { return Vec::new() };
        self.asked.clear();
        match route.go(to) {
            Choice::Play(mv) => self.act_on_table(TableAction::Play(Box::new(mv))),
            Choice::Going => {
                let must = !matches!(self.game(), Some(Game::Capture(_)));
                let key = if must { "status-capture-goes-on" } else { "status-capture-may-stop" };
                self.status = Status::Hint(self.text.get(key));
                Vec::new()
            }
            Choice::Ask(moves) => {
                self.status = Status::Hint(self.text.get("status-which-capture"));
                self.asked = moves;
                Vec::new()
            }
            Choice::Nothing => self.act_on_table(TableAction::Move { from, to }),
        }
    }

    /// Puts the piece back; in a match a piece that was touched has to move, and only its way is taken back.
    pub(super) fn release(&mut self) {
        self.status = Status::Quiet;
        if self.route.as_mut().is_some_and(Route::back) {
            self.asked.clear();
            return;
        }
        if self.is_touched() {
            if let Some(saying) = &mut self.saying
                && !saying.step_back()
            {
                self.status = Status::Refused(self.text.get("refused-touch-move"));
            }
            return;
        }
        self.put_down();
    }

    /// Whether a piece is in hand that has to move: touched in a match, and able to.
    fn is_touched(&self) -> bool {
        let (Some(table), Some(picked)) = (&self.table, self.view.picked) else { return false };
        table.mode() == Mode::Match && table.is_live() && !table.game().destinations_from(picked).is_empty()
    }

    /// The piece in hand goes on to a cell.
    pub(super) fn land(&mut self, to: Cell) -> Vec<Effect> {
        let Some(from) = self.view.picked else { return Vec::new() };
        if self.route.is_some() {
            return self.follow_route(from, to);
        }
        let Some(saying) = &mut self.saying else {
            return self.act_on_table(TableAction::Move { from, to });
        };
        self.view.culprits.clear();
        if saying.at() == to && saying.is_complete() {
            return self.say_it();
        }
        match saying.reach(to) {
            Ok(()) if saying.plays_at_once() => self.say_it(),
            Ok(()) => {
                self.status = Status::Hint(self.text.get("status-say-it"));
                Vec::new()
            }
            Err(why) => {
                let refusal = Refusal::Move { from: Some(from), why: why.into() };
                self.view.culprits = super::culprits(&refusal);
                if let Some(names) = self.names() {
                    self.status = Status::Refused(self.text.refusal(&refusal, &names));
                }
                vec![Effect::Happened(TableEvent::Refused(refusal))]
            }
        }
    }

    /// Says what has been put together.
    fn say_it(&mut self) -> Vec<Effect> {
        let Some(saying) = &self.saying else { return Vec::new() };
        if !saying.is_complete() {
            self.status = Status::Refused(self.text.get("refused-not-complete"));
            return Vec::new();
        }
        let text = saying.text(self.text.script());
        self.act_on_table(TableAction::Say(text))
    }

    /// A touched piece of a match is the one that moves, also where the move is typed.
    pub(super) fn says_another_piece(&self, text: &str) -> bool {
        let heard = self.game().map(|game| game.read(text));
        self.is_touched() && matches!(heard, Some(Ok(Ply::Move(mv))) if Some(mv.from) != self.view.picked)
    }

    /// A step of the panel in which a move is said.
    pub(super) fn say_step(&mut self, step: SayStep) -> Vec<Effect> {
        if step == SayStep::Say {
            return self.say_it();
        }
        if step == SayStep::Hint && self.table.as_ref().is_none_or(|table| table.mode() != Mode::Practice) {
            return Vec::new();
        }
        let Some(saying) = &mut self.saying else {
            if step == SayStep::Hint {
                self.hint_piece();
            }
            return Vec::new();
        };
        self.status = Status::Quiet;
        match step {
            SayStep::Press(symbol, typed) => {
                if let Err(unfit) = saying.press(symbol, typed) {
                    self.status = Status::Refused(self.text.unfit(unfit));
                }
            }
            SayStep::Erase => {
                if !saying.erase() {
                    self.release();
                }
            }
            SayStep::Choose(kind) => saying.choose(kind),
            SayStep::TurnTo(hop) => saying.turn_to(hop),
            SayStep::Page(hop, forward) => saying.page(hop, forward),
            SayStep::PageValue(forward) => saying.page_value(forward),
            SayStep::Hint => {
                let hint = saying.hint();
                if let Hint::Landing(cell) = &hint {
                    self.view.culprits = vec![*cell];
                }
                if let Some(names) = self.names() {
                    self.status = Status::Hint(self.text.hint(&hint, &names));
                }
            }
            SayStep::Say => {}
        }
        Vec::new()
    }

    /// The next hop of the puzzle, and how few pieces it can come down to.
    pub(super) fn hint_puzzle(&mut self) {
        const NODES: u64 = 60_000; // under a second on a slow machine
        let Some(Game::Capture(game)) = self.table.as_ref().map(Table::game) else { return };
        let hint = game.hint(NODES, &std::sync::atomic::AtomicBool::new(false));
        let Some(names) = self.names() else { return };
        let key = if hint.proven { "hint-puzzle-proven" } else { "hint-puzzle" };
        let mut sentence = self.text.with(key, &[("count", hint.fewest.into())]);
        if let Some(&(from, to)) = hint.line.first() {
            self.view.culprits = vec![from, to];
            let cell = |cell| names.cell(cell).to_owned().into();
            sentence =
                self.text.join(&sentence, &self.text.with("hint-hop", &[("from", cell(from)), ("to", cell(to))]));
        }
        self.status = Status::Hint(sentence);
    }

    /// A piece that has something to span, or else any that can move: the one that has farthest to go.
    fn hint_piece(&mut self) {
        let Some(Game::NumberChess(game)) = self.table.as_ref().map(Table::game) else { return };
        let goal = game.goal(game.to_move());
        let far = |cell: Cell| goal.map(|to| game.board().distance(cell, to)).min().unwrap_or(0);
        let gain = |cell: Cell| {
            let ends = game.landings_from(cell).all();
            ends.map(|to| far(cell).saturating_sub(far(to))).max().unwrap_or(0)
        };
        let piece = game.destinations().into_iter().map(|(cell, _)| cell).max_by_key(|&cell| gain(cell));
        if let (Some(cell), Some(names)) = (piece, self.names()) {
            self.view.culprits = vec![cell];
            let args = [("cell", names.cell(cell).to_owned().into())];
            self.status = Status::Hint(self.text.with("hint-piece", &args));
        }
    }
}
