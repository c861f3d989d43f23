//! The clipboard of the system: pictures to it, text from it.

use std::borrow::Cow;

use arboard::{Clipboard, ImageData};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiClipboard;

use crate::draw::Pixels;
use crate::gui::AppSet;
use crate::gui::action::{Action, Edit};
use crate::gui::session::{Session, Want};

pub(in crate::gui) fn plugin(app: &mut App) {
    app.add_systems(Update, serve.after(AppSet::Rules).before(AppSet::Present));
}

/// Does what the session wants of the clipboard. On X11 the program itself hands the picture out: it stays open.
fn serve(
    mut session: ResMut<Session>,
    mut texts: ResMut<EguiClipboard>,
    mut wants: MessageWriter<Want>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut pictures: Local<Option<Clipboard>>,
) {
    if !session.paste && session.copy_picture.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    if let Some(picture) = session.copy_picture.take() {
        let refusal = hand_over(picture, &mut pictures).err().map(|error| error.to_string());
        session.desk.note_copied_picture(refusal);
    }
    if std::mem::take(&mut session.paste) {
        match texts.get_text().filter(|text| !text.trim().is_empty()) {
            Some(text) => {
                wants.write(Want(Action::Edit(Edit::Line(text))));
            }
            None => session.desk.note_nothing_to_paste(),
        }
    }
}

fn hand_over(picture: Pixels, clipboard: &mut Option<Clipboard>) -> Result<(), arboard::Error> {
    let clipboard = match clipboard {
        Some(clipboard) => clipboard,
        None => clipboard.insert(Clipboard::new()?),
    };
    let Pixels { width, height, rgba } = picture;
    clipboard.set_image(ImageData { width: width as usize, height: height as usize, bytes: Cow::Owned(rgba) })
}
