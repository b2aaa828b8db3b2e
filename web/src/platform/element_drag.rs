//! Dragging a button that lies on the page: a person to a seat, a card to the board. A tap on it does the same.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::board::drag::{SLACK, place};

/// The drag of a button with the attribute `data-drag`. Copies share their state.
#[derive(Clone, Default)]
pub struct ElementDrag(Rc<Cell<State>>);

#[derive(Clone, Copy, Default)]
struct State {
    /// Where the pointer was pressed.
    start: Option<(f64, f64)>,
    /// Whether the button follows the pointer, or has just done so.
    pulled: bool,
}

impl ElementDrag {
    /// The pointer is pressed on a button, which hears it from then on, however fast it moves.
    pub fn press(&self, event: &PointerEvent) {
        if let Some(button) = dragged(event) {
            // It does not fail for a pointer that is down.
            let _ = button.set_pointer_capture(event.pointer_id());
        }
        self.0.set(State {
            start: Some(place(event)),
            pulled: false,
        });
    }

    /// The button follows the pointer. Returns whether it begins to.
    pub fn pull(&self, event: &PointerEvent) -> bool {
        let State { start, pulled } = self.0.get();
        let Some(((x, y), button)) = start.zip(dragged(event)) else {
            return false;
        };
        let (dx, dy) = (place(event).0 - x, place(event).1 - y);
        if !pulled && dx.hypot(dy) < SLACK {
            return false;
        }
        let (dx, dy) = match &*facing(&button) {
            "90deg" => (dy, -dx),
            "180deg" => (-dx, -dy),
            "-90deg" => (-dy, dx),
            _ => (dx, dy),
        };
        self.0.set(State {
            start,
            pulled: true,
        });
        // It does not fail for such a value.
        let _ = button
            .style()
            .set_property("translate", &format!("{dx}px {dy}px"));
        let _ = button.set_attribute("data-dragged", "");
        !pulled
    }

    /// Ends the drag, when the pointer is released or the browser cancels it. Returns the element below the dragged button.
    pub fn release(&self, event: &PointerEvent) -> Option<Element> {
        let State { pulled, .. } = self.0.get();
        self.0.set(State {
            start: None,
            pulled,
        });
        let button = dragged(event).filter(|_| pulled)?;
        let (x, y) = place(event);
        let below = gloo::utils::document().element_from_point(x as f32, y as f32);
        let _ = button.style().remove_property("translate");
        let _ = button.remove_attribute("data-dragged");
        below
    }

    /// Whether a click is only the end of a drag.
    pub fn is_end(&self) -> bool {
        self.0.take().pulled
    }
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

fn dragged(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-drag]").ok()??.dyn_into().ok()
}
