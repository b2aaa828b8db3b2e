//! The button that rolls the dice or draws a card, and the button "Pass" in its place.

use table::session::{ChoiceId, Intent};
use words::t;
use yew::prelude::*;

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
        <button key="roll" type="button" class="main throw" data-zone="roll" data-cue={is_cued.then_some("")} {hidden}
            aria-disabled={disabled.to_string()} {onclick}>
            { word }
        </button>
    }
}

/// The button "Pass", for a turn without a legal move that does not pass by itself.
pub fn pass_button(dispatch: &Dispatch, id: ChoiceId) -> Html {
    let onclick = dispatch.on_click(Intent::Play(id));
    html! {
        <button key="pass" type="button" class="main throw" data-zone="roll" {onclick}>{ t!(play::pass) }</button>
    }
}
