//! What the page and its worker say to each other, as plain objects of the browser.
//!
//! Both run the same program (the page hands its own to the worker), so there are no versions of
//! these letters; the question within bears its protocol all the same. A letter that cannot be
//! read is an error of one question, no panic. `static/worker.js` writes [`Reply::Stopped`] by
//! hand.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// What the worker can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Answer for a bot.
    Step(bot::Request),
    /// Work as fast as it can, for a measurement.
    Measure {
        /// Which work.
        work: Work,
        /// The name of the ruleset.
        ruleset: String,
        /// How much of it.
        count: u32,
    },
}

/// Work to be measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Work {
    /// Random steps.
    Steps,
    /// Throws with all their distinct results.
    Results,
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// It has started. Letters sent before are lost.
    Ready,
    /// To the letter of this number: what came of it.
    Done(u32, Result<Outcome, String>),
    /// It has stopped for good, for this reason.
    Stopped(String),
}

/// What came of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A bot's step, as in a play line.
    Step(String),
    /// The milliseconds that the work took.
    Measured(f64),
}

/// A letter with its number.
pub fn write_job(id: u32, job: &Job) -> JsValue {
    written(&(id, job))
}

/// A letter read; `None` if it is none.
pub fn read_job(value: &JsValue) -> Option<(u32, Job)> {
    serde_wasm_bindgen::from_value(value.clone()).ok()
}

/// A reply as the worker sends it.
pub fn write_reply(reply: &Reply) -> JsValue {
    written(reply)
}

/// A reply read; `None` if it is none.
pub fn read_reply(value: &JsValue) -> Option<Reply> {
    serde_wasm_bindgen::from_value(value.clone()).ok()
}

/// Letters hold text and numbers of 32 bits, which always can be written; were it otherwise, the
/// nothing that is sent instead is met as silence.
fn written(letter: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(letter).unwrap_or(JsValue::NULL)
}
