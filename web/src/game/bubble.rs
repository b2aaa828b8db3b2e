//! Bubbles over the board, each beside the place that it is about. They do not change the layout of the page.

use rules::board::{BOARD_SIZE, Point};
use table::scene::BoardPart;
use table::sides::Side;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::board::card_pile::corners;
use crate::markup::set_style;

/// The distance from a place to its bubble, in widths of the board: a little more than half of a pawn or die.
const GAP: f64 = 0.035;
/// The distance from a bubble to the edge of the board, in CSS pixels.
const MARGIN: f64 = 4.0;
/// How much farther away a bubble may be for each other place that it then leaves free, in widths of the board.
const DETOUR: f64 = 0.05;

/// The points that a bubble should not cover: pawns, destinations, dice and cards. What can be played counts three times.
pub fn beware(board: &BoardPart) -> Vec<Point> {
    let pawns = board.pawns.iter().map(|pawn| pawn.at);
    let movable = board.pawns.iter().filter(|pawn| pawn.label.is_some());
    let playable: Vec<Point> = movable
        .map(|pawn| pawn.at)
        .chain(board.goals.iter().map(|goal| goal.at))
        .collect();
    pawns
        .chain(playable.repeat(3))
        .chain(board.dice.iter().map(|die| die.at))
        .chain(
            board
                .hint_ways
                .iter()
                .flat_map(|way| way.points.iter().copied()),
        )
        .chain(board.layout.pile.into_iter().flat_map(corners))
        .collect()
}

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
    let units = board.0 / f64::from(BOARD_SIZE);
    let on_screen = |Point { x, y }: Point| (f64::from(x) * units, f64::from(y) * units);
    let beware: Vec<_> = place.beware.iter().copied().map(on_screen).collect();
    // A bubble is turned round its middle.
    let seen = seen_size(bubble);
    let seen = (seen.0 + 2.0 * MARGIN, seen.1 + 2.0 * MARGIN);
    let (at_x, at_y) = match about {
        About::Place(at) => on_screen(at),
        About::Hand => nearest_to_hand(&ground),
    };
    let (x, y) = free_place(board, seen, Some((at_x, at_y)), &beware, DETOUR);
    let (left, top) = (x - width / 2.0, y - height / 2.0);
    // In percent of the board, so that a bubble stays beside its place when the window changes.
    set_style(bubble, "--left", &format!("{}%", 100.0 * left / board.0));
    set_style(bubble, "--top", &format!("{}%", 100.0 * top / board.1));
    let about = (at_x - x, at_y - y);
    if let Some((edge, along)) = tail((width, height), from_bubble(shown_side(bubble), about)) {
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

/// The middle of a bubble or banner: on the board, and near the place that it is `about` without covering it, or near the
/// middle of the board. It may be farther away by `detour`, in widths of the board, for each of the `others` that it then
/// leaves free.
pub fn free_place(
    board: (f64, f64),
    (width, height): (f64, f64),
    about: Option<(f64, f64)>,
    others: &[(f64, f64)],
    detour: f64,
) -> (f64, f64) {
    /// Places to try along each side of the board.
    const TRIED: u32 = 40;
    let gap = board.0 * GAP;
    let (x, y) = about.unwrap_or((board.0 / 2.0, board.1 / 2.0));
    // From the edge of the bubble, across and down.
    let apart = |(at_x, at_y): (f64, f64), (x, y): (f64, f64)| {
        let across = (x - at_x).abs() - width / 2.0;
        (across, (y - at_y).abs() - height / 2.0)
    };
    let covers = |at, place| {
        let (across, down) = apart(at, place);
        across < gap && down < gap
    };
    let along = |whole: f64, size: f64, step: u32| {
        let room = (whole - size).max(0.0);
        size.min(whole) / 2.0 + room * f64::from(step) / f64::from(TRIED)
    };
    let columns = (0..=TRIED).map(|step| along(board.0, width, step));
    let places = columns.flat_map(|x| (0..=TRIED).map(move |row| (x, along(board.1, height, row))));
    let cost = |place: (f64, f64)| {
        let covered = others.iter().filter(|other| covers(place, **other)).count();
        let hidden = match about {
            Some(about) if covers(place, about) => 2.0,
            _ => 0.0,
        };
        let (aside, off) = ((place.0 - x).abs(), (place.1 - y).abs());
        let distance = if about.is_none() {
            aside.hypot(off)
        } else {
            let (across, down) = apart(place, (x, y));
            // Of the places at that distance the one straight above, below or beside.
            across.max(0.0).hypot(down.max(0.0)) + 0.1 * aside.min(off)
        };
        board.0 * (detour * covered as f64 + hidden) + distance
    };
    let best = places.min_by(|one, other| cost(*one).total_cmp(&cost(*other)));
    best.unwrap_or((x, y))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: (f64, f64) = (700.0, 700.0);
    const SIZE: (f64, f64) = (260.0, 90.0);

    /// How far a place is from the edge of the bubble, across or down; negative if it is covered.
    fn apart(middle: (f64, f64), place: (f64, f64)) -> f64 {
        let across = (place.0 - middle.0).abs() - SIZE.0 / 2.0;
        across.max((place.1 - middle.1).abs() - SIZE.1 / 2.0)
    }

    #[test]
    fn a_bubble_is_on_the_board_beside_its_place_and_covers_neither_it_nor_another() {
        for x in [0.0, 20.0, 350.0, 680.0, 700.0] {
            for y in [0.0, 20.0, 350.0, 680.0, 700.0] {
                let goal = (x, (y - 100.0_f64).abs());
                let middle = free_place(BOARD, SIZE, Some((x, y)), &[goal], DETOUR);
                let inside = |at: f64, size: f64| at >= size / 2.0 && at <= 700.0 - size / 2.0;
                assert!(
                    inside(middle.0, SIZE.0) && inside(middle.1, SIZE.1),
                    "{middle:?}"
                );
                assert!(
                    apart(middle, (x, y)) > 24.0 && apart(middle, goal) > 24.0,
                    "{x} {y}"
                );
                assert!(
                    apart(middle, (x, y)) < 60.0,
                    "{x} {y}: {middle:?} is far away"
                );
            }
        }
    }

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

    #[test]
    fn a_bubble_among_pawns_stays_near_its_place() {
        let row = |y: f64| (0..8).map(move |column| (175.0 + 50.0 * f64::from(column), y));
        let others: Vec<_> = row(300.0).chain(row(400.0)).collect();
        let middle = free_place(BOARD, SIZE, Some((350.0, 350.0)), &others, DETOUR);
        assert!(
            (24.0..84.0).contains(&apart(middle, (350.0, 350.0))),
            "{middle:?}"
        );
    }
}
