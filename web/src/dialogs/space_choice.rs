//! A touch between two that are as near: which was meant?

use rules::board::Space;
use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::board::draw::{all, button, element};
use crate::dialogs::dialog::modal;
use crate::markup::saying;

/// The dialog that asks.
pub fn which(
    scene: &Scene,
    either: [Space; 2],
    onchoose: &Callback<Space>,
    onclose: Callback<()>,
) -> Html {
    let each = |space: Space| {
        let goal = scene.goals.iter().find(|goal| goal.space == space);
        let label = goal.map(|goal| goal.label.clone()).or_else(|| {
            let mut pawns = scene.pawns.iter().filter(|pawn| pawn.space == space);
            pawns.find_map(|pawn| pawn.label.clone())
        });
        let onclick = saying(onchoose, space);
        button("", &label.unwrap_or_default(), onclick)
    };
    let which = all(either.into_iter().map(each));
    let which = element!("p", "class" = "which", { which });
    modal(say!(dialogs::which), onclose, which)
}
