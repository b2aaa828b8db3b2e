//! The end of a game.

use table::scene::End as Ending;
use yew::prelude::*;

use super::modal::Modal;

/// What the dialog is given.
#[derive(Properties, PartialEq)]
pub struct EndProps {
    /// How the game ended.
    pub end: Ending,
    /// The dialog was closed.
    pub onclose: Callback<()>,
    /// Another game.
    pub onagain: Callback<()>,
}

/// The dialog that names the winner.
#[component]
pub fn End(props: &EndProps) -> Html {
    let again = props.onagain.reform(|_: MouseEvent| ());
    html! {
        <Modal title={props.end.title.clone()} close="Look at the board" onclose={props.onclose.clone()}>
            <ol class="ranking">
                { for props.end.lines.iter().map(|line| html! { <li>{ line }</li> }) }
            </ol>
            <p><button type="button" class="main" onclick={again}>{ "Play again" }</button></p>
        </Modal>
    }
}
