//! Who sits where and how, to be changed in the middle of a game.

use table::by_hand::Stuff;
use table::manners::Manners;
use table::scene::{Plate, Scene};
use table::session::Message;
use table::setup::{LONGEST_NAME, PERSON};
use web_sys::HtmlSelectElement;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, choice, element, words};
use crate::board::theme::emblem;
use crate::dialogs::dialog::modal;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::setup::dice_mode::whose_dice;
use crate::setup::seat_help::{seating, typed, wishes};

/// The dialog "Players": how all sit, who throws, and for each seat a select named by its colour, the
/// name, and what it is given.
pub fn players(
    scene: &Scene,
    manners: Manners,
    onmessage: &Callback<Message>,
    onclose: Callback<()>,
) -> Html {
    let onchange = onmessage.reform(Message::Conduct);
    let ondice = onchange.reform(move |by_hand| Manners { by_hand, ..manners });
    let cards = scene.cards.as_ref();
    let stuff = Stuff {
        cards: cards.is_some(),
        hidden: cards.is_some_and(|cards| cards.has_hands),
    };
    let row = |plate: &Plate| {
        let seat = plate.seat;
        let onsit = onmessage.reform(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            Message::Sit(seat, select.value())
        });
        let oncall = onmessage.reform(move |event: InputEvent| Message::Name(seat, typed(&event)));
        let option = |kind: &str, title| choice(kind.to_owned(), title, plate.kind == kind);
        let class = classes(&["player", &colour_class(plate.colour_key)]);
        let wishes = plate
            .is_person
            .then(|| wishes(plate.colour, seat, manners, &onchange));
        element!(
            "div",
            "class" = &class,
            html! {
                <>
                    <label>
                        { emblem::small(plate.colour_key) }
                        { words("span", "", plate.colour) }
                        <select onchange={onsit}>
                            { option(PERSON, say!(setup::person)) }
                            { for bot::levels().into_iter().map(|(name, title)| option(name, title)) }
                        </select>
                    </label>
                    // What is being typed is not drawn over by how it is kept.
                    <span class="called" oninput={oncall}>{ element!(
                        "input",
                        "type" = "text",
                        "aria-label" = &say!(setup::name_of, colour = plate.colour),
                        "placeholder" = say!(setup::name),
                        "maxlength" = &LONGEST_NAME.to_string(),
                        "autocomplete" = "off",
                        "value" = &plate.called,
                    ) }</span>
                    { for wishes }
                </>
            },
        )
    };
    let says = html! {
        <>
            { seating(manners, &onchange) }
            { whose_dice(manners.by_hand, stuff, ondice) }
            <p>{ say!(setup::whoever_sits) }</p>
            { all(scene.plates.iter().map(row)) }
        </>
    };
    modal(say!(page::players), onclose, says)
}
