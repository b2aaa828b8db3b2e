//! What the page and its worker say to each other.

use gloo::worker::Codec;
use gloo::worker::oneshot::oneshot;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// Messages travel as JavaScript values.
#[derive(Debug)]
pub struct JsCodec;

impl Codec for JsCodec {
    fn encode<I: Serialize>(input: I) -> JsValue {
        serde_wasm_bindgen::to_value(&input).expect("a message must be serializable")
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        serde_wasm_bindgen::from_value(input).expect("a message must be readable")
    }
}

/// Echoes a number plus one, to prove that the worker answers.
#[oneshot]
pub async fn Successor(input: u32) -> u32 {
    input + 1
}
