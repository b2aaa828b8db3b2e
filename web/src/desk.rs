//! The worker's side: takes letters, answers them one after the other.

use rules::games;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::letter::{self, Job, Letter, Outcome, PROTOCOL, Reply, Work};

/// Opens the desk in a worker, and says that it is open.
pub fn open() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let desk = scope.clone();
    let on_letter = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        send(&desk, &reply(letter::decode(event.data())));
    });
    scope.set_onmessage(Some(on_letter.as_ref().unchecked_ref()));
    // The worker lives as long as the desk.
    on_letter.forget();
    let ready = Reply {
        protocol: PROTOCOL,
        id: 0,
        outcome: Ok(Outcome::Ready),
    };
    send(&scope, &ready);
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    // It fails only for values that cannot be copied, of which a reply has none.
    let _ = scope.post_message(&letter::encode(reply));
}

fn reply(letter: Result<Letter, String>) -> Reply {
    let (id, outcome) = match letter {
        Ok(letter) if letter.protocol != PROTOCOL => {
            let problem = format!("expected protocol {PROTOCOL}, found {}", letter.protocol);
            (letter.id, Err(problem))
        }
        Ok(letter) => (letter.id, work(&letter.job)),
        Err(problem) => (0, Err(problem)),
    };
    Reply {
        protocol: PROTOCOL,
        id,
        outcome,
    }
}

/// Does a job.
///
/// # Errors
/// What was wrong with it, in words.
pub fn work(job: &Job) -> Result<Outcome, String> {
    match job {
        Job::Step(request) => bot::answer(request).map(|reply| Outcome::Step(reply.step)),
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

/// The clock of the worker, in milliseconds.
fn now() -> f64 {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    scope.performance().map_or(0.0, |clock| clock.now())
}
