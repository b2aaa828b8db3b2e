//! The menu of a game.

use table::scene::Scene;
use table::session::Intent;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use words::t;
use yew::prelude::*;

use crate::board::key_bindings::KeyInput;
use crate::dialogs::dialog;
use crate::fairness;
use crate::game::store::GameMsg;
use crate::game::toolbar::Drawer;
use crate::page::dialogs::DialogMsg;
use crate::page::route::RouteMsg;
use crate::page::{Dialog, Dispatch, Msg};
use crate::settings::setting::Setting;
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
                { entry(dispatch, t!(page::rules), || Dialog::Rules(None).into()) }
                if kind == GameKind::Played {
                    { entry(dispatch, t!(page::players), || Dialog::Players.into()) }
                    { entry(dispatch, t!(page::replay), || GameMsg::Replay(None).into()) }
                    if can.go_back {
                        { entry(dispatch, t!(page::go_back), || Dialog::GoBack.into()) }
                    }
                }
                // In the tools where there is room.
                if let Some(shown) = can.threats.filter(|_| kind == GameKind::Played) {
                    <button type="button" class="threats" aria-pressed={shown.to_string()}
                        onclick={closing(dispatch, move || Intent::ShowThreats(!shown).into())}>
                        { t!(page::threats) }
                    </button>
                }
                // On a phone held across; elsewhere it is among the tools.
                { sound(dispatch, is_audible) }
                if kind != GameKind::Lesson {
                    // In a game by link it would be taken for the link to send.
                    if !is_by_link {
                        { entry(dispatch, t!(page::share), || Dialog::Share.into()) }
                    }
                    { entry(dispatch, fairness::dialog::title(has_cards), || Dialog::Dice { check: false }.into()) }
                }
                if has_cards {
                    { entry(dispatch, t!(page::cards), || Dialog::Cards.into()) }
                }
                { entry(dispatch, t!(page::log), || DialogMsg::Drawer(Some(Drawer::Log)).into()) }
                { entry(dispatch, t!(settings::title), || Dialog::Settings.into()) }
                <button type="button" class="keys" onclick={closing(dispatch, || KeyInput::Help.into())}>
                    { t!(page::keys) }
                </button>
                { entry(dispatch, t!(page::about), || Dialog::About.into()) }
                { entry(dispatch, t!(page::new_game), || Dialog::Start(None).into()) }
                { entry(dispatch, t!(page::home), || RouteMsg::Home.into()) }
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
        <button type="button" class="sound" aria-pressed={on.to_string()} {onclick}>{ t!(settings::sound) }</button>
    }
}

/// An entry of the menu.
fn entry(dispatch: &Dispatch, words: &'static str, msg: fn() -> Msg) -> Html {
    let onclick = closing(dispatch, msg);
    html! { <button type="button" {onclick}>{ words }</button> }
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
