//! Worker protocol: the messages that the page and the bots' worker send each other, as plain objects of
//! the browser.
//!
//! Both programs are of the same build, so the messages need no version of their own: the page names its worker's files, and
//! checks their digests. Before the first message the page sends `static/worker.js` the program; that script writes
//! [`FromWorker::Stopped`] by hand when the program does not start.

use bot::review::{ReviewPart, ReviewRequest};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Error;
use wasm_bindgen::JsValue;

use crate::backup::{BackupPlan, BackupRequest};
use crate::book::{BookAnswer, BookRequest};
use crate::exercise::{ExerciseRequest, Judgement};
use crate::trial::{TrialPart, TrialRequest};

/// A message to the worker. It answers questions only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ToWorker {
    /// A question: its id, and what to do.
    Question(u32, Job),
    /// A net for the bots.
    Net {
        /// The name of the net.
        name: String,
        /// The bytes of its file.
        #[serde(with = "serde_bytes")]
        file: Vec<u8>,
    },
    /// The language to speak.
    Language {
        /// Its code.
        code: String,
        /// Its texts.
        texts: String,
    },
}

/// A job for the bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Job {
    /// Choose a bot's next step.
    Step(bot::Request),
    /// Give a hint, in which the players are called by these names, by seat.
    Hint(bot::Request, Vec<String>),
    /// Find what a rival could capture with the next roll.
    Threats(bot::Request),
    /// Review some turns of a game.
    Review(ReviewRequest),
    /// Play more games of a trial.
    Trial(TrialRequest),
    /// Open the family's book.
    Book(BookRequest),
    /// Read a backup.
    Backup(BackupRequest),
    /// Judge a play in an exercise.
    Exercise(ExerciseRequest),
}

/// A message from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum FromWorker {
    /// The worker has started. Messages sent earlier are lost.
    Ready,
    /// The answer to the question with this id.
    Done(u32, Result<Outcome, String>),
    /// The worker has stopped for good, for this reason.
    Stopped(String),
}

/// The outcome of a job.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// A bot's step, in notation.
    Step(String),
    /// A hint.
    Hint(bot::Hint),
    /// What could be captured.
    Threats(bot::Danger),
    /// Some reviewed turns.
    Review(ReviewPart),
    /// A trial so far.
    Trial(TrialPart),
    /// A page of the family's book.
    Book(BookAnswer),
    /// What a backup changes.
    Backup(BackupPlan),
    /// What a play in an exercise was worth, in sentences.
    Exercise(Judgement),
}

/// Converts a message into an object to send.
///
/// # Errors
/// When the message has no such form. No message above does that.
pub fn write(message: &impl Serialize) -> Result<JsValue, Error> {
    serde_wasm_bindgen::to_value(message)
}

/// Reads a message that has arrived.
///
/// # Errors
/// What is wrong with the message.
pub fn read<T: DeserializeOwned>(message: JsValue) -> Result<T, Error> {
    serde_wasm_bindgen::from_value(message)
}

/// The id of a question whose job cannot be read; `None` for anything else.
pub fn question_id(message: JsValue) -> Option<u32> {
    #[derive(Deserialize)]
    enum Envelope {
        Question(u32, IgnoredAny),
    }
    let Envelope::Question(id, _) = read(message).ok()?;
    Some(id)
}
