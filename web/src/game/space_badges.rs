//! Badges on spaces that have notes.

use rules::board::{Board, Point};
use rules::words::Note;
use yew::prelude::*;

use crate::board::draw::{MIDDLE, all, circle, tag, text, translate};
use crate::markup::classes;
use crate::markup::when;

/// The badges, on the corners of their spaces.
pub fn badges(board: &Board, notes: &[Note]) -> Html {
    let badge = |note: &Note| {
        let Point { x, y } = board.space(note.at).place;
        let at = Point { x, y: y - 190 };
        let class = classes(&["badge", when(note.urgent, "urgent")]);
        tag!(
            "g",
            "class" = &class,
            "transform" = &translate(at),
            html! {
                <>
                    <title>{ &note.words }</title>
                    { circle("", MIDDLE, 125) }
                    { text("", MIDDLE, &note.sign) }
                </>
            },
        )
        .key(note.at.0)
        .into()
    };
    html! { <g class="badges" aria-hidden="true">{ all(notes.iter().map(badge)) }</g> }
}
