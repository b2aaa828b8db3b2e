//! Who sits where, to be changed in the middle of a game.

use rules::seat::Seat;
use table::scene::Plate;
use table::setup::PERSON;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::draw::{choice, element, words};
use super::dress::emblem;
use super::modal::modal;
use super::{classes, colour_class};

/// The dialog "Players": a select for each seat, named by its colour.
pub fn players(plates: &[Plate], onsit: &Callback<(Seat, String)>, onclose: Callback<()>) -> Html {
    let row = |plate: &Plate| {
        let seat = plate.seat;
        let onchange = onsit.reform(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            (
                seat,
                select.map(|select| select.value()).unwrap_or_default(),
            )
        });
        let option = |kind: &str, title| choice(kind.to_owned(), title, plate.kind == kind);
        let class = classes(&["player", &colour_class(plate.colour)]);
        element!(
            "p",
            "class" = &class,
            html! {
                <label>
                    { emblem::small(plate.colour) }
                    { words("span", "", plate.colour) }
                    <select {onchange}>
                        { option(PERSON, "Person") }
                        { for bot::levels().into_iter().map(|(name, title)| option(name, title)) }
                    </select>
                </label>
            },
        )
    };
    let says = html! {
        <>
            <p>{ "Whoever sits down goes on with the game as it stands." }</p>
            { for plates.iter().map(row) }
        </>
    };
    modal("Players", onclose, says)
}
