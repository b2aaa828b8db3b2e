//! The button "Results".

use words::t;
use yew::prelude::*;

use crate::page::Dispatch;
use crate::page::dialogs::DialogMsg;

/// The button that leads back to the results once their card was closed.
pub fn results_button(dispatch: &Dispatch) -> Html {
    let onclick = dispatch.callback(|_: MouseEvent| DialogMsg::Results);
    html! {
        <button key="results" type="button" class="main turn-button results" {onclick}>{ t!(dialogs::results) }</button>
    }
}
