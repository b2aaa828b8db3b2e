//! A refusal or a notice, said at once.

use yew::prelude::*;

use super::draw::{button, element};
use super::{classes, saying, when};
use crate::rulebook::{self, Number};

/// The element with the role "alert". It stands empty without a sentence, so that it is heard when
/// one comes.
///
/// `count` rises with each saying: the same sentence twice is said twice. A rule that it cites
/// becomes a button.
pub fn alert(sentence: Option<&str>, count: u32, onrule: &Callback<Number>) -> Html {
    let sentence = sentence.unwrap_or_default();
    let words = match rulebook::cited(sentence) {
        Some((before, number, after)) => {
            let onclick = saying(onrule, number);
            html! { <>{ before }{ button("link", &number.to_string(), onclick) }{ after }</> }
        }
        None => html! { <>{ sentence }</> },
    };
    let class = classes(&["alert", when(sentence.is_empty(), "empty")]);
    element!(
        "div",
        "role" = "alert",
        "class" = &class,
        html! { <p key={count}>{ words }</p> },
    )
}
