//! The hint in the place of the status: the suggested move and the reason; below it, once asked for, why, and the best
//! plays with their chances of winning, each of which can be shown on the board. The arrows are in
//! `board/highlights.rs`; which moves they are and why, in `crates/bot/src/hint.rs`.

use rules::narrator::Line;
use table::scene::{HintText, ListedMove, Scene};
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::game::line_text::line_text;
use crate::game::roll_button::skip_button;
use crate::markup::memo::memo;
use crate::markup::{count_render, fresh};
use crate::page::Dispatch;

/// A longer hint has smaller letters on a phone.
const LONG: usize = 120;

/// The hint of a scene, in the place of its status.
pub fn hint_line(dispatch: &Dispatch, scene: &Scene, coordinates: bool) -> Html {
    let position = scene.moves.hint.as_ref().map(|_| scene.position.clone());
    let skip = scene.moves.skip.clone().filter(|skip| skip.hinted);
    let content = (
        dispatch.clone(),
        scene.moves.hint.clone(),
        position,
        skip,
        coordinates,
    );
    memo(content, |(dispatch, hint, position, skip, coordinates)| {
        count_render("Hint");
        match (hint, position) {
            (Some(hint), Some(position)) => {
                draw(dispatch, hint, position, skip.as_ref(), *coordinates)
            }
            _ => html! { <div class="hint" hidden=true /> },
        }
    })
}

fn draw(
    dispatch: &Dispatch,
    hint: &HintText,
    position: &str,
    skip: Option<&ListedMove>,
    coordinates: bool,
) -> Html {
    let text = |line: &Line| line_text(line, coordinates);
    let best_play = |(index, (play, chance)): (usize, &(Line, String))| {
        let rank = t!(play::rank, number = index as u32 + 1);
        html! {
            <button type="button" aria-pressed={(hint.shown == index).to_string()}
                aria-label={format!("{rank} {chance}: {}", play.full)}
                onclick={dispatch.on_click(Intent::ShowPlay(index))}>
                <small>{ fresh(&rank) }</small>{ " " }<span>{ text(play) }</span>{ " " }<small>{ fresh(chance) }</small>
            </button>
        }
    };
    let kind = match hint.shown {
        0 => t!(play::hint),
        _ => t!(play::another_play),
    };
    let is_long = hint.line.plain.len() + hint.reason.len() > LONG;
    html! {
        <div class={classes!("hint", is_long.then_some("long"))} data-zone="board">
            // Another element for each hint, as `fresh` does for one text.
            <p key={format!("{kind} {} {} {coordinates}", hint.line.full, hint.reason)}>
                { kind }{ " " }<b>{ text(&hint.line) }{ "." }</b>{ " " }{ &hint.reason }{ "." }
                { for skip.map(|skip| skip_button(dispatch, skip)) }
            </p>
            // Another element for each position, so that it is closed at first.
            <details key={position.to_owned()} hidden={hint.chances.is_empty() && hint.why.is_empty()}>
                <summary>{ t!(play::why) }</summary>
                <div class="why">
                    if !hint.why.is_empty() {
                        <p key={&*hint.why}>{ &hint.why }{ "." }</p>
                    }
                    <fieldset hidden={hint.chances.is_empty()}>
                        <legend>{ t!(play::chances) }</legend>
                        { for hint.chances.iter().enumerate().map(best_play) }
                    </fieldset>
                </div>
            </details>
            <button type="button" class="close-hint" aria-label={t!(play::close_hint)}
                onclick={dispatch.on_click(Intent::Unselect)}>{ "\u{d7}" }</button>
        </div>
    }
}
