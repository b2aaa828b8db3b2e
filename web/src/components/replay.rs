//! Watching a game again.

use table::session::{Message, Watch, Watching};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::draw::{button, button_with};
use super::{saying, truth, when};

/// The controls of a replay; `onplay` plays on from the moment that is shown, `onclose` leaves.
pub fn replay(
    watching: Watching,
    onmessage: &Callback<Message>,
    onplay: Callback<()>,
    onclose: Callback<()>,
) -> Html {
    let Watching {
        at,
        of,
        runs,
        whole,
    } = watching;
    let oninput = onmessage.reform(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        let to = input.value_as_number() as usize;
        // A single step forward is shown on its way, whoever asks for it.
        let next = to == at + 1;
        Message::Watch(if next { Watch::Forward } else { Watch::To(to) })
    });
    let step = |disabled, words, watch| {
        let onclick = saying(onmessage, Message::Watch(watch));
        button_with!(words, onclick, "aria-disabled" = truth(disabled))
    };
    let (words, run) = match runs {
        true => ("Pause", Watch::Rest),
        false => ("Play", Watch::Run),
    };
    html! {
        <div class="replay" role="group" aria-label="Replay">
            <input type="range" min="0" max={of.to_string()} value={at.to_string()} {oninput}
                aria-label="Step" aria-valuetext={format!("{at} of {of}")} />
            <output>{ format!("{at} of {of}") }</output>
            <div class="steps">
                { step(at == 0, "Back", Watch::Back) }
                { button_with!(words, saying(onmessage, Message::Watch(run)), "class" = "main") }
                { step(at == of, "Forward", Watch::Forward) }
            </div>
            <div class="deeds">
                { button_with!("Play on from here", saying(&onplay, ()), "hidden" = when(!whole, "hidden")) }
                { button("", "Close replay", saying(&onclose, ())) }
            </div>
        </div>
    }
}
