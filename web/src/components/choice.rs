//! A select with its name beside it.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::draw::{self, choice, element, together, words};

/// The select of that name and class with an option for each of `all`, of which `now` holds. `told` gives
/// the value and the words of each.
pub fn one_of<T: Copy + PartialEq + 'static>(
    (class, name): (&'static str, &str),
    all: &'static [T],
    now: T,
    told: fn(T) -> (&'static str, &'static str),
    onchange: Callback<T>,
) -> Html {
    let option = |each: &T| {
        let (value, words) = told(*each);
        choice(value.to_owned(), words, *each == now)
    };
    let options = draw::all(all.iter().map(option));
    let onchange = move |value: String| {
        let chosen = all.iter().find(|each| told(**each).0 == value);
        if let Some(chosen) = chosen {
            onchange.emit(*chosen);
        }
    };
    choice_of(class, name, options, onchange.into())
}

/// The select of that name and class with these options; it says which of them was chosen, by its value.
fn choice_of(class: &'static str, name: &str, options: Html, onchange: Callback<String>) -> Html {
    let onchange = onchange.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        select.value()
    });
    let select = html! { <select {onchange}>{ options }</select> };
    element!("label", "class" = class, {
        together(vec![words("span", "word", name), select])
    })
}
