//! The page's side of the bots: questions to their program, watched so that each is answered or fails.
//!
//! The page drives the worker directly, without a library: it hears of the worker's errors at once, ends
//! a worker that hangs, and takes a reply that cannot be read as a failure.

use std::cell::RefCell;
use std::rc::Rc;

use bot::review;
use gloo::timers::callback::Timeout;
use rules::games;
use rules::ruleset::Ruleset;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker};
use words::t;
use worker::protocol::{FromWorker, Job, Outcome, ToWorker, read, write};

use crate::worker::net_loader::{Fetched, Nets};

#[wasm_bindgen]
extern "C" {
    /// The bots' program, which `static/start.js` loads.
    #[derive(Clone, PartialEq, Debug)]
    pub type BotsProgram;

    /// The page can be used: time for what it does not need to begin with.
    #[wasm_bindgen(method)]
    pub fn fetch(this: &BotsProgram);

    /// Runs it in a worker.
    #[wasm_bindgen(method, catch, js_name = inWorker)]
    async fn in_worker(this: &BotsProgram) -> Result<JsValue, JsValue>;

    /// Runs it on the page's own thread, behind what looks like a worker.
    #[wasm_bindgen(method, catch, js_name = onPage)]
    async fn on_page(this: &BotsProgram) -> Result<JsValue, JsValue>;
}

/// The bots at both places.
pub struct Bots {
    /// In their worker.
    pub in_worker: BotClient,
    /// On the page's own thread, where the worker has failed.
    pub on_page: BotClient,
    nets: Rc<Nets>,
}

impl Bots {
    /// The bots, not started. `on_problem` is told of nets that do not come.
    pub fn new(program: &BotsProgram, on_problem: impl Fn(&str) + 'static) -> Bots {
        let nets = Nets::new(on_problem);
        let client = |place| BotClient {
            program: program.clone(),
            place,
            nets: nets.clone(),
            state: Rc::default(),
        };
        let (in_worker, on_page) = (client(Place::Worker), client(Place::Page));
        nets.serve([&in_worker, &on_page]);
        Bots {
            in_worker,
            on_page,
            nets,
        }
    }

    /// Fetches the nets that did not come.
    pub fn fetch_missing_nets(&self) {
        self.nets.fetch_missing();
    }

    /// Whether a net is on its way.
    pub fn is_loading(&self) -> bool {
        self.nets.is_loading()
    }

    /// Makes the bots speak the page's language.
    pub fn send_language(&self) {
        self.in_worker.send_language();
        self.on_page.send_language();
    }
}

/// Where the bots' program runs.
#[derive(Clone, Copy)]
enum Place {
    Worker,
    Page,
}

/// A worker that has not started after this time has failed.
const START_MS: u32 = 10_000;
/// A bot that has not answered so long after its turn came has failed.
const ANSWER_MS: u32 = 4_000;

/// What to do with an outcome.
type OnOutcome = Box<dyn FnOnce(Result<Outcome, String>)>;

/// A worker, or what stands for it, and the questions that it has been asked. Clones share the worker.
#[derive(Clone)]
pub struct BotClient {
    program: BotsProgram,
    place: Place,
    nets: Rc<Nets>,
    state: Rc<RefCell<ClientState>>,
}

#[derive(Default)]
struct ClientState {
    /// Whether the program is being loaded.
    is_coming: bool,
    running: Option<Running>,
    /// The worker answers those that it has been sent in their order.
    questions: Vec<Question>,
    /// Ends the wait for the outcome of the first question that has been sent.
    answer_watch: Option<Timeout>,
    last_id: u32,
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
    /// Starts the worker, unless it is running.
    pub fn start(&self) {
        {
            let mut state = self.state.borrow_mut();
            if state.is_coming || state.running.is_some() {
                return;
            }
            state.is_coming = true;
        }
        let client = self.clone();
        spawn_local(async move {
            let worker = match client.place {
                Place::Worker => client.program.in_worker().await,
                Place::Page => client.program.on_page().await,
            };
            client.state.borrow_mut().is_coming = false;
            match worker {
                Ok(worker) => client.run(worker.unchecked_into()),
                // Every question gets to know.
                Err(_) => client.fail(t!(loading::worker_missing)),
            }
        });
    }

    /// Asks the worker to do a job. `on_outcome` is always called later, with the outcome or with why there
    /// is none.
    pub fn ask(&self, job: Job, on_outcome: impl FnOnce(Result<Outcome, String>) + 'static) {
        if let Some(ruleset) = ruleset_of(&job) {
            self.nets.fetch(ruleset);
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
            running, questions, ..
        } = &mut *state;
        let nets = self.nets.fetched.borrow();
        let Some(running) = running.as_mut().filter(|running| running.ready) else {
            return;
        };
        for (name, fetched) in nets.iter() {
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
            let found = nets.iter().find(|(known, _)| Some(*known) == name);
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

    fn send_language(&self) {
        let state = self.state.borrow();
        let running = state.running.as_ref().filter(|running| running.ready);
        if let (Some(running), Some((language, texts))) = (running, words::spoken()) {
            running.send(&ToWorker::Language {
                code: language.code().to_owned(),
                texts: texts.to_owned(),
            });
        }
    }

    /// Listens to a worker that has just begun.
    fn run(&self, worker: Worker) {
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
        self.state.borrow_mut().running = Some(Running {
            worker,
            ready: false,
            sent_nets: Vec::new(),
            start_watch: Some(start_watch),
            _on_message: on_message,
            _on_error: on_error,
        });
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
        Job::Threats(_) | Job::Book(_) | Job::Backup(_) => None,
        Job::Review(request) => review::ruleset_of(request).ok(),
        Job::Exercise(request) => games::ruleset_of(&request.play.position).ok(),
        Job::Trial(request) => {
            let name = request.trial.rulesets.first()?;
            games::ruleset(name).ok()
        }
    }
}
