//! The tools of a game: text, letter key and message of each. Which of them are in the bar and which in the menu, and in
//! which order, is in `crates/table/src/screen/tools.rs`.

use table::scene::{Capabilities, Scene};
use table::screen::{MENU, Tool};
use table::session::Intent;
use words::{t, text};
use yew::AttrValue;

use crate::fairness;
use crate::game::keys::{KeyInput, Letter};
use crate::game::store::GameMsg;
use crate::game::toolbar::Drawer;
use crate::markup::{LIST, SLIDERS};
use crate::page::dialogs::DialogMsg;
use crate::page::route::RouteMsg;
use crate::page::{Dialog, Msg};
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

/// What kind of game is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameKind {
    /// A game being played.
    Played,
    /// A replay.
    Replay,
    /// A lesson.
    Lesson,
}

/// What the tools depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ToolState {
    can: Capabilities,
    kind: GameKind,
    /// How many moves there are.
    moves: usize,
    are_moves_open: bool,
    is_audible: bool,
    has_cards: bool,
    is_by_link: bool,
}

impl ToolState {
    /// The state in a game with this scene.
    pub fn of(scene: &Scene, are_moves_open: bool, is_audible: bool) -> ToolState {
        ToolState {
            can: scene.now.can,
            kind: match (&scene.lesson, &scene.watching) {
                (Some(_), _) => GameKind::Lesson,
                (None, Some(_)) => GameKind::Replay,
                (None, None) => GameKind::Played,
            },
            moves: scene.moves.count,
            are_moves_open,
            is_audible,
            has_cards: scene.cards.is_some(),
            is_by_link: scene.link_turn.is_some() && scene.end.is_none(),
        }
    }

    fn is_played(&self) -> bool {
        self.kind == GameKind::Played
    }

    fn is_no_lesson(&self) -> bool {
        self.kind != GameKind::Lesson
    }

    fn is_no_replay(&self) -> bool {
        self.kind != GameKind::Replay
    }
}

/// All about a tool.
pub struct Row {
    /// What its button says.
    pub text: fn(&ToolState) -> AttrValue,
    /// What its button says besides, to a pointer that rests on it.
    pub title: fn(&ToolState) -> Option<String>,
    /// Its picture, as data of a path.
    pub icon: fn(&ToolState) -> &'static str,
    /// Its letter on the keyboard.
    pub letter: Option<Letter>,
    /// The message of its button.
    pub msg: fn(&ToolState) -> Msg,
    /// Whether the game has it. In the bar none comes or goes during a game, so that none moves.
    pub is_shown: fn(&ToolState) -> bool,
    /// Whether it does something now.
    pub is_enabled: fn(&ToolState) -> bool,
    /// Of a switch: whether it is on.
    pub is_on: fn(&ToolState) -> Option<bool>,
    /// The identifier of what the switch opens.
    pub controls: Option<&'static str>,
    /// The class of its button, if a style sheet names it.
    pub class: &'static str,
}

/// What most tools have in common.
const USUAL: Row = Row {
    text: |_| AttrValue::Static(""),
    title: |_| None,
    icon: |_| "",
    letter: None,
    msg: |_| DialogMsg::Close.into(),
    is_shown: |_| true,
    is_enabled: |_| true,
    is_on: |_| None,
    controls: None,
    class: "",
};

/// The table of tools.
pub fn row(tool: Tool) -> Row {
    match tool {
        Tool::Moves => Row {
            text: |now| t!(play::moves_count, count = now.moves).into(),
            icon: |_| LIST,
            msg: |now| SettingsMsg::turn(Setting::MoveList, !now.are_moves_open).into(),
            is_shown: ToolState::is_no_replay,
            is_on: |now| Some(now.are_moves_open),
            controls: Some("moves"),
            ..USUAL
        },
        Tool::Sound => Row {
            text: |_| t!(settings::sound).into(),
            icon: |now| if now.is_audible { LOUD } else { SILENT },
            msg: |now| SettingsMsg::turn(Setting::Sound, !now.is_audible).into(),
            is_on: |now| Some(now.is_audible),
            ..USUAL
        },
        Tool::Undo => Row {
            text: |_| t!(page::undo).into(),
            title: |now| {
                let rounds = now.can.undone_rounds;
                (rounds > 0).then(|| t!(page::undo_reach, rounds))
            },
            icon: |_| BACK,
            letter: Some(
                Letter::of('U', text!(keys::undo_redo), KeyInput::Tool(Tool::Undo))
                    .with_shift(KeyInput::Tool(Tool::Redo)),
            ),
            msg: |_| Intent::Undo.into(),
            is_shown: ToolState::is_no_replay,
            is_enabled: |now| now.can.undo,
            ..USUAL
        },
        Tool::Redo => Row {
            text: |_| t!(page::redo).into(),
            icon: |_| AGAIN,
            msg: |_| Intent::Redo.into(),
            is_shown: |now| now.can.redo,
            ..USUAL
        },
        Tool::GoBack => Row {
            text: |_| t!(page::go_back).into(),
            icon: |_| BACK,
            msg: |_| Dialog::GoBack.into(),
            is_shown: |now| now.is_played() && now.can.go_back,
            ..USUAL
        },
        Tool::Hint => Row {
            text: |_| t!(page::hint).into(),
            letter: Some(Letter::of(
                'H',
                text!(page::hint),
                KeyInput::Tool(Tool::Hint),
            )),
            msg: |_| Intent::Hint.into(),
            is_shown: ToolState::is_no_replay,
            is_enabled: |now| now.can.hint,
            ..USUAL
        },
        Tool::Threats => Row {
            text: |_| t!(page::threats).into(),
            icon: |_| ALARM,
            msg: |now| Intent::ShowThreats(now.can.threats != Some(true)).into(),
            is_shown: |now| now.is_played() && now.can.threats.is_some(),
            is_on: |now| Some(now.can.threats == Some(true)),
            ..USUAL
        },
        Tool::Menu => Row {
            text: |_| t!(page::menu).into(),
            msg: |_| DialogMsg::Drawer(Some(Drawer::Menu)).into(),
            ..USUAL
        },
        Tool::Replay => Row {
            text: |_| t!(page::replay).into(),
            icon: |_| PLAY,
            msg: |_| GameMsg::Replay(None).into(),
            is_shown: ToolState::is_played,
            ..USUAL
        },
        Tool::Share => Row {
            text: |_| t!(page::share).into(),
            icon: |_| SHARE,
            msg: |_| Dialog::Share.into(),
            // In a game by link it would be taken for the link to send.
            is_shown: |now| now.is_no_lesson() && !now.is_by_link,
            ..USUAL
        },
        Tool::Log => Row {
            text: |_| t!(page::log).into(),
            icon: |_| LIST,
            msg: |_| DialogMsg::Drawer(Some(Drawer::Log)).into(),
            ..USUAL
        },
        Tool::Cards => Row {
            text: |_| t!(page::cards).into(),
            icon: |_| CARDS,
            msg: |_| Dialog::Cards.into(),
            is_shown: |now| now.has_cards,
            ..USUAL
        },
        Tool::Rules => Row {
            text: |_| t!(page::rules).into(),
            icon: |_| BOOK,
            msg: |_| Dialog::Rules(None).into(),
            ..USUAL
        },
        Tool::Players => Row {
            text: |_| t!(page::players).into(),
            icon: |_| PEOPLE,
            msg: |_| Dialog::Players.into(),
            is_shown: ToolState::is_played,
            ..USUAL
        },
        Tool::Dice => Row {
            text: |now| fairness::dialog::title(now.has_cards).into(),
            icon: |_| DIE,
            msg: |_| Dialog::Dice { check: false }.into(),
            is_shown: ToolState::is_no_lesson,
            ..USUAL
        },
        Tool::Settings => Row {
            text: |_| t!(settings::title).into(),
            icon: |_| SLIDERS,
            msg: |_| Dialog::Settings.into(),
            ..USUAL
        },
        Tool::Keys => Row {
            text: |_| t!(page::keys).into(),
            icon: |_| KEYS,
            msg: |_| Dialog::Keys.into(),
            class: "keys",
            ..USUAL
        },
        Tool::NewGame => Row {
            text: |_| t!(page::new_game).into(),
            icon: |_| PLUS,
            msg: |_| Dialog::Start(None).into(),
            ..USUAL
        },
        Tool::Home => Row {
            text: |_| t!(page::home).into(),
            icon: |_| HOUSE,
            msg: |_| RouteMsg::Home.into(),
            ..USUAL
        },
        Tool::About => Row {
            text: |_| t!(page::about).into(),
            icon: |_| ABOUT,
            msg: |_| Dialog::About.into(),
            ..USUAL
        },
    }
}

/// The letters of tools, in the order of the menu.
pub fn letters() -> impl Iterator<Item = Letter> {
    let tools = MENU.into_iter().flatten();
    tools.filter_map(|tool| row(*tool).letter)
}

// Icons, as data of paths.
const LOUD: &str =
    "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15 9.2a4 4 0 0 1 0 5.6M17.6 6.6a7.6 7.6 0 0 1 0 10.8";
const SILENT: &str = "M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5";
const BACK: &str = "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3";
const AGAIN: &str = "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3";
const PLAY: &str = "M7 5v14l12-7z";
const ALARM: &str = "M12 4 3 20h18zM12 10v5M12 17.5v.1";
const SHARE: &str = "M12 15V4M7.5 8 12 3.5 16.5 8M5 13v7h14v-7";
const CARDS: &str = "M4 7h10v14H4zM8 7V3h11v14h-5";
const BOOK: &str = "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zv14";
const PEOPLE: &str =
    "M9 11a3.5 3.5 0 1 0-.1 0zM3 20c0-7 12-7 12 0M16 11a3 3 0 1 0-1-5.5M18 14c2 1 3 3 3 6";
const DIE: &str = "M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01";
const KEYS: &str = "M3 7h18v11H3zM7 11h.01M12 11h.01M17 11h.01M8 15h8";
const ABOUT: &str = "M12 3a9 9 0 1 0 .1 0zM12 11v6M12 7.5v.1";
const PLUS: &str = "M12 5v14M5 12h14";
const HOUSE: &str = "M4 11 12 4l8 7v9h-5v-6H9v6H4z";
