//! Portraits of the characters who play as bots: files in `static/cast/`, drawn in the manner of each board.

use yew::prelude::*;

/// The portrait with this name, such as `folk-red`; nothing for a person. The name of the player is beside it.
pub fn portrait(name: Option<&str>) -> Option<Html> {
    let src = format!("cast/{}.svg", name?);
    Some(html! { <img class="portrait" {src} alt="" draggable="false" /> })
}
