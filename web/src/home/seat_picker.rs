//! The picture of the screen with the seats at its sides, and who can sit there.

use std::cell::RefCell;
use std::rc::Rc;

use rules::ruleset::Ruleset;
use rules::seat::Seat;
use table::party::Player;
use table::people::{Change, People, Person};
use table::setup::{LONGEST_NAME, Setup};
use table::sides::{self, Side};
use table::table_settings::Seating;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use words::t;
use yew::prelude::*;

use super::known_people::PeopleMsg;
use super::person_editor::person_editor;
use super::seat_plan::SeatPlan;
use crate::board::spaces::miniature;
use crate::board::theme::emblem;
use crate::markup::colour_class;
use crate::page::Dispatch;
use crate::platform::element_drag::{self, Dragged};
use crate::platform::focus;
use crate::portrait::portrait;
use crate::segments::{pick, segments};
use crate::setup::seats::layout;

/// What the picture shows, and what it changes.
#[derive(Clone)]
pub struct SeatPicker {
    /// The game.
    pub ruleset: Ruleset,
    /// The plan as it is drawn.
    pub plan: SeatPlan,
    /// The plan as it is now. Somebody may type faster than the page draws.
    pub latest: Rc<RefCell<SeatPlan>>,
    /// The people of this device.
    pub people: Rc<People>,
    /// The level of new bots.
    pub level: String,
    /// Whether the screen can lie flat.
    pub can_lie_flat: bool,
    /// The side of the screen from which the picture is seen.
    pub reader: Side,
    /// Draws the plan as it is now.
    pub onchange: Callback<()>,
}

impl SeatPicker {
    /// A callback that changes the plan.
    pub(super) fn change<E>(
        &self,
        change: impl Fn(&SeatPicker, &mut SeatPlan, E) + 'static,
    ) -> Callback<E> {
        let picker = self.clone();
        Callback::from(move |event| {
            change(&picker, &mut picker.latest.borrow_mut(), event);
            picker.onchange.emit(());
        })
    }

    /// The portrait of the character who plays at a seat as a bot.
    fn cast(&self, seat: usize) -> Option<String> {
        let key = self.ruleset.family.seats[seat].key.to_lowercase();
        layout(self.ruleset).map(|board| format!("cast/{}-{key}", board.theme))
    }

    /// The name and the portrait of the player at a seat.
    fn seated(&self, setup: &Setup, seat: usize) -> (String, Option<String>) {
        match &self.plan.players[seat] {
            Some(Player::Person(name)) => {
                let person = self.people.find(name);
                let picture = person.map(|person| format!("people/{}", person.portrait));
                (name.clone(), picture)
            }
            Some(Player::Guest) => (t!(people::guest).to_owned(), None),
            Some(Player::Bot(_)) => {
                let name = setup.character(Seat(seat as u8));
                (name.unwrap_or_default(), self.cast(seat))
            }
            None => (t!(people::empty).to_owned(), None),
        }
    }

    /// Puts who has been typed at the selected seat, and returns the name.
    pub fn sit_down(&self) -> Option<String> {
        let name = {
            let mut plan = self.latest.borrow_mut();
            let name = std::mem::take(&mut plan.typed).trim().to_owned();
            if name.is_empty() {
                return None;
            }
            let person = self.people.find(&name).cloned();
            let person = person.unwrap_or(Person {
                name,
                colour: String::new(),
                portrait: "",
            });
            plan.put_person(&person);
            person.name
        };
        self.onchange.emit(());
        Some(name)
    }

    fn is_bot(&self, seat: usize) -> bool {
        matches!(self.plan.players[seat], Some(Player::Bot(_)))
    }

    /// A seat and its player, in words.
    fn told(&self, setup: &Setup, seat: usize) -> String {
        let (mut player, _) = self.seated(setup, seat);
        if self.is_bot(seat) {
            player = t!(people::bot_at, name = player);
        }
        let colour = self.ruleset.family.seats[seat].colour();
        t!(people::seat_of, colour, player)
    }
}

/// The screen on the table, with the seats at its sides.
pub fn table_picture(picker: &SeatPicker) -> Html {
    let SeatPicker { ruleset, plan, .. } = picker;
    let Some(board) = layout(*ruleset) else {
        return html! {};
    };
    let setup = plan.setup(*ruleset, false);
    let all: Vec<Seat> = ruleset.family.all_seats().iter().collect();
    let sides = sides::sides(&board, &all);
    let turned = Rc::new(board.turned(picker.reader.turns()));
    let side = |side: &Side| {
        let seats = (0..all.len()).filter(|seat| sides[*seat] == *side);
        let mut seats: Vec<usize> = seats.collect();
        let seen = side.seen_from(picker.reader);
        // As they are seen from left to right, or down.
        let is_clockwise = |side| matches!(side, Side::Top | Side::Right);
        if is_clockwise(*side) != is_clockwise(seen) {
            seats.reverse();
        }
        html! {
            <div class={classes!("table-side", seen.class())}>
                { for seats.into_iter().map(|seat| seat_button(picker, &setup, seat)) }
            </div>
        }
    };
    let lies_flat = picker.can_lie_flat && plan.lies_flat;
    html! {
        <div class={classes!("screen-picture", lies_flat.then_some("flat"))} role="group" aria-label={t!(people::seats)}>
            { for [Side::Top, Side::Left].iter().map(side) }
            <div class="tablet">{ miniature(&turned, ruleset.family.seats) }</div>
            { for [Side::Right, Side::Bottom].iter().map(side) }
            <p class="unseen" aria-live="polite">{ plan.changed.map(|seat| picker.told(&setup, seat)) }</p>
        </div>
    }
}

fn seat_button(picker: &SeatPicker, setup: &Setup, seat: usize) -> Html {
    let name = &picker.ruleset.family.seats[seat];
    let (player, picture) = picker.seated(setup, seat);
    let is_selected = picker.plan.selected == seat;
    let class = classes!(
        "seat",
        colour_class(name.key),
        picker.plan.players[seat].is_none().then_some("free"),
        picture.as_ref().map(|_| "pictured"),
    );
    let is_bot = picker.is_bot(seat);
    let label = picker.told(setup, seat);
    let onclick = picker.change(move |_, plan, _: MouseEvent| plan.select(seat));
    html! {
        <button type="button" {class} data-seat={seat.to_string()} aria-label={label} aria-pressed={is_selected.to_string()} {onclick}>
            { emblem::small(name.key) }
            { picture.map(|picture| portrait(&picture)) }
            <span class="name">{ player }</span>
            if is_bot {
                <small>{ t!(people::bot) }</small>
            }
        </button>
    }
}

/// Who can sit at the selected seat.
pub fn seat_choices(picker: &SeatPicker, dispatch: &Dispatch) -> Html {
    let SeatPicker {
        ruleset,
        plan,
        people,
        ..
    } = picker;
    let seat = &ruleset.family.seats[plan.selected];
    let put = |make: fn(&SeatPicker) -> Option<Player>| {
        picker.change(move |picker, plan, _: MouseEvent| plan.put(make(picker)))
    };
    let onedit = picker.change(|_, plan, _: MouseEvent| {
        plan.is_editing = !plan.is_editing;
        (plan.name_problem, plan.forgetting) = (None, None);
    });
    let is_known = people.iter().next().is_some();
    let title = t!(people::who_sits, colour = seat.colour());
    html! {
        <div class={classes!("choices", colour_class(seat.key))} role="group" aria-label={title.clone()}>
            <p class="asks" aria-hidden="true">{ emblem::small(seat.key) }{ title }</p>
            <div class="chips people" hidden={!is_known}>
                { for people.iter().map(|person| chip(picker, person)) }
            </div>
            { new_name(picker, dispatch) }
            <div class="chips">
                <button type="button" class="chip person" onclick={put(|picker| Some(Player::Bot(picker.level.clone())))}>
                    { picker.cast(plan.selected).map(|cast| portrait(&cast)) }
                    { t!(people::bot) }
                </button>
                <button type="button" class="chip person" onclick={put(|_| Some(Player::Guest))}>
                    <span class="portrait">{ emblem::small(seat.key) }</span>
                    { t!(people::guest) }
                </button>
                <button type="button" class="chip person" onclick={put(|_| None)}>
                    <span class="portrait nobody"></span>
                    { t!(people::empty) }
                </button>
            </div>
            if is_known {
                <button type="button" class="link" aria-expanded={plan.is_editing.to_string()} onclick={onedit}>
                    { t!(people::edit) }
                </button>
                if plan.is_editing {
                    <ul class="known" role="list">{ for people.iter().map(|person| person_editor(picker, dispatch, person)) }</ul>
                }
            }
        </div>
    }
}

/// A person who can be put at the selected seat.
fn chip(picker: &SeatPicker, person: &Person) -> Html {
    let sitting = picker.plan.seat_of(&person.name);
    let colour = match sitting {
        Some(seat) => picker.ruleset.family.seats[seat].key,
        None => &person.colour,
    };
    let class = classes!(
        "chip",
        "person",
        colour_class(colour),
        sitting.map(|_| "sits")
    );
    let onclick = {
        let person = person.clone();
        picker.change(move |_, plan, _: MouseEvent| plan.put_person(&person))
    };
    let ondrop = {
        let person = person.clone();
        picker.change(move |_, plan, seat: usize| {
            plan.select(seat);
            plan.put_person(&person);
        })
    };
    let onpointerdown = move |event: PointerEvent| {
        let ondrop = ondrop.clone();
        element_drag::press(&event, move |what| {
            if let Dragged::IsDropped(below, _) = what
                && let Some(seat) = seat_at(below)
            {
                ondrop.emit(seat);
            }
        });
    };
    html! {
        <button key={person.name.clone()} type="button" data-drag="" {class} {onclick} {onpointerdown}>
            { portrait(&format!("people/{}", person.portrait)) }
            <span class="name">{ &person.name }</span>
            if let Some(seat) = sitting {
                { emblem::small(picker.ruleset.family.seats[seat].key) }
            }
        </button>
    }
}

/// The seat of the picture that an element is part of.
fn seat_at(element: &Element) -> Option<usize> {
    let seat = element.closest("[data-seat]").ok()??;
    seat.get_attribute("data-seat")?.parse().ok()
}

/// The box for a new name. Enter puts the person at the selected seat and stays for the next name; when all seats are
/// taken, and without a name, it goes on to the start button.
fn new_name(picker: &SeatPicker, dispatch: &Dispatch) -> Html {
    let oninput = picker.change(|_, plan, event: InputEvent| {
        plan.typed = event.target_unchecked_into::<HtmlInputElement>().value();
    });
    let sit = {
        let (picker, dispatch) = (picker.clone(), dispatch.clone());
        move || {
            let Some(name) = picker.sit_down() else {
                return false;
            };
            dispatch.send(PeopleMsg::Change(Change::Meet(name)));
            !picker.latest.borrow().is_full()
        }
    };
    let onkeydown = {
        let sit = sit.clone();
        move |event: KeyboardEvent| {
            // While a name is composed of several keys, Enter ends that.
            if event.key() != "Enter" || event.is_composing() {
                return;
            }
            event.prevent_default();
            if sit() {
                // The next letter may come before the box is drawn empty.
                let input: HtmlInputElement = event.target_unchecked_into();
                input.set_value("");
            } else {
                to_next(&event, "button[type=submit]");
            }
        }
    };
    let onclick = move |event: MouseEvent| {
        let next = if sit() {
            ".new-name"
        } else {
            "button[type=submit]"
        };
        to_next(&event, next);
    };
    let is_typed = !picker.plan.typed.trim().is_empty();
    html! {
        <p class="newcomer">
            <input type="text" class="new-name" aria-label={t!(people::new_name)} placeholder={t!(people::new_name)}
                maxlength={LONGEST_NAME.to_string()} autocomplete="off" enterkeyhint="next"
                value={picker.plan.typed.clone()} {oninput} {onkeydown} />
            <button type="button" hidden={!is_typed} {onclick}>{ t!(people::sit_down) }</button>
        </p>
    }
}

/// Moves the focus within the form.
pub(super) fn to_next(event: &Event, selector: &str) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let form = target.and_then(|target| target.closest("form").ok().flatten());
    let next = form.and_then(|form| form.query_selector(selector).ok().flatten());
    if let Some(next) = next {
        focus::to(&next);
    }
}

/// The switch between a screen that is passed round and one that lies flat.
pub fn screen_switch(picker: &SeatPicker) -> Html {
    let choice = |(lies_flat, title): (bool, &'static str)| {
        let is_chosen = picker.plan.lies_flat == lies_flat;
        let onchange = picker.change(move |_, plan, _: Event| plan.lies_flat = lies_flat);
        pick("screen", "", html! { title }, is_chosen, onchange)
    };
    if !picker.can_lie_flat {
        return html! {};
    }
    let ways = [
        (false, Seating::Pass.title()),
        (true, Seating::Round.title()),
    ];
    segments(t!(people::screen), "", ways.map(choice).to_vec())
}
