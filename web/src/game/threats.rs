//! Threats in words: what a rival's next roll could hit.

use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, words};

/// What the numbers mean, in sight while danger is shown, and a line for each pawn.
pub fn dangers(scene: &Scene) -> Html {
    let (what, pawns) = match scene.danger.split_first() {
        Some((what, pawns)) => (&*what.plain, pawns),
        // Room is kept while the answer is on its way and while others play.
        None => ("\u{a0}", &[][..]),
    };
    let lines = all(pawns.iter().map(|line| words("li", "", &line.full)));
    html! {
        <div class="dangers" hidden={scene.capabilities.danger != Some(true)}>
            <p>{ what }</p>
            <ul class="unseen" aria-label={say!(play::danger)} hidden={pawns.is_empty()}>{ lines }</ul>
        </div>
    }
}
