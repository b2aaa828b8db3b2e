//! Shows timelines: pawns walk, captured ones go back, dice tumble.
//!
//! What is drawn is true at once, and an animation only plays over it: cut short, it leaves
//! everything where it belongs. The page's policy lets no script write styles as text; the Web
//! Animations API needs none.

use gloo::timers::callback::Timeout;
use rules::board::Point;
use rules::seat::Seat;
use serde::Serialize;
use table::timeline::{Moves, Timeline};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::Element;

use crate::board::banner;
use crate::board::star_heap::HEAP;

#[wasm_bindgen]
extern "C" {
    /// An element as what can be animated: web-sys has that behind a flag only.
    type Animated;
    type Animation;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, keyframes: &JsValue, timing: &JsValue) -> Animation;

    #[wasm_bindgen(method)]
    fn cancel(this: &Animation);
}

/// At most so many things fly at once.
const MOST_FLYING: u8 = 8;

/// How long the flash of a capture is seen.
const BURST_MS: u32 = 420;

/// A moment of an animation.
#[derive(Serialize)]
struct Frame {
    /// From 0 to 1.
    offset: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    transform: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opacity: Option<f64>,
    easing: &'static str,
}

#[derive(Serialize)]
struct Timing {
    delay: u32,
    duration: u32,
    /// Until it begins, things stay where they were.
    fill: &'static str,
}

/// What is being shown.
#[derive(Default)]
pub struct Shown {
    animations: Vec<Animation>,
    /// Things that fly, which are there only for that.
    flying: Vec<Element>,
    /// Banners to come.
    banners: Vec<Timeout>,
}

impl Shown {
    /// Shows a timeline over what is drawn.
    pub fn play(timeline: &Timeline) -> Shown {
        let mut shown = Shown {
            banners: banner::show(timeline),
            ..Shown::default()
        };
        if is_motion_unwanted() {
            return shown;
        }
        for cue in &timeline.cues {
            let timing = Timing {
                delay: cue.from_ms,
                duration: cue.to_ms - cue.from_ms,
                fill: "backwards",
            };
            match &cue.what {
                Moves::Walk { piece, way, .. } => shown.add(pawn(*piece), &walk(way), &timing),
                Moves::PutBack { piece, from, to } => {
                    shown.add(pawn(*piece), &flight(*from, *to), &timing);
                }
                Moves::Tumble { .. } => shown.tumble(timing.delay, timing.duration),
                Moves::Slide { piece, way } => shown.add(pawn(*piece), &slide(way), &timing),
                Moves::Turn => shown.add(found(".card-face > .turning"), &turn_over(), &timing),
                Moves::Impact { at } => shown.burst(*at, timing.delay),
                Moves::Pay { from, to, count } => shown.pay(*from, *to, *count, &timing),
            }
        }
        shown
    }

    /// Everything is where it belongs, and no banner comes any more.
    pub fn end(&mut self) {
        self.banners.clear();
        for animation in self.animations.drain(..) {
            animation.cancel();
        }
        for thing in self.flying.drain(..) {
            thing.remove();
        }
    }

    fn tumble(&mut self, delay: u32, duration: u32) {
        for (selector, scale) in [(".dice > .die-place", 1), (".board-die .rolls", 14)] {
            for (index, die) in all(selector).into_iter().enumerate() {
                // The second die comes to rest a little later, and from elsewhere.
                let timing = Timing {
                    delay,
                    duration: duration * (3 + index as u32) / 4,
                    fill: "backwards",
                };
                let pips = die.query_selector(".pips").ok().flatten();
                self.add(Some(die), &roll(index, scale), &timing);
                self.add(pips, &reveal(), &timing);
            }
        }
    }

    /// A flash where a pawn is hit.
    fn burst(&mut self, at: Point, delay: u32) {
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
            duration: BURST_MS,
            fill: "both",
        };
        self.add(Some(flash.clone()), &flare(x as i32, y as i32), &timing);
        self.flying.push(flash);
    }

    /// Things fly from one player's plate to another's, or from and to the supply.
    fn pay(&mut self, from: Option<Seat>, to: Option<Seat>, count: u8, timing: &Timing) {
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
                delay: timing.delay + index * timing.duration / 10,
                duration: timing.duration,
                fill: "both",
            };
            self.add(Some(star.clone()), &toss(from, to), &timing);
            self.flying.push(star);
        }
    }

    fn add(&mut self, element: Option<Element>, frames: &[Frame], timing: &Timing) {
        let Some(element) = element else {
            return;
        };
        // Text and numbers can always be written; without them nothing is shown on its way.
        let frames = serde_wasm_bindgen::to_value(frames);
        let timing = serde_wasm_bindgen::to_value(timing);
        if let (Ok(frames), Ok(timing)) = (frames, timing) {
            let animated: &Animated = element.unchecked_ref();
            self.animations.push(animated.animate(&frames, &timing));
        }
    }
}

/// Whether the player has asked the browser for less motion.
pub fn is_motion_unwanted() -> bool {
    let asked = gloo::utils::window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}

fn found(selector: &str) -> Option<Element> {
    let document = gloo::utils::document();
    document.query_selector(selector).ok().flatten()
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = gloo::utils::document().query_selector_all(selector) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|index| found.get(index));
    elements.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The pawn at an index of all pieces: they are drawn in an order that never changes.
fn pawn(index: usize) -> Option<Element> {
    found(&format!(".pawns > .pawn:nth-child({})", index + 1))
}

/// A piece at a point; `lift` is by how much it is nearer to the eye, in hundredths.
fn at(point: Point, lift: u32, offset: f64) -> Frame {
    let Point { x, y } = point;
    Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) scale(1.{lift:02})")),
        opacity: None,
        easing: "ease-in-out",
    }
}

fn halfway(one: Point, other: Point) -> Point {
    Point {
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
    }
}

/// From space to space, with a little hop over each step.
fn walk(way: &[Point]) -> Vec<Frame> {
    let steps = way.len().saturating_sub(1).max(1) as f64;
    let mut frames = Vec::with_capacity(2 * way.len());
    for (index, pair) in way.windows(2).enumerate() {
        let index = index as f64;
        frames.push(at(pair[0], 0, index / steps));
        frames.push(at(halfway(pair[0], pair[1]), 18, (index + 0.5) / steps));
    }
    frames.extend(way.last().map(|last| at(*last, 0, 1.0)));
    frames
}

/// Smoothly from space to space.
fn slide(way: &[Point]) -> Vec<Frame> {
    let steps = way.len().saturating_sub(1).max(1) as f64;
    let points = way.iter().enumerate();
    points
        .map(|(index, point)| at(*point, 0, index as f64 / steps))
        .collect()
}

/// A card is turned face up.
fn turn_over() -> Vec<Frame> {
    let seen = |width: &str, opacity, offset| Frame {
        offset,
        transform: Some(format!("scale({width}, 1)")),
        opacity: Some(opacity),
        easing: "ease-out",
    };
    vec![
        seen("0.02", 0.0, 0.0),
        seen("0.02", 1.0, 0.3),
        seen("1", 1.0, 1.0),
    ]
}

/// In an arc over the page; seen only while it flies.
fn toss((x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> Vec<Frame> {
    let place = |x: i32, y: i32, size: &str, opacity, offset| Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) scale({size})")),
        opacity: Some(opacity),
        easing: "ease-in-out",
    };
    let (between_x, between_y) = ((x + to_x) / 2, (y + to_y) / 2 - 40);
    vec![
        place(x, y, "0.6", 0.0, 0.0),
        place(x, y, "1", 1.0, 0.1),
        place(between_x, between_y, "1.6", 1.0, 0.5),
        place(to_x, to_y, "1", 1.0, 0.9),
        place(to_x, to_y, "0.6", 0.0, 1.0),
    ]
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

/// In an arc, high over the board and back to where it began.
fn flight(from: Point, to: Point) -> Vec<Frame> {
    // In fifths of the way: by how much it is off the straight line, and how high.
    const ARC: [(i32, u32); 6] = [(0, 0), (16, 45), (24, 70), (24, 70), (16, 40), (0, 0)];
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let frames = ARC.into_iter().enumerate().map(|(fifth, (off, lift))| {
        let fifth = fifth as i32;
        let point = Point {
            x: from.x + dx * fifth / 5 - dy * off / 100,
            y: from.y + dy * fifth / 5 + dx * off / 100,
        };
        Frame {
            easing: "linear",
            ..at(point, lift, f64::from(fifth) / 5.0)
        }
    });
    frames.collect()
}

/// A die rolls in, a little past its place, and back; lengths are multiplied by `scale`.
fn roll(index: usize, scale: i32) -> Vec<Frame> {
    let turn = |(x, y): (i32, i32), degrees: i32, offset| Frame {
        offset,
        transform: Some(format!(
            "translate({}px, {}px) rotate({degrees}deg)",
            x * scale,
            y * scale
        )),
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
