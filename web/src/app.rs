//! The state of the page: a message comes in, the state changes, effects are carried out, the
//! screen is drawn anew.

mod again;
mod begin;
mod book;
mod dispatch;
mod files;
mod history;
mod keeping;
mod keys;
mod language;
mod learn;
mod likes;
mod message;
mod missing;
mod place;
mod play;
mod replay;
mod screen;
mod shelf;
mod tabs;
mod telling;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::scene::Scene;
use table::session::Message;
use table::setup::Setup;
use table::timeline::Timeline;
use words::{Language, say};
use yew::prelude::*;

use self::book::Fetched;
pub use self::dispatch::{Dispatch, use_dispatch};
pub use self::keeping::Keeping;
use self::learn::Course;
use self::likes::Likes;
pub use self::message::{Dialog, Learn, Msg, Wish};
pub use self::missing::Missing;
use self::place::{GAME, NEW, set_address};
pub use self::play::Play;
use crate::board::animation::{self, Shown};
use crate::board::drag::Drag;
use crate::board::draw::button_with;
use crate::board::key_bindings::Press;
use crate::dialogs::toasts::{Notice, Toasts};
use crate::game::screen::page_class;
use crate::game::toolbar::Drawer;
use crate::markup::when;
use crate::platform::crash_guard;
use crate::platform::focus::{self, Zone};
use crate::platform::offline;
use crate::platform::saved_games::Games;
use crate::platform::storage;
use crate::settings::dialog::SettingsButton;
use crate::settings::language::LanguageSelect;
use crate::setup::form::{Form, proposed_level};
use crate::worker::client::BotClient;

/// What the page begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The games that are kept.
    pub games: Games,
    /// The key of the game that an earlier version had on the table, if it was taken over just now.
    pub played: Option<String>,
}

/// The page.
pub struct App {
    dispatch: Dispatch,
    form: Form,
    /// The game going on.
    pub play: Option<Play>,
    /// The game that waits while another, or itself, is watched.
    waiting: Option<Play>,
    /// Whether the form is shown; the game then waits.
    setting_up: bool,
    /// What lies open over the board, where it has no room of its own.
    drawer: Option<Drawer>,
    dialog: Option<Dialog>,
    /// Whether the dialog of the end was closed.
    end_seen: bool,
    /// Whether the dialog of the end has been opened.
    end_told: bool,
    /// The address at which Back leaves the entry of a dialog, if there is one.
    dialog_pushed: Option<String>,
    /// How often each seat has won in games before with the same seats.
    wins: Vec<u32>,
    /// A pawn that may be under way with the pointer.
    drag: Drag,
    notices: Vec<Notice>,
    /// What did not arrive, and the sentences that say so.
    missing: Vec<(Missing, String)>,
    /// The rulebooks that were wanted, by the names of their games.
    books: Vec<(&'static str, Fetched)>,
    /// The lessons that were wanted.
    course: Course,
    /// The games that are kept, that on the table among them.
    pub keeping: Keeping,
    /// What the live region says.
    pub live: String,
    /// How many alerts there were.
    pub alerts: u32,
    /// Where the last answer of a bot came from.
    answers: Option<&'static str>,
    /// Whether the spaces bear their names.
    names: bool,
    /// The language that was chosen, which is spoken once its texts are here.
    wanted: Language,
    /// Colours, sounds, and whether the screen stays awake.
    likes: Likes,
    /// The bots' worker.
    pub bots: BotClient,
    /// The pause or timeline going on.
    pub timer: Option<Timeout>,
    /// What is to be shown over the next drawing.
    pub to_show: Option<Timeline>,
    /// What is being shown.
    pub shown: Shown,
    /// The next drawing, while bots play at instant speed.
    frame: Option<Timeout>,
    /// Where the focus was before the screen changed.
    focus: Option<Zone>,
    /// Whether the focus is to go to the moves.
    to_moves: bool,
    /// How many lines of the log were drawn.
    log_lines: usize,
    /// Whether a new version of the page waits to be wanted.
    newer: bool,
    _on_newer: EventListener,
    _on_address: EventListener,
    _on_back: EventListener,
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<App>) -> App {
        let link = ctx.link().clone();
        let on_address = EventListener::new(&gloo::utils::window(), "hashchange", move |_| {
            link.send_message(Msg::Address);
        });
        let link = ctx.link().clone();
        let on_newer = offline::on_newer(move || link.send_message(Msg::Newer));
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.speed = storage::speed();
        let mut app = App {
            dispatch: Dispatch::new(ctx.link().callback(|msg| msg)),
            form: Form {
                setup,
                seed: String::new(),
                total: String::new(),
                problems: Vec::new(),
                version: 0,
            },
            play: None,
            waiting: None,
            setting_up: true,
            drawer: None,
            dialog: None,
            end_seen: false,
            end_told: false,
            dialog_pushed: None,
            wins: Vec::new(),
            drag: Drag::default(),
            notices: Vec::new(),
            missing: Vec::new(),
            books: Vec::new(),
            course: Course::default(),
            keeping: Keeping::new(ctx),
            live: String::new(),
            alerts: 0,
            answers: None,
            names: storage::names(),
            wanted: words::language(),
            likes: Likes::new(),
            bots: BotClient::new(),
            timer: None,
            to_show: None,
            shown: Shown::default(),
            frame: None,
            focus: None,
            to_moves: false,
            log_lines: 0,
            newer: false,
            _on_newer: on_newer,
            _on_address: on_address,
            _on_back: history::listener(ctx),
        };
        let link = ctx.link().clone();
        app.bots.on_problem(move |said| {
            link.send_message(Msg::Missing(Missing::Nets, said.to_owned()))
        });
        app.resume_save(ctx, ctx.props().played.clone());
        app.go_to_address(ctx);
        if app.setting_up {
            app.tidy_shelf();
        }
        if app.play.is_some() && !app.setting_up && !app.is_aside() {
            app.name_game();
        }
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        // The newest, since not all that happens is drawn.
        self.focus = focus::zone().or(self.focus);
        match msg {
            Msg::Session(message) => {
                if matches!(
                    message,
                    Message::Throw
                        | Message::Tap(..)
                        | Message::Enter(_)
                        | Message::Play(_)
                        | Message::Pick(_)
                ) {
                    let closed = self.close_drawer();
                    return self.tell(ctx, message) || closed;
                }
                return self.tell(ctx, message);
            }
            Msg::Board(deed) => {
                let closed = self.close_drawer();
                return self.done_on_board(ctx, deed) || closed;
            }
            Msg::Point(step) => {
                let at_keys = self.look_for_keys(ctx);
                return self.point(ctx, step) || at_keys;
            }
            Msg::Press(press) => return self.at_keys(ctx, press),
            Msg::Meant(space) => {
                self.dialog = None;
                self.tell(ctx, Message::Choose(space));
            }
            Msg::Again => self.play_again(ctx),
            Msg::Back => self.gone_back(),
            Msg::Answered(message, from) => {
                self.answers = Some(from);
                return self.tell(ctx, message);
            }
            Msg::Frame => {
                self.frame = None;
                self.refresh();
            }
            Msg::Form(form) => {
                self.form = form;
            }
            Msg::Start => {
                self.likes.wake();
                self.start(ctx);
            }
            Msg::Address => self.go_to_address(ctx),
            Msg::New => set_address(NEW),
            Msg::GoOn => set_address(GAME),
            Msg::Games(wish) => return self.wish(ctx, wish),
            Msg::Watch(key) => self.watch(key),
            Msg::PlayOn => self.play_on(ctx),
            Msg::Book(name, language, text) => self.keep_book(name, language, text),
            Msg::Learn(learn) => self.heed_lesson(ctx, learn),
            Msg::Drawer(drawer) => {
                self.close_drawer();
                self.drawer = drawer;
            }
            Msg::Newer => self.newer = true,
            Msg::Update => offline::update(),
            Msg::Show(dialog) => self.show(dialog),
            Msg::Closed => {
                // What had the focus before the dialog may have gone meanwhile.
                self.focus.get_or_insert(Zone::Other);
                self.close_dialog();
            }
            Msg::Results => {
                self.end_seen = false;
                self.push_dialog();
            }
            Msg::Names(names) => {
                self.names = names;
                storage::keep_names(names);
            }
            Msg::Speed(speed) => {
                storage::keep_speed(speed);
                self.form.setup.speed = speed;
                self.tell(ctx, Message::Speed(speed));
            }
            Msg::Theme(theme) => self.likes.choose_theme(theme),
            Msg::Language(language) => self.bring_language(ctx, language),
            Msg::Speak(language, texts) => self.speak(ctx, language, texts),
            Msg::Sound(on) => self.likes.choose_sound(on),
            Msg::Missing(what, sentence) => self.miss(what, sentence),
            Msg::TryAgain(what) => self.try_again(ctx, what),
            Msg::Forget(what) => self.forget_missing(what),
            Msg::Dismiss(text) => self.notices.retain(|notice| notice.text != text),
        }
        true
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        if let Some(before) = self.focus {
            focus::keep_soon(before, self.dialog.is_some());
        }
        let link = ctx.link();
        let opens = |hidden, words, dialog| {
            let onclick = link.callback(move |_| Msg::Show(dialog));
            button_with!(words, onclick, "hidden" = when(hidden, "hidden"))
        };
        let onkeydown = link.batch_callback(keys::on_key);
        // A game is not disturbed by it.
        let calm = self.on_screen().is_none_or(|scene| scene.end.is_some());
        html! {
            <ContextProvider<Dispatch> context={self.dispatch.clone()}>
            // Another language renders everything anew: a component whose props stay the same would keep its texts.
            <div key={words::language().code()} class={page_class(self.on_screen())} {onkeydown}>
                <header class="top">
                    <span class="brand">{ "Turnout" }</span>
                    { self.theme_select() }
                    <LanguageSelect />
                    { opens(!self.setting_up, say!(page::rules), Dialog::Rules(None)) }
                    { opens(self.setting_up || self.play.as_ref().is_none_or(Play::is_aside), say!(page::players), Dialog::Players) }
                    { button_with!(say!(page::keys), link.callback(|_| Msg::Press(Press::Help)), "hidden" = when(self.setting_up, "hidden")) }
                    { opens(false, say!(page::about), Dialog::About) }
                    <SettingsButton />
                </header>
                <Toasts notices={self.notices.clone()} missing={self.missing.clone()} has_update={self.newer && calm} />
                <p class="loading" hidden={!self.is_loading()}>{ say!(page::loading) }</p>
                { self.screen(ctx) }
                <p class="unseen" aria-live="polite" data-live="">{ &self.live }</p>
                <div>{ self.open_dialog() }</div>
            </div>
            </ContextProvider<Dispatch>>
        }
    }

    fn rendered(&mut self, ctx: &Context<App>, first: bool) {
        if first {
            crash_guard::started();
        }
        self.show_title();
        self.show_log_end();
        self.bring_book(ctx);
        if let Some(timeline) = self.to_show.take() {
            self.shown = Shown::play(&timeline);
            self.hear(&timeline, animation::is_motion_unwanted());
        }
        self.keep_awake();
        let before = self.focus.take();
        if std::mem::take(&mut self.to_moves) {
            focus::to_moves();
        }
        if let Some(before) = before {
            focus::keep(before, self.dialog.is_some());
        }
    }
}

impl App {
    /// The scene on the screen, while that is a game.
    fn on_screen(&self) -> Option<&Scene> {
        let play = self.play.as_ref().filter(|_| !self.setting_up)?;
        Some(&play.scene)
    }

    /// Fills the form and shows it.
    fn fill(&mut self, setup: Setup, problems: Vec<String>) {
        self.form = Form {
            seed: setup.seed.map(|seed| seed.to_string()).unwrap_or_default(),
            total: setup
                .series
                .as_ref()
                .map(|series| series.total.to_string())
                .unwrap_or_default(),
            setup,
            problems,
            version: self.form.version + 1,
        };
        self.set_up();
    }

    /// Closes log or settings where they lie open over the board. Returns whether one did.
    fn close_drawer(&mut self) -> bool {
        if self.drawer.is_some() {
            focus::leave_drawer();
        }
        self.drawer.take().is_some()
    }

    /// Shows the form; the game waits.
    fn set_up(&mut self) {
        self.setting_up = true;
        self.drawer = None;
        self.likes.hush();
        self.timer = None;
        self.log_lines = 0;
        self.tidy_shelf();
    }

    fn refresh(&mut self) {
        if let Some(play) = &mut self.play {
            play.scene = Rc::new(Scene::of(&play.session));
            let ended = play.scene.end.is_some() && !play.is_aside();
            if ended && !std::mem::replace(&mut self.end_told, ended) {
                self.push_dialog();
            }
            self.end_told = ended;
            self.end_seen &= ended;
        }
    }
}
