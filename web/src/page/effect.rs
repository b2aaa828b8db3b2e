//! What the page asks of the browser: the effects of the stores, and [`Browser`], which carries them out. Results come
//! back as messages, always later.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use rules::ruleset::Family;
use table::exercise;
use table::kept_rules;
use table::people::Change;
use table::session::{Intent, Question};
use table::timeline::Timeline;
use table::today;
use wasm_bindgen_futures::spawn_local;
use web_sys::File;
use words::{Book, Language, t};
use worker::protocol::{Job, Outcome};

use super::route::{GAME, HOME, RouteMsg};
use super::{Dispatch, Msg};
use crate::backup::file::save_everything;
use crate::backup::store::BackupMsg;
use crate::board::animation::RunningAnimations;
use crate::exercises::store::{self as exercises_store, ExerciseMsg};
use crate::fairness::store::{RollsMsg, count_all};
use crate::game::store::GameMsg;
use crate::game::{banner, bots};
use crate::home::known_people::changed;
use crate::lessons::store::LessonMsg;
use crate::page::notices::{Missing, NoticeMsg};
use crate::platform::devices::Devices;
use crate::platform::download::download;
use crate::platform::focus::{self, Zone};
use crate::platform::{
    fetch, history, local_storage, persistent_storage, player_history, reduced_motion, updates,
};
use crate::rulebook::store::BookMsg;
use crate::saves::files;
use crate::saves::games::Games;
use crate::saves::store::SavesMsg;
use crate::settings;
use crate::settings::store::{Settings, SettingsEffect};
use crate::setup;
use crate::setup::kept_rules::RulesMsg;
use crate::today::store as today_store;
use crate::worker::client::{Bots, BotsProgram};

/// What the page asks of the browser, or of one of its own stores.
pub enum Effect {
    /// Handle this message next.
    Send(Box<Msg>),
    /// Show a movement after the next rendering, and tell the session when it has ended.
    Play(Timeline, Intent),
    /// Play the loudest sound of a movement that is not shown.
    PlaySounds(Timeline),
    /// Tell the session after a pause of milliseconds.
    Pause(u32, Intent),
    /// End the movement that is being shown.
    EndMovement,
    /// Stop everything that is being shown, heard or waited for.
    Stop,
    /// Draw the game in a moment: drawing every step of fast bots would take longer than computing it.
    DrawSoon,
    /// Draw the game with this update.
    DrawNow,
    /// Allow sounds: browsers permit them after the first input.
    Wake,
    /// Something about a setting.
    Settings(SettingsEffect),
    /// Start the bots' worker.
    StartBots,
    /// Ask the bots, for the session of a game.
    Ask(Question, Job, &'static Family),
    /// Have the bots' program do a job, and send the message that its outcome makes; see [`of_bots`].
    Do(Job, OnOutcome),
    /// Fetch the nets of the bots that are missing.
    FetchNets,
    /// Fetch a text in a language: a rulebook or lessons.
    FetchBook(Book, Language, &'static str),
    /// Count the rolls of saved games.
    CountRolls(Games),
    /// Find out which tabs are open, then send this message.
    FindTabs(Games, Box<Msg>),
    /// Send a message after this time in milliseconds, unless the timer is set again.
    After(Timer, u32, Box<Msg>),
    /// Do not send that message.
    CallOff(Timer),
    /// Open a file of games or a backup.
    Import(Games, File),
    /// Import the games of this text, or tell in a dry run what would become of them.
    ImportText(Games, Rc<str>, bool),
    /// Download all games and these texts as a backup.
    SaveEverything(Games, Vec<String>),
    /// Download a file: its name and its text.
    Download(&'static str, String),
    /// Download the saved games of these texts as one file.
    DownloadAll(Vec<String>),
    /// Ask for storage that the browser does not clear.
    AskForPersistence,
    /// Go to the screen of this address, which sends `RouteMsg::Changed`.
    SetAddress(String),
    /// Go to the screen of this address instead of the current one, to which Back does not lead.
    Redirect(&'static str),
    /// Set the address of the game, above that of the home page.
    GameAddress,
    /// Keep a focus on the page, though the element that has it may go.
    HoldFocus,
    /// Take the focus out of a drawer that closes.
    LeaveDrawer,
    /// Focus what this selector finds, once it is drawn.
    FocusSoon(&'static str),
    /// Change the stored people of this device.
    ChangePeople(Change),
    /// Change the stored house rules of this device.
    ChangeRules(kept_rules::Change),
    /// Fetch the ready exercises of an edition.
    FetchExercises(&'static str),
    /// Change the stored exercises.
    ChangeExercises(exercise::Change),
    /// Change the stored days whose game was attempted.
    ChangeDays(today::Change),
    /// Store which cues the player has followed.
    KeepCues(u8),
    /// Load the new version of the page.
    UpdatePage,
}

/// Timers that can be set again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timer {
    /// The list of saved games goes on.
    List,
    /// Another tab does not answer.
    OtherTab,
    /// The link that is being read goes on.
    Link,
}

/// The effect that sends a message to a store.
pub fn send(msg: impl Into<Msg>) -> Effect {
    Effect::Send(Box::new(msg.into()))
}

/// What makes a message of the outcome of a job.
pub type OnOutcome = Box<dyn FnOnce(Result<Outcome, String>) -> Msg>;

/// The effect that has the bots' program do a job. `find` gets what was asked for out of the outcome, and `msg` makes a message of
/// it, or of why there is none.
pub fn of_bots<T: 'static, M: Into<Msg>>(
    job: Job,
    find: fn(Outcome) -> Option<T>,
    msg: impl FnOnce(Result<T, String>) -> M + 'static,
) -> Effect {
    let unread = || t!(loading::worker_unread).to_owned();
    let found = move |outcome: Result<Outcome, String>| {
        msg(outcome.and_then(|outcome| find(outcome).ok_or_else(unread))).into()
    };
    Effect::Do(job, Box::new(found))
}

/// Time between renderings while bots play at instant speed.
const FRAME_MS: u32 = 50;

/// Carries out effects, and holds what only a browser has.
pub struct Browser {
    dispatch: Dispatch,
    playback: Playback,
    /// Sounds, vibration, the wake lock.
    pub devices: Devices,
    /// The bots.
    pub bots: Bots,
    timers: Vec<(Timer, Timeout)>,
    /// The next rendering, while bots play at instant speed.
    frame: Option<Timeout>,
    /// Where the focus was before the screen changed.
    pub focus: Option<Zone>,
}

impl Browser {
    /// A browser that sends its results here.
    pub fn new(dispatch: Dispatch, settings: &Settings, bots: &BotsProgram) -> Browser {
        let tell = dispatch.clone();
        let bots = Bots::new(bots, move |said| {
            tell.send(NoticeMsg::Missing(Missing::Nets, said.to_owned()));
        });
        Browser {
            bots,
            dispatch,
            playback: Playback::default(),
            devices: Devices::new(settings.volume()),
            timers: Vec::new(),
            frame: None,
            focus: None,
        }
    }

    /// Carries out effects in order.
    pub fn run(&mut self, effects: Vec<Effect>, settings: &Settings) {
        for effect in effects {
            self.run_one(effect, settings);
        }
    }

    fn run_one(&mut self, effect: Effect, settings: &Settings) {
        match effect {
            // The page has handled it.
            Effect::Send(msg) => self.dispatch.send(*msg),
            Effect::Play(timeline, intent) => {
                let timer = self.later(timeline.length_ms(), intent);
                self.playback.show(timeline, timer);
            }
            Effect::PlaySounds(timeline) => {
                self.devices.play(&timeline, true, settings.is_audible())
            }
            // No timer: browsers delay even the shortest one by milliseconds. The page stays responsive, since bots
            // answer from the worker or by a timer.
            Effect::Pause(0, intent) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move { dispatch.send(intent) });
            }
            Effect::Pause(ms, intent) => self.playback.timer = Some(self.later(ms, intent)),
            Effect::EndMovement => {
                self.playback.end();
                banner::clear();
                self.devices.cancel_sounds();
            }
            Effect::Stop => {
                self.playback.stop();
                self.frame = None;
                self.devices.cancel_sounds();
            }
            Effect::DrawSoon => {
                let dispatch = self.dispatch.clone();
                self.frame.get_or_insert_with(|| {
                    Timeout::new(FRAME_MS, move || dispatch.send(GameMsg::Draw))
                });
            }
            Effect::DrawNow => self.frame = None,
            Effect::Wake => self.devices.wake(settings.is_audible()),
            Effect::Settings(effect) => {
                let devices = &mut self.devices;
                settings::effect::run(effect, settings, devices, &self.bots, &self.dispatch);
            }
            Effect::StartBots => self.bots.in_worker.start(),
            Effect::Ask(question, job, family) => self.ask(&question, job, family),
            Effect::Do(job, msg) => {
                let dispatch = self.dispatch.clone();
                let on_outcome = move |outcome| dispatch.send(msg(outcome));
                self.bots.in_worker.ask(job, on_outcome);
            }
            Effect::FetchNets => self.bots.fetch_missing_nets(),
            Effect::FetchBook(book, language, name) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move {
                    let path = book.path(language, name);
                    let text = fetch::book(language, &path).await;
                    match book {
                        Book::Rulebook => dispatch.send(BookMsg::Come(name, language, text)),
                        Book::Lessons => dispatch.send(LessonMsg::LessonsLoaded(path, text)),
                    }
                });
            }
            Effect::CountRolls(games) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move {
                    let rolls = count_all(&games).await;
                    dispatch.send(RollsMsg::Counted(rolls.into()));
                });
            }
            Effect::FindTabs(games, msg) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move {
                    games.refresh_open_tabs().await;
                    dispatch.send(*msg);
                });
            }
            Effect::CallOff(timer) => self.timers.retain(|(known, _)| *known != timer),
            Effect::After(timer, ms, msg) => {
                let dispatch = self.dispatch.clone();
                self.timers.retain(|(known, _)| *known != timer);
                let timeout = Timeout::new(ms, move || dispatch.send(*msg));
                self.timers.push((timer, timeout));
            }
            Effect::Import(games, file) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move { dispatch.send(files::open(&games, &file).await) });
            }
            Effect::ImportText(games, text, is_dry_run) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move {
                    let said = files::import(&games, &text, is_dry_run).await;
                    match is_dry_run {
                        true => dispatch.send(BackupMsg::GamesRead(said)),
                        false => dispatch.send(SavesMsg::Imported(Some(said))),
                    }
                });
            }
            Effect::SaveEverything(games, texts) => spawn_local(save_everything(games, texts)),
            Effect::Download(name, text) => download(name, &text),
            Effect::DownloadAll(texts) => spawn_local(files::download_all(texts)),
            Effect::AskForPersistence => persistent_storage::ask(),
            Effect::SetAddress(address) => self.go_to(&address, false),
            Effect::Redirect(address) => self.go_to(address, true),
            Effect::GameAddress => history::put_over(HOME, GAME),
            // The element that had the focus before the dialog may be gone.
            Effect::HoldFocus => {
                self.focus.get_or_insert(Zone::Other);
            }
            Effect::LeaveDrawer => focus::leave_drawer(),
            Effect::FocusSoon(selector) => focus::soon_to(selector),
            Effect::ChangePeople(change) => {
                let text = changed(
                    local_storage::read(local_storage::PEOPLE).as_deref(),
                    &change,
                );
                // Lost names do not deserve a notice: the game begins.
                let _ = local_storage::write(local_storage::PEOPLE, &text);
            }
            Effect::ChangeRules(change) => {
                if let Some(problem) = setup::kept_rules::store(&change) {
                    self.dispatch.send(RulesMsg::Written(problem));
                }
            }
            Effect::FetchExercises(edition) => {
                let dispatch = self.dispatch.clone();
                spawn_local(async move {
                    let text = fetch::text(&format!("exercises/{edition}.txt")).await;
                    dispatch.send(ExerciseMsg::Loaded(edition, text));
                });
            }
            Effect::ChangeExercises(change) => exercises_store::keep(change),
            Effect::ChangeDays(change) => today_store::keep(change),
            Effect::KeepCues(followed) => player_history::keep_cues(followed),
            Effect::UpdatePage => updates::update(),
        }
    }

    /// Plays the movement that waits for the rendering.
    pub fn play(&mut self, settings: &Settings) {
        if let Some(timeline) = self.playback.start() {
            let at_once = reduced_motion::is_motion_unwanted();
            self.devices.play(&timeline, at_once, settings.is_audible());
        }
    }

    fn go_to(&self, address: &str, instead: bool) {
        if history::go_to(address, instead) {
            self.dispatch.send(RouteMsg::Changed);
        }
    }

    fn later(&self, ms: u32, intent: Intent) -> Timeout {
        let dispatch = self.dispatch.clone();
        Timeout::new(ms, move || dispatch.send(intent))
    }

    fn ask(&self, question: &Question, job: Job, family: &'static Family) {
        let (ticket, purpose) = (question.ticket, question.purpose);
        let (bots, from) = match question.worker_failed {
            true => (&self.bots.on_page, "page"),
            false => (&self.bots.in_worker, "worker"),
        };
        let dispatch = self.dispatch.clone();
        bots.ask(job, move |outcome| {
            if let Some(intent) = bots::answer(ticket, purpose, family, outcome) {
                dispatch.send(GameMsg::Answered(intent, from));
            }
        });
    }
}

/// The movement or pause going on.
#[derive(Default)]
struct Playback {
    /// Ends the pause or movement.
    timer: Option<Timeout>,
    /// The movement to show over the next rendering.
    timeline: Option<Timeline>,
    /// The movement that is being shown.
    animation: RunningAnimations,
    /// The banners to come.
    banners: Vec<Timeout>,
}

impl Playback {
    /// Shows a movement after the next rendering, instead of the one that is being shown. The timer tells its end.
    fn show(&mut self, timeline: Timeline, timer: Timeout) {
        self.end_shown();
        self.timer = Some(timer);
        self.timeline = Some(timeline);
    }

    /// Starts the movement that waits for the rendering.
    fn start(&mut self) -> Option<Timeline> {
        let timeline = self.timeline.take()?;
        self.banners = banner::show(&timeline);
        self.animation = RunningAnimations::play(&timeline);
        Some(timeline)
    }

    /// Ends the movement that is being shown. Its timer runs on.
    fn end(&mut self) {
        self.end_shown();
        self.timeline = None;
    }

    /// Stops everything that is being shown or waited for.
    fn stop(&mut self) {
        self.end_shown();
        *self = Playback::default();
    }

    fn end_shown(&mut self) {
        self.banners.clear();
        self.animation.end();
    }
}
