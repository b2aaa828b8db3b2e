//! What the player used last, a key or a pointer, as `data-input` of the root: the style sheets show the focus after a key;
//! and the kind of pointer, which texts name.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, PointerEvent};

/// The attribute of the root.
const INPUT: &str = "data-input";

thread_local! {
    static POINTER: Cell<&'static str> = const { Cell::new("mouse") };
}

/// The kind of pointer that the player used last, "touch" or "mouse"; before, the one that the device has.
pub fn pointer() -> &'static str {
    POINTER.get()
}

/// Watches keys and pointers, as long as the page is open. `static/frame.js` has done so before.
pub fn start() {
    let root = gloo::utils::document().document_element();
    if root.is_some_and(|root| !root.has_attribute(INPUT)) {
        note("none");
    }
    let window = gloo::utils::window();
    if matches!(window.match_media("(pointer: coarse)"), Ok(Some(list)) if list.matches()) {
        POINTER.set("touch");
    }
    for name in ["keydown", "pointerdown"] {
        let options = EventListenerOptions::run_in_capture_phase();
        let listener = EventListener::new_with_options(&window, name, options, on_event);
        listener.forget();
    }
}

fn on_event(event: &Event) {
    match event.dyn_ref::<KeyboardEvent>() {
        Some(key) if is_for_others(key) => {}
        Some(_) => note("key"),
        None => {
            if let Some(pointer) = event.dyn_ref::<PointerEvent>() {
                let is_mouse = pointer.pointer_type() == "mouse";
                POINTER.set(if is_mouse { "mouse" } else { "touch" });
            }
            note("pointer");
        }
    }
}

/// Whether a key is a shortcut of the browser, or held while the pointer does something.
fn is_for_others(key: &KeyboardEvent) -> bool {
    key.ctrl_key() || key.alt_key() || key.meta_key() || key.key() == "Shift"
}

fn note(input: &str) {
    // There is a root, and it takes any attribute.
    if let Some(root) = gloo::utils::document().document_element() {
        let _ = root.set_attribute(INPUT, input);
    }
}
