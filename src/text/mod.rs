//! Every word a user reads: translation files, language choice, and sentences for what rules and files answer.

mod draughts;
mod number_chess;
mod sheet;
mod terms;

use std::borrow::Cow;
use std::time::Duration;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};

pub use fluent_bundle::FluentValue;
pub use terms::Names;

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lang {
    /// 繁體中文.
    #[serde(rename = "zh_Hant")]
    ZhHant,
    /// 简体中文.
    #[serde(rename = "zh_Hans")]
    ZhHans,
    /// English.
    #[serde(rename = "en")]
    En,
}

impl Lang {
    /// All, in the order of the list.
    pub const ALL: [Self; 3] = [Self::ZhHant, Self::ZhHans, Self::En];

    /// The language tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
            Self::En => "en",
        }
    }

    /// The language in its own words.
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::ZhHant => "繁體中文",
            Self::ZhHans => "简体中文",
            Self::En => "English",
        }
    }

    /// The language that serves a system's locale best, as `zh_TW.UTF-8`, `zh-Hans-CN` or `de_DE`.
    pub fn of_locale(locale: &str) -> Self {
        let lower = locale.to_ascii_lowercase();
        let parts: Vec<&str> = lower.split(['-', '_', '.', '@']).collect();
        match parts.first() {
            Some(&"zh" | &"yue") => {
                let traditional = parts.iter().any(|part| matches!(*part, "hant" | "tw" | "hk" | "mo"));
                let simplified = parts.iter().any(|part| matches!(*part, "hans" | "cn" | "sg"));
                if traditional || parts[0] == "yue" && !simplified { Self::ZhHant } else { Self::ZhHans }
            }
            _ => Self::En,
        }
    }

    /// The language of the system.
    pub fn of_system() -> Self {
        sys_locale::get_locale().map_or(Self::En, |locale| Self::of_locale(&locale))
    }

    const fn source(self) -> &'static str {
        match self {
            Self::ZhHant => include_str!("../../assets/i18n/zh-Hant.ftl"),
            Self::ZhHans => include_str!("../../assets/i18n/zh-Hans.ftl"),
            Self::En => include_str!("../../assets/i18n/en.ftl"),
        }
    }
}

/// The words of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// Loads a language.
    pub fn new(lang: Lang) -> Self {
        // A slip in a translation file costs that message alone; the tidy test finds it before a user does.
        let resource = match FluentResource::try_new(lang.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let mut bundle = FluentBundle::new_concurrent(lang.tag().parse().into_iter().collect());
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Self { lang, bundle }
    }

    /// Which language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// Two sentences; English needs a space between them.
    pub fn join(&self, first: &str, second: &str) -> String {
        if self.lang == Lang::En { format!("{first} {second}") } else { format!("{first}{second}") }
    }

    /// A message without arguments.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A message with arguments. A key without a message gives the key.
    pub fn with(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.into();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (Cow::from(*name), value.clone())).collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

/// A time in minutes and seconds, with hours where there are any.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds >= 3600 {
        return format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_minutes_and_hours() {
        assert_eq!(clock(Duration::from_millis(65_900)), "1:05");
        assert_eq!(clock(Duration::from_secs(3723)), "1:02:03");
    }

    #[test]
    fn locales_find_their_language() {
        for (locale, lang) in [
            ("zh_TW.UTF-8", Lang::ZhHant),
            ("zh-Hant-HK", Lang::ZhHant),
            ("zh-HK", Lang::ZhHant),
            ("yue", Lang::ZhHant),
            ("zh_CN", Lang::ZhHans),
            ("zh-Hans-SG", Lang::ZhHans),
            ("zh", Lang::ZhHans),
            ("en_GB.UTF-8", Lang::En),
            ("C", Lang::En),
            ("", Lang::En),
            ("de-DE", Lang::En),
        ] {
            assert_eq!(Lang::of_locale(locale), lang, "{locale}");
        }
    }

    #[test]
    fn a_missing_key_shows_itself_and_arguments_are_filled_in() {
        let text = Text::new(Lang::En);
        assert_eq!(text.get("no-such-key"), "no-such-key");
        assert_eq!(text.with("status-to-move", &[("name", "Blue".into())]), "Blue to move.");
    }
}
