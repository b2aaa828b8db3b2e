//! The notice in place of a game that another tab plays.

use words::t;
use yew::prelude::*;

use crate::page::route::RouteMsg;
use crate::page::use_dispatch;
use crate::platform::click_guard::use_click_guard;
use crate::saves::store::SavesMsg;

/// Says that another tab plays the game; it can be moved here, or another one started.
#[component]
pub fn OtherTabNotice() -> Html {
    use_click_guard();
    let dispatch = use_dispatch();
    let onhere = dispatch.callback(|_: MouseEvent| SavesMsg::TakeOverTab);
    let onnew = dispatch.callback(|_: MouseEvent| RouteMsg::Home);
    html! {
        <main class="elsewhere">
            <h1>{ t!(saved_games::elsewhere) }</h1>
            <p>{ t!(saved_games::elsewhere_says) }</p>
            <p class="actions">
                <button type="button" class="main" data-zone="here" onclick={onhere}>{ t!(saved_games::play_here) }</button>
                <button type="button" onclick={onnew}>{ t!(page::new_game) }</button>
            </p>
        </main>
    }
}
