//! Ignores clicks that were not meant: the second half of a double click where the first half has changed the page, and
//! the end of a drag.
//!
//! `UIEvent.detail` counts the clicks of one multiple click, with the time and distance that the system allows.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, UiEvent};
use yew::prelude::*;

use super::press;

/// Whether the page has changed under the pointer.
#[derive(Clone, Copy, Default)]
struct Guard {
    /// Since the pointer went down.
    since_press: bool,
    /// Since the first press of a multiple click.
    since_first: bool,
    /// Whether the next click is only the end of a drag.
    ends_drag: bool,
}

impl Guard {
    fn page_changed(&mut self) {
        (self.since_press, self.since_first) = (true, true);
    }

    /// Whether an event is ignored. `count` is its number in a multiple click, 0 for a click by key.
    fn ignores(&mut self, name: &str, count: i32) -> bool {
        match name {
            "keydown" => *self = Guard::default(),
            "pointerdown" => (self.since_press, self.ends_drag) = (false, false),
            "click" if count > 0 && std::mem::take(&mut self.ends_drag) => return true,
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
    // The page clicks where something is dropped.
    if !event.is_trusted() {
        return;
    }
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

/// Has the click ignored that browsers send at the end of a drag.
pub fn ignore_end_of_drag() {
    GUARD.with_borrow_mut(|guard| guard.ends_drag = true);
}

fn page_changed() {
    GUARD.with_borrow_mut(Guard::page_changed);
    press::end_drag();
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
    fn the_click_at_the_end_of_a_drag_is_ignored_once() {
        let ended = Guard {
            ends_drag: true,
            ..Guard::default()
        };
        let mut guard = ended;
        assert!(!guard.ignores("click", 0), "by key");
        assert!(guard.ignores("click", 1));
        assert!(!guard.ignores("click", 1));
        // Not every browser sends it.
        guard = ended;
        guard.ignores("pointerdown", 0);
        assert!(!guard.ignores("click", 1));
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
