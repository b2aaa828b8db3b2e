//! Notes on spaces in words.

use crate::markup::memo::memo;
use crate::markup::{count_render, fresh};
use rules::words::Note;
use yew::prelude::*;

/// All notes. Only those that matter soon are seen; the others are badges on the board.
pub fn space_notes(notes: &[Note]) -> Html {
    memo(notes.to_vec(), |notes| draw(notes))
}

/// Whether a note matters soon.
pub fn is_seen(note: &Note) -> bool {
    note.left <= 1
}

fn draw(notes: &[Note]) -> Html {
    count_render("SpaceNotes");
    let line = |note: &Note| {
        html! {
            <li class={(!is_seen(note)).then_some("unseen")}>{ fresh(&note.words) }</li>
        }
    };
    html! { <ul class="space-notes" hidden={notes.is_empty()}>{ for notes.iter().map(line) }</ul> }
}
