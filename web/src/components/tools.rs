//! What is always at hand.

use table::scene::Capabilities;
use table::session::Message;
use yew::prelude::*;

use super::draw::{button, button_with};
use super::{saying, truth, when};

/// The row of tools.
///
/// Nothing is to be taken back, and no hint is given, while a game is only watched.
///
/// "Log" and "More" are there where log and settings have no room of their own; the style sheet
/// shows these by whether the tool is open, so nothing else needs to know.
pub fn tools(
    can: Capabilities,
    watching: bool,
    onmessage: &Callback<Message>,
    onrules: Callback<()>,
    onnew: Callback<()>,
    sound: &Html,
) -> Html {
    let tool = |class, hidden, disabled, words, message| {
        button_with!(
            words,
            saying(onmessage, message),
            "class" = class,
            "hidden" = when(hidden, "hidden"),
            "aria-disabled" = disabled,
        )
    };
    html! {
        <div class="tools">
            { tool("undo", watching, truth(!can.undo), "Undo", Message::Undo) }
            { tool("wraps", !can.take_back, "", "Take back", Message::TakeBack) }
            { tool("", watching, truth(!can.hint), "Hint", Message::Hint) }
            { button("", "Rules", saying(&onrules, ())) }
            { button("wraps", "New game", saying(&onnew, ())) }
            { sound.clone() }
            // Of one name: opening one closes the other.
            <details class="opens-log" name="drawer"><summary>{ "Log" }</summary></details>
            <details class="opens-settings" name="drawer"><summary>{ "More" }</summary></details>
        </div>
    }
}
