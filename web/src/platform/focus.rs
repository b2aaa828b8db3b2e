//! Where the keyboard is. A redraw may take away the control that had the focus; the focus then
//! goes to the nearest thing of use, and never back to the top of the page.

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, FocusOptions, HtmlElement, SvgElement};

/// The part of the page that has the focus, as it stands in `data-zone`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// The button that rolls.
    Roll,
    /// The moves in words.
    Moves,
    /// The board.
    Board,
    /// Where the focus waits while there is nothing of use.
    Wait,
    /// Anything else of the page.
    Other,
}

/// What the focus goes to from each zone, the first that is there.
fn havens(zone: Zone) -> &'static [&'static str] {
    const BOARD: &str = "[data-zone=board] svg";
    const MOVE: &str = "[data-zone=moves] button";
    const ROLL: &str = "[data-zone=roll]:not([hidden]), .by-hand button";
    const WAIT: &str = "[data-zone=wait]";
    const REPLAY: &str = ".replay input, .lesson .main:not([hidden]), .finale .main";
    const RESULTS: &str = ".results";
    const UNDO: &str = "[data-zone=undo]";
    const GAMES: &str = ".kept button";
    const HERE: &str = "[data-zone=here]";
    const FORM: &str = "form select";
    match zone {
        Zone::Board => &[BOARD, MOVE, REPLAY, ROLL, RESULTS, WAIT, HERE, FORM],
        Zone::Moves | Zone::Roll | Zone::Wait => &[MOVE, REPLAY, ROLL, RESULTS, WAIT, HERE, FORM],
        Zone::Other => &[MOVE, REPLAY, ROLL, RESULTS, WAIT, HERE, UNDO, GAMES, FORM],
    }
}

/// The zone of the element that has the focus; `None` if none has, or one that is hidden now: browsers take
/// the focus from it, but not at once.
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

/// Puts the focus where it is of use, if it was in `before` and has been lost, or waits; into the dialog, if one
/// is open.
pub fn keep(before: Zone, in_dialog: bool) {
    match zone() {
        None if in_dialog => to_first_of(&["dialog[open] .modal-body"]),
        None | Some(Zone::Wait) if !in_dialog => to_first_of(havens(before)),
        _ => {}
    }
}

/// The same as soon as what is being drawn is in the page. Yew may let a frame pass before it says so
/// (`rendered`), and the focus would be nowhere meanwhile.
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

/// Puts the focus, once the page has been drawn, on what a selector finds first.
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

/// Focuses an element without moving the page under a finger.
pub fn to(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // It fails for no element that can have the focus.
    let _ = if let Some(element) = element.dyn_ref::<HtmlElement>() {
        element.focus_with_options(&options)
    } else if let Some(element) = element.dyn_ref::<SvgElement>() {
        element.focus_with_options(&options)
    } else {
        Ok(())
    };
}

/// A drawer is about to be closed: a focus within goes to the menu that opened it.
pub fn leave_drawer() {
    let active = gloo::utils::document().active_element();
    if active.is_some_and(|active| is_within(&active, ".log, .close-log")) {
        to_first_of(&[".opens-menu"]);
    }
}

/// Whether the board has the focus, by the keyboard.
pub fn is_seen_on_board() -> bool {
    let document = gloo::utils::document();
    let seen = document.query_selector("[data-zone=board] svg:focus-visible");
    seen.is_ok_and(|seen| seen.is_some())
}
