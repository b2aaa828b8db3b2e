//! Entry point of the bots' program.

#[cfg(feature = "test-exports")]
mod measure_speed;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;
use worker::service;

fn main() {
    service::report_panics();
}

/// Answers the page's questions, which come through this port. A worker itself is one: it sends and receives alike.
#[wasm_bindgen]
pub fn run(port: MessagePort) {
    service::start(port);
}
