//! The rule sets by name, from `config/number_chess.ron`.

use std::sync::LazyLock;

/// A rule set with its name.
#[derive(Clone, Debug, serde::Deserialize)]
pub struct Preset {
    /// The name behind `preset=`.
    pub name: String,
    /// What differs from the defaults, as `k=v,…`.
    pub rules: String,
}

/// The names, for messages.
pub(super) const NAMES: &str = "full, grade-1, match-grade-1, grades-2-3, first-chains, grades-4-6, match";

/// Every preset, the order of a menu.
pub fn all() -> &'static [Preset] {
    // The file is compiled in and read by a test: it cannot be broken here.
    static PRESETS: LazyLock<Vec<Preset>> =
        LazyLock::new(|| ron::from_str(include_str!("../../../config/number_chess.ron")).unwrap_or_default());
    &PRESETS
}

/// The rules of a name.
pub(super) fn rules(name: &str) -> Option<&'static str> {
    all().iter().find(|preset| preset.name == name).map(|preset| preset.rules.as_str())
}
