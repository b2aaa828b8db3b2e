//! The offer of a new version of the page. `static/updates.js` finds it and takes it, by `platform/updates.rs`.

use words::t;
use yew::prelude::*;

use crate::page::Dispatch;
use crate::page::notices::NoticeMsg;

/// The button that takes a new version of the page.
pub fn update_button(dispatch: &Dispatch) -> Html {
    let onclick = dispatch.callback(|_: MouseEvent| NoticeMsg::Update);
    html! { <button type="button" {onclick}>{ t!(page::update) }</button> }
}

/// The offer of a new version of the page, in a dialog.
pub fn update_offer(dispatch: &Dispatch) -> Html {
    html! {
        <div class="notice">
            <p>{ t!(page::newer) }</p>
            { update_button(dispatch) }
        </div>
    }
}
