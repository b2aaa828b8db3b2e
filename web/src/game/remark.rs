//! What a character says, in a bubble beside its yard.

use table::placement::bubble::{Other, kept_free};
use table::scene::{BoardPart, RemarkBubble};
use table::screen::Room;
use yew::prelude::*;

use crate::game::bubble::{About, BubblePlace, use_bubble};
use crate::markup::{colour_class, count_render, fresh};
use crate::portrait::portrait;

/// Props of [`Remark`].
#[derive(Properties, PartialEq)]
pub struct RemarkProps {
    /// The line.
    pub line: RemarkBubble,
    /// The places that the bubble should not cover.
    pub beware: Vec<Other>,
    /// The size of the window.
    pub room: Room,
}

impl RemarkProps {
    /// The line that is said on a board.
    pub fn of(board: &BoardPart, room: Room) -> Option<RemarkProps> {
        let line = board.remark_bubble.clone()?;
        Some(RemarkProps {
            line,
            beware: kept_free(board),
            room,
        })
    }
}

/// The bubble. The style sheet hides it after some seconds; screen readers hear the line with its event.
#[component]
pub fn Remark(props: &RemarkProps) -> Html {
    count_render("Remark");
    let RemarkProps { line, beware, room } = props;
    // It stays in its place while pawns move.
    let place = use_memo((line.clone(), *room), |(line, room)| BubblePlace {
        about: Some(About::Place(line.at)),
        beware: beware.clone(),
        room: *room,
    });
    let bubble = use_bubble((*place).clone(), line.words.clone());
    html! {
        <p ref={bubble} class={classes!("remark", "bubble", colour_class(line.colour_key))} aria-hidden="true">
            { line.portrait.as_deref().map(portrait) }
            { fresh(&line.words) }
        </p>
    }
}
