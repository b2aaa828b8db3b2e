//! What the page and its worker say to each other: arrays of a word, a number and what it takes.
//!
//! Both run the same program (the page hands its own to the worker), so there are no versions of
//! these letters. Still a letter that cannot be read is an error of one question, no panic.

use js_sys::Array;
use wasm_bindgen::JsValue;

/// What the worker can do.
#[derive(Clone, PartialEq, Eq, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// Random steps.
    Steps,
    /// Throws with all their distinct results.
    Results,
}

/// What the worker says.
#[derive(Clone, PartialEq)]
pub enum Reply {
    /// It has started. Letters sent before are lost.
    Ready,
    /// To the letter of this number: what came of it.
    Done(u32, Result<Outcome, String>),
    /// It has stopped for good, for this reason.
    Stopped(String),
}

/// What came of a job.
#[derive(Clone, PartialEq)]
pub enum Outcome {
    /// A bot's step, as in a play line.
    Step(String),
    /// The milliseconds that the work took.
    Measured(f64),
}

/// A letter with its number.
pub fn write_job(id: u32, job: &Job) -> JsValue {
    let id = JsValue::from(id);
    let letter: Array = match job {
        Job::Step(request) => [
            "step".into(),
            id,
            request.protocol.into(),
            request.record.as_str().into(),
            request.seat.to_string().into(),
            request.level.as_str().into(),
            request.seed_high.into(),
            request.seed_low.into(),
        ]
        .iter()
        .collect(),
        Job::Measure {
            work,
            ruleset,
            count,
        } => {
            let word = match work {
                Work::Steps => "steps",
                Work::Results => "results",
            };
            [word.into(), id, ruleset.as_str().into(), (*count).into()]
                .iter()
                .collect()
        }
    };
    letter.into()
}

/// A letter read; `None` if it is none.
pub fn read_job(value: &JsValue) -> Option<(u32, Job)> {
    let letter = Array::from(value);
    let id = number(&letter, 1)?;
    let measure = |work| {
        Some(Job::Measure {
            work,
            ruleset: letter.get(2).as_string()?,
            count: number(&letter, 3)?,
        })
    };
    let job = match letter.get(0).as_string()?.as_str() {
        "step" => Job::Step(bot::Request {
            protocol: number(&letter, 2)?,
            record: letter.get(3).as_string()?,
            seat: letter.get(4).as_string()?.chars().next()?,
            level: letter.get(5).as_string()?,
            seed_high: number(&letter, 6)?,
            seed_low: number(&letter, 7)?,
        }),
        "steps" => measure(Work::Steps)?,
        "results" => measure(Work::Results)?,
        _ => return None,
    };
    Some((id, job))
}

/// A reply as the worker sends it.
pub fn write_reply(reply: &Reply) -> JsValue {
    let reply: [JsValue; 3] = match reply {
        Reply::Ready => ["ready".into(), 0.into(), JsValue::NULL],
        Reply::Done(id, Ok(Outcome::Step(step))) => ["step".into(), (*id).into(), step.into()],
        Reply::Done(id, Ok(Outcome::Measured(milliseconds))) => {
            ["measured".into(), (*id).into(), (*milliseconds).into()]
        }
        Reply::Done(id, Err(reason)) => ["failed".into(), (*id).into(), reason.into()],
        Reply::Stopped(reason) => ["stopped".into(), 0.into(), reason.into()],
    };
    reply.iter().collect::<Array>().into()
}

/// A reply read; `None` if it is none.
pub fn read_reply(value: &JsValue) -> Option<Reply> {
    let reply = Array::from(value);
    let id = number(&reply, 1)?;
    let content = reply.get(2);
    Some(match reply.get(0).as_string()?.as_str() {
        "ready" => Reply::Ready,
        "step" => Reply::Done(id, Ok(Outcome::Step(content.as_string()?))),
        "measured" => Reply::Done(id, Ok(Outcome::Measured(content.as_f64()?))),
        "failed" => Reply::Done(id, Err(content.as_string()?)),
        "stopped" => Reply::Stopped(content.as_string()?),
        _ => return None,
    })
}

/// A whole number; these letters have only such as fit.
fn number(letter: &Array, index: u32) -> Option<u32> {
    let number = letter.get(index).as_f64()?;
    (number >= 0.0 && number <= f64::from(u32::MAX)).then_some(number as u32)
}
