//! What is worth knowing of single spaces: a badge on the board, and in words what is urgent.

use rules::board::Board;
use rules::words::Note;
use yew::prelude::*;

/// The badges, on the corners of their spaces.
pub fn badges(board: &Board, notes: &[Note]) -> Html {
    let badge = |note: &Note| {
        let place = board.space(note.at).place;
        let class = classes!("badge", note.urgent.then_some("urgent"));
        html! {
            <g key={note.at.0} {class} transform={format!("translate({} {})", place.x, place.y - 190)}>
                <title>{ &note.words }</title>
                <circle r="125" />
                <text>{ &note.sign }</text>
            </g>
        }
    };
    html! { <g class="badges" aria-hidden="true">{ for notes.iter().map(badge) }</g> }
}

/// All notes in words, those that are urgent in sight.
pub fn notes(notes: &[Note]) -> Html {
    let line = |note: &Note| {
        html! { <li class={classes!((!note.urgent).then_some("unseen"))}>{ &note.words }</li> }
    };
    html! { <ul class="notes" hidden={notes.is_empty()}>{ for notes.iter().map(line) }</ul> }
}
