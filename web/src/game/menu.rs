//! The menu of a game.

use table::scene::Scene;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog;
use crate::fairness;
use crate::game::keyboard::KeyInput;
use crate::game::store::GameMsg;
use crate::game::toolbar::{Drawer, loudspeaker};
use crate::markup::{LIST, SLIDERS, line_icon};
use crate::page::dialogs::DialogMsg;
use crate::page::route::RouteMsg;
use crate::page::{Dialog, Dispatch, Msg};
use crate::settings::all_settings::Setting;
use crate::settings::store::SettingsMsg;

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

// The icons of its entries, as data of paths.
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

/// The dialog "Menu": everything that is seldom needed. Choosing an entry closes it.
pub fn game_menu(dispatch: &Dispatch, scene: &Scene, is_audible: bool) -> Html {
    let kind = GameKind::of(scene);
    let can = scene.now.can;
    let has_cards = scene.cards.is_some();
    let is_by_link = scene.link_turn.is_some() && scene.end.is_none();
    let onclose = dispatch.callback(|()| DialogMsg::Drawer(None));
    // Escape closes the dialog, which gives the focus back; the page would close the drawer before that.
    let onkeydown = |event: KeyboardEvent| event.stop_propagation();
    html! {
        <div key="menu" class="menu-dialog" {onkeydown}>
            <dialog::Dialog title={t!(page::menu)} {onclose}>
                <div class="menu">
                    if can.redo {
                        { entry(dispatch, AGAIN, t!(page::redo), || Intent::Redo.into()) }
                    }
                    if kind == GameKind::Played {
                        if can.go_back {
                            { entry(dispatch, BACK, t!(page::go_back), || Dialog::GoBack.into()) }
                        }
                        { entry(dispatch, PLAY, t!(page::replay), || GameMsg::Replay(None).into()) }
                        // In the tools where there is room.
                        if let Some(shown) = can.threats {
                            <button type="button" class="threats" aria-pressed={shown.to_string()}
                                onclick={closing(dispatch, move || Intent::ShowThreats(!shown).into())}>
                                { line_icon(ALARM) }{ t!(page::threats) }
                            </button>
                        }
                    }
                    // In a game by link it would be taken for the link to send.
                    if kind != GameKind::Lesson && !is_by_link {
                        { entry(dispatch, SHARE, t!(page::share), || Dialog::Share.into()) }
                    }
                    { entry(dispatch, LIST, t!(page::log), || DialogMsg::Drawer(Some(Drawer::Log)).into()) }
                    if has_cards {
                        { entry(dispatch, CARDS, t!(page::cards), || Dialog::Cards.into()) }
                    }
                    { entry(dispatch, BOOK, t!(page::rules), || Dialog::Rules(None).into()) }
                </div>
                <div class="menu">
                    if kind == GameKind::Played {
                        { entry(dispatch, PEOPLE, t!(page::players), || Dialog::Players.into()) }
                    }
                    if kind != GameKind::Lesson {
                        { entry(dispatch, DIE, fairness::dialog::title(has_cards), || Dialog::Dice { check: false }.into()) }
                    }
                    // On a phone held across; elsewhere it is among the tools.
                    { sound(dispatch, is_audible) }
                    { entry(dispatch, SLIDERS, t!(settings::title), || Dialog::Settings.into()) }
                    <button type="button" class="keys" onclick={closing(dispatch, || KeyInput::Help.into())}>
                        { line_icon(KEYS) }{ t!(page::keys) }
                    </button>
                </div>
                <div class="menu">
                    { entry(dispatch, PLUS, t!(page::new_game), || Dialog::Start(None).into()) }
                    { entry(dispatch, HOUSE, t!(page::home), || RouteMsg::Home.into()) }
                    { entry(dispatch, ABOUT, t!(page::about), || Dialog::About.into()) }
                </div>
        </dialog::Dialog>
        </div>
    }
}

/// The switch "Sound".
fn sound(dispatch: &Dispatch, on: bool) -> Html {
    let onclick = closing(dispatch, move || {
        SettingsMsg::turn(Setting::Sound, !on).into()
    });
    html! {
        <button type="button" class="sound" aria-pressed={on.to_string()} {onclick}>
            { loudspeaker(on) }{ t!(settings::sound) }
        </button>
    }
}

/// An entry of the menu.
fn entry(dispatch: &Dispatch, icon: &'static str, words: &'static str, msg: fn() -> Msg) -> Html {
    let onclick = closing(dispatch, msg);
    html! { <button type="button" {onclick}>{ line_icon(icon) }{ words }</button> }
}

/// Closes the menu and sends a message.
fn closing(dispatch: &Dispatch, msg: impl Fn() -> Msg + 'static) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        // Closed by the browser, which gives the focus back to the tool "Menu" before anything else opens.
        let target = event.target_dyn_into::<Element>();
        let dialog = target.and_then(|target| target.closest("dialog").ok()?);
        if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok())
        {
            dialog.close();
        }
        dispatch.send(DialogMsg::Drawer(None));
        dispatch.send(msg());
    })
}
