//! Who sits where: the seats round a small board.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::board::Board as Layout;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::game_session;
use table::setup::{PERSON, Setup};
use table::sides::{Side, own_side};
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::board::spaces::picture;
use crate::home::mini_board::pawn_picture;
use crate::markup::colour_class;
use crate::setup::form::FormHandle;
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seat_help::{table_settings_fields, typed};

/// The seats of the form, each at the side of the board where its entrance lies, if the board has them.
pub fn seats(form: &FormHandle, setup: &Setup) -> Html {
    let family = setup.ruleset.family;
    let board = layout(setup.ruleset);
    let side = |seat: usize| {
        let side = board
            .as_ref()
            .and_then(|board| own_side(board, Seat(seat as u8)));
        side.map(Side::class)
    };
    let theme = board.as_ref().map_or("", |board| board.theme);
    let is_round = (0..family.seats.len()).all(|seat| side(seat).is_some());
    let places =
        (0..setup.places.len()).map(|index| seat_place(form, index, setup, theme, side(index)));
    html! {
        <fieldset class="players">
            <legend>{ t!(page::players) }</legend>
            <div class={classes!("seats", is_round.then_some("round"))}>
                { for board.as_ref().map(|board| picture("board", board, family.seats)) }
                { for places }
            </div>
            { table_settings_fields(form, setup) }
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

/// A seat: who sits there, and the name.
fn seat_place(
    form: &FormHandle,
    index: usize,
    setup: &Setup,
    theme: &'static str,
    side: Option<&'static str>,
) -> Html {
    let (seat, place) = (&setup.ruleset.family.seats[index], &setup.places[index]);
    let character = setup.character(Seat(index as u8));
    let id = format!("seat-{}", seat.letter);
    let kind = place.kind.as_deref();
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
        side,
        colour_class(seat.key),
        kind.is_none().then_some("empty"),
    );
    let name = NameBox {
        label: t!(setup::name_of, colour = seat.colour()),
        placeholder: character.unwrap_or_else(|| t!(setup::name).to_owned()),
        value: place.name.clone(),
        readonly: false,
        oninput: onname,
    };
    html! {
        <div {class}>
            <label for={id.clone()}>{ pawn_picture(theme, seat.key) }{ seat.colour() }</label>
            <select {id} onchange={onsit}>
                { option((PERSON, t!(setup::person))) }
                { for levels().into_iter().map(option) }
                { option(("", t!(setup::empty))) }
            </select>
            { name_box(name) }
        </div>
    }
}
