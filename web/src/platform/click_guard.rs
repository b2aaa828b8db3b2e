//! Ignores the second half of a double click where the first half has changed the page: it was not meant for what has
//! appeared under the pointer.
//!
//! `UIEvent.detail` counts the clicks of one multiple click, with the time and distance that the system allows.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, UiEvent};
use yew::prelude::*;

/// Whether the page has changed under the pointer.
#[derive(Clone, Copy, Default)]
struct Guard {
    /// Since the pointer went down.
    since_press: bool,
    /// Since the first press of a multiple click.
    since_first: bool,
}

impl Guard {
    fn page_changed(&mut self) {
        *self = Guard {
            since_press: true,
            since_first: true,
        };
    }

    /// Whether an event is ignored. `count` is its number in a multiple click, 0 for a click by key.
    fn ignores(&mut self, name: &str, count: i32) -> bool {
        match name {
            "keydown" => *self = Guard::default(),
            "pointerdown" => self.since_press = false,
            // After a touch this comes only with the release.
            "mousedown" if count <= 1 => self.since_first = self.since_press,
            _ => return count > 0 && self.since_first,
        }
        false
    }
}

thread_local! {
    static GUARD: RefCell<Guard> = RefCell::default();
}

/// Watches all pointers, as long as the page is open.
pub fn start() {
    let window = gloo::utils::window();
    for name in ["keydown", "pointerdown", "mousedown", "click"] {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listener = EventListener::new_with_options(&window, name, options, on_event);
        listener.forget();
    }
}

fn on_event(event: &Event) {
    let count = event.dyn_ref::<UiEvent>().map_or(0, UiEvent::detail);
    if GUARD.with_borrow_mut(|guard| guard.ignores(&event.type_(), count)) {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

/// Has the rest of a double click ignored when a component appears and when it goes.
#[hook]
pub fn use_click_guard() {
    // At once: effects come after the next frame.
    use_memo((), |()| page_changed());
    use_effect_with((), |()| page_changed);
}

fn page_changed() {
    GUARD.with_borrow_mut(Guard::page_changed);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which clicks of a multiple click are ignored, if the page changes after the first.
    fn clicks(guard: &mut Guard, counts: &[i32]) -> Vec<bool> {
        let click = |&count| {
            guard.ignores("pointerdown", 0);
            let pressed = guard.ignores("mousedown", count);
            let ignored = guard.ignores("click", count);
            assert_eq!(pressed, ignored);
            guard.page_changed();
            ignored
        };
        counts.iter().map(click).collect()
    }

    #[test]
    fn only_the_first_click_of_a_multiple_click_counts() {
        let mut guard = Guard::default();
        assert_eq!(clicks(&mut guard, &[1, 2, 3]), [false, true, true]);
        assert_eq!(clicks(&mut guard, &[1, 1, 2]), [false, false, true]);
        assert!(!guard.ignores("click", 0), "by key");
        guard.ignores("keydown", 0);
        assert!(!guard.ignores("click", 2), "a key changed the page");
    }

    #[test]
    fn a_double_click_on_an_unchanged_page_counts_twice() {
        let mut guard = Guard::default();
        guard.page_changed();
        guard.ignores("pointerdown", 0);
        guard.ignores("mousedown", 1);
        assert!(!guard.ignores("click", 1));
        guard.ignores("pointerdown", 0);
        assert!(!guard.ignores("mousedown", 2));
        assert!(!guard.ignores("click", 2));
    }

    #[test]
    fn a_release_on_a_page_that_changed_since_the_touch_is_ignored() {
        let mut guard = Guard::default();
        guard.ignores("pointerdown", 0);
        guard.page_changed();
        assert!(!guard.ignores("mousedown", 1));
        assert!(guard.ignores("click", 1));
    }
}
