//! The arithmetic of number chess at the command line: what pieces can make, and how.

use std::io::Write;

use clap::Args;

use super::Failure;
use crate::games::number_chess::Options;
use crate::games::number_chess::arithmetic::{Digits, Solver, Value};
use crate::text::Text;

/// From this many pieces on, only whole numbers up to [`LARGEST`] are looked for: there are too many.
const MANY: usize = 7;
const LARGEST: u32 = 999;

/// Pieces that are spanned, and the rules they are reckoned by.
#[derive(Debug, Args)]
pub struct Pieces {
    /// The numbers of the pieces, as 289.
    digits: String,
    /// Rules of number chess that differ from the defaults, as `ops=add-sub,concat=off`.
    #[arg(long, default_value = "", value_name = "K=V,…")]
    rules: String,
}

impl Pieces {
    fn read(&self, text: &Text) -> Result<(Digits, &'static Solver), Failure> {
        let options = Options::parse(&self.rules).map_err(|error| Failure(text.setup_error(&error)))?;
        let apart = |c: char| c.is_whitespace() || c == ',';
        let digits: Option<Vec<u8>> =
            self.digits.chars().filter(|&c| !apart(c)).map(|c| c.to_digit(10).map(|digit| digit as u8)).collect();
        let digits = digits.filter(|digits| (1..=Digits::MOST).contains(&digits.len())).ok_or_else(|| {
            let args = [("digits", self.digits.clone().into()), ("most", Digits::MOST.into())];
            Failure(text.with("cli-reach-digits", &args))
        })?;
        Ok((digits.into_iter().collect(), Solver::get(options.operators)))
    }
}

pub fn reach(pieces: &Pieces, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let (digits, solver) = pieces.read(text)?;
    let numbers: Vec<u32> = if digits.len() < MANY {
        solver.values(digits).into_iter().filter(|value| value.is_whole()).map(Value::num).collect()
    } else {
        solver.whole_numbers(digits, LARGEST)
    };
    for number in numbers {
        writeln!(out, "{number}")?;
    }
    Ok(())
}

pub fn solve(pieces: &Pieces, target: &str, most: usize, text: &Text, out: &mut dyn Write) -> Result<(), Failure> {
    let (digits, solver) = pieces.read(text)?;
    let value = value(target).ok_or_else(|| Failure(text.with("cli-solve-target", &[("target", target.into())])))?;
    let found = solver.expressions(digits, value, most.max(1));
    if found.is_empty() {
        let args = [("digits", digits.to_string().into()), ("target", value.to_string().into())];
        return Err(Failure(text.with("cli-solve-none", &args)));
    }
    for expression in found {
        writeln!(out, "{expression}={value}")?;
    }
    Ok(())
}

/// `7` or `5/2`.
fn value(text: &str) -> Option<Value> {
    let (num, den) = text.trim().split_once('/').unwrap_or((text.trim(), "1"));
    let number = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u32>().ok()).flatten();
    Value::new(number(num)?.into(), number(den)?.into())
}
