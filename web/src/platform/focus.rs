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
    /// The element that holds the focus while no control is useful.
    Wait,
    /// Any other part of the page.
    Other,
}

/// Selectors for the next focus after a zone, most useful first.
fn havens(zone: Zone) -> &'static [&'static str] {
    const BOARD: &str = "[data-zone=board] svg";
    const MOVE: &str = "[data-zone=moves] button";
    const ROLL: &str = "[data-zone=roll]:not([hidden]), .by-hand button";
    const WAIT: &str = "[data-zone=wait]";
    const REPLAY: &str = ".replay input, .lesson .main:not([hidden]), .finale .main";
    const RESULTS: &str = ".results";
    const UNDO: &str = "[data-zone=undo]";
    const GAMES: &str = ".kept button:not([tabindex])";
    const FORM: &str = "form select";
    match zone {
        Zone::Board => &[BOARD, MOVE, REPLAY, ROLL, RESULTS, WAIT, GAMES, FORM],
        Zone::Moves | Zone::Roll | Zone::Wait => &[MOVE, REPLAY, ROLL, RESULTS, WAIT, GAMES, FORM],
        Zone::Other => &[MOVE, REPLAY, ROLL, RESULTS, WAIT, UNDO, GAMES, FORM],
    }
}

/// The zone of the focused element; `None` without one. A hidden element does not count, because browsers
/// will remove its focus soon.
pub fn zone() -> Option<Zone> {
    let active = gloo::utils::document().active_element()?;
    if active.tag_name() == "BODY" || is_within(&active, "[hidden]") {
        return None;
    }
    let zone = active.closest("[data-zone]").ok().flatten();
    let zone = zone.and_then(|element| element.get_attribute("data-zone"));
    Some(match zone.as_deref() {
        Some("roll") => Zone::Roll,
        Some("moves") => Zone::Moves,
        Some("board") => Zone::Board,
        Some("wait") => Zone::Wait,
        _ => Zone::Other,
    })
}

/// Moves the focus to the most useful control if the focus, last in `before`, is lost or waiting. If a dialog is
/// open, moves a lost focus into the dialog.
pub fn keep(before: Zone, in_dialog: bool) {
    match zone() {
        None if in_dialog => to_first_of(&["dialog[open] .modal-body"]),
        None | Some(Zone::Wait) if !in_dialog => to_first_of(havens(before)),
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

/// Puts the focus on the first move, if there is one.
pub fn to_moves() {
    to_first_of(&["[data-zone=moves] button"]);
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

/// Before a drawer closes, moves a focus inside it to the menu button that opened it.
pub fn leave_drawer() {
    let active = gloo::utils::document().active_element();
    if active.is_some_and(|active| is_within(&active, ".log, .close-log")) {
        to_first_of(&[".opens-menu"]);
    }
}

/// Whether the board shows keyboard focus.
pub fn is_seen_on_board() -> bool {
    let document = gloo::utils::document();
    let seen = document.query_selector("[data-input=key] [data-zone=board] svg:focus");
    seen.is_ok_and(|seen| seen.is_some())
}
