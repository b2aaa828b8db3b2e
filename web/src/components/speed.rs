//! How quickly things are shown.

use table::speed::Speed;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The select "Speed".
pub fn speed_choice(speed: Speed, onchange: Callback<Speed>) -> Html {
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(speed) = Speed::parse(&select.value()) {
            onchange.emit(speed);
        }
    };
    let option = |each: Speed| {
        html! { <option value={each.name()} selected={each == speed}>{ each.title() }</option> }
    };
    html! {
        <label class="speed">
            <span class="word">{ "Speed " }</span>
            <select {onchange}>{ for Speed::ALL.into_iter().map(option) }</select>
        </label>
    }
}
