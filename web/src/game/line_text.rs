//! A text with or without coordinates.

use rules::narrator::Line;
use yew::prelude::*;

use crate::markup::fresh;

/// The text without coordinates; in full for screen readers, and for everybody where coordinates are shown.
pub fn line_text(line: &Line, coordinates: bool) -> Html {
    if coordinates || line.plain == line.full {
        return fresh(&line.full);
    }
    html! {
        <span key={&*line.full}>
            <span aria-hidden="true">{ &line.plain }</span>
            <span class="unseen">{ &line.full }</span>
        </span>
    }
}
