//! Bubbles over the board, each beside the place that it is about. They do not change the layout of the page.

use rules::board::{BOARD_SIZE, Point};
use table::placement::bubble::{DETOUR, Other, beside};
use table::screen::Room;
use table::sides::Side;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::markup::set_style;

/// The distance from a bubble to the edge of the board, in CSS pixels.
const MARGIN: f64 = 4.0;

/// What a bubble is about.
#[derive(Clone, Copy, PartialEq)]
pub enum About {
    /// A place on the board.
    Place(Point),
    /// The hand of cards beside the board.
    Hand,
}

/// What the position of a bubble depends on.
#[derive(Clone, PartialEq, Default)]
pub struct BubblePlace {
    /// What it is about.
    pub about: Option<About>,
    /// Places that it should not cover.
    pub beware: Vec<Other>,
    /// The size of the window.
    pub room: Room,
}

/// Places a bubble whenever its place or its content changes. The policy of the page allows no style attribute, so
/// this is done by script.
#[hook]
pub fn use_bubble<T: PartialEq + 'static>(place: BubblePlace, content: T) -> NodeRef {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((place, content), move |(place, _)| {
            if let (Some(bubble), Some(about)) = (node.cast::<HtmlElement>(), place.about) {
                put(&bubble, about, place);
            }
        });
    }
    node
}

fn put(bubble: &HtmlElement, about: About, place: &BubblePlace) {
    let board = bubble.closest(".board").ok().flatten();
    let Some(ground) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let (board, (width, height)) = (layout_size(&ground), layout_size(bubble));
    let pixels = board.0 / f64::from(BOARD_SIZE);
    let on_board = |(x, y): (f64, f64)| Point {
        x: (x / pixels).round() as i32,
        y: (y / pixels).round() as i32,
    };
    // A bubble is turned round its middle.
    let seen = seen_size(bubble);
    let seen = on_board((seen.0 + 2.0 * MARGIN, seen.1 + 2.0 * MARGIN));
    let at = match about {
        About::Place(at) => at,
        About::Hand => on_board(nearest_to_hand(&ground)),
    };
    let middle = beside(seen, Some(at), &place.beware, DETOUR).middle();
    let on_screen = |Point { x, y }: Point| (f64::from(x) * pixels, f64::from(y) * pixels);
    let ((x, y), (at_x, at_y)) = (on_screen(middle), on_screen(at));
    let (left, top) = (x - width / 2.0, y - height / 2.0);
    // In percent of the board, so that a bubble stays beside its place until the new size of a window is known.
    set_style(bubble, "--left", &format!("{}%", 100.0 * left / board.0));
    set_style(bubble, "--top", &format!("{}%", 100.0 * top / board.1));
    point_tail(bubble, (at_x - x, at_y - y));
}

/// Points the tail of a bubble at a place, which is given from the bubble's middle.
pub fn point_tail(bubble: &HtmlElement, about: (f64, f64)) {
    let size = layout_size(bubble);
    if let Some((edge, along)) = tail(size, from_bubble(shown_side(bubble), about)) {
        set_style(bubble, "--tail", &format!("{along}px"));
        let _ = bubble.set_attribute("data-tail", edge);
    }
}

/// The point of the board that is nearest to the hand, in CSS pixels; without a hand its middle.
fn nearest_to_hand(board: &HtmlElement) -> (f64, f64) {
    let (around, (width, height)) = (board.get_bounding_client_rect(), layout_size(board));
    let hand = gloo::utils::document().query_selector(".hand:not([hidden]), .curtain");
    match hand
        .ok()
        .flatten()
        .map(|hand| hand.get_bounding_client_rect())
    {
        Some(hand) => (
            (hand.left() + hand.width() / 2.0 - around.left()).clamp(0.0, width),
            (hand.top() + hand.height() / 2.0 - around.top()).clamp(0.0, height),
        ),
        None => (width / 2.0, height / 2.0),
    }
}

/// A direction on the screen, as the bubble that faces this side has it.
fn from_bubble(side: Side, (x, y): (f64, f64)) -> (f64, f64) {
    match side {
        Side::Bottom => (x, y),
        Side::Left => (y, -x),
        Side::Top => (-x, -y),
        Side::Right => (-y, x),
    }
}

/// The edge of a bubble nearest to a place, which is given from the bubble's middle, and how far along that edge the
/// tail is that points there; `None` if the bubble covers the place.
fn tail((width, height): (f64, f64), (x, y): (f64, f64)) -> Option<(&'static str, f64)> {
    /// The smallest distance of a tail from a corner.
    const CORNER: f64 = 20.0;
    let (across, down) = (x.abs() - width / 2.0, y.abs() - height / 2.0);
    let along = |at: f64, length: f64| {
        (at + length / 2.0).clamp(
            CORNER.min(length / 2.0),
            (length - CORNER).max(length / 2.0),
        )
    };
    match (across.max(down) > 0.0, down >= across) {
        (false, _) => None,
        (_, true) => Some((if y < 0.0 { "top" } else { "bottom" }, along(x, width))),
        (_, false) => Some((if x < 0.0 { "left" } else { "right" }, along(y, height))),
    }
}

/// The width and height as seen from the lower side: turned to the side that the element faces, and not yet scaled by
/// an animation.
pub fn seen_size(element: &HtmlElement) -> (f64, f64) {
    let (width, height) = layout_size(element);
    match shown_side(element) {
        Side::Left | Side::Right => (height, width),
        Side::Bottom | Side::Top => (width, height),
    }
}

/// The width and height before transforms.
fn layout_size(element: &HtmlElement) -> (f64, f64) {
    (
        f64::from(element.offset_width()),
        f64::from(element.offset_height()),
    )
}

/// The side to which the style sheet turns an element: where there is room for it, that of the person it speaks to.
pub fn shown_side(element: &HtmlElement) -> Side {
    let style = gloo::utils::window().get_computed_style(element);
    let style = style.ok().flatten();
    let rotate = style.and_then(|style| style.get_property_value("rotate").ok());
    match rotate.as_deref() {
        Some("90deg") => Side::Left,
        Some("180deg") => Side::Top,
        Some("-90deg") => Side::Right,
        _ => Side::Bottom,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: (f64, f64) = (260.0, 90.0);

    #[test]
    fn the_tail_is_at_the_edge_that_is_nearest_to_the_place_as_the_reader_sees_it() {
        assert_eq!(tail(SIZE, (30.0, 100.0)), Some(("bottom", 160.0)));
        assert_eq!(tail(SIZE, (-400.0, -100.0)), Some(("left", 20.0)));
        assert_eq!(tail(SIZE, (10.0, 10.0)), None);
        // For the person at the left, the top of the screen is at the left.
        assert_eq!(
            tail(SIZE, from_bubble(Side::Left, (0.0, -200.0))),
            Some(("left", 45.0))
        );
        assert_eq!(
            tail(SIZE, from_bubble(Side::Top, (0.0, -200.0))),
            Some(("bottom", 130.0))
        );
    }
}
