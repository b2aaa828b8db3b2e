//! Who throws the dice, or draws the cards: the page, or people by hand.

use table::by_hand::{ByHand, HIDDEN, Stuff};
use web_sys::HtmlSelectElement;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, choice};

/// The select "Dice", or "Cards", and what is said of it.
pub fn whose_dice(whose: ByHand, stuff: Stuff, onchange: Callback<ByHand>) -> Html {
    let Stuff { cards, hidden } = stuff;
    let whose = if hidden { ByHand::Nobody } else { whose };
    let about = match whose {
        _ if hidden => HIDDEN.say(),
        ByHand::People if cards => {
            say!(setup::real_cards_of_people)
        }
        _ if cards => say!(setup::real_cards),
        _ => say!(setup::real_dice),
    };
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(whose) = ByHand::parse(&select.value()) {
            onchange.emit(whose);
        }
    };
    let option = |each: ByHand| choice(each.name().to_owned(), each.title(cards), each == whose);
    // Made anew: a select in which something was once chosen does not heed what it is given.
    html! {
        <p class="choice whose-dice" key={u8::from(hidden)}>
            <label for="dice">{ if cards { say!(page::cards) } else { say!(setup::dice) } }</label>
            <select id="dice" disabled={hidden} aria-describedby="about-dice" {onchange}>
                { all(ByHand::ALL.into_iter().map(option)) }
            </select>
            <small id="about-dice">{ about }</small>
        </p>
    }
}
