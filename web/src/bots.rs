//! The page's side of the bots: asks the worker, watches it, and reports when it fails.
//!
//! The worker is used as it is, not through a library: so an error of it is heard at once, one
//! that hangs is ended, a reply that cannot be read is no panic, and the worker runs the program
//! that the page has loaded already (`static/worker.js`).

use std::cell::RefCell;
use std::rc::Rc;

use bot::Shelf;
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use rules::ruleset::Ruleset;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use words::say;

use crate::desk;
use crate::fetch;
use crate::letter::{self, Job, Outcome, Reply};
use crate::nets::Fetched;

/// The worker's file, beside the page.
const FILE: &str = "worker.js";
/// A worker that has not started after so long never will.
const START_MS: u32 = 20_000;
/// A bot that has not answered after so long has failed.
const ANSWER_MS: u32 = 4_000;

/// What is done with an outcome.
type Answer = Box<dyn FnOnce(Result<Outcome, String>)>;

/// What is done with a trouble that somebody should know of.
type OnTrouble = Rc<dyn Fn(&str)>;

/// The worker and the questions that it has been asked. Copies are the same worker.
#[derive(Clone, Default)]
pub struct Bots {
    pub(crate) desk: Rc<RefCell<Desk>>,
}

#[derive(Default)]
pub(crate) struct Desk {
    running: Option<Running>,
    asked: Vec<Asked>,
    last_id: u32,
    /// The nets that have been wanted, by name.
    pub(crate) nets: Vec<(&'static str, Fetched)>,
    /// Those that are here.
    pub(crate) shelf: Shelf,
    on_trouble: Option<OnTrouble>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// The nets that it has been given.
    given: Vec<&'static str>,
    /// Ends the wait for the start.
    _watch: Option<Timeout>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Running {
    /// Ends the worker. A panic is both a reply and an error of the worker: what comes second is not heard.
    fn stop(&self) {
        self.worker.terminate();
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
    }
}

struct Asked {
    id: u32,
    job: Job,
    answer: Answer,
    /// Ends the wait for the answer, once the question has been sent.
    watch: Option<Timeout>,
}

impl Bots {
    /// No worker yet.
    pub fn new() -> Bots {
        Bots::default()
    }

    /// Has troubles told that are nobody's answer.
    pub fn on_trouble(&self, tell: impl Fn(&str) + 'static) {
        self.desk.borrow_mut().on_trouble = Some(Rc::new(tell));
    }

    pub(crate) fn tell(&self, trouble: &str) {
        let tell = self.desk.borrow().on_trouble.clone();
        if let Some(tell) = tell {
            tell(trouble);
        }
    }

    /// Does a job on the page's own thread, by the nets that are here.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the job.
    pub fn work_at_home(&self, job: &Job) -> Result<Outcome, String> {
        desk::work(&self.desk.borrow().shelf, job)
    }

    /// Starts the worker, unless it runs.
    pub fn start(&self) {
        if self.desk.borrow().running.is_some() {
            return;
        }
        match self.run() {
            Ok(running) => self.desk.borrow_mut().running = Some(running),
            // Reported to whoever asks.
            Err(_) => self.fail(say!(loading::worker_refused)),
        }
    }

    /// Has the worker do a job. `answer` is called later, never at once: with the outcome, or with
    /// why there is none.
    pub fn ask(&self, job: Job, answer: impl FnOnce(Result<Outcome, String>) + 'static) {
        if let Some(ruleset) = ruleset_of(&job) {
            self.bring_net(ruleset);
        }
        {
            let mut desk = self.desk.borrow_mut();
            desk.last_id += 1;
            let id = desk.last_id;
            desk.asked.push(Asked {
                id,
                job,
                answer: Box::new(answer),
                watch: None,
            });
        }
        self.start();
        self.post();
    }

    /// Ends the worker. What it was asked is never answered.
    pub fn dismiss(&self) {
        let mut desk = self.desk.borrow_mut();
        desk.asked.clear();
        if let Some(running) = desk.running.take() {
            running.stop();
        }
    }

    /// Sends what has not been sent, once the worker is ready.
    pub(crate) fn post(&self) {
        let mut desk = self.desk.borrow_mut();
        let Desk {
            running,
            asked,
            nets,
            ..
        } = &mut *desk;
        let Some(running) = running.as_mut().filter(|running| running.ready) else {
            return;
        };
        for (name, fetched) in nets.iter() {
            if let Fetched::Here(file) = fetched
                && !running.given.contains(name)
            {
                running.given.push(name);
                // A failure to send is seen as simpler play.
                let _ = running.worker.post_message(&letter::write_net(name, file));
            }
        }
        let comes = |job: &Job| {
            let name = ruleset_of(job).and_then(bot::net_for);
            let found = nets.iter().find(|(known, _)| Some(*known) == name);
            matches!(found, Some((_, Fetched::Coming(_))))
        };
        let unsent = |asked: &&mut Asked| asked.watch.is_none() && !comes(&asked.job);
        for asked in asked.iter_mut().filter(unsent) {
            let letter = letter::write_job(asked.id, &asked.job);
            // A failure to send is seen as silence.
            let _ = running.worker.post_message(&letter);
            let bots = self.clone();
            asked.watch = Some(Timeout::new(ANSWER_MS, move || {
                let seconds = ANSWER_MS / 1_000;
                bots.fail(&say!(loading::worker_silent, seconds));
            }));
        }
    }

    /// Has the worker speak as this thread does.
    pub fn speak(&self) {
        let desk = self.desk.borrow();
        let running = desk.running.as_ref().filter(|running| running.ready);
        if let (Some(running), Some((language, texts))) = (running, words::spoken()) {
            // A failure to send is seen as silence.
            let letter = letter::write_words(language, texts);
            let _ = running.worker.post_message(&letter);
        }
    }

    fn run(&self) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let own = own_program()?;
        let worker = Worker::new_with_options(&fetch::address(FILE), &options)?;
        worker.post_message(&own)?;
        let bots = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            bots.hear(letter::read_reply(&event.data()));
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let bots = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            let reason = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let reason = reason.filter(|reason| !reason.is_empty());
            bots.fail(&reason.unwrap_or_else(|| say!(loading::worker_missing).to_owned()));
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let bots = self.clone();
        let watch = Timeout::new(START_MS, move || {
            bots.fail(say!(loading::worker_asleep));
        });
        Ok(Running {
            worker,
            ready: false,
            given: Vec::new(),
            _watch: Some(watch),
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    fn hear(&self, reply: Option<Reply>) {
        match reply {
            Some(Reply::Ready) => {
                if let Some(running) = &mut self.desk.borrow_mut().running {
                    running.ready = true;
                    running._watch = None;
                }
                self.speak();
                self.post();
            }
            Some(Reply::Done(id, outcome)) => {
                let found = {
                    let mut desk = self.desk.borrow_mut();
                    let index = desk.asked.iter().position(|asked| asked.id == id);
                    index.map(|index| desk.asked.remove(index))
                };
                if let Some(asked) = found {
                    (asked.answer)(outcome);
                }
            }
            Some(Reply::Stopped(reason)) => self.fail(&reason),
            None => self.fail(say!(loading::worker_unread)),
        }
    }

    /// Ends the worker, and gives the reason as the answer to everything that it was asked, though not
    /// before the caller is done.
    fn fail(&self, reason: &str) {
        let (running, asked) = {
            let mut desk = self.desk.borrow_mut();
            (desk.running.take(), std::mem::take(&mut desk.asked))
        };
        if let Some(running) = &running {
            running.stop();
        }
        let reason = reason.to_owned();
        // Later, since one of the closures dropped here may be the caller.
        Timeout::new(0, move || {
            drop(running);
            for asked in asked {
                (asked.answer)(Err(reason.clone()));
            }
        })
        .forget();
    }
}

/// The ruleset whose net a job needs.
fn ruleset_of(job: &Job) -> Option<Ruleset> {
    match job {
        Job::Step(request) | Job::Hint(request) => request.ruleset().ok(),
        Job::Danger(_) => None,
    }
}

/// This program, as `static/worker.js` takes it: the address of its script, and the compiled module.
fn own_program() -> Result<JsValue, JsValue> {
    let document = gloo::utils::document();
    let script = document.query_selector("script[data-program]")?;
    let name = script.and_then(|script| script.get_attribute("data-program"));
    let name = name.ok_or("the page does not name its program")?;
    let base = document.base_uri()?.unwrap_or_default();
    let program = Url::new_with_base(&name, &base)?.href();
    let own = Object::new();
    Reflect::set(&own, &"program".into(), &program.into())?;
    Reflect::set(&own, &"module".into(), &wasm_bindgen::module())?;
    Ok(own.into())
}
