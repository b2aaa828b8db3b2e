//! A refusal or a notice, said at once.

use yew::prelude::*;

use crate::rulebook;

/// What the alert is given.
#[derive(Properties, PartialEq)]
pub struct AlertProps {
    /// What is said; the element stands empty without, so that it is heard when something comes.
    pub sentence: Option<AttrValue>,
    /// Rises with each saying: the same sentence twice is said twice.
    pub count: u32,
    /// The name of the edition whose rule it may cite.
    pub edition: AttrValue,
    /// The player wants to read that rule.
    pub onrule: Callback<&'static str>,
}

/// The element with the role "alert".
#[component]
pub fn Alert(props: &AlertProps) -> Html {
    let sentence = props.sentence.as_deref().unwrap_or_default();
    let (id, rest) = rulebook::cited(&props.edition, sentence);
    let rule = id.map(|id| {
        let onclick = props.onrule.reform(move |_: MouseEvent| id);
        html! { <button type="button" class="link" {onclick}>{ id }</button> }
    });
    html! {
        <div role="alert" class={classes!("alert", sentence.is_empty().then_some("empty"))}>
            <p key={props.count}>{ for rule }{ rest }</p>
        </div>
    }
}
