//! How playing by link works.

use words::t;
use yew::prelude::*;

use crate::app::{self, use_dispatch};
use crate::dialogs::dialog::Dialog;

/// The button that opens the help.
#[component]
pub fn HelpButton() -> Html {
    let onclick = use_dispatch().on_click(app::Dialog::LinkHelp);
    html! { <button type="button" {onclick}>{ t!(by_link::help) }</button> }
}

/// The help: half a page.
#[component]
pub fn LinkHelpDialog() -> Html {
    html! {
        <Dialog title={t!(by_link::help)} class="by-link">
            <ol>
                <li>{ t!(by_link::help_invite) }</li>
                <li>{ t!(by_link::help_join) }</li>
                <li>{ t!(by_link::help_turn) }</li>
            </ol>
            <p>{ t!(by_link::help_lost) }</p>
            <p>{ t!(by_link::help_device) }</p>
            <p>{ t!(by_link::help_dice) }</p>
            <p>{ t!(by_link::help_bots) }</p>
        </Dialog>
    }
}
