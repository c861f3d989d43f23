//! The set-up of a new game, with a picture of the position it leads to.

use bevy_egui::egui::{self, ComboBox, Label, RichText, Sense, Ui, vec2};

use super::{Stay, buttons, first_choice, heading, middle};
use crate::games::chinese_checkers::{Camps, GoalLock, Options};
use crate::games::{Game, Seat};
use crate::gui::action::{Action, NewGame};
use crate::gui::desk::Desk;
use crate::gui::panels::{board_picture, caption, field, marble, primary, weak};
use crate::record::Colour;

pub fn show(ui: &mut Ui, desk: &Desk, form: &mut NewGame, out: &mut Vec<Action>) -> Stay {
    let game_name = desk.text.get(&format!("game-{}", form.kind.name()));
    heading(ui, &desk.text.with("new-title", &[("game", game_name.into())]));
    middle(ui, 860.0, |ui| {
        let wide = ui.available_width() > 700.0;
        if wide {
            ui.columns(2, |columns| {
                left(&mut columns[0], desk, form);
                rules(&mut columns[1], desk, &mut form.options);
            });
        } else {
            left(ui, desk, form);
            rules(ui, desk, &mut form.options);
        }
    });
    buttons(ui, |ui| {
        let text = &desk.text;
        let start = primary(ui, desk, &text.get("new-start"));
        first_choice(ui, &start);
        if start.clicked()
            && let Ok(game) = form.kind.start(&form.options.to_string())
        {
            out.push(Action::Start {
                kind: form.kind,
                rules: form.options.to_string(),
                entrants: Box::new(form.entrants(&game)),
                tags: form.tags.clone(),
            });
        }
        if ui.button(text.get("dialog-cancel")).clicked() { Stay::Close } else { Stay::Open }
    })
}

fn left(ui: &mut Ui, desk: &Desk, form: &mut NewGame) {
    let text = &desk.text;
    ui.spacing_mut().item_spacing.y = 6.0;
    let refused = (5, text.get("setup-five-players"));
    choice(ui, &text.get("new-players"), &mut form.options.players, &[2, 3, 4, 5, 6], Some(&refused));
    if form.options.players > 3 {
        form.options.pieces = 10;
    }
    let pieces: &[u8] = if form.options.players > 3 { &[10] } else { &[10, 15] };
    choice(ui, &text.get("new-pieces"), &mut form.options.pieces, pieces, None);
    let Ok(game) = form.kind.start(&form.options.to_string()) else { return };
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), if form.options.players > 3 { 140.0 } else { 190.0 }),
        Sense::hover(),
    );
    board_picture(ui.painter(), rect, &game, &form.entrants(&game), &desk.theme, desk.settings.symbols);
    ui.label(RichText::new(text.get("new-seats")).strong());
    seats(ui, desk, form, &game);
}

/// A row of numbers, one of which is chosen; a number that cannot be chosen says why.
fn choice(ui: &mut Ui, label: &str, value: &mut u8, values: &[u8], refused: Option<&(u8, String)>) {
    ui.horizontal(|ui| {
        caption(ui, 120.0, label);
        for &number in values {
            let button = egui::Button::new(number.to_string()).selected(*value == number).min_size(vec2(44.0, 32.0));
            match refused.filter(|(no, _)| *no == number) {
                Some((_, why)) => {
                    let faint = egui::Button::new(RichText::new(number.to_string()).weak().strikethrough());
                    ui.add_enabled(false, faint.min_size(vec2(44.0, 32.0))).on_disabled_hover_text(why);
                }
                None => {
                    if ui.add(button).clicked() {
                        *value = number;
                    }
                }
            }
        }
    });
}

fn seats(ui: &mut Ui, desk: &Desk, form: &mut NewGame, game: &Game) {
    for seat in (0..game.seats() as u8).map(Seat) {
        let corner = usize::from(game.corner(seat));
        ui.horizontal(|ui| {
            let colour = form.corners[corner].colour;
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            marble(ui.painter(), rect.center(), 12.0, colour, &desk.theme, desk.settings.symbols);
            let name = desk.text.get(&format!("colour-{}", colour.name()));
            let label = desk.text.with("new-colour", &[("name", name.clone().into())]);
            let mut chosen = colour;
            let box_ = ComboBox::from_id_salt(("colour", corner)).width(96.0).selected_text(name);
            let shown = box_.show_ui(ui, |ui| {
                for other in Colour::ALL {
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

fn rules(ui: &mut Ui, desk: &Desk, options: &mut Options) {
    let text = &desk.text;
    ui.label(RichText::new(text.get("new-rules")).strong());
    ui.spacing_mut().interact_size.y = 28.0;
    let switch = |ui: &mut Ui, key: &str, value: &mut bool| {
        ui.checkbox(value, text.get(&format!("rule-{key}")));
        explain(ui, desk, key);
    };
    switch(ui, "long-hops", &mut options.long_hops);
    switch(ui, "chains", &mut options.chains);
    ui.label(text.get("rule-camps"));
    explain(ui, desk, "camps");
    ui.horizontal(|ui| {
        ui.add_space(24.0);
        for (value, key) in
            [(Camps::Open, "camps-open"), (Camps::NoStop, "camps-no-stop"), (Camps::NoEntry, "camps-no-entry")]
        {
            ui.radio_value(&mut options.camps, value, text.get(key));
        }
    });
    switch(ui, "evacuation", &mut options.evacuation);
    let mut locked = options.goal_lock != GoalLock::Off;
    switch(ui, "goal-lock", &mut locked);
    if locked != (options.goal_lock != GoalLock::Off) {
        options.goal_lock = if locked { GoalLock::End } else { GoalLock::Off };
    }
    switch(ui, "filled-goal", &mut options.filled_goal);
    switch(ui, "no-progress", &mut options.no_progress);
    switch(ui, "full-round", &mut options.full_round);
}

fn explain(ui: &mut Ui, desk: &Desk, key: &str) {
    // Close to what it explains, farther from the next.
    ui.add_space(-8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.add_space(28.0);
        ui.add(Label::new(weak(desk, desk.text.get(&format!("rule-{key}-why")))).wrap());
    });
    ui.add_space(2.0);
}
