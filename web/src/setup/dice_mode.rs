//! Who rolls the dice, or draws the cards: the page, or people with their own.

use table::by_hand::{ByHand, HIDDEN, Stuff};
use web_sys::HtmlSelectElement;
use words::say;
use yew::prelude::*;

/// Props of [`DiceModeSelect`].
#[derive(Properties, PartialEq)]
pub struct DiceModeSelectProps {
    /// Whose dice are rolled by hand.
    pub by_hand: ByHand,
    /// Whether the game has dice or cards.
    pub stuff: Stuff,
    /// Called with the mode that was chosen.
    pub onchange: Callback<ByHand>,
}

/// The select "Dice", or "Cards", and what it means.
#[component]
pub fn DiceModeSelect(props: &DiceModeSelectProps) -> Html {
    let Stuff { cards, hidden } = props.stuff;
    let by_hand = if hidden {
        ByHand::Nobody
    } else {
        props.by_hand
    };
    let about = match by_hand {
        _ if hidden => HIDDEN.say(),
        ByHand::People if cards => say!(setup::real_cards_of_people),
        _ if cards => say!(setup::real_cards),
        _ => say!(setup::real_dice),
    };
    let chosen = props.onchange.clone();
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(by_hand) = ByHand::parse(&select.value()) {
            chosen.emit(by_hand);
        }
    };
    let option = |each: ByHand| {
        html! { <option value={each.name()} selected={each == by_hand}>{ each.title(cards) }</option> }
    };
    // The key makes it anew: a select in which something was once chosen ignores what is selected later.
    html! {
        <p class="choice whose-dice" key={u8::from(hidden)}>
            <label for="dice">{ if cards { say!(page::cards) } else { say!(setup::dice) } }</label>
            <select id="dice" disabled={hidden} aria-describedby="about-dice" {onchange}>
                { for ByHand::ALL.into_iter().map(option) }
            </select>
            <small id="about-dice">{ about }</small>
        </p>
    }
}
