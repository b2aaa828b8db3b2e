//! A box for a player's name.

use table::setup::LONGEST_NAME;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::platform::focus;

/// A box for a player's name.
pub struct NameBox {
    /// Its accessible name.
    pub label: String,
    /// What an empty box shows.
    pub placeholder: String,
    /// The name.
    pub value: String,
    /// Whether the name stays as it is.
    pub readonly: bool,
    /// What is told of a change.
    pub oninput: Callback<InputEvent>,
}

/// A text box for a player's name. Enter goes on to the next name, and from the last one to the start button: it
/// never starts a game whose other players have no names yet.
pub fn name_box(name: NameBox) -> Html {
    let NameBox {
        label,
        placeholder,
        value,
        readonly,
        oninput,
    } = name;
    html! {
        <input type="text" class="name-box" aria-label={label} {placeholder}
            maxlength={LONGEST_NAME.to_string()} autocomplete="off" enterkeyhint="next" {readonly}
            {value} {oninput} onkeydown={go_on} />
    }
}

fn go_on(event: KeyboardEvent) {
    // While a name is composed of several keys, Enter ends that.
    if event.key() != "Enter" || event.is_composing() {
        return;
    }
    event.prevent_default();
    let own = event.target_dyn_into::<Element>();
    let group = own
        .as_ref()
        .and_then(|own| own.closest("form, dialog").ok().flatten());
    let Some((own, group)) = own.zip(group) else {
        return;
    };
    let Ok(found) = group.query_selector_all(".name-box, button[type=submit]") else {
        return;
    };
    let found =
        (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<HtmlElement>().ok());
    // The box of an empty seat is not drawn.
    let mut drawn = found.filter(|each| each.offset_parent().is_some());
    drawn.find(|each| each.dyn_ref::<Element>() == Some(&own));
    if let Some(next) = drawn.next() {
        focus::to(&next);
    }
}
