//! How quickly things are shown.

use table::speed::Speed;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::draw::{all, choice};

/// The select "Speed".
pub fn speed_choice(speed: Speed, onchange: Callback<Speed>) -> Html {
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(speed) = Speed::parse(&select.value()) {
            onchange.emit(speed);
        }
    };
    let option = |each: Speed| choice(each.name().to_owned(), each.title(), each == speed);
    html! {
        <label class="speed">
            <span class="word">{ "Speed " }</span>
            <select {onchange}>{ all(Speed::ALL.into_iter().map(option)) }</select>
        </label>
    }
}
