//! The dialog that asks whether to go back across rolls that people have seen.

use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;
use crate::page::dialogs::DialogMsg;

/// The question, and the button that goes back.
pub fn go_back_dialog(dispatch: &Dispatch) -> Html {
    let onclick = {
        let dispatch = dispatch.clone();
        move |_: MouseEvent| {
            dispatch.send(DialogMsg::Close);
            dispatch.send(Intent::GoBack);
        }
    };
    html! {
        <Dialog key="go-back" title={t!(dialogs::go_back)} close={t!(dialogs::stay)}>
            <p>{ t!(dialogs::go_back_about) }</p>
            <p><button type="button" class="main" {onclick}>{ t!(dialogs::go_back_yes) }</button></p>
        </Dialog>
    }
}
