//! Dragging a button that lies on the page: a person to a seat, a card to the board. A tap on it does the same.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::press::{self, Step, place};

/// What happens to a dragged button.
pub enum Dragged<'a> {
    /// It follows the pointer from now on.
    Begins,
    /// It is dropped on this element, by this event.
    IsDropped(&'a Element, &'a PointerEvent),
    /// It is back in its place, and was not dropped.
    IsCalledOff,
}

/// The pointer is pressed on a button with the attribute `data-drag`. `on` hears what happens to the button until the
/// pointer is released.
pub fn press(event: &PointerEvent, mut on: impl FnMut(Dragged<'_>) + 'static) {
    let target = event.target_dyn_into::<Element>();
    let button = target.and_then(|target| target.closest("[data-drag]").ok().flatten());
    let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let ((start_x, start_y), element) = (place(event), button.clone());
    press::begin(event, &element, move |step| match step {
        Step::Follows { at: (x, y), begins } => {
            follow(&button, (x - start_x, y - start_y));
            if begins {
                on(Dragged::Begins);
            }
        }
        Step::GoesBack => {
            let _ = button.style().remove_property("translate");
            let _ = button.remove_attribute("data-dragged");
        }
        Step::IsDropped(event) => {
            let (x, y) = place(event);
            let below = gloo::utils::document().element_from_point(x as f32, y as f32);
            match below {
                Some(below) => on(Dragged::IsDropped(&below, event)),
                None => on(Dragged::IsCalledOff),
            }
        }
        Step::IsCalledOff => on(Dragged::IsCalledOff),
        Step::Slips { .. } => {}
    });
}

/// Moves a button by a distance in the window.
fn follow(button: &HtmlElement, (dx, dy): (f64, f64)) {
    let (dx, dy) = match &*facing(button) {
        "90deg" => (dy, -dx),
        "180deg" => (-dx, -dy),
        "-90deg" => (-dy, dx),
        _ => (dx, dy),
    };
    // It does not fail for such a value.
    let _ = button
        .style()
        .set_property("translate", &format!("{dx}px {dy}px"));
    let _ = button.set_attribute("data-dragged", "");
}

/// How the part of the page round a button is turned to a player: see `round_table.css`.
fn facing(button: &HtmlElement) -> String {
    let style = gloo::utils::window().get_computed_style(button);
    let facing = style
        .ok()
        .flatten()
        .and_then(|style| style.get_property_value("--facing").ok());
    facing.unwrap_or_default().trim().to_owned()
}
