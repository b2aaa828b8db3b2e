//! What this is.

use yew::prelude::*;

use super::modal::modal;
use super::notice::newer;

/// The dialog "About Turnout"; `version` is version and commit, `is_kept` whether it plays without a
/// network. Where a newer one is ready it can be taken.
pub fn about(
    version: String,
    is_kept: bool,
    onupdate: Option<Callback<()>>,
    onclose: Callback<()>,
) -> Html {
    let kept = match is_kept {
        true => "Plays on: all of it is kept in this browser",
        false => "Not yet: this browser has not kept all of it",
    };
    let says = html! {
        <>
            { for onupdate.map(|onupdate| newer(&onupdate)) }
            <p>{ "Old race games on one screen: with people round it, or against a bot." }</p>
            <dl class="facts">
                <dt>{ "Version" }</dt>
                <dd>{ version }</dd>
                <dt>{ "Without a network" }</dt>
                <dd>{ kept }</dd>
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
