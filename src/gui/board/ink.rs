//! The one material of the board, and what each thing on it looks like in a theme.

use std::collections::HashMap;

use bevy::asset::{AssetPath, embedded_asset, embedded_path};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, ShaderType};
use bevy::shader::ShaderRef;
use bevy::sprite_render::{AlphaMode2d, Material2d, Material2dPlugin};

use crate::draw::{Rgb, Theme};
use crate::record::Colour;

/// Rounding of a zone's ground: its outline keeps the same distance all round the marbles at its corners.
const ZONE_ROUND: f32 = 0.169;

/// How much is left to be seen of a piece that has been jumped.
const FAINT: f32 = 0.32;

/// What the shader is told.
#[derive(Clone, Copy, Debug, ShaderType)]
struct Shape {
    fill: Vec4,
    edge: Vec4,
    /// Which shape, width of the edge, gloss, rounding.
    shape: Vec4,
}

/// A drawn shape.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct Ink {
    #[uniform(0)]
    shape: Shape,
}

impl Material2d for Ink {
    fn fragment_shader() -> ShaderRef {
        ShaderRef::Path(AssetPath::from_path_buf(embedded_path!("ink.wgsl")).with_source("embedded"))
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Everything that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// The soft shadow of the board.
    PlateShadow,
    /// The board.
    Plate,
    /// The soft shadow of a square board.
    SquareShadow,
    /// A square board.
    SquarePlate,
    /// A field of a chequered board, or all of its light ones.
    Field(bool),
    /// A field of a home.
    Home(Colour),
    /// The outline of a field of the goal of the seat to move.
    GoalField(Colour),
    /// The ground of a point, with its seat's colour.
    Zone(Option<Colour>),
    /// The outline of the goal of the seat to move.
    Goal(Colour),
    /// A line between holes.
    Grid,
    /// A hole.
    Hole,
    /// The shadow of a marble.
    Shadow,
    /// A marble; faint when it has been jumped and is about to leave.
    Marble(Colour, bool),
    /// A draughtsman, in the same two states.
    Man(Colour, bool),
    /// The crown of a king.
    Crown(Colour, bool),
    /// A numbered piece; of the second seat with a double ring.
    Numbered(Colour, bool),
    /// The symbol on a marble.
    Symbol(Colour),
    /// A cell that can be reached.
    Dot,
    /// A cell that can be reached, where the move cannot end.
    HollowDot,
    /// A reachable cell under the pointer.
    Aim,
    /// Around the picked piece.
    Picked,
    /// Around the cell under the keyboard.
    Cursor,
    /// Around the cause of a refusal.
    Culprit,
    /// The way of the last move, and its landings.
    LastLine,
    /// A landing of the last move.
    LastDot,
    /// The way that a move would take.
    PathLine,
    /// A landing of that way.
    PathDot,
}

impl Look {
    fn shape(self, theme: &Theme) -> Shape {
        let seat = |colour| theme.seat(colour);
        let flat = theme.gloss == 0.0;
        let (kind, fill, edge, width, gloss, round) = match self {
            Self::PlateShadow => {
                (3, rgba(Rgb([0, 0, 0]), if theme.dark { 0.55 } else { 0.42 }), Vec4::ZERO, 0.35, 0.0, 0.0)
            }
            Self::Plate => (12, rgba(theme.plate, 1.0), rgba(theme.plate_edge, 1.0), 0.012, theme.gloss, 0.0),
            Self::SquareShadow => {
                (20, rgba(Rgb([0, 0, 0]), if theme.dark { 0.45 } else { 0.28 }), Vec4::ZERO, 0.0, 0.0, 0.0)
            }
            Self::SquarePlate => (16, rgba(theme.plate, 1.0), rgba(theme.plate_edge, 1.0), 0.010, theme.gloss, 0.03),
            Self::Field(dark) => (17, rgba(theme.field(dark), 1.0), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::Home(colour) => (17, rgba(seat(colour), theme.tint * 1.2), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::GoalField(colour) => (17, rgba(seat(colour), 0.34), rgba(seat(colour), 1.0), 0.05, 0.0, 0.0),
            Self::Zone(colour) => {
                let (ground, tint) = colour.map_or((theme.grid, theme.tint * 0.5), |c| (seat(c), theme.tint));
                (5, rgba(ground, tint), rgba(ground, (tint * 1.9).min(1.0)), 0.010, 0.0, ZONE_ROUND)
            }
            Self::Goal(colour) => {
                (5, rgba(seat(colour), 0.0), rgba(goal_edge(theme, seat(colour)), 1.0), 0.028, 0.0, ZONE_ROUND)
            }
            Self::Grid => (4, rgba(theme.grid, if flat { 1.0 } else { 0.75 }), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::Hole => (2, rgba(theme.hole, 1.0), rgba(theme.hole_rim, 0.9), 0.11, theme.gloss.min(0.8) * 1.2, 0.0),
            Self::Shadow => (3, rgba(Rgb([0, 0, 0]), if flat { 0.0 } else { 0.5 }), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::Man(colour, faint) => {
                let (base, alpha) = (seat(colour), if faint { FAINT } else { 1.0 });
                let is_dark = base.luminance() < 0.2;
                let rim = match is_dark {
                    true if flat => Rgb([255; 3]),
                    true => base.mix(Rgb([255; 3]), if theme.dark { 0.5 } else { 0.3 }),
                    false => base.mix(Rgb([0; 3]), 0.6),
                };
                let ridge = if is_dark && !flat { 1.0 } else { 0.55 };
                (18, rgba(base, alpha), rgba(rim, alpha), 0.055, theme.gloss, ridge)
            }
            Self::Crown(colour, faint) => {
                let ink = seat(colour).ink().mix(seat(colour), 0.1);
                (19, rgba(ink, if faint { FAINT } else { 1.0 }), Vec4::ZERO, 0.0, 0.0, 0.0)
            }
            Self::Marble(colour, faint) => {
                let edge = if flat { Rgb([255; 3]) } else { seat(colour).mix(Rgb([0; 3]), 0.45) };
                (
                    1,
                    rgba(seat(colour), if faint { FAINT } else { 1.0 }),
                    rgba(edge, 0.85),
                    if flat { 0.10 } else { 0.055 },
                    theme.gloss,
                    0.0,
                )
            }
            Self::Numbered(colour, double) => {
                let kind = if double { 15 } else { 14 };
                (kind, rgba(theme.face(), 1.0), rgba(seat(colour), 1.0), 0.0, theme.gloss, 0.0)
            }
            Self::Symbol(colour) => (symbol(colour), rgba(seat(colour).ink(), 0.92), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::Dot => (0, rgba(theme.mark, 0.80), rgba(theme.plate, 0.9), 0.22, 0.0, 0.0),
            Self::HollowDot => (13, rgba(theme.mark, 0.9), rgba(theme.mark, 0.9), 0.30, 0.0, 0.0),
            Self::Aim => (0, rgba(theme.accent, 1.0), rgba(theme.plate, 0.9), 0.18, 0.0, 0.0),
            Self::Picked => (13, rgba(theme.mark, 0.95), rgba(theme.mark, 0.95), 0.10, 0.0, 0.0),
            Self::Cursor => (13, rgba(theme.accent, 1.0), rgba(theme.accent, 1.0), 0.09, 0.0, 0.0),
            Self::Culprit => (13, rgba(theme.accent, 1.0), rgba(theme.accent, 1.0), 0.16, 0.0, 0.0),
            Self::LastLine => (4, rgba(theme.mark, 0.42), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::LastDot => (0, rgba(theme.mark, 0.55), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::PathLine => (4, rgba(theme.accent, 0.95), Vec4::ZERO, 0.0, 0.0, 0.0),
            Self::PathDot => (0, rgba(theme.accent, 1.0), rgba(theme.on_accent, 1.0), 0.10, 0.0, 0.0),
        };
        Shape { fill, edge, shape: Vec4::new(kind as f32, width, gloss, round) }
    }
}

/// The outline of a goal must be seen on its own tint.
fn goal_edge(theme: &Theme, seat: Rgb) -> Rgb {
    let ground = theme.plate.mix(seat, theme.tint);
    if crate::draw::contrast(seat, ground) >= 1.8 { seat } else { seat.mix(theme.mark, 0.45) }
}

/// ● ▲ ■ ◆ ★ ✚ in the order of the colours.
const fn symbol(colour: Colour) -> u32 {
    match colour {
        Colour::Vermilion | Colour::White => 11,
        Colour::Yellow => 6,
        Colour::Green | Colour::Black => 7,
        Colour::Blue => 8,
        Colour::Purple => 9,
        Colour::Sky => 10,
    }
}

fn rgba(Rgb([r, g, b]): Rgb, alpha: f32) -> Vec4 {
    LinearRgba::from(Color::srgba_u8(r, g, b, 255)).with_alpha(alpha).to_vec4()
}

/// The materials in use, one a look: things that look alike are drawn together.
#[derive(Resource, Default)]
pub struct Inks {
    known: HashMap<Look, Handle<Ink>>,
    quad: Handle<Mesh>,
}

impl Inks {
    /// The quad that everything is drawn on.
    pub fn quad(&self) -> Mesh2d {
        Mesh2d(self.quad.clone())
    }

    /// The material of a look.
    pub fn get(&mut self, look: Look, theme: &Theme, assets: &mut Assets<Ink>) -> MeshMaterial2d<Ink> {
        let handle = self.known.entry(look).or_insert_with(|| assets.add(Ink { shape: look.shape(theme) }));
        MeshMaterial2d(handle.clone())
    }

    /// Gives every known look the colours of a theme.
    pub fn dress(&mut self, theme: &Theme, assets: &mut Assets<Ink>) {
        for (look, handle) in &self.known {
            if let Some(mut ink) = assets.get_mut(handle) {
                ink.shape = look.shape(theme);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "ink.wgsl");
    app.add_plugins(Material2dPlugin::<Ink>::default()).init_resource::<Inks>().add_systems(Startup, make_quad);
}

fn make_quad(mut inks: ResMut<Inks>, mut meshes: ResMut<Assets<Mesh>>) {
    inks.quad = meshes.add(Rectangle::default());
}
