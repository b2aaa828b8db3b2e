//! How people sit round the screen, and what each of them is given.

use rules::seat::{Seat, SeatSet};
use table::manners::{Manners, Seating};
use table::setup::PERSON;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use words::say;
use yew::prelude::*;

use super::colour_class;
use super::draw::{all, choice, element, together, words};
use super::dress::emblem;
use super::setup::{SetupForm, changing};

/// The select "Board turns".
pub fn seating(manners: Manners, onchange: &Callback<Manners>) -> Html {
    let onchange = onchange.reform(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let seating = Seating::parse(&select.value()).unwrap_or_default();
        Manners { seating, ..manners }
    });
    let option = |each: Seating| {
        let chosen = each == manners.seating;
        choice(each.name().to_owned(), each.title(), chosen)
    };
    html! {
        <label class="seating">
            { words("span", "", &format!("{} ", say!(setup::seating))) }
            <select {onchange}>{ all(Seating::ALL.into_iter().map(option)) }</select>
        </label>
    }
}

/// What a seat is given: the check boxes "Highlight moves" and "Auto-play forced moves", named by its colour.
pub fn wishes(colour: &str, seat: Seat, manners: Manners, onchange: &Callback<Manners>) -> Html {
    let toggled = |seats: SeatSet| {
        if seats.has(seat) {
            seats.without(seat)
        } else {
            seats.with(seat)
        }
    };
    let targets = Manners {
        plain: toggled(manners.plain),
        ..manners
    };
    let singles = Manners {
        singles: toggled(manners.singles),
        ..manners
    };
    let shown = !manners.plain.has(seat);
    let played = manners.singles.has(seat);
    let wishes = vec![
        wish(
            colour,
            say!(setup::show_targets),
            shown,
            onchange.reform(move |_| targets),
        ),
        wish(
            colour,
            say!(setup::play_forced),
            played,
            onchange.reform(move |_| singles),
        ),
    ];
    element!("span", "class" = "wishes-of", { together(wishes) })
}

fn wish(colour: &str, title: &'static str, checked: bool, onchange: Callback<Event>) -> Html {
    let label = format!("{colour}: {title}");
    html! {
        <label class="wish">
            <input type="checkbox" {checked} aria-label={label} {onchange} />
            { title }
        </label>
    }
}

/// The same on the set-up form, for the people who are to play.
pub fn manners_of(props: &SetupForm) -> Html {
    let setup = &props.form.setup;
    let manners = setup.manners;
    let onchange = changing(props, |form, manners| form.setup.manners = manners);
    let family = setup.ruleset.family;
    let people = setup.taken().filter(|(_, kind, _)| *kind == PERSON);
    let rows = all(people.map(|(seat, ..)| {
        let (key, colour) = (family.colour_key(seat), family.colour(seat));
        let parts = vec![
            emblem::small(key),
            words("span", "colour", colour),
            wishes(colour, seat, manners, &onchange),
        ];
        element!("p", "class" = &colour_class(key), { together(parts) })
    }));
    html! {
        <>
            { seating(manners, &onchange) }
            <details class="more wishes">
                <summary>{ say!(setup::help) }</summary>
                { words("small", "", say!(setup::help_about)) }
                { rows }
            </details>
        </>
    }
}

/// What a text box holds.
pub fn typed(event: &InputEvent) -> String {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.value()
}
