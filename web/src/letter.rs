//! What the page and its worker say to each other.
//!
//! A browser may keep an old worker beside a new page: the worker's file has no version in its
//! name. So every letter bears a protocol number, and a letter that cannot be read is an error of
//! that one question, not of the page.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// The version of these letters.
pub const PROTOCOL: u32 = 100 + bot::PROTOCOL;

/// From the page to the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Letter {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// Returned with the reply.
    pub id: u32,
    /// What to do.
    pub job: Job,
}

/// What the worker can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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

/// From the worker to the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// That of the letter; 0 for a reply to none.
    pub id: u32,
    /// What came of it.
    pub outcome: Result<Outcome, String>,
}

/// What came of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The worker has started. Letters sent before are lost.
    Ready,
    /// A bot's step, as in a play line.
    Step(String),
    /// The milliseconds that the work took.
    Measured(f64),
}

/// A message as a JavaScript value.
///
/// # Panics
/// Never: the types of this module have nothing that such a value cannot hold.
pub fn encode<T: Serialize>(message: &T) -> JsValue {
    serde_wasm_bindgen::to_value(message).expect("a letter can be written")
}

/// A message from a JavaScript value.
///
/// # Errors
/// When it is not such a message, or one of another protocol.
pub fn decode<T: for<'de> Deserialize<'de>>(value: JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(value)
        .map_err(|problem| format!("page and worker are of different versions: {problem}"))
}
