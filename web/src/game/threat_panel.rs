//! What the numbers of the threats on the board mean.

use crate::markup::memo::memo;
use crate::markup::{count_render, fresh};
use rules::narrator::Line;
use words::t;
use yew::prelude::*;

/// What the numbers mean, and for screen readers a line for each pawn in danger. `lines` are empty while that is not
/// known.
pub fn threat_panel(shown: bool, lines: &[Line]) -> Html {
    memo((shown, lines.to_vec()), |(shown, lines)| {
        draw(*shown, lines)
    })
}

fn draw(shown: bool, lines: &[Line]) -> Html {
    count_render("ThreatPanel");
    let (what, pawns) = match lines.split_first() {
        Some((what, pawns)) => (&*what.plain, pawns),
        // Keeps the place while the answer is on its way and while others play.
        None => ("\u{a0}", &[][..]),
    };
    html! {
        <div class="threat-panel" hidden={!shown}>
            <p class={lines.is_empty().then_some("blank")}>{ fresh(what) }</p>
            <ul class="unseen" aria-label={t!(play::danger)} hidden={pawns.is_empty()}>
                { for pawns.iter().map(|line| html! { <li>{ fresh(&line.full) }</li> }) }
            </ul>
        </div>
    }
}
