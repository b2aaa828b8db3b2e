//! The choices of the moment, in words.

use table::scene::Move;
use table::session::Message;
use words::say;
use yew::prelude::*;

use super::draw::button_with;
use super::{classes, saying, when};

/// The group "Moves"; empty while there is nothing to choose.
pub fn moves(moves: &[Move], names: bool, onmessage: &Callback<Message>) -> Html {
    let each = |choice: &Move| {
        let onclick = saying(onmessage, Message::Play(choice.step.clone()));
        let class = classes(&[
            "move",
            when(choice.selected, "selected"),
            when(choice.hinted, "hinted"),
        ]);
        button_with!(
            if names {
                &*choice.label
            } else {
                &*choice.words
            },
            onclick,
            "aria-label" = if choice.label == choice.words {
                ""
            } else {
                &*choice.label
            },
            "class" = &class,
            "data-step" = &choice.step,
        )
        .key(choice.step.clone())
    };
    html! {
        <div class="moves" role="group" aria-label={say!(play::moves)} data-zone="moves">
            { for moves.iter().map(each) }
        </div>
    }
}
