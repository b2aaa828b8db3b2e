//! The step or the turn that the pointer or the focus is on, in the panels beside the board.

use rules::seat::Seat;
use web_sys::Element;
use yew::prelude::*;

/// A target of the pointer or the focus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// A step, from `data-step`.
    Step(String),
    /// The last turn of a player, from `data-turn`.
    Turn(Seat),
}

/// The step or the turn under the pointer or the focus.
///
/// A focus that comes of a tap does not count.
pub fn pointed(event: &Event) -> Option<Pointed> {
    let target = event.target_dyn_into::<Element>()?;
    if event.type_() == "focusin" && target.matches("[data-input=pointer] *").unwrap_or(false) {
        return None;
    }
    let at = target.closest("[data-step], [data-turn]").ok()??;
    match at.get_attribute("data-step") {
        Some(step) => Some(Pointed::Step(step)),
        None => Some(Pointed::Turn(Seat(
            at.get_attribute("data-turn")?.parse().ok()?,
        ))),
    }
}
