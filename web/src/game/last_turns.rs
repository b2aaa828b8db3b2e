//! The last turn of each other player, and what they did to the person to act. The log tells the same at length.

use rules::chance::Faces;
use table::scene::{LastTurn, SeatsPart};
use table::screen::ShownTurns;
use yew::prelude::*;

use crate::board::marks::PIPS;
use crate::board::theme::emblem;
use crate::markup::memo::memo;
use crate::markup::{colour_class, count_render, fresh};
use crate::portrait::portrait;

/// The rows below the sentence. The board shows the trail of the row under the pointer. Screen readers have the log.
pub fn last_turns(seats: &SeatsPart, shown: ShownTurns) -> Html {
    let content = (seats.round_summary.clone(), seats.last_turns.clone(), shown);
    memo(content, |(summary, turns, shown)| {
        draw(summary.as_deref(), turns, *shown)
    })
}

fn draw(summary: Option<&str>, turns: &[LastTurn], shown: ShownTurns) -> Html {
    count_render("LastTurns");
    html! {
        <div class="last-turns" hidden={shown == ShownTurns::Nothing}>
            <p class="round-summary" hidden={summary.is_none()}>{ for summary.map(fresh) }</p>
            <ul aria-hidden="true" hidden={shown != ShownTurns::Rows}>{ for turns.iter().map(row) }</ul>
        </div>
    }
}

fn row(turn: &LastTurn) -> Html {
    let class = classes!(
        colour_class(turn.colour_key),
        turn.summary.is_empty().then_some("blank"),
        turn.is_old.then_some("old"),
        turn.hits_reader.then_some("hit"),
    );
    html! {
        <li key={turn.seat.0} data-turn={turn.seat.0.to_string()} {class}>
            { emblem::small(turn.colour_key) }
            { turn.portrait.as_deref().map(portrait) }
            <span class="turn-words"><b>{ fresh(&turn.name) }</b>{ " " }{ fresh(&turn.summary) }</span>
            <span class="rolls">{ for turn.rolls.iter().map(roll) }</span>
        </li>
    }
}

fn roll(faces: &Faces) -> Html {
    let (class, faces) = match faces {
        Faces::Dice(dice) => ("roll", dice.iter().map(|face| die(*face)).collect()),
        Faces::Card(card) => ("roll drawn", fresh(card.title())),
    };
    html! { <span {class}>{ faces }</span> }
}

/// The face of a die.
pub fn die(face: u8) -> Html {
    let pips = PIPS.get(usize::from(face).wrapping_sub(1)).copied();
    html! { <svg viewBox="-190 -190 380 380"><path d={pips} /></svg> }
}
