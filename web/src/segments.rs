//! Radio buttons that look like buttons: one is pressed in when it is chosen.

use yew::prelude::*;

/// One of the radio buttons `name`. Its label is what `shown` says.
pub fn pick(
    name: impl Into<AttrValue>,
    class: impl Into<Classes>,
    shown: Html,
    is_chosen: bool,
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class={classes!("button", "pick", class.into(), is_chosen.then_some("chosen"))}>
            <input type="radio" name={name.into()} checked={is_chosen} {onchange} />
            { shown }
        </label>
    }
}

/// A choice: its label, and its radio buttons in one frame.
pub fn segments(label: &'static str, class: &'static str, picks: Vec<Html>) -> Html {
    html! {
        <div class={classes!("field", class)} role="group" aria-label={label}>
            <span class="word" aria-hidden="true">{ label }</span>
            <span class="segments">{ picks }</span>
        </div>
    }
}
