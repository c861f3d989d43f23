//! The options of number chess, and their `key=value` form.

use std::fmt;

use super::arithmetic::Operators;
use super::presets;
use crate::board::hex::HexShape;
use crate::games::SetupError;
use crate::games::rules::{Choice, Rule, on_off, read};

/// How free a chain is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ChainStyle {
    /// 跟步 and all: whatever spans two different segments.
    #[default]
    Full,
    /// For beginners: no hop on the line of the hop before it, no cell visited twice.
    Simple,
}

/// How a camp is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// 積和法: the sum of piece × cell, at most 285.
    #[default]
    Product,
    /// 差和法: the sum of |piece − cell|, at most 50.
    Difference,
}

/// The rules in force for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Which board: one of the three that number chess is played on.
    pub board: HexShape,
    /// What an equation may be built with.
    pub operators: Operators,
    /// 連跨.
    pub chains: bool,
    /// How free it is.
    pub chain_style: ChainStyle,
    /// 五子讓位.
    pub yielding: bool,
    /// 積和法 or 差和法.
    pub scoring: Scoring,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            board: HexShape::Star88,
            operators: Operators { four: true, fractions: true, concat: true, power: true },
            chains: true,
            chain_style: ChainStyle::Full,
            yielding: true,
            scoring: Scoring::Product,
        }
    }
}

/// What a set-up offers.
pub const CHOICES: &[Choice] = &[
    Choice::new("board", &["star88", "rhombus64", "star121"]),
    Choice::new("ops", &["add-sub", "four"]),
    Choice::switch("concat"),
    Choice::switch("power"),
    Choice::switch("fractions"),
    Choice::switch("chains"),
    Choice::new("chain-style", &["full", "simple"]),
    Choice::switch("yield"),
    Choice::new("scoring", &["product", "difference"]),
];

/// The rule names, for messages.
pub const KEYS: &str = "board, ops, fractions, concat, power, chains, chain-style, yield, scoring, preset";

impl Options {
    /// Reads `k=v,k=v`; what is not named keeps its default. `preset=NAME` sets all that comes before it anew. Spaces
    /// around words do not matter.
    ///
    /// # Errors
    /// An unknown key, or a value that the key does not take.
    pub fn parse(text: &str) -> Result<Self, SetupError> {
        read(text, Self::set)
    }

    fn set(&mut self, rule: Rule<'_>) -> Result<(), SetupError> {
        let Rule { key, value } = rule;
        match key {
            "board" => {
                self.board = match value {
                    "star88" => HexShape::Star88,
                    "rhombus64" => HexShape::Rhombus64,
                    "star121" => HexShape::Star121,
                    _ => return Err(rule.bad("star88, rhombus64, star121")),
                }
            }
            "ops" => {
                self.operators.four = match value {
                    "four" => true,
                    "add-sub" => false,
                    _ => return Err(rule.bad("add-sub, four")),
                }
            }
            "fractions" => self.operators.fractions = rule.flag()?,
            "concat" => self.operators.concat = rule.flag()?,
            "power" => self.operators.power = rule.flag()?,
            "chains" => self.chains = rule.flag()?,
            "chain-style" => {
                self.chain_style = match value {
                    "full" => ChainStyle::Full,
                    "simple" => ChainStyle::Simple,
                    _ => return Err(rule.bad("full, simple")),
                }
            }
            "yield" => self.yielding = rule.flag()?,
            "scoring" => {
                self.scoring = match value {
                    "product" => Scoring::Product,
                    "difference" => Scoring::Difference,
                    _ => return Err(rule.bad("product, difference")),
                }
            }
            // A preset cannot name another one: its text is read here only, and none of ours does.
            "preset" => {
                let rules = presets::rules(value).filter(|rules| !rules.contains("preset"));
                *self = Self::parse(rules.ok_or_else(|| rule.bad(presets::NAMES))?)?;
            }
            _ => return Err(SetupError::UnknownRule(key.into(), KEYS)),
        }
        Ok(())
    }
}

/// Every rule in a fixed order: what a saved game holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = match self.board {
            HexShape::Rhombus64 => "rhombus64",
            HexShape::Star121 => "star121",
            _ => "star88",
        };
        let style = match self.chain_style {
            ChainStyle::Full => "full",
            ChainStyle::Simple => "simple",
        };
        let scoring = match self.scoring {
            Scoring::Product => "product",
            Scoring::Difference => "difference",
        };
        let Operators { four, fractions, concat, power } = self.operators;
        write!(
            f,
            "board={board},ops={},fractions={},concat={},power={},chains={},chain-style={style},yield={},\
             scoring={scoring}",
            if four { "four" } else { "add-sub" },
            on_off(fractions),
            on_off(concat),
            on_off(power),
            on_off(self.chains),
            on_off(self.yielding),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_rules_read_back() {
        let operators = Operators { four: false, fractions: false, concat: true, power: false };
        let options = Options {
            board: HexShape::Rhombus64,
            operators,
            chains: false,
            chain_style: ChainStyle::Simple,
            yielding: false,
            scoring: Scoring::Difference,
        };
        assert_eq!(Options::parse(&options.to_string()), Ok(options));
        assert!(!Options::parse(" ops = add-sub ").unwrap().operators.four);
        assert_eq!(Options::parse(""), Ok(Options::default()));
    }

    #[test]
    fn every_preset_is_sound_and_named() {
        let grade_1 = Options::parse("preset=grade-1,board=star121").unwrap();
        assert!(!grade_1.chains && grade_1.operators.concat && grade_1.scoring == Scoring::Difference);
        assert_eq!(presets::all().len(), 7);
        for preset in presets::all() {
            assert!(Options::parse(&format!("preset={}", preset.name)).is_ok(), "{}", preset.name);
            assert!(presets::NAMES.contains(&preset.name));
        }
    }

    #[test]
    fn wrong_rules_are_refused_with_the_reason() {
        for bad in ["board=star73", "ops=five", "concat", "chain-style=free", "scoring=sum", "preset=grade-9"] {
            assert!(matches!(Options::parse(bad), Err(SetupError::BadValue { .. })), "{bad}");
        }
        assert!(matches!(Options::parse("speed=on"), Err(SetupError::UnknownRule(..))));
    }
}
