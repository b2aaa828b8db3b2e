//! Notes on spaces in words.

use rules::words::Note;
use yew::prelude::*;

use crate::markup::count_render;

/// Props of [`SpaceNotes`].
#[derive(Properties, PartialEq)]
pub struct SpaceNotesProps {
    /// The notes.
    pub notes: Vec<Note>,
}

/// All notes. Where there is little room, only those that are urgent are seen; the others are badges on the board.
#[component]
pub fn SpaceNotes(props: &SpaceNotesProps) -> Html {
    count_render("SpaceNotes");
    let line = |note: &Note| {
        html! {
            <li class={(!note.urgent).then_some("later")}>
                <b aria-hidden="true">{ &note.sign }</b>{ " " }{ &note.words }
            </li>
        }
    };
    html! { <ul class="notes" hidden={props.notes.is_empty()}>{ for props.notes.iter().map(line) }</ul> }
}
