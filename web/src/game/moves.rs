//! The choices of the moment, in words.

use table::scene::Move;
use table::session::Message;
use words::say;
use yew::prelude::*;

use crate::app::use_dispatch;
use crate::markup::count_render;

/// Props of [`Moves`].
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// The choices; empty while there is nothing to choose.
    pub moves: Vec<Move>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

/// The group "Moves".
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    count_render("Moves");
    let dispatch = use_dispatch();
    let each = |choice: &Move| {
        let class = classes!(
            "move",
            choice.selected.then_some("selected"),
            choice.hinted.then_some("hinted"),
        );
        let onclick = dispatch.on_click(Message::Play(choice.step.clone()));
        let label = (choice.label != choice.words).then(|| choice.label.clone());
        html! {
            <button key={choice.step.clone()} type="button" aria-label={label} {class} data-step={choice.step.clone()} {onclick}>
                { if props.coordinates { &choice.label } else { &choice.words } }
            </button>
        }
    };
    html! {
        <div class="moves" role="group" aria-label={say!(play::moves)} data-zone="moves">
            { for props.moves.iter().map(each) }
        </div>
    }
}
