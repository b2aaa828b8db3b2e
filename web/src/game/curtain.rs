//! The curtain that hides a hand of cards until its owner looks.

use table::scene::PlayerPanel;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::page::Dispatch;

/// The curtain: whom to pass the screen to, and the button that shows the hand.
pub fn curtain(dispatch: &Dispatch, panel: &PlayerPanel) -> Html {
    let PlayerPanel {
        colour, colour_key, ..
    } = *panel;
    let name = &panel.name;
    let pass = if *name == colour {
        t!(play::pass_to, colour)
    } else {
        t!(play::pass_to_named, colour, name)
    };
    html! {
        <section class={classes!("curtain", colour_class(colour_key))} aria-labelledby="curtain-title">
            <h2 id="curtain-title">{ emblem::small(colour_key) }{ pass }</h2>
            <button type="button" class="main" data-zone="moves" onclick={dispatch.on_click(Intent::Look)}>
                { t!(play::show_hand, colour) }
            </button>
        </section>
    }
}
