//! Whether the other people play by link, and which seat is at this device.

use rules::seat::Seat;
use table::dice_mode::Stuff;
use table::draft::Change;
use table::setup::Setup;
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::links::help::link_help;
use crate::page::Dispatch;
use crate::setup::form::{Switch, switch_row};

/// The check box "Play by link", and the select of the seat at this device.
pub fn link_choice(dispatch: &Dispatch, setup: &Setup) -> Html {
    let family = setup.ruleset.family;
    let is_hidden = Stuff::of(setup.ruleset).hidden;
    let host = setup.host();
    let has_people = setup.people().next().is_some();
    let onseat = dispatch.callback(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let letter = select.value().chars().next();
        Change::ByLink(letter.and_then(|letter| family.seat(letter)))
    });
    let seat = |(seat, name): (Seat, &str)| {
        let colour = family.colour(seat);
        let words = match name {
            "" => colour.to_owned(),
            name => t!(by_link::name_and_colour, name, colour),
        };
        html! { <option value={family.letter(seat).to_string()} selected={host == Some(seat)}>{ words }</option> }
    };
    let about = match is_hidden {
        true => format!("{}.", words::capitalised(t!(by_link::hands))),
        false => t!(by_link::about).to_owned(),
    };
    let switch = Switch {
        key: "by-link",
        title: t!(by_link::play_by_link),
        about: &about,
        is_on: host.is_some(),
        is_disabled: is_hidden || !has_people,
    };
    html! {
        <>
            { switch_row(dispatch, switch, |on| Change::ByLink(on.then_some(Seat(0)))) }
            if host.is_some() {
                <label class="field">
                    <span class="word">{ t!(by_link::you_are) }</span>
                    <select onchange={onseat}>{ for setup.people().map(seat) }</select>
                </label>
                { link_help() }
            }
        </>
    }
}
