//! Sharing of addresses: by clipboard or by the system's share sheet.

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, Element};

use super::download::download_file;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = ["navigator", "clipboard"], js_name = writeText)]
    async fn write_text(text: &str) -> Result<JsValue, JsValue>;

    /// Shares a picture of a drawing with lines of text and bars. Returns the file if the system shares none.
    #[wasm_bindgen(catch, js_namespace = pictures, js_name = share)]
    async fn share_picture(
        drawing: &Element,
        lines: Vec<String>,
        bars: Vec<u8>,
        name: &str,
    ) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_namespace = navigator)]
    async fn share(data: &Object) -> Result<JsValue, JsValue>;
}

/// The address of this page with another fragment, such as `#/g/...`.
pub fn address(fragment: &str) -> String {
    let location = gloo::utils::window().location();
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let (origin, path) = (part(location.origin()), part(location.pathname()));
    format!("{origin}{path}{fragment}")
}

/// Copies a text to the clipboard. Returns whether the browser allowed it.
pub async fn copy(text: &str) -> bool {
    // An insecure page has no clipboard.
    can("clipboard") && write_text(text).await.is_ok()
}

/// Whether the system has a share sheet.
pub fn has_sheet() -> bool {
    can("share")
}

/// Opens the system's share sheet for an address, a "url", or for a "text". Closing it without sharing is not an error.
pub async fn by_sheet(title: &str, kind: &str, content: &str) {
    let data = Object::new();
    for (name, value) in [("title", title), (kind, content)] {
        // Setting a property of a plain object never fails.
        let _ = Reflect::set(&data, &name.into(), &value.into());
    }
    let _ = share(data.unchecked_ref()).await;
}

/// Shares a picture of a drawing, or saves it where the system shares no files. The lines are its title, the date, the result
/// and others; the bars are from 1 to 8 high. Returns whether the picture could be made.
pub async fn picture(drawing: &Element, lines: Vec<String>, bars: Vec<u8>, name: &str) -> bool {
    let shared = share_picture(drawing, lines, bars, name).await;
    if let Ok(Some(file)) = shared.as_ref().map(|file| file.dyn_ref::<Blob>()) {
        download_file(name, file);
    }
    shared.is_ok()
}

/// Whether `navigator` has a property of this name.
fn can(name: &str) -> bool {
    let navigator = Reflect::get(&js_sys::global(), &"navigator".into());
    let found = navigator.and_then(|navigator| Reflect::get(&navigator, &name.into()));
    found.is_ok_and(|found| !found.is_undefined())
}
