//! The script outside the program, `static/guard.js`: see `web/GUARD.md`.

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// The page is drawn, and the save was read without trouble.
    #[wasm_bindgen(js_namespace = turnout)]
    pub fn started();

    /// The save that was set aside in this start.
    #[wasm_bindgen(js_namespace = turnout)]
    pub fn aside() -> Option<String>;

    #[wasm_bindgen(thread_local_v2, js_namespace = turnout, js_name = version)]
    static VERSION: wasm_bindgen::JsValue;
}

/// Version and commit of this build.
pub fn version() -> String {
    VERSION.with(|version| version.as_string().unwrap_or_default())
}
