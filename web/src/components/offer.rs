//! The offer of a game's lessons.

use rules::ruleset::Ruleset;
use table::setup::minutes_to_learn;
use yew::prelude::*;

use super::draw::button;
use super::saying;
use crate::app::Learn;

/// The offer of a game's lessons, to who is new in sight of all else. Nothing of a game that has none.
pub fn offer(ruleset: Ruleset, is_new: bool, onlearn: &Callback<Learn>) -> Html {
    let title = ruleset.edition.title;
    let minutes = minutes_to_learn(ruleset);
    let begin = saying(onlearn, Learn::Begin);
    match minutes {
        Some(minutes) if is_new => html! {
            <section class="offer" aria-labelledby="offer-title">
                <h2 id="offer-title">{ format!("New to {title}?") }</h2>
                <p>{ format!("Learn it by playing, in {} minutes.", number(minutes)) }</p>
                <div class="deeds">
                    { button("main", "Learn to play", begin) }
                    { button("", "No, thanks", saying(onlearn, Learn::Decline)) }
                </div>
            </section>
        },
        Some(_) => html! {
            <section class="offer quiet" aria-label="Lessons">
                { button("", &format!("Learn {title}"), begin) }
            </section>
        },
        None => html! { <section class="offer" hidden=true></section> },
    }
}

/// Small numbers as one says them.
fn number(count: u8) -> String {
    const WORDS: [&str; 9] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let word = usize::from(count).checked_sub(2);
    let word = word.and_then(|index| WORDS.get(index));
    word.map_or_else(|| count.to_string(), |word| (*word).to_owned())
}
