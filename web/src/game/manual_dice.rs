//! Where people tell what they threw with dice of their own, or which card they turned.

use rules::chance::{Card, Die};
use table::by_hand::{Asked, TappedDie};
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, element, tag, together, words};
use crate::game::dice::die;
use crate::markup::classes;
use crate::markup::is_word;
use crate::markup::saying;
use crate::markup::truth;
use crate::markup::when;

/// A group named by the question: a row of faces for each die, or the cards that are in the pile. The
/// keys 1 to 6 tell one die after the other.
pub fn by_hand(asked: &Asked, onmessage: &Callback<Message>) -> Html {
    let dice = asked.dice.iter().enumerate();
    let rows = all(dice.map(|(index, die)| faces(index, die, onmessage)));
    let cards = asked.cards.iter();
    let cards = all(cards.map(|(card, count)| turned(card, *count, onmessage)));
    let next = asked.dice.iter().position(|die| die.shows.is_none());
    let told = onmessage.clone();
    let onkey = Callback::from(move |event: KeyboardEvent| {
        let held = event.ctrl_key() || event.alt_key() || event.meta_key();
        let number = event.key().parse().ok().filter(|_| !held);
        if let (Some(next), Some(number @ 1..=6)) = (next, number) {
            told.emit(Message::Tap(next, number));
        }
    });
    let class = classes(&["by-hand", when(asked.dice.is_empty(), "with-cards-told")]);
    let parts = vec![words("p", "question", &asked.question), rows, cards];
    tag!(
        "div",
        "class" = &class,
        "role" = "group",
        "aria-label" = &asked.question,
        { together(parts) },
    )
    .key(asked.made)
    .on_key(onkey)
    .into()
}

/// The six faces of a die.
fn faces(index: usize, tapped: &TappedDie, onmessage: &Callback<Message>) -> Html {
    let face = |face: u8| {
        let picture = die(&Die {
            face,
            look: tapped.look,
            spent: false,
        });
        let button = tag!(
            "button",
            "type" = "button",
            "class" = "face",
            "aria-label" = &face.to_string(),
            "aria-pressed" = truth(tapped.shows == Some(face)),
            { picture },
        );
        Html::from(button.on_click(saying(onmessage, Message::Tap(index, face))))
    };
    element!(
        "div",
        "class" = "faces",
        "role" = "group",
        "aria-label" = tapped.name,
        { all((1..=6).map(face)) },
    )
}

/// A card of which so many are in the pile.
fn turned(card: &Card, count: u32, onmessage: &Callback<Message>) -> Html {
    let left = say!(play::left, count);
    let label = say!(play::card_left, card = card.title(), count);
    let class = classes(&["card", when(is_word(card.title()), "word")]);
    let parts = vec![words("b", "", card.title()), words("small", "", &left)];
    tag!(
        "button",
        "type" = "button",
        "class" = &class,
        "data-card" = card.name,
        "aria-label" = &label,
        "title" = card.text(),
        { together(parts) },
    )
    .key(card.name)
    .on_click(saying(onmessage, Message::Enter(card.name.to_owned())))
    .into()
}
