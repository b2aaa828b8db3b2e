//! The end of a game.

use table::ending::End;
use yew::prelude::*;

use super::button;
use super::modal::Modal;

/// The dialog that names the winner; `onagain` starts another game with the same seats, `onnew`
/// sets one up.
pub fn end(
    end: &End,
    tally: Option<String>,
    onclose: Callback<()>,
    onagain: Callback<()>,
    onnew: Callback<()>,
) -> Html {
    let again = onagain.reform(|_: MouseEvent| ());
    html! {
        <Modal title={end.title.clone()} close="Look at the board" {onclose}>
            <ol class="ranking">
                { for end.lines.iter().map(|line| html! { <li>{ line }</li> }) }
            </ol>
            <ul class="points" hidden={end.points.is_empty()}>
                { for end.points.iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            <p>{ &end.length }</p>
            <p class="tally" hidden={tally.is_none()}>{ tally.unwrap_or_default() }</p>
            <p class="deeds">
                <button type="button" class="main" onclick={again}>
                    { if end.goes_on { "Next game" } else { "Play again" } }
                </button>
                { button("Set up another game", onnew) }
            </p>
        </Modal>
    }
}
