//! Small helpers for what components render.

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// The class of a colour, for the style sheet: `colour-yellow`.
pub fn colour_class(colour: &str) -> String {
    format!("colour-{}", colour.to_ascii_lowercase())
}

/// Classes as the attribute has them; those that are empty are left out.
pub fn classes(classes: &[&str]) -> String {
    let mut all = String::new();
    for class in classes.iter().filter(|class| !class.is_empty()) {
        if !all.is_empty() {
            all.push(' ');
        }
        all.push_str(class);
    }
    all
}

/// A class that something has only then.
pub fn when(so: bool, class: &'static str) -> &'static str {
    if so { class } else { "" }
}

/// Whether a title of a card is more than a number, and wants smaller letters.
pub fn is_word(title: &str) -> bool {
    title.chars().count() > 2
}

/// What a click says to somebody who hears such things.
pub fn saying<T: Clone + 'static>(to: &Callback<T>, what: T) -> Callback<MouseEvent> {
    to.reform(move |_| what.clone())
}

/// "true" or "false", as attributes of accessibility have it.
pub fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
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
