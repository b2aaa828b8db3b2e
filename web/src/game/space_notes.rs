//! Notes on spaces, in words.

use rules::words::Note;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`SpaceNotes`].
#[derive(Properties, PartialEq)]
pub struct SpaceNotesProps {
    /// The notes of the moment.
    pub notes: Vec<Note>,
}

/// All notes, of which the urgent ones are visible.
#[component]
pub fn SpaceNotes(props: &SpaceNotesProps) -> Html {
    count_render("SpaceNotes");
    let line = |note: &Note| {
        let class = (!note.urgent).then_some("unseen");
        html! { <li {class}>{ &note.words }</li> }
    };
    html! {
        <ul class="notes" hidden={props.notes.is_empty()}>{ for props.notes.iter().map(line) }</ul>
    }
}
