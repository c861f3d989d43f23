//! Rules as text: `k=v,k=v`, the same for every game.

use super::SetupError;

/// A rule and the values that a set-up offers for it; the first is not always the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub key: &'static str,
    /// What it takes.
    pub values: &'static [&'static str],
}

impl Choice {
    /// A rule with its values.
    pub const fn new(key: &'static str, values: &'static [&'static str]) -> Self {
        Self { key, values }
    }

    /// A rule that is on or off.
    pub const fn switch(key: &'static str) -> Self {
        Self::new(key, &["on", "off"])
    }

    /// Whether it is on or off.
    pub fn is_switch(self) -> bool {
        self.values == ["on", "off"]
    }

    /// Whether its values are numbers.
    pub fn is_number(self) -> bool {
        self.values.iter().all(|value| value.bytes().all(|b| b.is_ascii_digit()))
    }
}

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

/// The options that a text gives: the defaults, changed rule by rule.
///
/// # Errors
/// What `set` says of the first rule that it does not take.
pub(super) fn read<O: Default>(
    text: &str,
    set: impl Fn(&mut O, Rule<'_>) -> Result<(), SetupError>,
) -> Result<O, SetupError> {
    let mut options = O::default();
    rules(text).try_for_each(|rule| set(&mut options, rule))?;
    Ok(options)
}

/// The error for a value that does not go with the others.
pub(super) fn bad_value(key: &str, value: u8, allowed: &'static str) -> SetupError {
    SetupError::BadValue { key: key.into(), value: value.to_string(), allowed }
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
