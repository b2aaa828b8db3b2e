//! Movements that mark a moment, and still marks in their place where less motion is wanted.

use rules::board::Point;
use rules::seat::Seat;
use serde::Serialize;
use table::timeline::Moves;
use web_sys::Element;

use super::{Shown, Timing, after, all, found};
use crate::board::{banner, pawns};

/// How long a mark is seen at least.
pub(super) const MARK_MS: u32 = 420;

/// How many sparks fly.
const SPARKS: u32 = 16;

/// The width of a streak before it is scaled, in CSS pixels, as in the style sheet.
const STREAK_WIDTH: f64 = 100.0;

/// A place on the screen, in whole pixels.
type Place = (i32, i32);

/// A moment of an accent.
#[derive(Serialize)]
struct Frame {
    /// From 0 to 1.
    offset: f64,
    /// Where a mark is on the screen, and how large.
    #[serde(skip_serializing_if = "Option::is_none")]
    transform: Option<String>,
    /// How far something that has a transform of its own is moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    translate: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opacity: Option<f64>,
    easing: &'static str,
}

impl Shown {
    /// Shows the accent of a moment.
    pub(super) fn accent(&mut self, what: &Moves, timing: &Timing) {
        match what {
            Moves::Hop => self.hop(timing),
            Moves::Join {
                piece,
                other,
                from,
                to,
                at,
            } => {
                let back = between(*to, *from);
                // The one that came pushes a little into the other's place.
                let push = (-back.0 / 2, -back.1 / 2);
                self.add(
                    pawns::element(*piece),
                    &swing(&[(0, 0), push, (0, 0)], "px"),
                    timing,
                );
                let over = (-back.0 / 3, -back.1 / 3);
                self.add(
                    pawns::element(*other),
                    &swing(&[back, over, (0, 0)], "px"),
                    timing,
                );
                self.mark_on_board("clasp", *at, timing, close);
            }
            Moves::Part { piece, from, to } => {
                self.mark_on_board("clasp", *to, timing, open);
                let (x, y) = between(*to, *from);
                let way = [(x, y), (-x / 2, -y / 2), (x / 4, y / 4), (0, 0)];
                self.add(pawns::element(*piece), &swing(&way, "px"), timing);
            }
            Moves::Arrive { at } => {
                self.mark_on_board("moment-ring", *at, timing, widen);
                self.sparkle(*at, timing);
            }
            _ => {}
        }
    }

    /// Shows what a movement means by a mark that stands still, for as long as the movement would take.
    pub(super) fn still(&mut self, what: &Moves, timing: &Timing) {
        let timing = &Timing {
            delay: timing.delay,
            duration: timing.duration.max(MARK_MS),
            fill: "none",
        };
        match what {
            Moves::Impact { at } => self.mark_on_board("burst", *at, timing, stand),
            Moves::Arrive { at } | Moves::Join { at, .. } | Moves::PutBack { to: at, .. } => {
                self.mark_on_board("moment-ring", *at, timing, stand);
            }
            Moves::Part { to, .. } => self.mark_on_board("moment-ring broken", *to, timing, stand),
            Moves::Slide { way, .. } => {
                if let Some(last) = way.last() {
                    self.mark_on_board("moment-ring", *last, timing, stand);
                }
            }
            Moves::Hop => {
                for die in dice() {
                    self.mark("moment-ring", "", middle(&die), timing, stand);
                }
            }
            Moves::Earn { seat, steps } => self.mark_at_plate(*seat, &format!("+{steps}"), timing),
            Moves::Pay { from, to, count } => {
                for (seat, sign) in [(from, "\u{2212}"), (to, "+")] {
                    if let Some(seat) = seat {
                        self.mark_at_plate(*seat, &format!("{sign}{count} \u{2605}"), timing);
                    }
                }
            }
            Moves::Walk { .. } | Moves::Turn | Moves::Tumble { .. } => {}
        }
    }

    /// The dice of a doublet hop together.
    fn hop(&mut self, timing: &Timing) {
        const WAY: [(i32, i32); 5] = [(0, 0), (0, -36), (0, 0), (0, -12), (0, 0)];
        for selector in [".dice > .die-place", ".board-die"] {
            for die in all(selector) {
                self.add(Some(die), &swing(&WAY, "%"), timing);
            }
        }
        for die in dice() {
            self.mark("moment-ring", "", middle(&die), timing, widen);
        }
    }

    /// A bonus goes from where it was earned to its player's panel.
    pub(super) fn earn(&mut self, from: Option<Point>, seat: Seat, steps: u8, timing: &Timing) {
        let from = from.and_then(banner::on_screen);
        let from = from.map(|(x, y)| (x as i32, y as i32));
        let from = from.or_else(|| Some(middle(&found(".board > svg")?)));
        if let (Some(from), Some(to)) = (from, plate(seat)) {
            let mark = put("bonus-mark", &format!("+{steps}"));
            self.fly(mark, &carry(from, to), timing);
        }
    }

    /// The enlarged space is seen once the token has come there.
    pub(super) fn light_up(&mut self, end_ms: u32) {
        const FADE_MS: u32 = 150;
        let whole = end_ms + FADE_MS;
        let seen = |opacity, offset| Frame {
            offset,
            transform: None,
            translate: None,
            opacity: Some(opacity),
            easing: "ease-out",
        };
        let landed = f64::from(end_ms) / f64::from(whole);
        let timing = Timing {
            delay: 0,
            duration: whole,
            fill: "none",
        };
        let frames = [seen(0.0, 0.0), seen(0.0, landed), seen(1.0, 1.0)];
        self.add(found(".close-up"), &frames, &timing);
    }

    /// A ring where a piece lands that flew.
    pub(super) fn land(&mut self, at: Point, end_ms: u32) {
        self.mark_on_board("moment-ring", at, &after(end_ms.saturating_sub(60)), widen);
    }

    /// The board trembles under a blow: its spaces do, which are a layer of their own.
    pub(super) fn shake(&mut self, timing: &Timing) {
        const WAY: [(i32, i32); 6] = [(0, 0), (-50, 36), (50, -24), (-36, -24), (24, 24), (0, 0)];
        self.add(found(".board .spaces"), &swing(&WAY, "px"), timing);
    }

    /// A player's panel swells when something arrives there.
    pub(super) fn swell(&mut self, seat: Seat, timing: &Timing) {
        let panel = found(&format!("[data-seat=\"{}\"]", seat.0));
        let size = |size: &str, offset| Frame {
            offset,
            transform: Some(format!("scale({size})")),
            translate: None,
            opacity: None,
            easing: "ease-out",
        };
        let frames = [size("1", 0.0), size("1.07", 0.4), size("1", 1.0)];
        self.add(panel, &frames, timing);
    }

    /// Sparks fly in all directions.
    fn sparkle(&mut self, at: Point, timing: &Timing) {
        let Some((x, y)) = banner::on_screen(at) else {
            return;
        };
        let place = (x as i32, y as i32);
        for index in 0..SPARKS {
            self.fly(put("spark", ""), &spark(place, index), timing);
        }
    }

    /// A streak of light lies on the way of a slide.
    pub(super) fn streak(&mut self, way: &[Point], timing: &Timing) {
        let ends = way.first().zip(way.last());
        let ends = ends.and_then(|(from, to)| banner::on_screen(*from).zip(banner::on_screen(*to)));
        if let Some((from, to)) = ends {
            self.fly(put("streak", ""), &draw_out(from, to), timing);
        }
    }

    fn mark_at_plate(&mut self, seat: Seat, text: &str, timing: &Timing) {
        if let Some(place) = plate(seat) {
            self.mark("bonus-mark", text, place, timing, stand);
        }
    }

    fn mark_on_board(
        &mut self,
        class: &str,
        at: Point,
        timing: &Timing,
        frames: fn(Place) -> Vec<Frame>,
    ) {
        if let Some((x, y)) = banner::on_screen(at) {
            self.mark(class, "", (x as i32, y as i32), timing, frames);
        }
    }

    fn mark(
        &mut self,
        class: &str,
        text: &str,
        place: Place,
        timing: &Timing,
        frames: fn(Place) -> Vec<Frame>,
    ) {
        self.fly(put(class, text), &frames(place), timing);
    }

    /// Animates an element that is there only for that.
    fn fly(&mut self, element: Option<Element>, frames: &[Frame], timing: &Timing) {
        self.add(element.clone(), frames, timing);
        self.flying.extend(element);
    }
}

/// Adds an element to the page, which is seen only while it is animated.
fn put(class: &str, text: &str) -> Option<Element> {
    let element = gloo::utils::document().create_element("span").ok()?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    // The log says the same to screen readers.
    let _ = element.set_attribute("aria-hidden", "true");
    gloo::utils::body().append_child(&element).ok()?;
    Some(element)
}

/// The dice on the board, or else those beside it.
fn dice() -> Vec<Element> {
    let on_board = all(".board-die");
    if on_board.is_empty() {
        all(".dice > .die-place")
    } else {
        on_board
    }
}

/// The middle of a player's panel.
fn plate(seat: Seat) -> Option<Place> {
    found(&format!("[data-seat=\"{}\"]", seat.0)).map(|plate| middle(&plate))
}

fn middle(element: &Element) -> Place {
    let place = element.get_bounding_client_rect();
    (
        (place.left() + place.width() / 2.0) as i32,
        (place.top() + place.height() / 2.0) as i32,
    )
}

/// The way from a point to another, in board units.
fn between(from: Point, to: Point) -> (i32, i32) {
    (to.x - from.x, to.y - from.y)
}

/// Through these distances from its place, in equal times. On the board, `px` are board units.
fn swing(way: &[(i32, i32)], unit: &str) -> Vec<Frame> {
    let last = way.len().saturating_sub(1).max(1) as f64;
    let frames = way.iter().enumerate().map(|(index, (x, y))| Frame {
        offset: index as f64 / last,
        transform: None,
        translate: Some(format!("{x}{unit} {y}{unit}")),
        opacity: None,
        easing: "ease-out",
    });
    frames.collect()
}

fn seen((x, y): Place, size: &str, opacity: f64, offset: f64) -> Frame {
    Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) scale({size})")),
        translate: None,
        opacity: Some(opacity),
        easing: "ease-out",
    }
}

/// Stands still.
fn stand(place: Place) -> Vec<Frame> {
    vec![seen(place, "1", 1.0, 0.0), seen(place, "1", 1.0, 1.0)]
}

/// Widens and goes out.
fn widen(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "0.3", 0.0, 0.0),
        seen(place, "0.8", 1.0, 0.25),
        seen(place, "1.6", 0.0, 1.0),
    ]
}

/// Two brackets close round a pair.
fn close(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "1.9, 1.2", 0.0, 0.0),
        seen(place, "1", 1.0, 0.45),
        seen(place, "1.08", 1.0, 0.6),
        seen(place, "1", 1.0, 0.8),
        seen(place, "1", 0.0, 1.0),
    ]
}

/// Two brackets spring apart.
fn open(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "1", 1.0, 0.0),
        seen(place, "0.92", 1.0, 0.2),
        seen(place, "1.9, 1.2", 0.0, 1.0),
    ]
}

/// A spark flies in its direction, and a little down in the end.
fn spark((x, y): Place, index: u32) -> Vec<Frame> {
    let angle = f64::from(index) * std::f64::consts::TAU / f64::from(SPARKS);
    // Every other one flies less far.
    let far = if index.is_multiple_of(2) { 120.0 } else { 76.0 };
    let at = |share: f64, falls: i32| {
        let (dx, dy) = (share * far * angle.cos(), share * far * angle.sin());
        (x + dx as i32, y + dy as i32 + falls)
    };
    vec![
        seen(at(0.2, 0), "0.5", 1.0, 0.0),
        seen(at(0.9, 0), "1.2", 1.0, 0.5),
        seen(at(1.0, 14), "0.3", 0.0, 1.0),
    ]
}

/// From one place towards another, and after that all at once gone. Its layout is a line of `STREAK_WIDTH` pixels.
fn draw_out((x, y): (f64, f64), (to_x, to_y): (f64, f64)) -> Vec<Frame> {
    let (dx, dy) = (to_x - x, to_y - y);
    let angle = dy.atan2(dx);
    let full = dx.hypot(dy) / STREAK_WIDTH;
    let line = |share: f64, opacity, offset| Frame {
        offset,
        transform: Some(format!(
            "translate({x:.0}px, {y:.0}px) rotate({angle:.3}rad) scale({:.3}, 1)",
            share * full
        )),
        translate: None,
        opacity: Some(opacity),
        easing: "ease-in",
    };
    vec![
        line(0.0, 0.9, 0.0),
        line(0.9, 0.9, 0.7),
        line(1.0, 0.0, 1.0),
    ]
}

/// From one place to another.
fn carry(from: Place, to: Place) -> Vec<Frame> {
    vec![
        seen(from, "0.6", 0.0, 0.0),
        seen(from, "1.4", 1.0, 0.3),
        seen(to, "1", 1.0, 0.85),
        seen(to, "0.7", 0.0, 1.0),
    ]
}
