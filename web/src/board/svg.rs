//! Shapes that pictures are made of, in board units.

use rules::board::{Point, Shape, SpaceInfo};
pub use table::board_outlines::points;
use yew::prelude::*;

/// The point round which signs and figures are drawn before they are moved to their places.
pub const ORIGIN: Point = Point { x: 0, y: 0 };

/// A path.
pub fn path(class: impl Into<Classes>, d: impl Into<AttrValue>) -> Html {
    path_element(class.into(), d.into(), None)
}

/// A path with a transform.
pub fn path_at(
    class: impl Into<Classes>,
    d: impl Into<AttrValue>,
    transform: impl Into<AttrValue>,
) -> Html {
    path_element(class.into(), d.into(), Some(transform.into()))
}

// The elements are written apart from the generic functions, so that each is compiled once.
fn path_element(class: Classes, d: AttrValue, transform: Option<AttrValue>) -> Html {
    html! { <path {class} {d} {transform} /> }
}

/// A circle.
pub fn circle(class: impl Into<Classes>, at: Point, radius: i32) -> Html {
    circle_element(class.into(), at, radius)
}

fn circle_element(class: Classes, at: Point, radius: i32) -> Html {
    let [cx, cy, r] = [at.x, at.y, radius].map(|number| number.to_string());
    html! { <circle {class} {cx} {cy} {r} /> }
}

/// An ellipse.
pub fn ellipse(class: &'static str, at: Point, radii: Point) -> Html {
    let [cx, cy, rx, ry] = [at.x, at.y, radii.x, radii.y].map(|number| number.to_string());
    html! { <ellipse {class} {cx} {cy} {rx} {ry} /> }
}

/// A rectangle with rounded corners; `from` is its upper left corner.
pub fn rect(class: &'static str, from: Point, size: Point, rounding: i32) -> Html {
    let numbers = [from.x, from.y, size.x, size.y, rounding];
    let [x, y, width, height, rx] = numbers.map(|number| number.to_string());
    html! { <rect class={(!class.is_empty()).then_some(class)} {x} {y} {width} {height} {rx} /> }
}

/// A line through points.
pub fn polyline(class: &'static str, points: String) -> Html {
    html! { <polyline {class} {points} /> }
}

/// An area between points.
pub fn polygon(class: Classes, points: String) -> Html {
    html! { <polygon {class} {points} /> }
}

/// The outline of a space.
pub fn shape(class: impl Into<Classes>, info: &SpaceInfo) -> Html {
    let class = class.into();
    match &info.shape {
        Shape::Polygon(corners) => polygon(class, points(corners)),
        Shape::Disc { radius } => circle_element(class, info.place, *radius),
    }
}

/// Text at a point.
pub fn text(class: impl Into<Classes>, at: Point, words: impl Into<AttrValue>) -> Html {
    text_element(class.into(), at, words.into())
}

fn text_element(class: Classes, at: Point, words: AttrValue) -> Html {
    let [x, y] = [at.x, at.y].map(|number| number.to_string());
    html! { <text {class} {x} {y}>{ words }</text> }
}

/// The transform that moves to a point what is drawn round the origin.
pub fn translate(to: Point) -> String {
    format!("translate({} {})", to.x, to.y)
}

/// The transform that moves to a point what is drawn round the origin, at so many hundredths of its size.
pub fn sized(to: Point, percent: i32) -> String {
    match percent {
        100 => translate(to),
        _ => format!("{} scale(.{percent:02})", translate(to)),
    }
}
