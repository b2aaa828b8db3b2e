//! The dialog that asks which of two spaces a touch between them meant.

use rules::board::Space;
use table::scene::Scene;
use words::say;
use yew::prelude::*;

use crate::app::{Msg, use_dispatch};
use crate::dialogs::dialog::Dialog;

/// Props of [`SpaceChoiceDialog`].
#[derive(Properties, PartialEq)]
pub struct SpaceChoiceDialogProps {
    /// The spaces and how they are called.
    pub spaces: Vec<(Space, AttrValue)>,
}

impl SpaceChoiceDialogProps {
    /// The choice between these spaces of a scene, each called by the target or the pawn on it.
    pub fn of(scene: &Scene, spaces: [Space; 2]) -> SpaceChoiceDialogProps {
        let label = |space: Space| {
            let goal = scene.goals.iter().find(|goal| goal.space == space);
            let label = goal.map(|goal| goal.label.clone()).or_else(|| {
                let mut pawns = scene.pawns.iter().filter(|pawn| pawn.space == space);
                pawns.find_map(|pawn| pawn.label.clone())
            });
            (space, label.unwrap_or_default().into())
        };
        SpaceChoiceDialogProps {
            spaces: spaces.map(label).into(),
        }
    }
}

/// The dialog that asks which of two spaces a touch between them meant.
#[component]
pub fn SpaceChoiceDialog(props: &SpaceChoiceDialogProps) -> Html {
    let dispatch = use_dispatch();
    let each = |(space, label): &(Space, AttrValue)| {
        let space = *space;
        let onclick = dispatch.callback(move |_: MouseEvent| Msg::Meant(space));
        html! { <button type="button" {onclick}>{ label }</button> }
    };
    html! {
        <Dialog title={say!(dialogs::which)}>
            <p class="which">{ for props.spaces.iter().map(each) }</p>
        </Dialog>
    }
}
