//! The worker's side: takes letters, answers them one after the other.

use std::cell::RefCell;

use bot::Shelf;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::letter::{self, Job, Outcome, Reply};

/// Opens the desk in a worker, and says that it is open.
pub fn open(scope: &DedicatedWorkerGlobalScope) {
    let (desk, shelf) = (scope.clone(), RefCell::new(Shelf::new()));
    let on_letter = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((name, file)) = letter::read_net(&event.data()) {
            // The page has found it good.
            let _ = shelf.borrow_mut().put(&name, &file);
        } else if let Some((language, texts)) = letter::read_words(&event.data()) {
            words::speak_by(language, &texts);
        } else if let Some((id, job)) = letter::read_job(&event.data()) {
            send(&desk, &Reply::Done(id, work(&shelf.borrow(), &job)));
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

/// Does a job.
pub fn work(shelf: &Shelf, job: &Job) -> Result<Outcome, String> {
    match job {
        Job::Step(request) => bot::answer(shelf, request).map(|reply| Outcome::Step(reply.step)),
        Job::Hint(request) => bot::hint(shelf, request).map(Outcome::Hint),
        Job::Danger(request) => bot::danger(request).map(Outcome::Danger),
    }
}
