//! A labelled select.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// Props of [`Select`].
#[derive(Properties, PartialEq)]
pub struct SelectProps {
    /// The classes of the label.
    #[prop_or_default]
    pub class: Classes,
    /// What the select is called.
    pub label: AttrValue,
    /// All choices: each one's name in settings, and its text on the screen.
    pub choices: Vec<(&'static str, &'static str)>,
    /// The index of the selected choice.
    pub now: usize,
    /// Called with the index that was chosen.
    pub onchange: Callback<usize>,
}

/// A `<select>` with its label.
#[component]
pub fn Select(props: &SelectProps) -> Html {
    let node = use_node_ref();
    let choices = &props.choices;
    {
        // A select in which something was once chosen ignores which option is marked as selected.
        let (node, value) = (node.clone(), choices[props.now].0);
        use_effect_with(value, move |value| {
            if let Some(select) = node.cast::<HtmlSelectElement>() {
                select.set_value(value);
            }
        });
    }
    let onchange = props.onchange.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        usize::try_from(select.selected_index()).unwrap_or_default()
    });
    let option = |(index, (value, title)): (usize, &(&'static str, &'static str))| {
        html! { <option value={*value} selected={index == props.now}>{ *title }</option> }
    };
    html! {
        <label class={props.class.clone()}>
            <span class="word">{ &props.label }</span>
            <select ref={node} {onchange}>{ for choices.iter().enumerate().map(option) }</select>
        </label>
    }
}
