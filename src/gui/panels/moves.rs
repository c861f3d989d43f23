//! The record: a row a round, other tries below the move they replace; a click or an arrow key goes there.

use bevy_egui::egui::{self, Button, EventFilter, Key, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::parts::weak;
use crate::games::Ply;
use crate::gui::action::Action;
use crate::gui::desk::Desk;
use crate::gui::third_party::egui::color;
use crate::record::{NodeId, ROOT, Record};
use crate::settings::Command;
use crate::table::{Table, TableAction};

/// The id of the list.
pub const LIST: &str = "move-list";
const ROW: f32 = 28.0;
/// Room for the dot of the seat.
const INDENT: &str = "      ";
/// The same within the padding of the present move.
const HERE: &str = "    ";

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Row {
    /// Moves of a round; its number stands before the first.
    Moves { round: Option<u32>, nodes: Vec<NodeId> },
    /// Another try in place of a move of the row above.
    Beside(NodeId),
}

pub fn show(ui: &mut Ui, desk: &Desk, out: &mut Vec<Action>) {
    let Some(table) = &desk.table else { return };
    let record = table.record();
    let seats = table.game().seats();
    // Rows of equal height: only those in sight are laid out, however long the game is.
    let columns = match seats {
        _ if table.game().kind().has_equations() => 1, // a statement takes the whole width
        3 => 3,
        _ => 2,
    };
    let rows = rows(record, &table.line(), columns);
    if rows.is_empty() {
        ui.label(weak(desk, desk.text.get("panel-no-moves")));
        return;
    }
    let whole = ui.available_rect_before_wrap();
    if whole.height() < ROW {
        return; // no room for even one row
    }
    let list = ui.interact(whole, egui::Id::new(LIST), Sense::click());
    if list.clicked() {
        list.request_focus();
    }
    arrows(ui, &list, out);
    let present = rows.iter().position(|row| match row {
        Row::Moves { nodes, .. } => nodes.contains(&table.node()),
        Row::Beside(_) => false,
    });
    let spacing = 2.0;
    // Rows must be exactly as high as the scroll area is told.
    ui.spacing_mut().item_spacing.y = spacing;
    ui.spacing_mut().interact_size.y = ROW;
    ui.spacing_mut().button_padding = vec2(6.0, 2.0);
    let mut area = ScrollArea::vertical().min_scrolled_height(0.0).auto_shrink(false);
    let seen_id = egui::Id::new("move-list-seen");
    let before = ui.data(|data| data.get_temp::<(NodeId, usize, i32)>(seen_id));
    let now = (table.node(), record.nodes.len(), whole.height() as i32);
    if before != Some(now) {
        ui.data_mut(|data| data.insert_temp(seen_id, now));
        let y = present.map_or(0.0, |row| row as f32 * (ROW + spacing));
        area = area.vertical_scroll_offset((y - whole.height() / 2.0).max(0.0));
    }
    area.show_rows(ui, ROW, rows.len(), |ui, range| {
        for row in &rows[range] {
            show_row(ui, desk, table, row, columns, out);
        }
    });
}

/// With the keyboard in the list, arrows walk the moves.
fn arrows(ui: &Ui, list: &egui::Response, out: &mut Vec<Action>) {
    if !list.has_focus() {
        return;
    }
    let filter = EventFilter { tab: false, horizontal_arrows: true, vertical_arrows: true, escape: false };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(list.id, filter));
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    for (keys, action) in
        [([Key::ArrowLeft, Key::ArrowUp], Command::Previous), ([Key::ArrowRight, Key::ArrowDown], Command::Next)]
    {
        if keys.into_iter().any(pressed) {
            out.push(Action::Command(action));
        }
    }
}

fn show_row(ui: &mut Ui, desk: &Desk, table: &Table, row: &Row, columns: usize, out: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let number = match row {
            Row::Moves { round: Some(round), .. } => format!("{round}."),
            _ => String::new(),
        };
        ui.add_sized(vec2(36.0, ROW), egui::Label::new(weak(desk, number)));
        let width = (ui.available_width() - 4.0 * (columns as f32 - 1.0) - 8.0) / columns as f32;
        match row {
            Row::Moves { nodes, .. } => {
                for &node in nodes {
                    cell(ui, desk, table, node, width, false, out);
                }
            }
            Row::Beside(node) => {
                cell(ui, desk, table, *node, width * 1.4, true, out);
            }
        }
    });
}

fn cell(ui: &mut Ui, desk: &Desk, table: &Table, node: NodeId, width: f32, beside: bool, out: &mut Vec<Action>) {
    let entry = &table.record().nodes[node];
    let here = node == table.node();
    let mark = if entry.comment.is_empty() { "" } else { " ※" };
    let words = desk.written(node);
    let name = if beside { format!("（{words}{mark}）") } else { format!("{words}{mark}") };
    let text = format!("{}{name}", if here { HERE } else { INDENT });
    let ink = color(if beside { desk.theme.weak } else { desk.theme.text });
    let mut button = Button::new(RichText::new(text).size(14.0).color(ink)).selected(here).frame(here).truncate();
    button = button.min_size(vec2(width, ROW)).right_text(""); // what grows at the right keeps the words at the left
    let response = ui.add_sized(vec2(width, ROW), button);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, here, &name));
    let seat = entry.ply.as_ref().map(Ply::seat);
    if let Some(entrant) = seat.and_then(|seat| table.record().entrants.get(seat.index())) {
        let at = response.rect.left_center() + vec2(9.0, 0.0);
        ui.painter().circle(at, 4.5, color(desk.theme.seat(entrant.colour)), Stroke::new(1.0, color(desk.theme.line)));
    }
    let long = table.game().kind().has_equations();
    let more = [if long { words } else { "" }, &entry.comment].into_iter().filter(|words| !words.is_empty());
    let more = more.collect::<Vec<_>>().join("\n");
    let response = if more.is_empty() { response } else { response.on_hover_text(more) };
    if response.clicked() {
        out.push(Action::Table(TableAction::GoTo(node)));
        ui.memory_mut(|memory| memory.request_focus(egui::Id::new(LIST)));
    }
}

/// The rows of a line.
fn rows(record: &Record, line: &[NodeId], columns: usize) -> Vec<Row> {
    let seat = |node: NodeId| record.nodes[node].ply.as_ref().map(Ply::seat);
    let mut rows: Vec<Row> = Vec::new();
    let mut round = 0;
    let mut before = ROOT;
    for &node in line {
        let new_round = before == ROOT || seat(node) <= seat(before);
        round += u32::from(new_round);
        match rows.last_mut() {
            Some(Row::Moves { nodes, .. }) if !new_round && nodes.len() < columns => nodes.push(node),
            _ => rows.push(Row::Moves { round: new_round.then_some(round), nodes: vec![node] }),
        }
        let beside = record.nodes[before].children.iter().filter(|&&other| other != node);
        rows.extend(beside.map(|&other| Row::Beside(other)));
        before = node;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;

    #[test]
    fn rounds_are_numbered_and_other_tries_stand_below() {
        let mut table = Table::new(Record::new(GameKind::ChineseCheckers.start("").unwrap()));
        for text in ["r4c1-r5c5", "r14c1-r13c5", "r4c2-r5c6"] {
            table.apply(TableAction::Say(text.into()));
        }
        table.apply(TableAction::Undo);
        table.apply(TableAction::Say("r4c3-r5c7".into()));
        let rows = rows(table.record(), &table.line(), 2);
        assert_eq!(
            rows,
            [
                Row::Moves { round: Some(1), nodes: vec![1, 2] },
                Row::Moves { round: Some(2), nodes: vec![4] },
                Row::Beside(3),
            ]
        );
    }

    #[test]
    fn six_seats_take_three_rows_of_two() {
        let mut table = Table::new(Record::new(GameKind::ChineseCheckers.start("players=6").unwrap()));
        for _ in 0..7 {
            let (from, ends) = table.game().destinations()[0];
            table.apply(TableAction::Move { from, to: ends.first().unwrap() });
        }
        let rounds: Vec<Option<u32>> = rows(table.record(), &table.line(), 2)
            .into_iter()
            .map(|row| match row {
                Row::Moves { round, .. } => round,
                Row::Beside(_) => None,
            })
            .collect();
        assert_eq!(rounds, [Some(1), None, None, Some(2)]);
    }
}
