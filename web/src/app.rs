//! The root component: messages change the state of the page, run effects and render the screen.

mod active_game;
mod autosave;
mod by_link;
mod dialogs;
mod dispatch;
mod effects;
mod fairness;
mod import;
mod intents;
mod keyboard;
mod language;
mod lessons;
mod library;
mod message;
mod notices;
mod opened_link;
mod other_tabs;
mod playback;
mod preferences;
mod rematch;
mod replay;
mod review;
mod router;
mod saved_games;
mod screen;
mod start;

use std::rc::Rc;

use gloo::events::EventListener;
use rules::games::FAMILIES;
use rules::ruleset::Ruleset;
use table::scene::Scene;
use table::session::Intent;
use table::setup::Setup;
use words::t;
use yew::prelude::*;

use self::active_game::ActiveGame;
use self::autosave::SavedGames;
pub use self::by_link::LinkMsg;
use self::dialogs::Dialogs;
pub use self::dispatch::{Dispatch, use_dispatch};
pub use self::fairness::{BOTS, PEOPLE, SavedRolls};
use self::library::Library;
pub use self::message::{AppMsg, Dialog, LessonMsg, SavedGameMsg};
pub use self::notices::Missing;
use self::notices::Notices;
use self::opened_link::Opened;
use self::playback::Playback;
use self::preferences::Preferences;
use self::review::GameReview;
pub use self::review::ReviewMsg;
use self::router::{GAME, HOME, Screen, TURN, fragment, set_address};
use crate::board::animation::{self, Shown};
use crate::dialogs::toasts::Toasts;
use crate::game::screen::page_class;
use crate::home::quick_game;
use crate::platform::focus::{self, Zone};
use crate::platform::saved_games::Games;
use crate::platform::{crash_guard, offline, storage};
use crate::settings::dialog::SettingsButton;
use crate::settings::switch::Switch;
use crate::setup::form::{FormState, proposed_level};
use crate::worker::client::BotClient;

/// Props of [`App`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The saved games.
    pub games: Games,
}

/// The page.
pub struct App {
    dispatch: Dispatch,
    /// The current screen.
    screen: Screen,
    /// The game on the table, also while the page shows something else.
    pub game: Option<ActiveGame>,
    form: FormState,
    dialogs: Dialogs,
    notices: Notices,
    library: Library,
    /// The saved games, the one on the table among them.
    saved: SavedGames,
    /// What was opened by a link and is not on the table.
    opened: Opened,
    access: Access,
    preferences: Preferences,
    playback: Playback,
    bots: BotClient,
    /// The review that was opened last.
    review: Option<GameReview>,
    /// Whether the dialog of the review opens once the replay has its address.
    is_review_waiting: bool,
}

/// Support of screen readers and keyboards.
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
    type Message = AppMsg;
    type Properties = Props;

    fn create(ctx: &Context<App>) -> App {
        listen(ctx);
        let mut setup = Setup::usual(Ruleset::of(FAMILIES[0], 0), proposed_level());
        setup.speed = storage::speed();
        setup.make_forced_moves(Switch::ForcedMoves.is_stored_on());
        let mut app = App {
            dispatch: Dispatch::new(ctx.link().callback(|msg| msg)),
            screen: Screen::Home,
            game: None,
            form: FormState::of(setup),
            dialogs: Dialogs::default(),
            notices: Notices::default(),
            library: Library::default(),
            saved: SavedGames::new(ctx),
            opened: Opened::default(),
            access: Access::default(),
            preferences: Preferences::new(),
            playback: Playback::default(),
            bots: BotClient::new(),
            review: None,
            is_review_waiting: false,
        };
        let link = ctx.link().clone();
        app.bots.on_problem(move |said| {
            link.send_message(AppMsg::Missing(Missing::Nets, said.to_owned()))
        });
        app.resume_last(ctx);
        app.go_to_address(ctx);
        match app.screen {
            Screen::Home | Screen::Setup => app.refresh_saved_games(),
            // A link that is being opened sets the address itself, once its game is saved.
            Screen::Game if !fragment().starts_with(TURN) => app.push_game_address(),
            _ => {}
        }
        app
    }

    fn update(&mut self, ctx: &Context<App>, msg: AppMsg) -> bool {
        // Not every message renders, so this keeps the latest focus.
        self.access.focus = focus::zone().or(self.access.focus);
        match msg {
            AppMsg::Session(message) => {
                if matches!(
                    message,
                    Intent::Roll
                        | Intent::Tap(..)
                        | Intent::Enter(_)
                        | Intent::Play(_)
                        | Intent::ChooseDie(_)
                        | Intent::Pick(_)
                ) {
                    let closed = self.close_drawer();
                    return self.update_session(ctx, message) || closed;
                }
                return self.update_session(ctx, message);
            }
            AppMsg::Board(input) => {
                let closed = self.close_drawer();
                return self.on_board_input(ctx, input) || closed;
            }
            AppMsg::Point(step) => {
                let at_keys = self.show_cursor_on_focus(ctx);
                return self.point(ctx, step) || at_keys;
            }
            AppMsg::Key(key) => return self.on_key_press(ctx, key),
            AppMsg::Meant(space) => {
                self.dialogs.open = None;
                self.update_session(ctx, Intent::Choose(space));
            }
            AppMsg::Rematch => self.rematch(ctx),
            AppMsg::Back => self.on_back(),
            AppMsg::Resized if self.active().is_none_or(|game| game.scene.settled) => return false,
            AppMsg::Resized => self.finish_movement(ctx),
            AppMsg::Answered(message, from) => {
                if let Some(game) = self.active_mut() {
                    game.answers_from = Some(from);
                }
                return self.update_session(ctx, message);
            }
            AppMsg::Frame => {
                self.playback.frame = None;
                self.refresh();
            }
            AppMsg::Form(form) => {
                self.form = form;
            }
            AppMsg::PlayLast => {
                self.preferences.wake();
                self.start_setup(ctx, quick_game::last_or_default());
            }
            AppMsg::StartGame(setup) => {
                self.preferences.wake();
                self.dialogs.open = None;
                self.start_setup(ctx, *setup);
            }
            AppMsg::Start => {
                self.preferences.wake();
                self.start(ctx);
            }
            AppMsg::Address => self.go_to_address(ctx),
            AppMsg::Home => set_address(HOME),
            AppMsg::GoOn => set_address(GAME),
            AppMsg::SavedGame(msg) => return self.on_saved_game_msg(ctx, msg),
            AppMsg::Replay(key) => self.watch(key),
            AppMsg::PlayOn => self.play_on(ctx),
            AppMsg::ByLink(msg) => self.on_link_msg(ctx, msg),
            AppMsg::Review(msg) => self.on_review_msg(ctx, msg),
            AppMsg::Book(name, language, text) => self.on_rulebook(name, language, text),
            AppMsg::Lesson(learn) => self.on_lesson_msg(ctx, learn),
            AppMsg::Drawer(drawer) => {
                self.close_drawer();
                self.dialogs.drawer = drawer;
            }
            AppMsg::UpdateReady => self.notices.is_update_ready = true,
            AppMsg::Update => offline::update(),
            AppMsg::Show(dialog) => self.show_dialog(ctx, dialog),
            AppMsg::RollsCounted(rolls) => self.saved.rolls = Some(rolls),
            AppMsg::Closed => {
                // The element that had the focus before the dialog may be gone.
                self.access.focus.get_or_insert(Zone::Other);
                self.leave_review();
                self.close_dialog();
            }
            AppMsg::Results => {
                self.dialogs.end_seen = false;
                self.push_dialog();
            }
            AppMsg::Coordinates(shown) => {
                self.preferences.coordinates = shown;
                storage::keep_coordinates(shown);
            }
            AppMsg::Switch(switch, on) => self.turn_switch(ctx, switch, on),
            AppMsg::Speed(speed) => {
                storage::keep_speed(speed);
                self.form.setup.speed = speed;
                self.update_session(ctx, Intent::Speed(speed));
            }
            AppMsg::Theme(theme) => self.preferences.choose_theme(theme),
            AppMsg::Language(language) => self.fetch_language(ctx, language),
            AppMsg::Speak(language, texts) => self.on_language(ctx, language, texts),
            AppMsg::Sound(on) => self.preferences.choose_sound(on),
            AppMsg::Volume(volume) => self.preferences.set_volume(volume),
            AppMsg::KeepVolume(volume) => self.preferences.choose_volume(volume),
            AppMsg::Missing(what, sentence) => self.add_missing(what, sentence),
            AppMsg::TryAgain(what) => self.try_again(ctx, what),
            AppMsg::Forget(what) => self.forget_missing(what),
            AppMsg::Dismiss(text) => self.notices.list.retain(|notice| notice.text != text),
        }
        true
    }

    fn view(&self, ctx: &Context<App>) -> Html {
        if let Some(before) = self.access.focus {
            focus::keep_soon(before, self.dialogs.open.is_some());
        }
        let link = ctx.link();
        let onrules = self.dispatch.on_click(Dialog::Rules(None));
        let onkeydown = link.batch_callback(keyboard::on_key);
        // An update is not offered during a game.
        let calm = self.scene().is_none_or(|scene| scene.end.is_some());
        html! {
            <ContextProvider<Dispatch> context={self.dispatch.clone()}>
            // A change of language renders everything: a component whose props stay the same would keep its texts.
            <div key={words::language().code()} class={page_class(self.scene())} {onkeydown}>
                <header class="top">
                    <a class="brand" href={HOME}>{ "Turnout" }</a>
                    <button type="button" hidden={!matches!(self.screen, Screen::Setup)} onclick={onrules}>
                        { t!(page::rules) }
                    </button>
                    <SettingsButton />
                </header>
                <Toasts notices={self.notices.list.clone()} missing={self.missing_files()}
                    has_update={self.notices.is_update_ready && calm} />
                <p class="loading" hidden={!self.is_loading()}>{ t!(page::loading) }</p>
                { self.screen() }
                <p class="unseen" aria-live="polite" data-live="">{ &self.access.live }</p>
                <div>{ self.dialog() }</div>
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
        self.fetch_rulebook(ctx);
        if let Some(timeline) = self.playback.timeline.take() {
            self.playback.animation = Shown::play(&timeline);
            self.play_sounds(&timeline, animation::is_motion_unwanted());
        }
        self.update_wake_lock();
        self.notice_end();
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

    /// Whether no game is on the screen, but the home page or the form.
    fn is_idle(&self) -> bool {
        matches!(self.screen, Screen::Home | Screen::Setup)
    }

    /// Shows the form with this content.
    fn show_form(&mut self, setup: Setup, problems: Vec<String>) {
        self.form = FormState {
            problems,
            version: self.form.version + 1,
            ..FormState::of(setup)
        };
        self.leave_screen(Screen::Setup);
    }

    /// Closes the open drawer. Returns whether one was open.
    fn close_drawer(&mut self) -> bool {
        if self.dialogs.drawer.is_some() {
            focus::leave_drawer();
        }
        self.dialogs.drawer.take().is_some()
    }

    /// Shows the home page.
    fn show_home(&mut self) {
        self.leave_screen(Screen::Home);
    }

    /// Shows the home page or the form; the game on the table waits.
    fn leave_screen(&mut self, screen: Screen) {
        self.screen = screen;
        self.dialogs.open = None;
        self.dialogs.drawer = None;
        self.preferences.hush();
        self.playback.timer = None;
        self.access.log_lines = 0;
        self.refresh_saved_games();
    }

    /// Updates the scene from the session.
    fn refresh(&mut self) {
        if let Some(game) = self.active_mut() {
            game.scene = Rc::new(Scene::of(&game.session));
            game.is_end_known &= !game.scene.winners.is_empty();
        }
        let ended = self.ended_game().is_some();
        if ended && !self.dialogs.end_told {
            self.push_dialog();
        }
        self.dialogs.end_told = ended;
        self.dialogs.end_seen &= ended;
    }
}

/// Listens to the browser as long as the page is open.
fn listen(ctx: &Context<App>) {
    let window = gloo::utils::window();
    let on = |event, message: fn() -> AppMsg| {
        let link = ctx.link().clone();
        EventListener::new(&window, event, move |_| link.send_message(message())).forget();
    };
    on("hashchange", || AppMsg::Address);
    on("popstate", || AppMsg::Back);
    on("resize", || AppMsg::Resized);
    let link = ctx.link().clone();
    offline::on_newer(move || link.send_message(AppMsg::UpdateReady)).forget();
}
