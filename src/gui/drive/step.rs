//! Playing a script: a line at a time, each a few frames long, so that everything has been drawn before the next.

use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::vec::IntoIter;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::{EguiContexts, EguiOutput, egui::accesskit};

use super::fake::Hand;
use super::script::{Line, Script, Verb};
use crate::games::GameKind;
use crate::gui::action::{Action, Dialog, FilePurpose, NewGame};
use crate::gui::board::{Moving, Shown};
use crate::gui::session::{Session, Want};
use crate::record::{Mode, Terms};
use crate::settings::Settings;
use crate::table::TableAction;
use crate::text::Lang;

/// A line that has not come to its end after this time has failed.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long something that is expected may take.
const WHILE: Duration = Duration::from_secs(12);
/// Frames between two lines: enough for panels to be laid out and focus to move.
const SETTLE: u32 = 4;

/// The script that drives the window.
#[derive(Resource)]
pub struct Driven {
    lines: IntoIter<Line>,
    line: Option<Line>,
    /// Frames since the line began, or since the last one ended.
    frames: u32,
    since: Instant,
    started: Instant,
    settling: bool,
    shot: Option<PathBuf>,
    /// The frame in which the control of the line was there first: panels may need a few to show it.
    found: Option<u32>,
}

impl Driven {
    /// A script from its first line.
    pub fn new(script: Script) -> Self {
        let now = Instant::now();
        Self {
            lines: script.lines.into_iter(),
            line: None,
            frames: 0,
            since: now,
            started: now,
            settling: true,
            shot: None,
            found: None,
        }
    }
}

/// Whether a line is done, or why it cannot be.
enum Progress {
    Going,
    Done,
    Failed(String),
}

pub fn drive(
    mut driven: ResMut<Driven>,
    mut hand: Hand,
    mut commands: Commands,
    mut session: ResMut<Session>,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
    shown: Res<Shown>,
    moving: Query<(), With<Moving>>,
    outputs: Query<&EguiOutput>,
    mut contexts: EguiContexts,
    mut wants: MessageWriter<Want>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut exit: MessageWriter<AppExit>,
) {
    redraw.write(RequestRedraw);
    if let Ok(ctx) = contexts.ctx_mut() {
        ctx.enable_accesskit();
    }
    driven.frames += 1;
    if driven.settling {
        if driven.frames <= SETTLE {
            return;
        }
        driven.line = driven.lines.next();
        (driven.settling, driven.frames, driven.since, driven.found) = (false, 0, Instant::now(), None);
    }
    let Some(line) = driven.line.clone() else {
        session.quit = true;
        return;
    };
    let tree = outputs.iter().find_map(|output| output.platform_output.accesskit_update.as_ref());
    let mut run = Run { hand: &mut hand, wants: &mut wants, session: &mut session, shown: &shown, tree };
    let frame = driven.frames;
    let progress = match line.verb {
        Verb::Click => run.click(&line.rest, frame),
        Verb::Drag => run.drag(&line.rest, frame),
        Verb::Hover => run.cell(&line.rest).map_or_else(Progress::Failed, |at| run.hover(at, frame)),
        Verb::Press if driven.found.is_none() && run.control(&line.rest).is_none() && frame < 40 => Progress::Going,
        Verb::Press => run.press(&line.rest, frame - *driven.found.get_or_insert(frame)),
        Verb::Right => run.right_click(&line.rest, frame),
        Verb::Key => run.key(&line.rest, frame),
        Verb::Type => run.type_text(&line.rest, frame),
        Verb::New => run.new_game(&line.rest),
        Verb::Open => run.send(Action::Open(line.rest.clone().into())),
        Verb::Save => run.send(Action::Save(line.rest.clone().into())),
        Verb::Export => match line.rest.split_once(' ') {
            Some(("picture", file)) => run.send(Action::Export(FilePurpose::Picture, file.into())),
            Some(("sheet", file)) => run.send(Action::Export(FilePurpose::Sheet, file.into())),
            _ => Progress::Failed("picture or sheet, and a file".into()),
        },
        Verb::Lang | Verb::Theme | Verb::Set => run.set(line.verb, &line.rest),
        Verb::Size => resize(window.single_mut().ok(), &line.rest, frame),
        Verb::Wait => {
            if moving.is_empty() && frame > 3 {
                Progress::Done
            } else {
                Progress::Going
            }
        }
        Verb::Shot => shoot(&mut driven, &mut commands, &line.rest, frame),
        Verb::Expect => run.expect(&line.rest, frame, driven.since.elapsed() < WHILE),
        Verb::Quit => {
            session.quit = true;
            return;
        }
    };
    let late = driven.since.elapsed() > PATIENCE;
    match progress {
        Progress::Going if late => fail(&line, "it did not come to its end in time", driven.started, &mut exit),
        Progress::Going => {}
        Progress::Done => (driven.settling, driven.frames) = (true, 0),
        Progress::Failed(why) => fail(&line, &why, driven.started, &mut exit),
    }
}

fn fail(line: &Line, why: &str, started: Instant, exit: &mut MessageWriter<AppExit>) {
    let seconds = started.elapsed().as_secs_f32();
    super::complain(&format!("{line} ({why}; {seconds:.1} s after the start)"));
    exit.write(AppExit::from_code(1));
}

/// Presses the button in the first frame that the pointer is there, and releases it in the one after.
struct Run<'a, 'w, 's, 'q> {
    hand: &'a mut Hand<'w, 's>,
    wants: &'a mut MessageWriter<'q, Want>,
    session: &'a mut Session,
    shown: &'a Shown,
    tree: Option<&'a accesskit::TreeUpdate>,
}

impl Run<'_, '_, '_, '_> {
    fn send(&mut self, action: Action) -> Progress {
        self.wants.write(Want(action));
        Progress::Done
    }

    /// The middle of a cell in the window.
    fn cell(&self, name: &str) -> Result<Vec2, String> {
        let game = self.session.desk.ground().ok_or("there is no board")?;
        let cell = game.board().parse(name.trim()).ok_or_else(|| format!("no cell {name}"))?;
        let picture = self.shown.picture.as_ref().ok_or("the board is not drawn yet")?;
        Ok(self.shown.to_window(picture.cells[cell.index()]))
    }

    fn hover(&mut self, at: Vec2, frame: u32) -> Progress {
        self.hand.point(at);
        if frame < 2 { Progress::Going } else { Progress::Done }
    }

    fn click_at(&mut self, at: Vec2, frame: u32) -> Progress {
        match frame {
            0 => self.hand.point(at),
            2 => self.hand.button(ButtonState::Pressed),
            4 => self.hand.button(ButtonState::Released),
            5.. => return Progress::Done,
            _ => {}
        }
        Progress::Going
    }

    fn click(&mut self, cell: &str, frame: u32) -> Progress {
        match self.cell(cell) {
            Ok(at) => self.click_at(at, frame),
            Err(why) => Progress::Failed(why),
        }
    }

    fn right_click(&mut self, cell: &str, frame: u32) -> Progress {
        let at = match self.cell(cell) {
            Ok(at) => at,
            Err(why) => return Progress::Failed(why),
        };
        match frame {
            0 => self.hand.point(at),
            2 => self.hand.press(MouseButton::Right, ButtonState::Pressed),
            4 => self.hand.press(MouseButton::Right, ButtonState::Released),
            5.. => return Progress::Done,
            _ => {}
        }
        Progress::Going
    }

    /// A cell, a control, or a place beside the board.
    fn place(&self, name: &str) -> Result<Vec2, String> {
        if name == "off" {
            return Ok(self.shown.middle + Vec2::new(self.shown.scale * 0.2 - self.shown.middle.x, 0.0));
        }
        self.cell(name).or_else(|why| self.control(name).ok_or(why))
    }

    fn drag(&mut self, cells: &str, frame: u32) -> Progress {
        let Some((from, to)) = cells.rsplit_once(' ') else { return Progress::Failed("two cells are needed".into()) };
        let (from, to) = match (self.place(from), self.place(to)) {
            (Ok(from), Ok(to)) => (from, to),
            (Err(why), _) | (_, Err(why)) => return Progress::Failed(why),
        };
        match frame {
            0 => self.hand.point(from),
            2 => self.hand.button(ButtonState::Pressed),
            4..=8 => self.hand.point(from.lerp(to, (frame - 3) as f32 / 5.0)),
            10 => self.hand.button(ButtonState::Released),
            11.. => return Progress::Done,
            _ => {}
        }
        Progress::Going
    }

    fn key(&mut self, name: &str, frame: u32) -> Progress {
        match frame {
            0 => self.hand.key(name, ButtonState::Pressed),
            2 => self.hand.key(name, ButtonState::Released),
            3.. => return Progress::Done,
            _ => {}
        }
        Progress::Going
    }

    /// Into the field that has the keyboard; into the move line where none has.
    fn type_text(&mut self, text: &str, frame: u32) -> Progress {
        match frame {
            0 if self.session.desk.dialog.is_none() => self.session.focus_say = true,
            2 => {
                for c in text.chars() {
                    let key = if c == ' ' { "Space".to_owned() } else { c.to_string() };
                    self.hand.key(&key, ButtonState::Pressed);
                    self.hand.key(&key, ButtonState::Released);
                }
            }
            4.. => return Progress::Done,
            _ => {}
        }
        Progress::Going
    }

    /// Clicks the control of an accessible name.
    fn press(&mut self, label: &str, frame: u32) -> Progress {
        match self.control(label) {
            Some(at) => self.click_at(at, frame),
            None if frame >= 4 => Progress::Done, // it closed under the click
            None => Progress::Failed(format!("there is no control “{label}”")),
        }
    }

    fn control(&self, label: &str) -> Option<Vec2> {
        let nodes = &self.tree?.nodes;
        let scale = self.tree_scale();
        let named = nodes.iter().rev().map(|(_, node)| node).filter(|node| {
            node.label() == Some(label) && !node.is_disabled() && node.supports_action(accesskit::Action::Click)
        });
        let bounds = named.filter_map(accesskit::Node::bounds).next()?;
        Some(Vec2::new((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0) * scale)
    }

    /// Logical pixels a point of egui.
    fn tree_scale(&self) -> f32 {
        self.session.desk.settings.font_scale
    }

    /// Whether a text stands in the status line, a dialog or a panel.
    fn expect(&self, text: &str, frame: u32, patient: bool) -> Progress {
        let (status, _) = self.session.desk.status_line();
        let stands =
            |node: &accesskit::Node| [node.label(), node.value()].into_iter().flatten().any(|said| said.contains(text));
        let found =
            status.contains(text) || self.tree.is_some_and(|tree| tree.nodes.iter().any(|(_, node)| stands(node)));
        match (found, frame) {
            (true, _) => Progress::Done,
            // What takes time, as a clock that runs out, has a while to come about.
            (false, 0..30) => Progress::Going,
            (false, _) if patient => Progress::Going,
            (false, _) => Progress::Failed(format!("it is not there; the status line says “{status}”")),
        }
    }

    fn new_game(&mut self, rest: &str) -> Progress {
        // new GAME [RULES] [/ MODE]
        let (rest, mode) = rest.split_once('/').map_or((rest, None), |(rest, mode)| (rest.trim(), Some(mode)));
        let (name, rules) = rest.split_once(' ').unwrap_or((rest, ""));
        let Some(kind) = GameKind::from_name(name) else { return Progress::Failed(format!("no game {name}")) };
        let game = match kind.start(rules) {
            Ok(game) => game,
            Err(error) => return Progress::Failed(self.session.desk.text.setup_error(&error)),
        };
        let Dialog::NewGame(form) = Dialog::new_game(kind, None) else {
            return Progress::Failed("no set-up".into());
        };
        let NewGame { tags, terms, .. } = *form.clone();
        let terms = match mode.map(str::trim) {
            None => terms,
            Some("match") => Terms::MATCH,
            Some(mode) => match Mode::from_name(mode) {
                Some(mode) => Terms { mode, ..terms },
                None => return Progress::Failed(format!("no mode {mode}")),
            },
        };
        let entrants = Box::new(form.entrants(&game));
        self.send(Action::Start { kind, rules: game.rules(), entrants, tags, terms })
    }

    fn set(&mut self, verb: Verb, rest: &str) -> Progress {
        let mut settings: Settings = self.session.desk.settings.clone();
        let (name, value) = match verb {
            Verb::Lang => ("lang", rest),
            Verb::Theme => ("theme", rest),
            _ => rest.split_once(' ').unwrap_or((rest, "on")),
        };
        let on = value == "on";
        match name {
            "lang" => match Lang::ALL.into_iter().find(|lang| lang.tag() == value) {
                Some(lang) => settings.language = Some(lang),
                None => return Progress::Failed(format!("no language {value}")),
            },
            "theme" => settings.theme = value.into(),
            "coordinates" => settings.coordinates = on,
            "symbols" => settings.symbols = on,
            "turn" => settings.turn_to_mover = on,
            "clocks" => settings.clocks = on,
            "panel" => settings.panel = on,
            "scale" => settings.font_scale = value.parse().unwrap_or(1.0),
            "animation" => match crate::settings::Speed::ALL.into_iter().find(|speed| speed.name() == value) {
                Some(speed) => settings.animation = speed,
                None => return Progress::Failed(format!("no speed {value}")),
            },
            "ply" => {
                let Some(table) = &self.session.desk.table else { return Progress::Failed("no game".into()) };
                let line = table.line();
                let node = value.parse::<usize>().ok().and_then(|ply| ply.checked_sub(1)).and_then(|i| line.get(i));
                return self.send(Action::Table(node.map_or(TableAction::First, |&node| TableAction::GoTo(node))));
            }
            _ => return Progress::Failed(format!("no setting {name}")),
        }
        self.send(Action::Settings(Box::new(settings)))
    }
}

fn resize(window: Option<Mut<'_, Window>>, rest: &str, frame: u32) -> Progress {
    let mut words = rest.split_whitespace().map(str::parse::<f32>);
    let (Some(mut window), Some(Ok(width)), Some(Ok(height))) = (window, words.next(), words.next()) else {
        return Progress::Failed("a width and a height are needed".into());
    };
    if frame == 0 {
        window.resolution.set(width, height);
    }
    // The panels need a few frames to settle at the new size.
    if frame < 12 { Progress::Going } else { Progress::Done }
}

/// Takes a picture and waits until the file is there.
fn shoot(driven: &mut Driven, commands: &mut Commands, path: &str, frame: u32) -> Progress {
    let path = PathBuf::from(path);
    if frame == 0 {
        let _ = std::fs::remove_file(&path); // an old picture must not pass for the new one
        driven.shot = Some(path.clone());
        commands
            .spawn(Screenshot::primary_window())
            .observe(save_to_disk(path.clone()))
            .observe(|_: On<ScreenshotCaptured>, mut driven: ResMut<Driven>| driven.shot = None);
    }
    if driven.shot.is_none() && path.exists() { Progress::Done } else { Progress::Going }
}
