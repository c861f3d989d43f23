//! Pages being filled, column by column.

use super::diagram::{Diagram, DiagramOptions};
use super::sheet::{SheetPly, SheetText};
use super::svg::{Anchor, CAP_HEIGHT, Svg, bold, edge, fill};
use super::typeset::{clauses, lines, width};
use super::{Rgb, Theme};
use crate::games::{Game, Seat};

/// A4 in points.
const PAGE: (f32, f32) = (595.28, 841.89);
const MARGIN: f32 = 42.0;
/// The width between the margins.
const ROOM: f32 = PAGE.0 - 2.0 * MARGIN;
/// Between two columns.
const GAP: f32 = 20.0;
/// Type sizes: the title, the head, the moves, what is noted beside them.
const TITLE: f32 = 20.0;
const HEAD: f32 = 10.5;
const BODY: f32 = 9.0;
const NOTE: f32 = 8.0;
const LEADING: f32 = 1.42;
/// Room for the number of a round.
const NUMBER: f32 = 25.0;
/// Between the moves of a round.
const APART: f32 = 7.0;
/// The largest diagram.
const DIAGRAM: f32 = 205.0;

/// Pages being filled, column by column. Places are in points from the upper left corner.
pub(super) struct Pages<'a> {
    text: &'a SheetText,
    diagram: &'a Diagram<'a>,
    ink: Rgb,
    weak: Rgb,
    rule: Rgb,
    done: Vec<Svg>,
    page: Svg,
    /// Columns of a page, and which of them is being filled.
    columns: usize,
    column: usize,
    /// Where columns begin, and how far the present one is filled.
    top: f32,
    y: f32,
    /// Room for the thinking time beside a move.
    clock: f32,
    /// Diagrams that wait for room, or for one to stand beside.
    waiting: Vec<Drawn>,
}

/// A diagram of its final size about its middle, and its caption.
struct Drawn {
    board: Svg,
    scale: f32,
    caption: Vec<String>,
}

fn widest(widths: impl Iterator<Item = f32>) -> f32 {
    widths.fold(0.0, f32::max)
}

fn clock_width(text: &SheetText) -> f32 {
    let clock = widest(text.plies.iter().map(|ply| width(&ply.time, NOTE)));
    if clock > 0.0 { clock + 5.0 } else { 0.0 }
}

impl<'a> Pages<'a> {
    /// How many columns a page has room for.
    pub fn most_columns(text: &SheetText) -> usize {
        let cell = widest(text.plies.iter().map(|ply| width(&ply.text, BODY))) + clock_width(text) + APART;
        let row = NUMBER + cell * text.seats.len() as f32;
        (((ROOM + GAP) / (row + GAP)) as usize).clamp(1, 3)
    }

    /// A first page with its head; the diagram lends it its pieces.
    pub fn new(text: &'a SheetText, diagram: &'a Diagram<'a>, columns: usize) -> Self {
        let Theme { text: ink, weak, line: rule, .. } = Theme::built_in(Theme::PRINT);
        let mut pages = Self {
            text,
            diagram,
            ink,
            weak,
            rule,
            done: Vec::new(),
            page: Svg::default(),
            columns,
            column: 0,
            top: MARGIN,
            y: MARGIN,
            clock: clock_width(text),
            waiting: Vec::new(),
        };
        pages.head();
        pages
    }

    fn column_width(&self) -> f32 {
        (ROOM - GAP * (self.columns - 1) as f32) / self.columns as f32
    }

    /// Where the present column begins.
    fn left(&self) -> f32 {
        MARGIN + self.column as f32 * (self.column_width() + GAP)
    }

    /// The room of a seat's move, its thinking time included.
    fn cell_width(&self) -> f32 {
        (self.column_width() - NUMBER) / self.text.seats.len().max(1) as f32
    }

    /// Makes sure that so much height is free, in the next column or page if need be.
    fn need(&mut self, height: f32) {
        if self.has_room(height) {
            return;
        }
        self.next_column();
        self.place_diagrams();
        if !self.has_room(height) {
            self.next_column();
        }
        self.column_head();
    }

    fn has_room(&self, height: f32) -> bool {
        self.y + height <= PAGE.1 - MARGIN
    }

    fn next_column(&mut self) {
        self.column += 1;
        if self.column == self.columns {
            self.done.push(std::mem::take(&mut self.page));
            self.column = 0;
            self.top = MARGIN;
        }
        self.y = self.top;
    }

    /// Where the baseline of a line lies that begins at the present height.
    fn baseline(&self, size: f32) -> f32 {
        self.y + size * (LEADING + CAP_HEIGHT) / 2.0
    }

    /// Lines of text from the present height downwards.
    fn write(&mut self, x: f32, size: f32, paint: &str, words: &[String]) {
        for (index, line) in words.iter().enumerate() {
            let y = self.baseline(size) + size * LEADING * index as f32;
            self.page.text((x, y), size, Anchor::Start, paint, line);
        }
    }

    /// The same, and on to the height below it.
    fn paragraph(&mut self, x: f32, size: f32, paint: &str, words: &[String]) {
        self.write(x, size, paint, words);
        self.y += size * LEADING * words.len() as f32;
    }

    fn line(&mut self, x: f32, length: f32) {
        self.page.line((x, self.y), (x + length, self.y), &edge(self.rule, 0.5));
    }

    /// Title, occasion, players, result.
    fn head(&mut self) {
        let (ink, weak) = (fill(self.ink), fill(self.weak));
        let text = self.text;
        self.paragraph(MARGIN, TITLE, &bold(self.ink, TITLE), &lines(&text.title, TITLE, ROOM));
        self.y += 2.0;
        self.paragraph(MARGIN, HEAD, &weak, &lines(&text.facts.join("\u{3000}"), HEAD, ROOM));
        self.y += 8.0;
        let across = if text.seats.len() > 2 { 2 } else { 1 };
        let room = (ROOM - GAP * (across - 1) as f32) / across as f32;
        for row in (0..text.seats.len()).step_by(across) {
            let mut height: f32 = 0.0;
            for seat in row..(row + across).min(text.seats.len()) {
                let x = MARGIN + (seat - row) as f32 * (room + GAP);
                height = height.max(self.player(seat, x, room));
            }
            self.y += height + 3.0;
        }
        self.y += 2.0;
        self.paragraph(MARGIN, HEAD, &ink, &lines(&text.result, HEAD, ROOM));
        self.y += 6.0;
        if !text.remark.is_empty() {
            self.paragraph(MARGIN, BODY, &ink, &lines(&text.remark, BODY, ROOM));
            self.y += 6.0;
        }
        self.line(MARGIN, ROOM);
        self.y += 6.0;
        self.top = self.y;
        self.column_head();
    }

    /// A player's line; gives its height.
    fn player(&mut self, seat: usize, x: f32, room: f32) -> f32 {
        let size = HEAD;
        let middle = self.baseline(size) - size * CAP_HEIGHT / 2.0;
        self.diagram.pieces().icon(&mut self.page, (x + 6.0, middle), 6.0, Seat(seat as u8));
        let words = &self.text.seats[seat];
        let name = lines(&words.name, size, (room - 18.0) * 0.6);
        self.write(x + 18.0, size, &bold(self.ink, size), &name);
        let used = 18.0 + widest(name.iter().map(|line| width(line, size))) + 10.0;
        let facts = lines(&words.facts.join("\u{3000}"), size - 1.0, room - used);
        let weak = fill(self.weak);
        for (index, line) in facts.iter().enumerate() {
            let y = self.baseline(size) + size * LEADING * index as f32;
            self.page.text((x + used, y), size - 1.0, Anchor::Start, &weak, line);
        }
        size * LEADING * name.len().max(facts.len()).max(1) as f32
    }

    /// The seats above their moves.
    fn column_head(&mut self) {
        let (left, cell) = (self.left() + NUMBER, self.cell_width());
        for seat in 0..self.text.seats.len() {
            let at = (left + seat as f32 * cell + 5.0, self.y + 6.0);
            self.diagram.pieces().icon(&mut self.page, at, 5.0, Seat(seat as u8));
        }
        self.y += 15.0;
        self.line(self.left(), self.column_width());
    }

    /// The moves of a round, each with the index of its seat, and what is noted at them.
    pub fn round(&mut self, number: usize, cells: &[(usize, &SheetPly)]) {
        let cell = self.cell_width();
        let words: Vec<Vec<String>> =
            cells.iter().map(|(_, ply)| clauses(&ply.text, BODY, cell - APART - self.clock)).collect();
        let height = BODY * LEADING * words.iter().map(Vec::len).max().unwrap_or(1) as f32 + 3.0;
        self.need(height);
        self.y += 1.5;
        let (left, ink, weak) = (self.left(), fill(self.ink), fill(self.weak));
        let baseline = self.baseline(BODY);
        self.page.text((left + NUMBER - 6.0, baseline), BODY, Anchor::End, &weak, &format!("{number}."));
        for ((seat, ply), words) in cells.iter().zip(&words) {
            let x = left + NUMBER + *seat as f32 * cell;
            self.write(x, BODY, &ink, words);
            if !ply.time.is_empty() {
                self.page.text((x + cell - APART, baseline), NOTE, Anchor::End, &weak, &ply.time);
            }
        }
        self.y += height - 1.5;
        for (seat, ply) in cells {
            ply.notes.iter().for_each(|note| self.note(*seat, note));
        }
        self.line(self.left(), self.column_width());
    }

    /// A remark or ruling, with a piece of the side it belongs to.
    fn note(&mut self, seat: usize, note: &str) {
        let words = lines(note, NOTE, self.column_width() - NUMBER - 11.0);
        let height = NOTE * LEADING * words.len() as f32 + 2.0;
        self.need(height);
        let x = self.left() + NUMBER;
        let middle = self.baseline(NOTE) - NOTE * CAP_HEIGHT / 2.0;
        self.diagram.pieces().icon(&mut self.page, (x + 3.5, middle), 3.5, Seat(seat as u8));
        self.paragraph(x + 11.0, NOTE, &fill(self.weak), &words);
        self.y += 2.0;
    }

    /// A position with its caption: here, or where there is room for it next. In a wide column two stand side by side.
    pub fn diagram(&mut self, game: &Game, options: &DiagramOptions, caption: &str) {
        let diagram = Diagram::new(game, options);
        let mut board = Svg::default();
        diagram.draw(&mut board);
        let size = self.column_width().min(DIAGRAM);
        self.waiting.push(Drawn { board, scale: size / (2.0 * diagram.half()), caption: lines(caption, NOTE, size) });
        self.place_diagrams();
    }

    /// Diagrams side by side.
    fn abreast(&self) -> usize {
        if self.column_width() >= 2.0 * DIAGRAM { 2 } else { 1 }
    }

    /// The height of the next row of diagrams.
    fn diagram_height(&self) -> f32 {
        let lines = self.waiting.iter().take(self.abreast()).map(|drawn| drawn.caption.len()).max().unwrap_or(0);
        self.column_width().min(DIAGRAM) + 16.0 + NOTE * LEADING * lines as f32
    }

    /// Places the full rows of diagrams that there is room for.
    fn place_diagrams(&mut self) {
        while self.waiting.len() >= self.abreast() && self.has_room(self.diagram_height()) {
            self.place_row();
        }
    }

    /// Places the next row of diagrams, full or not.
    fn place_row(&mut self) {
        let height = self.diagram_height();
        let row: Vec<Drawn> = self.waiting.drain(..self.abreast().min(self.waiting.len())).collect();
        let room = self.column_width() / row.len() as f32;
        let size = self.column_width().min(DIAGRAM);
        let ink = fill(self.ink);
        for (index, drawn) in row.iter().enumerate() {
            let x = self.left() + room * (index as f32 + 0.5);
            let place = format!("translate({x:.2} {:.2}) scale({:.5})", self.y + 5.0 + size / 2.0, drawn.scale);
            self.page.group(&format!("transform=\"{place}\""), &drawn.board);
            for (index, line) in drawn.caption.iter().enumerate() {
                let y = self.baseline(NOTE) + size + 8.0 + NOTE * LEADING * index as f32;
                self.page.text((x, y), NOTE, Anchor::Middle, &ink, line);
            }
        }
        self.y += height;
        self.line(self.left(), self.column_width());
    }

    /// The pages as SVG documents.
    pub fn finish(mut self) -> Vec<String> {
        while !self.waiting.is_empty() {
            if !self.has_room(self.diagram_height()) {
                self.next_column();
            }
            self.place_row();
        }
        self.done.push(self.page);
        let count = self.done.len();
        let weak = fill(self.weak);
        let page = |(index, inside): (usize, &Svg)| {
            let mut svg = Svg::default();
            self.diagram.define(&mut svg);
            svg.rect((0.0, 0.0), PAGE, "fill=\"#FFFFFF\"");
            svg.group("", inside);
            if count > 1 {
                let y = PAGE.1 - MARGIN / 2.0;
                svg.text((MARGIN, y), NOTE, Anchor::Start, &weak, &self.text.title);
                let number = format!("{} / {count}", index + 1);
                svg.text((PAGE.0 - MARGIN, y), NOTE, Anchor::End, &weak, &number);
            }
            svg.document([0.0, 0.0, PAGE.0, PAGE.1], "210mm", "297mm")
        };
        self.done.iter().enumerate().map(page).collect()
    }
}
