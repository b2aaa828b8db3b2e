//! What the open card does.

use rules::chance::Card;
use table::scene::Scene;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`CardText`].
#[derive(Properties, PartialEq)]
pub struct CardTextProps {
    /// The card; none while none is open.
    pub card: Option<Card>,
}

/// The title and the text of a card.
#[component]
pub fn CardText(props: &CardTextProps) -> Html {
    count_render("CardText");
    html! {
        <p class="card-text" hidden={props.card.is_none()}>
            if let Some(card) = props.card {
                <b>{ card.title() }</b>{ " " }{ card.text() }
            }
        </p>
    }
}

/// The open card, or the one that is picked from the hand.
pub fn open_card(scene: &Scene) -> Option<Card> {
    let cards = scene.cards.as_ref()?;
    let picked = || cards.hand.iter().find(|held| held.picked);
    let open = cards.card.filter(|_| cards.is_open);
    open.or_else(|| picked().map(|held| held.card))
}
