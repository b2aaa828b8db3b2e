//! Notices about the page, with what can be done about them.

use words::say;
use yew::prelude::*;

use crate::app::{Missing, Msg, use_dispatch};
use crate::platform::download::download;

/// Something that the player should know.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// A game that can be downloaded: the text of its file.
    pub file: Option<String>,
}

/// Props of [`Toasts`].
#[derive(Properties, PartialEq)]
pub struct ToastsProps {
    /// The notices, oldest first.
    pub notices: Vec<Notice>,
    /// What could not be fetched, and the sentences that say so.
    pub missing: Vec<(Missing, String)>,
    /// Whether a new version of the page is offered.
    pub has_update: bool,
}

/// All notices, files that could not be fetched, and the offer of a new version.
#[component]
pub fn Toasts(props: &ToastsProps) -> Html {
    let dispatch = use_dispatch();
    let notice = |(index, notice): (usize, &Notice)| {
        let onclose = dispatch.callback(move |_: MouseEvent| Msg::Dismiss(index));
        let file = notice.file.clone().map(|text| {
            let onclick = move |_: MouseEvent| download(say!(files::one_game), &text);
            html! { <button type="button" {onclick}>{ say!(page::download_it) }</button> }
        });
        html! {
            <div class="notice">
                <p>{ &notice.text }</p>
                { for file }
                <button type="button" onclick={onclose}>{ say!(page::dismiss) }</button>
            </div>
        }
    };
    let missing = |(what, sentence): &(Missing, String)| {
        let what = *what;
        let onagain = dispatch.callback(move |_: MouseEvent| Msg::TryAgain(what));
        let onclose = dispatch.callback(move |_: MouseEvent| Msg::Forget(what));
        html! {
            <div class="notice">
                <p>{ sentence }</p>
                <button type="button" onclick={onagain}>{ say!(page::try_again) }</button>
                <button type="button" onclick={onclose}>{ say!(page::dismiss) }</button>
            </div>
        }
    };
    let is_empty = props.notices.is_empty() && props.missing.is_empty() && !props.has_update;
    html! {
        <section class="notices" aria-label={say!(page::notices)} hidden={is_empty}>
            { for props.notices.iter().enumerate().map(notice) }
            { for props.missing.iter().map(missing) }
            if props.has_update {
                <UpdateOffer />
            }
        </section>
    }
}

/// The offer of a new version of the page.
#[component]
pub fn UpdateOffer() -> Html {
    let onclick = use_dispatch().callback(|_: MouseEvent| Msg::Update);
    html! {
        <div class="notice">
            <p>{ say!(page::newer) }</p>
            <button type="button" {onclick}>{ say!(page::update) }</button>
        </div>
    }
}
