//! What is always at hand.

use table::scene::Capabilities;
use table::session::Message;
use yew::prelude::*;

use super::{button, truth};

/// The row of tools.
///
/// "Log" and "More" are there where log and settings have no room of their own; the style sheet
/// shows these by whether the tool is open, so nothing else needs to know.
pub fn tools(
    can: Capabilities,
    onmessage: &Callback<Message>,
    onrules: Callback<()>,
    onnew: Callback<()>,
) -> Html {
    let say = |message: fn() -> Message| onmessage.reform(move |_: MouseEvent| message());
    html! {
        <div class="tools">
            <button type="button" class="undo" aria-disabled={truth(!can.undo)} onclick={say(|| Message::Undo)}>{ "Undo" }</button>
            <button type="button" hidden={!can.take_back} onclick={say(|| Message::TakeBack)}>{ "Take back" }</button>
            <button type="button" aria-disabled={truth(!can.hint)} onclick={say(|| Message::Hint)}>{ "Hint" }</button>
            { button("Rules", onrules) }
            { button("New game", onnew) }
            // Of one name: opening one closes the other.
            <details class="opens-log" name="drawer"><summary>{ "Log" }</summary></details>
            <details class="opens-settings" name="drawer"><summary>{ "More" }</summary></details>
        </div>
    }
}
