//! What this is.

use yew::prelude::*;

use super::modal::Modal;

/// What the dialog is given.
#[derive(Properties, PartialEq)]
pub struct AboutProps {
    /// Version and commit.
    pub version: AttrValue,
    /// The dialog was closed.
    pub onclose: Callback<()>,
}

/// The dialog "About Turnout".
#[component]
pub fn About(props: &AboutProps) -> Html {
    html! {
        <Modal title="About Turnout" onclose={props.onclose.clone()}>
            <p>{ "Old race games on one screen: with people round it, or against a bot." }</p>
            <dl class="facts">
                <dt>{ "Version" }</dt>
                <dd>{ &props.version }</dd>
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
        </Modal>
    }
}
