//! Entry point of the bots' program.

#[cfg(feature = "test-exports")]
mod measure_speed;

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;
use worker::service;

fn main() {
    service::report_panics();
}

/// Answers the page's questions, which come through this port. In a worker the port is `self`, which has the same methods.
#[wasm_bindgen]
pub fn run(port: MessagePort) {
    service::start(port);
}
