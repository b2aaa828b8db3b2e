//! Animations of timelines: pawns walk, captured pawns go back, dice tumble.
//!
//! The page already shows the new state, and an animation only plays over it. Cut short, it leaves everything where it
//! belongs. The page's policy forbids scripts to write styles as text, so this uses the Web Animations API.

mod accents;
mod card;
mod dice;
mod pawn;
mod stars_and_flash;

use gloo::timers::callback::Timeout;
use js_sys::Promise;
use rules::board::Point;
use rules::seat::Seat;
use serde::Serialize;
use table::timeline::{Cue, MomentKind, Moves, Timeline};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DomRect, Element};

use crate::board::{banner, pawns};
use crate::platform::reduced_motion::is_motion_unwanted;
use accents::MARK_MS;
use pawn::{along, flight, hops, lift, lifted};

#[wasm_bindgen]
extern "C" {
    /// An element that can be animated. In web-sys this is unstable.
    type Animated;
    type Animation;

    #[wasm_bindgen(method)]
    fn animate(this: &Animated, keyframes: &JsValue, timing: &JsValue) -> Animation;

    #[wasm_bindgen(method)]
    fn cancel(this: &Animation);

    /// Settles when the animation ends or is cancelled.
    #[wasm_bindgen(method, getter)]
    fn finished(this: &Animation) -> Promise;
}

/// A place on the screen, in whole pixels.
type Place = (i32, i32);

/// A keyframe: what holds at one point in time. What it leaves out stays as it is.
#[derive(Serialize, Default)]
struct Frame {
    /// The point in time, from 0 to 1.
    offset: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    transform: Option<String>,
    /// A movement on top of a transform.
    #[serde(skip_serializing_if = "Option::is_none")]
    translate: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opacity: Option<f64>,
    /// The pace until the next frame; the browser has a name for each.
    easing: Easing,
}

/// The pace of a movement.
#[derive(Serialize, Clone, Copy, Default)]
#[serde(rename_all = "kebab-case")]
enum Easing {
    #[default]
    Linear,
    EaseIn,
    EaseOut,
    EaseInOut,
}

#[derive(Serialize)]
struct Timing {
    delay: u32,
    duration: u32,
    /// What holds before the start and after the end, in the browser's words.
    fill: &'static str,
}

/// The movement or pause going on.
#[derive(Default)]
pub struct Playback {
    /// Ends the pause or movement.
    pub timer: Option<Timeout>,
    /// The movement to show over the next rendering.
    timeline: Option<Timeline>,
    /// The movement that is being shown.
    animation: RunningAnimations,
}

impl Playback {
    /// Shows a movement after the next rendering, instead of the one that is being shown. The timer tells its end.
    pub fn show(&mut self, timeline: Timeline, timer: Timeout) {
        self.animation.end();
        self.timer = Some(timer);
        self.timeline = Some(timeline);
    }

    /// Starts the movement that waits for the rendering.
    pub fn start(&mut self) -> Option<Timeline> {
        let timeline = self.timeline.take()?;
        self.animation = RunningAnimations::play(&timeline);
        Some(timeline)
    }

    /// Ends the movement that is being shown. Its timer runs on.
    pub fn end(&mut self) {
        self.animation.end();
        self.timeline = None;
    }

    /// Stops everything that is being shown or waited for.
    pub fn stop(&mut self) {
        self.animation.end();
        *self = Playback::default();
    }
}

/// The animations that are playing.
#[derive(Default)]
struct RunningAnimations {
    animations: Vec<Animation>,
    /// Banners to come.
    banners: Vec<Timeout>,
}

impl RunningAnimations {
    /// Plays a timeline over the new scene.
    fn play(timeline: &Timeline) -> RunningAnimations {
        let mut shown = RunningAnimations {
            banners: banner::show(timeline),
            ..RunningAnimations::default()
        };
        let is_still = is_motion_unwanted();
        // The last ones first. Each shows its first frame from now on, and of several animations of one element the one
        // that was started last is seen: so it is the earliest while it goes on, and then the next.
        for (index, cue) in timeline.cues.iter().enumerate().rev() {
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
                Moves::Lift { piece, .. } => shown.add(lifted(*piece), &lift(), &timing),
                Moves::Walk { piece, way, .. } => {
                    shown.add(pawns::element(*piece), &along(way, Easing::Linear), &timing);
                    shown.add(
                        lifted(*piece),
                        &hops(way.len().saturating_sub(1).max(1)),
                        &timing,
                    );
                }
                Moves::PutBack { piece, from, to } => {
                    shown.add(pawns::element(*piece), &flight(*from, *to), &timing);
                    shown.land(*to, cue.to_ms);
                }
                Moves::Tumble { .. } => shown.tumble(timing.delay, timing.duration),
                Moves::Slide { piece, way } => {
                    shown.add(
                        pawns::element(*piece),
                        &along(way, Easing::EaseInOut),
                        &timing,
                    );
                    shown.streak(way, &timing);
                }
                Moves::Turn { seat } => {
                    let is_moment = timeline.moments.iter().any(|moment| {
                        moment.at_ms == cue.to_ms && matches!(moment.what, MomentKind::Card(_))
                    });
                    shown.turn_card(*seat, is_moment, &timing);
                    if is_moment {
                        shown.shake(&after(cue.to_ms));
                    }
                }
                Moves::Impact { at } => {
                    shown.burst(*at, timing.delay);
                    shown.shake(&timing);
                }
                Moves::Earn { seat, steps } => {
                    shown.earn(earned_at(&timeline.cues[..index]), *seat, *steps, &timing);
                }
                Moves::Pay { from, to, count } => shown.pay(*from, *to, *count, &timing),
                accent => shown.accent(accent, &timing),
            }
        }
        let mut cues = timeline.cues.iter();
        let last_walk = cues.rfind(|cue| matches!(cue.what, Moves::Walk { .. }));
        if let (Some(walk), false) = (last_walk, is_still) {
            shown.light_up(walk.to_ms);
        }
        shown
    }

    /// Ends all animations. Everything is then where it belongs, and no more banners appear.
    fn end(&mut self) {
        self.banners.clear();
        for animation in self.animations.drain(..) {
            animation.cancel();
        }
    }

    /// Animates an element that exists only for this animation.
    fn fly(&mut self, element: Option<Element>, frames: &[Frame], timing: &Timing) {
        let Some(element) = element else {
            return;
        };
        let Some(animation) = animate(&element, frames, timing) else {
            element.remove();
            return;
        };
        let finished = JsFuture::from(animation.finished());
        spawn_local(async move {
            // An error if the animation is cancelled.
            let _ = finished.await;
            element.remove();
        });
        self.animations.push(animation);
    }

    fn add(&mut self, element: Option<Element>, frames: &[Frame], timing: &Timing) {
        let animation = element.and_then(|element| animate(&element, frames, timing));
        self.animations.extend(animation);
    }
}

/// The place of the last capture or arrival, where a bonus is earned.
fn earned_at(before: &[Cue]) -> Option<Point> {
    before.iter().rev().find_map(|cue| match &cue.what {
        Moves::Impact { at } | Moves::Arrive { at } => Some(*at),
        _ => None,
    })
}

/// Starts an animation.
fn animate(element: &Element, frames: &[Frame], timing: &Timing) -> Option<Animation> {
    // Text and numbers can always be converted. If not, the animation is left out.
    let frames = serde_wasm_bindgen::to_value(frames).ok()?;
    let timing = serde_wasm_bindgen::to_value(timing).ok()?;
    let animated: &Animated = element.unchecked_ref();
    Some(animated.animate(&frames, &timing))
}

/// Turns the drawing of a board that has been turned by so many quarters, clockwise, by the shorter way. Pawns stay
/// upright all the while.
pub fn turn(drawing: &Element, quarters: u8) {
    const TURN_MS: u32 = 500;
    if is_motion_unwanted() {
        return;
    }
    let from = if quarters == 3 {
        90
    } else {
        -90 * i32::from(quarters)
    };
    let turning = |element: &Element, from: i32| {
        let frame = |degrees, offset| Frame {
            offset,
            transform: Some(format!("rotate({degrees}deg)")),
            easing: Easing::EaseInOut,
            ..Frame::default()
        };
        let timing = Timing {
            delay: 0,
            duration: TURN_MS,
            fill: "none",
        };
        animate(element, &[frame(from, 0.0), frame(0, 1.0)], &timing);
    };
    turning(drawing, from);
    for pawn in all(".pawns .figure") {
        turning(&pawn, -from);
    }
}

/// The timing of a mark that follows a movement.
fn after(end_ms: u32) -> Timing {
    Timing {
        delay: end_ms,
        duration: MARK_MS,
        fill: "none",
    }
}

/// Adds an element to the page that is visible only while it is animated.
fn put(class: &str, text: &str) -> Option<Element> {
    let element = gloo::utils::document().create_element("span").ok()?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    // The log says the same to screen readers.
    let _ = element.set_attribute("aria-hidden", "true");
    gloo::utils::body().append_child(&element).ok()?;
    Some(element)
}

/// A player's panel.
fn panel(seat: Seat) -> Option<Element> {
    found(&format!("[data-seat=\"{}\"]", seat.0))
}

/// The middle of an element.
fn middle(element: &Element) -> Place {
    let place = box_of(element);
    (
        (place.left() + place.width() / 2.0) as i32,
        (place.top() + place.height() / 2.0) as i32,
    )
}

/// The place of a point of the board on the screen.
fn on_screen(point: Point) -> Option<Place> {
    banner::on_screen(point).map(|(x, y)| (x as i32, y as i32))
}

/// Keyframes of opacity: pairs of a time and an opacity.
fn fades<const COUNT: usize>(course: [(f64, f64); COUNT]) -> Vec<Frame> {
    let frame = |(offset, opacity)| Frame {
        offset,
        opacity: Some(opacity),
        ..Frame::default()
    };
    course.into_iter().map(frame).collect()
}

/// A keyframe that puts an element at a place on the screen, at a size.
fn seen((x, y): Place, size: &str, opacity: f64, offset: f64) -> Frame {
    Frame {
        offset,
        transform: Some(format!("translate({x}px, {y}px) scale({size})")),
        opacity: Some(opacity),
        easing: Easing::EaseOut,
        ..Frame::default()
    }
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

fn box_of(element: &Element) -> DomRect {
    element.get_bounding_client_rect()
}
