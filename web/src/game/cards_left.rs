//! Which cards may still come.

use rules::chance::Card;
use words::t;
use yew::prelude::*;

/// A table of the cards that are left, a row each.
pub fn cards_left(cards: &[(Card, u32)]) -> Html {
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
            <tbody>{ for cards.iter().map(row) }</tbody>
        </table>
    }
}
