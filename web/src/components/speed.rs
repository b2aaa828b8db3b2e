//! How quickly things are shown.

use table::speed::Speed;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What the choice is given.
#[derive(Properties, PartialEq)]
pub struct SpeedChoiceProps {
    /// The speed as it is.
    pub speed: Speed,
    /// Another was chosen.
    pub onchange: Callback<Speed>,
}

/// The select "Speed".
#[component]
pub fn SpeedChoice(props: &SpeedChoiceProps) -> Html {
    let onchange = props.onchange.clone();
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(speed) = Speed::parse(&select.value()) {
            onchange.emit(speed);
        }
    };
    let option = |speed: Speed| {
        html! { <option value={speed.name()} selected={speed == props.speed}>{ speed.title() }</option> }
    };
    html! {
        <label class="speed">
            { "Speed " }
            <select {onchange}>{ for Speed::ALL.into_iter().map(option) }</select>
        </label>
    }
}
