//! What is kept to play without a network, and versions that come after this one: `static/offline.js`
//! sees to both, and is loaded once the program runs. Before that, and where the browser keeps
//! nothing, there is nothing to be had of it.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = offline, js_name = isReady)]
    fn kept() -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = offline)]
    fn take() -> Result<(), JsValue>;
}

/// Calls `tell` whenever a new version waits to be taken, or another tab has taken one.
pub fn on_newer(tell: impl Fn() + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "newer", move |_| tell())
}

/// Whether all of this version is kept in the browser.
pub fn is_ready() -> bool {
    kept().unwrap_or_default()
}

/// Has the page open anew, with the new version.
pub fn update() {
    // There is a new version only where this can be done.
    let _ = take();
}
