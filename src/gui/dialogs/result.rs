//! The summary of a finished game.

use bevy_egui::egui::{Grid, RichText, Sense, Ui, vec2};

use super::{Stay, buttons, first_choice, heading};
use crate::games::{Game, Outcome, Seat};
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::panels::{clock, man, marble, primary, show_reckoning};
use crate::gui::status::is_draw;
use crate::settings::Command;

pub fn show(ui: &mut Ui, desk: &Desk, outcome: &Outcome, out: &mut Vec<Action>) -> Stay {
    let (Some(table), Some(names)) = (&desk.table, desk.names()) else { return Stay::Close };
    let text = &desk.text;
    ui.set_width(520.0);
    heading(ui, &text.get("result-title"));
    ui.label(text.ending(outcome.ending));
    ui.add_space(8.0);
    let mut order: Vec<usize> = (0..outcome.places.len()).collect();
    order.sort_by_key(|&seat| outcome.places[seat]);
    Grid::new("result").num_columns(6).spacing([20.0, 8.0]).show(ui, |ui| {
        for seat in order {
            let (place, seat) = (outcome.places[seat], Seat(seat as u8));
            let stats = table.stats(seat);
            let drawn = is_draw(&outcome.places);
            let label = RichText::new(if drawn { text.get("result-draw") } else { text.place(place) })
                .size(if place == 1 { 20.0 } else { 16.0 });
            ui.label(if place == 1 { label.strong() } else { label });
            let (rect, _) = ui.allocate_exact_size(vec2(28.0, 28.0), Sense::hover());
            if let Some(entrant) = table.record().entrants.get(seat.index()) {
                match table.game() {
                    Game::Draughts(_) => man(ui.painter(), rect.center(), 12.0, entrant.colour, &desk.theme),
                    _ => marble(ui.painter(), rect.center(), 12.0, entrant.colour, &desk.theme, desk.settings.symbols),
                }
            }
            ui.label(names.seat(seat));
            if let Some(points) = outcome.scores.get(seat.index()) {
                ui.label(RichText::new(text.with("result-score", &[("score", (*points).into())])).strong());
            }
            ui.label(text.with("panel-counts", &[("moves", stats.moves.into()), ("hops", stats.hops.into())]));
            ui.label(text.with("result-time", &[("time", clock(stats.time).into())]));
            ui.end_row();
        }
    });
    if let (Game::Draughts(_), Some([first, second])) = (table.game(), outcome.points()) {
        let half = |points: u8| ["0", "1/2", "1"][usize::from(points.min(2))];
        let (two, one) = (format!("{first}-{second}"), format!("{}-{}", half(first), half(second)));
        ui.add_space(8.0);
        ui.label(text.with("result-points", &[("two", two.into()), ("one", one.into())]));
    }
    if let Game::NumberChess(position) = table.game() {
        ui.add_space(8.0);
        for seat in [Seat(0), Seat(1)] {
            ui.label(RichText::new(names.seat(seat)).strong());
            show_reckoning(ui, desk, position, seat, table.penalty(seat));
        }
    }
    buttons(ui, |ui| {
        let look = primary(ui, desk, &text.get("result-look"));
        first_choice(ui, &look);
        for (label, command) in
            [(text.get("result-again"), Command::NewGame), (text.get("command-save"), Command::Save)]
        {
            if ui.button(label).clicked() {
                out.push(Action::Command(command));
            }
        }
        if look.clicked() { Stay::Close } else { Stay::Open }
    })
}
