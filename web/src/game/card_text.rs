//! What a card does.

use rules::chance::Card;
use table::scene::PlayerPanel;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::board::theme::emblem;
use crate::markup::colour_class;

/// Whose card it is, its title and its text; in a phone's hand, the card as well.
pub fn card_text(card: Option<Card>, panel: Option<&PlayerPanel>) -> Html {
    let whose = panel.map(|panel| {
        html! {
            <small class={classes!("whose", colour_class(panel.colour_key))}>
                { emblem::small(panel.colour_key) }{ &panel.name }
            </small>
        }
    });
    html! {
        <p class="card-text" hidden={card.is_none()}>
            if let Some(card) = card {
                <img src={card_picture(card.name)} alt="" />
                <span>{ whose }<b>{ card.title() }</b>{ " " }{ card.text() }</span>
            }
        </p>
    }
}
