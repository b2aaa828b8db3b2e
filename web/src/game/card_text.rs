//! What a card does.

use rules::chance::Card;
use yew::prelude::*;

use crate::board::card_pile::card_picture;

/// The title and the text of a card; in a phone's hand, the card as well.
pub fn card_text(card: Option<Card>) -> Html {
    html! {
        <p class="card-text" hidden={card.is_none()}>
            if let Some(card) = card {
                <img src={card_picture(card.name)} alt="" />
                <span><b>{ card.title() }</b>{ " " }{ card.text() }</span>
            }
        </p>
    }
}
