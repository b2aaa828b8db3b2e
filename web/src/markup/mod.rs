//! Small helpers for what components render.

pub mod memo;

use js_sys::{Function, Reflect};
pub use table::board_outlines::colour_class;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::{Html, html};

/// The icon of lists, as data of a path.
pub const LIST: &str = "M4 6h.01M9 6h11M4 12h.01M9 12h11M4 18h.01M9 18h11";
/// The icon of settings, as data of a path.
pub const SLIDERS: &str = "M3 6h11M20 6h1M3 12h1M10 12h11M3 18h11M20 18h1M17 3a3 3 0 1 0 .1 0zM7 9a3 3 0 1 0 .1 0zM17 15a3 3 0 1 0 .1 0z";

/// An icon of lines, in a square of 24.
pub fn line_icon(d: &'static str) -> Html {
    html! { <svg viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg> }
}

/// The class of what is dressed in the material of a board's theme: `material-folk`.
pub fn material(theme: &str) -> String {
    format!("material-{theme}")
}

/// Whether a title of a card is more than a number, and wants smaller letters.
pub fn is_word(title: &str) -> bool {
    title.chars().count() > 2
}

/// A text that changes, in an element that is another one for each text. Where the browser translates the page, it has replaced
/// the node of the text, and what Yew writes into that node is not seen. Yew also puts nothing before a node that
/// is gone: no bare text follows this element.
pub fn fresh(text: &str) -> Html {
    html! { <span key={text}>{ text }</span> }
}

/// Sets a property of an element's style.
pub fn set_style(element: &HtmlElement, name: &str, value: &str) {
    // This fails only for a read-only style.
    let _ = element.style().set_property(name, value);
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
