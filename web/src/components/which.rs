//! A touch between two that are as near: which was meant?

use rules::board::Space;
use table::scene::Scene;
use yew::prelude::*;

use super::modal::Modal;

/// The dialog that asks.
pub fn which(
    scene: &Scene,
    either: [Space; 2],
    onchoose: &Callback<Space>,
    onclose: Callback<()>,
) -> Html {
    let button = |space: Space| {
        let goal = scene.goals.iter().find(|goal| goal.space == space);
        let label = goal.map(|goal| goal.label.clone()).or_else(|| {
            let mut pawns = scene.pawns.iter().filter(|pawn| pawn.space == space);
            pawns.find_map(|pawn| pawn.label.clone())
        });
        let onclick = onchoose.reform(move |_: MouseEvent| space);
        html! { <button type="button" {onclick}>{ label.unwrap_or_default() }</button> }
    };
    html! {
        <Modal title="Which one?" {onclose}>
            <p class="which">{ for either.into_iter().map(button) }</p>
        </Modal>
    }
}
