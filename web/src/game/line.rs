//! A text without coordinates; in full for screen readers, and for everybody where coordinates are shown.

use table::log::Line;
use yew::prelude::*;

/// The text; `names` is whether coordinates are shown.
pub fn line(line: &Line, names: bool) -> Html {
    if names || line.plain == line.full {
        return html! { <>{ &line.full }</> };
    }
    html! {
        <>
            <span aria-hidden="true">{ &line.plain }</span>
            <span class="unseen">{ &line.full }</span>
        </>
    }
}
