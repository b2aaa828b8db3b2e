//! Entry point of the program, which is both the page and the bots' worker.

#[cfg(feature = "test-exports")]
mod measure_speed;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web::page::app::{App, Props};
use web::platform::{click_guard, crash_guard, last_input};
use web::saves::games::Games;
use web::worker::protocol::FromWorker;
use web::worker::service;
use web_sys::DedicatedWorkerGlobalScope;
use words::Language;

fn main() {
    crash_guard::report_panics(|scope, text| service::send(scope, &FromWorker::Stopped(text)));
}

/// Starts the page in a language, given its code and texts. In a worker, called without arguments, starts
/// the bots instead: the page sends the texts later.
#[wasm_bindgen]
pub fn run(language: Option<String>, texts: Option<String>) {
    if let (Some(language), Some(texts)) = (language, texts) {
        words::speak_by(Language::parse(&language).unwrap_or_default(), &texts);
    }
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => service::start(&scope),
        Err(_) => spawn_local(open_page()),
    }
}

async fn open_page() {
    click_guard::start();
    last_input::start();
    let games = Games::load().await;
    let props = Props { games };
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root_and_props(root, props).render();
}
