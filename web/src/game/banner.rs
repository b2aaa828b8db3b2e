//! Banners: short texts over the board that announce a moment of the game. The log says the same, so they are hidden
//! from screen readers.

use gloo::timers::callback::Timeout;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::Seat;
use table::placement::bubble::{BANNER_DETOUR, Other, beside};
use table::scene::Scene;
use table::timeline::{BANNER_MS, Banner, MomentKind, Timeline};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::board::{pawns, places};
use crate::game::bubble::seen_size;
use crate::markup::set_style;

/// How far a banner stays from the edge of the board, in pixels: it grows a little as it appears.
const MARGIN: f64 = 10.0;
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

/// Removes the banner when a person's turn begins, since what happened before is over then, and when the game is over:
/// nothing lies over the podium.
#[hook]
pub fn use_clear_banner(scene: &Scene, is_over: bool) {
    let acting = scene.seats.acting().filter(|panel| panel.is_person);
    let begins = acting.map(|panel| panel.seat);
    use_effect_with((begins, is_over), |(begins, is_over)| {
        if begins.is_some() || *is_over {
            clear();
        }
    });
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
        MomentKind::Doublet | MomentKind::Again { .. } => "doublet",
        MomentKind::Card(_) => "card",
        MomentKind::Begins { .. } => "begins",
        MomentKind::Slide | MomentKind::Swap { .. } => "swap",
        MomentKind::SentBack | MomentKind::RollLost | MomentKind::NoOtherRoll => "capture",
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
    if place(&element, about).is_none() {
        return element.remove();
    }
    Timeout::new(BANNER_MS, move || element.remove()).forget();
}

/// Puts a banner near what it is about, where it covers no pawn.
fn place(banner: &HtmlElement, about: Option<Point>) -> Option<()> {
    let board = places::units()?;
    let most = f64::from(BOARD_SIZE) / board.per_pixel - 4.0 * MARGIN;
    set_style(banner, "max-width", &format!("{most}px"));
    let on_board = |place| {
        let (x, y) = board.on_board(place);
        Point {
            x: x as i32,
            y: y as i32,
        }
    };
    let covered = pawns::middles().into_iter().chain(remark_points());
    let covered = covered.map(|place| (on_board(place), 1));
    let covered: Vec<Other> = covered.collect();
    let (width, height) = seen_size(banner);
    let units = |pixels: f64| ((pixels + 2.0 * MARGIN) * board.per_pixel) as i32;
    let size = Point {
        x: units(width),
        y: units(height),
    };
    let middle = beside(size, about, &covered, BANNER_DETOUR).middle();
    let (x, y) = board.in_window(middle);
    set_style(banner, "left", &format!("{x}px"));
    set_style(banner, "top", &format!("{y}px"));
    Some(())
}

/// Points along the line that a character says.
fn remark_points() -> Vec<(f64, f64)> {
    let bubble = gloo::utils::document().query_selector(".remark");
    let Ok(Some(bubble)) = bubble else {
        return Vec::new();
    };
    let place = bubble.get_bounding_client_rect();
    let (left, middle) = (place.left(), place.top() + place.height() / 2.0);
    let point = |part: f64| (left + place.width() * part, middle);
    [0.0, 0.25, 0.5, 0.75, 1.0].map(point).to_vec()
}
