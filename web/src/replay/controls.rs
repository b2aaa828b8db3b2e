//! Watching a game again.

use table::session::{Message, Watch, Watching};
use web_sys::HtmlInputElement;
use words::say;
use yew::prelude::*;

use crate::board::draw::{button, button_with};
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;

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
        true => (say!(replay::pause), Watch::Rest),
        false => (say!(replay::run), Watch::Run),
    };
    let moment = say!(replay::at, at, of);
    html! {
        <div class="replay" role="group" aria-label={say!(page::replay)}>
            <input type="range" min="0" max={of.to_string()} value={at.to_string()} {oninput}
                aria-label={say!(replay::step)} aria-valuetext={moment.clone()} />
            <output>{ moment }</output>
            <div class="steps">
                { step(at == 0, say!(replay::back), Watch::Back) }
                { button_with!(words, saying(onmessage, Message::Watch(run)), "class" = "main") }
                { step(at == of, say!(replay::forward), Watch::Forward) }
            </div>
            <div class="deeds">
                { button_with!(say!(replay::play_on), saying(&onplay, ()), "hidden" = when(!whole, "hidden")) }
                { button("", say!(replay::leave), saying(&onclose, ())) }
            </div>
        </div>
    }
}
