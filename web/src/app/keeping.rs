//! The game on the table is kept after every step, under a key of its own, for as long as no other tab
//! plays it: `tabs` tells how one hands it to another.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::Date;
use table::save::{self, Save};
use table::session::Session;
use wasm_bindgen::JsCast;
use web_sys::{BroadcastChannel, MessageEvent};
use words::say;
use yew::prelude::*;

use super::tabs::Elsewhere;
use super::{App, Msg, Wish};
use crate::components::kept::Kept;
use crate::components::notice::Notice;
use crate::kept::{self, CURRENT, Games, Outcome};
use crate::store::{self, Trouble};

/// What all tabs of this page hear.
const CHANNEL: &str = "turnout";

/// What the page knows of kept games.
pub struct Keeping {
    /// All of them.
    pub games: Games,
    /// The key of the game on the table, also while it waits for a replay or the form.
    pub key: Option<String>,
    /// What lay under its key when it was taken up.
    pub(super) found: Option<String>,
    /// The game that another tab plays.
    pub(super) elsewhere: Option<Elsewhere>,
    /// The games as they are told of, the last one first.
    pub(super) shelf: Vec<Kept>,
    /// The address of a file of all of them.
    pub(super) all: String,
    /// The game deleted last: its key and text, and what it is called.
    pub(super) deleted: Option<(String, String, String)>,
    /// What the player was told of why nothing can be kept.
    told: Option<&'static str>,
    /// The key again, where a page that is left finds it.
    held: Rc<RefCell<String>>,
    channel: Option<BroadcastChannel>,
    _listeners: Vec<EventListener>,
}

impl Keeping {
    pub(super) fn new(ctx: &Context<App>) -> Keeping {
        let games = Games::new();
        let held = Rc::new(RefCell::new(String::new()));
        let window = gloo::utils::window();
        let (left, tab) = (held.clone(), games.tab.clone());
        let on_leave = EventListener::new(&window, "pagehide", move |_| {
            // At once: for messages there is no time.
            if let Ok(key) = left.try_borrow()
                && !key.is_empty()
            {
                kept::release(&key, &tab);
            }
        });
        let link = ctx.link().clone();
        let on_change = EventListener::new(&window, "storage", move |_| {
            link.send_message(Msg::Games(Wish::Changed));
        });
        let channel = BroadcastChannel::new(CHANNEL).ok();
        let link = ctx.link().clone();
        let on_word = channel.as_ref().map(|channel| {
            EventListener::new(channel, "message", move |event| {
                let event = event.dyn_ref::<MessageEvent>();
                let word = event.and_then(|event| event.data().as_string());
                link.send_message(Msg::Games(Wish::Hear(word.unwrap_or_default())));
            })
        });
        let mut listeners = vec![on_leave, on_change];
        listeners.extend(on_word);
        Keeping {
            games,
            key: None,
            found: None,
            elsewhere: None,
            shelf: Vec::new(),
            all: String::new(),
            deleted: None,
            told: None,
            held,
            channel,
            _listeners: listeners,
        }
    }

    /// The game under this key is on the table from now on; `found` is what lies there.
    pub(super) fn hold(&mut self, key: String, found: Option<String>) {
        store::remember(CURRENT, &key);
        self.held.replace(key.clone());
        self.key = Some(key);
        self.found = found;
    }

    /// The game that was on the table is no more: its key.
    pub(super) fn let_go(&mut self) -> Option<String> {
        self.held.replace(String::new());
        self.key.take()
    }

    /// Tells all other tabs.
    pub(super) fn say(&self, words: &[&str]) {
        if let Some(channel) = &self.channel {
            // It fails for nothing that is text.
            let _ = channel.post_message(&words.join(" ").into());
        }
    }

    /// The save of the game on the table, as this tab keeps it.
    pub(super) fn save(&self, manners: String, record: &str) -> String {
        save::write(&Save {
            changed: Date::now() as u64,
            tab: Some(self.games.tab.clone()),
            manners,
            record: record.to_owned(),
        })
    }

    /// Whether the game is still this tab's. `is_same` says whether a save that no tab plays is of the
    /// game as it stands here.
    pub(super) fn is_ours(&self, is_same: impl FnOnce(&str) -> bool) -> bool {
        let there = self.key.as_deref().and_then(store::read);
        // Whoever has deleted it elsewhere finds it again.
        there.is_none_or(|there| match save::tab_of(&there) {
            Some(tab) if tab == self.games.tab => true,
            _ if self.found.as_ref() == Some(&there) => true,
            Some(_) => false,
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
            // Another tab has gone on, and this one has not heard of it in time: what was done here
            // becomes a game of its own.
            self.keep(&kept::new_key(), &text);
            return self.give_way();
        }
        if self.keep(&key, &text) {
            self.keeping.found = None;
        }
        if save::is_over(record) {
            self.keeping.games.ended(&key);
        }
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
            self.keeping.is_ours(|there| there.ends_with(&record()))
        });
        if !may {
            self.give_way();
        }
        may
    }

    /// A new game comes to the table.
    pub(super) fn hold_new(&mut self) {
        self.keeping.hold(kept::new_key(), None);
    }

    /// Keeps a text, and says what is to be said of that. Returns whether it is kept.
    pub(super) fn keep(&mut self, key: &str, text: &str) -> bool {
        let outcome = self.keeping.games.keep(key, text);
        match outcome {
            Outcome::Kept => {}
            Outcome::AllKept => {
                if let Some(told) = self.keeping.told.take() {
                    self.notices.retain(|notice| notice.text != told);
                    self.notify(say!(kept::room_again));
                }
            }
            Outcome::Unkept(trouble) => self.tell_trouble(trouble),
        }
        !matches!(outcome, Outcome::Unkept(_))
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
        if play.is_unfinished() {
            self.notify(say!(kept::left));
        }
    }

    /// The games are to be seen, and nothing is to open by itself.
    pub(super) fn show_shelf(&mut self) {
        if let Some(elsewhere) = &mut self.keeping.elsewhere {
            elsewhere.leave();
        }
        if self.keeping.games.any() {
            self.tidy_shelf();
        } else {
            self.keeping.shelf.clear();
        }
    }

    /// A notice without more.
    pub(super) fn notify(&mut self, text: &str) {
        let (text, file) = (text.to_owned(), None);
        self.notices.push(Notice { text, file });
    }

    /// Says once that nothing, or nothing more, can be kept.
    pub fn tell_trouble(&mut self, trouble: Trouble) {
        if self.keeping.told.is_none() {
            self.keeping.told = Some(trouble.sentence());
            self.notify(trouble.sentence());
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
