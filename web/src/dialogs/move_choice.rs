//! The dialog that asks which of several moves to the same space is meant.

use table::scene::Move;
use table::session::Intent;
use words::t;
use yew::prelude::*;

use crate::dialogs::dialog::Dialog;
use crate::page::use_dispatch;

/// Props of [`MoveChoiceDialog`].
#[derive(Properties, PartialEq)]
pub struct MoveChoiceDialogProps {
    /// The moves.
    pub moves: Vec<Move>,
}

/// The dialog that asks which of several moves to the same space is meant.
#[component]
pub fn MoveChoiceDialog(props: &MoveChoiceDialogProps) -> Html {
    let dispatch = use_dispatch();
    let onclose = dispatch.callback(|()| Intent::Unselect);
    let each = |choice: &Move| {
        let onclick = dispatch.on_click(Intent::Play(choice.id));
        html! { <button type="button" {onclick}>{ &choice.words }</button> }
    };
    html! {
        <Dialog title={t!(dialogs::which)} {onclose}>
            <p class="which">{ for props.moves.iter().map(each) }</p>
        </Dialog>
    }
}
