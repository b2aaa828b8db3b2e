//! The hand of cards of the player at the screen.

use table::cards::Held;
use table::scene::Scene;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::markup::{colour_class, count_render, is_word};
use crate::page::use_dispatch;

/// Props of [`Hand`].
#[derive(Properties, PartialEq)]
pub struct HandProps {
    /// The cards; none where no hand is shown.
    pub cards: Option<Vec<Held>>,
    /// The owner's colour, for the style sheet.
    #[prop_or_default]
    pub colour_key: &'static str,
    /// The owner's colour in words.
    #[prop_or_default]
    pub colour: &'static str,
}

impl HandProps {
    /// The hand that a scene shows.
    pub fn of(scene: &Scene) -> HandProps {
        let cards = scene.cards.as_ref().filter(|cards| cards.hand_of.is_some());
        let owner = cards.and_then(|cards| {
            let mut panels = scene.seats.panels.iter();
            panels.find(|panel| Some(panel.seat) == cards.hand_of)
        });
        HandProps {
            cards: cards.map(|cards| cards.hand.clone()),
            colour_key: owner.map_or("", |panel| panel.colour_key),
            colour: owner.map_or("", |panel| panel.colour),
        }
    }
}

/// The place of the middle of a fan among the classes `fan-0` to `fan-8`.
const MIDDLE: usize = 4;

/// The group of the cards in a hand: a tap picks one.
#[component]
pub fn Hand(props: &HandProps) -> Html {
    count_render("Hand");
    let dispatch = use_dispatch();
    let Some(cards) = &props.cards else {
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
        <div class={classes!("hand", colour_class(props.colour_key))} role="group"
            aria-label={t!(play::hand, colour = props.colour)}>
            { for cards.iter().enumerate().map(held) }
        </div>
    }
}
