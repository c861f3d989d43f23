//! The panel in which a position is set up: the tray, the side to move, the rules, the line, whether it may be played.

use bevy_egui::egui::{
    self, Button, CollapsingHeader, ComboBox, Frame, Id, Key, Label, LayerId, Order, Panel, RichText, ScrollArea,
    Sense, Stroke, TextEdit, Ui, vec2,
};

use super::Shown;
use super::parts::{caption, dimmed, primary, weak};
use super::picture::piece;
use crate::games::{GameKind, Piece, Seat};
use crate::gui::action::{Action, Edit, Held};
use crate::gui::desk::{Desk, Editor};
use crate::gui::dialogs::rules_in_panel;
use crate::gui::third_party::egui::color;
use crate::record::Entrant;
use crate::settings::Command;
use crate::text::Names;

/// The id of the field for the position line.
pub const LINE_FIELD: &str = "position-line";

/// What fits beside a scroll bar.
const WIDTH: f32 = 318.0;
const GAP: f32 = 8.0;

/// What the parts of the panel need.
struct Part<'a> {
    desk: &'a Desk,
    editor: &'a Editor,
    names: Names,
    entrants: Vec<Entrant>,
}

pub fn show(ui: &mut Ui, desk: &mut Desk, shown: &Shown, out: &mut Vec<Action>) {
    // The editor is taken out while it is shown, so that its line can be typed in.
    let names = desk.names_shown();
    let (Some(editor), Some(names)) = (&desk.editor, names) else { return };
    let mut line = editor.line.clone();
    let part = Part { desk, editor, names, entrants: editor.entrants() };
    Panel::bottom("editor-actions").frame(Frame::new()).show_separator_line(false).show(ui, |ui| {
        part.verdict(ui, out);
    });
    let margin = Frame::new();
    egui::CentralPanel::default().frame(margin).show(ui, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.set_width(WIDTH);
            part.kind(ui, out);
            part.tray(ui, shown, out);
            part.side_to_move(ui, out);
            part.changes(ui, out);
            ui.separator();
            part.line(ui, &mut line, out);
            ui.separator();
            part.captures(ui);
            part.rules(ui, out);
        });
    });
    if let Some(editor) = &mut desk.editor {
        editor.line = line;
    }
}

impl Part<'_> {
    fn edit(&self, out: &mut Vec<Action>, edit: Edit) {
        out.push(Action::Edit(edit));
    }

    /// Which game.
    fn kind(&self, ui: &mut Ui, out: &mut Vec<Action>) {
        let text = &self.desk.text;
        let now = self.editor.draft.ground().kind();
        let name = |kind: GameKind| text.get(&format!("game-{}", kind.name()));
        let mut chosen = now;
        let width = WIDTH;
        let list = ComboBox::from_id_salt("editor-game").width(width).height(400.0).selected_text(name(now));
        list.show_ui(ui, |ui| {
            for kind in GameKind::ALL {
                ui.selectable_value(&mut chosen, kind, name(kind));
            }
        });
        if chosen != now {
            self.edit(out, Edit::Under(chosen, String::new()));
        }
    }

    /// The pieces to choose from, and the eraser.
    fn tray(&self, ui: &mut Ui, shown: &Shown, out: &mut Vec<Action>) {
        let draft = &self.editor.draft;
        let mut pieces = Vec::new();
        let row = |ui: &mut Ui, pieces: &mut Vec<Piece>, out: &mut Vec<Action>| {
            for piece in pieces.drain(..) {
                self.tray_piece(ui, piece, shown, out);
            }
        };
        for seat in (0..draft.ground().seats() as u8).map(Seat) {
            pieces.extend(draft.tray(seat));
            if pieces.len() >= 10 {
                tight(ui, |ui| row(ui, &mut pieces, out));
            }
        }
        if pieces.len() > 4 {
            tight(ui, |ui| row(ui, &mut pieces, out));
        }
        // A few pieces leave room beside them.
        tight(ui, |ui| {
            row(ui, &mut pieces, out);
            let left = ui.max_rect().left() + WIDTH - ui.cursor().left();
            ui.spacing_mut().item_spacing.x = GAP;
            ui.spacing_mut().button_padding.x = 4.0;
            for (held, key) in [(Held::Nothing, "editor-move"), (Held::Eraser, "editor-eraser")] {
                let chosen = self.editor.held == held;
                let label = self.desk.text.get(key);
                let button = Button::new(label).selected(chosen).min_size(vec2((left - GAP) / 2.0, 34.0));
                if ui.add(button).clicked() && !chosen {
                    self.edit(out, Edit::Hold(held));
                }
            }
        });
    }

    /// A piece of the tray: a click holds it, a drag carries one to the board.
    fn tray_piece(&self, ui: &mut Ui, the: Piece, shown: &Shown, out: &mut Vec<Action>) {
        let desk = self.desk;
        let (rect, response) = ui.allocate_exact_size(vec2(31.0, 34.0), Sense::click_and_drag());
        let name = desk.piece_name(the, &self.names);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name));
        let held = self.editor.held == Held::Piece(the);
        let theme = &desk.theme;
        if held {
            let edge = Stroke::new(2.0, color(theme.accent));
            ui.painter().rect(rect, 6.0, color(theme.raised), edge, egui::StrokeKind::Inside);
        } else if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 6.0, color(theme.panel.mix(theme.accent, 0.14)));
        }
        let Some(&colour) = desk.colours_shown().get(the.seat.index()) else { return };
        let look = (the, colour, self.editor.draft.ground().kind());
        piece(ui.painter(), rect.center(), 13.5, look, theme, desk.settings.symbols);
        if response.clicked() {
            self.edit(out, Edit::Hold(Held::Piece(the)));
        }
        let Some(pointer) = ui.ctx().pointer_latest_pos().filter(|_| response.dragged() || response.drag_stopped())
        else {
            response.on_hover_text(name);
            return;
        };
        let zoom = ui.ctx().zoom_factor();
        if response.drag_stopped() {
            let at = bevy::math::Vec2::new(pointer.x, pointer.y) * zoom;
            if let Some(cell) = shown.cell_at(at) {
                self.edit(out, Edit::Put(cell, the));
            }
        } else {
            let above = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("carried")));
            piece(&above, pointer, 0.43 * shown.scale / zoom, look, theme, desk.settings.symbols);
        }
    }

    /// Who is to move.
    fn side_to_move(&self, ui: &mut Ui, out: &mut Vec<Action>) {
        let (draft, text, theme) = (&self.editor.draft, &self.desk.text, &self.desk.theme);
        let seats = draft.ground().seats();
        if seats < 2 {
            return;
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            caption(ui, 70.0, &text.get("editor-side"));
            let width = (WIDTH - 70.0) / seats as f32 - 4.0;
            for (index, entrant) in self.entrants.iter().enumerate() {
                let seat = Seat(index as u8);
                let (rect, response) = ui.allocate_exact_size(vec2(width, 34.0), Sense::click());
                let name = self.names.seat(seat);
                let label = text.with("editor-to-move", &[("name", name.to_owned().into())]);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::RadioButton, true, &label));
                let chosen = draft.to_move() == seat;
                let lit = response.hovered() || response.has_focus();
                let edge = if chosen || lit { theme.accent } else { theme.line };
                let edge = Stroke::new(if chosen { 2.0 } else { 1.0 }, color(edge));
                let ground = if chosen { theme.raised.mix(theme.accent, 0.14) } else { theme.raised };
                ui.painter().rect(rect, 6.0, color(ground), edge, egui::StrokeKind::Inside);
                let named = width >= 80.0;
                let at = if named { rect.left_center() + vec2(19.0, 0.0) } else { rect.center() };
                let look = (Piece { seat, number: None, king: false }, entrant.colour, draft.ground().kind());
                piece(ui.painter(), at, 10.0, look, theme, self.desk.settings.symbols);
                if named {
                    let font = egui::FontId::proportional(15.0);
                    let at = rect.left_center() + vec2(36.0, 0.0);
                    let painter = ui.painter().with_clip_rect(rect.shrink(4.0));
                    painter.text(at, egui::Align2::LEFT_CENTER, name, font, color(theme.text));
                }
                if response.on_hover_text(label).clicked() {
                    self.edit(out, Edit::ToMove(seat));
                }
            }
        });
    }

    fn changes(&self, ui: &mut Ui, out: &mut Vec<Action>) {
        let text = &self.desk.text;
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding.x = 6.0;
            let size = vec2((WIDTH - 2.0 * GAP) / 3.0, 32.0);
            if ui.add(Button::new(text.get("editor-clear")).min_size(size)).clicked() {
                self.edit(out, Edit::Clear);
            }
            if ui.add(Button::new(text.get("editor-reset")).min_size(size)).clicked() {
                self.edit(out, Edit::Reset);
            }
            let undo = self.editor.can_undo();
            let label = text.get("editor-undo");
            if ui.add_enabled(undo, dimmed(self.desk, &label, undo).min_size(size)).clicked() {
                out.push(Action::Command(Command::Undo));
            }
        });
    }

    /// The position as a line that can be copied, pasted and typed.
    fn line(&self, ui: &mut Ui, line: &mut String, out: &mut Vec<Action>) {
        let text = &self.desk.text;
        let draughts = matches!(self.editor.draft.ground().kind(), GameKind::Draughts(_));
        ui.label(weak(self.desk, text.get(if draughts { "editor-fen" } else { "editor-line" })));
        let id = Id::new(LINE_FIELD);
        let width = WIDTH - 16.0;
        ScrollArea::vertical().id_salt("line").max_height(66.0).auto_shrink([false, true]).show(ui, |ui| {
            let field = TextEdit::multiline(line).id(id).desired_rows(2).desired_width(width).char_limit(4000);
            let field = field.font(egui::TextStyle::Small).return_key(None).margin(egui::Margin::symmetric(8, 6));
            let label = text.get("editor-line");
            ui.add(field).widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &label));
        });
        let typing = ui.memory(|memory| memory.has_focus(id));
        let entered = typing && ui.input(|input| input.key_pressed(Key::Enter));
        if let Some(error) = &self.editor.line_error {
            let ink = color(self.desk.theme.accent);
            ui.add(Label::new(RichText::new(error).small().color(ink)).wrap());
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding.x = 6.0;
            let size = vec2((WIDTH - 2.0 * GAP) / 3.0, 32.0);
            if ui.add(Button::new(text.get("editor-copy")).min_size(size)).clicked() {
                out.push(Action::Command(Command::CopyPosition));
            }
            if ui.add(Button::new(text.get("editor-paste")).min_size(size)).clicked() {
                out.push(Action::Command(Command::PastePosition));
            }
            let differs = *line != self.editor.draft.to_line();
            let apply = dimmed(self.desk, &text.get("editor-apply"), differs).min_size(size);
            if ui.add_enabled(differs, apply).clicked() || entered && differs {
                self.edit(out, Edit::Line(line.clone()));
            }
        });
    }

    fn rules(&self, ui: &mut Ui, out: &mut Vec<Action>) {
        let title = RichText::new(self.desk.text.get("editor-rules")).strong();
        CollapsingHeader::new(title).id_salt("editor-rules").show(ui, |ui| {
            let mut form = self.editor.form.clone();
            ui.set_max_width(WIDTH - 20.0);
            rules_in_panel(ui, self.desk, &mut form);
            if form.rules != self.editor.form.rules {
                self.edit(out, Edit::Under(form.kind, form.rules_text()));
            }
        });
    }

    /// The captures of a position of draughts, and what is special about them.
    fn captures(&self, ui: &mut Ui) {
        let text = &self.desk.text;
        let (Ok(crate::games::Game::Draughts(position)), editor) = (&self.editor.verdict, self.editor) else { return };
        for strike in &editor.strikes {
            ui.add(Label::new(RichText::new(text.strike(strike, &self.names)).strong()).wrap());
        }
        let count = editor.captures.len();
        ui.label(RichText::new(text.with("editor-captures", &[("count", count.into())])).strong());
        let crossed = |mv| text.crossed_again(position.crossed_again(mv), &self.names);
        let (special, plain): (Vec<_>, Vec<_>) = editor
            .captures
            .iter()
            .map(|(written, mv)| (written.as_str(), crossed(mv)))
            .partition(|(_, crossed)| crossed.is_some());
        for (written, crossed) in special {
            ui.add(Label::new(written).wrap());
            ui.add(Label::new(weak(self.desk, crossed.unwrap_or_default())).wrap());
        }
        if !plain.is_empty() {
            let all = plain.iter().map(|(written, _)| *written).collect::<Vec<_>>().join("   ");
            ui.add(Label::new(all).wrap());
        }
    }

    /// Whether the position may be played, and what can be done with it.
    fn verdict(&self, ui: &mut Ui, out: &mut Vec<Action>) {
        let (desk, text) = (self.desk, &self.desk.text);
        let can_play = self.editor.can_play();
        ui.separator();
        let sentence = desk.editor_verdict().unwrap_or_default();
        let ink = color(if can_play { desk.theme.text } else { desk.theme.accent });
        let label = ui.add(Label::new(RichText::new(sentence).color(ink)).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
        ui.horizontal(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            let play = text.get("editor-play");
            let played = if can_play {
                primary(ui, desk, &play).clicked()
            } else {
                ui.add_enabled(false, dimmed(desk, &play, false).min_size(vec2(96.0, 36.0))).clicked()
            };
            if played {
                self.edit(out, Edit::Play);
            }
            let save = self.editor.verdict.is_ok();
            let button = dimmed(desk, &text.get("editor-save"), save).min_size(vec2(72.0, 36.0));
            if ui.add_enabled(save, button).clicked() {
                out.push(Action::Command(Command::Save));
            }
            if ui.add(Button::new(text.get("editor-leave")).min_size(vec2(72.0, 36.0))).clicked() {
                self.edit(out, Edit::Leave);
            }
        });
    }
}

/// A row of things that stand close together.
fn tight(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        contents(ui);
    });
}
