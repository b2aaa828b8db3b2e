//! Who sits where: the seats round a small board.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::board::Board as Layout;
use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatName};
use table::setup::{LONGEST_NAME, PERSON, PlaceAtTable, Setup};
use table::sides::{Side, own_side};
use table::sitting;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, choice, element};
use crate::board::spaces::picture;
use crate::board::theme::emblem;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::when;
use crate::setup::form::{SetupForm, changing};
use crate::setup::seat_help::manners_of;

/// The seats of the form, at the sides where their entrances lie on a board that has them.
pub fn seats(props: &SetupForm) -> Html {
    let setup = &props.form.setup;
    let seats = setup.ruleset.family.seats;
    let board = layout(setup.ruleset);
    let side = |seat: usize| {
        let side = board
            .as_ref()
            .and_then(|board| own_side(board, Seat(seat as u8)));
        side.map(Side::class)
    };
    let round = (0..seats.len()).all(|seat| side(seat).is_some());
    let picture = board.as_ref().map(|board| picture("board", board, seats));
    let places = seats.iter().zip(&setup.places).enumerate();
    let places =
        places.map(|(index, (seat, place))| place_of(props, index, seat, place, side(index)));
    let class = classes(&["seats", when(round, "round")]);
    let seats = all(picture.into_iter().chain(places));
    html! {
        <fieldset class="players">
            <legend>{ say!(page::players) }</legend>
            { element!("div", "class" = &class, { seats }) }
            { manners_of(props) }
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
        let table = sitting::open(&Setup::usual(ruleset, PERSON), None).ok()?;
        let layout = Rc::new(table.board().clone());
        known.push((ruleset, layout.clone()));
        Some(layout)
    })
}

fn place_of(
    props: &SetupForm,
    index: usize,
    seat: &'static SeatName,
    place: &PlaceAtTable,
    side: Option<&'static str>,
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
    let option = |value: &str, title| {
        let selected = kind.unwrap_or_default() == value;
        choice(value.to_owned(), title, selected)
    };
    let class = classes(&[
        "place",
        side.unwrap_or_default(),
        &colour_class(seat.key),
        when(kind.is_none(), "empty"),
    ]);
    element!(
        "div",
        "class" = &class,
        html! {
            <>
                <label for={id.clone()}>{ emblem::small(seat.key) }{ seat.colour() }</label>
                <select {id} onchange={sit}>
                    { option(PERSON, say!(setup::person)) }
                    { for levels().into_iter().map(|(name, title)| option(name, title)) }
                    { option("", say!(setup::empty)) }
                </select>
                <input type="text" aria-label={say!(setup::name_of, colour = seat.colour())} placeholder={say!(setup::name)}
                    maxlength={LONGEST_NAME.to_string()} autocomplete="off" value={place.name.clone()} oninput={call} />
            </>
        },
    )
}
