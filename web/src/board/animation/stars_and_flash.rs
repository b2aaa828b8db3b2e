//! Elements that fly over the page: stars that are paid, and the flash of a capture.

use rules::board::Point;
use rules::seat::Seat;

use super::accents::MARK_MS;
use super::{
    Frame, Place, RunningAnimations, Timing, after, found, middle, on_screen, panel, put, seen,
};
use crate::board::star_heap::HEAP;

/// The most stars that fly at once.
const MAX_FLYING: u8 = 8;

impl RunningAnimations {
    /// A flash where a pawn is captured.
    pub(super) fn burst(&mut self, at: Point, delay: u32) {
        if let Some(place) = on_screen(at) {
            let timing = Timing {
                delay,
                duration: MARK_MS,
                fill: "both",
            };
            self.fly(put("burst", ""), &flare(place), &timing);
            self.sparkle(at, &timing);
        }
    }

    /// Stars fly from one player's panel to another's, or from and to the heap.
    pub(super) fn pay(&mut self, from: Option<Seat>, to: Option<Seat>, count: u8, timing: &Timing) {
        let place = |seat: Option<Seat>| {
            let place = seat.map_or_else(|| found(HEAP), panel);
            place.map(|place| middle(&place))
        };
        let (Some(start), Some(end)) = (place(from), place(to)) else {
            return;
        };
        for index in 0..u32::from(count.min(MAX_FLYING)) {
            let timing = Timing {
                // The last star arrives when the movement ends.
                delay: timing.delay + index * timing.duration / 20,
                duration: timing.duration * (20 - u32::from(MAX_FLYING) + 1) / 20,
                fill: "both",
            };
            self.fly(put("flying-star", ""), &toss(start, end), &timing);
        }
        if let Some(seat) = to {
            self.swell(seat, &after(timing.delay + timing.duration * 9 / 10));
        }
    }
}

/// An arc over the page.
fn toss(from: Place, to: Place) -> Vec<Frame> {
    vec![
        seen(from, "0.6", 0.0, 0.0),
        seen(from, "1.4", 1.0, 0.1),
        seen(beside(from, to), "2.4", 1.0, 0.5),
        seen(to, "1.2", 1.0, 0.9),
        seen(to, "0.6", 0.0, 1.0),
    ]
}

/// A point beside the middle of a path, on the board's side of it.
fn beside((x, y): Place, (to_x, to_y): Place) -> Place {
    const ASIDE: f64 = 70.0;
    let (middle_x, middle_y) = ((x + to_x) / 2, (y + to_y) / 2);
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = dx.hypot(dy).max(1.0);
    let aside = ((-dy / length * ASIDE) as i32, (dx / length * ASIDE) as i32);
    let board = found(".board > svg").map_or((middle_x, middle_y), |board| middle(&board));
    let towards = (board.0 - middle_x, board.1 - middle_y);
    let is_towards = aside.0 * towards.0 + aside.1 * towards.1 >= 0;
    let sign = if is_towards { 1 } else { -1 };
    (middle_x + sign * aside.0, middle_y + sign * aside.1)
}

/// A flash that flares up and fades.
fn flare((x, y): Place) -> Vec<Frame> {
    let flash = |size: &str, degrees: i32, opacity, offset| Frame {
        transform: Some(format!(
            "translate({x}px, {y}px) scale({size}) rotate({degrees}deg)"
        )),
        ..seen((x, y), size, opacity, offset)
    };
    vec![
        flash("0.2", 0, 0.0, 0.0),
        flash("1", 10, 1.0, 0.15),
        flash("1.25", 16, 1.0, 0.45),
        flash("1.5", 24, 0.0, 1.0),
    ]
}
