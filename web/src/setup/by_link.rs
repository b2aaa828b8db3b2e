//! Whether the other people play by link, and which seat is at this device.

use rules::seat::Seat;
use table::manual_dice::Stuff;
use table::setup::Setup;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use words::t;
use yew::prelude::*;

use crate::links::help::link_help;
use crate::setup::form::FormHandle;

/// The check box "Play by link", and the select of the seat at this device.
pub fn link_choice(form: &FormHandle, setup: &Setup) -> Html {
    let family = setup.ruleset.family;
    let is_hidden = Stuff::of(setup.ruleset).hidden;
    let host = setup.host();
    let has_people = setup.people().next().is_some();
    let onchange = form.change(|form, event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        form.setup.by_link = input.checked().then_some(Seat(0));
    });
    let onseat = form.change(move |form, event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let letter = select.value().chars().next();
        form.setup.by_link = letter.and_then(|letter| family.seat(letter));
    });
    let seat = |(seat, name): (Seat, &str)| {
        let colour = family.colour(seat);
        let words = match name {
            "" => colour.to_owned(),
            name => t!(by_link::name_and_colour, name, colour),
        };
        html! { <option value={family.letter(seat).to_string()} selected={host == Some(seat)}>{ words }</option> }
    };
    html! {
        <div class="choice">
            <label>
                <input type="checkbox" checked={host.is_some()} disabled={is_hidden || !has_people}
                    aria-describedby="about-by-link" {onchange} />
                { t!(by_link::play_by_link) }
            </label>
            <small id="about-by-link">
                if is_hidden {
                    { words::capitalised(t!(by_link::hands)) }{ "." }
                } else {
                    { t!(by_link::about) }
                }
            </small>
            if host.is_some() {
                <div class="own-seat">
                    <label>
                        <span>{ t!(by_link::you_are) }</span>
                        <select onchange={onseat}>{ for setup.people().map(seat) }</select>
                    </label>
                </div>
                { link_help() }
            }
        </div>
    }
}
