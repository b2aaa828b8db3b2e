//! The hand of cards of the player at the screen.

use table::scene::Scene;
use table::scene::cards::Held;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::markup::memo::memo;
use crate::markup::{colour_class, count_render, fresh, is_word};
use crate::page::use_dispatch;
use crate::platform::element_drag::{self, Dragged};
use crate::platform::press;

/// A hand of cards.
#[derive(PartialEq)]
struct Hand {
    /// The cards; none where no hand is shown.
    cards: Option<Vec<Held>>,
    /// The owner's colour, for the style sheet.
    colour_key: &'static str,
    /// The owner's colour in words.
    colour: &'static str,
}

impl Hand {
    /// The hand that a scene shows, if there is room for one.
    fn of(scene: &Scene, has_room: bool) -> Hand {
        let cards = scene
            .cards
            .as_ref()
            .filter(|cards| has_room && cards.hand_of.is_some());
        let owner = cards.and_then(|cards| {
            let mut panels = scene.seats.panels.iter();
            panels.find(|panel| Some(panel.seat) == cards.hand_of)
        });
        Hand {
            cards: cards.map(|cards| cards.hand.clone()),
            colour_key: owner.map_or("", |panel| panel.colour_key),
            colour: owner.map_or("", |panel| panel.colour),
        }
    }
}

/// The place of the middle of a fan among the classes `fan-0` to `fan-8`.
const MIDDLE: usize = 4;

/// The group of the cards in a hand, if there is room for it: a tap picks one.
pub fn hand(scene: &Scene, has_room: bool) -> Html {
    memo(Hand::of(scene, has_room), draw)
}

fn draw(hand: &Hand) -> Html {
    count_render("Hand");
    let Some(cards) = &hand.cards else {
        return html! { <div class="hand" hidden=true /> };
    };
    let last = cards.len().saturating_sub(1);
    let held = |(index, held): (usize, &Held)| {
        let place = MIDDLE + 2 * index - last.min(MIDDLE);
        html! { <HeldCard key={index} held={*held} {index} {place} /> }
    };
    html! {
        <div class={classes!("hand", colour_class(hand.colour_key))} role="group"
            aria-label={t!(play::hand, colour = hand.colour)}>
            { for cards.iter().enumerate().map(held) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct HeldCardProps {
    held: Held,
    /// Its place in the hand.
    index: usize,
    /// Its place in the fan.
    place: usize,
}

/// A card of the hand. While it is dragged the board shows its goals, and is tapped where the card is dropped.
#[component]
fn HeldCard(props: &HeldCardProps) -> Html {
    let dispatch = use_dispatch();
    let Held {
        card,
        can_play,
        picked,
    } = props.held;
    let index = props.index;
    let class = classes!(
        "hand-card",
        format!("fan-{}", props.place),
        is_word(card.title()).then_some("word"),
        picked.then_some("picked"),
        (!can_play).then_some("idle"),
    );
    let onclick = dispatch.callback(move |_: MouseEvent| Intent::Pick(index));
    let onpointerdown = move |event: PointerEvent| {
        let dispatch = dispatch.clone();
        element_drag::press(&event, move |what| match what {
            Dragged::Begins => dispatch.send(Intent::HoldCard(index)),
            // It has been refused.
            Dragged::IsDropped(..) if !can_play => {}
            Dragged::IsDropped(below, event) => {
                let is_in = |part| below.closest(part).is_ok_and(|part| part.is_some());
                if is_in("[data-zone=board] .card-pile") {
                    dispatch.send(Intent::DropOnPile);
                } else if is_in("[data-zone=board] svg") {
                    // As a tap on the board there.
                    press::click(below, press::place(event), &event.pointer_type());
                } else {
                    dispatch.send(Intent::EndDrag);
                }
            }
            // It is among the others again.
            Dragged::IsCalledOff => dispatch.send(Intent::EndDrag),
        });
    };
    html! {
        <button type="button" {class} data-card={card.name} data-drag="" title={card.text()}
            aria-label={format!("{}: {}", card.title(), card.text())}
            aria-pressed={picked.to_string()} aria-disabled={(!can_play).to_string()} {onclick} {onpointerdown}>
            { fresh(card.title()) }
            <img src={card_picture(card.picture)} alt="" draggable="false" />
        </button>
    }
}
