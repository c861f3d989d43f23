//! SVG to pixels, with the embedded typeface alone: the same picture on every machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree, fontdb};

/// The embedded typeface: all characters of GB 2312 and Big5 level 1, signs and circled digits.
pub const FONT: &[u8] = include_bytes!("../../assets/fonts/NotoSansSC-Board.ttf");

/// The widest and highest picture, in pixels.
pub const LARGEST: u32 = 8192;

/// Why a picture cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The drawing is not understood; the reader's own words.
    Drawing(String),
    /// No picture of this many pixels is made.
    Size {
        /// Pixels across.
        width: u32,
        /// Pixels down.
        height: u32,
    },
    /// The pixels could not be packed; the writer's own words.
    Packing(String),
}

/// A picture as pixels, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Four bytes a pixel: red, green, blue, opacity; not premultiplied.
    pub rgba: Vec<u8>,
}

/// A drawing as PNG, `width` pixels wide.
///
/// # Errors
/// The drawing is no SVG, or the picture would be empty or larger than [`LARGEST`].
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    render(svg, width)?.encode_png().map_err(|error| PictureError::Packing(error.to_string()))
}

/// A drawing as pixels, `width` of them wide.
///
/// # Errors
/// As [`png`].
pub fn pixels(svg: &str, width: u32) -> Result<Pixels, PictureError> {
    let map = render(svg, width)?;
    let rgba = map.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Ok(Pixels { width: map.width(), height: map.height(), rgba: rgba.collect() })
}

fn render(svg: &str, width: u32) -> Result<Pixmap, PictureError> {
    static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_source(fontdb::Source::Binary(Arc::new(FONT)));
        Arc::new(fonts)
    });
    let options = usvg::Options { fontdb: FONTS.clone(), ..usvg::Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| PictureError::Drawing(error.to_string()))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let too_large = PictureError::Size { width, height };
    if width > LARGEST || height > LARGEST {
        return Err(too_large);
    }
    let mut map = Pixmap::new(width, height).ok_or(too_large)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    Ok(map)
}
