//! The tree of moves with everything that is noted beside it.

use serde::{Deserialize, Serialize};

use super::error::{Fault, LoadError};
use super::ruling::{Ruling, Terms};
use crate::games::{Game, Outcome, Ply, Seat, WrittenError};

/// Index of a node; parents come before their children.
pub type NodeId = usize;

/// The node before the first move.
pub const ROOT: NodeId = 0;

/// The colour a seat plays; the themes say how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Orange red.
    Vermilion,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Sky blue.
    Sky,
    /// White, in draughts.
    White,
    /// Black, in draughts.
    Black,
}

impl Colour {
    /// The six of the star, in the order of its corners.
    pub const STAR: [Self; 6] = [Self::Vermilion, Self::Yellow, Self::Green, Self::Blue, Self::Purple, Self::Sky];

    /// All there are.
    pub const ALL: [Self; 8] =
        [Self::Vermilion, Self::Yellow, Self::Green, Self::Blue, Self::Purple, Self::Sky, Self::White, Self::Black];

    /// The name in files and translation keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vermilion => "vermilion",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Sky => "sky",
            Self::White => "white",
            Self::Black => "black",
        }
    }

    /// The colour that a seat of a game usually plays.
    pub fn usual(game: &Game, seat: Seat) -> Self {
        let corner = usize::from(game.corner(seat));
        match game {
            Game::Draughts(_) if corner == 0 => Self::White,
            Game::Draughts(_) => Self::Black,
            _ => Self::STAR[corner % Self::STAR.len()],
        }
    }

    /// The colour of a name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The name; empty means that the colour's name serves.
    #[serde(default)]
    pub name: String,
    /// The colour of the pieces.
    pub colour: Colour,
}

/// What a game is filed under.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tags {
    /// Tournament, class or occasion.
    #[serde(default)]
    pub event: String,
    /// Where it was played.
    #[serde(default)]
    pub place: String,
    /// When, as `2026-11-30`.
    #[serde(default)]
    pub date: String,
    /// Whatever else a file of another program says, by name and in its order.
    #[serde(default)]
    pub other: Vec<(String, String)>,
}

/// A ply of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it was played after.
    pub parent: NodeId,
    /// What was played after it; the first is the main line.
    pub children: Vec<NodeId>,
    /// The ply; `None` for the root.
    pub ply: Option<Ply>,
    /// The ply in notation.
    pub text: String,
    /// A remark.
    pub comment: String,
    /// Marks, as the numeric glyphs of PGN and PDN: 1 for a good move, 2 for a bad one, …
    pub nags: Vec<u8>,
    /// Thinking time in milliseconds.
    pub ms: u32,
    /// The ruling that it came of.
    pub ruling: Option<Ruling>,
}

/// A game on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Where it begins.
    pub start: Game,
    /// The position line, for a game that does not begin at the usual start.
    pub position: Option<String>,
    /// Event, place, date.
    pub tags: Tags,
    /// How it is played.
    pub terms: Terms,
    /// Who sits where, in turn order.
    pub entrants: Vec<Entrant>,
    /// The tree; node 0 is the root.
    pub nodes: Vec<Node>,
    /// The node that was on the table when it was saved; `None` for the end of the main line.
    pub at: Option<NodeId>,
}

impl Record {
    /// An empty record of a game from its usual start, with the usual colours.
    pub fn new(start: Game) -> Self {
        let entrants = (0..start.seats() as u8)
            .map(|seat| Entrant { name: String::new(), colour: Colour::usual(&start, Seat(seat)) })
            .collect();
        let root = Node {
            parent: ROOT,
            children: Vec::new(),
            ply: None,
            text: String::new(),
            comment: String::new(),
            nags: Vec::new(),
            ms: 0,
            ruling: None,
        };
        let (tags, terms) = (Tags::default(), Terms::default());
        // A start that the rules alone do not give is written out.
        let line = start.to_line();
        let usual = start.kind().start(&start.rules()).is_ok_and(|usual| usual.to_line() == line);
        let position = (!usual).then_some(line);
        Self { start, position, tags, terms, entrants, nodes: vec![root], at: None }
    }

    /// Adds a ply that has been found legal; gives the node that is there already if it was played before.
    pub fn add(&mut self, parent: NodeId, ply: Ply, text: String, ms: u32) -> NodeId {
        let is_it = |node: &Node| node.ply.as_ref() == Some(&ply) && node.ruling.is_none();
        let known = self.nodes[parent].children.iter().find(|&&child| is_it(&self.nodes[child]));
        if let Some(&known) = known {
            return known;
        }
        self.add_ruled(parent, ply, text, ms, None)
    }

    /// Adds a ply that came of a ruling: always a new node.
    pub fn add_ruled(&mut self, parent: NodeId, ply: Ply, text: String, ms: u32, ruling: Option<Ruling>) -> NodeId {
        let (children, comment, nags) = (Vec::new(), String::new(), Vec::new());
        self.push(Node { parent, children, ply: Some(ply), text, comment, nags, ms, ruling })
    }

    fn push(&mut self, node: Node) -> NodeId {
        let id = self.nodes.len();
        self.nodes[node.parent].children.push(id);
        self.nodes.push(node);
        id
    }

    /// Makes a node the first among its siblings: the main line goes through it.
    pub fn promote(&mut self, node: NodeId) {
        let parent = self.nodes[node].parent;
        let siblings = &mut self.nodes[parent].children;
        if let Some(i) = siblings.iter().position(|&child| child == node) {
            siblings[..=i].rotate_right(1);
        }
    }

    /// The nodes from after the root to `node`.
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(node), |&n| Some(self.nodes[n].parent)).take_while(|&n| n != ROOT).collect();
        line.reverse();
        line
    }

    /// The nodes of the line that goes on from `node` by first children, without `node`. Rulings that were
    /// withdrawn are passed by.
    pub fn line_from(&self, node: NodeId) -> Vec<NodeId> {
        let next = |&n: &NodeId| self.nodes[n].children.iter().copied().find(|&child| !self.is_withdrawn(child));
        std::iter::successors(Some(node), next).skip(1).collect()
    }

    /// The last node of the main line.
    pub fn main_end(&self) -> NodeId {
        self.line_from(ROOT).last().copied().unwrap_or(ROOT)
    }

    /// Every node in the order of the files, the root first: a line to its end, then the lines beside it, latest first.
    pub fn listing(&self) -> Vec<NodeId> {
        let mut order = Vec::with_capacity(self.nodes.len());
        let mut waiting = vec![ROOT];
        while let Some(node) = waiting.pop() {
            order.push(node);
            waiting.extend(self.nodes[node].children.iter().rev());
        }
        order
    }

    /// The position at a node, replayed from the start.
    pub fn position_at(&self, node: NodeId) -> Game {
        self.line_to(node).iter().fold(self.start.clone(), |game, &n| {
            // Every ply was found legal when it came in; one that is not would leave the position as it is.
            self.nodes[n].ply.as_ref().and_then(|ply| game.play(ply).ok()).unwrap_or(game)
        })
    }

    /// The result of the main line as it is written: places in turn order, then the scores if the game has any, as
    /// `1 2 253:240`; `*` while it is open.
    pub fn result(&self) -> String {
        self.outcome_at(self.main_end()).as_ref().map_or_else(|| "*".into(), result_of)
    }
}

fn result_of(outcome: &Outcome) -> String {
    let places = outcome.places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let scores = outcome.scores.iter().map(i64::to_string).collect::<Vec<_>>().join(":");
    if scores.is_empty() { places } else { format!("{places} {scores}") }
}

/// A ply as a file gives it, before it is replayed.
pub(super) struct Written {
    pub line: usize,
    pub parent: NodeId,
    pub text: String,
    pub comment: String,
    pub nags: Vec<u8>,
    pub ms: u32,
    pub ruling: Option<Ruling>,
}

impl Record {
    /// Replays written plies into the tree.
    ///
    /// # Errors
    /// The first that hangs on nothing or cannot be played.
    pub(super) fn replay(&mut self, written: Vec<Written>) -> Result<(), LoadError> {
        let mut games = vec![self.start.clone()]; // the position at each node
        for (index, entry) in written.into_iter().enumerate() {
            let number = index + 1;
            let Some(game) = games.get(entry.parent) else {
                return Err(LoadError::new(entry.line, Fault::Parent(number)));
            };
            let bad = |why: WrittenError| {
                let (seats, text) = (self.entrants.clone(), entry.text.clone());
                LoadError::new(
                    entry.line,
                    Fault::Move { number, text, why: Box::new(why), seats, game: Box::new(game.clone()) },
                )
            };
            let ply = game.read(&entry.text).map_err(bad)?;
            let next = game.play(&ply).map_err(|why| bad(why.into()))?;
            let text = game.write(&ply);
            let node = self.add_ruled(entry.parent, ply, text, entry.ms, entry.ruling);
            self.nodes[node].comment = entry.comment;
            self.nodes[node].nags = entry.nags;
            games.push(next);
        }
        Ok(())
    }

    /// Checks that the written result is the one that the main line gives.
    pub(super) fn check_result(&self, line: Option<usize>, written: &str) -> Result<(), LoadError> {
        let found = self.result();
        if written.is_empty() || written == found {
            return Ok(());
        }
        Err(LoadError::new(line, Fault::Result { written: written.into(), found }))
    }
}
