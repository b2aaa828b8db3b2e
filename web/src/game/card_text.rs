//! What a card does.

use rules::chance::Card;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`CardText`].
#[derive(Properties, PartialEq)]
pub struct CardTextProps {
    /// The card, if one is told.
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
