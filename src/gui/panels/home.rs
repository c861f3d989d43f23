//! The gallery: a card a game, the last unfinished game, the user's files.

use bevy_egui::egui::{self, CentralPanel, Frame, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::parts::weak;
use super::picture;
use crate::games::GameKind;
use crate::gui::action::{Action, Dialog};
use crate::gui::desk::{Desk, Unfinished};
use crate::gui::third_party::egui::color;
use crate::record::Record;
use crate::settings::Command;

const CARD: egui::Vec2 = vec2(290.0, 292.0);

pub fn show(root: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let ground = color(desk.theme.background);
    CentralPanel::default().frame(Frame::new().fill(ground).inner_margin(Margin::symmetric(48, 24))).show(root, |ui| {
        ui.horizontal(|ui| {
            ui.label(RichText::new(desk.text.get("app-name")).size(28.0).strong());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                for command in [Command::Help, Command::Settings, Command::Open, Command::SetUp] {
                    super::parts::button(ui, desk, command, true, out);
                }
            });
        });
        ui.add_space(16.0);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.label(RichText::new(desk.text.get("home-title")).heading());
            ui.add_space(8.0);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(24.0, 24.0);
                if let Some(Unfinished { path, plies, game, entrants }) = &desk.unfinished {
                    let args = [("game", desk.text.game_name(game).into()), ("plies", (*plies).into())];
                    let line = desk.text.with("home-continue-line", &args);
                    let saved = Some((game.clone(), entrants.clone()));
                    if card(ui, desk, &desk.text.get("home-continue"), &line, game.kind(), saved, true) {
                        out.push(Action::Continue(path.clone()));
                    }
                }
                for kind in GameKind::GALLERY {
                    let stem = if kind.family().len() > 1 { "draughts" } else { kind.name() };
                    let name = desk.text.get(&format!("game-{stem}"));
                    let line = desk.text.get(&format!("game-{stem}-line"));
                    if card(ui, desk, &name, &line, kind, None, desk.unfinished.is_none()) {
                        let last = desk.table.as_ref().map(crate::table::Table::record);
                        out.push(Action::Show(Some(Box::new(Dialog::new_game(kind, last)))));
                    }
                }
                files(ui, desk, out);
            });
        });
        status(ui, desk);
    });
}

fn status(ui: &mut Ui, desk: &Desk) {
    let (sentence, _) = desk.status_line();
    if !sentence.is_empty() {
        let at = ui.max_rect().left_bottom();
        let font = egui::FontId::proportional(14.0);
        let painter = ui.painter();
        painter.text(at, egui::Align2::LEFT_BOTTOM, sentence, font, color(desk.theme.weak));
    }
}

type Saved = (crate::games::Game, Vec<crate::record::Entrant>);

/// A card that is one big button; true when it is pressed.
fn card(ui: &mut Ui, desk: &Desk, title: &str, line: &str, kind: GameKind, saved: Option<Saved>, first: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, title));
    let theme = &desk.theme;
    let lit = response.hovered() || response.has_focus();
    let edge = if lit { Stroke::new(2.0, color(theme.accent)) } else { Stroke::new(1.0, color(theme.line)) };
    let painter = ui.painter();
    painter.rect(rect, 8.0, color(theme.raised), edge, egui::StrokeKind::Inside);
    let side = 194.0;
    let picture = egui::Rect::from_center_size(rect.center_top() + vec2(0.0, 12.0 + side / 2.0), vec2(side, side));
    let saved = saved.or_else(|| {
        let rules = if kind == GameKind::ChineseCheckers { "players=6" } else { "" };
        let record = Record::new(kind.start(rules).ok()?);
        Some((record.start.clone(), record.entrants))
    });
    if let Some((game, entrants)) = saved {
        picture::board(painter, picture, &game, &entrants, theme, desk.settings.symbols);
    }
    let ink = if first { theme.accent } else { theme.text };
    let name_at = rect.center_top() + vec2(0.0, 12.0 + side + 24.0);
    painter.text(name_at, egui::Align2::CENTER_CENTER, title, egui::FontId::proportional(20.0), color(ink));
    let small = egui::FontId::proportional(14.0);
    let galley = painter.layout(line.to_owned(), small, color(theme.weak), rect.width() - 32.0);
    let line_at = rect.center_top() + vec2(-galley.size().x / 2.0, 12.0 + side + 42.0);
    painter.galley(line_at, galley, color(theme.weak));
    response.clicked()
}

fn files(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    ui.allocate_ui(CARD, |ui| {
        ui.set_min_size(CARD);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.label(RichText::new(desk.text.get("home-files")).heading());
            if ui.button(desk.text.get("home-open")).clicked() {
                out.push(Action::Command(Command::Open));
            }
            if desk.settings.recent.is_empty() {
                ui.label(weak(desk, desk.text.get("home-no-files")));
            }
            for path in &desk.settings.recent {
                let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
                let link = ui.add(egui::Button::new(name).frame(false).truncate());
                if link.on_hover_text(path.display().to_string()).clicked() {
                    out.push(Action::Open(path.clone()));
                }
            }
        });
    });
}
