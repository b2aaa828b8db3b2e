//! How the player likes things, and what is seldom wanted.

use table::scene::Scene;
use table::session::Message;
use table::speed::Speed;
use web_sys::HtmlInputElement;
use words::say;
use yew::prelude::*;

use crate::board::draw::{button, button_with};
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;
use crate::settings::dialog::SettingsButton;
use crate::settings::speed::SpeedSelect;

/// Speed, colours, the check box "Coordinates", the switch "Show threats", and the ways to "Replay", "Share", "Cards" (in a game
/// with cards), "Keyboard shortcuts", "Players" and "About".
///
/// The style sheet keeps them behind the tool "More" where there is no room.
pub fn settings(
    (speed, names): (Speed, bool),
    colours: &Html,
    onmessage: &Callback<Message>,
    onnames: &Callback<bool>,
    [onwatch, onshare, onplayers, onabout, oncards, onkeys]: [&Callback<()>; 6],
    scene: &Scene,
) -> Html {
    let onchange = onnames.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.checked()
    });
    let learning = scene.lesson.is_some();
    let watching = scene.watching.is_some() || learning;
    let danger = scene.capabilities.danger.filter(|_| !watching);
    let shows = danger == Some(true);
    let cards = scene.cards.as_ref();
    html! {
        <div class="settings">
            <SpeedSelect {speed} onchange={onmessage.reform(Message::Speed)} />
            // In sight only where the page's head is not.
            { colours.clone() }
            <label class="names-choice"><input type="checkbox" checked={names} {onchange} />{ say!(settings::space_names) }</label>
            { button_with!(
                say!(settings::show_danger),
                saying(onmessage, Message::ShowDanger(!shows)),
                "class" = "switch",
                "aria-pressed" = truth(shows),
                "hidden" = when(danger.is_none(), "hidden"),
            ) }
            { button_with!(say!(page::replay), saying(onwatch, ()), "hidden" = when(watching, "hidden")) }
            { button_with!(say!(page::share), saying(onshare, ()), "hidden" = when(learning, "hidden")) }
            { for cards.map(|_| button("", say!(page::cards), saying(oncards, ()))) }
            // The page's head has these too, which gives way to the board on a phone.
            { button("about", say!(page::keys), saying(onkeys, ())) }
            { for (!watching).then(|| button("about", say!(page::players), saying(onplayers, ()))) }
            { button("about", say!(page::about), saying(onabout, ())) }
            <SettingsButton class="about" />
        </div>
    }
}
