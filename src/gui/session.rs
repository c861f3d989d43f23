//! The sole owner of the match in the window: actions come in as messages, events go out as messages.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::AppSet;
use super::action::{Action, Dialog, Effect, FilePurpose};
use super::board::Moving;
use super::desk::Desk;
use crate::draw::Pixels;
use crate::table::TableEvent;

/// What somebody wants, from pointer, keyboard, panel, dialog or script.
#[derive(Message, Clone, Debug)]
pub struct Want(pub Action);

/// What happened on the table.
#[derive(Message, Clone, Debug)]
pub struct Happened(pub TableEvent);

/// Another match is on the table: build its picture anew.
#[derive(Message, Clone, Copy, Debug)]
pub struct Replaced;

/// Colours or sizes changed.
#[derive(Message, Clone, Copy, Debug)]
pub struct Restyle;

/// A file is wanted.
#[derive(Message, Clone, Copy, Debug)]
pub struct FileWanted(pub FilePurpose);

/// The window's data, and what waits to be done for it.
#[derive(Resource)]
pub struct Session {
    /// The data.
    pub desk: Desk,
    /// The window shall close at the end of this frame.
    pub quit: bool,
    /// Text for the clipboard.
    pub copy: Option<String>,
    /// A picture for the clipboard.
    pub copy_picture: Option<Pixels>,
    /// The position on the clipboard is wanted.
    pub paste: bool,
    /// The move line shall get the keyboard.
    pub focus_say: bool,
    /// When changed settings are due to be stored.
    store_in: Option<Timer>,
}

impl Session {
    /// A session for a desk.
    pub fn new(desk: Desk) -> Self {
        Self { desk, quit: false, copy: None, copy_picture: None, paste: false, focus_say: false, store_in: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Want>()
        .add_message::<Happened>()
        .add_message::<Replaced>()
        .add_message::<Restyle>()
        .add_message::<FileWanted>()
        .add_systems(Update, (act, pass_time, store_settings).chain().in_set(AppSet::Rules))
        .add_systems(Update, show_result.after(AppSet::Present));
}

/// Does what is wanted, in the order in which it was asked.
fn act(
    mut wants: MessageReader<Want>,
    mut session: ResMut<Session>,
    mut happened: MessageWriter<Happened>,
    mut replaced: MessageWriter<Replaced>,
    mut restyle: MessageWriter<Restyle>,
    mut files: MessageWriter<FileWanted>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for Want(action) in wants.read() {
        redraw.write(RequestRedraw);
        for effect in session.desk.act(action.clone()) {
            match effect {
                Effect::Happened(event) => {
                    happened.write(Happened(event));
                }
                Effect::Replaced => {
                    replaced.write(Replaced);
                }
                Effect::Restyle => {
                    restyle.write(Restyle);
                }
                Effect::StoreSettings => session.store_in = Some(Timer::from_seconds(1.0, TimerMode::Once)),
                Effect::AskForFile(purpose) => {
                    files.write(FileWanted(purpose));
                }
                Effect::Copy(text) => session.copy = Some(text),
                Effect::CopyPicture(picture) => session.copy_picture = Some(picture),
                Effect::Paste => session.paste = true,
                Effect::FocusSay => session.focus_say = true,
                Effect::Quit => session.quit = true,
            }
        }
    }
}

/// Time passes for the player who thinks; long sleeps of the window count in full.
fn pass_time(
    time: Res<Time<Real>>,
    mut session: ResMut<Session>,
    mut happened: MessageWriter<Happened>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let delta = time.delta();
    if delta > Duration::ZERO {
        for effect in session.bypass_change_detection().desk.tick(delta) {
            if let Effect::Happened(event) = effect {
                happened.write(Happened(event));
                redraw.write(RequestRedraw);
            }
        }
    }
}

/// The result is shown when the last piece has landed, not before.
fn show_result(
    moving: Query<(), With<Moving>>,
    mut session: ResMut<Session>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let seen = session.desk.editor.is_none();
    if seen && session.desk.result_due.is_some() && moving.is_empty() {
        let outcome = session.desk.result_due.take();
        session.desk.dialog = outcome.map(Dialog::Result);
        redraw.write(RequestRedraw);
    }
}

fn store_settings(time: Res<Time<Real>>, mut session: ResMut<Session>, mut redraw: MessageWriter<RequestRedraw>) {
    let Some(timer) = &mut session.bypass_change_detection().store_in else { return };
    if timer.tick(time.delta()).is_finished() {
        session.store_in = None;
        session.desk.store_settings();
    } else {
        redraw.write(RequestRedraw);
    }
}
