//! Who sits where: the seats round a small board.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::board::{BOARD_SIZE, Board as Layout};
use rules::ruleset::Ruleset;
use rules::seat::SeatName;
use table::setup::{LONGEST_NAME, PERSON, PlaceAtTable, Setup};
use table::sitting;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::colour_class;
use super::dress::emblem;
use super::setup::{SetupForm, changing};
use super::spaces::Spaces;

/// The seats of the form. Four sit at the sides where their entrances lie; the style sheet says so.
pub fn seats(props: &SetupForm) -> Html {
    let setup = &props.form.setup;
    let seats = setup.ruleset.family.seats;
    let board = layout(setup.ruleset).map(|layout| {
        html! {
            <svg class={classes!("board", layout.dress)} aria-hidden="true" viewBox={format!("0 0 {BOARD_SIZE} {BOARD_SIZE}")}>
                <Spaces board={layout} {seats} />
            </svg>
        }
    });
    let places = seats.iter().zip(&setup.places).enumerate();
    html! {
        <fieldset class="players">
            <legend>{ "Players" }</legend>
            <div class={classes!("seats", (seats.len() == 4).then_some("of-four"))}>
                { for board }
                { for places.map(|(index, (seat, place))| place_of(props, index, seat, place)) }
            </div>
        </fieldset>
    }
}

/// The board of a ruleset, the same one as long as the ruleset is the same: it is drawn once.
fn layout(ruleset: Ruleset) -> Option<Rc<Layout>> {
    thread_local! {
        static LAST: RefCell<Option<(Ruleset, Rc<Layout>)>> = const { RefCell::new(None) };
    }
    LAST.with_borrow_mut(|last| {
        if last.as_ref().is_none_or(|(known, _)| *known != ruleset) {
            let table = sitting::open(&Setup::usual(ruleset, PERSON), None).ok()?;
            *last = Some((ruleset, Rc::new(table.board().clone())));
        }
        last.as_ref().map(|(_, layout)| layout.clone())
    })
}

fn place_of(
    props: &SetupForm,
    index: usize,
    seat: &'static SeatName,
    place: &PlaceAtTable,
) -> Html {
    let id = format!("seat-{}", seat.letter);
    let kind = place.kind.as_deref();
    let sit = changing(props, move |form, event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        let value = select.value();
        form.setup.places[index].kind = (!value.is_empty()).then_some(value);
    });
    let call = changing(props, move |form, event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        form.setup.places[index].name = input.value();
    });
    let option = |value: &'static str, title: &'static str| {
        let selected = kind.unwrap_or_default() == value;
        html! { <option {value} {selected}>{ title }</option> }
    };
    html! {
        <div class={classes!("place", colour_class(seat.colour), kind.is_none().then_some("empty"))}>
            <label for={id.clone()}>{ emblem::small(index) }{ seat.colour }</label>
            <select {id} onchange={sit}>
                { option(PERSON, "Person") }
                { for levels().into_iter().map(|(name, title)| option(name, title)) }
                { option("", "Empty") }
            </select>
            <input type="text" aria-label={format!("{}'s name", seat.colour)} placeholder="Name"
                maxlength={LONGEST_NAME.to_string()} autocomplete="off" value={place.name.clone()} oninput={call} />
        </div>
    }
}
