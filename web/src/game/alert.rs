//! A refusal or a notice, said at once.

use yew::prelude::*;

use crate::app::{Dialog, use_dispatch};
use crate::dialogs::rulebook;
use crate::markup::count_render;

/// Props of [`RefusalAlert`].
#[derive(Properties, PartialEq)]
pub struct RefusalAlertProps {
    /// What is said, if anything.
    pub sentence: Option<AttrValue>,
    /// Rises with each refusal, so that the same sentence is said again.
    pub count: u32,
}

/// The element with the role "alert". It is empty without a sentence, so that screen readers notice when one
/// comes. A rule that the sentence cites is a button to the rulebook.
#[component]
pub fn RefusalAlert(props: &RefusalAlertProps) -> Html {
    count_render("RefusalAlert");
    let dispatch = use_dispatch();
    let sentence = props.sentence.as_deref().unwrap_or_default();
    html! {
        <div role="alert" class={classes!("alert", sentence.is_empty().then_some("empty"))}>
            <p key={props.count}>
                if let Some((before, number, after)) = rulebook::cited(sentence) {
                    { before }
                    <button type="button" class="link" onclick={dispatch.on_click(Dialog::Rules(Some(number)))}>
                        { number.to_string() }
                    </button>
                    { after }
                } else {
                    { sentence }
                }
            </p>
        </div>
    }
}
