//! Dice tumble and bounce over the board until they show their faces.

use web_sys::Element;

use super::{Easing, Frame, RunningAnimations, Timing, all, box_of, fades};

impl RunningAnimations {
    pub(super) fn tumble(&mut self, delay: u32, duration: u32) {
        // The second die takes another path and comes to rest a little later.
        let timing = |index: usize| Timing {
            delay,
            duration: duration * (3 + index as u32) / 4,
            fill: "backwards",
        };
        // The dice beside the board reappear once those on the board lie still.
        let reveal = fades([(0.0, 0.0), (0.5, 0.0), (0.75, 1.0), (1.0, 1.0)]);
        for die in all(".turn-dice > .die-place") {
            self.add(Some(die), &reveal, &timing(1));
        }
        for (index, die) in all(".board-die").into_iter().enumerate() {
            let part = |selector| die.query_selector(selector).ok().flatten();
            let from = side_of(&die);
            self.add(part(".rolls"), &bounce(index, from), &timing(index));
            self.add(part(".cube"), &spin(index, from.0), &timing(index));
            self.add(part(".shadow"), &shadow(index, from), &timing(index));
        }
    }
}

/// The path of a falling die that bounces twice: the time, the distance to its place, and its height, both in
/// hundredths of its edge.
const BOUNCES: [(f64, i32, i32); 6] = [
    (0.0, 330, 170),
    (0.34, 150, 0),
    (0.52, 88, 72),
    (0.7, 34, 0),
    (0.82, 14, 20),
    (0.94, 0, 0),
];

/// The path of one of several dice. Neighbours take slightly different paths.
fn bounces(index: usize, (right, down): (i32, i32)) -> impl Iterator<Item = (f64, i32, i32, i32)> {
    let aside = if index.is_multiple_of(2) { 55 } else { 25 };
    let ways = BOUNCES.into_iter();
    ways.map(move |(offset, away, height)| {
        (offset, right * away, down * away * aside / 100, height)
    })
}

/// The pace from a height on: a die speeds up while it falls, and slows down while it rises.
fn fall_or_rise(height: i32) -> Easing {
    if height > 0 {
        Easing::EaseIn
    } else {
        Easing::EaseOut
    }
}

/// A die that falls and bounces. It looks larger the nearer it is to the eye.
fn bounce(index: usize, from: (i32, i32)) -> Vec<Frame> {
    let frame = |(offset, x, y, height): (f64, i32, i32, i32)| Frame {
        offset,
        transform: Some(format!(
            "translate({x}%, {}%) scale({})",
            y - height,
            1.0 + f64::from(height) / 500.0
        )),
        easing: fall_or_rise(height),
        ..Frame::default()
    };
    bounces(index, from).map(frame).collect()
}

/// The shadow of a die, which stays on the board and is smaller while the die is in the air.
fn shadow(index: usize, from: (i32, i32)) -> Vec<Frame> {
    let frame = |(offset, x, y, height): (f64, i32, i32, i32)| Frame {
        offset,
        transform: Some(format!(
            "translate({x}%, {y}%) scale({})",
            1.0 - f64::from(height) / 400.0
        )),
        easing: fall_or_rise(height),
        ..Frame::default()
    };
    bounces(index, from).map(frame).collect()
}

/// A cube that turns over and over until its face is in front.
fn spin(index: usize, from: i32) -> Vec<Frame> {
    let more = if index.is_multiple_of(2) { 540 } else { 720 };
    let frame = |share: i32, offset| Frame {
        offset,
        // As in the style of a die at rest: the view first, then the turns of its face, and more of them.
        transform: Some(format!(
            "rotateX(-16deg) rotateY(-14deg) rotateX(calc(var(--pitch, 0deg) + {}deg)) \
            rotateY(calc(var(--yaw, 0deg) - {}deg))",
            720 * share / 100,
            from * more * share / 100
        )),
        ..Frame::default()
    };
    vec![
        frame(100, 0.0),
        frame(42, 0.34),
        frame(10, 0.7),
        frame(0, 0.94),
    ]
}

/// The side from which a die comes, chosen so that its path lies over the board: 1 for right or below, -1 for left or
/// above.
fn side_of(die: &Element) -> (i32, i32) {
    let Some(board) = die.parent_element() else {
        return (1, 1);
    };
    let (inner, outer) = (box_of(die), box_of(&board));
    let side = |is_far: bool| if is_far { -1 } else { 1 };
    (
        side(inner.left() + inner.right() > outer.left() + outer.right()),
        side(inner.top() + inner.bottom() > outer.top() + outer.bottom()),
    )
}
