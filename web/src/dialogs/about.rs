//! What this is.

use words::say;
use yew::prelude::*;

use crate::dialogs::dialog::modal;
use crate::dialogs::notice::newer;

/// The dialog "About Turnout"; `version` is version and commit, `is_kept` whether it plays without a
/// network, or else `refused` the file that could not be kept. Where a newer one is ready it can be taken.
pub fn about(
    version: String,
    is_kept: bool,
    refused: Option<String>,
    onupdate: Option<Callback<()>>,
    onclose: Callback<()>,
) -> Html {
    let kept = match refused {
        _ if is_kept => say!(dialogs::offline_ready).to_owned(),
        Some(file) => say!(dialogs::offline_refused, file),
        None => say!(dialogs::offline_not_yet).to_owned(),
    };
    let says = html! {
        <>
            { for onupdate.map(|onupdate| newer(&onupdate)) }
            <p>{ say!(dialogs::about_says) }</p>
            <dl class="facts">
                <dt>{ say!(dialogs::version) }</dt>
                <dd>{ version }</dd>
                <dt>{ say!(dialogs::offline) }</dt>
                <dd>{ kept }</dd>
                <dt>{ say!(dialogs::licence) }</dt>
                <dd>{ "MIT" }</dd>
                <dt>{ say!(dialogs::by_others) }</dt>
                <dd><a href="./licences.txt" target="_blank">{ say!(dialogs::licences) }</a></dd>
            </dl>
            <p>{ say!(dialogs::unofficial) }</p>
            <p>{ say!(dialogs::private) }</p>
        </>
    };
    modal(say!(dialogs::about), onclose, says)
}
