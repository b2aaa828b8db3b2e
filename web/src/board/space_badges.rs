//! Notes on spaces, such as the age of a blockade.

use std::rc::Rc;

use rules::board::{Board, Point};
use rules::words::Note;
use yew::prelude::*;

use crate::board::svg::{ORIGIN, circle, text, translate};
use crate::markup::count_render;

/// Props of [`SpaceBadges`].
#[derive(Properties, PartialEq)]
pub struct SpaceBadgesProps {
    /// The board.
    pub board: Rc<Board>,
    /// The notes.
    pub notes: Vec<Note>,
}

/// A badge for each note, on the corner of its space.
#[component]
pub fn SpaceBadges(props: &SpaceBadgesProps) -> Html {
    count_render("SpaceBadges");
    let badge = |note: &Note| {
        let Point { x, y } = props.board.space(note.at).place;
        let at = Point { x, y: y - 190 };
        let class = classes!("badge", note.urgent.then_some("urgent"));
        html! {
            <g key={note.at.0} {class} transform={translate(at)}>
                <title>{ &note.words }</title>
                { circle("", ORIGIN, 125) }
                { text("", ORIGIN, note.sign.clone()) }
            </g>
        }
    };
    html! { <g class="badges" aria-hidden="true">{ for props.notes.iter().map(badge) }</g> }
}
