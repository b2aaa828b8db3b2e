//! Keyboard focus. If a redraw removes the focused control, the focus moves to the most useful control left, and
//! never back to the top of the page.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, FocusOptions, HtmlElement, SvgElement};

/// The part of the page that has the focus, from the attribute `data-zone`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The button that rolls.
    Roll,
    /// The list of moves.
    Moves,
    /// The board.
    Board,
    /// Any other part of the page.
    Other,
}

/// Selectors for the next focus after a zone, most useful first.
fn havens(zone: Zone) -> &'static [&'static str] {
    const BOARD: &str = "[data-zone=board] svg";
    const MOVE: &str = "[data-zone=moves] button";
    const ROLL: &str = "[data-zone=roll]:not([hidden], [aria-disabled=true]), .manual-dice button";
    const REPLAY: &str = ".replay input, .lesson .main:not([hidden]), .last-lesson .main";
    const RESULTS: &str = ".results";
    const UNDO: &str = "[data-zone=undo]";
    const GAMES: &str = ".saved-games button:not([tabindex])";
    const FORM: &str = "form select";
    match zone {
        Zone::Board => &[BOARD, GAMES, FORM],
        Zone::Moves | Zone::Roll => &[MOVE, REPLAY, ROLL, RESULTS, BOARD, GAMES, FORM],
        Zone::Other => &[MOVE, REPLAY, ROLL, RESULTS, BOARD, UNDO, GAMES, FORM],
    }
}

/// The zone of the focused element; `None` without one. A hidden element does not count, because browsers
/// will remove its focus soon; nor does the button that rolls while there is nothing to roll.
pub fn zone() -> Option<Zone> {
    let active = gloo::utils::document().active_element()?;
    if active.tag_name() == "BODY"
        || is_within(&active, "[hidden], [data-zone=roll][aria-disabled=true]")
    {
        return None;
    }
    let zone = active.closest("[data-zone]").ok().flatten();
    let zone = zone.and_then(|element| element.get_attribute("data-zone"));
    Some(match zone.as_deref() {
        Some("roll") => Zone::Roll,
        Some("moves") => Zone::Moves,
        Some("board") => Zone::Board,
        _ => Zone::Other,
    })
}

/// Moves the focus to the most useful control if the focus, last in `before`, is lost. If a dialog is
/// open, moves a lost focus into the dialog.
pub fn keep(before: Zone, in_dialog: bool) {
    match zone() {
        None if in_dialog => to_first_of(&["dialog[open] .modal-body"]),
        None => to_first_of(havens(before)),
        _ => {}
    }
}

/// Calls [`keep`] as soon as the current rendering is in the page. Yew may call `rendered` a frame later, and until
/// then the focus would be lost.
pub fn keep_soon(before: Zone, in_dialog: bool) {
    spawn_local(async move { keep(before, in_dialog) });
}

fn is_within(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

/// Moves the focus to the next match of a selector, or the previous one; from elsewhere, to the first.
pub fn to_next(selector: &str, back: bool) {
    let document = gloo::utils::document();
    let Ok(found) = document.query_selector_all(selector) else {
        return;
    };
    let all = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into::<Element>().ok());
    let all: Vec<Element> = all.collect();
    let active = document.active_element();
    let at = all.iter().position(|each| Some(each) == active.as_ref());
    let count = all.len();
    let next = match (at, back) {
        (Some(at), false) => at + 1,
        (Some(at), true) => at + count - 1,
        (None, false) => 0,
        (None, true) => count.saturating_sub(1),
    };
    if let Some(next) = all.get(next % count.max(1)) {
        to(next);
    }
}

/// Puts the focus on the board, if there is one.
pub fn to_board() {
    to_first_of(&["[data-zone=board] svg"]);
}

/// Focuses the first match of a selector once the page has been drawn.
pub fn soon_to(selector: &'static str) {
    Timeout::new(0, move || to_first_of(&[selector])).forget();
}

fn to_first_of(selectors: &[&str]) {
    let document = gloo::utils::document();
    let found = selectors
        .iter()
        .find_map(|selector| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        to(&element);
    }
}

/// Focuses an element without scrolling.
pub fn to(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Focusing never fails for a focusable element.
    let _ = if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.focus_with_options(&options)
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        element.focus_with_options(&options)
    } else {
        Ok(())
    };
}

/// Before a drawer closes, moves a focus inside it to the board, where play goes on.
pub fn leave_drawer() {
    let active = gloo::utils::document().active_element();
    if active.is_some_and(|active| is_within(&active, ".log, .close-log")) {
        to_board();
    }
}

/// Whether the board shows keyboard focus.
pub fn is_seen_on_board() -> bool {
    let document = gloo::utils::document();
    let seen = document.query_selector("[data-input=key] [data-zone=board] svg:focus");
    seen.is_ok_and(|seen| seen.is_some())
}
