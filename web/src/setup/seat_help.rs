//! How people sit round the screen, and what each of them is given.

use rules::seat::{Seat, SeatSet};
use table::setup::Setup;
use table::table_settings::{Seating, TableSettings};
use web_sys::{HtmlInputElement, InputEvent};
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::platform::phone::is_phone;
use crate::settings::select::Select;
use crate::setup::form::FormHandle;

/// The select "Board turns". It calls `onchange` with the changed table settings. A phone is too small to lie on a table
/// among several people.
pub fn seating_select(table_settings: TableSettings, onchange: &Callback<TableSettings>) -> Html {
    let now = table_settings.seating;
    let is_offered = |each: &Seating| *each != Seating::Round || now == *each || !is_phone();
    let offered: Vec<Seating> = Seating::ALL.into_iter().filter(is_offered).collect();
    let choices = offered.iter().map(|each| (each.name(), each.title()));
    let choices: Vec<_> = choices.collect();
    let chosen = offered.iter().position(|each| *each == now);
    let onchange = onchange.reform(move |index: usize| TableSettings {
        seating: offered[index],
        ..table_settings
    });
    html! {
        <Select class="seating" label={t!(setup::seating)} {choices}
            now={chosen.unwrap_or_default()} {onchange} />
    }
}

/// The check boxes "Highlight moves" and "Auto-play forced moves" of a seat, named by its colour. They call `onchange`
/// with the changed table settings.
pub fn seat_help(
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
            <label class="wish">
                <input type="checkbox" {checked} aria-label={label} {onchange} />
                { title }
            </label>
        }
    };
    html! {
        <span class="wishes-of">
            { check_box(t!(setup::show_targets), !table_settings.plain.has(seat), targets) }
            { check_box(t!(setup::play_forced), table_settings.singles.has(seat), forced) }
        </span>
    }
}

/// Seating, and the help of each person, on the form.
pub fn table_settings_fields(form: &FormHandle, setup: &Setup) -> Html {
    let table_settings = setup.table_settings;
    let family = setup.ruleset.family;
    let onchange = form.change(|form, table_settings| form.setup.table_settings = table_settings);
    let row = |seat: Seat| {
        let (key, colour) = (family.colour_key(seat), family.colour(seat));
        html! {
            <p class={colour_class(key)}>
                { emblem::small(key) }
                <span class="colour">{ colour }</span>
                { seat_help(seat, colour, table_settings, &onchange) }
            </p>
        }
    };
    html! {
        <>
            { seating_select(table_settings, &onchange) }
            <details class="more wishes">
                <summary>{ t!(setup::help) }</summary>
                <small>{ t!(setup::help_about) }</small>
                { for setup.people().map(|(seat, _)| row(seat)) }
            </details>
        </>
    }
}

/// What a text box holds.
pub fn typed(event: &InputEvent) -> String {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.value()
}
