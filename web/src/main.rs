//! The program: the page, and in a worker the bots' desk.

mod exports;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use web::app::App;
use web::{desk, parts};
use web_sys::DedicatedWorkerGlobalScope;
use words::Language;

fn main() {
    parts::expect();
}

/// Opens the page, in the language of that code and with its texts, or the bots' desk, which is given them
/// later. A script calls it once the parts are here that it needs.
#[wasm_bindgen]
pub fn run(language: Option<String>, texts: Option<String>) {
    if let (Some(language), Some(texts)) = (language, texts) {
        words::speak_by(Language::parse(&language).unwrap_or_default(), &texts);
    }
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => desk::open(&scope),
        Err(_) => open_page(),
    }
}

fn open_page() {
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root(root).render();
}
