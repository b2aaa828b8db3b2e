//! A select with its name beside it.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::board::draw::{self, choice, element, together, words};

/// A `<select>` with a class and a label, listing `all`, with `now` selected. `told` returns the value and
/// the words of each option.
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
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let value = select.value();
        if let Some(chosen) = all.iter().find(|each| told(**each).0 == value) {
            onchange.emit(*chosen);
        }
    };
    let select = html! { <select {onchange}>{ options }</select> };
    element!("label", "class" = class, {
        together(vec![words("span", "word", name), select])
    })
}
