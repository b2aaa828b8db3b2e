//! The button that opens the family's book.

use words::t;
use yew::prelude::*;

use super::store::FamilyBookMsg;
use crate::page::Dispatch;

/// The button, once there is a game in the book.
pub fn family_book_button(dispatch: &Dispatch, has_games: bool) -> Html {
    html! {
        if has_games {
            <button key="family-book" type="button" onclick={dispatch.on_click(FamilyBookMsg::Open(None))}>
                { t!(saved_games::book) }
            </button>
        }
    }
}
