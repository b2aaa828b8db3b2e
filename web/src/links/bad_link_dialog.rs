//! A link that cannot be read.

use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;

/// The dialog that says that a link cannot be read, why in detail, and what to do.
pub fn bad_link_dialog(problem: &str) -> Html {
    html! {
        <Dialog key="bad-link" title={t!(by_link::bad_link)} class="by-link">
            <p>{ t!(by_link::bad_link_about) }</p>
            <p class="tip">{ problem }{ "." }</p>
        </Dialog>
    }
}
