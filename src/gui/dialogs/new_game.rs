//! The set-up of a new game, with a picture of the position it leads to. The rules come from the game's own list.

use bevy_egui::egui::{self, ComboBox, Label, RichText, Sense, Ui, vec2};

use super::{Stay, buttons, first_choice, heading, middle};
use crate::games::{Choice, Game, GameKind, Seat, number_chess};
use crate::gui::action::{Action, Edit, NewGame};
use crate::gui::desk::Desk;
use crate::gui::panels::{board_picture, caption, field, man, marble, primary, weak};
use crate::record::{Colour, Mode, Terms};

pub fn show(ui: &mut Ui, desk: &Desk, form: &mut NewGame, out: &mut Vec<Action>) -> Stay {
    let game_name = desk.text.get(&format!("game-{}", form.kind.name()));
    heading(ui, &desk.text.with("new-title", &[("game", game_name.into())]));
    middle(ui, 860.0, |ui| {
        let wide = ui.available_width() > 700.0;
        if wide {
            ui.columns(2, |columns| {
                left(&mut columns[0], desk, form);
                rules(&mut columns[1], desk, form);
            });
        } else {
            left(ui, desk, form);
            rules(ui, desk, form);
        }
    });
    buttons(ui, |ui| {
        let text = &desk.text;
        let start = primary(ui, desk, &text.get("new-start"));
        first_choice(ui, &start);
        if start.clicked()
            && let Ok(game) = form.game()
        {
            out.push(Action::Start {
                kind: form.kind,
                rules: game.rules(),
                entrants: Box::new(form.entrants(&game)),
                tags: form.tags.clone(),
                terms: form.terms,
            });
        }
        let stay = if ui.button(text.get("dialog-cancel")).clicked() { Stay::Close } else { Stay::Open };
        if ui.button(text.get("command-set-up")).clicked() {
            out.push(Action::Edit(Edit::Under(form.kind, form.rules_text())));
        }
        stay
    })
}

/// The rules as a side panel has room for them.
pub fn rules_in_panel(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    for choice in form.kind.choices().iter().filter(|choice| choice.is_number()) {
        numbers(ui, desk, form, *choice, (64.0, 32.0));
    }
    choices(ui, desk, form);
}

fn left(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let text = &desk.text;
    ui.spacing_mut().item_spacing.y = 6.0;
    variants(ui, desk, form);
    for choice in form.kind.choices().iter().filter(|choice| choice.is_number()) {
        numbers(ui, desk, form, *choice, (120.0, 44.0));
    }
    let Ok(game) = form.game() else { return };
    let height = if form.kind.has_equations() || game.seats() > 3 { 140.0 } else { 190.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    board_picture(ui.painter(), rect, &game, &form.entrants(&game), &desk.theme, desk.settings.symbols);
    ui.label(RichText::new(text.get("new-seats")).strong());
    seats(ui, desk, form, &game);
    ui.add_space(4.0);
    if form.kind.has_equations() {
        terms(ui, desk, &mut form.terms);
    } else if form.kind.has_side_clocks() {
        side_clocks(ui, desk, &mut form.terms);
    }
}

/// Which game of the family.
fn variants(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let family = form.kind.family();
    if family.len() < 2 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 8.0;
        for kind in family {
            let label = desk.text.get(&format!("variant-{}", kind.name()));
            if ui.add(egui::Button::new(label).selected(form.kind == kind)).clicked()
                && let Ok(game) = kind.start("")
            {
                form.kind = kind;
                form.set_rules(&game.rules());
            }
        }
    });
    ui.add(Label::new(weak(desk, desk.text.get(&format!("game-{}-line", form.kind.name())))).truncate());
}

/// The clocks of a match in which each side has its own time.
fn side_clocks(ui: &mut Ui, desk: &Desk, terms: &mut Terms) {
    let text = &desk.text;
    ui.horizontal(|ui| {
        caption(ui, 120.0, &text.get("new-side-time"));
        let mut chosen = None;
        let options = [None, Some(5), Some(10), Some(20), Some(60)];
        for minutes in options {
            let label = match minutes {
                None => text.get("rule-off"),
                Some(minutes) => text.with("new-minutes", &[("minutes", minutes.into())]),
            };
            let seconds = minutes.map(|minutes: u32| minutes * 60);
            let selected = terms.side_seconds == seconds;
            if ui.add(egui::Button::new(label).selected(selected).min_size(vec2(40.0, 30.0))).clicked() {
                chosen = Some(seconds);
            }
        }
        if let Some(seconds) = chosen {
            let increment = terms.increment_seconds;
            *terms = seconds.map_or_else(Terms::default, |seconds| Terms::side_clocks(seconds, increment));
        }
    });
    if terms.side_seconds.is_none() {
        return;
    }
    ui.horizontal(|ui| {
        caption(ui, 120.0, &text.get("new-increment"));
        for seconds in [0, 2, 5, 10, 30] {
            let label = match seconds {
                0 => text.get("new-sudden-death"),
                _ => text.with("new-seconds", &[("seconds", seconds.into())]),
            };
            let selected = terms.increment_seconds == seconds;
            if ui.add(egui::Button::new(label).selected(selected).min_size(vec2(40.0, 30.0))).clicked() {
                terms.increment_seconds = seconds;
            }
        }
    });
}

/// A row of numbers, one of which is chosen, with the widths of caption and buttons; a number that cannot be chosen says why.
fn numbers(ui: &mut Ui, desk: &Desk, form: &mut NewGame, choice: Choice, (before, width): (f32, f32)) {
    ui.horizontal_wrapped(|ui| {
        caption(ui, before, &desk.text.get(&format!("new-{}", choice.key)));
        ui.spacing_mut().button_padding.x = 4.0;
        let mut chosen = None;
        for value in choice.values {
            let size = vec2(width, 32.0);
            match form.with_rule(choice.key, value) {
                Err(error) => {
                    let faint = egui::Button::new(RichText::new(*value).weak().strikethrough());
                    ui.add_enabled(false, faint.min_size(size)).on_disabled_hover_text(desk.text.setup_error(&error));
                }
                Ok(rules) => {
                    let button = egui::Button::new(*value).selected(form.rule(choice.key) == *value);
                    if ui.add(button.min_size(size)).clicked() {
                        chosen = Some(rules);
                    }
                }
            }
        }
        if let Some(rules) = chosen {
            form.set_rules(&rules);
        }
    });
}

fn seats(ui: &mut Ui, desk: &Desk, form: &mut NewGame, game: &Game) {
    for seat in (0..game.seats() as u8).map(Seat) {
        let corner = usize::from(game.corner(seat));
        ui.horizontal(|ui| {
            let colour = form.corners[corner].colour;
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            if form.kind.has_side_clocks() {
                man(ui.painter(), rect.center(), 12.0, colour, &desk.theme);
            } else {
                marble(ui.painter(), rect.center(), 12.0, colour, &desk.theme, desk.settings.symbols);
            }
            let name = desk.text.get(&format!("colour-{}", colour.name()));
            let label = desk.text.with("new-colour", &[("name", name.clone().into())]);
            let mut chosen = colour;
            let box_ = ComboBox::from_id_salt(("colour", corner)).width(96.0).selected_text(name);
            let shown = box_.show_ui(ui, |ui| {
                for other in Colour::STAR {
                    let name = desk.text.get(&format!("colour-{}", other.name()));
                    ui.selectable_value(&mut chosen, other, name);
                }
            });
            shown.response.on_hover_text(label);
            // Colours are exchanged, so that no two seats ever share one.
            if chosen != colour
                && let Some(other) = form.corners.iter().position(|entrant| entrant.colour == chosen)
            {
                form.corners[other].colour = colour;
                form.corners[corner].colour = chosen;
            }
            let name = &mut form.corners[corner].name;
            let field = field(name).hint_text(desk.text.get("new-name-hint")).char_limit(40);
            ui.add(field.desired_width(ui.available_width() - 20.0));
        });
    }
}

/// How the table helps and judges, and the clocks of a match.
fn terms(ui: &mut Ui, desk: &Desk, terms: &mut Terms) {
    let text = &desk.text;
    ui.label(RichText::new(text.get("new-mode")).strong());
    ui.horizontal(|ui| {
        for mode in Mode::ALL {
            let label = text.get(&format!("mode-{}", mode.name()));
            if ui.add(egui::Button::new(label).selected(terms.mode == mode).min_size(vec2(84.0, 32.0))).clicked() {
                *terms = if mode == Mode::Match { Terms::MATCH } else { Terms { mode, ..Terms::default() } };
            }
        }
    });
    ui.horizontal(|ui| {
        ui.add(Label::new(weak(desk, text.get(&format!("mode-{}-why", terms.mode.name())))).wrap());
    });
    if terms.mode != Mode::Match {
        return;
    }
    let mut row = |key: &str, options: &[(Option<u32>, String)], value: &mut Option<u32>| {
        ui.horizontal(|ui| {
            caption(ui, 120.0, &text.get(key));
            for (seconds, label) in options {
                if ui.add(egui::Button::new(label).selected(value == seconds).min_size(vec2(44.0, 30.0))).clicked() {
                    *value = *seconds;
                }
            }
        });
    };
    let off = || (None, text.get("rule-off"));
    let seconds = |s: u32| (Some(s), text.with("new-seconds", &[("seconds", s.into())]));
    let minutes = |m: u32| (Some(m * 60), text.with("new-minutes", &[("minutes", m.into())]));
    row("new-move-time", &[off(), seconds(15), seconds(30), seconds(60)], &mut terms.move_seconds);
    row("new-round-time", &[off(), minutes(10), minutes(20), minutes(30)], &mut terms.round_seconds);
    let mut penalty = Some(u32::from(terms.penalty));
    row("new-penalty", &[0, 2, 5, 10].map(|points| (Some(points), points.to_string())), &mut penalty);
    terms.penalty = penalty.and_then(|points| u16::try_from(points).ok()).unwrap_or(terms.penalty);
}

fn rules(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let text = &desk.text;
    ui.label(RichText::new(text.get("new-rules")).strong());
    if form.kind.choices().iter().all(|choice| choice.is_number()) || form.kind.family().len() > 1 {
        // Little to choose from: there is room to say how it is played.
        for key in super::help::rules_of(form.kind) {
            ui.horizontal(|ui| ui.add(Label::new(weak(desk, text.get(key))).wrap()));
        }
    }
    choices(ui, desk, form);
}

fn choices(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let text = &desk.text;
    ui.spacing_mut().interact_size.y = 28.0;
    if form.kind.has_equations() {
        presets(ui, desk, form);
    }
    for choice in form.kind.choices().iter().filter(|choice| !choice.is_number()) {
        let now = form.rule(choice.key).to_owned();
        let mut chosen = None;
        if choice.is_switch() {
            let mut on = now != "off";
            let name = rule_name(desk, form.kind, choice.key);
            if ui.checkbox(&mut on, text.get(&name)).changed() {
                chosen = Some(if on { "on" } else { "off" });
            }
            explain(ui, desk, &name);
        } else {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(text.get(&format!("rule-{}", choice.key)));
                label.on_hover_text(text.get(&format!("rule-{}-why", choice.key)));
                for value in choice.values {
                    let label = text.get(&format!("rule-{}-{value}", choice.key));
                    if ui.radio(now == *value, label).clicked() {
                        chosen = Some(value);
                    }
                }
            });
        }
        if let Some(rules) = chosen.and_then(|value| form.with_rule(choice.key, value).ok()) {
            form.set_rules(&rules);
        }
    }
}

/// The text key of a rule: some mean another thing in another game.
fn rule_name(desk: &Desk, kind: GameKind, key: &str) -> String {
    let own = format!("rule-{}-{key}", kind.name());
    if desk.text.has(&own) { own } else { format!("rule-{key}") }
}

/// Rule sets by grade; where several are the same, the last one stands for them.
fn presets(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let board = form.rule("board").to_owned();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 8.0;
        let all = number_chess::presets::all().iter().filter_map(|preset| {
            let game = form.kind.start(&format!("preset={},board={board}", preset.name)).ok()?;
            Some((preset, game.rules()))
        });
        let all: Vec<_> = all.collect();
        for (index, (preset, rules)) in all.iter().enumerate() {
            if all[index + 1..].iter().any(|(_, other)| other == rules) {
                continue;
            }
            let label = desk.text.get(&format!("preset-{}", preset.name));
            if ui.add(egui::Button::new(label).selected(form.rules_text() == *rules)).clicked() {
                form.set_rules(rules);
            }
        }
    });
    ui.add_space(4.0);
}

fn explain(ui: &mut Ui, desk: &Desk, key: &str) {
    // Close to what it explains, farther from the next.
    ui.add_space(-8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(28.0);
        ui.add(Label::new(weak(desk, desk.text.get(&format!("{key}-why")))).wrap());
    });
    ui.add_space(2.0);
}
