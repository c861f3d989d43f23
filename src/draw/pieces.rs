//! Pieces as SVG: marbles, numbered pieces, draughtsmen and kings, each look defined once a picture.

use super::picture::MARBLE;
use super::svg::{Place, Svg, bold, edge, fill, gradient, stroke};
use super::{Rgb, Theme};
use crate::games::{Piece, Seat};
use crate::record::Colour;

/// User units a board unit.
pub(super) const UNIT: f32 = 40.0;
/// Radius of a piece in user units.
const R: f32 = MARBLE * UNIT;
const MIDDLE: Place = (0.0, 0.0);
const BLACK: Rgb = Rgb([0; 3]);
const WHITE: Rgb = Rgb([255; 3]);

/// What sort of pieces a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// Balls.
    Marble,
    /// Discs with a number.
    Numbered,
    /// Draughtsmen.
    Man,
}

/// How the pieces of one picture look.
pub(super) struct Pieces<'a> {
    pub theme: &'a Theme,
    pub colours: &'a [Colour],
    pub sort: Sort,
    pub symbols: bool,
}

impl Pieces<'_> {
    fn colour(&self, seat: Seat) -> Colour {
        self.colours.get(seat.index()).copied().unwrap_or(Colour::Vermilion)
    }

    /// The shapes that the pieces are put together from.
    pub fn define(&self, svg: &mut Svg) {
        svg.raw("<defs>");
        let gloss = self.theme.gloss;
        if gloss > 0.0 {
            let middle = (0.5, 0.5, 0.5);
            svg.raw(gradient("shadow", BLACK, middle, &[(0.0, 0.5), (0.6, 0.22), (0.75, 0.11), (1.0, 0.0)]));
            svg.raw(gradient("shade", BLACK, (0.36, 0.30, 0.80), &[(0.0, 0.0), (0.5, 0.0), (0.8, 0.12), (1.0, 0.32)]));
            let light = [(0.0, 0.62), (0.25, 0.42), (0.6, 0.10), (1.0, 0.0)].map(|(at, alpha)| (at, alpha * gloss));
            svg.raw(gradient("light", WHITE, middle, &light));
        }
        for (index, &colour) in self.colours.iter().enumerate() {
            if self.colours[..index].contains(&colour) {
                continue;
            }
            let mut piece = Svg::default();
            match self.sort {
                Sort::Marble => self.marble(&mut piece, colour),
                Sort::Numbered => self.numbered(&mut piece, colour, index == 0),
                Sort::Man => self.man(&mut piece, colour),
            }
            svg.group(&format!("id=\"{}\"", colour.name()), &piece);
        }
        svg.raw("</defs>");
    }

    /// A piece on its place.
    pub fn put(&self, svg: &mut Svg, (x, y): Place, piece: Piece) {
        let colour = self.colour(piece.seat);
        if self.theme.gloss > 0.0 {
            let shadow = (x + 0.04 * UNIT, y + 0.07 * UNIT);
            svg.circle(shadow, R * 1.38, "fill=\"url(#shadow)\"");
        }
        if piece.king {
            self.king(svg, (x, y), colour);
        } else {
            svg.shape(colour.name(), (x, y));
        }
        if let Some(numeral) = piece.number {
            self.numeral(svg, (x, y), numeral);
        }
    }

    /// A small piece beside a name or a remark.
    pub fn icon(&self, svg: &mut Svg, (x, y): Place, radius: f32, seat: Seat) {
        let mut shape = Svg::default();
        shape.shape(self.colour(seat).name(), (0.0, 0.0));
        let [x, y, scale] = [x, y, radius / R].map(|value| format!("{value:.3}"));
        svg.group(&format!("transform=\"translate({x} {y}) scale({scale})\""), &shape);
    }

    fn marble(&self, svg: &mut Svg, colour: Colour) {
        let base = self.theme.seat(colour);
        svg.circle(MIDDLE, R, &fill(base));
        if self.theme.hatched {
            filling(svg, colour);
        } else if self.theme.gloss > 0.0 {
            // Light from the upper left.
            svg.circle(MIDDLE, R, "fill=\"url(#shade)\"");
            svg.circle((-0.34 * R, -0.44 * R), 0.46 * R, "fill=\"url(#light)\"");
            svg.circle(MIDDLE, R * 0.97, &(stroke(base.mix(BLACK, 0.45), R * 0.06) + " stroke-opacity=\"0.85\""));
        } else {
            svg.circle(MIDDLE, R * 0.945, &stroke(WHITE, R * 0.11));
        }
        if self.symbols {
            let ink = base.ink();
            let halo = if self.theme.hatched { edge(ink.ink(), R * 0.2) } else { String::new() };
            symbol(svg, colour, 0.41 * R, &format!("{} {halo} paint-order=\"stroke\"", fill(ink)));
        }
    }

    /// A light face with a ring: a thick one for the first side, a double one for the other.
    fn numbered(&self, svg: &mut Svg, colour: Colour, first: bool) {
        let ring = if self.theme.hatched { BLACK } else { self.theme.seat(colour) };
        let face = if self.theme.hatched { WHITE } else { self.theme.face() };
        svg.circle(MIDDLE, R, &fill(face));
        if first {
            svg.circle(MIDDLE, R * 0.885, &stroke(ring, R * 0.19));
        } else {
            svg.circle(MIDDLE, R * 0.948, &stroke(ring, R * 0.075));
            svg.circle(MIDDLE, R * 0.775, &stroke(ring, R * 0.08));
        }
    }

    fn numeral(&self, svg: &mut Svg, (x, y): Place, numeral: u8) {
        let ink = if self.theme.hatched { BLACK } else { self.theme.numeral() };
        let underlined = matches!(numeral, 6 | 9);
        let (size, up) = if underlined { (1.14 * R, 0.10 * R) } else { (1.24 * R, 0.02 * R) };
        svg.label((x, y - up), size, &bold(ink, size), &numeral.to_string());
        if underlined {
            let below = y + 0.50 * R;
            svg.line((x - 0.26 * R, below), (x + 0.26 * R, below), &edge(ink, 0.09 * R));
        }
    }

    /// A man on a man, with a crown.
    fn king(&self, svg: &mut Svg, (x, y): Place, colour: Colour) {
        let base = self.theme.seat(colour);
        let ink = if self.theme.hatched { base.ink() } else { base.ink().mix(base, 0.1) };
        svg.shape(colour.name(), (x, y + 0.06 * UNIT));
        let y = y - 0.08 * UNIT;
        svg.circle((x, y), R * 0.97, &format!("{} {}", fill(base), edge(base.mix(ink, 0.8), R * 0.06)));
        let half = R * 0.52;
        let tips = [(-1.0, 0.66), (-1.0, -0.42), (-0.48, 0.05), (0.0, -0.72), (0.48, 0.05), (1.0, -0.42), (1.0, 0.66)];
        let corners = tips.map(|(dx, dy)| (x + dx * half, y + dy * half));
        svg.polygon(&corners, &format!("{} {} stroke-linejoin=\"round\"", fill(ink), edge(ink, R * 0.08)));
    }

    /// The edge of a draughtsman: seen on its own colour and on either field.
    fn rim(&self, base: Rgb) -> Rgb {
        match base.luminance() < 0.2 {
            true if self.theme.hatched => base,
            true if self.theme.gloss == 0.0 => WHITE,
            true => base.mix(WHITE, if self.theme.dark { 0.5 } else { 0.3 }),
            false => base.mix(BLACK, 0.6),
        }
    }

    /// A disc with two ridges.
    fn man(&self, svg: &mut Svg, colour: Colour) {
        let base = self.theme.seat(colour);
        let ridge = base.mix(base.ink(), if self.theme.hatched { 1.0 } else { 0.35 });
        svg.circle(MIDDLE, R * 0.97, &format!("{} {}", fill(base), edge(self.rim(base), R * 0.06)));
        svg.circle(MIDDLE, R * 0.74, &stroke(ridge, R * 0.06));
        svg.circle(MIDDLE, R * 0.50, &stroke(ridge, R * 0.06));
    }
}

/// What a marble bears in print. Its ground is the theme's.
fn filling(svg: &mut Svg, colour: Colour) {
    match colour {
        // Vertical stripes.
        Colour::Yellow => stripes(svg, 90.0),
        // Stripes that rise to the right.
        Colour::Green => stripes(svg, -45.0),
        // A black heart.
        Colour::Purple => svg.circle(MIDDLE, R * 0.5, &fill(BLACK)),
        // A white heart.
        Colour::Sky => svg.circle(MIDDLE, R * 0.5, &fill(WHITE)),
        Colour::Vermilion | Colour::Blue | Colour::White | Colour::Black => {}
    }
    svg.circle(MIDDLE, R * 0.95, &stroke(BLACK, R * 0.10));
}

/// Parallel chords of the disc, at an angle in degrees.
fn stripes(svg: &mut Svg, angle: f32) {
    let mut lines = Svg::default();
    for step in -3i8..=3 {
        let y = f32::from(step) * R * 0.26;
        let half = (R * R - y * y).max(0.0).sqrt() * 0.95;
        lines.line((-half, y), (half, y), &edge(BLACK, R * 0.11));
    }
    svg.group(&format!("transform=\"rotate({angle})\""), &lines);
}

/// ● ▲ ■ ◆ ★ ✚ in the order of the colours, as shapes; `unit` is half the size of their square.
fn symbol(svg: &mut Svg, colour: Colour, unit: f32, paint: &str) {
    let polygon = |svg: &mut Svg, corners: &[Place]| {
        let corners: Vec<Place> = corners.iter().map(|(x, y)| (x * unit, y * unit)).collect();
        svg.polygon(&corners, paint);
    };
    match colour {
        // Pieces of draughts bear no symbol.
        Colour::White | Colour::Black => {}
        Colour::Vermilion => svg.circle(MIDDLE, 0.7 * unit, paint),
        Colour::Yellow => polygon(svg, &[(0.0, -0.76), (0.762, 0.56), (-0.762, 0.56)]),
        Colour::Green => polygon(svg, &[(-0.66, -0.66), (0.66, -0.66), (0.66, 0.66), (-0.66, 0.66)]),
        Colour::Blue => polygon(svg, &[(0.0, -0.88), (0.88, 0.0), (0.0, 0.88), (-0.88, 0.0)]),
        Colour::Purple => {
            let corner = |tenth: u8| {
                let radius = if tenth.is_multiple_of(2) { 0.92 } else { 0.414 };
                let (sin, cos) = (f32::from(tenth) * std::f32::consts::PI / 5.0).sin_cos();
                (radius * sin, -radius * cos)
            };
            polygon(svg, &std::array::from_fn::<Place, 10, _>(|tenth| corner(tenth as u8)));
        }
        Colour::Sky => {
            let (long, short) = (0.82, 0.27);
            polygon(
                svg,
                &[
                    (-short, -long),
                    (short, -long),
                    (short, -short),
                    (long, -short),
                    (long, short),
                    (short, short),
                    (short, long),
                    (-short, long),
                    (-short, short),
                    (-long, short),
                    (-long, -short),
                    (-short, -short),
                ],
            );
        }
    }
}
