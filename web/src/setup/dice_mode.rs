//! Who rolls the dice, or draws the cards: the page, or people with their own.

use table::dice_mode::{DiceMode, HIDDEN, Stuff};
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

/// The select "Dice", or "Cards", and what it means.
pub fn dice_mode_select(manual_dice: DiceMode, stuff: Stuff, chosen: Callback<DiceMode>) -> Html {
    let Stuff { cards, hidden } = stuff;
    let manual_dice = if hidden {
        DiceMode::Nobody
    } else {
        manual_dice
    };
    let about = match manual_dice {
        _ if hidden => HIDDEN.say(),
        DiceMode::People if cards => t!(setup::real_cards_of_people),
        _ if cards => t!(setup::real_cards),
        _ => t!(setup::real_dice),
    };
    let onchange = move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        if let Some(manual_dice) = DiceMode::parse(&select.value()) {
            chosen.emit(manual_dice);
        }
    };
    let option = |each: DiceMode| {
        html! { <option value={each.name()} selected={each == manual_dice}>{ each.title(cards) }</option> }
    };
    // The key makes it anew: a select in which something was once chosen ignores what is selected later.
    html! {
        <p class="field" key={u8::from(hidden)}>
            <label class="word" for="dice">{ if cards { t!(page::cards) } else { t!(setup::dice) } }</label>
            <select id="dice" disabled={hidden} aria-describedby="about-dice" {onchange}>
                { for DiceMode::ALL.into_iter().map(option) }
            </select>
            <small id="about-dice">{ about }</small>
        </p>
    }
}
