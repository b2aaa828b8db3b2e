//! A refusal or a notice, said at once: during a game in a bubble over the board. How long it stays is in `refusal.css`.

use yew::prelude::*;

use crate::game::bubble::{BubblePlace, use_bubble};
use crate::markup::count_render;
use crate::page::{Dialog, use_dispatch};
use crate::rulebook::book;

/// Props of [`RefusalAlert`].
#[derive(Properties, PartialEq)]
pub struct RefusalAlertProps {
    /// What is said, if anything.
    pub sentence: Option<AttrValue>,
    /// Rises with each refusal, so that the same sentence is said again.
    pub count: u32,
    /// Where the bubble is on the board; elsewhere there is none.
    #[prop_or_default]
    pub place: Option<BubblePlace>,
}

/// The element with the role "alert". It is empty without a sentence, so that screen readers notice when one
/// comes. A rule that the sentence cites is a button to the rulebook.
#[component]
pub fn RefusalAlert(props: &RefusalAlertProps) -> Html {
    count_render("RefusalAlert");
    let dispatch = use_dispatch();
    let place = props.place.clone().unwrap_or_default();
    let bubble = use_bubble(place, (props.sentence.clone(), props.count));
    let words = |sentence: &AttrValue| match book::cited(sentence) {
        Some((said, before, number)) => html! {
            <>
                { said }
                <small>
                    { before }
                    <button type="button" class="link" onclick={dispatch.on_click(Dialog::Rules(Some(number)))}>
                        { number.to_string() }
                    </button>
                    { ")" }
                </small>
            </>
        },
        None => html! { sentence },
    };
    let class = match props.place {
        Some(_) => "refusal bubble",
        None => "refusal",
    };
    html! {
        <div role="alert">
            if let Some(sentence) = props.sentence.as_ref().filter(|sentence| !sentence.is_empty()) {
                // Another element for each, so that the time until it goes begins anew.
                <p key={props.count} ref={bubble} {class}>{ words(sentence) }</p>
            }
        </div>
    }
}
