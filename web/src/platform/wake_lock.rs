//! Screen wake lock. Without browser support it has no effect.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    type Lock;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "wakeLock"], js_name = request)]
    fn request(kind: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(catch, method)]
    fn release(this: &Lock) -> Result<Promise, JsValue>;
}

/// A wake lock that can be turned on and off.
#[derive(Default)]
pub struct WakeLock {
    state: Rc<State>,
    listener: Option<EventListener>,
}

#[derive(Default)]
struct State {
    wanted: Cell<bool>,
    lock: RefCell<Option<Lock>>,
}

impl WakeLock {
    /// Turns the lock on or off.
    pub fn want(&mut self, wanted: bool) {
        if self.state.wanted.replace(wanted) == wanted {
            return;
        }
        if !wanted {
            self.listener = None;
            return give_back(self.state.lock.take());
        }
        // The browser releases the lock whenever the page is hidden.
        let (document, state) = (gloo::utils::document(), self.state.clone());
        let again = EventListener::new(&document, "visibilitychange", move |_| {
            if !gloo::utils::document().hidden() {
                spawn_local(ask(state.clone()));
            }
        });
        self.listener = Some(again);
        spawn_local(ask(self.state.clone()));
    }
}

async fn ask(state: Rc<State>) {
    let Ok(promise) = request("screen") else {
        return;
    };
    // The browser may refuse, for example if the battery is low.
    if let Ok(lock) = JsFuture::from(promise).await {
        let before = state.lock.replace(Some(lock.unchecked_into()));
        give_back(before);
        // The lock may have been turned off meanwhile.
        if !state.wanted.get() {
            give_back(state.lock.take());
        }
    }
}

fn give_back(lock: Option<Lock>) {
    if let Some(lock) = lock {
        // Releasing a lock that the browser has already released is harmless.
        let _ = lock.release();
    }
}
