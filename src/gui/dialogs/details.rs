//! What a game is filed under, who sits where, and a remark at the move on the table.

use bevy_egui::egui::{ScrollArea, Sense, TextEdit, Ui, vec2};

use super::{Stay, buttons, heading};
use crate::games::Seat;
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::panels::{caption, field, marble, primary};
use crate::record::{Entrant, Tags};
use crate::table::TableAction;

type Form<'a> = (&'a mut Tags, &'a mut Vec<Entrant>, &'a mut String);

pub fn show(ui: &mut Ui, desk: &Desk, (tags, entrants, remark): Form<'_>, out: &mut Vec<Action>) -> Stay {
    let text = &desk.text;
    ui.set_width(480.0);
    heading(ui, &text.get("details-title"));
    let room = ui.ctx().viewport_rect().height() - 220.0;
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        for (key, value) in
            [("details-event", &mut tags.event), ("details-place", &mut tags.place), ("details-date", &mut tags.date)]
        {
            ui.horizontal(|ui| {
                caption(ui, 90.0, &text.get(key));
                ui.add(field(value).char_limit(80).desired_width(ui.available_width() - 16.0));
            });
        }
        for entrant in entrants.iter_mut() {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(90.0, 32.0), Sense::hover());
                let at = rect.right_center() - vec2(20.0, 0.0);
                marble(ui.painter(), at, 12.0, entrant.colour, &desk.theme, desk.settings.symbols);
                let hint = text.get(&format!("colour-{}", entrant.colour.name()));
                let field = field(&mut entrant.name).hint_text(hint).char_limit(40);
                ui.add(field.desired_width(ui.available_width() - 16.0));
            });
        }
        ui.label(text.get("details-remark"));
        ui.add(TextEdit::multiline(remark).desired_rows(3).desired_width(ui.available_width() - 16.0));
    });
    buttons(ui, |ui| {
        if primary(ui, desk, &text.get("dialog-ok")).clicked()
            && let Some(table) = &desk.table
        {
            let record = table.record();
            let seats =
                entrants.iter().enumerate().filter(|(seat, entrant)| record.entrants.get(*seat) != Some(entrant));
            out.extend(
                seats.map(|(seat, entrant)| Action::Table(TableAction::Seat(Seat(seat as u8), entrant.clone()))),
            );
            out.push(Action::Table(TableAction::Tag(tags.clone())));
            out.push(Action::Table(TableAction::Remark(table.node(), remark.clone())));
        }
        if ui.button(text.get("dialog-cancel")).clicked() { Stay::Close } else { Stay::Open }
    })
}
