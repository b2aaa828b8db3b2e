//! The picture of the screen with the seats at its sides, and who can sit there.

use std::rc::Rc;

use rules::seat::Seat;
use table::draft::{Change, Draft};
use table::party::Player;
use table::people::{People, Person};
use table::setup::{LONGEST_NAME, PERSON, Setup};
use table::sides::{self, Side};
use table::table_settings::Seating;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use words::t;
use yew::prelude::*;

use super::person_editor::PersonEditor;
use crate::board::spaces::miniature;
use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::page::Dispatch;
use crate::platform::element_drag::{self, Dragged};
use crate::platform::{focus, lying_flat};
use crate::portrait::portrait;
use crate::segments::{pick, segments};
use crate::setup::seats::layout;
use crate::setup::store::SetupMsg;

/// What the picture shows, and where its changes go.
pub struct SeatPicker<'a> {
    /// Where changes go.
    pub dispatch: &'a Dispatch,
    /// The draft of the game.
    pub draft: &'a Draft,
    /// Its game.
    pub setup: &'a Setup,
    /// The people of this device.
    pub people: &'a Rc<People>,
    /// The side of the screen from which the picture is seen.
    pub reader: Side,
}

impl SeatPicker<'_> {
    /// The portrait of the character who plays at a seat as a bot.
    fn cast(&self, seat: Seat) -> Option<String> {
        let ruleset = self.setup.ruleset;
        let key = ruleset.family.colour_key(seat).to_lowercase();
        layout(ruleset).map(|board| format!("cast/{}-{key}", board.theme))
    }

    /// The name and the portrait of the player at a seat.
    fn seated(&self, seat: Seat) -> (String, Option<String>) {
        let place = &self.setup.places[seat.index()];
        let name = place.name.trim().to_owned();
        match place.kind.as_deref() {
            Some(PERSON) if name.is_empty() => (t!(people::guest).to_owned(), None),
            Some(PERSON) => {
                let person = self.people.find(&name);
                let picture = person.map(|person| format!("people/{}", person.portrait));
                (name, picture)
            }
            Some(_) => {
                let own = Some(name).filter(|name| !name.is_empty());
                let name = own.or_else(|| self.setup.character(seat).map(str::to_owned));
                (name.unwrap_or_default(), self.cast(seat))
            }
            None => (t!(people::empty).to_owned(), None),
        }
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let kind = self.setup.places[seat.index()].kind.as_deref();
        kind.is_some_and(|kind| kind != PERSON)
    }

    /// A seat and its player, in words.
    fn told(&self, seat: Seat) -> String {
        let (mut player, _) = self.seated(seat);
        if self.is_bot(seat) {
            player = t!(people::bot_at, name = player);
        }
        let colour = self.setup.ruleset.family.colour(seat);
        t!(people::seat_of, colour, player)
    }

    /// The screen on the table, with the seats at its sides.
    pub fn table_picture(&self) -> Html {
        let ruleset = self.setup.ruleset;
        let Some(board) = layout(ruleset) else {
            return html! {};
        };
        let all: Vec<Seat> = ruleset.family.all_seats().iter().collect();
        let sides = sides::sides(&board, &all);
        let lies_flat = self.draft.screen() == Seating::Round;
        // The game will be turned to the only person.
        let own = self.setup.own_seat().filter(|_| !lies_flat);
        let own = own.and_then(|seat| sides::own_side(&board, seat));
        let reader = own.unwrap_or(self.reader);
        let turned = Rc::new(board.turned(reader.turns()));
        let side = |side: &Side| {
            let seats = all.iter().filter(|seat| sides[seat.index()] == *side);
            let mut seats: Vec<&Seat> = seats.collect();
            let seen = side.seen_from(reader);
            // As they are seen from left to right, or down.
            let is_clockwise = |side| matches!(side, Side::Top | Side::Right);
            if is_clockwise(*side) != is_clockwise(seen) {
                seats.reverse();
            }
            html! {
                <div class={classes!("table-side", seen.class())}>
                    { for seats.into_iter().map(|seat| self.seat_button(*seat)) }
                </div>
            }
        };
        html! {
            <div class={classes!("screen-picture", lies_flat.then_some("flat"))} role="group" aria-label={t!(people::seats)}>
                { for [Side::Top, Side::Left].iter().map(side) }
                <div class="tablet">{ miniature(&turned, ruleset.family.seats) }</div>
                { for [Side::Right, Side::Bottom].iter().map(side) }
                <p class="unseen" aria-live="polite">{ self.draft.changed.map(|seat| self.told(seat)) }</p>
            </div>
        }
    }

    fn seat_button(&self, seat: Seat) -> Html {
        let key = self.setup.ruleset.family.colour_key(seat);
        let (player, picture) = self.seated(seat);
        let class = classes!(
            "seat",
            colour_class(key),
            (!self.draft.taken().has(seat)).then_some("free"),
            picture.as_ref().map(|_| "pictured"),
        );
        let is_selected = self.draft.selected == seat;
        html! {
            <button type="button" {class} data-seat={seat.0.to_string()} aria-label={self.told(seat)}
                aria-pressed={is_selected.to_string()} onclick={self.dispatch.on_click(Change::Select(seat))}>
                { emblem::small(key) }
                { picture.map(|picture| portrait(&picture)) }
                <span class="name">{ player }</span>
                if self.is_bot(seat) {
                    <small>{ t!(people::bot) }</small>
                }
            </button>
        }
    }

    /// Who can sit at the selected seat.
    pub fn seat_choices(&self) -> Html {
        let (dispatch, people, seat) = (self.dispatch, self.people, self.draft.selected);
        let family = self.setup.ruleset.family;
        let (key, colour) = (family.colour_key(seat), family.colour(seat));
        let put = |player| dispatch.on_click(Change::Put(player));
        let bot = Player::Bot(self.draft.level().to_owned());
        let is_known = people.iter().next().is_some();
        let title = t!(people::who_sits, colour);
        html! {
            <div class={classes!("choices", colour_class(key))} role="group" aria-label={title.clone()}>
                <p class="asks" aria-hidden="true">{ emblem::small(key) }{ title }</p>
                <div class="chips people" hidden={!is_known}>
                    { for people.iter().map(|person| self.chip(person)) }
                </div>
                { self.new_name() }
                <div class="chips">
                    <button type="button" class="chip person" onclick={put(Some(bot))}>
                        { self.cast(seat).map(|cast| portrait(&cast)) }
                        { t!(people::bot) }
                    </button>
                    <button type="button" class="chip person" onclick={put(Some(Player::Guest))}>
                        <span class="portrait">{ emblem::small(key) }</span>
                        { t!(people::guest) }
                    </button>
                    <button type="button" class="chip person" onclick={put(None)}>
                        <span class="portrait nobody"></span>
                        { t!(people::empty) }
                    </button>
                </div>
                if is_known {
                    <PersonEditor people={people.clone()} />
                }
            </div>
        }
    }

    /// A person who can be put at the selected seat.
    fn chip(&self, person: &Person) -> Html {
        let family = self.setup.ruleset.family;
        let sitting = self.draft.seat_of(&person.name);
        let colour = sitting.map_or(&*person.colour, |seat| family.colour_key(seat));
        let class = classes!(
            "chip",
            "person",
            colour_class(colour),
            sitting.map(|_| "sits")
        );
        let put = Change::PutPerson(person.clone());
        let onclick = self.dispatch.on_click(put.clone());
        let dispatch = self.dispatch.clone();
        let onpointerdown = move |event: PointerEvent| {
            let (dispatch, put) = (dispatch.clone(), put.clone());
            element_drag::press(&event, move |what| {
                if let Dragged::IsDropped(below, _) = what
                    && let Some(seat) = seat_at(below)
                {
                    dispatch.send(Change::Select(seat));
                    dispatch.send(put.clone());
                }
            });
        };
        html! {
            <button key={person.name.clone()} type="button" data-drag="" {class} {onclick} {onpointerdown}>
                { portrait(&format!("people/{}", person.portrait)) }
                <span class="name">{ &person.name }</span>
                { for sitting.map(|seat| emblem::small(family.colour_key(seat))) }
            </button>
        }
    }

    /// The box for a new name. Enter puts the person at the selected seat and stays for the next name; when all seats
    /// are taken, and without a name, it goes on to the start button.
    fn new_name(&self) -> Html {
        let oninput = self.dispatch.callback(|event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            Change::Type(input.value())
        });
        let dispatch = self.dispatch.clone();
        let onkeydown = move |event: KeyboardEvent| {
            // While a name is composed of several keys, Enter ends that.
            if event.key() != "Enter" || event.is_composing() {
                return;
            }
            event.prevent_default();
            let input: HtmlInputElement = event.target_unchecked_into();
            if input.value().trim().is_empty() {
                to_next(&event, "button[type=submit]");
            } else {
                dispatch.send(SetupMsg::SitDown);
                // The next letter may come before the box is drawn empty.
                input.set_value("");
            }
        };
        let is_typed = !self.draft.typed.trim().is_empty();
        let dispatch = self.dispatch.clone();
        let onclick = move |event: MouseEvent| {
            to_next(&event, ".new-name");
            dispatch.send(SetupMsg::SitDown);
        };
        html! {
            <p class="newcomer">
                <input type="text" class="new-name" aria-label={t!(people::new_name)} placeholder={t!(people::new_name)}
                    maxlength={LONGEST_NAME.to_string()} autocomplete="off" enterkeyhint="next"
                    value={self.draft.typed.clone()} {oninput} {onkeydown} />
                <button type="button" hidden={!is_typed} {onclick}>{ t!(people::sit_down) }</button>
            </p>
        }
    }

    /// The choice between a screen that is passed round and one that lies flat; one that stays put if the form says so.
    pub fn screen_choice(&self) -> Html {
        let now = self.draft.screen();
        let is_offered = |each: &Seating| match each {
            Seating::Shared => now == Seating::Shared,
            Seating::Pass => true,
            Seating::Round => now == Seating::Round || lying_flat::can_lie_flat(),
        };
        let choice = |seating: Seating| {
            let onchange = self
                .dispatch
                .callback(move |_: Event| Change::Screen(seating));
            pick(
                "screen",
                "",
                html! { seating.title() },
                seating == now,
                onchange,
            )
        };
        let offered: Vec<Seating> = Seating::ALL.into_iter().filter(is_offered).collect();
        if offered.len() < 2 {
            return html! {};
        }
        segments(
            t!(people::screen),
            "",
            offered.into_iter().map(choice).collect(),
        )
    }
}

/// The seat of the picture that an element is part of.
fn seat_at(element: &Element) -> Option<Seat> {
    let seat = element.closest("[data-seat]").ok()??;
    seat.get_attribute("data-seat")?.parse().ok().map(Seat)
}

/// Moves the focus within the form.
pub fn to_next(event: &Event, selector: &str) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let form = target.and_then(|target| target.closest("form").ok().flatten());
    let next = form.and_then(|form| form.query_selector(selector).ok().flatten());
    if let Some(next) = next {
        focus::to(&next);
    }
}
