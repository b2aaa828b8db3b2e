//! Settings, and what is seldom needed.

use table::scene::Scene;
use table::session::Message;
use table::speed::Speed;
use web_sys::HtmlInputElement;
use words::{Language, say};
use yew::prelude::*;

use crate::app::{Dialog, Msg, use_dispatch};
use crate::board::key_bindings::Press;
use crate::markup::count_render;
use crate::platform::theme::Theme;
use crate::settings::language::language_choice;
use crate::settings::speed::speed_choice;
use crate::settings::theme::theme_choice;

/// Props of [`GameMenu`].
#[derive(Properties, PartialEq)]
pub struct GameMenuProps {
    /// How quickly things are shown.
    pub speed: Speed,
    /// The colours of the page.
    pub theme: Theme,
    /// Whether the spaces have names.
    pub names: bool,
    /// Whether threats are shown; none where they cannot be.
    pub threats: Option<bool>,
    /// What kind of game it is.
    pub kind: GameKind,
    /// Whether there are cards.
    pub cards: bool,
}

/// What kind of game is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// A game being played.
    Played,
    /// A replay.
    Replay,
    /// A lesson.
    Lesson,
}

impl GameKind {
    /// What kind of game a scene shows.
    pub fn of(scene: &Scene) -> GameKind {
        if scene.lesson.is_some() {
            GameKind::Lesson
        } else if scene.watching.is_some() {
            GameKind::Replay
        } else {
            GameKind::Played
        }
    }
}

/// The settings, the switch "Show danger", and the buttons "Replay", "Share", "Cards" (in a game with cards),
/// "Keys", "Players" and "About". The style sheet keeps them behind the tool "More" where there is no room.
#[component]
pub fn GameMenu(props: &GameMenuProps) -> Html {
    count_render("GameMenu");
    let dispatch = use_dispatch();
    let played = props.kind == GameKind::Played;
    let threats = props.threats.filter(|_| played);
    let shows = threats == Some(true);
    let onnames = dispatch.callback(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Names(input.checked())
    });
    let show = |dialog: Dialog| dispatch.on_click(dialog);
    html! {
        <div class="settings">
            { speed_choice(props.speed, dispatch.callback(Message::Speed)) }
            // Visible only where the page's header is not.
            { theme_choice(props.theme, dispatch.callback(Msg::Theme)) }
            { language_choice(words::language(), dispatch.callback(|language: Language| Msg::Language(language))) }
            <label class="names-choice">
                <input type="checkbox" checked={props.names} onchange={onnames} />{ say!(settings::space_names) }
            </label>
            <button type="button" class="switch" aria-pressed={shows.to_string()} hidden={threats.is_none()}
                onclick={dispatch.on_click(Message::ShowDanger(!shows))}>
                { say!(settings::show_danger) }
            </button>
            <button type="button" hidden={!played} onclick={dispatch.callback(|_| Msg::Watch(None))}>
                { say!(page::replay) }
            </button>
            <button type="button" hidden={props.kind == GameKind::Lesson} onclick={show(Dialog::Share)}>
                { say!(page::share) }
            </button>
            if props.cards {
                <button type="button" onclick={show(Dialog::Cards)}>{ say!(page::cards) }</button>
            }
            // The page's header, which gives way to the board on a phone, has these too.
            <button type="button" class="about" onclick={dispatch.on_click(Press::Help)}>{ say!(page::keys) }</button>
            if played {
                <button type="button" class="about" onclick={show(Dialog::Players)}>{ say!(page::players) }</button>
            }
            <button type="button" class="about" onclick={show(Dialog::About)}>{ say!(page::about) }</button>
        </div>
    }
}
