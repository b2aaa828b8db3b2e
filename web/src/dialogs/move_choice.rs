//! The dialog that asks which of several moves to the same space is meant.

use table::scene::ListedMove;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;
use crate::platform::focus;

/// The dialog that asks which of several moves to the same space is meant.
pub fn move_choice_dialog(dispatch: &Dispatch, moves: &[ListedMove]) -> Html {
    let onclose = dispatch.callback(|()| Intent::Unselect);
    // By keys alone: the first has the focus, and arrows lead to the others.
    let onkeydown = |event: KeyboardEvent| {
        let back = match &*event.key() {
            "ArrowDown" | "ArrowRight" => false,
            "ArrowUp" | "ArrowLeft" => true,
            _ => return,
        };
        event.prevent_default();
        focus::to_next(".move-choice button", back);
    };
    let each = |(index, choice): (usize, &ListedMove)| {
        let onclick = dispatch.on_click(Intent::Play(choice.id));
        html! {
            <button type="button" autofocus={index == 0} {onclick}>
                { for choice.card.map(|card| html! { <img src={card_picture(card.picture)} alt="" /> }) }
                <span>{ &choice.words }</span>
            </button>
        }
    };
    html! {
        <Dialog key="move-choice" title={t!(dialogs::which)} {onclose}>
            <p class="move-choice" {onkeydown}>{ for moves.iter().enumerate().map(each) }</p>
        </Dialog>
    }
}
