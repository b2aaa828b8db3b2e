//! The game on the table is kept after every step, under a key of its own, for as long as no other tab
//! plays it: `tabs` tells how one hands it to another.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use table::save::{self, Save};
use table::session::Session;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{MessageEvent, StorageEvent};
use words::say;
use yew::prelude::*;

use super::App;
use super::Msg;
use super::Wish;
use super::shelf::{SHOWN, exported};
use super::tabs::Elsewhere;
use crate::dialogs::toasts::Notice;
use crate::home::saved_games::Kept;
use crate::platform::legacy_saves::{is_saved_game, migrate};
use crate::platform::relative_date::now;
use crate::platform::saved_games::{self, CURRENT, Event, Games};
use crate::platform::storage::{self, Trouble};

/// What the page knows of kept games.
pub struct Keeping {
    /// All of them.
    pub games: Games,
    /// The key of the game on the table, also while it waits for a replay or the form.
    pub key: Option<String>,
    /// The game that another tab plays.
    pub(super) elsewhere: Option<Elsewhere>,
    /// The games as they are told of, the last one first.
    pub(super) shelf: Vec<Kept>,
    /// The number of saved games.
    pub(super) total_count: usize,
    /// How many of them are listed.
    pub(super) visible_count: usize,
    /// Sends `Wish::LoadMore`.
    on_load_more: Callback<()>,
    /// The timer that does.
    pub(super) load_timer: Option<Timeout>,
    /// The game deleted last: its key and text, and what it is called.
    pub(super) deleted: Option<(String, String, String)>,
    /// What the player was told of why nothing can be kept.
    told: Option<&'static str>,
    _listeners: Vec<EventListener>,
}

impl Keeping {
    pub(super) fn new(ctx: &Context<App>) -> Keeping {
        let games = ctx.props().games.clone();
        let link = ctx.link().clone();
        games.listen(move |event| link.send_message(Msg::Games(Wish::SaveEvent(event))));
        let window = gloo::utils::window();
        let unkept = games.clone();
        let can_ask = EventListenerOptions::enable_prevent_default();
        let on_leave =
            EventListener::new_with_options(&window, "beforeunload", can_ask, move |event| {
                if unkept.has_unsaved() {
                    event.prevent_default();
                }
            });
        // Tabs of an earlier version keep their games in localStorage.
        let (link, older) = (ctx.link().clone(), games.clone());
        let on_older = EventListener::new(&window, "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if key.is_some_and(|key| is_saved_game(&key)) {
                let (link, older) = (link.clone(), older.clone());
                spawn_local(async move {
                    migrate(&older).await;
                    link.send_message(Msg::Games(Wish::Migrated));
                });
            }
        });
        let link = ctx.link().clone();
        let on_word = games.channel().map(|channel| {
            EventListener::new(channel, "message", move |event| {
                let event = event.dyn_ref::<MessageEvent>();
                let word = event.and_then(|event| event.data().as_string());
                link.send_message(Msg::Games(Wish::Hear(word.unwrap_or_default())));
            })
        });
        let mut listeners = vec![on_leave, on_older];
        listeners.extend(on_word);
        Keeping {
            games,
            key: None,
            elsewhere: None,
            shelf: Vec::new(),
            total_count: 0,
            visible_count: SHOWN,
            on_load_more: ctx.link().callback(|()| Msg::Games(Wish::LoadMore)),
            load_timer: None,
            deleted: None,
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

    /// The game under this key from now on.
    pub(super) fn hold(&mut self, key: String) {
        storage::remember(CURRENT, &key);
        self.key = Some(key);
    }

    /// The game that was on the table is no more: its key.
    pub(super) fn let_go(&mut self) -> Option<String> {
        self.key.take()
    }

    /// The save of the game on the table, as this tab keeps it.
    pub(super) fn save(&self, manners: String, record: &str) -> String {
        save::write(&Save {
            changed: now(),
            tab: Some(self.games.tab().to_owned()),
            manners,
            record: record.to_owned(),
        })
    }

    /// Whether the game is still this tab's. `is_same` says whether a save that no tab plays is of the
    /// game as it stands here.
    pub(super) fn is_ours(&self, is_same: impl FnOnce(&str) -> bool) -> bool {
        let there = self.key.as_deref().and_then(|key| self.games.read(key));
        // Whoever has deleted it elsewhere finds it again.
        there.is_none_or(|there| match save::tab_of(&there) {
            Some(tab) => tab == self.games.tab(),
            None => is_same(&there),
        })
    }
}

impl App {
    /// Keeps the game on the table.
    pub fn save(&mut self, record: &str) {
        let Some(key) = self.keeping.key.clone() else {
            return;
        };
        let text = self.keeping.save(self.conduct_line(), record);
        if !self.keeping.is_ours(|_| true) {
            return self.keep_as_new_game(&text);
        }
        self.keeping.games.keep(&key, &text);
        if save::is_over(record) {
            self.keeping.games.ended(&key);
        }
    }

    /// Another tab plays the game by now, and this tab learned of it too late: its own steps become a new game.
    fn keep_as_new_game(&mut self, text: &str) {
        self.keeping.games.keep(&saved_games::new_key(), text);
        self.give_way();
    }

    /// The game on the table, also while it waits for a replay.
    pub(super) fn on_table(&self) -> Option<&Session> {
        let waiting = self.waiting.as_ref().filter(|_| self.is_aside());
        let play = waiting.or(self.play.as_ref());
        play.map(|play| &play.session)
    }

    /// How it is conducted.
    pub(super) fn conduct_line(&self) -> String {
        let session = self.on_table();
        session.map(Session::conduct_line).unwrap_or_default()
    }

    /// Whether the game on the table may go on here; else it gives way to another tab.
    pub(super) fn may_go_on(&mut self) -> bool {
        let table = self.play.as_ref().filter(|play| !play.is_aside());
        let may = table.is_none_or(|play| {
            let record = || play.session.table().record();
            self.keeping.is_ours(|there| save::is_of(there, &record()))
        });
        if !may {
            self.give_way();
        }
        may
    }

    /// A new game comes to the table.
    pub(super) fn hold_new(&mut self) {
        self.keeping.hold(saved_games::new_key());
    }

    /// Something has become of the games. Returns whether to draw.
    pub(super) fn on_save_event(&mut self, event: Event) -> bool {
        match event {
            Event::SaveFailed(trouble) => self.report_save_failure(trouble),
            Event::Recovered => {
                self.clear_save_failure();
                self.notify(say!(kept::room_again));
            }
            Event::TakenByOtherTab(key, text) if self.keeping.key.as_ref() == Some(&key) => {
                self.keep_as_new_game(&text)
            }
            // It was to be brought back after it had been deleted.
            Event::TakenByOtherTab(..) => {
                self.live = say!(kept::goes_on_elsewhere).to_owned();
                self.notify(say!(kept::goes_on_elsewhere));
                self.tidy_shelf();
            }
            Event::ChangedByOtherTab(key) => return self.changed_elsewhere(&key),
        }
        true
    }

    /// Takes the game from the table before another comes: it is kept, unless nothing has been done.
    pub(super) fn leave_game(&mut self) {
        self.keeping.elsewhere = None;
        let (Some(play), Some(key)) = (self.play.take(), self.keeping.let_go()) else {
            return;
        };
        if play.session.table().made() == 0 {
            self.keeping.games.remove(&key);
            return;
        }
        self.keeping.games.release(&key);
    }

    /// A notice without more. What stands there already is not said twice.
    pub(super) fn notify(&mut self, text: &str) {
        if self.notices.iter().all(|notice| notice.text != text) {
            let (text, file) = (text.to_owned(), None);
            self.notices.push(Notice { text, file });
        }
    }

    /// Says that nothing, or nothing more, can be kept, and offers the game as a file.
    fn report_save_failure(&mut self, trouble: Trouble) {
        let told = trouble.sentence();
        let game = self.keeping.key.as_deref();
        let game = game.filter(|key| self.keeping.games.is_unsaved(key));
        let text = game.and_then(|key| self.keeping.games.read(key));
        let file = text.map(|text| exported(&text));
        let known = self.notices.iter_mut().find(|notice| notice.text == told);
        match known {
            Some(notice) => notice.file = file,
            // Who has dismissed it knows.
            None if self.keeping.told == Some(told) => {}
            None => {
                self.clear_save_failure();
                self.notices
                    .retain(|notice| notice.text != say!(kept::room_again));
                let text = told.to_owned();
                self.notices.push(Notice { text, file });
            }
        }
        self.keeping.told = Some(told);
    }

    fn clear_save_failure(&mut self) {
        if let Some(told) = self.keeping.told.take() {
            self.notices.retain(|notice| notice.text != told);
        }
    }

    /// Another tab plays the game now: nothing more is done here.
    pub(super) fn give_way(&mut self) {
        let Some(key) = self.keeping.let_go() else {
            return;
        };
        if self.is_aside() {
            self.waiting = None;
        } else {
            self.play = None;
            self.stop_showing();
            self.dialog = None;
            self.live.push_str(say!(kept::goes_on_elsewhere));
        }
        self.keeping.elsewhere = Some(Elsewhere::known(key));
        if self.setting_up {
            self.tidy_shelf();
        }
    }
}
