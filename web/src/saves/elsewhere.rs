//! What the card of a game says that another tab plays.

use words::t;
use yew::prelude::*;

use crate::platform::click_guard::use_click_guard;

/// Says that another tab plays the game. It may appear under a pointer that was about to play.
#[component]
pub fn ElsewhereNotice() -> Html {
    use_click_guard();
    html! {
        <div class="elsewhere">
            <h3>{ t!(saved_games::elsewhere) }</h3>
            <p>{ t!(saved_games::elsewhere_says) }</p>
        </div>
    }
}
