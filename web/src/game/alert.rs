//! A refusal or a notice, said at once.

use yew::prelude::*;

use crate::board::draw::{button, element};
use crate::dialogs::rulebook::{self, Number};
use crate::markup::classes;
use crate::markup::saying;
use crate::markup::when;

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
