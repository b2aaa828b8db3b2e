//! Who sits where: the seats round a small board.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::board::Board as Layout;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatName};
use table::game_session;
use table::seating::{Side, own_side};
use table::setup::{PERSON, PlaceAtTable, Setup};
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::board::spaces::picture;
use crate::board::theme::emblem;
use crate::markup::{colour_class, count_render};
use crate::setup::form::use_form;
use crate::setup::name_box::NameBox;
use crate::setup::seat_help::{TableSettingsFields, typed};

/// Props of [`Seats`].
#[derive(Properties, PartialEq)]
pub struct SeatsProps {
    /// What the form holds.
    pub setup: Setup,
}

/// The seats of the form, each at the side of the board where its entrance lies, if the board has them.
#[component]
pub fn Seats(props: &SeatsProps) -> Html {
    let setup = &props.setup;
    let family = setup.ruleset.family;
    let board = layout(setup.ruleset);
    let side = |seat: usize| {
        let side = board
            .as_ref()
            .and_then(|board| own_side(board, Seat(seat as u8)));
        side.map(Side::class)
    };
    let is_round = (0..family.seats.len()).all(|seat| side(seat).is_some());
    let places = family.seats.iter().zip(&setup.places).enumerate();
    let places = places.map(|(index, (seat, place))| {
        html! { <SeatPlace {index} {seat} place={place.clone()} side={side(index)} /> }
    });
    let people: Vec<Seat> = setup.people().map(|(seat, _)| seat).collect();
    html! {
        <fieldset class="players">
            <legend>{ t!(page::players) }</legend>
            <div class={classes!("seats", is_round.then_some("round"))}>
                { for board.as_ref().map(|board| picture("board", board, family.seats)) }
                { for places }
            </div>
            <TableSettingsFields ruleset={setup.ruleset} {people} table_settings={setup.table_settings} />
        </fieldset>
    }
}

/// The board of a ruleset, the same one each time: it is drawn once.
pub fn layout(ruleset: Ruleset) -> Option<Rc<Layout>> {
    thread_local! {
        static KNOWN: RefCell<Vec<(Ruleset, Rc<Layout>)>> = const { RefCell::new(Vec::new()) };
    }
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, layout)) = known.iter().find(|(each, _)| *each == ruleset) {
            return Some(layout.clone());
        }
        let table = game_session::open(&Setup::usual(ruleset, PERSON), None).ok()?;
        let layout = Rc::new(table.board().clone());
        known.push((ruleset, layout.clone()));
        Some(layout)
    })
}

#[derive(Properties, PartialEq)]
struct SeatPlaceProps {
    index: usize,
    seat: &'static SeatName,
    place: PlaceAtTable,
    /// The class of the side of the board where the seat is.
    side: Option<&'static str>,
}

/// A seat: who sits there, and the name.
#[component]
fn SeatPlace(props: &SeatPlaceProps) -> Html {
    count_render("SeatPlace");
    let SeatPlaceProps { index, seat, .. } = *props;
    let form = use_form();
    let id = format!("seat-{}", seat.letter);
    let kind = props.place.kind.as_deref();
    let onsit = form.change(move |form, event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        form.setup.places[index].kind = (!value.is_empty()).then_some(value);
    });
    let onname = form.change(move |form, event: InputEvent| {
        form.setup.places[index].name = typed(&event);
    });
    let option = |(value, title): (&'static str, &'static str)| {
        let selected = kind.unwrap_or_default() == value;
        html! { <option {value} {selected}>{ title }</option> }
    };
    let class = classes!(
        "place",
        props.side,
        colour_class(seat.key),
        kind.is_none().then_some("empty"),
    );
    html! {
        <div {class}>
            <label for={id.clone()}>{ emblem::small(seat.key) }{ seat.colour() }</label>
            <select {id} onchange={onsit}>
                { option((PERSON, t!(setup::person))) }
                { for levels().into_iter().map(option) }
                { option(("", t!(setup::empty))) }
            </select>
            <NameBox label={t!(setup::name_of, colour = seat.colour())} placeholder={t!(setup::name)}
                value={props.place.name.clone()} oninput={onname} />
        </div>
    }
}
