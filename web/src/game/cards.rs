//! Cards: what the open card does, and the hand before its owner.

use rules::chance::Card;
use table::cards::{Cards, Held};
use table::scene::{Plate, Scene};
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, button_with, element};
use crate::board::theme::emblem;
use crate::markup::classes;
use crate::markup::colour_class;
use crate::markup::is_word;
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;

/// The open card, or the one that is picked from the hand.
pub fn open_card(scene: &Scene) -> Option<Card> {
    let cards = scene.cards.as_ref()?;
    let picked = || cards.hand.iter().find(|held| held.picked);
    let open = cards.card.filter(|_| cards.is_open);
    open.or_else(|| picked().map(|held| held.card))
}

/// What that card does.
pub fn card_text(scene: &Scene) -> Html {
    let open = open_card(scene);
    html! {
        <p class="card-text" hidden={open.is_none()}>
            { for open.map(|card| html! { <><b>{ card.title() }</b>{ " " }{ card.text() }</> }) }
        </p>
    }
}

/// The hand of whoever looks, or the curtain before it.
pub fn hand(scene: &Scene, onmessage: &Callback<Message>) -> Html {
    if let Some(plate) = &scene.curtain {
        return curtain(plate, onmessage);
    }
    let Some(cards) = scene.cards.as_ref().filter(|cards| cards.hand_of.is_some()) else {
        return html! { <div class="hand" hidden=true /> };
    };
    let owner = scene
        .plates
        .iter()
        .find(|plate| Some(plate.seat) == cards.hand_of);
    let (key, colour) = owner.map_or(("", ""), |plate| (plate.colour_key, plate.colour));
    let cards = cards.hand.iter().enumerate();
    let cards = cards.map(|(index, held)| held_card(index, held, onmessage));
    let class = classes(&["hand", &colour_class(key)]);
    let label = say!(play::hand, colour);
    element!(
        "div",
        "class" = &class,
        "role" = "group",
        "aria-label" = &label,
        { all(cards) },
    )
}

fn held_card(index: usize, held: &Held, onmessage: &Callback<Message>) -> Html {
    let Held {
        card,
        can_play,
        picked,
    } = *held;
    let onclick = saying(onmessage, Message::Pick(card.name.to_owned()));
    let label = format!("{}: {}", card.title(), card.text());
    let class = classes(&[
        "held",
        when(is_word(card.title()), "word"),
        when(picked, "picked"),
        when(!can_play, "idle"),
    ]);
    button_with!(
        card.title(),
        onclick,
        "class" = &class,
        "data-card" = card.name,
        "aria-label" = &label,
        "title" = card.text(),
        "aria-pressed" = truth(picked),
        "aria-disabled" = truth(!can_play),
    )
    .key(index)
    .into()
}

/// What keeps a hand from other eyes until its owner looks.
fn curtain(plate: &Plate, onmessage: &Callback<Message>) -> Html {
    let onclick = saying(onmessage, Message::Look);
    let (colour, name) = (plate.colour, &plate.name);
    let pass = if name == colour {
        say!(play::pass_to, colour)
    } else {
        say!(play::pass_to_named, colour, name)
    };
    let show = say!(play::show_hand, colour);
    let class = classes(&["curtain", &colour_class(plate.colour_key)]);
    element!(
        "section",
        "class" = &class,
        "aria-labelledby" = "curtain-title",
        html! {
            <>
                <h2 id="curtain-title">{ emblem::small(plate.colour_key) }{ pass }</h2>
                { button_with!(&show, onclick, "class" = "main", "data-zone" = "moves") }
            </>
        },
    )
}

/// Which cards may still come, in a line each.
pub fn cards_left(cards: &Cards) -> Html {
    let line = |(card, count): &(Card, u32)| {
        html! { <tr><th scope="row">{ card.title() }</th><td>{ count }</td><td>{ card.text() }</td></tr> }
    };
    html! {
        <table class="cards-left">
            <thead><tr><th scope="col">{ say!(play::card) }</th><th scope="col">{ say!(play::cards_left) }</th><th scope="col">{ say!(play::card_does) }</th></tr></thead>
            <tbody>{ all(cards.unseen.iter().map(line)) }</tbody>
        </table>
    }
}
