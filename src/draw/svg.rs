//! Shapes and words as SVG.

use std::fmt::{Display, Write};

use super::Rgb;

/// The height of digits and capitals in the embedded typeface, in parts of the type size.
pub(super) const CAP_HEIGHT: f32 = 0.733;
const FAMILY: &str = "'Noto Sans SC','Noto Sans CJK SC','Source Han Sans SC',sans-serif";

/// A place on the sheet: to the right, downwards.
pub(super) type Place = (f32, f32);

/// Where a text stands on its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// SVG elements in the order in which they are drawn.
#[derive(Default)]
pub(super) struct Svg(String);

impl Svg {
    /// The whole picture: `view` is left, top, width and height; `width` and `height` are lengths in any SVG unit.
    pub fn document(&self, view: [f32; 4], width: &str, height: &str) -> String {
        let view = view.map(number).join(" ");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"{view}\" \
             font-family=\"{FAMILY}\">\n{}</svg>\n",
            self.0
        )
    }

    /// An element as it is written.
    pub fn raw(&mut self, element: impl Display) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.0, "{element}");
    }

    /// Elements of another picture within a group.
    pub fn group(&mut self, attributes: &str, inside: &Self) {
        self.raw(format!("<g {attributes}>\n{}</g>", inside.0));
    }

    pub fn circle(&mut self, (x, y): Place, radius: f32, paint: &str) {
        self.raw(format!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {paint}/>", number(x), number(y), number(radius)));
    }

    /// A rectangle from its upper left corner.
    pub fn rect(&mut self, (x, y): Place, (width, height): Place, paint: &str) {
        let [x, y, width, height] = [x, y, width, height].map(number);
        self.raw(format!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" {paint}/>"));
    }

    pub fn line(&mut self, from: Place, to: Place, paint: &str) {
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(number);
        self.raw(format!("<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" {paint}/>"));
    }

    pub fn polygon(&mut self, corners: &[Place], paint: &str) {
        let points: Vec<String> = corners.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
        self.raw(format!("<polygon points=\"{}\" {paint}/>", points.join(" ")));
    }

    /// A shape that was defined under a name, moved to a place.
    pub fn shape(&mut self, id: &str, (x, y): Place) {
        self.raw(format!("<use href=\"#{id}\" x=\"{}\" y=\"{}\"/>", number(x), number(y)));
    }

    /// A line of text whose baseline begins, has its middle or ends at a place.
    pub fn text(&mut self, (x, y): Place, size: f32, anchor: Anchor, paint: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let [x, y, size] = [x, y, size].map(number);
        self.raw(format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor} {paint}>{}</text>", escaped(text)));
    }

    /// A line of text about its middle, as digits and capitals are high.
    pub fn label(&mut self, (x, y): Place, size: f32, paint: &str, text: &str) {
        self.text((x, y + size * CAP_HEIGHT / 2.0), size, Anchor::Middle, paint, text);
    }
}

/// A filled shape.
pub(super) fn fill(colour: Rgb) -> String {
    format!("fill=\"{}\"", String::from(colour))
}

/// A line or outline.
pub(super) fn stroke(colour: Rgb, width: f32) -> String {
    format!("fill=\"none\" {}", edge(colour, width))
}

/// The outline of a filled shape.
pub(super) fn edge(colour: Rgb, width: f32) -> String {
    format!("stroke=\"{}\" stroke-width=\"{}\"", String::from(colour), number(width))
}

/// Heavier letters: the embedded typeface has one weight.
pub(super) fn bold(colour: Rgb, size: f32) -> String {
    format!("{} {} stroke-linejoin=\"round\"", fill(colour), edge(colour, size * 0.045))
}

/// A radial gradient of one colour: its middle and radius in parts of the shape, its opacity from there outwards.
pub(super) fn gradient(id: &str, colour: Rgb, (x, y, r): (f32, f32, f32), stops: &[(f32, f32)]) -> String {
    let mut out = format!("<radialGradient id=\"{id}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\">");
    let colour = String::from(colour);
    for (offset, alpha) in stops {
        let alpha = number(*alpha);
        let _ = write!(out, "<stop offset=\"{offset}\" stop-color=\"{colour}\" stop-opacity=\"{alpha}\"/>");
    }
    out + "</radialGradient>"
}

/// A number with at most two decimals.
pub(super) fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// Text as it stands between tags. What XML does not know at all becomes a blank.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
