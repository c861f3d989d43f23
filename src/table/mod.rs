//! The match being played: a pure state machine. An action goes in, events come out; nothing else changes a game.

#[cfg(test)]
mod clock_tests;
mod judge;
#[cfg(test)]
mod match_tests;
pub mod route;
pub mod saying;
mod stats;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::time::Duration;

use crate::board::Cell;
use crate::games::{Game, Illegal, Move, Outcome, Ply, Seat, WrittenError};
use crate::record::{Entrant, NodeId, ROOT, Record, Ruling, Tags, Terms};

pub use crate::record::{Mode, Reason};
pub use stats::Stats;

/// What somebody wants.
#[derive(Clone, Debug, PartialEq)]
pub enum TableAction {
    /// Move the piece on a cell to another cell.
    Move {
        /// Where it stands.
        from: Cell,
        /// Where it shall end.
        to: Cell,
    },
    /// Play a move that is known in full.
    Play(Box<Move>),
    /// Play what is written in notation.
    Say(String),
    /// The seat to move gives up.
    Resign,
    /// The seat to move calls stop.
    CallStop,
    /// Both have agreed on a draw.
    Draw,
    /// A seat offers a draw.
    OfferDraw(Seat),
    /// The opponent accepts the offer that stands, or declines it.
    AnswerDraw(bool),
    /// The seat to move claims a draw that the rules give it.
    Claim,
    /// A seat stays away: the game is its opponent's.
    Forfeit(Seat),
    /// The referee undoes a ruling. If nothing was played after it, the turn goes back too.
    Overrule(NodeId),
    /// The referee stops the clocks, or lets them go on.
    Pause(bool),
    /// Change mode, clocks and penalty.
    Terms(Terms),
    /// Back by one move; passes that followed it go with it.
    Undo,
    /// Look at the position before; in contrast to [`TableAction::Undo`] no move is meant to be taken back.
    Back,
    /// Forward again along the line that was left.
    Redo,
    /// Look at a node of the record.
    GoTo(NodeId),
    /// To the start.
    First,
    /// To the end of the line.
    Last,
    /// Write a remark at a node.
    Remark(NodeId, String),
    /// Change event, place and date.
    Tag(Tags),
    /// Change who sits at a seat.
    Seat(Seat, Entrant),
}

/// What happened.
#[derive(Clone, Debug, PartialEq)]
pub enum TableEvent {
    /// A ply was played; `before` is the position it was played in.
    Played {
        /// The ply.
        ply: Ply,
        /// The position before it.
        before: Box<Game>,
    },
    /// The ply just played came of the ruling at this node; [`Table::why_ruled`] says what was wrong.
    Ruled(NodeId),
    /// The referee has undone the ruling at a node.
    Overruled(NodeId),
    /// An action was refused; nothing changed.
    Refused(Refusal),
    /// Another node is on the table.
    Jumped {
        /// Where the table was.
        from: NodeId,
        /// Where it is.
        to: NodeId,
    },
    /// A seat offers a draw; it stands until the opponent answers or moves.
    DrawOffered(Seat),
    /// The offer of this seat was declined.
    DrawDeclined(Seat),
    /// The game ended with the last ply.
    Over(Outcome),
    /// Names, tags or remarks changed.
    Noted,
}

/// Why an action was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The move.
    Move {
        /// The cell that was tried, for the picture.
        from: Option<Cell>,
        /// Why.
        why: Illegal,
    },
    /// What was written.
    Written(WrittenError),
    /// There is nothing to take back.
    NothingToUndo,
    /// There is nothing to play again.
    NothingToRedo,
    /// In a match no move is taken back, and none played but after the last one.
    NoTakeBack,
    /// The move needs an equation, which the player has to say.
    MustSay,
    /// There is no such ruling, or it is undone already.
    NoRuling,
    /// While the clocks of a match run, no other position is looked at.
    ClocksRun,
    /// No draw is offered.
    NoOffer,
    /// A draw is offered already.
    OfferStands,
    /// While the referee has stopped the clocks, nobody moves.
    Paused,
}

/// The table.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    node: NodeId,
    game: Game,
    /// The child that was last looked at, so that going forward returns where one came from.
    ahead: HashMap<NodeId, NodeId>,
    thinking: Duration,
    /// Thinking time of the line on the table before the present move.
    spent: Duration,
    paused: bool,
    offer: Option<Seat>,
    /// What [`Table::is_open`] says: panels ask with every frame, and a replay takes its time.
    open: bool,
}

impl Table {
    /// A table for a record, at the node it was saved at or at the end of its main line.
    pub fn new(record: Record) -> Self {
        let node = record.at.unwrap_or_else(|| record.main_end());
        let game = record.position_at(node);
        let (thinking, spent) = (Duration::ZERO, Duration::ZERO);
        let mut table = Self {
            record,
            node,
            game,
            ahead: HashMap::new(),
            thinking,
            spent,
            paused: false,
            offer: None,
            open: false,
        };
        table.reckon_time();
        table.remember_line();
        table.look_at_end();
        table.pass_where_needed(&mut Vec::new());
        // A match that is taken up again begins when both are seated: the referee starts the clocks.
        table.paused = table.runs_clocks() && table.is_open() && table.record.nodes.len() > 1;
        table
    }

    /// Whether the game is not over yet at the end of its main line.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Looks at the end of the main line, which is not always on the table.
    fn look_at_end(&mut self) {
        let end = self.record.main_end();
        let over = |game: &Game| game.outcome().is_some();
        self.open = !if end == self.node { over(&self.game) } else { over(&self.record.position_at(end)) };
    }

    /// The record, with the node on the table noted where it is not the end of the main line.
    pub fn to_record(&self) -> Record {
        let mut record = self.record.clone();
        record.at = Some(self.node).filter(|&node| node != record.main_end());
        record
    }

    /// The record as it stands.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The node on the table.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// The position on the table.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The last ply that led to the position on the table.
    pub fn last_ply(&self) -> Option<&Ply> {
        self.record.nodes[self.node].ply.as_ref()
    }

    /// The last move, passes left aside.
    pub fn last_move(&self) -> Option<&Move> {
        let line = self.record.line_to(self.node);
        line.iter().rev().find_map(|&node| match &self.record.nodes[node].ply {
            Some(Ply::Move(mv)) => Some(mv),
            _ => None,
        })
    }

    /// Whether there is something to take back, and it may be.
    pub fn can_undo(&self) -> bool {
        self.node != ROOT && self.mode() != Mode::Match
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        self.next().is_some()
    }

    /// Thinking time on the present move.
    pub fn thinking(&self) -> Duration {
        self.thinking
    }

    /// Whether time counts: the game is open and the newest position of a line is on the table, in a match that of the
    /// main line.
    pub fn is_live(&self) -> bool {
        let newest = match self.mode() {
            Mode::Match => self.node == self.record.main_end(),
            Mode::Guided | Mode::Practice => {
                self.record.nodes[self.node].children.iter().all(|&child| self.record.is_withdrawn(child))
            }
        };
        newest && self.game.outcome().is_none()
    }

    /// Lets time pass; in a match the clocks may run out.
    pub fn tick(&mut self, time: Duration) -> Vec<TableEvent> {
        let mut events = Vec::new();
        if self.is_live() && !self.is_paused() {
            self.thinking += time;
            self.look_at_clocks(&mut events);
        }
        events
    }

    fn reckon_time(&mut self) {
        let times = self.record.line_to(self.node).into_iter().map(|node| u64::from(self.record.nodes[node].ms));
        self.spent = Duration::from_millis(times.sum());
    }

    fn next(&self) -> Option<NodeId> {
        self.next_after(self.node)
    }

    fn next_after(&self, node: NodeId) -> Option<NodeId> {
        let mut children =
            self.record.nodes[node].children.iter().copied().filter(|&node| !self.record.is_withdrawn(node));
        let seen = self.ahead.get(&node).copied();
        seen.filter(|&seen| children.clone().any(|child| child == seen)).or_else(|| children.next())
    }

    /// The line on the table: up to the present node, and on along what was looked at or played last.
    pub fn line(&self) -> Vec<NodeId> {
        let mut line = self.record.line_to(self.node);
        line.extend(std::iter::successors(self.next(), |&node| self.next_after(node)));
        line
    }

    fn remember_line(&mut self) {
        let mut parent = ROOT;
        for node in self.record.line_to(self.node) {
            self.ahead.insert(parent, node);
            parent = node;
        }
    }

    /// Does what an action asks, or says why not.
    pub fn apply(&mut self, action: TableAction) -> Vec<TableEvent> {
        let mut events = Vec::new();
        match action {
            TableAction::Move { from, to } => match self.game.find_move(from, to) {
                Ok(mv) if self.mode() != Mode::Guided && mv.has_equation() => {
                    events.push(TableEvent::Refused(Refusal::MustSay));
                }
                Ok(mv) => self.play(Ply::Move(mv), &mut events),
                Err(why) => events.push(TableEvent::Refused(Refusal::Move { from: Some(from), why })),
            },
            TableAction::Play(mv) => self.play(Ply::Move(*mv), &mut events),
            TableAction::Say(text) => self.hear(text, &mut events),
            TableAction::Resign => self.play(Ply::Resign(self.game.to_move()), &mut events),
            TableAction::CallStop => self.play(Ply::CallStop(self.game.to_move()), &mut events),
            TableAction::Draw => self.play(Ply::Draw(self.game.to_move()), &mut events),
            TableAction::OfferDraw(seat) => self.offer_draw(seat, &mut events),
            TableAction::AnswerDraw(accepted) => self.answer_draw(accepted, &mut events),
            TableAction::Claim => self.play(Ply::Claim(self.game.to_move()), &mut events),
            TableAction::Forfeit(seat) => self.rule(Ply::Resign(seat), Reason::Absent, 0, &mut events),
            TableAction::Overrule(node) => self.overrule(node, &mut events),
            TableAction::Pause(paused) => {
                self.paused = paused;
                events.push(TableEvent::Noted);
            }
            TableAction::Terms(terms) => {
                self.record.terms = terms;
                events.push(TableEvent::Noted);
            }
            TableAction::Undo if self.mode() == Mode::Match => {
                events.push(TableEvent::Refused(Refusal::NoTakeBack));
            }
            TableAction::Back | TableAction::GoTo(_) | TableAction::First | TableAction::Last | TableAction::Redo
                if self.runs_clocks() && self.is_open() && !self.paused =>
            {
                events.push(TableEvent::Refused(Refusal::ClocksRun));
            }
            TableAction::Undo | TableAction::Back => self.undo(&mut events),
            TableAction::Redo => self.redo(&mut events),
            TableAction::GoTo(node) if node < self.record.nodes.len() => self.go_to(node, &mut events),
            TableAction::GoTo(_) => {}
            TableAction::First => self.go_to(ROOT, &mut events),
            TableAction::Last => {
                let end = self.line().last().copied().unwrap_or(self.node);
                self.go_to(end, &mut events);
            }
            TableAction::Remark(node, text) => {
                if let Some(node) = self.record.nodes.get_mut(node) {
                    node.comment = text;
                    events.push(TableEvent::Noted);
                }
            }
            TableAction::Tag(tags) => {
                self.record.tags = tags;
                events.push(TableEvent::Noted);
            }
            TableAction::Seat(seat, entrant) => {
                if let Some(place) = self.record.entrants.get_mut(seat.index()) {
                    *place = entrant;
                    events.push(TableEvent::Noted);
                }
            }
        }
        events
    }

    fn play(&mut self, ply: Ply, events: &mut Vec<TableEvent>) {
        self.play_ruled(ply, None, events);
    }

    /// Plays a ply, perhaps one that comes of a ruling. Says whether it could be played.
    fn play_ruled(&mut self, ply: Ply, ruling: Option<Ruling>, events: &mut Vec<TableEvent>) -> bool {
        let refusal = match self.game.play(&ply) {
            Ok(_) if self.is_paused() && ruling.is_none() => Refusal::Paused,
            Ok(_) if self.mode() == Mode::Match && !self.is_live() => Refusal::NoTakeBack,
            Ok(next) => {
                self.put(ply, next, ruling, events);
                self.pass_where_needed(events);
                return true;
            }
            Err(why) => Refusal::Move { from: None, why },
        };
        events.push(TableEvent::Refused(refusal));
        false
    }

    fn put(&mut self, ply: Ply, next: Game, ruling: Option<Ruling>, events: &mut Vec<TableEvent>) {
        let text = self.game.write(&ply);
        let ms = u32::try_from(self.thinking.as_millis()).unwrap_or(u32::MAX);
        // A new line takes the place of one that was taken back, unless that one was a finished game.
        let branches = !self.record.nodes[self.node].children.is_empty();
        let node = match ruling {
            None => self.record.add(self.node, ply.clone(), text, ms),
            ruling => self.record.add_ruled(self.node, ply.clone(), text, ms, ruling),
        };
        if branches && self.open {
            self.record.promote(node);
        }
        self.ahead.insert(self.node, node);
        self.node = node;
        self.offer = self.offer.filter(|&seat| seat == ply.seat() && next.outcome().is_none());
        self.thinking = Duration::ZERO;
        self.reckon_time();
        let before = Box::new(std::mem::replace(&mut self.game, next));
        if self.node == self.record.main_end() {
            self.open = self.game.outcome().is_none();
        }
        events.push(TableEvent::Played { ply, before });
        events.extend(self.outcome().map(TableEvent::Over));
    }

    fn pass_where_needed(&mut self, events: &mut Vec<TableEvent>) {
        while self.game.must_pass() {
            let ply = Ply::Pass(self.game.to_move());
            let Ok(next) = self.game.play(&ply) else { return };
            self.put(ply, next, None, events);
        }
    }

    fn undo(&mut self, events: &mut Vec<TableEvent>) {
        if self.node == ROOT {
            events.push(TableEvent::Refused(Refusal::NothingToUndo));
            return;
        }
        let mut target = self.node;
        while matches!(self.record.nodes[target].ply, Some(Ply::Pass(_))) {
            target = self.record.nodes[target].parent;
        }
        self.go_to(self.record.nodes[target].parent, events);
    }

    fn redo(&mut self, events: &mut Vec<TableEvent>) {
        let Some(node) = self.next() else {
            events.push(TableEvent::Refused(Refusal::NothingToRedo));
            return;
        };
        let mut target = node;
        while let Some(&pass) = self.record.nodes[target].children.first()
            && matches!(self.record.nodes[pass].ply, Some(Ply::Pass(_)))
        {
            target = pass;
        }
        self.go_to(target, events);
    }

    fn go_to(&mut self, node: NodeId, events: &mut Vec<TableEvent>) {
        if node == self.node {
            return;
        }
        let from = std::mem::replace(&mut self.node, node);
        self.game = self.record.position_at(node);
        self.offer = None;
        self.thinking = Duration::ZERO;
        self.reckon_time();
        self.remember_line();
        events.push(TableEvent::Jumped { from, to: node });
    }
}
