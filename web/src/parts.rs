//! The parts of the program that come after the first (`web/parts.txt`). Who calls a function of
//! one before it is here has it brought at once, while everything waits; so they are brought in
//! good time, by `static/start.js`.

use js_sys::Promise;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// Hands over what parts are linked to.
    #[wasm_bindgen(js_namespace = parts)]
    fn link(exports: &JsValue);

    /// All parts as they were compiled, in their order, linked to the program by then; `null` for one
    /// that is only brought when somebody asks for it.
    #[wasm_bindgen(js_namespace = parts)]
    fn all() -> Promise;

    /// Brings and links a part by its number at once, unless it is here. The doors of the first
    /// part call it, which `cargo xtask dist` puts there: it finds it by its name.
    #[wasm_bindgen(js_namespace = parts, js_name = needPart)]
    fn need_part(part: u32);
}

/// To be called before anything else of the program.
pub fn expect() {
    link(&wasm_bindgen::exports());
}

/// Waits for all parts that come by themselves, and gives them as the bots' worker is handed them.
///
/// # Errors
/// When one does not come.
pub async fn rest() -> Result<JsValue, JsValue> {
    JsFuture::from(all()).await
}

/// Brings the part of everything that a board does without at once.
pub fn need_rest() {
    need_part(0);
}
