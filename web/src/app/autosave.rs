//! Autosave: the game on the table is saved after every step, as long as no other tab plays it. `other_tabs` hands
//! it over.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use table::saved_game::{self, SavedGame};
use table::session::Session;
use wasm_bindgen::JsCast;
use web_sys::MessageEvent;
use words::t;
use yew::prelude::*;

use super::other_tabs::Elsewhere;
use super::saved_games::{SHOWN, copy_of};
use super::{App, AppMsg, SavedGameMsg, SavedRolls, Screen};
use crate::dialogs::toasts::Notice;
use crate::home::saved_games::SavedGameEntry;
use crate::platform::relative_date::now;
use crate::platform::saved_games::{self, CURRENT, Event, Games};
use crate::platform::storage::{self, Trouble};

/// The saved games, as this page knows them.
pub(super) struct SavedGames {
    /// The saved games themselves.
    pub games: Games,
    /// The key of the game on the table, also while another screen is shown.
    pub key: Option<String>,
    /// The game that another tab plays.
    pub(super) elsewhere: Option<Elsewhere>,
    /// The list on the home page, the latest game first.
    pub(super) listed: Vec<SavedGameEntry>,
    /// The number of saved games.
    pub(super) total_count: usize,
    /// How many of them are listed.
    pub(super) visible_count: usize,
    /// Sends `SavedGameMsg::LoadMore`.
    on_load_more: Callback<()>,
    /// The timer for it.
    pub(super) load_timer: Option<Timeout>,
    /// Whether a file is being imported.
    pub(super) is_importing: bool,
    /// The last deleted game: its key, text and title.
    pub(super) deleted: Option<(String, String, String)>,
    /// Their rolls, once they are counted for the dialog "Dice".
    pub(super) rolls: Option<Rc<SavedRolls>>,
    /// The notice that says why saving fails, while it does.
    told: Option<&'static str>,
    _listeners: Vec<EventListener>,
}

impl SavedGames {
    pub(super) fn new(ctx: &Context<App>) -> SavedGames {
        let games = ctx.props().games.clone();
        let link = ctx.link().clone();
        games.listen(move |event| {
            link.send_message(AppMsg::SavedGame(SavedGameMsg::SaveEvent(event)))
        });
        let window = gloo::utils::window();
        let unkept = games.clone();
        let can_ask = EventListenerOptions::enable_prevent_default();
        let on_leave =
            EventListener::new_with_options(&window, "beforeunload", can_ask, move |event| {
                if unkept.has_unsaved() {
                    event.prevent_default();
                }
            });
        let link = ctx.link().clone();
        let on_word = games.channel().map(|channel| {
            EventListener::new(channel, "message", move |event| {
                let event = event.dyn_ref::<MessageEvent>();
                let word = event.and_then(|event| event.data().as_string());
                link.send_message(AppMsg::SavedGame(SavedGameMsg::Hear(
                    word.unwrap_or_default(),
                )));
            })
        });
        let mut listeners = vec![on_leave];
        listeners.extend(on_word);
        SavedGames {
            games,
            key: None,
            elsewhere: None,
            listed: Vec::new(),
            total_count: 0,
            visible_count: SHOWN,
            on_load_more: ctx
                .link()
                .callback(|()| AppMsg::SavedGame(SavedGameMsg::LoadMore)),
            load_timer: None,
            is_importing: false,
            deleted: None,
            rolls: None,
            told: None,
            _listeners: listeners,
        }
    }

    /// Reads more games for the list after a delay.
    pub(super) fn load_more_after(&mut self, ms: u32) {
        let tell = self.on_load_more.clone();
        self.load_timer
            .get_or_insert_with(|| Timeout::new(ms, move || tell.emit(())));
    }

    /// Saves the game on the table under this key from now on.
    pub(super) fn hold(&mut self, key: String) {
        storage::remember(CURRENT, &key);
        self.key = Some(key);
    }

    /// Takes the key of the game on the table, which is saved no more.
    pub(super) fn release(&mut self) -> Option<String> {
        self.key.take()
    }

    /// The save of the game on the table, marked as played by this tab.
    pub(super) fn save(&self, table_settings: String, link: String, record: &str) -> String {
        saved_game::write(&SavedGame {
            changed: now(),
            tab: Some(self.games.tab().to_owned()),
            table_settings,
            link,
            review: self.review(),
            record: record.to_owned(),
        })
    }

    /// The review of the game on the table, as far as it has been saved.
    fn review(&self) -> Vec<String> {
        let there = self.key.as_deref().and_then(|key| self.games.read(key));
        let there = there.unwrap_or_default();
        let lines = saved_game::review_of(&there);
        lines.into_iter().map(str::to_owned).collect()
    }

    /// Whether this tab still plays the game. `is_same` tells whether a save that no tab plays is the same game.
    pub(super) fn is_ours(&self, is_same: impl FnOnce(&str) -> bool) -> bool {
        let there = self.key.as_deref().and_then(|key| self.games.read(key));
        // A game that was deleted in another tab is saved again.
        there.is_none_or(|there| match saved_game::tab_of(&there) {
            Some(tab) => tab == self.games.tab(),
            None => is_same(&there),
        })
    }
}

impl App {
    /// Saves the game on the table.
    pub fn save(&mut self, record: &str) {
        let Some(key) = self.saved.key.clone() else {
            return;
        };
        let text = self
            .saved
            .save(self.table_settings_line(), self.link_line(), record);
        if !self.saved.is_ours(|_| true) {
            return self.keep_as_new_game(&text);
        }
        self.saved.games.keep(&key, &text);
        // The last link of a game by link may be needed again.
        if saved_game::is_over(record) && self.link_line().is_empty() {
            self.saved.games.ended(&key);
        }
    }

    /// Another tab plays the game now, and this tab noticed too late: its own steps become a new game, whose next rolls
    /// are others.
    fn keep_as_new_game(&mut self, text: &str) {
        if let Some(copy) = copy_of(text) {
            self.saved.games.keep(&saved_games::new_key(), &copy);
        }
        self.give_to_other_tab();
    }

    /// The session of the game on the table, also while a replay is shown.
    pub(super) fn table_session(&self) -> Option<&Session> {
        self.game.as_ref().map(|game| &game.session)
    }

    /// The table settings of the game, as a line of its save.
    pub(super) fn table_settings_line(&self) -> String {
        let session = self.table_session();
        session
            .map(Session::table_settings_line)
            .unwrap_or_default()
    }

    /// Whether this tab still plays the game on the table; if not, the game goes to the other tab.
    pub(super) fn is_game_ours(&mut self) -> bool {
        let table = self.game.as_ref().filter(|_| !self.is_aside());
        let may = table.is_none_or(|game| {
            let record = || game.session.whole_record();
            self.saved.is_ours(|there| {
                saved_game::is_of(there, &record())
                    && saved_game::link_of(there) == self.link_line()
            })
        });
        if !may {
            self.give_to_other_tab();
        }
        may
    }

    /// Gives the new game on the table a key.
    pub(super) fn hold_new_game(&mut self) {
        self.saved.hold(saved_games::new_key());
    }

    /// Handles news about saved games. Returns whether to render.
    pub(super) fn on_save_event(&mut self, ctx: &Context<App>, event: Event) -> bool {
        match event {
            Event::SaveFailed(trouble) => self.report_save_failure(trouble),
            Event::Recovered => {
                self.clear_save_failure();
                self.notify(t!(kept::saved_again));
            }
            Event::TakenByOtherTab(key, text) if self.saved.key.as_ref() == Some(&key) => {
                self.keep_as_new_game(&text)
            }
            // Undo found that another tab plays the deleted game.
            Event::TakenByOtherTab(..) => {
                self.access.live = t!(kept::goes_on_elsewhere).to_owned();
                self.notify(t!(kept::goes_on_elsewhere));
                self.refresh_saved_games();
            }
            Event::Saved(key) => {
                self.on_saved(&key);
                return false;
            }
            Event::ChangedByOtherTab(key) => return self.on_changed_by_other_tab(ctx, &key),
        }
        true
    }

    /// Clears the table for another game. The old game stays saved, unless nothing happened in it.
    pub(super) fn leave_game(&mut self) {
        self.saved.elsewhere = None;
        let (Some(game), Some(key)) = (self.game.take(), self.saved.release()) else {
            return;
        };
        // In a game by link, the others may have joined.
        if game.session.table().entry_count() == 0 && game.session.link_player().is_none() {
            self.saved.games.remove(&key);
            return;
        }
        self.saved.games.release(&key);
    }

    /// Adds a notice, unless the same one is shown already.
    pub(super) fn notify(&mut self, text: &str) {
        if self.notices.list.iter().all(|notice| notice.text != text) {
            self.notices.list.push(Notice {
                text: text.to_owned(),
                file: None,
                stays: false,
            });
        }
    }

    /// Says that games cannot be saved, and offers the game as a file.
    fn report_save_failure(&mut self, trouble: Trouble) {
        let told = trouble.sentence();
        let game = self.saved.key.as_deref();
        let game = game.filter(|key| self.saved.games.is_unsaved(key));
        let text = game.and_then(|key| self.saved.games.read(key));
        let file = text.map(|text| saved_game::exported(&text));
        let known = self
            .notices
            .list
            .iter_mut()
            .find(|notice| notice.text == told);
        match known {
            Some(notice) => notice.file = file,
            // The player dismissed this notice.
            None if self.saved.told == Some(told) => {}
            None => {
                self.clear_save_failure();
                self.notices
                    .list
                    .retain(|notice| notice.text != t!(kept::saved_again));
                let text = told.to_owned();
                let stays = true;
                self.notices.list.push(Notice { text, file, stays });
            }
        }
        self.saved.told = Some(told);
    }

    fn clear_save_failure(&mut self) {
        if let Some(told) = self.saved.told.take() {
            self.notices.list.retain(|notice| notice.text != told);
        }
    }

    /// Stops playing the game here: another tab plays it.
    pub(super) fn give_to_other_tab(&mut self) {
        let Some(key) = self.saved.release() else {
            return;
        };
        self.game = None;
        if !self.is_aside() {
            self.stop_playback();
            self.dialogs.open = None;
            self.access.live.push_str(t!(kept::goes_on_elsewhere));
        }
        self.saved.elsewhere = Some(Elsewhere::known(key));
        match self.screen {
            Screen::Home | Screen::Setup => self.refresh_saved_games(),
            Screen::Game => self.screen = Screen::OtherTab,
            _ => {}
        }
    }
}
