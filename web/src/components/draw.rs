//! Elements, and the shapes that pictures are made of.
//!
//! `html!` writes out anew, wherever an element stands, all that an element consists of: some
//! hundreds of bytes. Pictures have many elements of few kinds; what makes each kind is here, once.
//! Nothing has a class that changes but through here either: Yew's own `Classes` bring a set of
//! their own into the page.

use std::rc::Rc;

use rules::board::{Point, Shape, SpaceInfo};
use yew::html::onclick;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VList, VTag};

/// The point round which signs and figures are drawn before they are moved to their places.
pub const MIDDLE: Point = Point { x: 0, y: 0 };

/// An element with the attributes of those names; one whose value is empty is left out.
pub fn element(
    name: &'static str,
    names: &'static [&'static str],
    values: &[&str],
    children: Html,
) -> Html {
    tag(name, names, values, children).into()
}

/// The same, still to be given a key or something that it listens to.
pub fn tag(
    name: &'static str,
    names: &'static [&'static str],
    values: &[&str],
    children: Html,
) -> VTag {
    let value = |value: &&str| {
        let value = (!value.is_empty()).then(|| AttrValue::Rc((*value).into()));
        value.map(AttributeOrProperty::Attribute)
    };
    let mut element = VTag::new(name);
    element.attributes = Attributes::Dynamic {
        keys: names,
        values: values.iter().map(value).collect(),
    };
    if let Some(within) = element.children_mut() {
        *within = children;
    }
    element
}

/// A button with attributes; "type" has to be among them.
pub fn button_with(
    names: &'static [&'static str],
    values: &[&str],
    words: &str,
    onclick: Callback<MouseEvent>,
) -> VTag {
    let mut button = tag("button", names, values, words.into());
    button.add_listener(Rc::new(onclick::Wrapper::new(onclick)));
    button
}

/// A button of a class, or of none.
pub fn button(class: &str, words: &str, onclick: Callback<MouseEvent>) -> Html {
    let names = &["type", "class"];
    button_with(names, &["button", class], words, onclick).into()
}

/// An element that holds nothing but words.
pub fn words(name: &'static str, class: &str, words: &str) -> Html {
    element(name, &["class"], &[class], words.into())
}

/// A choice of a select.
pub fn choice(value: String, title: &str, selected: bool) -> Html {
    html! { <option {value} {selected}>{ title }</option> }
}

/// Parts one after another.
pub fn together(parts: Vec<Html>) -> Html {
    VList::from(parts).into()
}

/// As many parts as there come. A plain loop: collecting would look for the first part apart from the
/// others, and so write out twice how a part is made.
pub fn all(parts: impl Iterator<Item = Html>) -> Html {
    let mut all = Vec::new();
    for part in parts {
        all.push(part);
    }
    together(all)
}

/// A group of a class, or of none.
pub fn group(class: &str, children: Html) -> Html {
    group_at(class, "", children)
}

/// A group in its place.
pub fn group_at(class: &str, transform: &str, children: Html) -> Html {
    let names = &["class", "transform"];
    element("g", names, &[class, transform], children)
}

/// A path.
pub fn path(class: &str, d: &str) -> Html {
    path_at(class, d, "")
}

/// A path in its place.
pub fn path_at(class: &str, d: &str, transform: &str) -> Html {
    let names = &["class", "d", "transform"];
    element("path", names, &[class, d, transform], Html::default())
}

/// Paths, each with its class.
pub fn paths(paths: &[(&str, &str)]) -> Html {
    all(paths.iter().map(|(class, d)| path(class, d)))
}

/// A circle.
pub fn circle(class: &str, at: Point, radius: i32) -> Html {
    let names = &["class", "cx", "cy", "r"];
    let values = [
        class,
        &coordinate(at.x),
        &coordinate(at.y),
        &radius.to_string(),
    ];
    element("circle", names, &values, Html::default())
}

/// A rectangle from its upper left corner on, with rounded corners.
pub fn rect(class: &str, from: Point, size: Point, rounding: i32) -> Html {
    let names = &["class", "x", "y", "width", "height", "rx"];
    let numbers = [from.x, from.y, size.x, size.y, rounding].map(coordinate);
    let [x, y, width, height, rounding] = &numbers;
    let values = [class, x, y, width, height, rounding];
    element("rect", names, &values, Html::default())
}

/// A way through points.
pub fn polyline(class: &str, points: &str) -> Html {
    let names = &["class", "points"];
    element("polyline", names, &[class, points], Html::default())
}

/// A space's own shape.
pub fn shape(class: &str, info: &SpaceInfo) -> Html {
    match &info.shape {
        Shape::Polygon(corners) => polygon(class, &points(corners)),
        Shape::Disc { radius } => circle(class, info.place, *radius),
    }
}

/// An area between points.
pub fn polygon(class: &str, points: &str) -> Html {
    let names = &["class", "points"];
    element("polygon", names, &[class, points], Html::default())
}

/// Words at a place.
pub fn text(class: &str, at: Point, words: &str) -> Html {
    let names = &["class", "x", "y"];
    let values = [class, &coordinate(at.x), &coordinate(at.y)];
    element("text", names, &values, words.into())
}

/// Points as attributes have them: "3,4 5,6".
pub fn points(points: &[Point]) -> String {
    let pairs: Vec<_> = points
        .iter()
        .map(|at| format!("{},{}", at.x, at.y))
        .collect();
    pairs.join(" ")
}

/// What moves something that is drawn round the middle to its place.
pub fn translate(to: Point) -> String {
    format!("translate({} {})", to.x, to.y)
}

/// A place along an axis; 0 is what counts where none is given.
fn coordinate(number: i32) -> String {
    match number {
        0 => String::new(),
        _ => number.to_string(),
    }
}
