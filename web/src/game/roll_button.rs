//! The button that rolls the dice or draws a card, and the buttons in its place: "Pass", "Skip the swap" and "Discard the 4".
//! Each game has its word for "Roll": `race.ftl`, `annie.ftl`, `sorry.ftl`.

use table::scene::ListedMove;
use table::session::{ChoiceId, Intent};
use words::t;
use yew::prelude::*;

use crate::markup::fresh;
use crate::page::Dispatch;

/// The button, which says "Roll" or "Draw". It is hidden where nobody rolls on this screen: in a replay, with manual
/// dice, or where cards are dealt. It is never disabled as such: a disabled button would lose the focus. With a
/// cue it glows.
pub fn roll_button(
    dispatch: &Dispatch,
    word: &str,
    hidden: bool,
    disabled: bool,
    is_cued: bool,
) -> Html {
    let onclick = dispatch.on_click(Intent::Roll);
    html! {
        <button key="roll" type="button" class="main turn-button" data-zone="roll" data-cue={is_cued.then_some("")} {hidden}
            aria-disabled={disabled.to_string()} {onclick}>
            { fresh(word) }
        </button>
    }
}

/// The button "Pass", for a turn without a legal move that does not pass by itself.
pub fn pass_button(dispatch: &Dispatch, id: ChoiceId) -> Html {
    let onclick = dispatch.on_click(Intent::Play(id));
    html! {
        <button key="pass" type="button" class="main turn-button" data-zone="roll" {onclick}>{ t!(play::pass) }</button>
    }
}

/// The button "Redo". It takes the place of the roll button, which is not needed while a move is chosen.
pub fn redo_button(dispatch: &Dispatch) -> Html {
    let onclick = dispatch.on_click(Intent::Redo);
    html! {
        <button key="redo" type="button" class="turn-button redo" {onclick}>{ t!(page::redo) }</button>
    }
}

/// The button for the choice that nothing on the board stands for. The hint may be to press it.
pub fn skip_button(dispatch: &Dispatch, skip: &ListedMove) -> Html {
    let onclick = dispatch.on_click(Intent::Play(skip.id));
    // When a card must be discarded, the player can do nothing else.
    let discards = skip.card.is_some();
    let class = classes!(
        "turn-button",
        "skip",
        discards.then_some("main"),
        skip.hinted.then_some("hinted"),
    );
    html! {
        <button key="skip-choice" type="button" {class} data-zone="roll" {onclick}>{ fresh(&skip.words) }</button>
    }
}
