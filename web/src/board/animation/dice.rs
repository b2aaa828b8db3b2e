//! Dice tumble and bounce over the board until they show their faces.

use web_sys::Element;

use super::{Frame, Shown, Timing, all, box_of};
use crate::board::dice::turns_to;

impl Shown {
    pub(super) fn tumble(&mut self, delay: u32, duration: u32) {
        // The second die comes to rest a little later, and from elsewhere.
        let timing = |index: usize| Timing {
            delay,
            duration: duration * (3 + index as u32) / 4,
            fill: "backwards",
        };
        for (index, die) in all(".dice > .die-place").into_iter().enumerate() {
            let pips = die.query_selector(".pips").ok().flatten();
            self.add(Some(die), &roll(index), &timing(index));
            self.add(pips, &reveal(), &timing(index));
        }
        for (index, die) in all(".board-die").into_iter().enumerate() {
            let part = |selector| die.query_selector(selector).ok().flatten();
            let face = die.query_selector("[data-face]").ok().flatten();
            let face = face.and_then(|cube| cube.get_attribute("data-face"));
            let face = face.and_then(|face| face.parse().ok()).unwrap_or(1);
            let from = if is_right_of_middle(&die) { -1 } else { 1 };
            self.add(part(".rolls"), &bounce(index, from), &timing(index));
            self.add(part(".cube"), &spin(index, from, face), &timing(index));
            self.add(part(".shadow"), &shadow(index, from), &timing(index));
        }
    }
}

/// A die beside the board rolls in, a little past its place, and back.
fn roll(index: usize) -> Vec<Frame> {
    let turn = |(x, y): (i32, i32), degrees: i32, offset| Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) rotate({degrees}deg)")),
        opacity: None,
        easing: "ease-out",
    };
    let (from, past, degrees) = match index % 2 {
        0 => ((-70, -40), (8, 2), -560),
        _ => ((-110, 30), (10, -2), 470),
    };
    vec![
        turn(from, degrees, 0.0),
        turn(past, -degrees / 20, 0.7),
        turn((0, 0), 0, 1.0),
    ]
}

/// The way of a die over the board, as hundredths of its edge to its place, by time: it falls, and bounces twice.
const BOUNCES: [(f64, i32, i32); 6] = [
    (0.0, 330, 170),
    (0.34, 150, 0),
    (0.52, 88, 72),
    (0.7, 34, 0),
    (0.82, 14, 20),
    (0.94, 0, 0),
];

/// The way of one die of several: those beside it come a little from elsewhere.
fn bounces(index: usize, from: i32) -> impl Iterator<Item = (f64, i32, i32, i32)> {
    let aside = if index.is_multiple_of(2) { 30 } else { -55 };
    let ways = BOUNCES.into_iter();
    ways.map(move |(offset, away, height)| (offset, from * away, away * aside / 100, height))
}

/// A die flies, falls and bounces. It looks larger while it is nearer to the eye.
fn bounce(index: usize, from: i32) -> Vec<Frame> {
    let frame = |(offset, x, y, height): (f64, i32, i32, i32)| Frame {
        offset,
        transform: Some(format!(
            "translate({x}%, {}%) scale({})",
            y - height,
            1.0 + f64::from(height) / 500.0
        )),
        opacity: None,
        easing: if height > 0 { "ease-in" } else { "ease-out" },
    };
    bounces(index, from).map(frame).collect()
}

/// The shadow of a die stays on the board, and is smaller while the die is in the air.
fn shadow(index: usize, from: i32) -> Vec<Frame> {
    let frame = |(offset, x, y, height): (f64, i32, i32, i32)| Frame {
        offset,
        transform: Some(format!(
            "translate({x}%, {y}%) scale({})",
            1.0 - f64::from(height) / 400.0
        )),
        opacity: None,
        easing: if height > 0 { "ease-in" } else { "ease-out" },
    };
    bounces(index, from).map(frame).collect()
}

/// A cube turns over and over until `face` is in front.
fn spin(index: usize, from: i32, face: u8) -> Vec<Frame> {
    let (x, y) = turns_to(face);
    let more = if index.is_multiple_of(2) { 540 } else { 720 };
    let frame = |share: i32, offset| Frame {
        offset,
        // The view, then the turns: as in the style of a die at rest.
        transform: Some(format!(
            "rotateX(-16deg) rotateY(-14deg) rotateX({}deg) rotateY({}deg)",
            x + 720 * share / 100,
            y - from * more * share / 100
        )),
        opacity: None,
        easing: "linear",
    };
    vec![
        frame(100, 0.0),
        frame(42, 0.34),
        frame(10, 0.7),
        frame(0, 0.94),
    ]
}

/// Whether an element lies in the right half of what it lies in.
fn is_right_of_middle(element: &Element) -> bool {
    let Some(parent) = element.parent_element() else {
        return false;
    };
    let (inner, outer) = (box_of(element), box_of(&parent));
    inner.left() + inner.right() > outer.left() + outer.right()
}

/// What a die shows is seen once it comes to rest.
fn reveal() -> Vec<Frame> {
    let seen = |opacity, offset| Frame {
        offset,
        transform: None,
        opacity: Some(opacity),
        easing: "linear",
    };
    vec![
        seen(0.0, 0.0),
        seen(0.0, 0.5),
        seen(1.0, 0.75),
        seen(1.0, 1.0),
    ]
}
