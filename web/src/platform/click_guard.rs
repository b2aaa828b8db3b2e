//! Ignores clicks on what has just appeared under the pointer: the second half of a double click is not meant
//! for it.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, MouseEvent};
use yew::prelude::*;

use crate::platform::relative_date::now;

/// How long after a change of the page clicks are ignored.
const IGNORED_MS: u64 = 300;

/// How far a pointer may have moved meanwhile, in CSS pixels.
const NEAR_PX: u32 = 24;

/// Where the pointer is, and where it was when the page changed.
struct Guard {
    at: (i32, i32),
    /// Whether a press was the last thing that happened: no key, and the page has not changed since.
    has_pressed: bool,
    /// Where the pointer was when the page changed after a press, and when that was.
    changed: Option<((i32, i32), u64)>,
    /// Whether the press that was last is ignored.
    ignores: bool,
}

impl Guard {
    const fn new() -> Guard {
        Guard {
            at: (0, 0),
            has_pressed: false,
            changed: None,
            ignores: false,
        }
    }

    fn page_changed(&mut self, now: u64) {
        if std::mem::take(&mut self.has_pressed) {
            self.changed = Some((self.at, now));
        }
    }

    /// A key was pressed: a click after it is no second half of a double click.
    fn key(&mut self) {
        self.has_pressed = false;
        self.changed = None;
    }

    fn press(&mut self, at: (i32, i32), now: u64) {
        self.at = at;
        self.has_pressed = true;
        self.ignores = self.is_new(at, now);
    }

    /// Whether a press that goes on ends in a click: not if the page has changed meanwhile.
    fn release(&mut self, at: (i32, i32), now: u64) {
        self.ignores |= self.is_new(at, now);
    }

    /// Whether what is at a place has just appeared under the pointer.
    fn is_new(&self, at: (i32, i32), now: u64) -> bool {
        self.changed.is_some_and(|(under, changed)| {
            let (x, y) = (at.0.abs_diff(under.0), at.1.abs_diff(under.1));
            now.saturating_sub(changed) < IGNORED_MS && x.max(y) <= NEAR_PX
        })
    }
}

thread_local! {
    static GUARD: RefCell<Guard> = const { RefCell::new(Guard::new()) };
}

/// Watches all pointers, as long as the page is open.
pub fn start() {
    let window = gloo::utils::window();
    for name in [
        "keydown",
        "pointermove",
        "pointerdown",
        "mousedown",
        "click",
    ] {
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        let listener = EventListener::new_with_options(&window, name, options, on_event);
        listener.forget();
    }
}

fn on_event(event: &Event) {
    let Some(mouse) = event.dyn_ref::<MouseEvent>() else {
        return GUARD.with_borrow_mut(Guard::key);
    };
    let at = (mouse.client_x(), mouse.client_y());
    let is_ignored = GUARD.with_borrow_mut(|guard| {
        match &*event.type_() {
            "pointermove" => {
                guard.at = at;
                return false;
            }
            "pointerdown" => guard.press(at, now()),
            // Without a press: by a key.
            "click" if mouse.detail() == 0 => return false,
            "click" => guard.release(at, now()),
            _ => {}
        }
        guard.ignores
    });
    if is_ignored {
        event.prevent_default();
        event.stop_immediate_propagation();
    }
}

/// Has clicks ignored when a component appears and when it goes, if the pointer was there before.
#[hook]
pub fn use_click_guard() {
    // At once: effects come after the next frame.
    use_memo((), |()| page_changed());
    use_effect_with((), |()| page_changed);
}

fn page_changed() {
    // Components are also rendered natively, where there is no clock.
    if cfg!(target_arch = "wasm32") {
        GUARD.with_borrow_mut(|guard| guard.page_changed(now()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_is_ignored_only_soon_and_where_the_pointer_was() {
        let mut guard = Guard::new();
        guard.press((100, 100), 1_000);
        assert!(!guard.ignores, "nothing has changed");
        guard.page_changed(1_010);
        guard.press((103, 100), 1_200);
        assert!(guard.ignores);
        guard.press((200, 100), 1_200);
        assert!(!guard.ignores, "another place");
        guard.press((100, 100), 1_310);
        assert!(!guard.ignores, "late enough");
        guard.page_changed(1_400);
        guard.release((100, 100), 1_410);
        assert!(guard.ignores, "the page changed while the button was down");
        guard.press((100, 100), 1_990);
        guard.page_changed(2_000);
        guard.page_changed(2_200);
        guard.press((100, 100), 2_320);
        assert!(!guard.ignores, "only the first change is due to the press");
        guard.page_changed(3_000);
        guard.key();
        guard.page_changed(3_050);
        guard.press((100, 100), 3_060);
        assert!(!guard.ignores, "a key changed the page");
    }
}
