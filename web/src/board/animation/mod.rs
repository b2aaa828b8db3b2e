//! Shows timelines: pawns walk, captured ones go back, dice tumble.
//!
//! What is drawn is true at once, and an animation only plays over it: cut short, it leaves
//! everything where it belongs. The page's policy lets no script write styles as text; the Web
//! Animations API needs none.

mod accents;
mod card;
mod dice;
mod flying;
mod walk;

use gloo::timers::callback::Timeout;
use serde::Serialize;
use table::timeline::{MomentKind, Moves, Timeline};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use web_sys::{DomRect, Element};

use crate::board::{banner, pawns};
use accents::MARK_MS;
use walk::{along, flight, hops, lifted};

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
        // Where something was earned last.
        let mut earned_at = None;
        for cue in &timeline.cues {
            if let Moves::Impact { at } | Moves::Arrive { at } = &cue.what {
                earned_at = Some(*at);
            }
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
                    shown.light_up(cue.to_ms);
                }
                Moves::PutBack { piece, from, to } => {
                    shown.add(pawns::element(*piece), &flight(*from, *to), &timing);
                    shown.land(*to, cue.to_ms);
                }
                Moves::Tumble { .. } => shown.tumble(timing.delay, timing.duration),
                Moves::Slide { piece, way } => {
                    shown.add(pawns::element(*piece), &along(way, "ease-in-out"), &timing);
                    shown.streak(way, &timing);
                }
                Moves::Turn => {
                    shown.turn_card(&timing);
                    if timeline.moments.iter().any(|moment| {
                        moment.at_ms == cue.to_ms && matches!(moment.what, MomentKind::Card(_))
                    }) {
                        shown.shake(&after(cue.to_ms));
                    }
                }
                Moves::Impact { at } => {
                    shown.burst(*at, timing.delay);
                    shown.shake(&timing);
                }
                Moves::Earn { seat, steps } => {
                    shown.earn(earned_at, *seat, *steps, &timing);
                }
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

/// The time of a mark that comes after a movement.
fn after(end_ms: u32) -> Timing {
    Timing {
        delay: end_ms,
        duration: MARK_MS,
        fill: "none",
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

fn box_of(element: &Element) -> DomRect {
    element.get_bounding_client_rect()
}
