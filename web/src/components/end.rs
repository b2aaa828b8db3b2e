//! The end of a game.

use table::scene::End;
use yew::prelude::*;

use super::modal::Modal;

/// The dialog that names the winner; `onagain` sets up another game.
pub fn end(end: &End, onclose: Callback<()>, onagain: Callback<()>) -> Html {
    let again = onagain.reform(|_: MouseEvent| ());
    html! {
        <Modal title={end.title.clone()} close="Look at the board" {onclose}>
            <ol class="ranking">
                { for end.lines.iter().map(|line| html! { <li>{ line }</li> }) }
            </ol>
            <p><button type="button" class="main" onclick={again}>{ "Play again" }</button></p>
        </Modal>
    }
}
