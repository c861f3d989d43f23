//! Judges an equation that a player has typed, and says exactly what is wrong with it.

use super::expression::Signed;
use super::{Digits, Expression, Fault, Operator, Operators, Value};

/// A correct equation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its left side as it was said, free of idle brackets.
    pub expression: Expression,
    /// Its value, the sign left off.
    pub value: Value,
    /// Whether it is below nought.
    pub negative: bool,
}

/// Judges the equation `text` (`=value` may be missing) over the spanned digits. `needed` is the value it must have, if
/// that is known already. Full and half width, `×*xX·`, `÷/:`, `−–-` and circled digits are all understood.
///
/// # Errors
/// The first thing that is wrong: writing before operators before digits before value.
pub fn judge(text: &str, spanned: Digits, needed: Option<Value>, operators: Operators) -> Result<Judged, Fault> {
    let (left, right) = match text.char_indices().find(|(_, c)| matches!(c, '=' | '＝')) {
        Some((i, c)) => (&text[..i], Some((&text[i + c.len_utf8()..], text[..i].chars().count() + 1))),
        None => (text, None),
    };
    let mut parser = Parser { symbols: symbols(left)?, next: 0, end: left.chars().count() + 1, operators, depth: 0 };
    let (expression, value) = parser.sum()?;
    if let Some(&(column, _)) = parser.symbols.get(parser.next) {
        return Err(Fault::Unexpected { column });
    }
    let used = expression.digits();
    for digit in 0..10 {
        match (used.count(digit), spanned.count(digit)) {
            (1.., 0) => return Err(Fault::NotSpanned { digit }),
            (used, there) if used > there => return Err(Fault::UsedTooOften { digit }),
            _ => {}
        }
    }
    if let Some(digit) = (0..10).find(|&digit| used.count(digit) < spanned.count(digit)) {
        return Err(Fault::Unused { digit });
    }
    let Signed { negative, size: value } = value;
    if let Some((claim, before)) = right {
        let claimed = read_value(claim, before)?;
        if claimed != (Signed { negative, size: value }) {
            let Signed { negative: claimed_negative, size: claimed } = claimed;
            return Err(Fault::WrongClaim { claimed, claimed_negative, value, negative });
        }
    }
    match needed {
        Some(needed) if negative || value != needed => Err(Fault::WrongValue { value, negative, needed }),
        _ => Ok(Judged { expression, value, negative }),
    }
}

/// A symbol of an expression in its plain form.
fn plain(symbol: char) -> Option<char> {
    let symbol = match symbol {
        '！'..='～' => char::from_u32(symbol as u32 - 0xFEE0)?,
        '①'..='⑨' => char::from_u32(symbol as u32 - '①' as u32 + '1' as u32)?,
        '⓪' => '0',
        other => other,
    };
    Some(match symbol {
        '*' | 'x' | 'X' | '·' | '×' | '✕' | '⋅' => '×',
        '/' | ':' | '÷' | '∕' => '÷',
        '−' | '–' | '—' | '-' | '－' => '-',
        '0'..='9' | '+' | '^' | '(' | ')' => symbol,
        '[' | '{' => '(',
        ']' | '}' => ')',
        '²' | '³' => symbol,
        _ => return None,
    })
}

/// The symbols with their columns, without spaces.
fn symbols(text: &str) -> Result<Vec<(usize, char)>, Fault> {
    let mut list = Vec::new();
    for (i, symbol) in text.chars().enumerate().filter(|(_, c)| !c.is_whitespace()) {
        match plain(symbol) {
            Some('²') => list.extend([(i + 1, '^'), (i + 1, '2')]),
            Some('³') => list.extend([(i + 1, '^'), (i + 1, '3')]),
            Some(plain) => list.push((i + 1, plain)),
            None => return Err(Fault::Unknown { column: i + 1, symbol }),
        }
    }
    Ok(list)
}

/// The value behind the `=`: `7`, `-7`, `5/2`.
fn read_value(text: &str, before: usize) -> Result<Signed, Fault> {
    let symbols = symbols(text).map_err(|fault| match fault {
        Fault::Unknown { column, symbol } => Fault::Unknown { column: column + before, symbol },
        other => other,
    })?;
    let plain: String = symbols.iter().map(|(_, symbol)| *symbol).collect();
    let negative = plain.starts_with('-');
    let (num, den) = plain[usize::from(negative)..].split_once('÷').unwrap_or((&plain[usize::from(negative)..], "1"));
    let number = |digits: &str| {
        let all = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        all.then(|| digits.parse::<u32>().ok()).flatten()
    };
    let size = number(num).zip(number(den)).and_then(|(num, den)| Value::new(num.into(), den.into()));
    let size = size.ok_or(Fault::NumberMissing { column: before + 1 })?;
    Ok(if negative { Signed::of(size).negated() } else { Signed::of(size) })
}

struct Parser {
    symbols: Vec<(usize, char)>,
    next: usize,
    /// The column behind the last symbol.
    end: usize,
    operators: Operators,
    depth: u8,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.symbols.get(self.next).map(|&(_, symbol)| symbol)
    }

    fn column(&self) -> usize {
        self.symbols.get(self.next).map_or(self.end, |&(column, _)| column)
    }

    fn sum(&mut self) -> Result<(Expression, Signed), Fault> {
        let (mut expression, mut value) = self.product()?;
        while let Some(sign @ ('+' | '-')) = self.peek() {
            self.next += 1;
            let (term, size) = self.product()?;
            let minus = sign == '-';
            value = value.plus(if minus { size.negated() } else { size }).ok_or(Fault::TooLarge)?;
            expression = Expression::sum_as_said(expression, minus, term);
        }
        Ok((expression, value))
    }

    fn product(&mut self) -> Result<(Expression, Signed), Fault> {
        let (mut expression, mut value) = self.factor()?;
        while let Some(sign @ ('×' | '÷')) = self.peek() {
            let column = self.column();
            let divide = sign == '÷';
            if !self.operators.four {
                let operator = if divide { Operator::Over } else { Operator::Times };
                return Err(Fault::OperatorOff { column, operator });
            }
            self.next += 1;
            let (factor, size) = self.factor()?;
            if divide && size.size.is_zero() {
                return Err(Fault::DivisionByNought { column });
            }
            value = if divide { value.over(size) } else { value.times(size) }.ok_or(Fault::TooLarge)?;
            if divide && !self.operators.fractions && !value.size.is_whole() {
                return Err(Fault::NotWhole { column, quotient: value.size });
            }
            expression = Expression::product_as_said(expression, divide, factor);
        }
        Ok((expression, value))
    }

    fn factor(&mut self) -> Result<(Expression, Signed), Fault> {
        let column = self.column();
        match self.peek() {
            Some('(') if self.depth < 40 => {
                self.next += 1;
                self.depth += 1;
                let inner = self.sum()?;
                self.depth -= 1;
                if self.peek() != Some(')') {
                    let unclosed = self.peek().is_none();
                    return Err(if unclosed {
                        Fault::Unclosed { column }
                    } else {
                        Fault::Unexpected { column: self.column() }
                    });
                }
                self.next += 1;
                Ok(inner)
            }
            Some('0'..='9') => self.number(column),
            _ => Err(Fault::NumberMissing { column }),
        }
    }

    fn number(&mut self, column: usize) -> Result<(Expression, Signed), Fault> {
        let base = self.joined();
        let expression = if self.peek() == Some('^') {
            let column = self.column();
            if !self.operators.power {
                return Err(Fault::OperatorOff { column, operator: Operator::Power });
            }
            self.next += 1;
            match (base.as_slice(), self.joined().as_slice()) {
                (&[base], &[exponent @ (2 | 3)]) => Expression::Power(base, exponent),
                _ => return Err(Fault::BadPower { column }),
            }
        } else if base.len() > 1 && !self.operators.concat {
            return Err(Fault::ConcatOff { column });
        } else if base.len() > 1 && base[0] == 0 {
            return Err(Fault::LeadingNought { column });
        } else {
            Expression::Number(base)
        };
        let value = expression.signed().ok_or(Fault::TooLarge)?;
        Ok((expression, value))
    }

    fn joined(&mut self) -> Vec<u8> {
        let mut digits = Vec::new();
        while let Some(digit) = self.peek().and_then(|symbol| symbol.to_digit(10)) {
            digits.push(digit as u8);
            self.next += 1;
        }
        digits
    }
}
