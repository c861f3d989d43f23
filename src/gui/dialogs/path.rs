//! The built-in file dialog: a list and a field. It is there where the system has none, and it never blocks.

use std::fs;
use std::path::{Path, PathBuf};

use bevy_egui::egui::{self, Button, Label, ScrollArea, Ui};

use super::{Stay, buttons, heading};
use crate::gui::action::{Action, FilePurpose, PathForm};
use crate::gui::desk::Desk;
use crate::gui::files::{chosen, is_for, title_key, with_ending};
use crate::gui::panels::{field, primary, weak};

pub fn show(ui: &mut Ui, desk: &Desk, form: &mut PathForm, out: &mut Vec<Action>) -> Stay {
    let text = &desk.text;
    ui.set_width(560.0);
    heading(ui, &text.get(title_key(form.purpose)));
    ui.horizontal(|ui| {
        if ui.button(text.get("path-up")).clicked()
            && let Some(parent) = form.folder.parent()
        {
            form.folder = parent.into();
        }
        ui.add(Label::new(weak(desk, form.folder.display().to_string())).truncate());
    });
    let height = (ui.ctx().viewport_rect().height() - 360.0).clamp(80.0, 320.0);
    ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink(false).show(ui, |ui| {
        list(ui, desk, form);
    });
    let field = field(&mut form.name)
        .id(egui::Id::new("path-name"))
        .hint_text(text.get("path-name"))
        .desired_width(f32::INFINITY);
    let field = ui.add(field);
    let label = text.get("path-name");
    field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &label));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    super::first_choice(ui, &field); // after the question above: focus given back is not lost
    let target = target(form);
    if form.purpose.writes() {
        let exists = target.as_ref().is_some_and(|path| path.exists());
        let name = target.as_ref().and_then(|path| path.file_name()).unwrap_or_default().to_string_lossy().into_owned();
        let warning = text.with("path-overwrite", &[("name", name.into())]);
        let endings = if form.purpose == FilePurpose::Save { "path-endings" } else { "path-picture-endings" };
        ui.label(weak(desk, if exists { warning } else { text.get(endings) }));
    }
    buttons(ui, |ui| {
        let label = match form.purpose {
            FilePurpose::Open => text.get("path-open"),
            _ => text.get("path-save"),
        };
        if primary(ui, desk, &label).clicked() || entered {
            choose(form, target, out);
        }
        if ui.button(text.get("dialog-cancel")).clicked() { Stay::Close } else { Stay::Open }
    })
}

/// The file that the field means; `None` while it is empty.
fn target(form: &PathForm) -> Option<PathBuf> {
    let name = form.name.trim();
    let path = (!name.is_empty()).then(|| form.folder.join(name))?;
    Some(if path.is_dir() { path } else { with_ending(path, form.purpose) })
}

fn choose(form: &mut PathForm, target: Option<PathBuf>, out: &mut Vec<Action>) {
    match target {
        Some(path) if path.is_dir() => {
            form.folder = path;
            form.name.clear();
        }
        Some(path) => out.push(chosen(form.purpose, path)),
        None => {}
    }
}

fn list(ui: &mut Ui, desk: &Desk, form: &mut PathForm) {
    let (folders, files) = entries(&form.folder, form.purpose);
    if folders.is_empty() && files.is_empty() {
        ui.label(weak(desk, desk.text.get("path-empty")));
    }
    for folder in folders {
        if ui.add(Button::new(format!("{folder} /")).frame(false)).clicked() {
            form.folder = form.folder.join(folder);
            return;
        }
    }
    for file in files {
        let chosen = form.name == file;
        if ui.add(Button::new(&file).frame(false).selected(chosen)).clicked() {
            form.name = file;
        }
    }
}

/// Folders and files for a purpose in a folder, sorted; hidden ones left out. What cannot be read is as good as empty.
fn entries(folder: &Path, purpose: FilePurpose) -> (Vec<String>, Vec<String>) {
    let (mut folders, mut files) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = entry.path();
        if name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            folders.push(name);
        } else if is_for(&path, purpose) {
            files.push(name);
        }
    }
    folders.sort();
    files.sort();
    (folders, files)
}
