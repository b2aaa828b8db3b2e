//! Persistent storage: without it the browser may delete games when disk space is low.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::platform::storage;

#[wasm_bindgen]
extern "C" {
    // On an insecure page, which has no `navigator.storage`, the call throws.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"])]
    fn persist() -> Result<Promise, JsValue>;
}

/// Asks the browser for persistent storage, once, when a game begins. Ignores a refusal.
pub fn ask() {
    if storage::is_to_ask()
        && let Ok(answer) = persist()
    {
        spawn_local(async move { drop(JsFuture::from(answer).await) });
    }
}
