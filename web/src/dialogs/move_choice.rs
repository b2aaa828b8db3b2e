//! The dialog that asks which of several moves to the same space is meant.

use table::scene::ListedMove;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::board::card_pile::card_picture;
use crate::dialogs::dialog::Dialog;
use crate::page::Dispatch;

/// The dialog that asks which of several moves to the same space is meant.
pub fn move_choice_dialog(dispatch: &Dispatch, moves: &[ListedMove]) -> Html {
    let onclose = dispatch.callback(|()| Intent::Unselect);
    let each = |choice: &ListedMove| {
        let onclick = dispatch.on_click(Intent::Play(choice.id));
        html! {
            <button type="button" {onclick}>
                { for choice.card.map(|card| html! { <img src={card_picture(card.name)} alt="" /> }) }
                <span>{ &choice.words }</span>
            </button>
        }
    };
    html! {
        <Dialog key="move-choice" title={t!(dialogs::which)} {onclose}>
            <p class="which">{ for moves.iter().map(each) }</p>
        </Dialog>
    }
}
