//! Pictures as files: the ending says which, and a second page is a second file.

use std::path::{Path, PathBuf};

use super::{PictureError, png};
use crate::record::{FileError, write_atomically};

/// Why pictures could not be written.
#[derive(Debug)]
pub enum ExportError {
    /// The ending of the file asks for no picture.
    Ending(PathBuf),
    /// A picture could not be made.
    Picture(PictureError),
    /// A file could not be written.
    File(FileError),
}

/// The form that a file name asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureForm {
    /// A drawing, `.svg`.
    Svg,
    /// Pixels, `.png`.
    Png,
}

impl PictureForm {
    /// The form of a file name; `None` for endings of other things.
    pub fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// Writes drawings to a file, or from the second on to files beside it, `NAME-2.png`; pixels are `across` wide. Gives
/// the files in order. Each is whole or not there.
///
/// # Errors
/// The ending, the picture, or the disk; files before the one that fails are written.
pub fn write_pictures(drawings: &[String], path: &Path, across: u32) -> Result<Vec<PathBuf>, ExportError> {
    let form = PictureForm::of(path).ok_or_else(|| ExportError::Ending(path.into()))?;
    let write = |(index, drawing): (usize, &String)| {
        let path = numbered(path, index);
        let bytes = match form {
            PictureForm::Svg => drawing.clone().into_bytes(),
            PictureForm::Png => png(drawing, across).map_err(ExportError::Picture)?,
        };
        write_atomically(&path, &bytes).map_err(ExportError::File)?;
        Ok(path)
    };
    drawings.iter().enumerate().map(write).collect()
}

/// The first page has the name that was asked for; the others bear their number.
fn numbered(path: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return path.into();
    }
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    path.with_file_name(format!("{}-{}.{}", part(path.file_stem()), index + 1, part(path.extension())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_stand_beside_each_other_and_other_endings_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let page = |side: u32| format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"9\"/>");
        let drawings = [page(9), page(18)];
        let files = write_pictures(&drawings, &folder.path().join("a.SVG"), 90).unwrap();
        assert_eq!(files, ["a.SVG", "a-2.SVG"].map(|name| folder.path().join(name)));
        assert_eq!(std::fs::read_to_string(&files[1]).unwrap(), drawings[1]);
        let files = write_pictures(&drawings[..1], &folder.path().join("b.png"), 90).unwrap();
        assert_eq!(image::image_dimensions(&files[0]).unwrap(), (90, 90));
        let refused = |name| write_pictures(&drawings, &folder.path().join(name), 90);
        assert!(matches!(refused("c.ron"), Err(ExportError::Ending(_))));
        assert!(matches!(refused("c"), Err(ExportError::Ending(_))));
        assert!(matches!(refused("b.png/c.png"), Err(ExportError::File(_))));
    }
}
