//! Whose turn it is and for what.

use yew::prelude::*;

use crate::markup::fresh;

/// The element with the role "status". It is silent, as the log is: the page's live region speaks.
pub fn status_line(text: &str) -> Html {
    html! {
        <p class="status" role="status" aria-live="off">{ fresh(text) }</p>
    }
}
