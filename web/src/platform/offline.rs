//! Offline support and updates, by `static/offline.js`, which loads once the program is running. Before
//! that, and where the browser stores nothing, the page is not available offline and never updates.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = offline, js_name = isReady)]
    fn is_stored() -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = offline, js_name = refused)]
    fn refused_file() -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(catch, js_namespace = offline)]
    fn take() -> Result<(), JsValue>;
}

/// Calls `tell` whenever a new version waits to be taken, or another tab has taken one.
pub fn on_newer(tell: impl Fn() + 'static) -> EventListener {
    EventListener::new(&gloo::utils::window(), "newer", move |_| tell())
}

/// Whether all of this version is kept in the browser.
pub fn is_ready() -> bool {
    is_stored().unwrap_or_default()
}

/// The file that kept this version from being kept, if one did.
pub fn refused() -> Option<String> {
    refused_file().unwrap_or_default()
}

/// Has the page open anew, with the new version.
pub fn update() {
    // There is a new version only where this can be done.
    let _ = take();
}
