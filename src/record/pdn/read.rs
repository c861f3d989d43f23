//! One PDN game as a record: tags, then the tree of moves, replayed as far as it is legal.

use super::game_type::{self, RULESET};
use super::index::PdnEntry;
use super::token::{Lexed, Lexer, Token, points};
use super::{Problem, Trouble};
use crate::games::draughts::{Position, Refusal, Variant};
use crate::games::{Game, Illegal, Move, Ply, Seat, WrittenError};
use crate::record::remark;
use crate::record::tree::{NodeId, ROOT, Record};

/// A game as it was read.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game; `None` if it is not known which it is or where it begins.
    pub record: Option<Record>,
    /// Moves replayed, variations among them.
    pub moves: usize,
    /// What is not as it should be, in the order of the file.
    pub problems: Vec<Problem>,
}

/// A move as it is written, before it is replayed. Entry `i` is node `i + 1` of the written tree.
struct Entry {
    at: usize,
    /// The node it was played after, in the written tree.
    parent: NodeId,
    /// The number before it, and whether it is said to be the second mover's.
    number: Option<(u32, bool)>,
    /// The first of a variation.
    opens: bool,
    /// `None` for a move that is not known.
    text: Option<String>,
    comment: String,
    nags: Vec<u8>,
}

/// The written tree.
#[derive(Default)]
struct Script {
    entries: Vec<Entry>,
    comment: String,
    setup: Option<String>,
}

pub(super) struct Reader<'a> {
    text: &'a str,
    index: usize,
    entry: &'a PdnEntry,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str, index: usize, entry: &'a PdnEntry) -> Self {
        Self { text, index, entry, problems: Vec::new() }
    }

    /// Notes a trouble at a place of the text.
    fn trouble(&mut self, at: usize, trouble: Trouble) {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.entry.line + self.text[self.entry.offset.min(at)..at].matches('\n').count();
        let column = before[line_start..].chars().count() + 1;
        self.problems.push(Problem { game: self.index, line, column, trouble });
    }

    pub fn read(mut self, variant: Option<Variant>) -> Loaded {
        let script = self.script();
        let (record, moves) = match self.record(&script, variant) {
            Some(mut record) => {
                let moves = self.replay(&mut record, &script);
                (Some(record), moves)
            }
            None => (None, 0),
        };
        self.problems.sort_by_key(|problem| (problem.line, problem.column));
        Loaded { record, moves, problems: self.problems }
    }

    /// The tree as it is written.
    fn script(&mut self) -> Script {
        let mut script = Script::default();
        // The node that the next move is played after, and those that open variations return to.
        let (mut last, mut held): (NodeId, Vec<(NodeId, usize, usize)>) = (ROOT, Vec::new());
        let (mut number, mut opens, mut ahead) = (None, false, String::new());
        let tokens: Vec<Lexed<'a>> = Lexer::new(&self.text[self.entry.offset..self.entry.end]).collect();
        for (i, Lexed { at, token }) in tokens.iter().enumerate() {
            let at = at + self.entry.offset;
            match token {
                Token::Tag(..) | Token::Star => {}
                Token::Comment(words) if opens => join(&mut ahead, words),
                Token::Comment(words) => join(script.comment_of(last), words),
                Token::Open => {
                    held.push((last, at, script.entries.len()));
                    last = last.checked_sub(1).map_or(ROOT, |i| script.entries[i].parent);
                    opens = true;
                }
                Token::Close => match held.pop() {
                    Some((back, _, _)) => {
                        last = back;
                        // Brackets without a move are a remark.
                        join(script.comment_of(last), &std::mem::take(&mut ahead));
                        (opens, number) = (false, None);
                    }
                    None => self.trouble(at, Trouble::StrayClose(')')),
                },
                Token::Number(n, second) => number = Some((*n, *second)),
                Token::Move(text, _) if held.is_empty() && is_score(self.entry, text, &tokens[i + 1..]) => {}
                Token::Move(..) | Token::Unknown => {
                    let (text, nag) = match token {
                        Token::Move(text, nag) => (Some(text.clone()), *nag),
                        _ => (None, None),
                    };
                    let (nags, comment) = (nag.into_iter().collect(), std::mem::take(&mut ahead));
                    let number = number.take();
                    script.entries.push(Entry { at, parent: last, number, opens, text, comment, nags });
                    opens = false;
                    last = script.entries.len();
                }
                Token::Glyph(glyph) => match last.checked_sub(1) {
                    Some(i) if !opens => script.entries[i].nags.push(*glyph),
                    _ => self.trouble(at, Trouble::Stray(format!("${glyph}"))),
                },
                Token::Setup(fen) if script.entries.is_empty() => script.setup = Some((*fen).into()),
                Token::Setup(_) => self.trouble(at, Trouble::Setup),
                Token::Result(_) => {}
                // A heading before the first move, or words in brackets of their own.
                Token::Stray(word) if opens => join(&mut ahead, word),
                Token::Stray(word) if script.entries.is_empty() && self.entry.tags.is_empty() => {
                    join(&mut script.comment, word);
                }
                Token::Stray(word) => self.trouble(at, Trouble::Stray((*word).into())),
                Token::Broken(trouble) => self.trouble(at, trouble.clone()),
            }
        }
        for (_, at, _) in held {
            self.trouble(at, Trouble::Unclosed('('));
        }
        script
    }

    /// The empty record: variant, start, tags, players.
    fn record(&mut self, script: &Script, variant: Option<Variant>) -> Option<Record> {
        let fen = script.setup.as_deref().unwrap_or_else(|| self.entry.tag("FEN")).trim();
        let named = variant.map(Ok).or_else(|| game_type::named(self.entry));
        let variants = match named {
            Some(Ok(variant)) => vec![variant],
            Some(Err(other)) => {
                self.trouble(self.entry.offset, Trouble::GameType(other));
                return None;
            }
            None => game_type::likely(script.entries.iter().filter_map(|entry| entry.text.as_deref()), fen),
        };
        let start = |variant: Variant| match fen {
            "" => Ok(Position::start(variant)),
            fen => Position::from_fen(variant, fen),
        };
        // The one under which most of the main line can be played; of equal ones the likeliest.
        let starts = variants.iter().filter_map(|&variant| start(variant).ok());
        let line = script.line_from(ROOT);
        let best = starts.rev_max_by_key(|position| legal_plies(position, script, &line));
        let Some(position) = best else {
            let why = variants.first().and_then(|&variant| start(variant).err());
            why.into_iter().for_each(|why| self.trouble(self.entry.offset, Trouble::Fen(why)));
            return None;
        };
        let variant = position.variant();
        let usual = Position::start(variant);
        let is_usual = position.to_fen() == usual.to_fen();
        let lettered = variant.squares().naming() == crate::board::Naming::Algebraic;
        if lettered && !is_usual && !fen.is_empty() && !fen.contains(|c: char| matches!(c, 'a'..='h')) {
            self.trouble(self.entry.offset, Trouble::Numbered);
        }
        let mut record = Record::new(Game::Draughts(position));
        if !is_usual {
            record.position = Some(record.start.to_line());
        }
        self.tags(&mut record, variant);
        record.nodes[ROOT].comment.clone_from(&script.comment);
        Some(record)
    }

    fn tags(&self, record: &mut Record, variant: Variant) {
        record.tags.event = self.entry.event().into();
        record.tags.place = self.entry.tag("Site").into();
        record.tags.date = date(self.entry.date());
        for (i, entrant) in record.entrants.iter_mut().enumerate() {
            let name = match variant.color(Seat(i as u8)) {
                crate::games::draughts::Color::White => self.entry.white(),
                crate::games::draughts::Color::Black => self.entry.black(),
            };
            entrant.name = name.into();
        }
        const OWN: [&str; 11] =
            ["Event", "Site", "Date", "White", "Black", "Result", "GameType", "FEN", "SetUp", "PlyCount", RULESET];
        let others = self.entry.tags.iter().filter(|(name, _)| !OWN.iter().any(|own| own.eq_ignore_ascii_case(name)));
        for (name, value) in others {
            if !value.trim().is_empty() && !record.tags.other.iter().any(|(known, _)| known == name) {
                record.tags.other.push((name.clone(), value.trim().into()));
            }
        }
        record.tags.other.retain(|(name, value)| !(name == "Round" && matches!(value.as_str(), "?" | "-")));
    }

    /// Replays the written tree into the record. Returns how many moves could be played.
    fn replay(&mut self, record: &mut Record, script: &Script) -> usize {
        // Node and position for each node of the written tree; `None` where it could not be played.
        let mut done: Vec<Option<(NodeId, Game)>> = vec![Some((ROOT, record.start.clone()))];
        let (mut cut, mut moves) = (false, 0);
        for (i, entry) in script.entries.iter().enumerate() {
            let mut target = done[entry.parent].clone();
            if entry.opens
                && let Some(other) = self.numbered(record, script, &done, entry)
            {
                target = Some(other);
            }
            let played = target.and_then(|(parent, game)| {
                let ply = self.ply(&game, record.line_to(parent).len() + 1, script, i)?;
                let next = game.play(&ply).ok()?;
                let text = game.write(&ply);
                let node = record.add(parent, ply, text, 0);
                let written = remark::read(&entry.comment);
                record.nodes[node].ms = record.nodes[node].ms.max(written.ms);
                join(&mut record.nodes[node].comment, &written.words);
                record.nodes[node].nags.extend(&entry.nags);
                Some((node, next))
            });
            if played.is_none() && script.is_main(i + 1) {
                cut = true;
                // Nothing may take the place of the move that is missing.
                done[entry.parent] = None;
            }
            moves += usize::from(played.is_some());
            done.push(played);
        }
        self.result(record, cut);
        moves
    }

    /// The place of a variation whose first number says that it does not belong where it stands.
    fn numbered(
        &self,
        record: &Record,
        script: &Script,
        done: &[Option<(NodeId, Game)>],
        entry: &Entry,
    ) -> Option<(NodeId, Game)> {
        let (number, second) = entry.number?;
        let (first_number, first_second) = script.entries.first()?.number.unwrap_or((1, false));
        let before = |number: u32, second: bool| 2 * u64::from(number) + u64::from(second);
        let ply = before(number, second).checked_sub(before(first_number, first_second))?;
        let (parent, game) = done[entry.parent].as_ref()?;
        let line = record.line_to(*parent);
        let written = game.read(entry.text.as_ref()?);
        if written.is_ok() || ply as usize >= line.len() {
            return None;
        }
        let node = (ply as usize).checked_sub(1).map_or(ROOT, |i| line[i]);
        Some((node, record.position_at(node)))
    }

    /// The ply of an entry in a position, or a note why there is none.
    fn ply(&mut self, game: &Game, number: usize, script: &Script, i: usize) -> Option<Ply> {
        let entry = &script.entries[i];
        let Some(text) = entry.text.clone() else {
            self.trouble(entry.at, Trouble::UnknownMove);
            return None;
        };
        let why = match game.read(&text) {
            Ok(ply @ Ply::Move(_)) => return Some(ply),
            Ok(_) => return None,
            Err(WrittenError::Illegal(Illegal::Draughts(Refusal::Ambiguous(moves)))) => {
                let ply = Ply::Move(fitting(game, moves, script, i + 1)?);
                let taken = game.write(&ply);
                self.trouble(entry.at, Trouble::Ambiguous { ply: number, text, taken });
                return Some(ply);
            }
            Err(why) => why,
        };
        let trouble = match game.outcome() {
            Some(outcome) => Trouble::AfterEnd { ply: number, text, ending: outcome.ending },
            None => Trouble::Illegal { ply: number, text, why: Box::new(why), game: Box::new(game.clone()) },
        };
        self.trouble(entry.at, trouble);
        None
    }

    /// Ends the main line as the result says, where the moves do not end it themselves.
    fn result(&mut self, record: &mut Record, cut: bool) {
        let (written, end) = (self.entry.result.clone(), record.main_end());
        let game = record.position_at(end);
        let Game::Draughts(position) = &game else { return };
        let meant = points(&written).map(|[a, b]| {
            let in_order = position.variant().color(Seat(0)) == game_type::first_figure(position.variant());
            if in_order { [a, b] } else { [b, a] }
        });
        let found = game.outcome().and_then(|outcome| outcome.points());
        match (meant, found) {
            (None, _) if matches!(written.as_str(), "" | "*") => {}
            (Some(meant), Some(found)) if meant == found => {}
            (Some([own, other]), None) if !cut => {
                let on_time = self.entry.tag("Termination").to_ascii_lowercase().contains("time");
                let ply = match own.cmp(&other) {
                    std::cmp::Ordering::Equal => Ply::Draw(game.to_move()),
                    order => {
                        let loser = Seat(u8::from(order.is_gt()));
                        if on_time { Ply::TimeUp(loser) } else { Ply::Resign(loser) }
                    }
                };
                let text = game.write(&ply);
                let node = record.add(end, ply, text, 0);
                record.promote(node);
            }
            (meant, found) => {
                if meant.is_some() && found.is_some() {
                    let found = super::write::result(record);
                    self.trouble(self.entry.offset, Trouble::Result { written: written.clone(), found });
                }
                // Kept, because the moves do not tell it.
                record.tags.other.push((super::write::SCORE.into(), written));
            }
        }
    }
}

impl Script {
    fn comment_of(&mut self, node: NodeId) -> &mut String {
        match node.checked_sub(1) {
            None => &mut self.comment,
            Some(i) => &mut self.entries[i].comment,
        }
    }

    /// The written nodes that follow a node by first children.
    fn line_from(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut last = node;
        for (i, entry) in self.entries.iter().enumerate().skip(node) {
            if entry.parent == last && !entry.opens {
                last = i + 1;
                line.push(last);
            }
        }
        line
    }

    /// Whether a node lies on the main line.
    fn is_main(&self, node: NodeId) -> bool {
        let mut at = node;
        while let Some(i) = at.checked_sub(1) {
            if self.entries[i].opens {
                return false;
            }
            at = self.entries[i].parent;
        }
        true
    }
}

/// How many plies of a line can be played.
fn legal_plies(position: &Position, script: &Script, line: &[NodeId]) -> usize {
    let mut game = Game::Draughts(position.clone());
    let moves = line.iter().filter_map(|&node| script.entries[node - 1].text.as_deref());
    moves
        .take_while(|text| match game.read(text).and_then(|ply| Ok(game.play(&ply)?)) {
            Ok(next) => {
                game = next;
                true
            }
            Err(_) => false,
        })
        .count()
}

/// Of several captures the one after which most of the written line can be played.
fn fitting(game: &Game, moves: Vec<Move>, script: &Script, node: NodeId) -> Option<Move> {
    let line = script.line_from(node);
    let legal = |mv: &Move| match game.play(&mv.clone().into()) {
        Ok(Game::Draughts(position)) => legal_plies(&position, script, &line),
        _ => 0,
    };
    moves.into_iter().rev_max_by_key(legal)
}

/// The first of the largest, where `max_by_key` gives the last.
trait FirstMax: Iterator + Sized {
    fn rev_max_by_key<K: Ord>(self, key: impl FnMut(&Self::Item) -> K) -> Option<Self::Item> {
        let mut items: Vec<Self::Item> = self.collect();
        items.reverse();
        items.into_iter().max_by_key(key)
    }
}

impl<I: Iterator> FirstMax for I {}

/// Whether the last move is the score of the result tag, as `4-6`.
fn is_score(entry: &PdnEntry, text: &str, behind: &[Lexed<'_>]) -> bool {
    text == entry.result && !behind.iter().any(|next| matches!(next.token, Token::Move(..) | Token::Number(..)))
}

/// Adds words to a remark, with single blanks.
fn join(remark: &mut String, words: &str) {
    for word in words.split_whitespace() {
        if !remark.is_empty() {
            remark.push(' ');
        }
        remark.push_str(word);
    }
}

/// A date as the records write it: `1996-01-13`, `1950`; what is no date stays as it is.
fn date(written: &str) -> String {
    let mut parts: Vec<&str> =
        written.split(['.', '-', '/']).filter(|part| !part.trim_matches('?').is_empty()).collect();
    let is_number = |part: &&str| part.bytes().all(|b| b.is_ascii_digit());
    if parts.is_empty() || !parts.iter().all(is_number) {
        return written.trim_matches(['?', '.']).into();
    }
    if parts.len() == 3 && parts[2].len() == 4 {
        parts.reverse();
    }
    parts.join("-")
}
