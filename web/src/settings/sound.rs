//! Whether the page is to be heard.

use words::say;
use yew::prelude::*;

use crate::board::draw::{element, paths, tag};
use crate::markup::saying;
use crate::markup::truth;

/// A loudspeaker; what comes out of it, or a cross in the place of that. The style sheet shows the
/// one or the other.
const PICTURE: [(&str, &str); 3] = [
    ("", "M3 9h4l5-5v16l-5-5H3z"),
    ("waves", "M15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11"),
    ("cross", "M15.5 9.5l5 5M20.5 9.5l-5 5"),
];

/// The switch "Sound".
pub fn sound_switch(on: bool, onchange: &Callback<bool>) -> Html {
    let picture = element!("svg", "viewBox" = "0 0 24 24", "aria-hidden" = "true", {
        paths(&PICTURE)
    });
    tag!(
        "button",
        "type" = "button",
        "class" = "sound",
        "aria-label" = say!(settings::sound),
        "aria-pressed" = truth(on),
        "title" = say!(settings::sound),
        { picture },
    )
    .on_click(saying(onchange, !on))
    .into()
}
