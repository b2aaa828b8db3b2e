//! A hint: what would be played, why, and, a tap deeper, how likely the best plays are to win.

use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, element, together, words};

/// The hint for the moment.
pub fn hint(scene: &Scene) -> Html {
    let play = |(play, chance): &(String, String)| {
        let parts = vec![words("td", "", play), words("td", "", chance)];
        element!("tr", { together(parts) })
    };
    let chances = all(scene.chances.iter().map(play));
    html! {
        <div class="hint" hidden={scene.hint.is_none()}>
            // It may be scrolled where there is little room.
            <p tabindex="0">
                { say!(play::hint) }{ " " }<b>{ scene.hint.clone().unwrap_or_default() }</b>
                { ". " }{ scene.why.clone().unwrap_or_default() }{ "." }
            </p>
            // Anew with each hint: closed until it is wanted.
            <details key={scene.position.clone()} hidden={scene.chances.is_empty()}>
                <summary>{ say!(play::chances) }</summary>
                <table><tbody>{ chances }</tbody></table>
            </details>
        </div>
    }
}
