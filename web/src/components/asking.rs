//! Steps that go the same way on the board but are not the same: which is meant?

use table::scene::Move;
use table::session::Message;
use yew::prelude::*;

use super::draw::{button, element};
use super::modal::modal;

/// The dialog that asks.
pub fn asking(moves: &[Move], onmessage: &Callback<Message>) -> Html {
    let onclose = onmessage.reform(|()| Message::Unselect);
    let each = |choice: &Move| {
        let step = choice.step.clone();
        let onclick = onmessage.reform(move |_: MouseEvent| Message::Play(step.clone()));
        button("", &choice.words, onclick)
    };
    let which = moves.iter().map(each).collect();
    let which = element("p", &["class"], &["which"], which);
    modal("Which one?", onclose, which)
}
