//! A select with its name beside it.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::draw::{element, together, words};

/// The select of that name and class with these options; it says which of them was chosen, by its value.
pub fn choice_of(
    class: &'static str,
    name: &str,
    options: Html,
    onchange: Callback<String>,
) -> Html {
    let onchange = onchange.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        select.value()
    });
    let select = html! { <select {onchange}>{ options }</select> };
    element!("label", "class" = class, {
        together(vec![words("span", "word", name), select])
    })
}
