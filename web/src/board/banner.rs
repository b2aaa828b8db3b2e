//! Banners: short texts over the board that announce a moment of the game. The log says the same, so they are hidden
//! from screen readers.

use gloo::timers::callback::Timeout;
use rules::board::{BOARD_SIZE, Point};
use rules::seat::Seat;
use table::timeline::{Banner, MomentKind, Timeline};
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

use crate::board::bubble::{set_style, turned};

/// How long a banner is shown.
const SHOWN_MS: u32 = 1_200;

/// The two heights at which banners appear, in board units: above or below what they are about.
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
    let (Some(board), Some(element)) = (Drawn::find(), element) else {
        return;
    };
    let is_high =
        about.is_some_and(|about| turned(about, board.turns).1 < 0.45 * f64::from(BOARD_SIZE));
    let height = if is_high { HEIGHTS.1 } else { HEIGHTS.0 };
    let (x, y) = board.on_screen(f64::from(BOARD_SIZE / 2), f64::from(height));
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
    element.set_class_name(&format!("banner {kind}"));
    element.set_text_content(Some(&banner.words));
    // Neither fails for an ordinary attribute and element.
    let _ = element.set_attribute("aria-hidden", "true");
    let _ = gloo::utils::body().append_child(&element);
    set_style(&element, "left", &format!("{x}px"));
    set_style(&element, "top", &format!("{y}px"));
    Timeout::new(SHOWN_MS, move || element.remove()).forget();
}

/// The board as it is drawn in the window.
struct Drawn {
    place: DomRect,
    turns: u8,
}

impl Drawn {
    fn find() -> Option<Drawn> {
        let found: Element = gloo::utils::document()
            .query_selector(".board > svg")
            .ok()??;
        let board = found.closest("[data-turns]").ok()??;
        Some(Drawn {
            place: found.get_bounding_client_rect(),
            turns: board.get_attribute("data-turns")?.parse().ok()?,
        })
    }

    /// The place of a point of the drawing in the window.
    fn on_screen(&self, x: f64, y: f64) -> (f64, f64) {
        let pixels = self.place.width() / f64::from(BOARD_SIZE);
        (
            self.place.left() + x * pixels,
            self.place.top() + y * pixels,
        )
    }
}

/// The place of a point of the board in the window.
pub fn on_screen(point: Point) -> Option<(f64, f64)> {
    let board = Drawn::find()?;
    let (x, y) = turned(point, board.turns);
    Some(board.on_screen(x, y))
}
