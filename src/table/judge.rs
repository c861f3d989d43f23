//! The judge at the table: what is said is heard, the clocks are watched, rulings are made and undone.

use std::time::Duration;

use super::{Mode, Reason, Refusal, Table, TableEvent};
use crate::games::number_chess::Illegal as Statement;
use crate::games::{Illegal, Outcome, Ply, Seat, WrittenError};
use crate::record::{NodeId, Ruling, Terms};

impl Table {
    /// How the table helps and judges.
    pub fn mode(&self) -> Mode {
        self.record.terms.mode
    }

    /// How the game ended, penalties taken off; `None` while it runs.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(self.game.outcome()?.less(&self.record.penalties_at(self.node)))
    }

    /// The rulings in force on the way to the position on the table, with whom they hit.
    pub fn rulings(&self) -> Vec<(NodeId, Seat, &Ruling)> {
        self.record.rulings_to(self.node)
    }

    /// Penalty points of a seat so far.
    pub fn penalty(&self, seat: Seat) -> i64 {
        self.record.penalties_at(self.node).get(seat.index()).copied().unwrap_or(0)
    }

    /// What is wrong with the words of a ruling, found anew in the position they were said in.
    pub fn why_ruled(&self, node: NodeId) -> Option<WrittenError> {
        let node = self.record.nodes.get(node)?;
        let Reason::Wrong(said) = &node.ruling.as_ref()?.why else { return None };
        self.record.position_at(node.parent).read_said(said).err()
    }

    /// Whether the referee has stopped the clocks; where none run there is nothing to stop.
    pub fn is_paused(&self) -> bool {
        self.paused && self.runs_clocks()
    }

    /// Whether statements are judged and clocks count: in a match of a game whose moves are stated.
    pub(super) fn is_judged(&self) -> bool {
        self.mode() == Mode::Match && self.game.kind().has_equations()
    }

    /// Whether each side has a clock of its own, as in a match of draughts.
    pub fn has_side_clocks(&self) -> bool {
        let Terms { mode, side_seconds, .. } = self.record.terms;
        mode == Mode::Match && side_seconds.is_some() && self.game.kind().has_side_clocks()
    }

    /// Whether time decides anything.
    pub(super) fn runs_clocks(&self) -> bool {
        self.is_judged() || self.has_side_clocks()
    }

    /// What is left on the clock of a side: its time, more for each move made, less what it has used. `None` where
    /// sides have no clocks.
    pub fn side_time_left(&self, seat: Seat) -> Option<Duration> {
        let Terms { side_seconds, increment_seconds, .. } = self.record.terms;
        let seconds = side_seconds.filter(|_| self.has_side_clocks())?;
        let stats = self.stats(seat);
        let whole = u64::from(seconds) + u64::from(increment_seconds) * u64::from(stats.moves);
        let thinking = if seat == self.game.to_move() { self.thinking } else { Duration::ZERO };
        Some(Duration::from_secs(whole).saturating_sub(stats.time + thinking))
    }

    /// What is left of the time for the present move; `None` where it does not count.
    pub fn move_time_left(&self) -> Option<Duration> {
        let limit = self.record.terms.move_seconds.filter(|_| self.is_judged())?;
        Some(Duration::from_secs(limit.into()).saturating_sub(self.thinking))
    }

    /// What is left of the round; `None` where it does not count.
    pub fn round_time_left(&self) -> Option<Duration> {
        let limit = self.record.terms.round_seconds.filter(|_| self.is_judged())?;
        Some(Duration::from_secs(limit.into()).saturating_sub(self.spent + self.thinking))
    }

    /// Ends the turn or the round whose time has run out. Time beyond that is nobody's.
    pub(super) fn look_at_clocks(&mut self, events: &mut Vec<TableEvent>) {
        let seat = self.game.to_move();
        if self.side_time_left(seat) == Some(Duration::ZERO) {
            let thought = std::mem::take(&mut self.thinking);
            self.thinking = self.side_time_left(seat).unwrap_or(thought).min(thought);
            self.play(Ply::TimeUp(seat), events);
        } else if self.round_time_left() == Some(Duration::ZERO) {
            let limit = Duration::from_secs(self.record.terms.round_seconds.unwrap_or(0).into());
            self.thinking = limit.saturating_sub(self.spent);
            self.play(Ply::TimeUp(seat), events);
        } else if self.move_time_left() == Some(Duration::ZERO) {
            self.thinking = Duration::from_secs(self.record.terms.move_seconds.unwrap_or(0).into());
            self.rule(Ply::Timeout(seat), Reason::Time, self.record.terms.penalty, events);
        }
    }

    /// Plays what is said, or says what is wrong with it. In a match a wrong statement puts the piece back, loses the
    /// turn and costs the penalty; a mere slip of writing does not.
    pub(super) fn hear(&mut self, text: String, events: &mut Vec<TableEvent>) {
        let heard = if self.mode() == Mode::Guided { self.game.read(&text) } else { self.game.read_said(&text) };
        match heard {
            Ok(Ply::Timeout(seat)) if self.is_judged() => {
                self.rule(Ply::Timeout(seat), Reason::Time, self.record.terms.penalty, events);
            }
            Ok(ply) => self.play(ply, events),
            Err(why) if self.is_judged() && self.is_live() && is_misstatement(&why) => {
                let ply = Ply::Timeout(self.game.to_move());
                self.rule(ply, Reason::Wrong(text), self.record.terms.penalty, events);
            }
            Err(why) => events.push(TableEvent::Refused(Refusal::Written(why))),
        }
    }

    /// The seat whose offer of a draw stands.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.offer
    }

    /// Offers a draw. It stands until the opponent answers or moves.
    pub(super) fn offer_draw(&mut self, seat: Seat, events: &mut Vec<TableEvent>) {
        let refusal = match self.game.play(&Ply::Draw(self.game.to_move())) {
            Err(why) => Refusal::Move { from: None, why },
            Ok(_) if self.offer.is_some() => Refusal::OfferStands,
            Ok(_) if !self.is_live() => Refusal::NoTakeBack,
            Ok(_) => {
                self.offer = Some(seat);
                events.push(TableEvent::DrawOffered(seat));
                return;
            }
        };
        events.push(TableEvent::Refused(refusal));
    }

    /// The opponent of the one who offered a draw accepts or declines it.
    pub(super) fn answer_draw(&mut self, accepted: bool, events: &mut Vec<TableEvent>) {
        match self.offer {
            None => events.push(TableEvent::Refused(Refusal::NoOffer)),
            Some(_) if accepted => self.play(Ply::Draw(self.game.to_move()), events),
            Some(seat) => {
                self.offer = None;
                events.push(TableEvent::DrawDeclined(seat));
            }
        }
    }

    /// Plays a ply that comes of a ruling.
    pub(super) fn rule(&mut self, ply: Ply, why: Reason, points: u16, events: &mut Vec<TableEvent>) {
        let (at, node) = (events.len(), self.record.nodes.len());
        if self.play_ruled(ply, Some(Ruling { why, points, lifted: false }), events) {
            events.insert(at + 1, TableEvent::Ruled(node));
        }
    }

    /// Undoes a ruling: its points count no more. If nobody has moved since, the turn goes back with it.
    pub(super) fn overrule(&mut self, node: NodeId, events: &mut Vec<TableEvent>) {
        let on_line = self.record.line_to(self.node).contains(&node);
        match self.record.nodes.get_mut(node).and_then(|node| node.ruling.as_mut()) {
            Some(ruling) if on_line && !ruling.lifted => ruling.lifted = true,
            _ => {
                events.push(TableEvent::Refused(Refusal::NoRuling));
                return;
            }
        }
        events.push(TableEvent::Overruled(node));
        if self.record.is_withdrawn(node) {
            self.go_to(self.record.nodes[node].parent, events);
        }
        self.look_at_end();
    }
}

/// Whether a wrong move or equation was stated: not a slip of the pen, and not words out of place.
fn is_misstatement(error: &WrittenError) -> bool {
    match error {
        WrittenError::Slip(_) | WrittenError::Statement(_) => false,
        WrittenError::Illegal(why) => !matches!(
            why,
            Illegal::GameOver
                | Illegal::MayNotPass
                | Illegal::NumberChess(Statement::NotYourTurn { .. } | Statement::MayNotStop { .. })
        ),
    }
}
