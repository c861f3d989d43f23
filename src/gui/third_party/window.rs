//! The window itself: size and place, quiet redraws, closing.

use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::ecs::system::NonSendMarker;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;
use bevy::window::{
    PresentMode, PrimaryWindow, WindowCloseRequested, WindowPosition, WindowResizeConstraints, WindowResolution,
};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use winit::window::Icon;

use crate::gui::session::Session;
use crate::settings::{Settings, WindowPlace};

/// Nothing is drawn without a cause; this is only how long the loop may sleep in one go.
const SLEEP: Duration = Duration::from_secs(3600);

pub(in crate::gui) fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive(SLEEP),
        unfocused_mode: UpdateMode::reactive_low_power(SLEEP),
    })
    .add_systems(Update, set_icon)
    .add_systems(Last, close_in_good_order);
}

/// Gives a new window its icon. Only Windows and X11 take one from a program; elsewhere nothing happens.
fn set_icon(fresh: Query<Entity, Added<PrimaryWindow>>, _main_thread: NonSendMarker) {
    for entity in &fresh {
        let icon = Image::from_buffer(
            include_bytes!("../../../assets/icon.png"),
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::MAIN_WORLD,
        );
        let Ok(Image { data: Some(rgba), texture_descriptor, .. }) = icon else { return };
        let (width, height) = (texture_descriptor.size.width, texture_descriptor.size.height);
        WINIT_WINDOWS.with_borrow(|windows| {
            if let (Some(window), Ok(icon)) = (windows.get_window(entity), Icon::from_rgba(rgba, width, height)) {
                window.set_window_icon(Some(icon));
            }
        });
    }
}

/// Runs the part of the set-up in which the window system is reached. Where there is none, winit panics: that becomes
/// a sentence and exit code 1.
pub fn or_say_so(set_up: impl FnOnce()) {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| super::graphics::say_and_exit("graphics-no-screen")));
    set_up();
    std::panic::set_hook(hook);
}

/// The window as it was left, brought back onto a screen of unknown size by the system where it lies outside.
pub fn description(settings: &Settings, title: String) -> Window {
    let place = settings.window.filter(|place| place.width >= 320 && place.height >= 240);
    let size = place.map_or((1280, 720), |place| (place.width.min(7680), place.height.min(4320)));
    let on_screen = |place: &WindowPlace| (0..8000).contains(&place.x) && (0..5000).contains(&place.y);
    Window {
        title,
        name: Some("tiaoqi".into()),
        resolution: WindowResolution::new(size.0, size.1),
        position: match place.filter(on_screen) {
            Some(place) => WindowPosition::At(IVec2::new(place.x, place.y)),
            None => WindowPosition::Automatic,
        },
        present_mode: PresentMode::AutoVsync,
        resize_constraints: WindowResizeConstraints { min_width: 480.0, min_height: 360.0, ..default() },
        ime_enabled: true,
        ..default()
    }
}

/// Saves what there is to save and ends. Runs last, so that nothing of this frame is lost.
fn close_in_good_order(
    mut requests: MessageReader<WindowCloseRequested>,
    mut session: ResMut<Session>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut exit: MessageWriter<AppExit>,
) {
    let quits = std::mem::take(&mut session.quit);
    if requests.read().count() == 0 && !quits {
        return;
    }
    if let Ok(window) = window.single() {
        let position = match window.position {
            WindowPosition::At(at) => at,
            _ => IVec2::ZERO,
        };
        session.desk.settings.window = Some(WindowPlace {
            x: position.x,
            y: position.y,
            width: window.physical_width(),
            height: window.physical_height(),
            maximized: false,
        });
    }
    session.desk.close();
    exit.write(AppExit::Success);
}
