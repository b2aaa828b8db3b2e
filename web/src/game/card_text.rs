//! What a card does.

use rules::chance::Card;
use yew::prelude::*;

/// The title and the text of a card.
pub fn card_text(card: Option<Card>) -> Html {
    html! {
        <p class="card-text" hidden={card.is_none()}>
            if let Some(card) = card {
                <b>{ card.title() }</b>{ " " }{ card.text() }
            }
        </p>
    }
}
