//! Loading and storing: a broken file is reported, kept as `.bad`, and the built-in values are used.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::{Keys, Settings};
use crate::draw::Theme;
use crate::record::{FileError, put_aside, read_text, write_atomically};

/// A file of the user's that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// Where it was.
    pub path: PathBuf,
    /// The line, from 1, and what is wrong there, in the reader's words.
    pub reason: String,
}

/// Reads a RON file of the config folder. `Ok(None)`: there is none.
fn load<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, Complaint> {
    if !path.exists() {
        return Ok(None);
    }
    let complain = |reason: String| Complaint { path: path.into(), reason };
    let parsed = match read_text(path) {
        Ok(text) => ron::from_str(&text).map_err(|error| complain(error.to_string())),
        Err(FileError::Io { error, .. }) => return Err(complain(error.to_string())), // nothing wrong with the file
        Err(_) => Err(complain("UTF-8".into())),
    };
    parsed.map(Some).inspect_err(|_| {
        // If it cannot even be moved it stays where it is; the complaint is made all the same.
        let _ = put_aside(path);
    })
}

/// The settings of a config folder, the built-in ones where there are none, and what was wrong.
pub fn load_settings(config: &Path) -> (Settings, Option<Complaint>) {
    match load::<Settings>(&config.join("settings.ron")) {
        Ok(settings) => (settings.unwrap_or_default().tidied(), None),
        Err(complaint) => (Settings::default(), Some(complaint)),
    }
}

/// The key table: the user's where there is one.
pub fn load_keys(config: &Path) -> (Keys, Option<Complaint>) {
    match load::<Keys>(&config.join("keys.ron")) {
        Ok(keys) => (keys.unwrap_or_default(), None),
        Err(complaint) => (Keys::default(), Some(complaint)),
    }
}

/// A theme file of the user's that replaces the built-in one of that name.
pub fn load_theme_override(config: &Path, name: &str) -> Result<Option<Theme>, Complaint> {
    load(&config.join("themes").join(format!("{name}.ron")))
}

/// Stores the settings.
///
/// # Errors
/// The file cannot be written.
pub fn save_settings(config: &Path, settings: &Settings) -> Result<(), FileError> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::new()).unwrap_or_default();
    write_atomically(&config.join("settings.ron"), text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_file_and_the_defaults_agree() {
        let built_in: Settings = ron::from_str(include_str!("../../config/settings.ron")).unwrap();
        assert_eq!(built_in, Settings::default());
    }

    #[test]
    fn settings_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings { theme: "night".into(), font_scale: 1.25, ..Settings::default() };
        settings.remember("/games/a.ron".into());
        settings.remember("/games/b.ron".into());
        settings.remember("/games/a.ron".into());
        assert_eq!(settings.recent, [PathBuf::from("/games/a.ron"), "/games/b.ron".into()]);
        save_settings(folder.path(), &settings).unwrap();
        assert_eq!(load_settings(folder.path()), (settings, None));
    }

    #[test]
    fn a_broken_file_is_kept_aside_and_reported() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("settings.ron");
        std::fs::write(&path, "(theme: 7").unwrap();
        let (settings, complaint) = load_settings(folder.path());
        assert_eq!(settings, Settings::default());
        assert_eq!(complaint.unwrap().path, path);
        assert!(!path.exists() && folder.path().join("settings.ron.bad").exists());
    }

    #[test]
    fn values_out_of_range_are_brought_back() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("settings.ron"), "(font_scale: 99.0)").unwrap();
        assert_eq!(load_settings(folder.path()).0.font_scale, 2.0);
        std::fs::write(folder.path().join("settings.ron"), "(font_scale: NaN)").unwrap();
        assert_eq!(load_settings(folder.path()).0.font_scale, 1.0);
    }
}
