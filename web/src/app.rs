//! The state of the page: a message comes in, the state changes, effects are carried out, the
//! screen is drawn anew.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use rules::board::Board as Layout;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::address::{self, Address};
use table::scene::Scene;
use table::session::{Effect, Levels, Message, Session};
use table::setup::{self, Setup};
use table::speed::Speed;
use yew::prelude::*;

use crate::bots::Bots;
use crate::components::about::about;
use crate::components::end::end;
use crate::components::game::{Game, game};
use crate::components::kept::{Deeds, Kept, kept_games};
use crate::components::log::scroll_to_end;
use crate::components::notice::{Notice, notices};
use crate::components::rules::rules;
use crate::components::setup::{Form, SetupForm, proposed_level, setup_form};
use crate::focus::{self, Zone};
use crate::{guard, kept, store};

/// The address of the game that is going on.
const GAME: &str = "#/";
/// The address of the form as it was left.
const NEW: &str = "#/new";
/// At instant speed the screen is drawn so often while bots play.
const FRAME_MS: u32 = 50;

/// What happens to the page.
pub enum Msg {
    /// Something for the session.
    Session(Message),
    /// A bot has answered, in the worker or on the page's own thread.
    Answered(Message, &'static str),
    /// The form was changed.
    Form(Form),
    /// The form's game is to start.
    Start,
    /// The address was changed.
    Address,
    /// A new game is wanted.
    New,
    /// The game that is going on is wanted.
    GoOn,
    /// The kept game at this index is wanted.
    Take(usize),
    /// The kept game at this index is not wanted any more.
    LetGo(usize),
    /// A dialog is wanted.
    Show(Dialog),
    /// The dialog was closed.
    Closed,
    /// The notice at this index has been read.
    Dismiss(usize),
    /// It is time to draw.
    Frame,
}

/// A dialog that the player asks for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Dialog {
    /// The rulebook, from a rule on.
    Rules(Option<&'static str>),
    /// What this is.
    About,
}

/// A game going on.
pub struct Play {
    /// It.
    pub session: Session,
    layout: Rc<Layout>,
    scene: Rc<Scene>,
}

impl Play {
    fn of(session: Session) -> Play {
        Play {
            layout: Rc::new(session.table().board().clone()),
            scene: Rc::new(Scene::of(&session)),
            session,
        }
    }

    /// Whether leaving it would lose something.
    fn is_unfinished(&self) -> bool {
        self.scene_now().end.is_none() && self.session.table().made() > 0
    }

    fn scene_now(&self) -> Scene {
        Scene::of(&self.session)
    }
}

/// The page.
pub struct App {
    form: Form,
    /// The game going on.
    pub play: Option<Play>,
    /// Whether the form is shown; the game then waits.
    setting_up: bool,
    dialog: Option<Dialog>,
    /// Whether the dialog of the end was closed.
    end_seen: bool,
    notices: Vec<Notice>,
    /// Whether the player knows that nothing can be kept.
    pub trouble_told: bool,
    /// Unfinished games left for others, the last one first.
    kept: Vec<String>,
    /// The same as they are told of, and the spoilt save.
    shelf: Vec<Kept>,
    /// What the live region says.
    pub live: String,
    /// How many alerts there were.
    pub alerts: u32,
    /// Where the last answer of a bot came from.
    answers: Option<&'static str>,
    /// The bots' worker.
    pub bots: Bots,
    /// The pause or timeline going on.
    pub timer: Option<Timeout>,
    /// The next drawing, while bots play at instant speed.
    frame: Option<Timeout>,
    /// Where the focus was before the screen changed.
    focus: Option<Zone>,
    /// Whether the focus is to go to the moves.
    to_moves: bool,
    /// How many lines of the log were drawn.
    log_lines: usize,
    _on_address: EventListener,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<App>) -> App {
        let link = ctx.link().clone();
        let on_address = EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            link.send_message(Msg::Address);
        });
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.speed = store::speed();
        let mut app = App {
            form: Form {
                setup,
                seed: String::new(),
                problems: Vec::new(),
                version: 0,
            },
            play: None,
            setting_up: true,
            dialog: None,
            end_seen: false,
            notices: Vec::new(),
            trouble_told: false,
            kept: kept::all(),
            shelf: Vec::new(),
            live: String::new(),
            alerts: 0,
            answers: None,
            bots: Bots::new(),
            timer: None,
            frame: None,
            focus: None,
            to_moves: false,
            log_lines: 0,
            _on_address: on_address,
        };
        app.resume_save(ctx);
        app.tidy_shelf();
        app.go_to_address(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        if self.focus.is_none() {
            self.focus = focus::zone();
        }
        match msg {
            Msg::Session(message) => return self.tell(ctx, message),
            Msg::Answered(message, from) => {
                self.answers = Some(from);
                return self.tell(ctx, message);
            }
            Msg::Frame => {
                self.frame = None;
                self.refresh();
            }
            Msg::Form(form) => self.form = form,
            Msg::Start => self.start(ctx),
            Msg::Address => self.go_to_address(ctx),
            Msg::New => set_address(NEW),
            Msg::GoOn => set_address(GAME),
            Msg::Take(index) => self.take(ctx, index),
            Msg::LetGo(index) => self.let_go(index),
            Msg::Show(dialog) => self.dialog = Some(dialog),
            Msg::Closed => match self.dialog {
                Some(_) => self.dialog = None,
                None => self.end_seen = true,
            },
            Msg::Dismiss(index) => {
                self.notices.remove(index);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        html! {
            <div class="page" onkeydown={Callback::from(stop_repeated_presses)}>
                <header class="top">
                    <span class="brand">{ "Turnout" }</span>
                    <button type="button" hidden={!self.setting_up}
                        onclick={link.callback(|_| Msg::Show(Dialog::Rules(None)))}>{ "Rules" }</button>
                    <button type="button" onclick={link.callback(|_| Msg::Show(Dialog::About))}>{ "About" }</button>
                </header>
                { notices(&self.notices, &link.callback(Msg::Dismiss)) }
                { self.screen(ctx) }
                <p class="unseen" aria-live="polite" data-live="">{ &self.live }</p>
                <div>{ self.open_dialog(ctx) }</div>
            </div>
        }
    }

    fn rendered(&mut self, _ctx: &Context<App>, first: bool) {
        if first {
            guard::started();
            self.bots.start();
        }
        self.show_title();
        self.show_log_end();
        let before = self.focus.take();
        if std::mem::take(&mut self.to_moves) {
            focus::to_moves();
        }
        if let (Some(before), None) = (before, self.dialog) {
            focus::restore(before);
        }
    }
}

/// Holding a key down presses a button once: else it would throw and play a whole turn.
fn stop_repeated_presses(event: KeyboardEvent) {
    let target = event.target_dyn_into::<web_sys::Element>();
    let on_button = target.is_some_and(|target| target.tag_name() == "BUTTON");
    if on_button && event.repeat() && event.key() == "Enter" {
        event.prevent_default();
    }
}

fn set_address(fragment: &str) {
    // It fails for no fragment.
    let _ = gloo::utils::window().location().set_hash(fragment);
}

/// The seed is drawn anew for each game that names none.
fn drawn_seed() -> u64 {
    // A browser always has random numbers; without, the same game comes each time.
    getrandom::u64().unwrap_or_default()
}

/// The bots that a session may ask.
fn levels() -> Levels {
    let levels = bot::levels();
    let name = |level: Option<&(&str, _)>| level.map_or("", |(name, _)| name).to_owned();
    Levels {
        hint: name(levels.last()),
        quickest: name(levels.first()),
    }
}

/// The address of a file of this text.
fn file(text: &str) -> String {
    let text = String::from(js_sys::encode_uri_component(text));
    format!("data:text/plain;charset=utf-8,{text}")
}

impl App {
    /// Goes on with the saved game; one that cannot be read is set aside.
    fn resume_save(&mut self, ctx: &Context<App>) {
        let Some(save) = store::read(store::SAVE) else {
            return;
        };
        match Session::resume(&save, drawn_seed(), self.form.setup.speed, levels()) {
            Ok((session, effects)) => self.open(ctx, session, effects),
            Err(problem) => {
                let spoilt = store::read(store::SPOILT).unwrap_or_default() + &save;
                let text = match store::write(store::SPOILT, &spoilt) {
                    Ok(()) => {
                        store::remove(store::SAVE);
                        format!(
                            "The saved game could not be read ({problem}). It is set aside; nothing is lost."
                        )
                    }
                    Err(_) => format!(
                        "The saved game could not be read ({problem}), and there is no room to set it aside: download it, for a new game takes its place."
                    ),
                };
                self.notices.push(Notice {
                    text,
                    file: Some(file(&save)),
                });
            }
        }
    }

    /// Puts a session on the table.
    fn open(&mut self, ctx: &Context<App>, session: Session, effects: Vec<Effect>) {
        self.play = Some(Play::of(session));
        self.setting_up = false;
        self.end_seen = false;
        self.answers = None;
        self.timer = None;
        self.live.clear();
        self.bots.start();
        self.carry_out(ctx, effects);
    }

    fn go_to_address(&mut self, ctx: &Context<App>) {
        let location = gloo::utils::window().location();
        let fragment = location.hash().unwrap_or_default();
        if fragment == NEW {
            return self.set_up();
        }
        let kinds: Vec<_> = bot::levels().into_iter().map(|(name, _)| name).collect();
        match address::parse(&fragment, &kinds) {
            Address::Front => {
                if self.setting_up {
                    self.go_on(ctx);
                }
            }
            Address::New {
                mut setup,
                start,
                problems,
            } => {
                if !fragment.contains("speed=") {
                    setup.speed = store::speed();
                }
                self.fill(setup, problems);
                // After two failed starts the player is asked first.
                if start && guard::aside().is_none() {
                    self.start(ctx);
                }
            }
            Address::Unknown(problem) => {
                let setup = self.form.setup.clone();
                self.fill(setup, vec![problem]);
            }
        }
    }

    /// Fills the form and shows it.
    fn fill(&mut self, setup: Setup, problems: Vec<String>) {
        self.form = Form {
            seed: setup.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            setup,
            problems,
            version: self.form.version + 1,
        };
        self.set_up();
    }

    /// Shows the form; the game waits.
    fn set_up(&mut self) {
        self.setting_up = true;
        self.timer = None;
        self.log_lines = 0;
    }

    /// Goes on with the game that waited.
    fn go_on(&mut self, ctx: &Context<App>) {
        let Some(play) = &self.play else {
            return;
        };
        let (record, speed) = (play.session.table().record(), play.session.speed());
        // Whatever it was waiting for was dropped when it began to wait.
        if let Ok((session, effects)) = Session::resume(&record, drawn_seed(), speed, levels()) {
            self.open(ctx, session, effects);
        }
    }

    fn start(&mut self, ctx: &Context<App>) {
        self.form.version += 1;
        self.form.problems.clear();
        match setup::read_seed(&self.form.seed) {
            Ok(seed) => self.form.setup.seed = seed,
            Err(problem) => return self.form.problems.push(problem),
        }
        match Session::start(&self.form.setup, drawn_seed(), levels()) {
            Ok((session, effects)) => {
                self.leave_game();
                store::keep_speed(self.form.setup.speed);
                // The next game is to have other dice.
                self.form.seed.clear();
                self.form.setup.seed = None;
                self.open(ctx, session, effects);
                self.name_game();
            }
            Err(problem) => self.form.problems.push(format!("{problem}.")),
        }
    }

    /// Keeps the game going on, if it is unfinished, before another takes its place.
    fn leave_game(&mut self) {
        let Some(play) = self.play.take().filter(Play::is_unfinished) else {
            return;
        };
        self.kept.insert(0, play.session.table().record());
        self.keep_kept();
        self.notices.push(Notice {
            text: "The unfinished game is kept: it is offered where a new game is set up."
                .to_owned(),
            file: None,
        });
    }

    fn keep_kept(&mut self) {
        if let Err(trouble) = kept::write(&self.kept) {
            self.tell_trouble(trouble);
        }
        self.tidy_shelf();
    }

    /// Says once that nothing, or nothing more, can be kept.
    pub fn tell_trouble(&mut self, trouble: store::Trouble) {
        if !std::mem::replace(&mut self.trouble_told, true) {
            self.notices.push(Notice {
                text: trouble.sentence().to_owned(),
                file: None,
            });
        }
    }

    fn tidy_shelf(&mut self) {
        let told = |record: &String| {
            let table = table::sitting::resume(record).map(|(table, _)| table);
            let text = match &table {
                Ok(table) => told(&**table),
                Err(problem) => format!("A game that cannot be read: {problem}"),
            };
            Kept {
                text,
                readable: table.is_ok(),
                file: file(record),
            }
        };
        self.shelf = self.kept.iter().map(told).collect();
        self.shelf
            .extend(store::read(store::SPOILT).map(|spoilt| Kept {
                text: "A saved game that could not be read".to_owned(),
                readable: false,
                file: file(&spoilt),
            }));
    }

    /// Goes on with a kept game; the one going on takes its place.
    fn take(&mut self, ctx: &Context<App>, index: usize) {
        let record = self.kept[index].clone();
        let speed = self.form.setup.speed;
        if let Ok((session, effects)) = Session::resume(&record, drawn_seed(), speed, levels()) {
            self.kept.remove(index);
            self.leave_game();
            self.keep_kept();
            self.open(ctx, session, effects);
            self.name_game();
        }
    }

    fn let_go(&mut self, index: usize) {
        if index < self.kept.len() {
            self.kept.remove(index);
            self.keep_kept();
        } else {
            store::remove(store::SPOILT);
            self.tidy_shelf();
        }
    }

    /// Gives the page the address of the game: a reload goes on, and does not start again.
    fn name_game(&self) {
        let window = gloo::utils::window();
        let history = window.history();
        // It fails only for addresses of other sites, and where there is no history.
        let _ = history.and_then(|history| {
            history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(GAME))
        });
    }

    /// Hands a message to the session. Returns whether to draw.
    fn tell(&mut self, ctx: &Context<App>, message: Message) -> bool {
        let Some(play) = self.play.as_mut().filter(|_| !self.setting_up) else {
            return false;
        };
        let by_bot = matches!(message, Message::Paused(_) | Message::Answered(..));
        match message {
            Message::Throw => self.to_moves = self.focus == Some(Zone::Throw),
            Message::Speed(speed) => {
                store::keep_speed(speed);
                self.form.setup.speed = speed;
            }
            _ => {}
        }
        let effects = play.session.update(message);
        let bots_at_work = by_bot
            && play.session.speed() == Speed::Instant
            && !play.session.is_persons_turn()
            && play.session.table().node().seat().is_some();
        self.carry_out(ctx, effects);
        if !bots_at_work {
            self.frame = None;
            self.refresh();
            return true;
        }
        // Drawing every step would take longer than playing them.
        let link = ctx.link().clone();
        self.frame
            .get_or_insert_with(|| Timeout::new(FRAME_MS, move || link.send_message(Msg::Frame)));
        false
    }

    fn refresh(&mut self) {
        if let Some(play) = &mut self.play {
            play.scene = Rc::new(Scene::of(&play.session));
            self.end_seen &= play.scene.end.is_some();
        }
    }

    /// Follows the log, but does not pull it from under a reader's eyes while nothing is new.
    fn show_log_end(&mut self) {
        let lines = self.play.as_ref().map_or(0, |play| play.scene.log.len());
        if std::mem::replace(&mut self.log_lines, lines) != lines {
            scroll_to_end();
        }
    }

    fn show_title(&self) {
        let title = match &self.play {
            Some(play) if !self.setting_up => format!("{} \u{b7} Turnout", play.scene.status),
            _ => "Turnout".to_owned(),
        };
        let document = gloo::utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }

    fn screen(&self, ctx: &Context<App>) -> Html {
        let link = ctx.link();
        match &self.play {
            Some(play) if !self.setting_up => {
                let table = play.session.table();
                game(&Game {
                    ruleset: table.ruleset(),
                    layout: play.layout.clone(),
                    scene: play.scene.clone(),
                    chance_word: table.chance_word(),
                    speed: play.session.speed(),
                    alerts: self.alerts,
                    answers: self.answers,
                    onmessage: link.callback(Msg::Session),
                    onrules: link.callback(|rule| Msg::Show(Dialog::Rules(rule))),
                    onnew: link.callback(|()| Msg::New),
                })
            }
            play => {
                let going = play.as_ref().filter(|play| play.is_unfinished());
                let going = going.map(|play| format!("Going on: {}", told(play.session.table())));
                let deeds = Deeds {
                    onback: link.callback(|()| Msg::GoOn),
                    ontake: link.callback(Msg::Take),
                    onlet: link.callback(Msg::LetGo),
                };
                let form = SetupForm {
                    form: self.form.clone(),
                    onchange: link.callback(Msg::Form),
                    onstart: link.callback(|()| Msg::Start),
                    onrule: link.callback(|rule| Msg::Show(Dialog::Rules(Some(rule)))),
                };
                html! {
                    <main class="front">
                        { kept_games(going, &self.shelf, &deeds) }
                        { setup_form(&form) }
                    </main>
                }
            }
        }
    }

    fn open_dialog(&self, ctx: &Context<App>) -> Html {
        let onclose = ctx.link().callback(|()| Msg::Closed);
        let playing = self.play.as_ref().filter(|_| !self.setting_up);
        match self.dialog {
            Some(Dialog::Rules(rule)) => {
                let ruleset = playing.map_or(self.form.setup.ruleset, |play| {
                    play.session.table().ruleset()
                });
                rules(ruleset.edition, rule, onclose)
            }
            Some(Dialog::About) => about(guard::version(), onclose),
            None => match playing.and_then(|play| play.scene.end.as_ref()) {
                Some(ending) if !self.end_seen => {
                    let onagain = ctx.link().callback(|()| Msg::New);
                    end(ending, onclose, onagain)
                }
                _ => html! {},
            },
        }
    }
}

/// A game in a line: "Title: Yellow (Ann), Red (easy)".
fn told(table: &dyn table::sitting::Table) -> String {
    let standings = table.standings();
    let sitter = |each: &table::sitting::SeatStanding| {
        let name = each.sitter.name.as_ref().unwrap_or(&each.sitter.kind);
        format!("{} ({name})", each.colour)
    };
    let sitters: Vec<_> = standings.iter().map(sitter).collect();
    format!("{}: {}", table.ruleset().edition.title, sitters.join(", "))
}
