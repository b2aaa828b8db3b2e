//! Persistent storage: without it the browser may delete games when disk space is low.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::platform::local_storage::{keep_setting, setting};

/// The setting that says that the browser was asked.
const ASKED: &str = "asked";

#[wasm_bindgen]
extern "C" {
    // On an insecure page, which has no `navigator.storage`, the call throws.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"])]
    fn persist() -> Result<Promise, JsValue>;
}

/// Asks the browser for persistent storage, once, when a game begins. Ignores a refusal.
pub fn ask() {
    if setting(ASKED).is_none()
        && keep_setting(ASKED, "yes").is_ok()
        && let Ok(answer) = persist()
    {
        spawn_local(async move { drop(JsFuture::from(answer).await) });
    }
}
