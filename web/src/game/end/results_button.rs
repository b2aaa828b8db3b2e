//! The button "Results".

use words::t;
use yew::prelude::*;

use crate::page::dialogs::DialogMsg;
use crate::page::use_dispatch;

/// The button that leads back to the results once their card was closed.
#[component]
pub fn ResultsButton() -> Html {
    let onclick = use_dispatch().callback(|_: MouseEvent| DialogMsg::Results);
    html! {
        <button type="button" class="main throw results" {onclick}>{ t!(dialogs::results) }</button>
    }
}
