//! A link that cannot be read.

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;

/// Props of [`BadLinkDialog`].
#[derive(Properties, PartialEq)]
pub struct BadLinkDialogProps {
    /// What is wrong with the link, in detail.
    pub problem: String,
}

/// The dialog that says that a link cannot be read, and what to do.
#[component]
pub fn BadLinkDialog(props: &BadLinkDialogProps) -> Html {
    html! {
        <Dialog title={t!(by_link::bad_link)} class="by-link">
            <p>{ t!(by_link::bad_link_about) }</p>
            <p class="tip">{ &props.problem }{ "." }</p>
        </Dialog>
    }
}
