//! A labelled check box.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Props of [`CheckBox`].
#[derive(Properties, PartialEq)]
pub struct CheckBoxProps {
    /// What it is called.
    pub label: AttrValue,
    /// Whether it is checked.
    pub checked: bool,
    /// Called with whether it is checked from now on.
    pub onchange: Callback<bool>,
}

/// A check box with its label.
#[component]
pub fn CheckBox(props: &CheckBoxProps) -> Html {
    let onchange = props
        .onchange
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="wish">
            <input type="checkbox" checked={props.checked} {onchange} />{ &props.label }
        </label>
    }
}
