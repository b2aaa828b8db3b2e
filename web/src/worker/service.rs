//! The bots' worker: receives messages and answers questions, one after the other.

use std::cell::RefCell;

use bot::NetCache;
use bot::review::review;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use words::Language;

use crate::worker::protocol::{FromWorker, Job, Outcome, ToWorker, question_id, read, write};

/// Starts listening to the page, and tells it so.
pub fn start(scope: &DedicatedWorkerGlobalScope) {
    let (worker, nets) = (scope.clone(), RefCell::new(NetCache::new()));
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        match read(event.data()) {
            Ok(ToWorker::Question(id, job)) => {
                let outcome = work(&nets.borrow(), &job);
                send(&worker, &FromWorker::Done(id, outcome));
            }
            // The page has checked that the net is valid.
            Ok(ToWorker::Net { name, file }) => drop(nets.borrow_mut().put(&name, &file)),
            Ok(ToWorker::Language { code, texts }) => {
                words::speak_by(Language::parse(&code).unwrap_or_default(), &texts);
            }
            Err(error) => {
                if let Some(id) = question_id(event.data()) {
                    send(&worker, &FromWorker::Done(id, Err(error.to_string())));
                }
            }
        }
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // It listens for as long as the worker lives.
    on_message.forget();
    send(scope, &FromWorker::Ready);
}

/// Sends a message to the page.
pub fn send(scope: &DedicatedWorkerGlobalScope, message: &FromWorker) {
    if let Ok(message) = write(message) {
        // It fails only for values that cannot be cloned, which no message has.
        let _ = scope.post_message(&message);
    }
}

/// Does a job.
///
/// # Errors
/// A sentence that says what is wrong with the job.
pub fn work(nets: &NetCache, job: &Job) -> Result<Outcome, String> {
    match job {
        Job::Step(request) => bot::answer(nets, request).map(|reply| Outcome::Step(reply.step)),
        Job::Hint(request, names) => bot::hint(nets, request, names).map(Outcome::Hint),
        Job::Threats(request) => bot::danger(request).map(Outcome::Threats),
        Job::Review(request) => review(nets, request).map(Outcome::Review),
    }
}
