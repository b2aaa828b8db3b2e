//! Receives messages and answers questions, one after the other.

use std::cell::RefCell;

use bot::NetCache;
use bot::review::review;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, MessagePort};
use words::Language;

use crate::backup::plan;
use crate::book;
use crate::exercise::answer_in_words;
use crate::protocol::{FromWorker, Job, Outcome, ToWorker, question_id, read, write};
use crate::trial::play_on;

thread_local! {
    /// The port to the page, once it has been given.
    static PAGE: RefCell<Option<MessagePort>> = const { RefCell::new(None) };
}

/// Starts listening to the page, and tells it so.
pub fn start(port: MessagePort) {
    let nets = RefCell::new(NetCache::new());
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        match read(event.data()) {
            Ok(ToWorker::Question(id, job)) => {
                let outcome = work(&nets.borrow(), &job);
                tell(&FromWorker::Done(id, outcome));
            }
            // It is as it was built: the browser has compared its digest.
            Ok(ToWorker::Net { name, file }) => drop(nets.borrow_mut().put(&name, &file)),
            Ok(ToWorker::Language { code, texts }) => {
                words::speak_by(Language::parse(&code).unwrap_or_default(), &texts);
            }
            Err(error) => {
                if let Some(id) = question_id(event.data()) {
                    tell(&FromWorker::Done(id, Err(error.to_string())));
                }
            }
        }
    });
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The listener stays as long as the program runs.
    on_message.forget();
    PAGE.set(Some(port));
    tell(&FromWorker::Ready);
}

/// Tells the page and the console of every panic, with its message and place, before the program traps.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        tell(&FromWorker::Stopped(info.to_string()));
    }));
}

/// Sends a message to the page.
fn tell(message: &FromWorker) {
    PAGE.with_borrow(|page| {
        if let (Some(page), Ok(message)) = (page, write(message)) {
            // It fails only for values that cannot be cloned, which no message has.
            let _ = page.post_message(&message);
        }
    });
}

/// Does a job.
///
/// # Errors
/// A sentence that says what is wrong with the job.
fn work(nets: &NetCache, job: &Job) -> Result<Outcome, String> {
    match job {
        Job::Step(request) => bot::answer(nets, request).map(|reply| Outcome::Step(reply.step)),
        Job::Hint(request, names) => bot::hint(nets, request, names).map(Outcome::Hint),
        Job::Threats(request) => bot::danger(request).map(Outcome::Threats),
        Job::Review(request) => review(nets, request).map(Outcome::Review),
        Job::Trial(request) => play_on(nets, request).map(Outcome::Trial),
        Job::Book(request) => book::open(request).map(Outcome::Book),
        Job::Backup(request) => plan(request).map(Outcome::Backup),
        Job::Exercise(request) => answer_in_words(nets, request).map(Outcome::Exercise),
    }
}
