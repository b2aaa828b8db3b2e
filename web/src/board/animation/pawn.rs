//! Movements of pawns: the walk from space to space, and the flight back after a capture.

use rules::board::Point;
use web_sys::Element;

use super::{Easing, Frame};
use crate::board::pawns;

/// How high a pawn hops, in board units.
const HOP: u32 = 190;
/// How high a pawn is lifted before it goes.
const LIFT: u32 = 260;

/// The part of a pawn that is lifted from the board. Its shadow stays.
pub(super) fn lifted(index: usize) -> Option<Element> {
    pawns::element(index)?.query_selector(".bob").ok()?
}

/// A piece at a point. `size` is in hundredths; `turn` is in degrees.
fn at(point: Point, size: u32, turn: i32, offset: f64) -> Frame {
    let Point { x, y } = point;
    Frame {
        offset,
        transform: Some(format!(
            "translate({x}px, {y}px) scale({}) rotate({turn}deg)",
            f64::from(size) / 100.0
        )),
        easing: Easing::EaseInOut,
        ..Frame::default()
    }
}

/// A walk from point to point, in equal times.
pub(super) fn along(way: &[Point], easing: Easing) -> Vec<Frame> {
    let steps = way.len().saturating_sub(1).max(1) as f64;
    let points = way.iter().enumerate();
    let frame = |(index, point): (usize, &Point)| Frame {
        easing,
        ..at(*point, 100, 0, index as f64 / steps)
    };
    points.map(frame).collect()
}

/// A pawn is lifted, held, and set down again.
pub(super) fn lift() -> Vec<Frame> {
    let height = |height: u32, offset| Frame {
        offset,
        transform: Some(format!("translate(0px, -{height}px)")),
        easing: Easing::EaseInOut,
        ..Frame::default()
    };
    vec![
        height(0, 0.0),
        height(LIFT, 0.4),
        height(LIFT, 0.8),
        height(0, 1.0),
    ]
}

/// A little hop over each step.
pub(super) fn hops(steps: usize) -> Vec<Frame> {
    let height = |height: u32, easing, half: usize| Frame {
        offset: half as f64 / (2 * steps) as f64,
        transform: Some(format!("translate(0px, -{height}px)")),
        easing,
        ..Frame::default()
    };
    let halves = (0..=2 * steps).map(|half| match half % 2 {
        0 => height(0, Easing::EaseOut, half),
        _ => height(HOP, Easing::EaseIn, half),
    });
    halves.collect()
}

/// A somersault in a high arc over the board.
pub(super) fn flight(from: Point, to: Point) -> Vec<Frame> {
    // For each fifth of the way: the distance from the straight line, and the size.
    const ARC: [(i32, u32); 6] = [
        (0, 130),
        (16, 200),
        (24, 250),
        (24, 240),
        (16, 180),
        (0, 100),
    ];
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let frames = ARC.into_iter().enumerate().map(|(fifth, (off, size))| {
        let fifth = fifth as i32;
        let point = Point {
            x: from.x + dx * fifth / 5 - dy * off / 100,
            y: from.y + dy * fifth / 5 + dx * off / 100,
        };
        Frame {
            easing: Easing::Linear,
            ..at(
                point,
                size,
                72 * fifth * (to.x - from.x).signum(),
                f64::from(fifth) / 5.0,
            )
        }
    });
    frames.collect()
}
