//! Dragging a person to a seat of the picture. A tap on the person does the same.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::board::drag::{SLACK, place};

/// The drag of a person's chip. Copies share their state.
#[derive(Clone, Default)]
pub struct ChipDrag(Rc<Cell<State>>);

#[derive(Clone, Copy, Default)]
struct State {
    /// Where the pointer was pressed.
    start: Option<(f64, f64)>,
    /// Whether the chip follows the pointer, or has just done so.
    pulled: bool,
}

impl ChipDrag {
    /// The pointer is pressed on a chip, which hears it from then on, however fast it moves.
    pub fn press(&self, event: &PointerEvent) {
        if let Some(chip) = chip(event) {
            // It does not fail for a pointer that is down.
            let _ = chip.set_pointer_capture(event.pointer_id());
        }
        self.0.set(State {
            start: Some(place(event)),
            pulled: false,
        });
    }

    /// The chip follows the pointer.
    pub fn pull(&self, event: &PointerEvent) {
        let State { start, pulled } = self.0.get();
        let Some(((x, y), chip)) = start.zip(chip(event)) else {
            return;
        };
        let (dx, dy) = (place(event).0 - x, place(event).1 - y);
        if !pulled && dx.hypot(dy) < SLACK {
            return;
        }
        let pulled = true;
        self.0.set(State { start, pulled });
        // It does not fail for such a value.
        let _ = chip
            .style()
            .set_property("translate", &format!("{dx}px {dy}px"));
        let _ = chip.set_attribute("data-dragged", "");
    }

    /// The pointer is released, or the browser takes it. Returns the seat below a chip that was dragged.
    pub fn release(&self, event: &PointerEvent) -> Option<usize> {
        let State { pulled, .. } = self.0.get();
        self.0.set(State {
            start: None,
            pulled,
        });
        let chip = chip(event).filter(|_| pulled)?;
        let (x, y) = place(event);
        let below = gloo::utils::document().element_from_point(x as f32, y as f32);
        let _ = chip.style().remove_property("translate");
        let _ = chip.remove_attribute("data-dragged");
        let seat = below?.closest("[data-seat]").ok()??;
        seat.get_attribute("data-seat")?.parse().ok()
    }

    /// Whether a click is only the end of a drag.
    pub fn is_end(&self) -> bool {
        self.0.take().pulled
    }
}

fn chip(event: &PointerEvent) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest(".chip").ok()??.dyn_into().ok()
}
