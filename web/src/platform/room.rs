//! The size of the window.

use js_sys::parse_float;
use table::screen::Room;
use wasm_bindgen::JsValue;

/// The size of the window in letters of its text size.
pub fn room() -> Room {
    let window = gloo::utils::window();
    let pixels = |size: Result<JsValue, JsValue>| size.ok().and_then(|size| size.as_f64());
    let root = gloo::utils::document().document_element();
    let style = root.and_then(|root| window.get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    let letter = size.map(|size| parse_float(&size));
    let letter = letter.filter(|letter| *letter > 0.0).unwrap_or(16.0);
    let letters = |size| pixels(size).map(|size| size / letter);
    let default = Room::default();
    Room {
        width: letters(window.inner_width()).unwrap_or(default.width),
        height: letters(window.inner_height()).unwrap_or(default.height),
    }
}
