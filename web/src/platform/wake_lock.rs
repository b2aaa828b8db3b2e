//! Keeps the screen awake, where the browser can; where it cannot, the screen goes dark as it always
//! does.

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

/// Whether the screen is to stay awake.
#[derive(Default)]
pub struct Awake {
    state: Rc<State>,
    listener: Option<EventListener>,
}

#[derive(Default)]
struct State {
    wanted: Cell<bool>,
    lock: RefCell<Option<Lock>>,
}

impl Awake {
    /// From now on it is, or not any more.
    pub fn want(&mut self, wanted: bool) {
        if self.state.wanted.replace(wanted) == wanted {
            return;
        }
        if !wanted {
            self.listener = None;
            return give_back(self.state.lock.take());
        }
        // The browser takes it back whenever the page is out of sight.
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
    // It may be refused, to spare the battery say.
    if let Ok(lock) = JsFuture::from(promise).await {
        let before = state.lock.replace(Some(lock.unchecked_into()));
        give_back(before);
        // Meanwhile it may not be wanted any more.
        if !state.wanted.get() {
            give_back(state.lock.take());
        }
    }
}

fn give_back(lock: Option<Lock>) {
    if let Some(lock) = lock {
        // One that the browser took back already can be given back all the same, without harm.
        let _ = lock.release();
    }
}
