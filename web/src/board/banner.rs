//! Banners: short texts over the board that announce a moment of the game. The log says the same, so they are hidden
//! from screen readers.

use gloo::timers::callback::Timeout;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::Seat;
use table::timeline::{Banner, MomentKind, Timeline};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::board::bubble::{set_style, shown_side};

/// How long a banner is shown.
const SHOWN_MS: u32 = 1_200;

/// The two heights at which banners appear to whom they face, in board units: above or below what they are about.
const HEIGHTS: (i32, i32) = (2_200, 7_800);

/// Shows each banner of a timeline at its time, unless its timer is dropped before.
pub fn show(timeline: &Timeline) -> Vec<Timeout> {
    let person = timeline.person;
    let banners = timeline.banners.iter().cloned();
    banners
        .map(|banner| {
            let about = timeline.point_at(banner.at_ms);
            Timeout::new(banner.at_ms, move || put(&banner, about, person))
        })
        .collect()
}

/// Removes the banner that is shown.
pub fn clear() {
    let document = gloo::utils::document();
    while let Ok(Some(banner)) = document.query_selector(".banner") {
        banner.remove();
    }
}

fn put(banner: &Banner, about: Option<Point>, person: Option<Seat>) {
    clear();
    let element = gloo::utils::document().create_element("div").ok();
    let element = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let Some(element) = element else {
        return;
    };
    let kind = match banner.what {
        MomentKind::Capture { .. } => "capture",
        MomentKind::Home | MomentKind::Win => "home",
        MomentKind::Blockade | MomentKind::BlockadeBroken => "blockade",
        MomentKind::Reward { .. } => "reward",
        MomentKind::Doublet => "doublet",
        MomentKind::Card(_) => "card",
        MomentKind::Begins { .. } => "begins",
        MomentKind::Slide | MomentKind::Swap { .. } => "swap",
        MomentKind::SentBack | MomentKind::RollLost => "capture",
        MomentKind::Stars { gains, loses, .. } => {
            let is_lost = gains.is_none() || (loses.is_some() && loses == person);
            if is_lost { "loss" } else { "reward" }
        }
    };
    element.set_class_name(&format!("banner {kind} {}", banner.side.class()));
    element.set_text_content(Some(&banner.words));
    // Neither fails for an ordinary attribute and element.
    let _ = element.set_attribute("aria-hidden", "true");
    let _ = gloo::utils::body().append_child(&element);
    let turns = shown_side(&element).turns();
    let is_high = about.is_some_and(|about| about.turned(turns).y < BOARD_SIZE * 45 / 100);
    let at = Point {
        x: BOARD_SIZE / 2,
        y: if is_high { HEIGHTS.1 } else { HEIGHTS.0 },
    };
    let Some((x, y)) = on_screen(at.turned(4 - turns)) else {
        return element.remove();
    };
    set_style(&element, "left", &format!("{x}px"));
    set_style(&element, "top", &format!("{y}px"));
    Timeout::new(SHOWN_MS, move || element.remove()).forget();
}

/// The place of a point of the board in the window.
pub fn on_screen(Point { x, y }: Point) -> Option<(f64, f64)> {
    let board = gloo::utils::document().query_selector(".board > svg");
    let place = board.ok()??.get_bounding_client_rect();
    let pixels = place.width() / f64::from(BOARD_SIZE);
    Some((
        place.left() + f64::from(x) * pixels,
        place.top() + f64::from(y) * pixels,
    ))
}
