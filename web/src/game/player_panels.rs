//! Who plays, and how far each has come.

use table::scene::Plate;
use table::session::Message;
use words::{list, say};
use yew::prelude::*;

use crate::board::draw::{all, button_with, element, together, words};
use crate::board::theme::emblem;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;

/// The plates of the seats in play, in turn order. Where another player is to be chosen, the plates of
/// those who can be are buttons.
pub fn plates(plates: &[Plate], onmessage: &Callback<Message>) -> Html {
    let each = |plate: &Plate| {
        let name = (plate.name != plate.colour).then(|| words("span", "name", &plate.name));
        let opened = plate.opened.as_ref().map(|dice| {
            let dice: Vec<_> = dice.iter().map(u8::to_string).collect();
            words("span", "opened", &say!(play::threw, dice = list(&dice)))
        });
        let tally =
            html! { <>{ plate.tally }<span class="word">{ " " }{ plate.tally_word }</span></> };
        // What is counted may be those that are home.
        let counted = when(plate.tallies != "home", plate.tallies);
        let home = classes(&["home", counted]);
        let mut parts = vec![
            emblem::small(plate.colour_key),
            words("span", "colour", plate.colour),
            element!("span", "class" = &home, { tally }),
        ];
        parts.extend(name);
        parts.extend(opened);
        let beside = plate.beside.as_ref();
        parts.extend(beside.map(|beside| words("span", "beside", beside)));
        parts.extend(
            plate
                .step
                .as_ref()
                .map(|step| choose(plate, step, onmessage)),
        );
        let class = classes(&[
            "plate",
            &colour_class(plate.colour_key),
            when(plate.to_act, "to-act"),
            when(plate.step.is_some(), "to-choose"),
            when(plate.beside.is_some(), "with-beside"),
            &place(plate),
        ]);
        element!(
            "li",
            "class" = &class,
            "data-seat" = &plate.seat.0.to_string(),
            "aria-current" = truth(plate.to_act),
            { together(parts) },
        )
    };
    let class = classes(&["plates", when(plates.len() >= 5, "many")]);
    html! {
        <ul {class} aria-label={say!(page::players)}>{ all(plates.iter().map(each)) }</ul>
    }
}

/// Where the seat sits, for the style sheet.
pub fn place(plate: &Plate) -> String {
    let half = ["", "half-1", "half-2"];
    classes(&[plate.side.class(), half[usize::from(plate.half % 3)]])
}

/// A button over the whole plate.
fn choose(plate: &Plate, step: &str, onmessage: &Callback<Message>) -> Html {
    let onclick = saying(onmessage, Message::ChooseSeat(plate.seat));
    let label = say!(play::choose, colour = plate.colour);
    button_with!(
        "",
        onclick,
        "class" = "choose",
        "data-step" = step,
        "aria-label" = &label,
    )
    .into()
}
