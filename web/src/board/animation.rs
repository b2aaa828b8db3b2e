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
use web_sys::{DomRect, Element};

use crate::board::accents::MARK_MS;
use crate::board::card_pile::card_picture;
use crate::board::dice::turns_to;
use crate::board::star_heap::HEAP;
use crate::board::{banner, pawns};

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

/// The width of a flying card before it is scaled, in CSS pixels, as in the style sheet.
const CARD_WIDTH: f64 = 280.0;

/// How high a pawn hops, in board units.
const HOP: u32 = 190;

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
pub(super) struct Timing {
    pub(super) delay: u32,
    pub(super) duration: u32,
    /// Until it begins, things stay where they were.
    pub(super) fill: &'static str,
}

/// What is being shown.
#[derive(Default)]
pub struct Shown {
    animations: Vec<Animation>,
    /// Things that fly, which are there only for that.
    pub(super) flying: Vec<Element>,
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
        let is_still = is_motion_unwanted();
        for cue in &timeline.cues {
            let timing = Timing {
                delay: cue.from_ms,
                duration: cue.to_ms - cue.from_ms,
                fill: "backwards",
            };
            if is_still {
                shown.still(&cue.what, &timing);
                continue;
            }
            match &cue.what {
                Moves::Walk { piece, way, .. } => {
                    shown.add(pawns::element(*piece), &along(way, "linear"), &timing);
                    shown.add(
                        lifted(*piece),
                        &hops(way.len().saturating_sub(1).max(1)),
                        &timing,
                    );
                }
                Moves::PutBack { piece, from, to } => {
                    shown.add(pawns::element(*piece), &flight(*from, *to), &timing);
                }
                Moves::Tumble { .. } => shown.tumble(timing.delay, timing.duration),
                Moves::Slide { piece, way } => {
                    shown.add(pawns::element(*piece), &along(way, "ease-in-out"), &timing);
                }
                Moves::Turn => shown.turn_card(&timing),
                Moves::Impact { at } => shown.burst(*at, timing.delay),
                Moves::Pay { from, to, count } => shown.pay(*from, *to, *count, &timing),
                accent => shown.accent(accent, &timing),
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

    /// A card rises from the pile, turns over at full size above the middle of the board, and is laid down. Where cards
    /// have no picture, as in high contrast, it turns over in its place.
    fn turn_card(&mut self, timing: &Timing) {
        let picture = found(".card-face image.print").filter(|image| box_of(image).width() > 0.0);
        let picture = picture.and_then(|image| image.get_attribute("href"));
        let places = (
            found(".card-back:last-child"),
            found(".card-face"),
            found(".board > svg"),
        );
        let (Some(picture), (Some(pile), Some(open), Some(board))) = (picture, places) else {
            self.add(found(".card-face > .turning"), &turn_over(), timing);
            return;
        };
        let Some(card) = flying_card(&picture) else {
            return;
        };
        let frames = card_flight(&box_of(&pile), &box_of(&open), &box_of(&board));
        let stays = Timing {
            fill: "both",
            ..*timing
        };
        self.add(Some(card.clone()), &frames, &stays);
        self.add(Some(open), &hidden_until_end(), timing);
        self.flying.push(card);
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
            duration: MARK_MS,
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
                // The last one arrives when the movement ends.
                delay: timing.delay + index * timing.duration / 20,
                duration: timing.duration * (20 - u32::from(MOST_FLYING) + 1) / 20,
                fill: "both",
            };
            self.add(Some(star.clone()), &toss(from, to), &timing);
            self.flying.push(star);
        }
    }

    pub(super) fn add(
        &mut self,
        element: Option<Element>,
        frames: &[impl Serialize],
        timing: &Timing,
    ) {
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

pub(super) fn found(selector: &str) -> Option<Element> {
    let document = gloo::utils::document();
    document.query_selector(selector).ok().flatten()
}

pub(super) fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = gloo::utils::document().query_selector_all(selector) else {
        return Vec::new();
    };
    let elements = (0..found.length()).filter_map(|index| found.get(index));
    elements.filter_map(|node| node.dyn_into().ok()).collect()
}

/// The part of a pawn that is lifted from the board; its shadow stays.
fn lifted(index: usize) -> Option<Element> {
    pawns::element(index)?.query_selector(".bob").ok()?
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

/// From space to space, in equal times.
fn along(way: &[Point], easing: &'static str) -> Vec<Frame> {
    let steps = way.len().saturating_sub(1).max(1) as f64;
    let points = way.iter().enumerate();
    let frame = |(index, point): (usize, &Point)| Frame {
        easing,
        ..at(*point, 0, index as f64 / steps)
    };
    points.map(frame).collect()
}

/// A little hop over each step.
fn hops(steps: usize) -> Vec<Frame> {
    let height = |height: u32, easing, half: usize| Frame {
        offset: half as f64 / (2 * steps) as f64,
        transform: Some(format!("translate(0px, -{height}px)")),
        opacity: None,
        easing,
    };
    let halves = (0..=2 * steps).map(|half| match half % 2 {
        0 => height(0, "ease-out", half),
        _ => height(HOP, "ease-in", half),
    });
    halves.collect()
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

/// A card with its back and its face, over the page.
fn flying_card(picture: &str) -> Option<Element> {
    let document = gloo::utils::document();
    let card = document.create_element("span").ok()?;
    card.set_class_name("flying-card");
    for (class, href) in [("back", &card_picture("back")[..]), ("face", picture)] {
        let side = document.create_element("img").ok()?;
        side.set_class_name(class);
        // They fail for no name of an attribute, and in no element that takes children.
        let _ = side.set_attribute("src", href);
        let _ = side.set_attribute("alt", "");
        let _ = card.append_child(&side);
    }
    gloo::utils::body().append_child(&card).ok()?;
    Some(card)
}

/// The place of a flying card by time; its layout is the unit square of `CARD_WIDTH` pixels.
fn card_flight(pile: &DomRect, open: &DomRect, board: &DomRect) -> Vec<Frame> {
    let centre = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    };
    let size = |rect: &DomRect| rect.width() / CARD_WIDTH;
    let full = 0.42 * board.width() / CARD_WIDTH;
    let frame = |offset, (x, y): (f64, f64), scale: f64, turn: i32| Frame {
        offset,
        transform: Some(format!(
            "translate({x:.1}px, {y:.1}px) scale({scale:.3}) perspective(600px) rotateY({turn}deg)"
        )),
        opacity: None,
        easing: "ease-in-out",
    };
    vec![
        frame(0.0, centre(pile), size(pile), 180),
        frame(0.45, centre(board), full, 0),
        frame(0.72, centre(board), full, 0),
        frame(1.0, centre(open), size(open), 0),
    ]
}

/// What flies in its place is seen instead.
fn hidden_until_end() -> Vec<Frame> {
    let seen = |offset| Frame {
        offset,
        transform: None,
        opacity: Some(0.0),
        easing: "linear",
    };
    vec![seen(0.0), seen(1.0)]
}

fn box_of(element: &Element) -> DomRect {
    element.get_bounding_client_rect()
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
