//! Shapes that pictures are made of, in board units.

use rules::board::{Point, Shape, SpaceInfo};
use yew::prelude::*;

/// The point round which signs and figures are drawn before they are moved to their places.
pub const ORIGIN: Point = Point { x: 0, y: 0 };

/// A path.
pub fn path(class: impl Into<Classes>, d: impl Into<AttrValue>) -> Html {
    html! { <path class={class.into()} d={d.into()} /> }
}

/// A path with a transform.
pub fn path_at(
    class: impl Into<Classes>,
    d: impl Into<AttrValue>,
    transform: impl Into<AttrValue>,
) -> Html {
    html! { <path class={class.into()} d={d.into()} transform={transform.into()} /> }
}

/// A circle.
pub fn circle(class: impl Into<Classes>, at: Point, radius: i32) -> Html {
    let [cx, cy, r] = [at.x, at.y, radius].map(|number| number.to_string());
    html! { <circle class={class.into()} {cx} {cy} {r} /> }
}

/// A rectangle with rounded corners; `from` is its upper left corner.
pub fn rect(class: impl Into<Classes>, from: Point, size: Point, rounding: i32) -> Html {
    let numbers = [from.x, from.y, size.x, size.y, rounding];
    let [x, y, width, height, rx] = numbers.map(|number| number.to_string());
    html! { <rect class={class.into()} {x} {y} {width} {height} {rx} /> }
}

/// A line through points.
pub fn polyline(class: impl Into<Classes>, points: String) -> Html {
    html! { <polyline class={class.into()} {points} /> }
}

/// An area between points.
pub fn polygon(class: impl Into<Classes>, points: String) -> Html {
    html! { <polygon class={class.into()} {points} /> }
}

/// The outline of a space.
pub fn shape(class: impl Into<Classes>, info: &SpaceInfo) -> Html {
    match &info.shape {
        Shape::Polygon(corners) => polygon(class, points(corners)),
        Shape::Disc { radius } => circle(class, info.place, *radius),
    }
}

/// Text at a point.
pub fn text(class: impl Into<Classes>, at: Point, words: impl Into<AttrValue>) -> Html {
    let [x, y] = [at.x, at.y].map(|number| number.to_string());
    html! { <text class={class.into()} {x} {y}>{ words.into() }</text> }
}

/// Points as attributes have them: "3,4 5,6".
pub fn points(points: &[Point]) -> String {
    let pairs: Vec<_> = points
        .iter()
        .map(|at| format!("{},{}", at.x, at.y))
        .collect();
    pairs.join(" ")
}

/// The transform that moves to a point what is drawn round the origin.
pub fn translate(to: Point) -> String {
    format!("translate({} {})", to.x, to.y)
}
