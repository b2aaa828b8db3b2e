//! Portraits: of the characters who play as bots, `cast/`, drawn in the manner of each board, and of people, `people/`.

use yew::prelude::*;

/// The portrait with this name, such as `cast/folk-red`. The name of the player is beside it.
pub fn portrait(name: &str) -> Html {
    let src = format!("{name}.svg");
    html! { <img class="portrait" {src} alt="" draggable="false" /> }
}
