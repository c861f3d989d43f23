//! Dialogs: small, centred, closed by Esc, the safe choice first to answer Enter.

mod details;
mod games;
mod help;
mod new_game;
mod path;
mod result;
mod settings;
mod simple;

use bevy_egui::egui::{self, Align, Color32, Frame, Id, Layout, Margin, Modal, Response, RichText, ScrollArea, Ui};

use super::action::{Action, Dialog};
use super::desk::Desk;
use super::third_party::egui::color;

pub use new_game::rules_in_panel;

/// What became of a dialog in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stay {
    /// It stays open.
    Open,
    /// It closes.
    Close,
}

/// Shows the open dialog, if there is one.
pub fn show(ctx: &egui::Context, desk: &mut Desk, out: &mut Vec<Action>) {
    // The dialog is taken out while it is shown, so that it can change its form and read the desk.
    let known = Id::new("dialog-open");
    let Some(mut dialog) = desk.dialog.take() else {
        ctx.data_mut(|data| data.remove::<bool>(known));
        return;
    };
    // What had the keyboard before a dialog opened lies under it now.
    if ctx.data(|data| data.get_temp::<bool>(known)).is_none() {
        ctx.data_mut(|data| data.insert_temp(known, true));
        let_go(ctx);
    }
    let sent = out.len();
    let frame = Frame::window(&ctx.global_style()).fill(color(desk.theme.panel)).inner_margin(Margin::same(20));
    let shade = Color32::from_black_alpha(if desk.theme.dark { 140 } else { 70 });
    let modal = Modal::new(Id::new("dialog")).frame(frame).backdrop_color(shade).show(ctx, |ui| {
        // A dialog never grows over the window: what is too high scrolls.
        let room = ui.ctx().viewport_rect().height() - 120.0;
        ui.set_max_height(room);
        match &mut dialog {
            Dialog::NewGame(form) => new_game::show(ui, desk, form, out),
            Dialog::Settings => settings::show(ui, desk, out),
            Dialog::Help => help::show(ui, desk),
            Dialog::Path(form) => path::show(ui, desk, form, out),
            Dialog::Resume { path, plies } => simple::resume(ui, desk, path, *plies, out),
            Dialog::Resign => simple::resign(ui, desk, out),
            Dialog::Games => games::show(ui, desk, out),
            Dialog::Draw => simple::draw(ui, desk, out),
            Dialog::Forfeit => simple::forfeit(ui, desk, out),
            Dialog::Overrule(node) => simple::overrule(ui, desk, *node, out),
            Dialog::Result(outcome) => result::show(ui, desk, outcome, out),
            Dialog::Details { tags, entrants, remark } => details::show(ui, desk, (tags, entrants, remark), out),
            Dialog::Message(sentence) => simple::message(ui, desk, "error-title", sentence),
            Dialog::Note(sentence) => simple::message(ui, desk, "note-title", sentence),
        }
    });
    let answered = modal.inner == Stay::Close || out.len() > sent && closes(&out[sent..]);
    if answered || modal.should_close() {
        let_go(ctx);
        return;
    }
    desk.dialog = Some(dialog);
}

/// Takes the keyboard from whatever control has it.
fn let_go(ctx: &egui::Context) {
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// Whether actions sent from a dialog end it. Changing a setting leaves the settings open.
fn closes(actions: &[Action]) -> bool {
    actions.iter().any(|action| !matches!(action, Action::Settings(_)))
}

/// The heading of a dialog.
fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).heading().strong());
    ui.add_space(4.0);
}

/// What fills the middle of a high dialog: it scrolls where the window is low, and leaves room for the buttons.
fn middle(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.set_width(width.min(ui.ctx().viewport_rect().width() - 80.0));
    let height = ui.ctx().viewport_rect().height() - 170.0;
    ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, contents);
}

/// The buttons at the lower right.
fn buttons<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.add_space(8.0);
    let height = egui::vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(height, Layout::right_to_left(Align::Center), contents).inner
}

/// Gives a button the keyboard when its dialog has just opened.
fn first_choice(ui: &Ui, response: &Response) {
    let nothing = ui.memory(|memory| memory.focused().is_none());
    if nothing {
        response.request_focus();
    }
}
