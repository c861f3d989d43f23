//! Rules as text: `k=v,k=v`, the same for every game.

use super::SetupError;

/// One rule of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rule<'a> {
    pub key: &'a str,
    pub value: &'a str,
}

/// The rules of a text, in order. Spaces around words do not matter; a key without `=` has an empty value.
pub(super) fn rules(text: &str) -> impl Iterator<Item = Rule<'_>> {
    text.split(',').map(str::trim).filter(|pair| !pair.is_empty()).map(|pair| {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        Rule { key: key.trim(), value: value.trim() }
    })
}

impl Rule<'_> {
    /// The error for a value that the rule does not take.
    pub fn bad(self, allowed: &'static str) -> SetupError {
        SetupError::BadValue { key: self.key.into(), value: self.value.into(), allowed }
    }

    /// `on` or `off`.
    pub fn flag(self) -> Result<bool, SetupError> {
        match self.value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(self.bad("on, off")),
        }
    }
}

/// `on` or `off`, as it is written.
pub(super) const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
