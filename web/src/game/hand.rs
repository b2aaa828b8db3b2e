//! The hand of cards of the player at the screen.

use table::scene::Scene;
use table::scene::cards::Held;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::markup::{colour_class, count_render, is_word};
use crate::memo::memo;
use crate::page::Dispatch;

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
    /// The hand that a scene shows.
    fn of(scene: &Scene) -> Hand {
        let cards = scene.cards.as_ref().filter(|cards| cards.hand_of.is_some());
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

/// The group of the cards in a hand: a tap picks one.
pub fn hand(scene: &Scene) -> Html {
    memo(Hand::of(scene), draw)
}

fn draw(dispatch: &Dispatch, hand: &Hand) -> Html {
    count_render("Hand");
    let Some(cards) = &hand.cards else {
        return html! { <div class="hand" hidden=true /> };
    };
    let last = cards.len().saturating_sub(1);
    let held = |(index, held): (usize, &Held)| {
        let Held {
            card,
            can_play,
            picked,
        } = *held;
        let class = classes!(
            "held",
            format!("fan-{}", MIDDLE + 2 * index - last.min(MIDDLE)),
            is_word(card.title()).then_some("word"),
            picked.then_some("picked"),
            (!can_play).then_some("idle"),
        );
        html! {
            <button key={index} type="button" {class} data-card={card.name} title={card.text()}
                aria-label={format!("{}: {}", card.title(), card.text())}
                aria-pressed={picked.to_string()} aria-disabled={(!can_play).to_string()}
                onclick={dispatch.on_click(Intent::Pick(card.name.to_owned()))}>
                { card.title() }
                <img src={card_picture(card.name)} alt="" />
            </button>
        }
    };
    html! {
        <div class={classes!("hand", colour_class(hand.colour_key))} role="group"
            aria-label={t!(play::hand, colour = hand.colour)}>
            { for cards.iter().enumerate().map(held) }
        </div>
    }
}
