//! Steps that go the same way on the board but are not the same: which is meant?

use table::scene::Move;
use table::session::Message;
use yew::prelude::*;

use super::modal::Modal;

/// The dialog that asks.
pub fn asking(moves: &[Move], onmessage: &Callback<Message>) -> Html {
    let onclose = onmessage.reform(|()| Message::Unselect);
    let each = |choice: &Move| {
        let step = choice.step.clone();
        let onclick = onmessage.reform(move |_: MouseEvent| Message::Play(step.clone()));
        html! { <button type="button" {onclick}>{ &choice.words }</button> }
    };
    html! {
        <Modal title="Which one?" {onclose}>
            <p class="which">{ for moves.iter().map(each) }</p>
        </Modal>
    }
}
