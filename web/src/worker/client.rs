//! The page's side of the bots: questions to the worker, watched so that each is answered or fails.
//!
//! The page drives the worker directly, without a library: it hears of the worker's errors at once, ends
//! a worker that hangs, takes a reply that cannot be read as a failure, and hands the worker the
//! program that it has loaded already (`static/worker.js`).

use std::cell::RefCell;
use std::rc::Rc;

use bot::{NetCache, review};
use gloo::timers::callback::Timeout;
use js_sys::{Object, Reflect};
use rules::ruleset::Ruleset;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, Event, MessageEvent, Url, Worker, WorkerOptions, WorkerType};
use words::t;

use crate::platform::fetch;
use crate::worker::net_loader::Fetched;
use crate::worker::protocol::{FromWorker, Job, Outcome, ToWorker, read, write};
use crate::worker::service;

/// The worker's file, beside the page.
const FILE: &str = "worker.js";
/// A worker that has not started after this time has failed.
const START_MS: u32 = 10_000;
/// A bot that has not answered so long after its turn came has failed.
const ANSWER_MS: u32 = 4_000;

/// What to do with an outcome.
type OnOutcome = Box<dyn FnOnce(Result<Outcome, String>)>;

/// What to do when a net does not come.
type OnProblem = Rc<dyn Fn(&str)>;

/// The worker and the questions that it has been asked. Clones share the worker.
#[derive(Clone, Default)]
pub struct BotClient {
    pub(crate) state: Rc<RefCell<ClientState>>,
}

#[derive(Default)]
pub(crate) struct ClientState {
    running: Option<Running>,
    /// The worker answers those that it has been sent in their order.
    questions: Vec<Question>,
    /// Ends the wait for the outcome of the first question that has been sent.
    answer_watch: Option<Timeout>,
    last_id: u32,
    /// The nets that have been asked for, by name.
    pub(crate) requested_nets: Vec<(&'static str, Fetched)>,
    /// The nets that have arrived.
    pub(crate) nets: NetCache,
    on_problem: Option<OnProblem>,
}

/// A worker that has been started.
struct Running {
    worker: Worker,
    ready: bool,
    /// The nets that the worker has been sent.
    sent_nets: Vec<&'static str>,
    /// Ends the wait for the start.
    start_watch: Option<Timeout>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Running {
    fn send(&self, message: &ToWorker) {
        if let Ok(message) = write(message) {
            // A question that cannot be sent is never answered, which its watch notices.
            let _ = self.worker.post_message(&message);
        }
    }

    /// Ends the worker. A panic arrives twice, as a message and then as an error of the worker, which may still
    /// be on its way: it is ignored, and must not reach the window, where the crash guard would hear it.
    fn stop(&self) {
        self.worker.terminate();
        self.worker.set_onmessage(None);
        let ignore = Closure::<dyn Fn(Event)>::new(|event: Event| event.prevent_default());
        self.worker
            .set_onerror(Some(ignore.into_js_value().unchecked_ref()));
    }
}

struct Question {
    id: u32,
    job: Job,
    on_outcome: OnOutcome,
    is_sent: bool,
}

impl BotClient {
    /// A client whose worker has not been started.
    pub fn new() -> BotClient {
        BotClient::default()
    }

    /// Sets what is told of nets that do not come.
    pub fn on_problem(&self, tell: impl Fn(&str) + 'static) {
        self.state.borrow_mut().on_problem = Some(Rc::new(tell));
    }

    pub(crate) fn tell(&self, problem: &str) {
        let on_problem = self.state.borrow().on_problem.clone();
        if let Some(on_problem) = on_problem {
            on_problem(problem);
        }
    }

    /// Does a job on the page's own thread, with the nets that have arrived.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the job.
    pub fn work_on_page(&self, job: &Job) -> Result<Outcome, String> {
        service::work(&self.state.borrow().nets, job)
    }

    /// Starts the worker, unless it is running.
    pub fn start(&self) {
        if self.state.borrow().running.is_some() {
            return;
        }
        match self.run() {
            Ok(running) => self.state.borrow_mut().running = Some(running),
            // Every question gets to know.
            Err(_) => self.fail(t!(loading::worker_refused)),
        }
    }

    /// Asks the worker to do a job. `on_outcome` is always called later, with the outcome or with why there
    /// is none.
    pub fn ask(&self, job: Job, on_outcome: impl FnOnce(Result<Outcome, String>) + 'static) {
        if let Some(ruleset) = ruleset_of(&job) {
            self.fetch_net(ruleset);
        }
        {
            let mut state = self.state.borrow_mut();
            state.last_id += 1;
            let id = state.last_id;
            state.questions.push(Question {
                id,
                job,
                on_outcome: Box::new(on_outcome),
                is_sent: false,
            });
        }
        self.start();
        self.send_pending();
    }

    /// Sends the nets and questions that have not been sent, once the worker is ready.
    pub(crate) fn send_pending(&self) {
        let mut state = self.state.borrow_mut();
        let ClientState {
            running,
            questions,
            requested_nets,
            ..
        } = &mut *state;
        let Some(running) = running.as_mut().filter(|running| running.ready) else {
            return;
        };
        for (name, fetched) in requested_nets.iter() {
            if let Fetched::Here(file) = fetched
                && !running.sent_nets.contains(name)
            {
                running.sent_nets.push(name);
                running.send(&ToWorker::Net {
                    name: (*name).to_owned(),
                    file: file.clone(),
                });
            }
        }
        let waits_for_net = |job: &Job| {
            let name = ruleset_of(job).and_then(bot::net_for);
            let found = requested_nets
                .iter()
                .find(|(known, _)| Some(*known) == name);
            matches!(found, Some((_, Fetched::Coming)))
        };
        for question in questions {
            if !question.is_sent && !waits_for_net(&question.job) {
                running.send(&ToWorker::Question(question.id, question.job.clone()));
                question.is_sent = true;
            }
        }
        self.watch_next(&mut state);
    }

    /// Waits for the outcome of the next question, unless one is waited for.
    fn watch_next(&self, state: &mut ClientState) {
        if state.answer_watch.is_none() && state.questions.iter().any(|each| each.is_sent) {
            let client = self.clone();
            state.answer_watch = Some(Timeout::new(ANSWER_MS, move || {
                let seconds = ANSWER_MS / 1_000;
                client.fail(&t!(loading::worker_silent, seconds));
            }));
        }
    }

    /// Makes the worker speak the page's language.
    pub fn send_language(&self) {
        let state = self.state.borrow();
        let running = state.running.as_ref().filter(|running| running.ready);
        if let (Some(running), Some((language, texts))) = (running, words::spoken()) {
            running.send(&ToWorker::Language {
                code: language.code().to_owned(),
                texts: texts.to_owned(),
            });
        }
    }

    fn run(&self) -> Result<Running, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let own = own_program()?;
        let worker = Worker::new_with_options(&fetch::address(FILE), &options)?;
        worker.post_message(&own)?;
        let client = self.clone();
        let on_message =
            Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
                match read(event.data()) {
                    Ok(message) => client.receive(message),
                    Err(_) => client.fail(t!(loading::worker_unread)),
                }
            });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        let client = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            let reason = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let reason = reason.filter(|reason| !reason.is_empty());
            client.fail(&reason.unwrap_or_else(|| t!(loading::worker_missing).to_owned()));
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let client = self.clone();
        let start_watch = Timeout::new(START_MS, move || {
            client.fail(t!(loading::worker_asleep));
        });
        Ok(Running {
            worker,
            ready: false,
            sent_nets: Vec::new(),
            start_watch: Some(start_watch),
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    fn receive(&self, message: FromWorker) {
        match message {
            FromWorker::Ready => {
                if let Some(running) = &mut self.state.borrow_mut().running {
                    running.ready = true;
                    running.start_watch = None;
                }
                self.send_language();
                self.send_pending();
            }
            FromWorker::Done(id, outcome) => {
                let question = {
                    let mut state = self.state.borrow_mut();
                    let index = state.questions.iter().position(|each| each.id == id);
                    let question = index.map(|index| state.questions.remove(index));
                    // Its turn comes now, however long it has waited behind this one.
                    state.answer_watch = None;
                    self.watch_next(&mut state);
                    question
                };
                if let Some(question) = question {
                    (question.on_outcome)(outcome);
                }
            }
            FromWorker::Stopped(reason) => self.fail(&reason),
        }
    }

    /// Ends the worker, and gives the reason as the outcome of every question, though not before the caller
    /// is done.
    fn fail(&self, reason: &str) {
        let (running, questions, watch) = {
            let mut state = self.state.borrow_mut();
            (
                state.running.take(),
                std::mem::take(&mut state.questions),
                state.answer_watch.take(),
            )
        };
        if let Some(running) = &running {
            running.stop();
        }
        let reason = reason.to_owned();
        // Later, since one of the closures dropped here may be the caller.
        Timeout::new(0, move || {
            drop((running, watch));
            for question in questions {
                (question.on_outcome)(Err(reason.clone()));
            }
        })
        .forget();
    }
}

/// The ruleset whose net a job needs.
fn ruleset_of(job: &Job) -> Option<Ruleset> {
    match job {
        Job::Step(request) | Job::Hint(request, _) => request.ruleset().ok(),
        Job::Threats(_) => None,
        Job::Review(request) => review::ruleset_of(request).ok(),
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
