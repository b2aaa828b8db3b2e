//! How the player likes things, and what is seldom wanted.

use table::speed::Speed;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draw::button;
use super::saying;
use super::speed::speed_choice;

/// Speed, the check box "Space names", and the ways to "Cards" (in a game with cards), "Players" and
/// "About".
///
/// The style sheet keeps them behind the tool "More" where there is no room.
pub fn settings(
    speed: Speed,
    names: bool,
    onspeed: Callback<Speed>,
    onnames: &Callback<bool>,
    onplayers: &Callback<()>,
    onabout: &Callback<()>,
    oncards: Option<&Callback<()>>,
) -> Html {
    let onchange = onnames.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.checked()
    });
    html! {
        <div class="settings">
            { speed_choice(speed, onspeed) }
            <label class="names-choice"><input type="checkbox" checked={names} {onchange} />{ "Space names" }</label>
            { for oncards.map(|oncards| button("", "Cards", saying(oncards, ()))) }
            // The page's head has both too, which gives way to the board on a phone.
            { button("about", "Players", saying(onplayers, ())) }
            { button("about", "About", saying(onabout, ())) }
        </div>
    }
}
