//! Highlights on the board: the trails of others, the path that is pointed at, and the hint.

use rules::board::{Board, Point, Space};
use table::scene::{BoardPart, Trail};
use yew::prelude::*;

use crate::board::svg::{circle, path_at, points, polygon, polyline, shape, translate};
use crate::markup::{colour_class, count_render};
use crate::memo::memo;

/// The sizes of a trail's marks, in board units.
const START: i32 = 150;
const DOT: i32 = 70;
const END: i32 = 250;

/// A star with eight points, round a pawn.
const STAR: &str = "M0-470 112-270 332-332 270-112 470 0 270 112 332 332 112 270 0 470-112 270-332 332-270 112-470 0\
    -270-112-332-332-112-270z";

/// The distance from the end of the hint's arrow to its goal, in board units.
const SHORT_OF: i32 = 130;

/// Marks on spaces, below the pawns: the trails of others, and the path that is pointed at.
pub fn highlights(part: &BoardPart) -> Html {
    let value = (part.layout.clone(), part.trails.clone(), part.lit.clone());
    memo(value, |_, (board, trails, lit)| draw(board, trails, lit))
}

fn draw(board: &Board, trails: &[Trail], lit: &[Space]) -> Html {
    count_render("Highlights");
    let lit = lit.iter();
    html! {
        <g class="marks" aria-hidden="true">
            { for trails.iter().map(trail) }
            <g>{ for lit.map(|space| shape("mark lit", board.space(*space))) }</g>
        </g>
    }
}

/// The ways of a seat in its colour: a ring where each begins, a dot on each space, and a larger ring where it ends. A
/// star in the colour of a person is where it captured that person's pawn.
fn trail(trail: &Trail) -> Html {
    let way = |way: &Vec<Point>| {
        let last = way.len().saturating_sub(1);
        let mark = |(index, point): (usize, &Point)| match index {
            _ if index == last => mark("ring", *point, END),
            0 => mark("ring", *point, START),
            _ => mark("dot", *point, DOT),
        };
        html! { <g class="way">{ for way.iter().enumerate().map(mark) }</g> }
    };
    let star = |(at, colour): &(Point, &'static str)| {
        let part = |class| path_at(class, STAR, translate(*at));
        html! { <g class={colour_class(colour)}>{ for ["rim", "edge", "ring"].map(part) }</g> }
    };
    let class = classes!("trail", colour_class(trail.colour_key));
    html! {
        <g {class} key={trail.seat.0}>
            { for trail.ways.iter().map(way) }
            { for trail.captures.iter().map(star) }
        </g>
    }
}

/// A mark in a seat's colour, with a dark and a light edge, so that it can be seen on any print.
fn mark(class: &'static str, at: Point, radius: i32) -> Html {
    let circles = ["rim", "edge", class].map(|class| circle(class, at, radius));
    html! { <>{ for circles }</> }
}

/// The suggested move as an arrow through these points, above the pawns. Without a hint there are none.
pub fn hint_arrow(way: &[Point]) -> Html {
    memo(way.to_vec(), |_, way| draw_arrow(way))
}

fn draw_arrow(way: &[Point]) -> Html {
    count_render("HintArrow");
    let [.., before, end] = *way else {
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
    let mut way = way.to_vec();
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
