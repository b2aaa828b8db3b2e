//! What the next person sees when the screen is passed: their name, and a curtain before a hand of cards.

use table::scene::PlayerPanel;
use table::session::Intent;
use table::table_settings::Seating;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::page::Dispatch;

/// The curtain: whose turn it is, or whom to pass the screen to, and the button that shows the hand.
pub fn curtain(dispatch: &Dispatch, panel: &PlayerPanel, seating: Seating) -> Html {
    let colour_key = panel.colour_key;
    let name = &panel.name;
    let title = match seating {
        Seating::Round => t!(play::your_turn, name),
        Seating::Shared | Seating::Pass => t!(play::pass_to, name),
    };
    html! {
        <section class={classes!("curtain", colour_class(colour_key))} aria-labelledby="curtain-title">
            <h2 id="curtain-title">{ emblem::small(colour_key) }{ title }</h2>
            <button type="button" class="main" data-zone="moves" onclick={dispatch.on_click(Intent::Look)}>
                { t!(play::show_hand, colour = name) }
            </button>
        </section>
    }
}

/// Whose turn it is, in their colour, while the screen is passed to them. The status tells screen readers.
pub fn handover(panel: &PlayerPanel) -> Html {
    html! {
        <p key="handover" class={classes!("handover", colour_class(panel.colour_key))} aria-hidden="true">
            { emblem::small(panel.colour_key) }
            { t!(play::your_turn, name = panel.name.clone()) }
        </p>
    }
}
