//! The choices of the moment, in words.

use table::scene::Move;
use yew::prelude::*;

/// What the moves are given.
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// The choices; none while there is nothing to choose.
    pub moves: Vec<Move>,
    /// A step was chosen.
    pub onplay: Callback<String>,
}

/// The group "Moves".
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let each = |choice: &Move| {
        let step = choice.step.clone();
        let onclick = props.onplay.reform(move |_: MouseEvent| step.clone());
        let class = classes!(
            "move",
            choice.selected.then_some("selected"),
            choice.hinted.then_some("hinted")
        );
        html! {
            <button type="button" key={choice.step.clone()} {class} data-step={choice.step.clone()} {onclick}>
                { &choice.words }
            </button>
        }
    };
    html! {
        <div class="moves" role="group" aria-label="Moves" data-zone="moves">
            { for props.moves.iter().map(each) }
        </div>
    }
}
