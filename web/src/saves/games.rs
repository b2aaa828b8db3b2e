//! Saved games, each under its own key. `web/GUARD.md` lists the keys.
//!
//! Each tab holds all saved games in memory and writes changes to IndexedDB in the background. A failed
//! write is retried with the next one. After a write the other tabs reload that game. A database that was closed or
//! deleted meanwhile is opened again, and gets all games from memory.

mod connection;
mod from_file;
mod write_queue;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::pin::pin;
use std::rc::Rc;

use futures::future::{Either, join, select};
use table::saved_game::{self, SavedGame};
use web_sys::BroadcastChannel;

use self::write_queue::{Write, contains};
use crate::platform::games_db::GamesDb;
use crate::platform::local_storage;
use crate::platform::open_tabs;
use crate::platform::sleep::sleep;
use crate::platform::storage_trouble::Trouble;

/// The prefix of the keys of games.
pub const GAME: &str = "turnout/game/";
/// The storage key of the last played game's key: in session storage for each tab, in local storage for all.
pub const CURRENT: &str = "turnout/current";
/// The storage key of the last seen end's game: the guard draws no outlines of a game where this is the current one.
pub const SEEN: &str = "turnout/seen";
/// The storage key of when the day began on which a game was last saved: the guard draws no outlines of an earlier game.
/// It changes once a day, since other tabs are told of each change.
pub const PLAYED: &str = "turnout/played";
/// How many finished games are kept: from then on, each that ends takes the place of the oldest.
pub const MOST_FINISHED: usize = 200;
/// The prefix of the keys of games that the crash guard set aside.
pub const ASIDE: &str = "turnout/aside";

/// The channel between the tabs of this page.
const CHANNEL: &str = "turnout";

/// How long the page waits for the saved games before it is drawn without them.
const LOADING_MS: i32 = 3_000;
/// How long anything in the database may take. What takes longer has failed.
const PATIENCE_MS: i32 = 5_000;

/// A handle to this tab's view of the saved games. Clones share it.
#[derive(Clone)]
pub struct Games(Rc<Inner>);

struct Inner {
    /// A random name for this tab.
    tab: String,
    /// The last connection to the database; `None` if it could not be opened yet.
    db: RefCell<Option<Rc<GamesDb>>>,
    /// Whether the database has not answered for the first time.
    is_loading: Cell<bool>,
    /// All texts, by key.
    texts: RefCell<HashMap<String, String>>,
    /// Queued writes, at most one per key.
    queued: RefCell<Vec<(String, Write)>>,
    /// Failed writes, at most one per key.
    failed: RefCell<Vec<(String, Write)>>,
    is_writing: Cell<bool>,
    /// The key that is being written; empty if none.
    being_written: RefCell<String>,
    /// Whether `listener` has received [`Event::SaveFailed`] since the last success.
    has_reported_failure: Cell<bool>,
    /// The open tabs, as last queried.
    open_tabs: RefCell<Vec<String>>,
    channel: Option<BroadcastChannel>,
    listener: RefCell<Option<Listener>>,
}

/// Receives the events.
type Listener = Rc<dyn Fn(Event)>;

/// News about saved games.
pub enum Event {
    /// A write failed.
    SaveFailed(Trouble),
    /// All writes have succeeded again after a failure.
    Recovered,
    /// The game under this key was written.
    Saved(String),
    /// Another tab plays the game under this key now, so this text was not written.
    TakenByOtherTab(String, String),
    /// Another tab changed the game under this key.
    ChangedByOtherTab(String),
    /// The saved games were loaded, or cannot be.
    Loaded,
    /// The database has games that were not known.
    Found,
}

impl PartialEq for Games {
    fn eq(&self, other: &Games) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Games {
    /// Loads all saved games for a new tab.
    pub async fn load() -> Games {
        let games = Games::of_tab(drawn_name(), BroadcastChannel::new(CHANNEL).ok());
        games.set_loading(true);
        open_tabs::hold(games.tab());
        // If storage is blocked, the first write says so.
        let loading = join(games.refresh_open_tabs(), games.db());
        select(pin!(loading), pin!(sleep(LOADING_MS))).await;
        games
    }

    /// No games, in a tab of this name.
    pub(crate) fn of_tab(tab: String, channel: Option<BroadcastChannel>) -> Games {
        Games(Rc::new(Inner {
            tab,
            db: RefCell::default(),
            is_loading: Cell::default(),
            texts: RefCell::default(),
            queued: RefCell::default(),
            failed: RefCell::default(),
            is_writing: Cell::new(false),
            being_written: RefCell::default(),
            has_reported_failure: Cell::new(false),
            open_tabs: RefCell::default(),
            channel,
            listener: RefCell::default(),
        }))
    }

    /// Sets the listener for events.
    pub fn listen(&self, listener: impl Fn(Event) + 'static) {
        self.0.listener.replace(Some(Rc::new(listener)));
    }

    /// The name of this tab.
    pub fn tab(&self) -> &str {
        &self.0.tab
    }

    /// The channel to the other tabs.
    pub fn channel(&self) -> Option<&BroadcastChannel> {
        self.0.channel.as_ref()
    }

    /// Sends a message to all other tabs.
    pub fn say(&self, words: &[&str]) {
        if let Some(channel) = &self.0.channel {
            // Posting text never fails.
            let _ = channel.post_message(&words.join(" ").into());
        }
    }

    /// Whether the database has not told yet which games it has.
    pub fn is_loading(&self) -> bool {
        self.0.is_loading.get()
    }

    /// Notes whether the saved games are being loaded.
    pub(crate) fn set_loading(&self, is_loading: bool) {
        self.0.is_loading.set(is_loading);
    }

    /// Whether each game is finished, the time it was last played, and its key; in no order.
    pub fn last_played(&self) -> Vec<(bool, u64, String)> {
        let texts = self.0.texts.borrow();
        let game = |(key, text): (&String, &String)| {
            let changed = saved_game::changed_of(text);
            (is_finished(key, text), changed, key.clone())
        };
        texts.iter().map(game).collect()
    }

    /// The key and the text of a finished game that is wanted.
    pub fn finished(
        &self,
        mut is_wanted: impl FnMut(&str, &str) -> bool,
    ) -> Option<(String, String)> {
        let texts = self.0.texts.borrow();
        let mut finished = texts.iter().filter(|(key, text)| is_finished(key, text));
        let wanted = finished.find(|(key, text)| is_wanted(key, text));
        wanted.map(|(key, text)| (key.clone(), text.clone()))
    }

    /// All keys, in no order.
    pub fn keys(&self) -> Vec<String> {
        self.0.texts.borrow().keys().cloned().collect()
    }

    /// The key of a game whose text is meant.
    pub fn find(&self, is_meant: impl Fn(&str) -> bool) -> Option<String> {
        let texts = self.0.texts.borrow();
        let found = texts.iter().find(|(_, text)| is_meant(text));
        found.map(|(key, _)| key.clone())
    }

    /// Whether there are saved games.
    pub fn any(&self) -> bool {
        !self.0.texts.borrow().is_empty()
    }

    /// The text under a key.
    pub fn read(&self, key: &str) -> Option<String> {
        self.0.texts.borrow().get(key).cloned()
    }

    /// The record of a game; empty if the save cannot be read.
    pub fn record(&self, key: &str) -> String {
        let save = saved_game::read(&self.read(key).unwrap_or_default());
        save.map_or_else(|_| String::new(), |save| save.record)
    }

    /// Whether a change of a game is not in the database yet.
    pub fn is_pending(&self, key: &str) -> bool {
        contains(&self.0.queued, key)
            || self.is_unsaved(key)
            || *self.0.being_written.borrow() == key
    }

    /// Whether the last write of a game failed.
    pub fn is_unsaved(&self, key: &str) -> bool {
        contains(&self.0.failed, key)
    }

    /// Whether closing the page would lose a game.
    pub fn has_unsaved(&self) -> bool {
        !self.0.failed.borrow().is_empty()
    }

    /// Saves a game, unless another tab plays it.
    pub fn keep(&self, key: &str, text: &str) {
        self.put(key, text, None);
    }

    /// Makes this tab the one that plays a game.
    pub fn claim(&self, key: &str, save: SavedGame) {
        let there = self.read(key).unwrap_or_default();
        let from = saved_game::tab_of(&there).unwrap_or_default().to_owned();
        let tab = Some(self.0.tab.clone());
        self.put(
            key,
            &saved_game::write(&SavedGame { tab, ..save }),
            Some(from),
        );
    }

    fn put(&self, key: &str, text: &str, from: Option<String>) {
        self.remember(key, Some(text.to_owned()));
        let text = text.to_owned();
        self.write(key, Write::Put { text, from });
    }

    /// Restores a deleted game, unless another tab has saved it again.
    pub fn restore(&self, key: &str, text: &str) {
        self.remember(key, Some(text.to_owned()));
        self.write(key, Write::Restore(text.to_owned()));
    }

    /// Deletes a game.
    pub fn remove(&self, key: &str) {
        local_storage::forget(CURRENT, key);
        self.remember(key, None);
        self.write(key, Write::Remove);
    }

    /// Lets other tabs play the game.
    pub fn release(&self, key: &str) {
        if let Some(text) = self.read(key)
            && saved_game::tab_of(&text) == Some(self.tab())
            && let Some(free) = saved_game::with_tab(&text, None)
        {
            self.keep(key, &free);
        }
    }

    /// Whether the end of a finished game has been seen.
    pub fn is_seen(&self, key: &str) -> bool {
        let texts = self.0.texts.borrow();
        texts.get(key).is_some_and(|text| saved_game::is_seen(text))
    }

    /// The oldest finished game that no tab plays, if there are more than [`MOST_FINISHED`].
    pub fn surplus(&self) -> Option<String> {
        let texts = self.0.texts.borrow();
        let finished = || texts.iter().filter(|(key, text)| is_finished(key, text));
        if finished().count() <= MOST_FINISHED {
            return None;
        }
        let free = finished().filter(|(_, text)| saved_game::tab_of(text).is_none());
        let oldest = free.min_by_key(|(_, text)| saved_game::changed_of(text));
        oldest.map(|(key, _)| key.clone())
    }

    /// The key of the game that was last played in a tab that has closed, if that game is newer than `noted`, the
    /// game named in local storage. A killed browser may not have written local storage yet, so the name can be
    /// older than the games. An empty name means that the last game could not be read.
    pub fn last_interrupted(&self, noted: Option<&str>) -> Option<String> {
        let texts = self.0.texts.borrow();
        let left = texts.iter().filter(|(key, text)| {
            let tab = saved_game::tab_of(text).filter(|_| key.starts_with(GAME));
            tab.is_some_and(|tab| tab != self.tab() && !self.is_open(tab))
        });
        let (key, text) = left.max_by_key(|(_, text)| saved_game::changed_of(text))?;
        let noted = match noted {
            Some("") => return None,
            noted => noted.and_then(|noted| texts.get(noted)),
        };
        let is_later =
            noted.is_none_or(|noted| saved_game::changed_of(text) > saved_game::changed_of(noted));
        is_later.then(|| key.clone())
    }

    /// Whether a tab was open when last queried.
    pub fn is_open(&self, tab: &str) -> bool {
        let open_tabs = self.0.open_tabs.borrow();
        open_tabs.iter().any(|open| open == tab)
    }

    /// Queries which tabs are open.
    pub async fn refresh_open_tabs(&self) {
        let open_tabs = open_tabs::open_tabs().await;
        self.0.open_tabs.replace(open_tabs);
    }

    /// Reloads a game that another tab has changed.
    pub fn reload(&self, key: &str) {
        let (games, key) = (self.clone(), key.to_owned());
        in_background(async move {
            let Ok(db) = games.db().await else {
                return;
            };
            // A queued write will check against the database itself.
            if let Ok(text) = in_time(db.get(&key)).await
                && !contains(&games.0.queued, &key)
            {
                games.remember(&key, text);
                games.tell(Event::ChangedByOtherTab(key));
            }
        });
    }

    fn remember(&self, key: &str, text: Option<String>) {
        let mut texts = self.0.texts.borrow_mut();
        match text {
            Some(text) => texts.insert(key.to_owned(), text),
            None => texts.remove(key),
        };
    }

    fn tell(&self, event: Event) {
        let listener = self.0.listener.borrow().clone();
        if let Some(listener) = listener {
            listener(event);
        }
    }
}

/// Whether a text is a finished game that can be opened.
fn is_finished(key: &str, text: &str) -> bool {
    key.starts_with(GAME) && saved_game::is_finished(text)
}

/// Does work that the page does not wait for. Native tests, which have no database, look at the memory alone.
fn in_background(work: impl Future<Output = ()> + 'static) {
    if cfg!(target_arch = "wasm32") {
        wasm_bindgen_futures::spawn_local(work);
    }
}

/// Does something in the database that fails if it takes too long.
async fn in_time<T>(work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    match select(pin!(work), pin!(sleep(PATIENCE_MS))).await {
        Either::Left((done, _)) => done,
        Either::Right(_) => Err(Trouble::Blocked),
    }
}

/// A random key for a new game.
pub fn new_key() -> String {
    GAME.to_owned() + &drawn_name()
}

/// A random name for a game or a tab.
fn drawn_name() -> String {
    // A browser always has random numbers.
    getrandom::u64().unwrap_or_default().to_string()
}
