//! What the page and its worker say to each other, as plain objects of the browser.
//!
//! Both run the same program (the page hands its own to the worker), so there are no versions of
//! these letters; the question within bears its protocol all the same. A letter that cannot be
//! read is an error of one question, no panic. `static/worker.js` writes [`Reply::Stopped`] by
//! hand.
//!
//! Letters are written through serde-wasm-bindgen, and read here field by field: for its side of
//! reading, with all its messages, every visitor would load 12 kB more.

use js_sys::{Array, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use words::Language;

/// What the worker can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Job {
    /// Answer for a bot.
    Step(bot::Request),
    /// Give a hint.
    Hint(bot::Request),
    /// Say what the next throw of a rival could hit.
    Danger(bot::Request),
}

/// What the worker says.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Reply {
    /// It has started. Letters sent before are lost.
    Ready,
    /// To the letter of this number: what came of it.
    Done(u32, Result<Outcome, String>),
    /// It has stopped for good, for this reason.
    Stopped(String),
}

/// What came of a job.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Outcome {
    /// A bot's step, as in a play line.
    Step(String),
    /// A hint.
    Hint(bot::Hint),
    /// What could be hit.
    Danger(bot::Danger),
}

/// A letter with its number.
pub fn write_job(id: u32, job: &Job) -> JsValue {
    written(&(id, job))
}

/// A net for the worker to play by, which is answered by nothing.
pub fn write_net(name: &str, file: &[u8]) -> JsValue {
    let letter = Array::new();
    letter.push(&name.into());
    letter.push(&Uint8Array::from(file));
    letter.into()
}

/// The name and the file of a net; `None` if it is none.
pub fn read_net(value: &JsValue) -> Option<(String, Vec<u8>)> {
    let file = item(value, 1)?.dyn_into::<Uint8Array>().ok()?;
    Some((item(value, 0)?.as_string()?, file.to_vec()))
}

/// The language to speak, and its texts, which is answered by nothing.
pub fn write_words(language: Language, texts: &str) -> JsValue {
    let letter = Array::new();
    letter.push(&language.code().into());
    letter.push(&texts.into());
    letter.into()
}

/// A language and its texts; `None` if it is none.
pub fn read_words(value: &JsValue) -> Option<(Language, String)> {
    let texts = item(value, 1)?.as_string()?;
    Some((Language::parse(&item(value, 0)?.as_string()?)?, texts))
}

/// A job that answers a request.
type Kind = fn(bot::Request) -> Job;

/// A letter read; `None` if it is none.
pub fn read_job(value: &JsValue) -> Option<(u32, Job)> {
    let job = item(value, 1)?;
    let kinds: [(&str, Kind); 3] = [
        ("Step", Job::Step),
        ("Hint", Job::Hint),
        ("Danger", Job::Danger),
    ];
    let mut asked = kinds
        .into_iter()
        .filter_map(|(name, kind)| Some((kind, field(&job, name)?)));
    let (kind, request) = asked.next()?;
    Some((number(&item(value, 0)?)?, kind(read_request(&request)?)))
}

fn read_request(request: &JsValue) -> Option<bot::Request> {
    Some(bot::Request {
        protocol: number(&field(request, "protocol")?)?,
        position: field(request, "position")?.as_string()?,
        steps: field(request, "steps")?.as_string()?,
        seat: letter(&field(request, "seat")?)?,
        level: field(request, "level")?.as_string()?,
        seed_high: number(&field(request, "seed_high")?)?,
        seed_low: number(&field(request, "seed_low")?)?,
    })
}

/// A reply as the worker sends it.
pub fn write_reply(reply: &Reply) -> JsValue {
    written(reply)
}

/// A reply read; `None` if it is none.
pub fn read_reply(value: &JsValue) -> Option<Reply> {
    if value.as_string().is_some_and(|reply| reply == "Ready") {
        return Some(Reply::Ready);
    }
    if let Some(reason) = field(value, "Stopped") {
        return Some(Reply::Stopped(reason.as_string()?));
    }
    let done = field(value, "Done")?;
    let outcome = item(&done, 1)?;
    let outcome = match field(&outcome, "Ok") {
        Some(outcome) => Ok(read_outcome(&outcome)?),
        None => Err(field(&outcome, "Err")?.as_string()?),
    };
    Some(Reply::Done(number(&item(&done, 0)?)?, outcome))
}

fn read_outcome(outcome: &JsValue) -> Option<Outcome> {
    if let Some(step) = field(outcome, "Step") {
        return Some(Outcome::Step(step.as_string()?));
    }
    if let Some(hint) = field(outcome, "Hint") {
        let play = |play: JsValue| {
            let chance = number(&item(&play, 1)?)?;
            Some((item(&play, 0)?.as_string()?, chance as u16))
        };
        return Some(Outcome::Hint(bot::Hint {
            step: field(&hint, "step")?.as_string()?,
            sentence: field(&hint, "sentence")?.as_string()?,
            plays: list(&field(&hint, "plays")?, &play)?,
        }));
    }
    let danger = field(outcome, "Danger")?;
    let piece = |piece: JsValue| {
        let space = number(&item(&piece, 0)?)?;
        let owner = letter(&item(&piece, 1)?)?;
        Some((space as u8, owner, number(&item(&piece, 2)?)?))
    };
    Some(Outcome::Danger(bot::Danger {
        hunter: letter(&field(&danger, "hunter")?),
        total: number(&field(&danger, "total")?)?,
        pieces: list(&field(&danger, "pieces")?, &piece)?,
    }))
}

/// Letters hold text and numbers of 32 bits, which always can be written; were it otherwise, the
/// nothing that is sent instead is met as silence.
fn written(letter: &impl Serialize) -> JsValue {
    serde_wasm_bindgen::to_value(letter).unwrap_or(JsValue::NULL)
}

/// What an object holds by that name; nothing if it is no object.
fn field(value: &JsValue, name: &str) -> Option<JsValue> {
    let found = Reflect::get(value, &name.into()).ok()?;
    (!found.is_undefined()).then_some(found)
}

/// What a list holds there.
fn item(value: &JsValue, index: u32) -> Option<JsValue> {
    Reflect::get_u32(value, index).ok()
}

/// Everything that a list holds.
fn list<T>(value: &JsValue, read: &dyn Fn(JsValue) -> Option<T>) -> Option<Vec<T>> {
    let length = number(&field(value, "length")?)?;
    let mut all = Vec::new();
    for index in 0..length {
        all.push(read(item(value, index)?)?);
    }
    Some(all)
}

/// A text of one letter.
fn letter(value: &JsValue) -> Option<char> {
    value.as_string()?.parse().ok()
}

/// A whole number of 32 bits.
fn number(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    // What is no such number becomes another one.
    let whole = number as u32;
    (f64::from(whole) == number).then_some(whole)
}
