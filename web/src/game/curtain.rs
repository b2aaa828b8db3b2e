//! The curtain that hides a hand of cards until its owner looks.

use table::scene::PlayerPanel;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};
use crate::page::use_dispatch;

/// Props of [`Curtain`].
#[derive(Properties, PartialEq)]
pub struct CurtainProps {
    /// The owner of the hidden hand.
    pub panel: PlayerPanel,
}

/// The curtain: whom to pass the screen to, and the button that shows the hand.
#[component]
pub fn Curtain(props: &CurtainProps) -> Html {
    count_render("Curtain");
    let dispatch = use_dispatch();
    let PlayerPanel {
        colour, colour_key, ..
    } = props.panel;
    let name = &props.panel.name;
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
