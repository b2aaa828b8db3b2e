//! Who sits where: the seats round a small board.

use std::cell::RefCell;
use std::rc::Rc;

use bot::levels;
use rules::board::Board as Layout;
use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::draft::Change;
use table::game_session;
use table::setup::{PERSON, Setup};
use table::sides::{Side, own_side};
use table::table_settings::{Seating, TableSettings};
use web_sys::HtmlSelectElement;
use words::t;
use yew::prelude::*;

use crate::board::spaces::picture;
use crate::home::mini_board::pawn_picture;
use crate::markup::colour_class;
use crate::page::Dispatch;
use crate::settings::all_settings::Setting;
use crate::settings::store::Settings;
use crate::setup::name_box::{NameBox, name_box};
use crate::setup::seat_help::{help, seating_choice, typed};

/// How many quarter turns clockwise the board of a game will be turned, as it is set up: towards the only person.
pub fn turns(setup: &Setup, settings: Settings) -> u8 {
    let is_turned =
        settings.is_on(Setting::OwnColourBelow) && setup.table_settings().seating != Seating::Round;
    let own = setup.own_seat().filter(|_| is_turned);
    let side = own.and_then(|seat| own_side(&*layout(setup.ruleset)?, seat));
    side.map_or(0, Side::turns)
}

/// The seats of the form, each at the side of the board where its entrance lies, if the board has them.
pub fn seats(
    dispatch: &Dispatch,
    setup: &Setup,
    table_settings: TableSettings,
    settings: Settings,
) -> Html {
    let family = setup.ruleset.family;
    let turns = turns(setup, settings);
    let board = layout(setup.ruleset).map(|board| Rc::new(board.turned(turns)));
    let side = |seat| {
        let side = board.as_ref().and_then(|board| own_side(board, seat));
        side.map(Side::class)
    };
    let theme = board.as_ref().map_or("", |board| board.theme);
    let is_round = family.all_seats().iter().all(|seat| side(seat).is_some());
    let place = |seat| seat_place(dispatch, seat, setup, theme, side(seat));
    let places = family.all_seats().iter().map(place);
    let people = setup.people().map(|(seat, _)| seat);
    let onchange = dispatch.callback(Change::Table);
    html! {
        <fieldset class="players">
            <legend>{ t!(page::players) }</legend>
            <div class={classes!("seats", is_round.then_some("round"))}>
                { for board.as_ref().map(|board| picture("board", board, family.seats)) }
                { for places }
            </div>
            { seating_choice(table_settings, &onchange) }
            { help(family, people, table_settings, &onchange) }
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
    dispatch: &Dispatch,
    seat: Seat,
    setup: &Setup,
    theme: &'static str,
    side: Option<&'static str>,
) -> Html {
    let (names, place) = (
        &setup.ruleset.family.seats[seat.index()],
        &setup.places[seat.index()],
    );
    let character = setup.character(seat);
    let id = format!("seat-{}", names.letter);
    let kind = place.kind.as_deref();
    let onsit = dispatch.callback(move |event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        Change::Kind(seat, (!value.is_empty()).then_some(value))
    });
    let onname = dispatch.callback(move |event| Change::Name(seat, typed(&event)));
    let option = |(value, title): (&'static str, &'static str)| {
        let selected = kind.unwrap_or_default() == value;
        html! { <option {value} {selected}>{ title }</option> }
    };
    let class = classes!(
        "place",
        side,
        colour_class(names.key),
        kind.is_none().then_some("empty"),
    );
    let name = NameBox {
        label: t!(setup::name_of, colour = names.colour()),
        placeholder: character.unwrap_or_else(|| t!(setup::name)).to_owned(),
        value: place.name.clone(),
        readonly: false,
        oninput: onname,
    };
    // The key makes the select anew: one in which something was once chosen ignores what is selected later.
    html! {
        <div {class}>
            <label for={id.clone()}>{ pawn_picture(theme, names.key) }{ names.colour() }</label>
            <select key={setup.ruleset.to_string()} {id} onchange={onsit}>
                { option((PERSON, t!(setup::person))) }
                { for levels().into_iter().map(option) }
                { option(("", t!(setup::empty))) }
            </select>
            { name_box(name) }
        </div>
    }
}
