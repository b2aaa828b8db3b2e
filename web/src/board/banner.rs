//! Banners: what a moment of the game is about, over the board for a second. Everything that they say is in the log
//! as well, so screen readers leave them out.

use gloo::timers::callback::Timeout;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::Seat;
use table::timeline::{Banner, MomentKind, Timeline};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::board::bubble::{set_style, turned};

/// So long a banner is seen.
const SHOWN_MS: u32 = 1_200;

/// Shows the banners of a timeline, each at its time, unless the timers are dropped before.
pub fn show(timeline: &Timeline) -> Vec<Timeout> {
    let person = timeline.person;
    let banners = timeline.banners.iter().cloned();
    banners
        .map(|banner| Timeout::new(banner.at_ms, move || put(&banner, person)))
        .collect()
}

/// Takes away what is shown.
pub fn clear() {
    let document = gloo::utils::document();
    while let Ok(Some(banner)) = document.query_selector(".banner") {
        banner.remove();
    }
}

fn put(banner: &Banner, person: Option<Seat>) {
    clear();
    let middle = Point {
        x: BOARD_SIZE / 2,
        y: BOARD_SIZE / 2,
    };
    let element = gloo::utils::document().create_element("div").ok();
    let element = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let (Some((x, y)), Some(element)) = (on_screen(middle), element) else {
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
        MomentKind::SentBack => "capture",
        MomentKind::Stars { gains, loses, .. } => {
            let is_lost = gains.is_none() || (loses.is_some() && loses == person);
            if is_lost { "loss" } else { "reward" }
        }
    };
    element.set_class_name(&format!("banner {kind}"));
    element.set_text_content(Some(&banner.words));
    // An element of the page takes any attribute, and the body any element.
    let _ = element.set_attribute("aria-hidden", "true");
    let _ = gloo::utils::body().append_child(&element);
    set_style(&element, "left", &format!("{x}px"));
    set_style(&element, "top", &format!("{y}px"));
    Timeout::new(SHOWN_MS, move || element.remove()).forget();
}

/// Where a point of the board is in the window.
pub fn on_screen(point: Point) -> Option<(f64, f64)> {
    let found: Element = gloo::utils::document()
        .query_selector(".board > svg")
        .ok()??;
    let board = found.closest("[data-turns]").ok()??;
    let turns = board.get_attribute("data-turns")?.parse().ok()?;
    let drawn = found.get_bounding_client_rect();
    let (x, y) = turned(point, turns);
    let pixels = drawn.width() / f64::from(BOARD_SIZE);
    Some((drawn.left() + x * pixels, drawn.top() + y * pixels))
}
