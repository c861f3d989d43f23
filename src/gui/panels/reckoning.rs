//! The score of number chess piece by piece, and what exchanged pieces cost.

use bevy_egui::egui::{Grid, Label, RichText, Ui};

use super::parts::weak;
use crate::games::Seat;
use crate::games::number_chess::{Position, Scoring};
use crate::gui::desk::Desk;

/// What each piece of a seat scores, the sum, and the exchanges of a full camp.
pub fn show(ui: &mut Ui, desk: &Desk, game: &Position, seat: Seat, penalty: i64) {
    let (text, scoring) = (&desk.text, game.options().scoring);
    let arrived = game.arrived(seat);
    ui.spacing_mut().interact_size.y = 0.0;
    ui.spacing_mut().item_spacing.y = 3.0;
    Grid::new(("reckoning", seat.0)).num_columns(11).spacing([9.0, 2.0]).min_col_width(17.0).show(ui, |ui| {
        let mut row = |key: &str, cell: &dyn Fn(u8) -> String, strong: bool| {
            ui.label(weak(desk, text.get(key)));
            for piece in 0..10 {
                let words = RichText::new(cell(piece)).size(14.0);
                ui.label(if strong { words.strong() } else { words });
            }
            ui.end_row();
        };
        let on = |piece: u8| arrived.iter().find(|(number, ..)| *number == piece).map(|(.., cell)| *cell);
        row("reckon-piece", &|piece| piece.to_string(), true);
        row("reckon-cell", &|piece| on(piece).map_or_else(|| "-".into(), |cell| cell.to_string()), false);
        row(
            "reckon-points",
            &|piece| on(piece).map_or_else(|| "-".into(), |cell| scoring.points(piece, cell).to_string()),
            false,
        );
    });
    let tally = game.tally(seat);
    let mut args = vec![
        ("method", text.scoring(scoring).into()),
        ("sum", tally.score.into()),
        ("most", scoring.most().into()),
        ("penalty", penalty.into()),
        ("score", (i64::from(tally.score) - penalty).into()),
    ];
    args.retain(|(name, _)| penalty != 0 || !matches!(*name, "penalty" | "score"));
    let key = if penalty == 0 { "reckon-sum" } else { "reckon-sum-penalty" };
    ui.add(Label::new(RichText::new(text.with(key, &args)).size(14.0)).wrap());
    if scoring != Scoring::Product {
        return;
    }
    let Some(cycles) = game.swaps(seat) else { return };
    let words = if cycles.is_empty() {
        text.get("reckon-no-swaps")
    } else {
        let shown = cycles.iter().map(|cycle| {
            let round = cycle.pieces.iter().chain(cycle.pieces.first()).map(u8::to_string);
            format!("{} (-{})", round.collect::<Vec<_>>().join("→"), cycle.loss)
        });
        text.with("reckon-swaps", &[("swaps", shown.collect::<Vec<_>>().join(", ").into())])
    };
    ui.add(Label::new(weak(desk, words)).wrap());
}
