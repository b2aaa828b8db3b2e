//! Bubbles over the board, each beside the place that it is about. They do not change the layout of the page.

use rules::board::{BOARD_SIZE, Point};
use table::sides::Side;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The distance from a place to its bubble, in board units.
const GAP: f64 = 420.0;
/// The distance from a bubble to the edge of the board, in CSS pixels.
const MARGIN: f64 = 4.0;

/// What the position of a bubble depends on.
#[derive(Clone, PartialEq, Default)]
pub struct BubblePlace {
    /// The place that it is about.
    pub at: Option<Point>,
    /// Places that it should not cover.
    pub beware: Vec<Point>,
}

/// Places a bubble whenever its place or its content changes. The policy of the page allows no style attribute, so
/// this is done by script.
#[hook]
pub fn use_bubble<T: PartialEq + 'static>(place: BubblePlace, content: T) -> NodeRef {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((place, content), move |(place, _)| {
            if let (Some(bubble), Some(at)) = (node.cast::<HtmlElement>(), place.at) {
                put(&bubble, at, place);
            }
        });
    }
    node
}

fn put(bubble: &HtmlElement, at: Point, place: &BubblePlace) {
    let board = bubble.closest(".board").ok().flatten();
    let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let (board, (width, height)) = (layout_size(&board), layout_size(bubble));
    let units = board.0 / f64::from(BOARD_SIZE);
    let on_screen = |Point { x, y }: Point| (f64::from(x) * units, f64::from(y) * units);
    let beware: Vec<_> = place.beware.iter().copied().map(on_screen).collect();
    let seen = seen_size(bubble);
    let (left, top) = best_place(board, seen, on_screen(at), &beware, GAP * units);
    // A bubble is turned round its middle.
    let (left, top) = (left + (seen.0 - width) / 2.0, top + (seen.1 - height) / 2.0);
    // In percent of the board, so that a bubble stays beside its place when the window changes.
    set_style(bubble, "--left", &format!("{}%", 100.0 * left / board.0));
    set_style(bubble, "--top", &format!("{}%", 100.0 * top / board.1));
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

/// Sets a property of an element's style.
pub fn set_style(element: &HtmlElement, name: &str, value: &str) {
    // This fails only for a read-only style.
    let _ = element.style().set_property(name, value);
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

/// The upper left corner of a bubble: within the board, beside its place, and covering as few other places as
/// possible.
fn best_place(
    board: (f64, f64),
    (width, height): (f64, f64),
    (x, y): (f64, f64),
    beware: &[(f64, f64)],
    gap: f64,
) -> (f64, f64) {
    let candidates = [
        (x - width / 2.0, y - gap - height),
        (x - width / 2.0, y + gap),
        (x + gap, y - height / 2.0),
        (x - gap - width, y - height / 2.0),
    ];
    let within = |at: f64, size: f64, whole: f64| at.min(whole - size - MARGIN).max(MARGIN);
    let placed =
        candidates.map(|(left, top)| (within(left, width, board.0), within(top, height, board.1)));
    // Half of a die.
    let near = gap * 0.8;
    let covers = |(left, top): (f64, f64), (x, y): (f64, f64)| {
        x > left - near && x < left + width + near && y > top - near && y < top + height + near
    };
    let cost = |at: &(f64, f64)| {
        let covered = beware.iter().filter(|point| covers(*at, **point)).count();
        covered + if covers(*at, (x, y)) { 100 } else { 0 }
    };
    let mut best = placed[0];
    for at in placed {
        if cost(&at) < cost(&best) {
            best = at;
        }
    }
    if cost(&best) > 0 {
        let (x, y) = free_place(board, (width, height), (x, y), beware);
        return (x - width / 2.0, y - height / 2.0);
    }
    best
}

/// The middle of a banner or bubble: the place nearest to what it is about that covers no pawn, within the board.
pub fn free_place(
    board: (f64, f64),
    (width, height): (f64, f64),
    (x, y): (f64, f64),
    pawns: &[(f64, f64)],
) -> (f64, f64) {
    /// Places to try along each side of the board.
    const TRIED: u32 = 24;
    // Half of a pawn.
    let near = board.0 * 0.03;
    let covers = |(at_x, at_y): (f64, f64), (x, y): (f64, f64)| {
        (x - at_x).abs() < width / 2.0 + near && (y - at_y).abs() < height / 2.0 + near
    };
    let along = |whole: f64, size: f64, step: u32| {
        let room = (whole - size).max(0.0);
        size.min(whole) / 2.0 + room * f64::from(step) / f64::from(TRIED)
    };
    let columns = (0..=TRIED).map(|step| along(board.0, width, step));
    let places = columns.flat_map(|x| (0..=TRIED).map(move |row| (x, along(board.1, height, row))));
    let cost = |place: (f64, f64)| {
        let covered = pawns.iter().filter(|pawn| covers(place, **pawn)).count();
        let hidden = usize::from(covers(place, (x, y)));
        let distance = (place.0 - x).hypot(place.1 - y);
        (covered + hidden) as f64 * 2.0 * board.0 + distance
    };
    let mut best = (board.0 / 2.0, board.1 / 2.0);
    for place in places {
        if cost(place) < cost(best) {
            best = place;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_is_within_the_board_and_covers_neither_its_place_nor_the_way() {
        let (board, size, gap) = ((700.0, 700.0), (260.0, 90.0), 30.0);
        for x in [0.0, 20.0, 350.0, 680.0, 700.0] {
            for y in [0.0, 20.0, 350.0, 680.0, 700.0] {
                let goal = (x, (y - 100.0_f64).abs());
                let (left, top) = best_place(board, size, (x, y), &[goal], gap);
                assert!(left >= 0.0 && left + size.0 <= board.0, "{x} {y}");
                assert!(top >= 0.0 && top + size.1 <= board.1, "{x} {y}");
                for (x, y) in [(x, y), goal] {
                    let inside = x > left && x < left + size.0 && y > top && y < top + size.1;
                    assert!(!inside, "{x} {y} lies below {left} {top}");
                }
            }
        }
    }

    #[test]
    fn a_bubble_does_not_cover_the_edge_of_a_die() {
        let (size, gap) = ((260.0, 90.0), 30.0);
        let die = (500.0, 275.0);
        let (left, top) = best_place((700.0, 700.0), size, (350.0, 350.0), &[die], gap);
        let half = 24.0;
        let is_apart = die.0 - half >= left + size.0 || die.1 + half <= top;
        assert!(is_apart, "{left} {top}");
    }
}
