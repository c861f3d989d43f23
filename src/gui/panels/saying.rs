//! The heart of number chess: the box in which a move is said, with terms, numbers, signs and the equation of each hop.

use bevy_egui::egui::{self, Button, Frame, Label, Margin, ProgressBar, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::parts::{dimmed, primary, weak};
use super::picture::numbered;
use crate::games::Seat;
use crate::gui::action::{Action, SayStep};
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::table::saying::{SaidHop, Saying, Symbol};
use crate::table::{Mode, Table};

/// Side of a key.
const KEY: f32 = 34.0;

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let Some(table) = desk.table.as_ref().filter(|table| table.game().kind().has_equations()) else { return };
    if table.game().outcome().is_some() || table.mode() == Mode::Match && !table.is_open() {
        return;
    }
    let frame = Frame::new().fill(color(desk.theme.raised)).stroke(Stroke::new(1.0, color(desk.theme.line)));
    frame.corner_radius(8).inner_margin(Margin::symmetric(10, 8)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 6.0);
        clocks(ui, desk, table);
        match &desk.saying {
            Some(saying) if !saying.hops().is_empty() => statement(ui, desk, table, saying, out),
            Some(saying) => {
                let key = if table.mode() == Mode::Match { "say-landing-match" } else { "say-landing" };
                prompt(ui, desk, table, Some(saying.piece()), key, out);
            }
            None => prompt(ui, desk, table, None, &format!("say-idle-{}", table.mode().name()), out),
        }
    });
}

/// The time of the move and of the round.
fn clocks(ui: &mut Ui, desk: &Desk, table: &Table) {
    let text = &desk.text;
    let (left, round) = (table.move_time_left(), table.round_time_left());
    if left.is_none() && round.is_none() {
        return;
    }
    ui.horizontal(|ui| {
        let late = left.is_some_and(|left| left.as_secs() < 10);
        let ink = color(if late { desk.theme.accent } else { desk.theme.text });
        if let Some(left) = left {
            // The last second is a whole one until it is over.
            let seconds = left.as_millis().div_ceil(1000) as i64;
            let words = text.with("clock-move", &[("seconds", seconds.into())]);
            let words = if table.is_paused() { text.get("clock-paused") } else { words };
            ui.label(RichText::new(words).color(ink).strong());
        }
        let round_words = round.map(|round| text.with("clock-round", &[("time", super::clock(round).into())]));
        if let Some(left) = left {
            let limit = table.record().terms.move_seconds.unwrap_or(1).max(1) as f32;
            let width = (ui.available_width() - if round.is_some() { 118.0 } else { 0.0 }).max(20.0);
            let bar = ProgressBar::new(left.as_secs_f32() / limit).fill(ink).desired_width(width);
            ui.add(bar.desired_height(8.0).corner_radius(4));
        }
        if let Some(words) = round_words {
            ui.add(Label::new(weak(desk, words)).truncate());
        }
    });
}

/// What is to be done next, behind the piece in hand if there is one.
fn prompt(ui: &mut Ui, desk: &Desk, table: &Table, in_hand: Option<u8>, key: &str, out: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        if let Some(number) = in_hand {
            piece(ui, desk, table, number);
        }
        let width = ui.available_width() - if table.mode() == Mode::Practice { 76.0 } else { 0.0 };
        ui.allocate_ui(vec2(width, 40.0), |ui| {
            ui.add(Label::new(weak(desk, desk.text.get(key))).wrap());
        });
        hint_button(ui, desk, table, out);
    });
}

fn piece(ui: &mut Ui, desk: &Desk, table: &Table, number: u8) {
    let (rect, _) = ui.allocate_exact_size(vec2(KEY, KEY), Sense::hover());
    let seat = table.game().to_move();
    if let Some(entrant) = table.record().entrants.get(seat.index()) {
        numbered(ui.painter(), rect.center(), 15.0, (number, entrant.colour, seat == Seat(1)), &desk.theme);
    }
}

fn hint_button(ui: &mut Ui, desk: &Desk, table: &Table, out: &mut Vec<Action>) {
    if table.mode() == Mode::Practice && ui.button(desk.text.get("say-hint")).clicked() {
        out.push(Action::Saying(SayStep::Hint));
    }
}

fn statement(ui: &mut Ui, desk: &Desk, table: &Table, saying: &Saying, out: &mut Vec<Action>) {
    let text = &desk.text;
    let rows = saying.hops().len();
    // Three hops are in sight, two where each has two rows; a longer chain scrolls.
    let height = if saying.takes_symbols() { rows.min(3) as f32 * 42.0 } else { rows.min(2) as f32 * 84.0 };
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    area.stick_to_bottom(true).show(ui, |ui| {
        for (index, hop) in saying.hops().iter().enumerate() {
            hop_row(ui, desk, table, saying, (index, hop), out);
        }
    });
    if saying.takes_symbols() {
        keys(ui, desk, saying, out);
    }
    let value = saying.value().filter(|_| saying.hops().len() > 1 && table.mode() != Mode::Match);
    if let Some(value) = value {
        ui.horizontal(|ui| {
            let words = text.with("say-value", &[("value", value.to_string().into())]);
            ui.label(RichText::new(words).strong());
            pager(ui, saying.value_page(), &text.get("say-other-value"), SayStep::PageValue, out);
        });
    }
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let say = text.get("say-it");
            let pressed = if saying.is_complete() {
                primary(ui, desk, &say).clicked()
            } else {
                ui.add_enabled(false, dimmed(desk, &say, false).min_size(vec2(96.0, 36.0)));
                false
            };
            if pressed {
                out.push(Action::Saying(SayStep::Say));
            }
            hint_button(ui, desk, table, out);
            let back = ui.add(Button::new("←").min_size(vec2(KEY, KEY)));
            if back.on_hover_text(text.get("say-back")).clicked() {
                out.push(Action::Saying(SayStep::Erase));
            }
        });
    });
}

/// Direction, span term, numbers and equation of a hop.
fn hop_row(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    saying: &Saying,
    (index, hop): (usize, &SaidHop),
    out: &mut Vec<Action>,
) {
    let script = desk.text.script();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if index == 0 {
            piece(ui, desk, table, saying.piece());
        } else {
            ui.allocate_exact_size(vec2(KEY, 30.0), Sense::hover());
        }
        chip(ui, desk, saying.heading(hop, script), false);
        if index == 0 {
            let kinds = saying.kinds();
            if kinds.len() > 1 {
                for kind in kinds {
                    let button = Button::new(kind.name(script)).selected(saying.kind() == kind);
                    if ui.add(button.min_size(vec2(KEY, 30.0))).clicked() {
                        out.push(Action::Saying(SayStep::Choose(kind)));
                    }
                }
            } else {
                chip(ui, desk, saying.kind().name(script), true);
            }
        }
        if !saying.has_equations() || !saying.takes_symbols() {
            for number in &hop.numbers {
                chip(ui, desk, &number.to_string(), false);
            }
            return;
        }
        equation(ui, desk, saying, (index, hop), out);
    });
    // With help the equation has a row of its own: the keys to page through others stand beside it.
    if saying.has_equations() && !saying.takes_symbols() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.allocate_exact_size(vec2(KEY, 30.0), Sense::hover());
            equation(ui, desk, saying, (index, hop), out);
        });
    }
}

/// The equation of a hop: what is said of it, or the numbers it needs.
fn equation(ui: &mut Ui, desk: &Desk, saying: &Saying, (index, hop): (usize, &SaidHop), out: &mut Vec<Action>) {
    let text = &desk.text;
    let shown = if hop.equation.is_empty() {
        hop.numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("  ")
    } else {
        hop.equation.clone()
    };
    let active = saying.takes_symbols() && saying.focus() == index;
    let ink = if hop.equation.is_empty() { desk.theme.weak } else { desk.theme.text };
    let edge = if active { desk.theme.accent } else { desk.theme.line };
    let page = hop.page().filter(|_| !saying.takes_symbols());
    let width = ui.available_width() - if page.is_some() { 2.0 * 30.0 + 44.0 } else { 0.0 };
    let field = Button::new(RichText::new(shown).size(17.0).color(color(ink)))
        .fill(color(desk.theme.panel))
        .stroke(Stroke::new(if active { 2.0 } else { 1.0 }, color(edge)))
        .min_size(vec2(width.max(60.0), 32.0))
        .truncate();
    let response = ui.add_sized(vec2(width.max(60.0), 32.0), field);
    let args = [("hop", (index + 1).into())];
    if response.on_hover_text(text.with("say-equation", &args)).clicked() && saying.takes_symbols() {
        out.push(Action::Saying(SayStep::TurnTo(index)));
    }
    if page.is_some() {
        pager(ui, page, &text.get("say-other-equation"), |forward| SayStep::Page(index, forward), out);
    }
}

/// ‹ 1/5 ›
fn pager(
    ui: &mut Ui,
    page: Option<(usize, usize)>,
    label: &str,
    step: impl Fn(bool) -> SayStep,
    out: &mut Vec<Action>,
) {
    let Some((page, pages)) = page else { return };
    for (sign, forward) in [("<", false), (">", true)] {
        if forward {
            ui.label(RichText::new(format!("{}/{pages}", page + 1)).small());
        }
        let button = ui.add(Button::new(sign).min_size(vec2(26.0, 30.0)));
        if button.on_hover_text(label).clicked() {
            out.push(Action::Saying(step(forward)));
        }
    }
}

/// A word of the statement.
fn chip(ui: &mut Ui, desk: &Desk, word: &str, strong: bool) {
    let ground = desk.theme.panel.mix(desk.theme.accent, if strong { 0.22 } else { 0.10 });
    Frame::new().fill(color(ground)).corner_radius(6).inner_margin(Margin::symmetric(7, 4)).show(ui, |ui| {
        ui.label(RichText::new(word).color(color(desk.theme.text)));
    });
}

/// The numbers that are spanned, then the signs of the level.
fn keys(ui: &mut Ui, desk: &Desk, saying: &Saying, out: &mut Vec<Action>) {
    let Some(hop) = saying.hops().get(saying.focus()) else { return };
    let key = |ui: &mut Ui, label: &str, enabled: bool, lit: bool| {
        let text = RichText::new(label).size(18.0);
        let mut button = Button::new(text.clone()).min_size(vec2(KEY, KEY)).selected(lit);
        if !enabled {
            button = dimmed(desk, label, false).min_size(vec2(KEY, KEY));
        }
        ui.add_enabled(enabled, button)
    };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(4.0, 2.0);
        let mut left = [0_usize; 10];
        for (number, left) in left.iter_mut().enumerate() {
            *left = hop.left_of(number as u8);
        }
        for &number in &hop.numbers {
            let there = left[usize::from(number)] > 0;
            left[usize::from(number)] = left[usize::from(number)].saturating_sub(1);
            let (rect, response) = ui.allocate_exact_size(vec2(KEY, KEY), Sense::click());
            let name = number.to_string();
            response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, there, &name));
            let lit = response.hovered() || response.has_focus();
            let ground = if there { desk.theme.face() } else { desk.theme.panel };
            let edge = if there && lit { desk.theme.accent } else { desk.theme.line };
            let ink = if there { desk.theme.numeral() } else { desk.theme.panel.mix(desk.theme.weak, 0.5) };
            ui.painter().circle(
                rect.center(),
                15.5,
                color(ground),
                Stroke::new(if lit { 2.0 } else { 1.0 }, color(edge)),
            );
            let font = egui::FontId::proportional(20.0);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, name, font, color(ink));
            if response.clicked() {
                out.push(Action::Saying(SayStep::Press(Symbol::Number(number), false)));
            }
        }
        let composers = saying.signs().into_iter().filter(|sign| matches!(sign, '/' | '^'));
        if saying.operators().concat {
            let join = key(ui, &desk.text.get("say-join"), true, saying.is_joining());
            if join.on_hover_text(desk.text.get("say-join-why")).clicked() {
                out.push(Action::Saying(SayStep::Press(Symbol::Join, false)));
            }
        }
        for sign in composers {
            let (name, why) =
                if sign == '/' { ("say-fraction", "say-fraction-why") } else { ("say-power", "say-power-why") };
            if key(ui, &desk.text.get(name), true, false).on_hover_text(desk.text.get(why)).clicked() {
                out.push(Action::Saying(SayStep::Press(Symbol::Sign(sign), false)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding = vec2(4.0, 2.0);
        for sign in saying.signs().into_iter().filter(|sign| !matches!(sign, '/' | '^')) {
            if key(ui, &sign.to_string(), true, false).clicked() {
                out.push(Action::Saying(SayStep::Press(Symbol::Sign(sign), false)));
            }
        }
    });
}
