//! The button that opens the family's book.

use words::t;
use yew::prelude::*;

use super::store::FamilyBookMsg;
use crate::page::Dispatch;

/// The button.
pub fn family_book_button(dispatch: &Dispatch) -> Html {
    html! {
        <button key="family-book" type="button" onclick={dispatch.on_click(FamilyBookMsg::Open(None))}>
            { t!(saved_games::book) }
        </button>
    }
}
