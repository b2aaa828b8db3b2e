//! How people sit round the screen, and what each of them is given.

use rules::ruleset::Family;
use rules::seat::{Seat, SeatSet};
use table::table_settings::{Seating, TableSettings};
use web_sys::{HtmlInputElement, InputEvent};
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::platform::lying_flat::can_lie_flat;
use crate::segments::{pick, segments};

/// Radio buttons for how people sit round the screen. They call `onchange` with the changed table settings. A phone is
/// too small to lie on a table among several people.
pub fn seating_choice(table_settings: TableSettings, onchange: &Callback<TableSettings>) -> Html {
    let now = table_settings.seating;
    let is_offered = |each: &Seating| *each != Seating::Round || now == *each || can_lie_flat();
    let choice = |seating: Seating| {
        let onchange = onchange.reform(move |_: Event| TableSettings {
            seating,
            ..table_settings
        });
        let title = html! { seating.title() };
        pick("seating", "", title, seating == now, onchange)
    };
    let offered = Seating::ALL.into_iter().filter(is_offered);
    segments(t!(people::screen), "", offered.map(choice).collect())
}

/// The check boxes "Highlight moves" and "Auto-play forced moves" of a seat, named by its colour. They call `onchange`
/// with the changed table settings.
fn seat_help(
    seat: Seat,
    colour: &str,
    table_settings: TableSettings,
    onchange: &Callback<TableSettings>,
) -> Html {
    let toggled = |seats: SeatSet| {
        if seats.has(seat) {
            seats.without(seat)
        } else {
            seats.with(seat)
        }
    };
    let targets = TableSettings {
        plain: toggled(table_settings.plain),
        ..table_settings
    };
    let forced = TableSettings {
        singles: toggled(table_settings.singles),
        ..table_settings
    };
    let check_box = |title: &'static str, checked, changed| {
        let label = format!("{colour}: {title}");
        let onchange = onchange.reform(move |_: Event| changed);
        html! {
            <label class="switch">
                <input type="checkbox" {checked} aria-label={label} {onchange} />
                { title }
            </label>
        }
    };
    html! {
        <span class="seat-switches">
            { check_box(t!(setup::show_targets), !table_settings.plain.has(seat), targets) }
            { check_box(t!(setup::play_forced), table_settings.singles.has(seat), forced) }
        </span>
    }
}

/// The help of each person, behind a summary.
pub fn help(
    family: &Family,
    people: impl Iterator<Item = Seat>,
    table_settings: TableSettings,
    onchange: &Callback<TableSettings>,
) -> Html {
    let row = |seat: Seat| {
        let (key, colour) = (family.colour_key(seat), family.colour(seat));
        html! {
            <p class={colour_class(key)}>
                { emblem::small(key) }
                <span class="colour">{ colour }</span>
                { seat_help(seat, colour, table_settings, onchange) }
            </p>
        }
    };
    html! {
        <details class="more seat-help">
            <summary>{ t!(setup::help) }</summary>
            <small>{ t!(setup::help_about) }</small>
            { for people.map(row) }
        </details>
    }
}

/// What a text box holds.
pub fn typed(event: &InputEvent) -> String {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.value()
}
