//! How people sit round the screen, and what each of them is given.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};
use table::table_settings::{Seating, TableSettings};
use web_sys::{HtmlInputElement, InputEvent};
use words::t;
use yew::prelude::*;

use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::settings::select::Select;
use crate::setup::form::use_form;

/// Props of [`SeatingSelect`].
#[derive(Properties, PartialEq)]
pub struct SeatingSelectProps {
    /// The table settings.
    pub table_settings: TableSettings,
    /// Called with the changed table settings.
    pub onchange: Callback<TableSettings>,
}

/// The select "Board turns".
#[component]
pub fn SeatingSelect(props: &SeatingSelectProps) -> Html {
    let table_settings = props.table_settings;
    let choices = Seating::ALL.map(|each| (each.name(), each.title()));
    let onchange = props.onchange.reform(move |index: usize| TableSettings {
        seating: Seating::ALL[index],
        ..table_settings
    });
    html! {
        <Select class="seating" label={t!(setup::seating)} choices={choices.to_vec()}
            now={table_settings.seating as usize} {onchange} />
    }
}

/// Props of [`SeatHelp`].
#[derive(Properties, PartialEq)]
pub struct SeatHelpProps {
    /// The name of the seat's colour.
    pub colour: AttrValue,
    /// The seat.
    pub seat: Seat,
    /// The table settings.
    pub table_settings: TableSettings,
    /// Called with the changed table settings.
    pub onchange: Callback<TableSettings>,
}

/// The check boxes "Highlight moves" and "Auto-play forced moves" of a seat, named by its colour.
#[component]
pub fn SeatHelp(props: &SeatHelpProps) -> Html {
    let SeatHelpProps {
        seat,
        table_settings,
        ..
    } = *props;
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
        let label = format!("{}: {title}", props.colour);
        let onchange = props.onchange.reform(move |_: Event| changed);
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

/// Props of [`TableSettingsFields`].
#[derive(Properties, PartialEq)]
pub struct TableSettingsFieldsProps {
    /// The game.
    pub ruleset: Ruleset,
    /// The seats of people.
    pub people: Vec<Seat>,
    /// The table settings.
    pub table_settings: TableSettings,
}

/// Seating, and the help of each person, on the form.
#[component]
pub fn TableSettingsFields(props: &TableSettingsFieldsProps) -> Html {
    let TableSettingsFieldsProps {
        ruleset,
        table_settings,
        ..
    } = *props;
    let family = ruleset.family;
    let form = use_form();
    let onchange = form.change(|form, table_settings| form.setup.table_settings = table_settings);
    let row = |seat: &Seat| {
        let (key, colour) = (family.colour_key(*seat), family.colour(*seat));
        html! {
            <p class={colour_class(key)}>
                { emblem::small(key) }
                <span class="colour">{ colour }</span>
                <SeatHelp {colour} seat={*seat} {table_settings} onchange={&onchange} />
            </p>
        }
    };
    html! {
        <>
            <SeatingSelect {table_settings} onchange={&onchange} />
            <details class="more wishes">
                <summary>{ t!(setup::help) }</summary>
                <small>{ t!(setup::help_about) }</small>
                { for props.people.iter().map(row) }
            </details>
        </>
    }
}

/// What a text box holds.
pub fn typed(event: &InputEvent) -> String {
    let input: HtmlInputElement = event.target_unchecked_into();
    input.value()
}
