//! The offer of a game's lessons.

use rules::ruleset::Ruleset;
use table::setup::learned_in;
use words::say;
use yew::prelude::*;

use crate::app::Learn;
use crate::board::draw::button;
use crate::markup::saying;

/// The offer of a game's lessons, to who is new in sight of all else. Nothing of a game that has none.
pub fn offer(ruleset: Ruleset, is_new: bool, onlearn: &Callback<Learn>) -> Html {
    let title = ruleset.edition.title();
    let begin = saying(onlearn, Learn::Begin);
    match learned_in(ruleset) {
        Some(time) if is_new => html! {
            <section class="offer" aria-labelledby="offer-title">
                <h2 id="offer-title">{ say!(lessons::new_to, title) }</h2>
                <p>{ say!(lessons::in_minutes, time) }</p>
                <div class="deeds">
                    { button("main", say!(lessons::learn_to_play), begin) }
                    { button("", say!(lessons::no_thanks), saying(onlearn, Learn::Decline)) }
                </div>
            </section>
        },
        Some(_) => html! {
            <section class="offer quiet" aria-label={say!(lessons::lessons)}>
                { button("", &say!(lessons::learn, title), begin) }
            </section>
        },
        None => html! { <section class="offer" hidden=true></section> },
    }
}
