//! The variants as data: how pieces move, who begins, how squares are named, when a game is drawn.

use super::Color;
use super::draw::{ENGLISH_DRAWS, FMJD_64_DRAWS, INTERNATIONAL_DRAWS, Limit};
use super::grid::Grid;
use crate::board::{Naming, SquareBoard};
use crate::games::rules::rules;
use crate::games::{Choice, Seat, SetupError};

/// When a man becomes a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Crowning {
    /// Only where it stops on the last row (FMJD 3.5, 4.15).
    OnStop,
    /// On reaching the last row, and it goes on capturing as a king (Russian 1.5.15).
    InPassing,
    /// On reaching the last row, where the capture ends (English).
    EndsMove,
}

/// The rules of movement: all that the generator is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// The board.
    pub grid: Grid,
    /// Whether men capture backwards too.
    pub men_capture_back: bool,
    /// Whether kings go any distance; else one step, like men in all four directions.
    pub flying_kings: bool,
    /// Whether the capture of most pieces must be chosen.
    pub majority: bool,
    /// When a man becomes a king.
    pub crowning: Crowning,
}

const INTERNATIONAL: Movement = Movement {
    grid: Grid::TEN,
    men_capture_back: true,
    flying_kings: true,
    majority: true,
    crowning: Crowning::OnStop,
};
const BRAZILIAN: Movement = Movement { grid: Grid::EIGHT, ..INTERNATIONAL };
const POOL: Movement = Movement { majority: false, ..BRAZILIAN };
const RUSSIAN: Movement = Movement { crowning: Crowning::InPassing, ..POOL };
const ENGLISH: Movement =
    Movement { men_capture_back: false, flying_kings: false, crowning: Crowning::EndsMove, ..POOL };

/// One way of moving, as a type: the generator is compiled once for each.
pub(super) trait Ruleset {
    /// The rules of movement.
    const MOVEMENT: Movement;
    /// Every square.
    const BOARD: u64 = Self::MOVEMENT.grid.board();
    /// The shift of a step to the upper right or the lower left.
    const SHORT: u32 = Self::MOVEMENT.grid.short_step();
    /// The shift of a step to the upper left or the lower right.
    const LONG: u32 = Self::SHORT + 1;
}

macro_rules! rulesets {
    ($($name:ident = $movement:ident),*) => {$(
        pub(super) enum $name {}
        impl Ruleset for $name {
            const MOVEMENT: Movement = $movement;
        }
    )*};
}
rulesets!(International = INTERNATIONAL, Brazilian = BRAZILIAN, Pool = POOL, Russian = RUSSIAN, English = ENGLISH);

/// Runs `$body` with `$R` the type of a variant's way of moving.
macro_rules! with_ruleset {
    ($variant:expr, $R:ident => $body:expr) => {{
        use $crate::games::draughts::variant as v;
        match $variant {
            v::Variant::International => {
                type $R = v::International;
                $body
            }
            v::Variant::Brazilian | v::Variant::Chinese64 { majority: true } => {
                type $R = v::Brazilian;
                $body
            }
            v::Variant::Chinese64 { majority: false } => {
                type $R = v::Pool;
                $body
            }
            v::Variant::Russian => {
                type $R = v::Russian;
                $body
            }
            v::Variant::English => {
                type $R = v::English;
                $body
            }
        }
    }};
}
pub(super) use with_ruleset;

/// Everything that tells one variant from another.
#[derive(Debug)]
pub struct Rules {
    /// How pieces move.
    pub movement: Movement,
    /// Rows of men that each side begins with.
    pub men_rows: u32,
    /// Who begins.
    pub first: Color,
    /// How squares are written.
    pub naming: Naming,
    /// The sign of a capture in writing.
    pub capture_sign: char,
    /// Whether draws come by themselves; else a player claims them.
    pub automatic_draws: bool,
    pub(super) draws: &'static [Limit],
}

impl Rules {
    /// Pieces of a side at the start, the most it can ever have.
    pub const fn men(&self) -> u32 {
        self.men_rows * self.movement.grid.size() / 2
    }
}

static INTERNATIONAL_RULES: Rules = Rules {
    movement: INTERNATIONAL,
    men_rows: 4,
    first: Color::White,
    naming: Naming::Numeric,
    capture_sign: 'x',
    automatic_draws: true,
    draws: INTERNATIONAL_DRAWS,
};

const fn rules_64(movement: Movement, capture_sign: char) -> Rules {
    Rules {
        movement,
        men_rows: 3,
        first: Color::White,
        naming: Naming::Algebraic,
        capture_sign,
        automatic_draws: true,
        draws: FMJD_64_DRAWS,
    }
}

static BRAZILIAN_RULES: Rules = rules_64(BRAZILIAN, 'x');
static POOL_RULES: Rules = rules_64(POOL, 'x');
static RUSSIAN_RULES: Rules = rules_64(RUSSIAN, ':');
static ENGLISH_RULES: Rules = Rules {
    first: Color::Black,
    naming: Naming::Numeric,
    automatic_draws: false,
    draws: ENGLISH_DRAWS,
    ..rules_64(ENGLISH, 'x')
};

/// Which draughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// 百格: 10 × 10, 20 men, flying kings, most pieces.
    International,
    /// 64 格: Brazilian rules in Chinese play; without `majority` any capture may be chosen.
    Chinese64 {
        /// Whether the capture of most pieces must be chosen.
        majority: bool,
    },
    /// International rules on 8 × 8.
    Brazilian,
    /// Free choice, promotion in passing.
    Russian,
    /// Checkers: short kings, men capture forwards only, dark begins.
    English,
}

impl Variant {
    /// Every variant with its usual rules, in the order of the gallery.
    pub const ALL: [Self; 5] =
        [Self::International, Self::Chinese64 { majority: true }, Self::Brazilian, Self::Russian, Self::English];

    /// The name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::International => "draughts-international",
            Self::Chinese64 { .. } => "draughts-chinese64",
            Self::Brazilian => "draughts-brazilian",
            Self::Russian => "draughts-russian",
            Self::English => "draughts-english",
        }
    }

    /// The variant of a name, with its usual rules.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.name() == name)
    }

    /// The variant with its usual rules.
    #[must_use]
    pub const fn usual(self) -> Self {
        match self {
            Self::Chinese64 { .. } => Self::Chinese64 { majority: true },
            other => other,
        }
    }

    /// The same variant under rules given as `k=v,…`; only Chinese 64 has one, `majority=on|off`.
    ///
    /// # Errors
    /// A rule that the variant lacks, or a value that it does not take.
    pub fn with_options(mut self, text: &str) -> Result<Self, SetupError> {
        for rule in rules(text) {
            match (&mut self, rule.key) {
                (Self::Chinese64 { majority }, "majority") => *majority = rule.flag()?,
                (Self::Chinese64 { .. }, key) => return Err(SetupError::UnknownRule(key.into(), "majority")),
                (_, key) => return Err(SetupError::UnknownRule(key.into(), "–")),
            }
        }
        Ok(self)
    }

    /// The rules that a set-up offers.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::Chinese64 { .. } => const { &[Choice::switch("majority")] },
            _ => &[],
        }
    }

    /// The rules in force as `k=v,…`; reads back with [`Variant::with_options`].
    pub const fn options(self) -> &'static str {
        match self {
            Self::Chinese64 { majority: true } => "majority=on",
            Self::Chinese64 { majority: false } => "majority=off",
            _ => "",
        }
    }

    /// The table of the variant's rules.
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::International => &INTERNATIONAL_RULES,
            Self::Brazilian | Self::Chinese64 { majority: true } => &BRAZILIAN_RULES,
            Self::Chinese64 { majority: false } => &POOL_RULES,
            Self::Russian => &RUSSIAN_RULES,
            Self::English => &ENGLISH_RULES,
        }
    }

    /// The board.
    pub const fn grid(self) -> Grid {
        self.rules().movement.grid
    }

    /// Its squares, named as it names them.
    pub const fn squares(self) -> SquareBoard {
        self.grid().squares(self.rules().naming)
    }

    /// The seat of a colour: who begins sits first.
    pub fn seat(self, color: Color) -> Seat {
        Seat(u8::from(color != self.rules().first))
    }

    /// The colour of a seat.
    pub fn color(self, seat: Seat) -> Color {
        if seat.0 == 0 { self.rules().first } else { self.rules().first.other() }
    }
}
