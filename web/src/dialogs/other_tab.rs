//! What stands in the place of a game that another tab plays.

use words::say;
use yew::prelude::*;

use crate::board::draw::{button, button_with};
use crate::markup::saying;

/// The page that says so. The game can be had here, or another one.
pub fn elsewhere(onhere: &Callback<()>, onnew: &Callback<()>) -> Html {
    let here = saying(onhere, ());
    html! {
        <main class="elsewhere">
            <h1>{ say!(kept::elsewhere) }</h1>
            <p>{ say!(kept::elsewhere_says) }</p>
            <p class="deeds">
                { button_with!(say!(kept::play_here), here, "class" = "main", "data-zone" = "here") }
                { button("", say!(page::new_game), saying(onnew, ())) }
            </p>
        </main>
    }
}
