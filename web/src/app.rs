//! The state of the page: a message comes in, the state changes, effects are carried out, the
//! screen is drawn anew.

mod active_game;
mod autosave;
mod dialogs;
mod dispatch;
mod effects;
mod import;
mod intents;
mod keyboard;
mod language;
mod lessons;
mod library;
mod message;
mod notices;
mod other_tabs;
mod playback;
mod preferences;
mod rematch;
mod replay;
mod router;
mod saved_games;
mod screen;
mod start;

use std::rc::Rc;

use gloo::events::EventListener;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::scene::Scene;
use table::session::Message;
use table::setup::Setup;
use words::say;
use yew::prelude::*;

use self::active_game::ActiveGame;
use self::autosave::SavedGames;
use self::dialogs::Dialogs;
pub use self::dispatch::{Dispatch, use_dispatch};
use self::library::Library;
pub use self::message::{Dialog, Learn, Msg, Wish};
pub use self::notices::Missing;
use self::notices::Notices;
use self::playback::Playback;
use self::preferences::Preferences;
use self::router::{GAME, NEW, Screen, set_address};
use crate::board::animation::{self, Shown};
use crate::board::draw::button_with;
use crate::board::key_bindings::Press;
use crate::dialogs::notice::notices;
use crate::game::screen::page_class;
use crate::markup::when;
use crate::platform::crash_guard;
use crate::platform::focus::{self, Zone};
use crate::platform::offline;
use crate::platform::saved_games::Games;
use crate::platform::storage;
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
    /// What is shown.
    screen: Screen,
    /// The game on the table, also while the page shows something else.
    pub game: Option<ActiveGame>,
    form: Form,
    dialogs: Dialogs,
    notices: Notices,
    library: Library,
    /// The saved games, the one on the table among them.
    saved: SavedGames,
    access: Access,
    preferences: Preferences,
    playback: Playback,
    bots: BotClient,
}

/// What the page does for those who cannot see it, or have no pointer.
#[derive(Default)]
struct Access {
    /// The text of the live region.
    live: String,
    /// How many alerts there were.
    alerts: u32,
    /// Where the focus was before the screen changed.
    focus: Option<Zone>,
    /// Whether the focus moves to the moves next.
    to_moves: bool,
    /// How many lines of the log were rendered.
    log_lines: usize,
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<App>) -> App {
        listen(ctx);
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.speed = storage::speed();
        let mut app = App {
            dispatch: Dispatch::new(ctx.link().callback(|msg| msg)),
            screen: Screen::Home,
            game: None,
            form: Form {
                setup,
                seed: String::new(),
                total: String::new(),
                problems: Vec::new(),
                version: 0,
            },
            dialogs: Dialogs::default(),
            notices: Notices::default(),
            library: Library::default(),
            saved: SavedGames::new(ctx),
            access: Access::default(),
            preferences: Preferences::new(),
            playback: Playback::default(),
            bots: BotClient::new(),
        };
        let link = ctx.link().clone();
        app.bots.on_problem(move |said| {
            link.send_message(Msg::Missing(Missing::Nets, said.to_owned()))
        });
        app.resume_save(ctx, ctx.props().played.clone());
        app.go_to_address(ctx);
        match app.screen {
            Screen::Home => app.tidy_shelf(),
            Screen::Game => app.name_game(),
            _ => {}
        }
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: Msg) -> bool {
        // The newest, since not all that happens is drawn.
        self.access.focus = focus::zone().or(self.access.focus);
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
                self.dialogs.open = None;
                self.tell(ctx, Message::Choose(space));
            }
            Msg::Again => self.play_again(ctx),
            Msg::Back => self.gone_back(),
            Msg::Answered(message, from) => {
                if let Some(game) = self.active_mut() {
                    game.answers_from = Some(from);
                }
                return self.tell(ctx, message);
            }
            Msg::Frame => {
                self.playback.frame = None;
                self.refresh();
            }
            Msg::Form(form) => {
                self.form = form;
            }
            Msg::Start => {
                self.preferences.wake();
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
                self.dialogs.drawer = drawer;
            }
            Msg::Newer => self.notices.is_update_ready = true,
            Msg::Update => offline::update(),
            Msg::Show(dialog) => self.show(dialog),
            Msg::Closed => {
                // What had the focus before the dialog may have gone meanwhile.
                self.access.focus.get_or_insert(Zone::Other);
                self.close_dialog();
            }
            Msg::Names(names) => {
                self.preferences.coordinates = names;
                storage::keep_names(names);
            }
            Msg::Theme(theme) => self.preferences.choose_theme(theme),
            Msg::Language(language) => self.bring_language(ctx, language),
            Msg::Speak(language, texts) => self.speak(ctx, language, texts),
            Msg::Sound(on) => self.preferences.choose_sound(on),
            Msg::Missing(what, sentence) => self.miss(what, sentence),
            Msg::TryAgain(what) => self.try_again(ctx, what),
            Msg::Forget(what) => self.forget_missing(what),
            Msg::Dismiss(index) => {
                self.notices.list.remove(index);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        if let Some(before) = self.access.focus {
            focus::keep_soon(before, self.dialogs.open.is_some());
        }
        let link = ctx.link();
        let opens = |hidden, words, dialog| {
            let onclick = link.callback(move |_| Msg::Show(dialog));
            button_with!(words, onclick, "hidden" = when(hidden, "hidden"))
        };
        let onkeydown = link.batch_callback(keyboard::on_key);
        // A game is not disturbed by it.
        let calm = self.scene().is_none_or(|scene| scene.end.is_some());
        let onupdate =
            (self.notices.is_update_ready && calm).then(|| ctx.link().callback(|()| Msg::Update));
        html! {
            <ContextProvider<Dispatch> context={self.dispatch.clone()}>
            // Another language renders everything anew: a component whose props stay the same would keep its texts.
            <div key={words::language().code()} class={page_class(self.scene())} {onkeydown}>
                <header class="top">
                    <span class="brand">{ "Turnout" }</span>
                    { self.theme_choice(ctx) }
                    { self.language_choice(ctx) }
                    { opens(!self.is_home(), say!(page::rules), Dialog::Rules(None)) }
                    { opens(!matches!(self.screen, Screen::Game), say!(page::players), Dialog::Players) }
                    { button_with!(say!(page::keys), link.callback(|_| Msg::Press(Press::Help)), "hidden" = when(self.is_home(), "hidden")) }
                    { opens(false, say!(page::about), Dialog::About) }
                </header>
                { notices(&self.notices.list, self.missing_notices(ctx), onupdate, &link.callback(Msg::Dismiss)) }
                <p class="loading" hidden={!self.is_loading()}>{ say!(page::loading) }</p>
                { self.screen(ctx) }
                <p class="unseen" aria-live="polite" data-live="">{ &self.access.live }</p>
                <div>{ self.open_dialog(ctx) }</div>
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
        if let Some(timeline) = self.playback.timeline.take() {
            self.playback.animation = Shown::play(&timeline);
            self.hear(&timeline, animation::is_motion_unwanted());
        }
        self.keep_awake();
        let before = self.access.focus.take();
        if std::mem::take(&mut self.access.to_moves) {
            focus::to_moves();
        }
        if let Some(before) = before {
            focus::keep(before, self.dialogs.open.is_some());
        }
    }
}

impl App {
    /// The scene of the game, replay or lesson on the screen.
    fn scene(&self) -> Option<&Scene> {
        Some(&self.active()?.scene)
    }

    fn is_home(&self) -> bool {
        matches!(self.screen, Screen::Home)
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
        if self.dialogs.drawer.is_some() {
            focus::leave_drawer();
        }
        self.dialogs.drawer.take().is_some()
    }

    /// Shows the form; the game waits.
    fn set_up(&mut self) {
        self.screen = Screen::Home;
        self.dialogs.drawer = None;
        self.preferences.hush();
        self.playback.timer = None;
        self.access.log_lines = 0;
        self.tidy_shelf();
    }

    /// Renders the session anew.
    fn refresh(&mut self) {
        if let Some(game) = self.active_mut() {
            game.scene = Rc::new(Scene::of(&game.session));
        }
        let ended = self.ended_game().is_some();
        if ended && !self.dialogs.end_told {
            self.push_dialog();
        }
        self.dialogs.end_told = ended;
        self.dialogs.end_seen &= ended;
    }
}

/// Listens for what happens outside the program, for as long as the page is open.
fn listen(ctx: &Context<App>) {
    let window = gloo::utils::window();
    let link = ctx.link().clone();
    EventListener::new(&window, "hashchange", move |_| {
        link.send_message(Msg::Address)
    })
    .forget();
    let link = ctx.link().clone();
    EventListener::new(&window, "popstate", move |_| link.send_message(Msg::Back)).forget();
    let link = ctx.link().clone();
    offline::on_newer(move || link.send_message(Msg::Newer)).forget();
}
