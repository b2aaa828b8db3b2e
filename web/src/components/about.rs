//! What this is.

use yew::prelude::*;

use super::modal::modal;

/// The dialog "About Turnout"; `version` is version and commit.
pub fn about(version: String, onclose: Callback<()>) -> Html {
    let says = html! {
        <>
            <p>{ "Old race games on one screen: with people round it, or against a bot." }</p>
            <dl class="facts">
                <dt>{ "Version" }</dt>
                <dd>{ version }</dd>
                <dt>{ "Licence" }</dt>
                <dd>{ "MIT" }</dd>
                <dt>{ "Parts by others" }</dt>
                <dd><a href="./licences.txt" target="_blank">{ "Third-party licences" }</a></dd>
            </dl>
            <p>
                { "Turnout is unofficial. The names of games belong to their owners; the rules are \
                   told in our own words." }
            </p>
            <p>{ "Nothing leaves your browser: no account, no server, no other site." }</p>
        </>
    };
    modal("About Turnout", onclose, says)
}
