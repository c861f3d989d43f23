//! 棋步表達, the written moves: `⑦右平跨②⑧⑨(2×8-9=7)` in Chinese, `7 R span 2 8 9 (2×8-9=7)` in English.
//!
//! Writing is canonical. Reading is lenient: it knows traditional, simplified and English terms, and every way to type a
//! digit or an operator that is likely.

mod read;
mod write;

pub use read::WrittenError;
pub use write::{Script, statement};

use super::ground::Heading;

/// A direction in traditional and simplified characters, and in English.
const HEADINGS: [(Heading, [&str; 3]); 6] = [
    (Heading::Left, ["左平", "左平", "L"]),
    (Heading::Right, ["右平", "右平", "R"]),
    (Heading::ForwardLeft, ["左斜進", "左斜进", "FL"]),
    (Heading::ForwardRight, ["右斜進", "右斜进", "FR"]),
    (Heading::BackLeft, ["左斜退", "左斜退", "BL"]),
    (Heading::BackRight, ["右斜退", "右斜退", "BR"]),
];

/// An entry that moves no piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Other {
    Pass,
    Timeout,
    CallStop,
    Resign,
    Draw,
    TimeUp,
}

/// These in the same three scripts.
const OTHERS: [(Other, [&str; 3]); 6] = [
    (Other::Pass, ["--", "--", "--"]),
    (Other::Timeout, ["超時", "超时", "time out"]),
    (Other::CallStop, ["叫停", "叫停", "call stop"]),
    (Other::Resign, ["認輸", "认输", "resign"]),
    (Other::Draw, ["和棋", "和棋", "draw"]),
    (Other::TimeUp, ["時間到", "时间到", "time up"]),
];

/// The span terms, in the order of [`super::Kind`].
const KINDS: [[&str; 3]; 4] =
    [["移", "移", "step"], ["鄰", "邻", "adjacent"], ["跨", "跨", "span"], ["連跨", "连跨", "chain"]];
