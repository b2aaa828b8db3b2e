//! The end of a game.

use table::ending::End;
use yew::prelude::*;

use super::draw::{all, button, words};
use super::modal::Modal;
use super::saying;

/// The dialog that names the winner; `onagain` starts another game with the same seats, `onnew`
/// sets one up, `onwatch` shows this one again, `onshare` makes a link to it.
pub fn end(
    end: &End,
    tally: Option<String>,
    onclose: Callback<()>,
    [onagain, onnew, onwatch, onshare]: [Callback<()>; 4],
) -> Html {
    let lines = |lines: &[String]| -> Html { all(lines.iter().map(|line| words("li", "", line))) };
    let again = if end.goes_on {
        "Next game"
    } else {
        "Play again"
    };
    html! {
        <Modal title={end.title.clone()} close="Look at the board" {onclose}>
            <ol class="ranking">
                { lines(&end.lines) }
            </ol>
            <ul class="points" hidden={end.points.is_empty()}>
                { lines(&end.points) }
            </ul>
            <p>{ &end.length }</p>
            <p class="tally" hidden={tally.is_none()}>{ tally.unwrap_or_default() }</p>
            <p class="deeds">
                { button("main", again, saying(&onagain, ())) }
                { button("", "Watch it again", saying(&onwatch, ())) }
                { button("", "Share", saying(&onshare, ())) }
                { button("", "Set up another game", saying(&onnew, ())) }
            </p>
        </Modal>
    }
}
