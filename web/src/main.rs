//! The program: the page, and in a worker the bots' desk.

mod exports;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web::app::App;
use web::{desk, guard, parts};
use web_sys::DedicatedWorkerGlobalScope;

fn main() {
    parts::expect();
}

/// Opens the page, or the bots' desk. A script calls it once the parts are here that it needs.
#[wasm_bindgen]
pub fn run() {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => desk::open(&scope),
        Err(_) => open_page(),
    }
}

fn open_page() {
    // By Yew, which would put its own in the place of another.
    yew::set_custom_panic_hook(Box::new(|info| guard::failed(&info.to_string())));
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root(root).render();
}
