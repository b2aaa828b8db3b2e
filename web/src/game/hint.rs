//! A hint: what would be played, why, and, a tap deeper, how likely the best plays are to win.

use table::log::Line;
use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, element, together, words};
use crate::game::line::line;

/// The hint for the moment.
pub fn hint(scene: &Scene, names: bool) -> Html {
    let play = |(play, chance): &(Line, String)| {
        let parts = vec![
            html! { <td>{ line(play, names) }</td> },
            words("td", "", chance),
        ];
        element!("tr", { together(parts) })
    };
    let chances = all(scene.chances.iter().map(play));
    html! {
        <div class="hint" hidden={scene.hint.is_none()}>
            // It may be scrolled where there is little room.
            <p tabindex="0">
                { say!(play::hint) }{ " " }<b>{ for scene.hint.as_ref().map(|hint| line(hint, names)) }</b>
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
