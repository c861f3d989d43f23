//! The egui part of the window: plain functions of a [`Desk`] that push [`Action`]s, so that tests need no Bevy.

mod editor;
#[cfg(test)]
mod editor_tests;
mod home;
mod match_strip;
mod moves;
mod parts;
mod picture;
mod players;
mod reckoning;
mod referee;
mod saying;
mod side;
#[cfg(test)]
mod tests;
mod top_bar;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Frame, Margin, Panel, RichText, Ui, UiBuilder};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::action::{Action, Screen};
use super::board::{BoardArea, Shown, draw_labels};
use super::desk::Desk;
use super::dialogs;
use super::session::{Replaced, Restyle, Session, Want};
use super::third_party::egui::{color, dress, install_font};
use super::third_party::graphics::SoftwareRendering;

pub use crate::text::clock;
pub use parts::{caption, field, primary, weak};
pub use picture::{board as board_picture, draw_numeral, man, marble, numbered, piece};
pub use reckoning::show as show_reckoning;
pub use side::SAY_FIELD;

/// Below this width, in points, the side panel folds away unless it is asked for.
pub const NARROW: f32 = 1000.0;
const SIDE_WIDTH: f32 = 352.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw).add_systems(Startup, notice_software);
}

fn notice_software(software: Option<Res<SoftwareRendering>>, session: Res<Session>, mut wants: MessageWriter<Want>) {
    if software.is_some() && session.desk.dialog.is_none() && session.desk.table.is_none() {
        wants.write(Want(Action::Notice(session.desk.text.get("status-slow"))));
    }
}

/// Draws all panels and dialogs and sends what they ask for.
fn draw(
    mut contexts: EguiContexts,
    mut session: ResMut<Session>,
    shown: Res<Shown>,
    mut area: ResMut<BoardArea>,
    mut restyled: MessageReader<Restyle>,
    mut replaced: MessageReader<Replaced>,
    mut wants: MessageWriter<Want>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut ready: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    if !*ready {
        *ready = true;
        install_font(&ctx);
        dress(&ctx, &session.desk.theme);
        ctx.set_zoom_factor(session.desk.settings.font_scale);
        redraw.write(RequestRedraw);
        return Ok(()); // the font is there from the next pass on
    }
    if restyled.read().count() + replaced.read().count() > 0 {
        dress(&ctx, &session.desk.theme);
        ctx.set_zoom_factor(session.desk.settings.font_scale);
    }
    if let Some(text) = session.copy.take() {
        ctx.copy_text(text);
    }
    if std::mem::take(&mut session.focus_say) {
        let field = if session.desk.editor.is_some() { editor::LINE_FIELD } else { SAY_FIELD };
        ctx.memory_mut(|memory| memory.request_focus(egui::Id::new(field)));
        // The key that asked for the field is no part of what is typed in it.
        ctx.input_mut(|input| input.events.retain(|event| !matches!(event, egui::Event::Text(_))));
    }
    if ctx.input(|input| input.key_pressed(egui::Key::F6)) {
        let focused = ctx.memory(|memory| memory.focused());
        match focused {
            Some(id) => ctx.memory_mut(|memory| memory.surrender_focus(id)),
            None => session.focus_say = session.desk.board_has_focus(),
        }
    }
    give_keyboard_back(&ctx);
    let mut out = Vec::new();
    let zoom = ctx.zoom_factor();
    let free = show(&ctx, &mut session.desk, &shown, &mut out);
    let free = BoardArea(Rect::new(free.min.x * zoom, free.min.y * zoom, free.max.x * zoom, free.max.y * zoom));
    if *area != free {
        *area = free;
        redraw.write(RequestRedraw);
    }
    if !out.is_empty() {
        redraw.write(RequestRedraw);
    }
    wants.write_batch(out.into_iter().map(Want));
    Ok(())
}

/// A click or Esc ends a control's hold on the keyboard: the board has it again. Text fields and the move list keep it.
fn give_keyboard_back(ctx: &egui::Context) {
    let Some(focused) = ctx.memory(|memory| memory.focused()) else { return };
    let (clicked, escaped) = ctx.input(|input| (input.pointer.any_released(), input.key_pressed(egui::Key::Escape)));
    let keeps = ctx.text_edit_focused() || focused == egui::Id::new(moves::LIST);
    if escaped || clicked && !keeps {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
}

/// Draws everything; gives the rectangle that is left for the board, in points.
pub fn show(ctx: &egui::Context, desk: &mut Desk, shown: &Shown, out: &mut Vec<Action>) -> egui::Rect {
    let builder = UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    let mut root = Ui::new(ctx.clone(), "root".into(), builder);
    let free = match desk.screen {
        Screen::Home => {
            home::show(&mut root, desk, out);
            root.available_rect_before_wrap()
        }
        Screen::Table | Screen::Editor => table(&mut root, desk, shown, out),
    };
    dialogs::show(ctx, desk, out);
    free
}

fn table(root: &mut Ui, desk: &mut Desk, shown: &Shown, out: &mut Vec<Action>) -> egui::Rect {
    let ground = color(desk.theme.panel);
    let bar = |margin: Margin| Frame::new().fill(ground).inner_margin(margin);
    Panel::top("top").frame(bar(Margin::symmetric(12, 8))).show(root, |ui| top_bar::show(ui, desk, out));
    Panel::bottom("status").frame(bar(Margin::symmetric(16, 8))).show(root, |ui| status(ui, desk));
    desk.narrow = root.ctx().viewport_rect().width() < NARROW;
    if let Some(editor) = &desk.editor {
        if editor.panel {
            let frame = bar(Margin::symmetric(12, 8));
            let panel = Panel::right("editor").exact_size(SIDE_WIDTH).resizable(false).frame(frame);
            panel.show(root, |ui| editor::show(ui, desk, shown, out));
        }
    } else if desk.panel_is_open() {
        Panel::right("side")
            .exact_size(SIDE_WIDTH)
            .resizable(false)
            .frame(bar(Margin::symmetric(12, 8)))
            .show(root, |ui| side::show(ui, desk, out));
    }
    let free = root.available_rect_before_wrap();
    draw_labels(root.ctx(), desk, shown, root.ctx().zoom_factor());
    describe_board(root, desk, shown);
    free
}

/// One line that always tells what is going on; a screen reader speaks it when it changes.
fn status(ui: &mut Ui, desk: &Desk) {
    let (sentence, alert) = desk.status_line();
    let ink = color(if alert { desk.theme.accent } else { desk.theme.text });
    let text = RichText::new(if sentence.is_empty() { " ".into() } else { sentence }).color(ink);
    let text = if alert { text.strong() } else { text };
    let label = ui.add(egui::Label::new(text).truncate());
    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Tells a screen reader what stands on each cell: the picture itself means nothing to it.
fn describe_board(ui: &mut Ui, desk: &Desk, shown: &Shown) {
    let (Some(game), Some(picture), Some(names)) = (desk.ground(), &shown.picture, desk.names_shown()) else { return };
    if game.board().len() != picture.cells.len() {
        return;
    }
    let zoom = ui.ctx().zoom_factor();
    let size = egui::Vec2::splat(shown.scale / zoom * 0.8);
    for cell in game.board().cells() {
        let at = shown.to_window(picture.cells[cell.index()]) / zoom;
        let rect = egui::Rect::from_center_size(egui::pos2(at.x, at.y), size);
        let response = ui.interact(rect, ui.id().with(("cell", cell.0)), egui::Sense::empty());
        let label = match desk.piece_shown(cell) {
            None => names.cell(cell).to_owned(),
            Some(piece) => {
                let number = piece.number.map(|number| format!(" {number}")).unwrap_or_default();
                format!("{} {}{number}", names.cell(cell), names.seat(piece.seat))
            }
        };
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &label));
    }
}
