//! What stands in the place of a game that another tab plays.

use yew::prelude::*;

use super::draw::{button, button_with};
use super::saying;

/// The page that says so. The game can be had here, or another one.
#[inline(never)]
pub fn elsewhere(onhere: &Callback<()>, onnew: &Callback<()>) -> Html {
    let here = saying(onhere, ());
    html! {
        <main class="elsewhere">
            <h1>{ "This game is being played in another tab" }</h1>
            <p>{ "It is kept there after every step. Go on there, or take it over: it comes as it stands." }</p>
            <p class="deeds">
                { button_with!("Play it here", here, "class" = "main", "data-zone" = "here") }
                { button("", "New game", saying(onnew, ())) }
            </p>
        </main>
    }
}
