//! Steps that go the same way on the board but are not the same: which is meant?

use table::scene::Move;
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, button, element};
use crate::dialogs::dialog::modal;
use crate::markup::saying;

/// The dialog that asks.
pub fn asking(moves: &[Move], onmessage: &Callback<Message>) -> Html {
    let onclose = onmessage.reform(|()| Message::Unselect);
    let each = |choice: &Move| {
        let onclick = saying(onmessage, Message::Play(choice.step.clone()));
        button("", &choice.words, onclick)
    };
    let which = all(moves.iter().map(each));
    let which = element!("p", "class" = "which", { which });
    modal(say!(dialogs::which), onclose, which)
}
