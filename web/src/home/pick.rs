//! A radio button that looks like a button: one of a few, pressed in when it is chosen.

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
