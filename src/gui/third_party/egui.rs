//! egui: the font, the look of a theme, and a cure for its endless repaints.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle, Visuals,
};
use bevy_egui::{EguiContext, EguiInput, EguiPlugin, EguiPreUpdateSet};

use crate::draw::{FONT, Rgb, Theme};
use crate::gui::session::Session;

pub(in crate::gui) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default()).add_systems(
        PreUpdate,
        (calm, leave_keys_to_board).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// bevy_egui repeats the state of the modifier keys in every frame, and egui draws another frame for every event it
/// gets: drop the repetitions, or a still window keeps a processor busy.
fn calm(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}

/// While no control has the keyboard, arrows, Tab and Enter are the board's: egui would move its focus with them.
fn leave_keys_to_board(session: Res<Session>, mut contexts: Query<(&mut EguiInput, &mut EguiContext)>) {
    use egui::Key;
    const BOARD_KEYS: [Key; 7] =
        [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Tab, Key::Enter, Key::Space];
    for (mut input, mut context) in &mut contexts {
        let ctx = context.get_mut();
        let free = ctx.memory(|memory| memory.focused().is_none()) && !egui::Popup::is_any_open(ctx);
        if free && session.desk.board_has_focus() {
            input.events.retain(|event| !matches!(event, egui::Event::Key { key, .. } if BOARD_KEYS.contains(key)));
        }
    }
}

/// Makes the embedded typeface the first in every family.
pub fn install_font(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    fonts.font_data.insert("cjk".into(), Arc::new(FontData::from_static(FONT)));
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.entry(family).or_default().insert(0, "cjk".into());
    }
    ctx.set_fonts(fonts);
}

/// A colour of a theme for egui.
pub const fn color(Rgb([r, g, b]): Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// Dresses egui in a theme.
pub fn dress(ctx: &egui::Context, theme: &Theme) {
    let mut visuals = if theme.dark { Visuals::dark() } else { Visuals::light() };
    let [panel, raised, line, text, weak, accent] =
        [theme.panel, theme.raised, theme.line, theme.text, theme.weak, theme.accent].map(color);
    visuals.panel_fill = panel;
    visuals.window_fill = panel;
    visuals.window_stroke = Stroke::new(1.0, line);
    visuals.window_corner_radius = CornerRadius::same(8);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = raised;
    visuals.text_edit_bg_color = Some(raised);
    visuals.faint_bg_color = color(theme.panel.mix(theme.line, 0.25));
    visuals.weak_text_color = Some(weak);
    visuals.warn_fg_color = accent;
    visuals.error_fg_color = accent;
    visuals.hyperlink_color = accent;
    visuals.selection.bg_fill = color(theme.raised.mix(theme.accent, 0.28));
    visuals.selection.stroke = Stroke::new(1.5, text);
    visuals.disabled_alpha = 1.0; // half-transparent white turns grey on this target; buttons dim themselves
    visuals.text_cursor.blink = false; // a blinking cursor would draw frames for ever
    visuals.text_cursor.stroke = Stroke::new(2.0, accent);
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge) in [
        (&mut widgets.noninteractive, panel, line),
        (&mut widgets.inactive, raised, line),
        (&mut widgets.hovered, color(theme.raised.mix(theme.accent, 0.12)), accent),
        (&mut widgets.active, color(theme.raised.mix(theme.accent, 0.25)), accent),
        (&mut widgets.open, color(theme.raised.mix(theme.accent, 0.12)), accent),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, edge);
        widget.fg_stroke = Stroke::new(1.5, text);
        widget.corner_radius = CornerRadius::same(6);
        widget.expansion = 0.0;
    }
    ctx.options_mut(|options| options.input_options.max_click_duration = 10.0); // a slow hand or a slow frame still clicks
    ctx.set_visuals(visuals);
    ctx.global_style_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, 14.0),
            (TextStyle::Body, 16.0),
            (TextStyle::Button, 16.0),
            (TextStyle::Monospace, 16.0),
            (TextStyle::Heading, 20.0),
        ]
        .map(|(text_style, size)| (text_style, FontId::new(size, FontFamily::Proportional)))
        .into();
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.button_padding = egui::vec2(12.0, 6.0);
        style.spacing.interact_size = egui::vec2(40.0, 32.0);
        style.spacing.icon_width = 20.0;
        style.spacing.icon_width_inner = 12.0;
        style.spacing.menu_margin = egui::Margin::same(8);
        style.spacing.scroll = egui::style::ScrollStyle { foreground_color: true, ..egui::style::ScrollStyle::thin() };
        style.spacing.scroll.fade.strength = 0.0; // half-transparent grounds turn grey on this target
        style.animation_time = 0.0; // calm, and no frames for fading
        style.interaction.tooltip_delay = 0.4;
    });
}
