//! Accents: short movements that mark a moment. Players who want less motion see still marks instead.

use rules::board::Point;
use rules::seat::Seat;
use table::timeline::Moves;
use web_sys::Element;

use super::{
    Easing, Frame, Place, RunningAnimations, Timing, after, all, fades, found, middle, on_screen,
    panel, put, seen,
};
use crate::board::pawns;

/// The shortest time that a mark is shown.
pub(super) const MARK_MS: u32 = 420;

/// The number of sparks.
const SPARKS: u32 = 16;

/// The width of a streak before it is scaled, in CSS pixels, as in the style sheet.
const STREAK_WIDTH: f64 = 100.0;

impl RunningAnimations {
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
                // The piece that arrived overshoots a little into the other's place.
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

    /// Shows a still mark instead of a movement, for as long as the movement would take.
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
            Moves::Earn { seat, steps } => self.mark_at_panel(*seat, &format!("+{steps}"), timing),
            Moves::Pay { from, to, count } => {
                for (seat, sign) in [(from, "\u{2212}"), (to, "+")] {
                    if let Some(seat) = seat {
                        self.mark_at_panel(*seat, &format!("{sign}{count} \u{2605}"), timing);
                    }
                }
            }
            Moves::Lift { at, .. } => self.mark_on_board("moment-ring", *at, timing, stand),
            Moves::Walk { .. } | Moves::Turn { .. } | Moves::Tumble { .. } => {}
        }
    }

    /// The dice of a doublet hop together.
    fn hop(&mut self, timing: &Timing) {
        const WAY: [(i32, i32); 5] = [(0, 0), (0, -36), (0, 0), (0, -12), (0, 0)];
        for selector in [".turn-dice > .die-place", ".board-die"] {
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
        let from = from.and_then(on_screen);
        let from = from.or_else(|| Some(middle(&found(".board > svg")?)));
        if let (Some(from), Some(panel)) = (from, panel(seat)) {
            let mark = put("bonus-mark", &format!("+{steps}"));
            self.fly(mark, &carry(from, middle(&panel)), timing);
        }
    }

    /// The enlarged space appears once the token has arrived.
    pub(super) fn light_up(&mut self, end_ms: u32) {
        const FADE_MS: u32 = 150;
        let whole = end_ms + FADE_MS;
        let landed = f64::from(end_ms) / f64::from(whole);
        let timing = Timing {
            delay: 0,
            duration: whole,
            fill: "none",
        };
        let frames = fades([(0.0, 0.0), (landed, 0.0), (1.0, 1.0)]);
        self.add(found(".close-up"), &frames, &timing);
    }

    /// A ring where a flying piece lands.
    pub(super) fn land(&mut self, at: Point, end_ms: u32) {
        self.mark_on_board("moment-ring", at, &after(end_ms.saturating_sub(60)), widen);
    }

    /// The board shakes under a blow. Only its spaces move, which are a separate layer.
    pub(super) fn shake(&mut self, timing: &Timing) {
        const WAY: [(i32, i32); 6] = [(0, 0), (-50, 36), (50, -24), (-36, -24), (24, 24), (0, 0)];
        self.add(found(".board .spaces"), &swing(&WAY, "px"), timing);
    }

    /// A player's panel swells when something arrives there.
    pub(super) fn swell(&mut self, seat: Seat, timing: &Timing) {
        let size = |size: &str, offset| Frame {
            offset,
            transform: Some(format!("scale({size})")),
            easing: Easing::EaseOut,
            ..Frame::default()
        };
        let frames = [size("1", 0.0), size("1.07", 0.4), size("1", 1.0)];
        self.add(panel(seat), &frames, timing);
    }

    /// Sparks fly in all directions.
    pub(super) fn sparkle(&mut self, at: Point, timing: &Timing) {
        if let Some(place) = on_screen(at) {
            for index in 0..SPARKS {
                self.fly(put("spark", ""), &spark(place, index), timing);
            }
        }
    }

    /// A streak of light along a slide.
    pub(super) fn streak(&mut self, way: &[Point], timing: &Timing) {
        let ends = way.first().zip(way.last());
        let ends = ends.and_then(|(from, to)| on_screen(*from).zip(on_screen(*to)));
        if let Some((from, to)) = ends {
            self.fly(put("streak", ""), &draw_out(from, to), timing);
        }
    }

    fn mark_at_panel(&mut self, seat: Seat, text: &str, timing: &Timing) {
        if let Some(panel) = panel(seat) {
            self.mark("bonus-mark", text, middle(&panel), timing, stand);
        }
    }

    fn mark_on_board(
        &mut self,
        class: &str,
        at: Point,
        timing: &Timing,
        frames: fn(Place) -> Vec<Frame>,
    ) {
        if let Some(place) = on_screen(at) {
            self.mark(class, "", place, timing, frames);
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
}

/// The dice on the board, or if there are none, those beside it.
fn dice() -> Vec<Element> {
    let on_board = all(".board-die");
    if on_board.is_empty() {
        all(".turn-dice > .die-place")
    } else {
        on_board
    }
}

/// The vector between two points, in board units.
fn between(from: Point, to: Point) -> (i32, i32) {
    (to.x - from.x, to.y - from.y)
}

/// A movement through these offsets from the element's place, in equal times. On the board, `px` are board units.
fn swing(way: &[(i32, i32)], unit: &str) -> Vec<Frame> {
    let last = way.len().saturating_sub(1).max(1) as f64;
    let frames = way.iter().enumerate().map(|(index, (x, y))| Frame {
        offset: index as f64 / last,
        translate: Some(format!("{x}{unit} {y}{unit}")),
        easing: Easing::EaseOut,
        ..Frame::default()
    });
    frames.collect()
}

/// A mark that stands still.
fn stand(place: Place) -> Vec<Frame> {
    vec![seen(place, "1", 1.0, 0.0), seen(place, "1", 1.0, 1.0)]
}

/// A mark that widens and fades.
fn widen(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "0.3", 0.0, 0.0),
        seen(place, "0.8", 1.0, 0.25),
        seen(place, "1.6", 0.0, 1.0),
    ]
}

/// Two brackets that close round a pair.
fn close(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "1.9, 1.2", 0.0, 0.0),
        seen(place, "1", 1.0, 0.45),
        seen(place, "1.08", 1.0, 0.6),
        seen(place, "1", 1.0, 0.8),
        seen(place, "1", 0.0, 1.0),
    ]
}

/// Two brackets that spring apart.
fn open(place: Place) -> Vec<Frame> {
    vec![
        seen(place, "1", 1.0, 0.0),
        seen(place, "0.92", 1.0, 0.2),
        seen(place, "1.9, 1.2", 0.0, 1.0),
    ]
}

/// A spark that flies outwards and drops a little at the end.
fn spark((x, y): Place, index: u32) -> Vec<Frame> {
    let angle = f64::from(index) * std::f64::consts::TAU / f64::from(SPARKS);
    // Every other spark flies a shorter way.
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

/// A line that grows from one place to another, then disappears. Unscaled, it is `STREAK_WIDTH` pixels long.
fn draw_out((x, y): Place, (to_x, to_y): Place) -> Vec<Frame> {
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let angle = dy.atan2(dx);
    let full = dx.hypot(dy) / STREAK_WIDTH;
    let line = |share: f64, opacity, offset| Frame {
        offset,
        transform: Some(format!(
            "translate({x}px, {y}px) rotate({angle:.3}rad) scale({:.3}, 1)",
            share * full
        )),
        opacity: Some(opacity),
        easing: Easing::EaseIn,
        ..Frame::default()
    };
    vec![
        line(0.0, 0.9, 0.0),
        line(0.9, 0.9, 0.7),
        line(1.0, 0.0, 1.0),
    ]
}

/// A mark that travels from one place to another.
fn carry(from: Place, to: Place) -> Vec<Frame> {
    vec![
        seen(from, "0.6", 0.0, 0.0),
        seen(from, "1.4", 1.0, 0.3),
        seen(to, "1", 1.0, 0.85),
        seen(to, "0.7", 0.0, 1.0),
    ]
}
