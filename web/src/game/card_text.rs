//! What a card does.

use table::scene::PlayerPanel;
use table::scene::cards::ToldCard;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::board::theme::emblem;
use crate::markup::colour_class;

/// Whose card it is, its title and its text; in a phone's hand, the card as well.
pub fn card_text(told: Option<ToldCard>, panels: &[PlayerPanel]) -> Html {
    let seat = told.and_then(|told| told.seat);
    let owner = panels.iter().find(|panel| Some(panel.seat) == seat);
    let whose = owner.map(|panel| {
        html! {
            <small class={classes!("whose", colour_class(panel.colour_key))}>
                { emblem::small(panel.colour_key) }{ &panel.name }
            </small>
        }
    });
    html! {
        <p class="card-text" hidden={told.is_none()}>
            if let Some(ToldCard { card, .. }) = told {
                <img src={card_picture(card.name)} alt="" />
                <span>{ whose }<b>{ card.title() }</b>{ " " }{ card.text() }</span>
            }
        </p>
    }
}
