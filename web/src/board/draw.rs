//! Elements, and the shapes that pictures are made of.

use std::rc::Rc;

use rules::board::{Point, Shape, SpaceInfo};
use yew::html::{onclick, onfocusin, onkeydown, onmouseover};
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, Key, Listener, VList, VTag};

/// The point round which signs and figures are drawn before they are moved to their places.
pub const MIDDLE: Point = Point { x: 0, y: 0 };

/// An element: its name, its attributes, and what it holds, if anything: in braces, or as `html!`.
///
/// `element!("g", "class" = class, "transform" = &translate(to), { together(parts) })`
///
/// A value is a `&str`, or a reference to what derefs to one. An attribute whose value is empty is
/// left out.
macro_rules! element {
    ($($parts:tt)*) => { yew::Html::from($crate::board::draw::tag!($($parts)*)) };
}

/// An element as [`element!`] has it, still to be given a key or something that it listens to.
macro_rules! tag {
    ($name:expr $(, $attribute:literal = $value:expr)*, { $children:expr } $(,)?) => {
        $crate::board::draw::Tag::new($name, &[$($attribute),*], &[$($value),*], $children)
    };
    ($name:expr $(, $attribute:literal = $value:expr)*, html! $children:tt $(,)?) => {
        $crate::board::draw::tag!($name $(, $attribute = $value)*, { yew::html! $children })
    };
    ($name:expr $(, $attribute:literal = $value:expr)* $(,)?) => {
        $crate::board::draw::tag!($name $(, $attribute = $value)*, { yew::Html::default() })
    };
}

/// A button, likewise: what it says, what a click does, and its attributes besides "type".
///
/// `button_with!("Undo", onclick, "class" = "undo")`
macro_rules! button_with {
    ($words:expr, $onclick:expr $(, $attribute:literal = $value:expr)* $(,)?) => {
        $crate::board::draw::Tag::button(
            &["type" $(, $attribute)*],
            &["button" $(, $value)*],
            $words,
            $onclick,
        )
    };
}

pub(crate) use {button_with, tag};

/// An element that can still be given a key and something that it listens to.
pub struct Tag(Rc<VTag>);

impl Tag {
    /// What `tag!` comes to; the values are in the order of the names.
    pub fn new(
        name: &'static str,
        names: &'static [&'static str],
        values: &[&str],
        children: Html,
    ) -> Tag {
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
        Tag(Rc::new(element))
    }

    /// What `button_with!` comes to.
    pub fn button(
        names: &'static [&'static str],
        values: &[&str],
        words: &str,
        onclick: Callback<MouseEvent>,
    ) -> Tag {
        Tag::new("button", names, values, words.into()).on_click(onclick)
    }

    /// By this it is known again among its siblings.
    pub fn key(mut self, key: impl Into<Key>) -> Tag {
        Rc::make_mut(&mut self.0).key = Some(key.into());
        self
    }

    /// A click on it does this.
    pub fn on_click(self, does: Callback<MouseEvent>) -> Tag {
        self.listen(Rc::new(onclick::Wrapper::new(does)))
    }

    /// A key that is pressed in it does this.
    pub fn on_key(self, does: Callback<KeyboardEvent>) -> Tag {
        self.listen(Rc::new(onkeydown::Wrapper::new(does)))
    }

    /// A pointer that comes over something in it does this.
    pub fn on_over(self, does: Callback<MouseEvent>) -> Tag {
        self.listen(Rc::new(onmouseover::Wrapper::new(does)))
    }

    /// The focus that comes to something in it does this.
    pub fn on_focus(self, does: Callback<FocusEvent>) -> Tag {
        self.listen(Rc::new(onfocusin::Wrapper::new(does)))
    }

    fn listen(mut self, listener: Rc<dyn Listener>) -> Tag {
        Rc::make_mut(&mut self.0).add_listener(listener);
        self
    }
}

impl From<Tag> for Html {
    fn from(tag: Tag) -> Html {
        Html::VTag(tag.0)
    }
}

/// A button of a class, or of none.
pub fn button(class: &str, words: &str, onclick: Callback<MouseEvent>) -> Html {
    button_with!(words, onclick, "class" = class).into()
}

/// An element that holds nothing but words.
pub fn words(name: &'static str, class: &str, words: &str) -> Html {
    element!(name, "class" = class, { words.into() })
}

/// A choice of a select.
pub fn choice(value: String, title: &str, selected: bool) -> Html {
    html! { <option {value} {selected}>{ title }</option> }
}

/// Parts one after another.
pub fn together(parts: Vec<Html>) -> Html {
    VList::from(parts).into()
}

/// The parts of an iterator, one after another.
pub fn all(parts: impl Iterator<Item = Html>) -> Html {
    together(parts.collect())
}

/// A group of a class, or of none.
pub fn group(class: &str, children: Html) -> Html {
    group_at(class, "", children)
}

/// A group in its place.
pub fn group_at(class: &str, transform: &str, children: Html) -> Html {
    element!("g", "class" = class, "transform" = transform, { children })
}

/// A path.
pub fn path(class: &str, d: &str) -> Html {
    path_at(class, d, "")
}

/// A path in its place.
pub fn path_at(class: &str, d: &str, transform: &str) -> Html {
    element!("path", "class" = class, "d" = d, "transform" = transform)
}

/// Paths, each with its class.
pub fn paths(paths: &[(&str, &str)]) -> Html {
    all(paths.iter().map(|(class, d)| path(class, d)))
}

/// A circle.
pub fn circle(class: &str, at: Point, radius: i32) -> Html {
    element!(
        "circle",
        "class" = class,
        "cx" = &coordinate(at.x),
        "cy" = &coordinate(at.y),
        "r" = &radius.to_string(),
    )
}

/// A rectangle from its upper left corner on, with rounded corners.
pub fn rect(class: &str, from: Point, size: Point, rounding: i32) -> Html {
    let numbers = [from.x, from.y, size.x, size.y, rounding].map(coordinate);
    let [x, y, width, height, rounding] = &numbers;
    element!(
        "rect",
        "class" = class,
        "x" = x,
        "y" = y,
        "width" = width,
        "height" = height,
        "rx" = rounding,
    )
}

/// A way through points.
pub fn polyline(class: &str, points: &str) -> Html {
    element!("polyline", "class" = class, "points" = points)
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
    element!("polygon", "class" = class, "points" = points)
}

/// Words at a place.
pub fn text(class: &str, at: Point, words: &str) -> Html {
    let (x, y) = (coordinate(at.x), coordinate(at.y));
    element!("text", "class" = class, "x" = &x, "y" = &y, {
        words.into()
    })
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
