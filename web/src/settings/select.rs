//! A labelled select.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A setting with a fixed list of values.
pub trait Choice: Copy + PartialEq + 'static {
    /// All values, as they are listed.
    const ALL: &'static [Self];

    /// The name of a value in settings.
    fn value(self) -> &'static str;

    /// The text of a value on the screen.
    fn title(self) -> &'static str;
}

/// Props of [`Select`].
#[derive(Properties, PartialEq)]
pub struct SelectProps<T: Choice> {
    /// The classes of the label.
    #[prop_or_default]
    pub class: Classes,
    /// What the select is called.
    pub label: AttrValue,
    /// The selected value.
    pub now: T,
    /// Called with the value that was chosen.
    pub onchange: Callback<T>,
}

/// A `<select>` with its label, listing all values of a [`Choice`].
#[component]
pub fn Select<T: Choice>(props: &SelectProps<T>) -> Html {
    let node = use_node_ref();
    {
        // A select in which something was once chosen ignores which option is marked as selected.
        let node = node.clone();
        use_effect_with(props.now, move |now| {
            if let Some(select) = node.cast::<HtmlSelectElement>() {
                select.set_value(now.value());
            }
        });
    }
    let chosen = props.onchange.clone();
    let onchange = move |event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        if let Some(choice) = T::ALL.iter().find(|each| each.value() == value) {
            chosen.emit(*choice);
        }
    };
    let option = |each: &T| {
        html! { <option value={each.value()} selected={*each == props.now}>{ each.title() }</option> }
    };
    html! {
        <label class={props.class.clone()}>
            <span class="word">{ &props.label }</span>
            <select ref={node} {onchange}>{ for T::ALL.iter().map(option) }</select>
        </label>
    }
}
