//! A position as SVG: the board as the window shows it, with what an author wants to point out.

use super::marks::{self, place};
use super::picture::{BoardPicture, HOLE, Plate, ZONE_MARGIN, Zone};
use super::pieces::{Pieces, Sort, UNIT};
use super::svg::{Svg, edge, escaped, fill, gradient, number, stroke};
use super::{Rgb, Theme, contrast};
use crate::board::{Board, Cell, Point};
use crate::games::{Game, Move, Ply, Seat};
use crate::record::{Colour, NodeId, Record};

/// How far the ground around the plate reaches, in board units.
const MARGIN: f32 = 0.45;

/// What a diagram shows besides the board and its pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct DiagramOptions {
    /// Its colours.
    pub theme: Theme,
    /// The colour of each seat.
    pub colours: Vec<Colour>,
    /// How the board is turned, clockwise, in its own turns.
    pub turn: u8,
    /// Width and height, in pixels.
    pub size: u32,
    /// Whether rows and columns, or squares, are named.
    pub coordinates: bool,
    /// Whether marbles bear a symbol a colour.
    pub symbols: bool,
    /// The move that led here.
    pub last_move: Option<Move>,
    /// Arrows from cell to cell.
    pub arrows: Vec<(Cell, Cell)>,
    /// Cells with a ring.
    pub marked: Vec<Cell>,
}

impl DiagramOptions {
    /// The plain diagram of a game, seen by its first seat, in the usual colours.
    pub fn new(game: &Game, theme: Theme) -> Self {
        let colours = piece_colours(&Record::new(game.clone()));
        let (turn, size) = (game.turn_to(Seat(0)), 800);
        let (arrows, marked) = (Vec::new(), Vec::new());
        Self { theme, colours, turn, size, coordinates: false, symbols: false, last_move: None, arrows, marked }
    }

    /// The diagram of a node of a record: its players' colours, and the move that led there.
    pub fn at(record: &Record, node: NodeId, theme: Theme) -> Self {
        let colours = piece_colours(record);
        let last_move = match record.nodes.get(node).and_then(|node| node.ply.as_ref()) {
            Some(Ply::Move(mv)) => Some(mv.clone()),
            _ => None,
        };
        Self { colours, last_move, ..Self::new(&record.start, theme) }
    }
}

/// A position as an SVG picture, in the size that the options ask for.
pub fn diagram_svg(game: &Game, options: &DiagramOptions) -> String {
    let diagram = Diagram::new(game, options);
    let half = diagram.half();
    let mut svg = Svg::default();
    svg.raw(format!("<desc>{} {}: {}</desc>", game.kind().name(), escaped(&game.rules()), escaped(&game.to_line())));
    diagram.define(&mut svg);
    svg.rect((-half, -half), (2.0 * half, 2.0 * half), &fill(options.theme.background));
    diagram.draw(&mut svg);
    let size = options.size.to_string();
    svg.document([-half, -half, 2.0 * half, 2.0 * half], &size, &size)
}

/// A diagram about the origin, ready to be drawn.
pub(super) struct Diagram<'a> {
    game: &'a Game,
    options: &'a DiagramOptions,
    picture: BoardPicture,
}

impl<'a> Diagram<'a> {
    pub fn new(game: &'a Game, options: &'a DiagramOptions) -> Self {
        Self { game, options, picture: BoardPicture::new(game, options.turn) }
    }

    /// Half its side, in user units.
    pub fn half(&self) -> f32 {
        (self.picture.plate.reach() + MARGIN) * UNIT
    }

    /// How its pieces look.
    pub fn pieces(&self) -> Pieces<'a> {
        let sort = match self.game.board() {
            _ if self.game.is_numbered() => Sort::Numbered,
            Board::Square(board) if board.is_dark_only() => Sort::Man,
            _ => Sort::Marble,
        };
        let DiagramOptions { theme, colours, symbols, .. } = self.options;
        Pieces { theme, colours, sort, symbols: *symbols }
    }

    /// The shapes and shades that diagrams of one game and theme share.
    pub fn define(&self, svg: &mut Svg) {
        self.pieces().define(svg);
        let theme = &self.options.theme;
        svg.raw("<defs>");
        if theme.gloss > 0.0 {
            let dark = if theme.dark { 0.55 } else { 0.42 };
            let stops = [(0.0, dark), (0.5, dark * 0.39), (0.8, dark * 0.114), (0.9, dark * 0.045), (1.0, 0.0)];
            svg.raw(gradient("plate-shadow", Rgb([0; 3]), (0.5, 0.5, 0.5), &stops));
            let ground = [1.0 + 0.05 * theme.gloss, 1.0 - 0.05 * theme.gloss].map(|f| String::from(theme.plate.lit(f)));
            svg.raw(format!(
                "<radialGradient id=\"plate\"><stop stop-color=\"{}\"/><stop offset=\"1\" stop-color=\"{}\"/>\
                 </radialGradient>",
                ground[0], ground[1]
            ));
        }
        let mut hole = Svg::default();
        self.hole(&mut hole);
        svg.raw(self.dimple());
        svg.group("id=\"hole\"", &hole);
        svg.raw("</defs>");
    }

    /// The shade of a hole: dark above, light below.
    fn dimple(&self) -> String {
        let theme = &self.options.theme;
        let gloss = theme.gloss;
        let [above, below] = [0.50, 1.30].map(|depth: f32| String::from(theme.hole.lit(1.0 + (depth - 1.0) * gloss)));
        format!(
            "<linearGradient id=\"dimple\" x1=\"0.3\" y1=\"0\" x2=\"0.7\" y2=\"1\"><stop stop-color=\"{above}\"/>\
             <stop offset=\"1\" stop-color=\"{below}\"/></linearGradient>"
        )
    }

    fn hole(&self, svg: &mut Svg) {
        let radius = HOLE * UNIT;
        let rim = edge(self.options.theme.hole_rim, radius * 0.12);
        svg.circle((0.0, 0.0), radius * 0.94, &format!("fill=\"url(#dimple)\" {rim} stroke-opacity=\"0.9\""));
    }

    /// Everything, from the plate upwards.
    pub fn draw(&self, svg: &mut Svg) {
        let (picture, options) = (&self.picture, self.options);
        self.plate(svg);
        self.fields(svg);
        for zone in &picture.zones {
            self.zone(svg, zone);
        }
        let strength = if options.theme.gloss > 0.0 { 0.75 } else { 1.0 };
        let grid = edge(options.theme.plate.under(options.theme.grid, strength), 0.035 * UNIT);
        for &(from, to) in &picture.lines {
            svg.line(place(from), place(to), &grid);
        }
        if picture.chequered == 0.0 {
            picture.cells.iter().for_each(|&cell| svg.shape("hole", place(cell)));
        }
        if let Some(mv) = &options.last_move {
            marks::last_move(svg, picture, &options.theme, mv);
        }
        self.labels(svg);
        // Upper pieces lie behind lower ones.
        let mut cells: Vec<Cell> = self.game.board().cells().collect();
        let height = |cell: &Cell| picture.cells[cell.index()].y;
        cells.sort_by(|a, b| height(b).total_cmp(&height(a)));
        let pieces = self.pieces();
        for cell in cells {
            if let Some(piece) = self.game.piece_at(cell) {
                pieces.put(svg, place(picture.cells[cell.index()]), piece);
            }
        }
        marks::above(svg, picture, options);
    }

    fn plate(&self, svg: &mut Svg) {
        let theme = &self.options.theme;
        let reach = self.picture.plate.reach() * UNIT;
        let width = if theme.hatched { 0.05 * UNIT } else { reach * 0.0133 };
        let ground = if theme.gloss > 0.0 { "fill=\"url(#plate)\"".into() } else { fill(theme.plate) };
        let paint = format!("{ground} {}", edge(theme.plate_edge, width));
        let shadow = "fill=\"url(#plate-shadow)\"";
        match self.picture.plate {
            Plate::Round(_) => {
                if theme.gloss > 0.0 {
                    svg.circle((0.06 * UNIT, 0.22 * UNIT), reach * 1.09, shadow);
                }
                svg.circle((0.0, 0.0), reach - width / 2.0, &paint);
            }
            Plate::Square(_) => {
                let half = reach - width / 2.0;
                svg.rect((-half, -half), (2.0 * half, 2.0 * half), &format!("rx=\"{}\" {paint}", number(0.2 * UNIT)));
            }
        }
    }

    fn fields(&self, svg: &mut Svg) {
        let theme = &self.options.theme;
        let half = self.picture.chequered * UNIT;
        if half == 0.0 {
            return;
        }
        let whole = (2.0 * half, 2.0 * half);
        svg.rect((-half, -half), whole, &fill(theme.field(false)));
        let dark = fill(theme.field(true));
        for &field in &self.picture.dark_fields {
            let (x, y) = place(field);
            svg.rect((x - UNIT / 2.0, y - UNIT / 2.0), (UNIT, UNIT), &dark);
        }
        for &(field, seat) in &self.picture.tinted {
            let Some(&colour) = self.options.colours.get(seat.index()) else { continue };
            let seat = if theme.hatched { theme.grid } else { theme.seat(colour) };
            let (x, y) = place(field);
            let tint = theme.field(true).under(seat, theme.tint * 1.2);
            svg.rect((x - UNIT / 2.0, y - UNIT / 2.0), (UNIT, UNIT), &fill(tint));
        }
        svg.rect((-half, -half), whole, &stroke(theme.plate_edge, 0.04 * UNIT));
    }

    /// The ground of a zone: everything within a fixed distance of its triangle.
    fn zone(&self, svg: &mut Svg, zone: &Zone) {
        let theme = &self.options.theme;
        let colour = zone.seat.and_then(|seat| self.options.colours.get(seat.index()));
        let (ground, tint) = match colour {
            Some(_) if theme.hatched => (theme.grid, theme.tint),
            Some(&colour) => (theme.seat(colour), theme.tint),
            None => (theme.grid, theme.tint * 0.5),
        };
        let width = 0.031 * UNIT;
        let outline = edge(theme.plate.under(ground, (tint * 1.9).min(1.0)), width);
        let shape = around(&zone.corners, ZONE_MARGIN - 0.0155);
        svg.raw(format!("<path d=\"{shape}\" {} {outline}/>", fill(theme.plate.under(ground, tint))));
    }

    /// Coordinates, and the numbers of camps.
    fn labels(&self, svg: &mut Svg) {
        let (picture, theme, coordinates) = (&self.picture, &self.options.theme, self.options.coordinates);
        if coordinates {
            for label in &picture.rows {
                svg.label(place(label.at), 0.42 * UNIT, &fill(theme.label), &label.text);
            }
        }
        let ground = if picture.chequered > 0.0 { theme.field(true) } else { theme.hole };
        let ink = fill(if contrast(theme.label, ground) >= 4.5 { theme.label } else { ground.ink() });
        let way: Vec<Cell> = self.options.last_move.iter().flat_map(marks::way).collect();
        let free = |cell: &Cell| self.game.piece_at(*cell).is_none() && !way.contains(cell);
        let held = |cell: &Cell| coordinates && picture.chequered > 0.0 && !free(cell);
        for cell in self.game.board().cells().filter(held) {
            let (x, y) = place(picture.cells[cell.index()]);
            let name = &picture.columns[cell.index()];
            if !name.is_empty() {
                svg.label((x - 0.37 * UNIT, y - 0.38 * UNIT), 0.19 * UNIT, &ink, name);
            }
        }
        for cell in self.game.board().cells().filter(free) {
            let at = place(picture.cells[cell.index()]);
            match self.game.cell_number(cell) {
                Some(camp) => svg.label(at, 0.44 * UNIT, &ink, &camp.to_string()),
                None if coordinates => svg.label(at, 0.34 * UNIT, &ink, &picture.columns[cell.index()]),
                None => {}
            }
        }
    }
}

/// The colour of each seat's pieces; those that are everybody's are white.
fn piece_colours(record: &Record) -> Vec<Colour> {
    let shared = record.start.is_shared();
    record.entrants.iter().map(|entrant| if shared { Colour::White } else { entrant.colour }).collect()
}

/// The outline of everything within `reach` of a convex polygon, as path data.
fn around(corners: &[Point], reach: f32) -> String {
    let count = corners.len();
    let mut corners = corners.to_vec();
    // Clockwise on the sheet, whichever way they were listed.
    let area: f32 = (0..count).map(|i| cross(corners[i], corners[(i + 1) % count])).sum();
    if area > 0.0 {
        corners.reverse();
    }
    let side = |i: usize| {
        let (from, to) = (corners[i % count], corners[(i + 1) % count]);
        let length = from.distance(to).max(f32::EPSILON);
        let (x, y) = ((from.y - to.y) / length * reach, (to.x - from.x) / length * reach);
        [from, to].map(|p| {
            let (x, y) = place(Point::new(p.x + x, p.y + y));
            format!("{} {}", number(x), number(y))
        })
    };
    let radius = number(reach * UNIT);
    let arcs = (1..=count).map(side).map(|[from, to]| format!("A{radius} {radius} 0 0 1 {from}L{to}"));
    format!("M{}{}Z", side(0)[1], arcs.collect::<String>())
}

fn cross(a: Point, b: Point) -> f32 {
    a.x * b.y - a.y * b.x
}
