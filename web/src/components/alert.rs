//! A refusal or a notice, said at once.

use yew::prelude::*;

use crate::rulebook;

/// The element with the role "alert". It stands empty without a sentence, so that it is heard when
/// one comes.
///
/// `count` rises with each saying: the same sentence twice is said twice. A rule of `edition` that
/// it cites becomes a button.
pub fn alert(
    sentence: Option<&str>,
    count: u32,
    edition: &str,
    onrule: &Callback<&'static str>,
) -> Html {
    let sentence = sentence.unwrap_or_default();
    let (id, rest) = rulebook::cited(edition, sentence);
    let rule = id.map(|id| {
        let onclick = onrule.reform(move |_: MouseEvent| id);
        html! { <button type="button" class="link" {onclick}>{ id }</button> }
    });
    html! {
        <div role="alert" class={classes!("alert", sentence.is_empty().then_some("empty"))}>
            <p key={count}>{ for rule }{ rest }</p>
        </div>
    }
}
