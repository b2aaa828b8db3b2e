//! Small helpers for what components render.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;

/// The class of a colour, for the style sheet: `colour-yellow`.
pub fn colour_class(colour: &str) -> String {
    format!("colour-{}", colour.to_ascii_lowercase())
}

/// The class of what is dressed in the material of a board's theme: `material-folk`.
pub fn material(theme: &str) -> String {
    format!("material-{theme}")
}

/// Whether a title of a card is more than a number, and wants smaller letters.
pub fn is_word(title: &str) -> bool {
    title.chars().count() > 2
}

/// Tells a browser test that a component renders: calls `onRender(name)` if the test defined it before the page
/// started.
pub fn count_render(name: &'static str) {
    thread_local! {
        static ON_RENDER: Option<Function> = on_render();
    }
    ON_RENDER.with(|on_render| {
        if let Some(on_render) = on_render {
            // A test's own function does not fail.
            let _ = on_render.call1(&wasm_bindgen::JsValue::NULL, &name.into());
        }
    });
}

fn on_render() -> Option<Function> {
    // Components are also rendered natively, where there is no JavaScript.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    Reflect::get(&js_sys::global(), &"onRender".into())
        .ok()?
        .dyn_into()
        .ok()
}
