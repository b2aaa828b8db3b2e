//! The last turn of each other player in pictograms, and what they did to the person to act. The log tells the same
//! in words.

use table::scene::{LastTurn, SeatsPart, TurnStep};
use yew::prelude::*;

use crate::board::marks::PIPS;
use crate::board::theme::emblem;
use crate::game::player_panels::PAWN;
use crate::markup::{colour_class, count_render};
use crate::memo::memo;
use crate::portrait::portrait;

/// The rows below the sentence. The board shows the trail of the row under the pointer. Screen readers have the log.
pub fn last_turns(seats: &SeatsPart) -> Html {
    let content = (seats.round_summary.clone(), seats.last_turns.clone());
    memo(content, |_, (summary, turns)| {
        draw(summary.as_deref(), turns)
    })
}

fn draw(summary: Option<&str>, turns: &[LastTurn]) -> Html {
    count_render("LastTurns");
    html! {
        <div class="last-turns">
            <p class="round-summary" hidden={summary.is_none()}>{ summary }</p>
            <ul aria-hidden="true">{ for turns.iter().map(row) }</ul>
        </div>
    }
}

/// More pictures than half a phone's width holds.
const LONG: usize = 4;

fn row(turn: &LastTurn) -> Html {
    let class = classes!(
        colour_class(turn.colour_key),
        turn.steps.is_empty().then_some("blank"),
        turn.is_old.then_some("old"),
        (turn.steps.len() > LONG).then_some("long"),
    );
    html! {
        <li key={turn.seat.0} data-turn={turn.seat.0.to_string()} {class}>
            { emblem::small(turn.colour_key) }
            { turn.portrait.as_deref().map(portrait) }
            <b class="whose">{ &turn.name }</b>
            { for turn.steps.iter().map(|step| pictogram(*step)) }
        </li>
    }
}

/// A square picture.
fn pictogram(step: TurnStep) -> Html {
    let (class, picture) = match step {
        TurnStep::Die(face) => ("was-rolled", die(face)),
        TurnStep::NextDie(face) => ("was-rolled next", die(face)),
        TurnStep::Card(title) => ("was-drawn", html! { title }),
        TurnStep::Bonus(count) => ("was-bonus", html! { format!("+{count}") }),
        TurnStep::Took(count) => ("was-took", html! { format!("\u{2605}{count}") }),
        TurnStep::Lost(count) => ("was-took", html! { format!("\u{2212}\u{2605}{count}") }),
        TurnStep::Start => ("was-start", drawn(PAWN, "M15 8h6m-2.5-2.5L21 8l-2.5 2.5")),
        TurnStep::Home => (
            "was-home",
            drawn("M3 11 11 4l8 7M5 10v8h12v-8", "M9 18v-5h4v5"),
        ),
        TurnStep::Blockade => (
            "was-blockade",
            html! {
                <svg viewBox="0 0 22 22">
                    <path d={PAWN} transform="translate(-1 0)" />
                    <path d={PAWN} transform="translate(7 0)" />
                </svg>
            },
        ),
        TurnStep::Slide => ("was-slide", drawn("M3 6 18 16", "M18 10v6h-6")),
        TurnStep::Swap => ("was-swap", drawn("M4 8h13l-4-4", "M18 15H5l4 4")),
        TurnStep::Nothing => ("was-nothing", drawn("M5 5 17 17", "M17 5 5 17")),
        TurnStep::Captured(colour) => {
            return html! {
                <span class={classes!("picture", "was-captured", colour_class(colour))}>
                    { drawn(PAWN, "M2 3 20 19") }
                </span>
            };
        }
    };
    html! { <span class={classes!("picture", class)}>{ picture }</span> }
}

/// The face of a die.
pub fn die(face: u8) -> Html {
    let pips = PIPS.get(usize::from(face).wrapping_sub(1)).copied();
    html! { <svg viewBox="-190 -190 380 380"><path d={pips} /></svg> }
}

/// Two lines in a square.
fn drawn(first: &'static str, second: &'static str) -> Html {
    html! {
        <svg viewBox="0 0 22 22"><path d={first} /><path d={second} /></svg>
    }
}
