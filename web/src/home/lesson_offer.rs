//! The offer of a game's lessons.

use rules::ruleset::Ruleset;
use table::setup::learned_in;
use words::say;
use yew::prelude::*;

use crate::app::{Learn, use_dispatch};

/// Props of [`LessonOffer`].
#[derive(Properties, PartialEq)]
pub struct LessonOfferProps {
    /// The game.
    pub ruleset: Ruleset,
    /// Whether the player has not played yet.
    pub is_new: bool,
}

/// The offer of a game's lessons, prominent for new players. Empty for a game without lessons.
#[component]
pub fn LessonOffer(props: &LessonOfferProps) -> Html {
    let dispatch = use_dispatch();
    let title = props.ruleset.edition.title();
    let onbegin = dispatch.on_click(Learn::Begin);
    let ondecline = dispatch.on_click(Learn::Decline);
    match learned_in(props.ruleset) {
        Some(time) if props.is_new => html! {
            <section class="offer" aria-labelledby="offer-title">
                <h2 id="offer-title">{ say!(lessons::new_to, title) }</h2>
                <p>{ say!(lessons::in_minutes, time) }</p>
                <div class="deeds">
                    <button type="button" class="main" onclick={onbegin}>{ say!(lessons::learn_to_play) }</button>
                    <button type="button" onclick={ondecline}>{ say!(lessons::no_thanks) }</button>
                </div>
            </section>
        },
        Some(_) => html! {
            <section class="offer quiet" aria-label={say!(lessons::lessons)}>
                <button type="button" onclick={onbegin}>{ say!(lessons::learn, title) }</button>
            </section>
        },
        None => html! { <section class="offer" hidden=true></section> },
    }
}
