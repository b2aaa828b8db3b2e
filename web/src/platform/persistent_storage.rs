//! Asking the browser to keep the games for good: else it may drop them where room is scarce.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::platform::storage;

#[wasm_bindgen]
extern "C" {
    // A page that is not secure has no `storage` there: the call throws then.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"])]
    fn persist() -> Result<Promise, JsValue>;
}

/// Asks once, when somebody has begun to play. A refusal changes nothing, so nothing is said of it.
pub fn ask() {
    if storage::is_to_ask()
        && let Ok(answer) = persist()
    {
        spawn_local(async move { drop(JsFuture::from(answer).await) });
    }
}
