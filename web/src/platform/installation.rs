//! Installing the page as an app, where the browser offers it (`static/start.js`).

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = installation, js_name = isOffered)]
    fn offered() -> Result<bool, JsValue>;

    #[wasm_bindgen(catch, js_namespace = installation, js_name = start)]
    fn install() -> Result<(), JsValue>;
}

/// Whether the browser offers to install the page.
pub fn is_offered() -> bool {
    offered().unwrap_or_default()
}

/// Whether the page runs as an installed app.
pub fn is_done() -> bool {
    let list = gloo::utils::window().match_media("(display-mode: browser)");
    matches!(list, Ok(Some(list)) if !list.matches())
}

/// Has the browser ask the player whether to install the page. It asks once.
pub fn start() {
    // This call exists wherever it is offered.
    let _ = install();
}
