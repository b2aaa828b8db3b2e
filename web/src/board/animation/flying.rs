//! What flies over the page for a moment: stars that are paid, and the flash of a capture.

use rules::board::Point;
use rules::seat::Seat;

use super::accents::MARK_MS;
use super::{Frame, Shown, Timing, after, found};
use crate::board::banner;
use crate::board::star_heap::HEAP;

/// At most so many things fly at once.
const MOST_FLYING: u8 = 8;

impl Shown {
    /// A flash where a pawn is hit.
    pub(super) fn burst(&mut self, at: Point, delay: u32) {
        let (Some((x, y)), Ok(flash)) = (
            banner::on_screen(at),
            gloo::utils::document().create_element("span"),
        ) else {
            return;
        };
        flash.set_class_name("burst");
        // Without a place in the page it is not seen; nothing else depends on it.
        let _ = gloo::utils::body().append_child(&flash);
        let timing = Timing {
            delay,
            duration: MARK_MS,
            fill: "both",
        };
        self.add(Some(flash.clone()), &flare(x as i32, y as i32), &timing);
        self.flying.push(flash);
    }

    /// Things fly from one player's plate to another's, or from and to the supply.
    pub(super) fn pay(&mut self, from: Option<Seat>, to: Option<Seat>, count: u8, timing: &Timing) {
        let middle = |seat: Option<Seat>| {
            let plate = seat.map(|seat| format!("[data-seat=\"{}\"]", seat.0));
            let place = found(&plate.unwrap_or_else(|| HEAP.to_owned()))?;
            let place = place.get_bounding_client_rect();
            // Whole pixels are enough.
            Some((
                (place.left() + place.width() / 2.0) as i32,
                (place.top() + place.height() / 2.0) as i32,
            ))
        };
        let to_seat = to;
        let (Some(from), Some(to)) = (middle(from), middle(to)) else {
            return;
        };
        let document = gloo::utils::document();
        for index in 0..u32::from(count.min(MOST_FLYING)) {
            let Ok(star) = document.create_element("span") else {
                return;
            };
            star.set_class_name("flying");
            // Without a place in the page it is not seen; nothing else depends on it.
            let _ = gloo::utils::body().append_child(&star);
            let timing = Timing {
                // The last one arrives when the movement ends.
                delay: timing.delay + index * timing.duration / 20,
                duration: timing.duration * (20 - u32::from(MOST_FLYING) + 1) / 20,
                fill: "both",
            };
            self.add(Some(star.clone()), &toss(from, to), &timing);
            self.flying.push(star);
        }
        if let Some(seat) = to_seat {
            let arrives = after(timing.delay + timing.duration * 9 / 10);
            self.swell(seat, &arrives);
        }
    }
}

/// In an arc over the page; seen only while it flies.
fn toss((x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> Vec<Frame> {
    let place = |x: i32, y: i32, size: &str, opacity, offset| Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) scale({size})")),
        opacity: Some(opacity),
        easing: "ease-in-out",
    };
    let (between_x, between_y) = beside(x, y, to_x, to_y);
    vec![
        place(x, y, "0.6", 0.0, 0.0),
        place(x, y, "1.4", 1.0, 0.1),
        place(between_x, between_y, "2.4", 1.0, 0.5),
        place(to_x, to_y, "1.2", 1.0, 0.9),
        place(to_x, to_y, "0.6", 0.0, 1.0),
    ]
}

/// A point beside the middle of a way, on the side of the board.
fn beside(x: i32, y: i32, to_x: i32, to_y: i32) -> (i32, i32) {
    const ASIDE: f64 = 70.0;
    let (middle_x, middle_y) = ((x + to_x) / 2, (y + to_y) / 2);
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = dx.hypot(dy).max(1.0);
    let aside = ((-dy / length * ASIDE) as i32, (dx / length * ASIDE) as i32);
    let board = found(".board > svg").map(|board| board.get_bounding_client_rect());
    let towards = board.map_or((0.0, 0.0), |board| {
        (
            board.left() + board.width() / 2.0 - f64::from(middle_x),
            board.top() + board.height() / 2.0 - f64::from(middle_y),
        )
    });
    let is_towards = f64::from(aside.0) * towards.0 + f64::from(aside.1) * towards.1 >= 0.0;
    let sign = if is_towards { 1 } else { -1 };
    (middle_x + sign * aside.0, middle_y + sign * aside.1)
}

/// A flash that flares up and goes out.
fn flare(x: i32, y: i32) -> Vec<Frame> {
    let flash = |size: &str, degrees: i32, opacity, offset| Frame {
        offset,
        transform: Some(format!(
            "translate({x}px, {y}px) scale({size}) rotate({degrees}deg)"
        )),
        opacity: Some(opacity),
        easing: "ease-out",
    };
    vec![
        flash("0.2", 0, 0.0, 0.0),
        flash("1", 10, 1.0, 0.15),
        flash("1.25", 16, 1.0, 0.45),
        flash("1.5", 24, 0.0, 1.0),
    ]
}
