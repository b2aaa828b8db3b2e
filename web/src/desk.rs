//! The worker's side: takes letters, answers them one after the other.

use std::cell::RefCell;

use bot::Shelf;
use rules::games;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::letter::{self, Job, Outcome, Reply, Work};

/// Opens the desk in a worker, and says that it is open.
pub fn open(scope: &DedicatedWorkerGlobalScope) {
    std::panic::set_hook(Box::new(|info| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        let what = info.payload_as_str().unwrap_or_default();
        send(&scope, &Reply::Stopped(what.to_owned()));
    }));
    let (desk, shelf) = (scope.clone(), RefCell::new(Shelf::new()));
    let on_letter = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((name, file)) = letter::read_net(&event.data()) {
            // The page has found it good.
            let _ = shelf.borrow_mut().put(&name, &file);
        } else if let Some((language, texts)) = letter::read_words(&event.data()) {
            words::speak_by(language, &texts);
        } else if let Some((id, job)) = letter::read_job(&event.data()) {
            let outcome = work(&shelf.borrow(), &job, &|| {
                desk.performance().map_or(0.0, |clock| clock.now())
            });
            send(&desk, &Reply::Done(id, outcome));
        }
    });
    scope.set_onmessage(Some(on_letter.as_ref().unchecked_ref()));
    // The worker lives as long as the desk.
    on_letter.forget();
    send(scope, &Reply::Ready);
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // It fails only for values that cannot be copied, of which a reply has none.
    let _ = scope.post_message(&letter::write_reply(reply));
}

/// Does a job; `now` is a clock in milliseconds.
pub fn work(shelf: &Shelf, job: &Job, now: &dyn Fn() -> f64) -> Result<Outcome, String> {
    match job {
        Job::Step(request) => bot::answer(shelf, request).map(|reply| Outcome::Step(reply.step)),
        Job::Hint(request) => bot::hint(shelf, request).map(Outcome::Hint),
        Job::Danger(request) => bot::danger(request).map(Outcome::Danger),
        Job::Measure {
            work,
            ruleset,
            count,
        } => {
            let ruleset = games::ruleset(ruleset)?;
            let count = u64::from(*count);
            let start = now();
            match work {
                Work::Steps => bot::measure::random_steps(ruleset, count, 1),
                Work::Results => bot::measure::all_results(ruleset, count, 1),
            };
            Ok(Outcome::Measured(now() - start))
        }
    }
}
