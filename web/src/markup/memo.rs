//! Parts of the page that are drawn again only when they change.

use std::any::Any;
use std::rc::Rc;

use yew::prelude::*;
use yew::virtual_dom::Key;

/// Draws a value, and draws it again only when it is another one.
///
/// A component does the same, but each component adds 4 kB to the page.
pub fn memo<T: PartialEq + 'static>(value: T, draw: impl Fn(&T) -> Html + 'static) -> Html {
    part(Rc::new(Drawn::new(value, draw)))
}

/// The same for a part of a list, with its key in that list.
pub fn keyed_memo<T: PartialEq + 'static>(
    key: impl Into<Key>,
    value: T,
    draw: impl Fn(&T) -> Html + 'static,
) -> Html {
    keyed_part(key.into(), Rc::new(Drawn::new(value, draw)))
}

// Apart from the generic functions, so that each is compiled once.
fn part(part: Rc<dyn Part>) -> Html {
    html! { <Memo {part} /> }
}

fn keyed_part(key: Key, part: Rc<dyn Part>) -> Html {
    html! { <Memo {key} {part} /> }
}

/// A value, and how it is drawn.
trait Part: Any {
    fn is_same(&self, other: &dyn Any) -> bool;

    fn draw(&self) -> Html;
}

struct Drawn<T, D> {
    value: T,
    draw: D,
}

impl<T, D> Drawn<T, D> {
    fn new(value: T, draw: D) -> Drawn<T, D> {
        // It would be drawn too seldom.
        const { assert!(size_of::<D>() == 0, "a closure here captures nothing") };
        Drawn { value, draw }
    }
}

impl<T: PartialEq + 'static, D: Fn(&T) -> Html + 'static> Part for Drawn<T, D> {
    fn is_same(&self, other: &dyn Any) -> bool {
        // Each function and each closure is a type of its own.
        let other = other.downcast_ref::<Drawn<T, D>>();
        other.is_some_and(|other| other.value == self.value)
    }

    fn draw(&self) -> Html {
        (self.draw)(&self.value)
    }
}

#[derive(Properties)]
struct MemoProps {
    part: Rc<dyn Part>,
}

impl PartialEq for MemoProps {
    fn eq(&self, other: &MemoProps) -> bool {
        self.part.is_same(&*other.part)
    }
}

#[component]
fn Memo(props: &MemoProps) -> Html {
    props.part.draw()
}
