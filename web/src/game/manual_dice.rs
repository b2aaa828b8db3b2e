//! Manual dice: where people enter what they rolled with dice of their own, or which card they drew.

use rules::chance::{self, Card};
use table::roll_prompt::{RollPrompt, TappedDie};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::game::turn_dice::die_picture;
use crate::markup::{fresh, is_word};
use crate::page::Dispatch;

/// A group named by the question: a row of faces for each die, or the cards in the pile. The keys 1 to 6 enter
/// one die after the other (`keys.rs`).
pub fn manual_dice(dispatch: &Dispatch, asked: &RollPrompt) -> Html {
    let dice = asked.dice.iter().enumerate();
    let class = classes!(
        "manual-dice",
        asked.dice.is_empty().then_some("manual-cards")
    );
    html! {
        <div key={asked.entry_count} {class} role="group" aria-label={asked.question.clone()}>
            <p class="question">{ &asked.question }</p>
            { for dice.map(|(index, die)| faces(index, die, dispatch)) }
            { for asked.cards.iter().map(|(card, count)| card_choice(card, *count, dispatch)) }
        </div>
    }
}

/// The six faces of a die.
fn faces(index: usize, tapped: &TappedDie, dispatch: &Dispatch) -> Html {
    let face = |face: u8| {
        let die = chance::Die {
            face,
            look: tapped.look,
            spent: false,
        };
        html! {
            <button type="button" class="face" aria-label={face.to_string()}
                aria-pressed={(tapped.shows == Some(face)).to_string()}
                onclick={dispatch.on_click(Intent::Tap(index, face))}>
                { die_picture(&die) }
            </button>
        }
    };
    html! {
        <div class="faces" role="group" aria-label={tapped.name}>
            <span class="die-name" aria-hidden="true">{ tapped.name }</span>
            { for (1..=6).map(face) }
        </div>
    }
}

/// A card of which `count` are in the pile.
fn card_choice(card: &Card, count: u32, dispatch: &Dispatch) -> Html {
    html! {
        <button key={card.name} type="button" class={classes!("card", is_word(card.title()).then_some("word"))}
            data-card={card.name} title={card.text()} aria-label={t!(play::card_left, card = card.title(), count)}
            onclick={dispatch.on_click(Intent::Enter(card.name.to_owned()))}>
            <b>{ card.title() }</b>
            <small>{ fresh(&t!(play::left, count)) }</small>
        </button>
    }
}
