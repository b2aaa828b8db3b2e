//! Which cards may still come.

use rules::chance::Card;
use words::t;
use yew::prelude::*;

/// Props of [`CardsLeft`].
#[derive(Properties, PartialEq)]
pub struct CardsLeftProps {
    /// The cards, each with its count.
    pub cards: Vec<(Card, u32)>,
}

/// A table of the cards that are left, a row each.
#[component]
pub fn CardsLeft(props: &CardsLeftProps) -> Html {
    let row = |(card, count): &(Card, u32)| {
        html! { <tr><th scope="row">{ card.title() }</th><td>{ count }</td><td>{ card.text() }</td></tr> }
    };
    html! {
        <table class="cards-left">
            <thead><tr>
                <th scope="col">{ t!(play::card) }</th>
                <th scope="col">{ t!(play::cards_left) }</th>
                <th scope="col">{ t!(play::card_does) }</th>
            </tr></thead>
            <tbody>{ for props.cards.iter().map(row) }</tbody>
        </table>
    }
}
