//! Notes on spaces in words.

use crate::markup::count_render;
use crate::memo::memo;
use rules::words::Note;
use yew::prelude::*;

/// All notes. Where there is little room, only those that are urgent are seen; the others are badges on the board.
pub fn space_notes(notes: &[Note]) -> Html {
    memo(notes.to_vec(), |_, notes| draw(notes))
}

fn draw(notes: &[Note]) -> Html {
    count_render("SpaceNotes");
    let line = |note: &Note| {
        html! {
            <li class={(!note.urgent).then_some("later")}>
                <b aria-hidden="true">{ &note.sign }</b>{ " " }{ &note.words }
            </li>
        }
    };
    html! { <ul class="notes" hidden={notes.is_empty()}>{ for notes.iter().map(line) }</ul> }
}
