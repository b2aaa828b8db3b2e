//! Entry point of the page's program.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::spawn_local;
use web::page::app::{App, Props};
use web::platform::{click_guard, crash_guard, last_input};
use web::saves::games::Games;
use web::worker::client::BotsProgram;
use words::Language;

fn main() {
    crash_guard::report_panics();
}

/// Starts the page in a language, given its code and texts, and the bots' program, which comes later.
#[wasm_bindgen]
pub fn run(language: &str, texts: &str, bots: BotsProgram) {
    words::speak_by(Language::parse(language).unwrap_or_default(), texts);
    spawn_local(open_page(bots));
}

async fn open_page(bots: BotsProgram) {
    click_guard::start();
    last_input::start();
    let games = Games::load().await;
    let props = Props { games, bots };
    let root = gloo::utils::document()
        .get_element_by_id("app")
        .expect("index.html has #app");
    yew::Renderer::<App>::with_root_and_props(root, props).render();
}
