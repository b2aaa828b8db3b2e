//! New versions and offline play, by `static/updates.js`, which loads once the program is running. Before
//! that, and where the browser stores nothing, the page is not available offline and never updates.

use gloo::events::EventListener;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = updates, js_name = isReady)]
    fn is_stored() -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = updates, js_name = isNewer)]
    fn is_newer() -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = updates, js_name = refused)]
    fn refused_file() -> Result<Option<String>, JsValue>;

    #[wasm_bindgen(catch, js_namespace = updates)]
    fn take() -> Result<(), JsValue>;
}

/// Calls `tell` if a new version is ready to install or another tab has installed one, and whenever one comes.
pub fn on_newer(tell: impl Fn() + 'static) -> EventListener {
    // The script may have found it before the page listens.
    if is_newer().unwrap_or_default() {
        tell();
    }
    EventListener::new(&gloo::utils::window(), "newer", move |_| tell())
}

/// Whether the browser has cached all files of this version.
pub fn is_ready() -> bool {
    is_stored().unwrap_or_default()
}

/// The file that could not be cached, if caching this version failed.
pub fn refused() -> Option<String> {
    refused_file().unwrap_or_default()
}

/// Installs the new version and reloads the page.
pub fn update() {
    // This call exists wherever a new version can be offered.
    let _ = take();
}
