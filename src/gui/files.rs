//! Files from outside: the system's dialogs on a task of their own, dropped files, and the built-in dialog where the
//! system has none.

use std::path::{Path, PathBuf};
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
        .add_filter(desk.text.get(filter_key(purpose)), purpose.endings());
    if purpose.writes() {
        dialog = dialog.set_file_name(&form.name);
    }
    let wake = proxy.map(|proxy| (**proxy).clone());
    let task = AsyncComputeTaskPool::get().spawn(async move {
        let handle = match purpose {
            FilePurpose::Open => dialog.pick_file().await,
            _ => dialog.save_file().await,
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
        (Some(path), purpose) => {
            wants.write(Want(chosen(purpose, with_ending(path, purpose))));
        }
        (None, purpose) if pending.since.elapsed() < TOO_FAST => {
            let form = form(&session.desk, purpose);
            session.desk.dialog = Some(Dialog::Path(form));
        }
        (None, _) => {}
    }
}

/// What is to be done with a file that was chosen.
pub fn chosen(purpose: FilePurpose, path: PathBuf) -> Action {
    match purpose {
        FilePurpose::Open => Action::Open(path),
        FilePurpose::Save => Action::Save(path),
        FilePurpose::Picture | FilePurpose::Sheet => Action::Export(purpose, path),
    }
}

/// Whether a file has an ending of its purpose.
pub fn is_for(path: &Path, purpose: FilePurpose) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
    ending.is_some_and(|ending| purpose.endings().contains(&ending.as_str()))
}

/// A name to write to gets the usual ending where it has none that is known.
pub fn with_ending(path: PathBuf, purpose: FilePurpose) -> PathBuf {
    if !purpose.writes() || is_for(&path, purpose) {
        return path;
    }
    let mut name = path.into_os_string();
    name.push(".");
    name.push(purpose.endings()[0]);
    name.into()
}

/// The translation key of the kind of files.
const fn filter_key(purpose: FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open | FilePurpose::Save => "files-game",
        FilePurpose::Picture | FilePurpose::Sheet => "files-picture",
    }
}

/// The translation key of a file dialog's title.
pub const fn title_key(purpose: FilePurpose) -> &'static str {
    match purpose {
        FilePurpose::Open => "path-open-title",
        FilePurpose::Save => "path-save-title",
        FilePurpose::Picture => "path-picture-title",
        FilePurpose::Sheet => "path-sheet-title",
    }
}

/// What the file dialog begins with: the last folder, and a name for the game.
fn form(desk: &Desk, purpose: FilePurpose) -> PathForm {
    let home = || directories::UserDirs::new().map(|dirs| dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned());
    let known = desk.settings.folder.clone().filter(|folder| folder.is_dir());
    let folder = known.or_else(home).or_else(|| std::env::current_dir().ok()).unwrap_or_default();
    let name = match purpose {
        FilePurpose::Open => String::new(),
        _ => {
            let old = desk.file.as_ref().filter(|_| desk.editor.is_none()).and_then(|file| file.file_name());
            let kind = desk.ground().map_or("game", |game| game.kind().name());
            let usual = || format!("{kind}-{}.ron", chrono::Local::now().format("%Y-%m-%d"));
            let name = old.map_or_else(usual, |name| name.to_string_lossy().into_owned());
            if purpose == FilePurpose::Save {
                name
            } else {
                Path::new(&name).with_extension(purpose.endings()[0]).to_string_lossy().into_owned()
            }
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
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|dir| Path::new(&dir).join("bus").exists());
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
        assert!(matches!(&wants[..], [Want(Action::Open(path))] if path == Path::new("a.ron")));
    }

    #[test]
    fn a_name_without_ending_gets_the_usual_one() {
        let named = |name: &str, purpose| with_ending(name.into(), purpose);
        assert_eq!(named("game", FilePurpose::Save), PathBuf::from("game.ron"));
        assert_eq!(named("game.v2", FilePurpose::Save), PathBuf::from("game.v2.ron"));
        assert_eq!(named("sheet.TXT", FilePurpose::Save), PathBuf::from("sheet.TXT"));
        assert_eq!(named("board", FilePurpose::Picture), PathBuf::from("board.png"));
        assert_eq!(named("board.SVG", FilePurpose::Picture), PathBuf::from("board.SVG"));
        assert_eq!(named("game.ron", FilePurpose::Sheet), PathBuf::from("game.ron.svg"));
        assert_eq!(named("game", FilePurpose::Open), PathBuf::from("game"));
    }
}
