//! What the next person sees when the screen is passed: their name, and a curtain before a hand of cards.

use rules::seat::Seat;
use table::scene::PlayerPanel;
use table::session::Intent;
use table::table_settings::Seating;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::game::player_panels::face;
use crate::markup::{colour_class, fresh};
use crate::page::Dispatch;
use crate::portrait::portrait;

/// The curtain: whose turn it is, or whom to pass the screen to, and the button that shows the hand.
pub fn curtain(
    dispatch: &Dispatch,
    panel: &PlayerPanel,
    faces: &[(Seat, String)],
    seating: Seating,
) -> Html {
    let colour_key = panel.colour_key;
    let name = &panel.name;
    let title = match seating {
        Seating::Round => t!(play::your_turn, name),
        Seating::Shared | Seating::Pass => t!(play::pass_to, name),
    };
    html! {
        <section class={classes!("curtain", colour_class(colour_key))} aria-labelledby="curtain-title">
            <h2 id="curtain-title">{ sign(panel, face(faces, panel.seat).as_deref()) }{ fresh(&title) }</h2>
            if seating == Seating::Round {
                <p class="look-away">{ t!(play::look_away) }</p>
            }
            <button type="button" class="main" data-zone="moves" onclick={dispatch.on_click(Intent::Look)}>
                { fresh(&t!(play::show_hand, colour = name)) }
            </button>
        </section>
    }
}

/// Whose turn it is, in their colour, while the screen is passed to them. The status tells screen readers.
pub fn handover(panel: &PlayerPanel, faces: &[(Seat, String)]) -> Html {
    html! {
        <p key="handover" class={classes!("handover", colour_class(panel.colour_key))} aria-hidden="true">
            { sign(panel, face(faces, panel.seat).as_deref()) }
            { fresh(&t!(play::your_turn, name = panel.name.clone())) }
        </p>
    }
}

/// The portrait of a player, or the emblem of a colour that has none.
fn sign(panel: &PlayerPanel, face: Option<&str>) -> Html {
    let face = face.map(portrait);
    face.unwrap_or_else(|| emblem::small(panel.colour_key))
}
