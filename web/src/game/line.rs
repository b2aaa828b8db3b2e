//! A text with or without coordinates.

use table::log::Line;
use yew::prelude::*;

/// Props of [`LineText`].
#[derive(Properties, PartialEq)]
pub struct LineTextProps {
    /// The text.
    pub line: Line,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

/// The text without coordinates; in full for screen readers, and for everybody where coordinates are shown.
#[component]
pub fn LineText(props: &LineTextProps) -> Html {
    let LineTextProps { line, coordinates } = props;
    if *coordinates || line.plain == line.full {
        return html! { <>{ &line.full }</> };
    }
    html! {
        <>
            <span aria-hidden="true">{ &line.plain }</span>
            <span class="unseen">{ &line.full }</span>
        </>
    }
}
