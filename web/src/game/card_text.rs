//! What a card does.

use rules::seat::Seat;
use table::scene::PlayerPanel;
use table::scene::cards::ToldCard;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::board::theme::emblem;
use crate::game::player_panels::name_for_reader;
use crate::markup::{colour_class, fresh};

/// Whose card it is (`own` is the seat of the only person), its title and its text; in a phone's hand, the card as well.
pub fn card_text(told: Option<ToldCard>, panels: &[PlayerPanel], own: Option<Seat>) -> Html {
    let seat = told.and_then(|told| told.seat);
    let owner = panels.iter().find(|panel| Some(panel.seat) == seat);
    let whose = owner.map(|panel| {
        html! {
            <small class={classes!("whose", colour_class(panel.colour_key))}>
                { emblem::small(panel.colour_key) }{ fresh(name_for_reader(panel, own == seat)) }
            </small>
        }
    });
    let is_spent = told.is_some_and(|told| told.is_spent);
    html! {
        <p class={classes!("card-text", is_spent.then_some("spent"))} hidden={told.is_none()}>
            if let Some(ToldCard { card, .. }) = told {
                <img src={card_picture(card.picture)} alt="" />
                <span>{ whose }<b>{ fresh(card.title()) }</b>{ " " }{ fresh(card.text()) }</span>
            }
        </p>
    }
}
