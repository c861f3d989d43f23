//! Files from outside: the system's dialogs on a task of their own, dropped files, and the built-in dialog where the
//! system has none.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use bevy::window::FileDragAndDrop;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use super::AppSet;
use super::action::{Action, Dialog, FilePurpose, PathForm};
use super::desk::Desk;
use super::drive::Driven;
use super::session::{FileWanted, Session, Want};

/// An answer that comes faster than a person can cancel means that there was no dialog at all.
const TOO_FAST: Duration = Duration::from_millis(400);

/// A dialog of the system that is open.
#[derive(Resource)]
struct Pending {
    task: Task<Option<PathBuf>>,
    purpose: FilePurpose,
    since: Instant,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (drop_files, poll).in_set(AppSet::Input))
        .add_systems(Update, ask.after(AppSet::Rules).before(AppSet::Present));
}

fn drop_files(mut drops: MessageReader<FileDragAndDrop>, mut wants: MessageWriter<Want>) {
    for drop in drops.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = drop {
            wants.write(Want(Action::Open(path_buf.clone())));
        }
    }
}

/// Opens the system's dialog, or the built-in one where there is none or a script drives the window.
fn ask(
    mut asked: MessageReader<FileWanted>,
    mut commands: Commands,
    mut session: ResMut<Session>,
    pending: Option<Res<Pending>>,
    driven: Option<Res<Driven>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let Some(&FileWanted(purpose)) = asked.read().last() else { return };
    let desk = &mut session.desk;
    let form = form(desk, purpose);
    if driven.is_some() || !system_has_dialogs() {
        desk.dialog = Some(Dialog::Path(form));
        return;
    }
    if pending.is_some() {
        return; // one at a time
    }
    let mut dialog = rfd::AsyncFileDialog::new()
        .set_title(desk.text.get(title_key(purpose)))
        .set_directory(&form.folder)
        .add_filter(desk.text.get("files-game"), &["ron", "txt", "pdn"]);
    if purpose == FilePurpose::Save {
        dialog = dialog.set_file_name(&form.name);
    }
    let wake = proxy.map(|proxy| (**proxy).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let handle = match purpose {
            FilePurpose::Open => dialog.pick_file().await,
            FilePurpose::Save => dialog.save_file().await,
        };
        if let Some(wake) = wake {
            // Where the loop is gone there is nothing left to wake.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
        handle.map(|handle| handle.path().to_owned())
    });
    commands.insert_resource(Pending { task, purpose, since: Instant::now() });
}

fn poll(
    pending: Option<ResMut<Pending>>,
    mut commands: Commands,
    mut session: ResMut<Session>,
    mut wants: MessageWriter<Want>,
) {
    let Some(mut pending) = pending else { return };
    let Some(answer) = check_ready(&mut pending.task) else { return };
    commands.remove_resource::<Pending>();
    match (answer, pending.purpose) {
        (Some(path), FilePurpose::Open) => {
            wants.write(Want(Action::Open(path)));
        }
        (Some(path), FilePurpose::Save) => {
            wants.write(Want(Action::Save(with_ending(path))));
        }
        (None, purpose) if pending.since.elapsed() < TOO_FAST => {
            let form = form(&session.desk, purpose);
            session.desk.dialog = Some(Dialog::Path(form));
        }
        (None, _) => {}
    }
}

/// A name without ending is a saved game.
pub fn with_ending(path: PathBuf) -> PathBuf {
    if crate::record::Format::of(&path).is_some() {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".ron");
    name.into()
}

/// The translation key of a file dialog's title.
pub const fn title_key(purpose: FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open => "path-open-title",
        FilePurpose::Save => "path-save-title",
    }
}

/// What the file dialog begins with: the last folder, and a name for the game.
fn form(desk: &Desk, purpose: FilePurpose) -> PathForm {
    let home = || directories::UserDirs::new().map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
    let known = desk.settings.folder.clone().filter(|folder| folder.is_dir());
    let folder = known.or_else(home).or_else(|| std::env::current_dir().ok()).unwrap_or_default();
    let name = match purpose {
        FilePurpose::Open => String::new(),
        FilePurpose::Save => {
            let old = desk.file.as_ref().and_then(|file| file.file_name()).map(|n| n.to_string_lossy().into_owned());
            old.unwrap_or_else(|| {
                let kind = desk.game().map_or("game", |game| game.kind().name());
                format!("{kind}-{}.ron", chrono::Local::now().format("%Y-%m-%d"))
            })
        }
    };
    PathForm { purpose, folder, name }
}

/// On Linux the dialogs belong to a portal on the session bus, or to zenity.
fn system_has_dialogs() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|dir| std::path::Path::new(&dir).join("bus").exists());
    let zenity = std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join("zenity").exists()));
    bus || zenity
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;

    use super::*;

    #[test]
    fn a_file_dropped_on_the_window_is_opened() {
        let mut app = App::new();
        app.add_message::<FileDragAndDrop>().add_message::<Want>().add_systems(Update, drop_files);
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(FileDragAndDrop::HoveredFileCanceled { window });
        app.world_mut().write_message(FileDragAndDrop::DroppedFile { window, path_buf: "a.ron".into() });
        app.update();
        let wants: Vec<Want> = app.world_mut().resource_mut::<Messages<Want>>().drain().collect();
        assert!(matches!(&wants[..], [Want(Action::Open(path))] if path == std::path::Path::new("a.ron")));
    }

    #[test]
    fn a_name_without_ending_is_a_saved_game() {
        assert_eq!(with_ending("game".into()), PathBuf::from("game.ron"));
        assert_eq!(with_ending("game.v2".into()), PathBuf::from("game.v2.ron"));
        assert_eq!(with_ending("sheet.TXT".into()), PathBuf::from("sheet.TXT"));
    }
}
