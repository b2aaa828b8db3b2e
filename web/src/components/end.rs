//! The end of a game.

use table::ending::End;
use words::say;
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
        say!(dialogs::next_game)
    } else {
        say!(dialogs::play_again)
    };
    html! {
        <Modal title={end.title.clone()} close={say!(dialogs::look_at_board)} {onclose}>
            <ol class="ranking">
                { all(end.lines.iter().map(|line| html! {
                    <li value={line.rank.to_string()}>{ &line.words }</li>
                })) }
            </ol>
            <ul class="points" hidden={end.points.is_empty()}>
                { lines(&end.points) }
            </ul>
            <p>{ &end.length }</p>
            <p class="tally" hidden={tally.is_none()}>{ tally.unwrap_or_default() }</p>
            <p class="deeds">
                { button("main", again, saying(&onagain, ())) }
                { button("", say!(dialogs::watch_again), saying(&onwatch, ())) }
                { button("", say!(page::share), saying(&onshare, ())) }
                { button("", say!(dialogs::another), saying(&onnew, ())) }
            </p>
        </Modal>
    }
}
