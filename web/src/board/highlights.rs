//! Highlights on the board: the last play, the path that is pointed at, and the hint.

use std::rc::Rc;

use rules::board::{Board, Point, Space};
use yew::prelude::*;

use crate::board::svg::{points, polygon, polyline, shape};
use crate::markup::count_render;

/// The distance from the end of the hint's arrow to its goal, in board units.
const SHORT_OF: i32 = 130;

/// Props of [`Highlights`].
#[derive(Properties, PartialEq)]
pub struct HighlightsProps {
    /// The board.
    pub board: Rc<Board>,
    /// The spaces where the last play began and ended.
    pub last: Vec<Space>,
    /// The path that is pointed at.
    pub lit: Vec<Space>,
}

/// Marks on spaces, below the pawns.
#[component]
pub fn Highlights(props: &HighlightsProps) -> Html {
    count_render("Highlights");
    let marked = |class: &'static str, spaces: &[Space]| {
        let shapes = spaces
            .iter()
            .map(|space| shape(class, props.board.space(*space)));
        html! { <g>{ for shapes }</g> }
    };
    html! {
        <g class="marks" aria-hidden="true">
            // A light line below a dark one is visible on any space.
            { marked("mark rim", &props.last) }
            { marked("mark last", &props.last) }
            { marked("mark lit", &props.lit) }
        </g>
    }
}

/// Props of [`HintArrow`].
#[derive(Properties, PartialEq)]
pub struct HintArrowProps {
    /// The points that the suggested move passes; empty without a hint.
    pub way: Vec<Point>,
}

/// The suggested move as an arrow, above the pawns.
#[component]
pub fn HintArrow(props: &HintArrowProps) -> Html {
    count_render("HintArrow");
    let [.., before, end] = props.way[..] else {
        return html! { <g class="hint-arrow" /> };
    };
    // The head is a triangle at the end of the way, pointing as its last step does.
    let (dx, dy) = (end.x - before.x, end.y - before.y);
    let length = dx.abs().max(dy.abs()).max(1);
    let along = |units: i32, across: i32| Point {
        x: end.x + (dx * units - dy * across) / length,
        y: end.y + (dy * units + dx * across) / length,
    };
    let head = [
        along(SHORT_OF, 0),
        along(-SHORT_OF, 150),
        along(-SHORT_OF, -150),
    ];
    let mut way = props.way.clone();
    if let Some(last) = way.last_mut() {
        *last = along(-SHORT_OF, 0);
    }
    html! {
        <g class="hint-arrow" aria-hidden="true">
            { polyline("shaft rim", points(&way)) }
            { polyline("shaft", points(&way)) }
            { polygon("head".into(), points(&head)) }
        </g>
    }
}
