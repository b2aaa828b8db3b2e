//! Whose turn it is and for what.

use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`StatusLine`].
#[derive(Properties, PartialEq)]
pub struct StatusLineProps {
    /// The sentence.
    pub text: AttrValue,
}

/// The element with the role "status". It is silent, as the log is: the page's live region speaks.
#[component]
pub fn StatusLine(props: &StatusLineProps) -> Html {
    count_render("StatusLine");
    html! {
        <p class="status" role="status" aria-live="off" tabindex="-1" data-zone="wait">{ &props.text }</p>
    }
}
