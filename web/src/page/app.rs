//! The root component: it draws the page, hands it messages, and has its effects carried out.

use gloo::events::{EventListener, EventListenerOptions};
use table::screen::Layout;
use wasm_bindgen::JsCast;
use web_sys::MessageEvent;
use words::t;
use yew::prelude::*;

use super::dialogs::Dialog;
use super::effect::Browser;
use super::notices::NoticeMsg;
use super::route::{HOME, RouteMsg, Screen};
use super::{Dispatch, Msg, Now, Page};
use crate::exercises::store::ExerciseMsg;
use crate::game::cues::Cues;
use crate::game::keys;
use crate::game::layout;
use crate::game::log::scroll_to_end;
use crate::game::screen::page_class;
use crate::game::store::GameMsg;
use crate::home::known_people::PeopleMsg;
use crate::markup::material;
use crate::page::toasts::Toasts;
use crate::platform::{
    crash_guard, focus, history, local_storage, player_history, relative_date, room, updates,
};
use crate::saves::games::Games;
use crate::saves::store::SavesMsg;
use crate::settings::all_settings::Setting;
use crate::settings::dialog::settings_button;
use crate::settings::store::{Settings, SettingsMsg};
use crate::setup::kept_rules::RulesMsg;
use crate::setup::store::SetupMsg;
use crate::today::store::TodayMsg;
use crate::worker::client::BotsProgram;

/// Props of [`App`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The saved games.
    pub games: Games,
    /// The bots' program.
    pub bots: BotsProgram,
}

/// The page in the browser.
pub struct App {
    dispatch: Dispatch,
    page: Page,
    browser: Browser,
    /// How many lines of the log were rendered.
    log_lines: usize,
    /// The layout that the style sheets have.
    layout: Option<Layout>,
}

impl Component for App {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<App>) -> App {
        let dispatch = Dispatch::new(ctx.link().callback(|msg| msg));
        let games = ctx.props().games.clone();
        listen(&dispatch, &games);
        let settings = Settings::load(local_storage::setting);
        let mut app = App {
            browser: Browser::new(dispatch.clone(), &settings, &ctx.props().bots),
            page: Page::new(games, settings),
            dispatch,
            log_lines: 0,
            layout: None,
        };
        app.page.game.room = room::room();
        app.page.game.cues = Cues::after(player_history::followed_cues());
        app.handle(PeopleMsg::Stored(local_storage::read(local_storage::PEOPLE)).into());
        app.handle(RulesMsg::Stored(local_storage::read(local_storage::RULES)).into());
        app.handle(ExerciseMsg::Stored(local_storage::read(local_storage::EXERCISES)).into());
        app.handle(TodayMsg::Stored(local_storage::read(local_storage::DAYS)).into());
        app.handle(RouteMsg::Open.into());
        app.show_look();
        app
    }

    fn update(&mut self, _: &Context<App>, msg: Msg) -> bool {
        // A message may come before the last one was drawn, so this keeps the latest focus.
        self.browser.focus = focus::zone().or(self.browser.focus);
        self.handle(msg);
        self.show_look();
        true
    }

    fn view(&self, _: &Context<App>) -> Html {
        let page = &self.page;
        if let Some(before) = self.browser.focus {
            focus::keep_soon(before, page.dialogs.open.is_some());
        }
        let onrules = self.dispatch.on_click(Dialog::Rules(None));
        let scene = page.game.active().map(|game| &*game.scene);
        // An update is not offered during a game.
        let is_calm = scene.is_none_or(|scene| scene.end.is_some());
        html! {
            <ContextProvider<Dispatch> context={self.dispatch.clone()}>
            // A change of language renders everything: a component whose props stay the same would keep its texts.
            <div key={words::language().code()} class={page_class(scene, page.game.room)} onkeydown={keys::ignore_held_enter}>
                <header class="top">
                    <a class="brand" href={HOME}>{ "Turnout" }</a>
                    <button type="button" hidden={page.game.screen != Screen::Setup} onclick={onrules}>
                        { t!(page::rules) }
                    </button>
                    { settings_button(&self.dispatch) }
                </header>
                <Toasts notices={page.notices()} missing={page.missing_files()}
                    has_update={page.notices.is_update_ready && is_calm} />
                <p class="loading" hidden={!page.is_loading() && !self.browser.bots.is_loading()}>{ t!(page::loading) }</p>
                { page.screen(&self.dispatch) }
                <p class="unseen" aria-live="polite" data-live="">{ &page.announcer.live }</p>
                <div>{ page.dialog(&self.dispatch) }</div>
            </div>
            </ContextProvider<Dispatch>>
        }
    }

    fn rendered(&mut self, ctx: &Context<App>, first: bool) {
        if first {
            crash_guard::started();
            ctx.props().bots.fetch();
            self.dispatch.send(SettingsMsg::NeedLaterTexts);
        }
        history::cover();
        self.show_title();
        self.show_log_end();
        self.browser.play(&self.page.settings);
        self.browser
            .devices
            .keep_awake(self.page.settings.is_on(Setting::KeepAwake) && self.page.game.is_going());
        let before = self.browser.focus.take();
        if let Some(before) = before {
            focus::keep(before, self.page.dialogs.open.is_some());
        }
    }
}

impl App {
    fn handle(&mut self, msg: Msg) {
        let window = gloo::utils::window();
        let now = Now {
            address: window.location().hash().unwrap_or_default(),
            ms: relative_date::now(),
            day: relative_date::today(),
            midnight: relative_date::midnight(),
        };
        let effects = self.page.update(msg, &now);
        self.browser.run(effects, &self.page.settings);
    }

    /// Scrolls the log to its end when it has new lines.
    fn show_log_end(&mut self) {
        let lines = self.page.game.active();
        let lines = lines.map_or(0, |game| game.scene.log.len());
        if std::mem::replace(&mut self.log_lines, lines) != lines {
            scroll_to_end();
        }
    }

    /// Dresses the whole document, with what is drawn outside of the page, in the material of the game, the shape of the
    /// screen and the layout of the game.
    fn show_look(&mut self) {
        let game = self.page.game.active();
        let theme = game.map_or("wood", |game| game.scene.board.layout.theme);
        let (material, shape) = (material(theme), self.page.game.room.class());
        gloo::utils::body().set_class_name(&format!("{material} {shape}"));
        let layout = self.page.layout();
        if self.layout != layout {
            self.layout = layout;
            self.layout.iter().for_each(layout::show);
        }
    }

    fn show_title(&self) {
        let title = match self.page.game.active() {
            Some(game) => format!("{} \u{b7} Turnout", game.scene.now.status),
            None => "Turnout".to_owned(),
        };
        let document = gloo::utils::document();
        if document.title() != title {
            document.set_title(&title);
        }
    }
}

/// Listens to the browser as long as the page is open.
fn listen(dispatch: &Dispatch, games: &Games) {
    let window = gloo::utils::window();
    let on = |event, msg: fn() -> Msg| {
        let dispatch = dispatch.clone();
        EventListener::new(&window, event, move |_| dispatch.send(msg())).forget();
    };
    // Another tab has changed the storage.
    on("storage", || {
        PeopleMsg::Stored(local_storage::read(local_storage::PEOPLE)).into()
    });
    on("storage", || {
        RulesMsg::Stored(local_storage::read(local_storage::RULES)).into()
    });
    on("storage", || {
        TodayMsg::Stored(local_storage::read(local_storage::DAYS)).into()
    });
    on("storage", || {
        ExerciseMsg::Stored(local_storage::read(local_storage::EXERCISES)).into()
    });
    on("storage", || SetupMsg::Stored.into());
    on("focus", || TodayMsg::Look.into());
    on("resize", || GameMsg::Resize(room::room()).into());
    let tell = dispatch.clone();
    history::start(move || tell.send(RouteMsg::Changed));
    let tell = dispatch.clone();
    updates::on_newer(move || tell.send(NoticeMsg::UpdateReady)).forget();
    let tell = dispatch.clone();
    games.listen(move |event| tell.send(SavesMsg::Event(event)));
    let unsaved = games.clone();
    let can_ask = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window, "beforeunload", can_ask, move |event| {
        if unsaved.has_unsaved() {
            event.prevent_default();
        }
    })
    .forget();
    if let Some(channel) = games.channel() {
        let tell = dispatch.clone();
        EventListener::new(channel, "message", move |event| {
            let event = event.dyn_ref::<MessageEvent>();
            let message = event.and_then(|event| event.data().as_string());
            tell.send(SavesMsg::OtherTabMsg(message.unwrap_or_default()));
        })
        .forget();
    }
}
