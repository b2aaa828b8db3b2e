//! The games that are kept, each under a key of its own, so that tabs with different games never meet.
//! `web/GUARD.md` lists the keys.
//!
//! A tab has all of them in memory and writes behind: what it keeps is in IndexedDB a moment later, and
//! what could not be written is tried again with the next. Other tabs hear which game has changed, and
//! read that one anew.

mod write;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::pin::pin;
use std::rc::Rc;

use futures::future::{Either, select};
use table::save::{self, Save};
use wasm_bindgen_futures::spawn_local;
use web_sys::BroadcastChannel;

use self::write::{Write, contains};
use crate::games_db::GamesDb;
use crate::store::{self, Trouble};
use crate::tab_lock;
use crate::wait::wait;

/// What the key of a game begins with.
pub const GAME: &str = "turnout/game/";
/// The key of the game that was played last stands here, for each tab and for all of them.
pub const CURRENT: &str = "turnout/current";
/// The key of the game that ended last stands here.
const FINISHED: &str = "turnout/finished";
/// Where an earlier version kept what it could not read.
pub const SPOILT: &str = "turnout/spoilt";
/// What the keys begin with under which the guard sets games aside.
pub const ASIDE: &str = "turnout/aside";

/// What all tabs of this page hear.
const CHANNEL: &str = "turnout";

/// The page waits no longer than this for what the browser keeps.
const PATIENCE_MS: i32 = 5_000;

/// The games, as this tab sees them. Clones are the same.
#[derive(Clone)]
pub struct Games(Rc<Inner>);

struct Inner {
    /// Names this tab for as long as the page is open, among all of this browser.
    tab: String,
    /// Nothing where the browser keeps nothing.
    db: Option<GamesDb>,
    /// All texts, by key.
    texts: RefCell<HashMap<String, String>>,
    /// What is still to be written: keys, each once.
    waiting: RefCell<Vec<(String, Write)>>,
    /// What could not be written, likewise.
    failed: RefCell<Vec<(String, Write)>>,
    is_writing: Cell<bool>,
    /// Whether the page was told that something could not be written.
    in_trouble: Cell<bool>,
    /// The tabs that were open when this one last looked.
    open_tabs: RefCell<Vec<String>>,
    channel: Option<BroadcastChannel>,
    listener: RefCell<Option<Listener>>,
}

/// Whom to tell what the page is to hear.
type Listener = Rc<dyn Fn(Event)>;

/// What the page hears of its games.
pub enum Event {
    /// Something could not be written.
    Unkept(Trouble),
    /// All is written, after something could not be.
    AllKept,
    /// Another tab has gone on with the game under this key: this text of it was not written.
    Taken(String, String),
    /// Another tab has changed the game under this key.
    Changed(String),
}

impl PartialEq for Games {
    fn eq(&self, other: &Games) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Games {
    /// The games, seen from a tab that is new.
    pub async fn load() -> Games {
        let tab = drawn_name();
        tab_lock::hold(&tab);
        let (loading, late) = (pin!(load()), pin!(wait(PATIENCE_MS)));
        let (found, open_tabs) = match select(loading, late).await {
            Either::Left((found, _)) => found,
            Either::Right(_) => (None, Vec::new()),
        };
        let (db, texts) = found.unzip();
        Games(Rc::new(Inner {
            tab,
            db,
            texts: RefCell::new(texts.unwrap_or_default()),
            waiting: RefCell::default(),
            failed: RefCell::default(),
            is_writing: Cell::new(false),
            in_trouble: Cell::new(false),
            open_tabs: RefCell::new(open_tabs),
            channel: BroadcastChannel::new(CHANNEL).ok(),
            listener: RefCell::default(),
        }))
    }

    /// Has the page hear of its games.
    pub fn listen(&self, listener: impl Fn(Event) + 'static) {
        self.0.listener.replace(Some(Rc::new(listener)));
    }

    /// Names this tab.
    pub fn tab(&self) -> &str {
        &self.0.tab
    }

    /// What all tabs hear, this one not.
    pub fn channel(&self) -> Option<&BroadcastChannel> {
        self.0.channel.as_ref()
    }

    /// Tells all other tabs.
    pub fn say(&self, words: &[&str]) {
        if let Some(channel) = &self.0.channel {
            // It fails for nothing that is text.
            let _ = channel.post_message(&words.join(" ").into());
        }
    }

    /// The keys of all that is kept, with when each was played last; in no order.
    pub fn moments(&self) -> Vec<(u64, String)> {
        let texts = self.0.texts.borrow();
        let moment = |(key, text): (&String, &String)| (save::changed_of(text), key.clone());
        texts.iter().map(moment).collect()
    }

    /// The keys of all that is kept, in no order.
    pub fn keys(&self) -> Vec<String> {
        self.0.texts.borrow().keys().cloned().collect()
    }

    /// Whether there is anything.
    pub fn any(&self) -> bool {
        !self.0.texts.borrow().is_empty()
    }

    /// The text under a key.
    pub fn read(&self, key: &str) -> Option<String> {
        self.0.texts.borrow().get(key).cloned()
    }

    /// The record of a game; nothing of what cannot be read.
    pub fn record(&self, key: &str) -> String {
        let save = save::read(&self.read(key).unwrap_or_default(), 0);
        save.map_or_else(|_| String::new(), |save| save.record)
    }

    /// Whether a game could not be written as it stands.
    pub fn is_unkept(&self, key: &str) -> bool {
        contains(&self.0.failed, key)
    }

    /// Whether closing the page would lose something.
    pub fn any_unkept(&self) -> bool {
        !self.0.failed.borrow().is_empty()
    }

    /// Keeps a text, unless another tab has gone on with the game.
    pub fn keep(&self, key: &str, text: &str) {
        self.put(key, text, None);
    }

    /// From now on this tab plays a game, whoever did before.
    pub fn claim(&self, key: &str, save: Save) {
        let there = self.read(key).unwrap_or_default();
        let from = save::tab_of(&there).unwrap_or_default().to_owned();
        let tab = Some(self.0.tab.clone());
        self.put(key, &save::write(&Save { tab, ..save }), Some(from));
    }

    fn put(&self, key: &str, text: &str, from: Option<String>) {
        self.remember(key, Some(text.to_owned()));
        let text = text.to_owned();
        self.write(key, Write::Put { text, from });
    }

    /// Keeps a text that was deleted, unless another tab has brought the game back.
    pub fn put_back(&self, key: &str, text: &str) {
        self.remember(key, Some(text.to_owned()));
        self.write(key, Write::PutBack(text.to_owned()));
    }

    /// Forgets a game.
    pub fn remove(&self, key: &str) {
        store::forget(CURRENT, key);
        self.remember(key, None);
        self.write(key, Write::Remove);
    }

    /// This tab does not play the game any more.
    pub fn release(&self, key: &str) {
        if let Some(text) = self.read(key)
            && save::tab_of(&text) == Some(self.tab())
            && let Some(free) = save::with_tab(&text, None)
        {
            self.keep(key, &free);
        }
    }

    /// A game has ended. It stays until the next one ends: else they would pile up.
    pub fn ended(&self, key: &str) {
        let before = store::read(FINISHED);
        if before.as_deref() == Some(key) {
            return;
        }
        if let Some(before) = before
            && let Some(text) = self.read(&before)
            && save::is_over(&text)
            && save::tab_of(&text).is_none_or(|tab| !self.is_open(tab))
        {
            self.remove(&before);
        }
        // Where it is not kept, the game stays for longer.
        let _ = store::write(FINISHED, key);
    }

    /// The key of the last game that was being played when its tab closed, if that was after `noted`, the game
    /// that localStorage names. A browser writes localStorage late: when it is killed, that name is older than
    /// the games. An empty name says that the last game could not be read.
    pub fn left_last(&self, noted: Option<&str>) -> Option<String> {
        let texts = self.0.texts.borrow();
        let left = texts.iter().filter(|(key, text)| {
            let tab = save::tab_of(text).filter(|_| key.starts_with(GAME));
            tab.is_some_and(|tab| tab != self.tab() && !self.is_open(tab))
        });
        let (key, text) = left.max_by_key(|(_, text)| save::changed_of(text))?;
        let noted = match noted {
            Some("") => return None,
            noted => noted.and_then(|noted| texts.get(noted)),
        };
        let is_later = noted.is_none_or(|noted| save::changed_of(text) > save::changed_of(noted));
        is_later.then(|| key.clone())
    }

    /// Whether a tab was open when this one last looked.
    pub fn is_open(&self, tab: &str) -> bool {
        let open_tabs = self.0.open_tabs.borrow();
        open_tabs.iter().any(|open| open == tab)
    }

    /// Looks which tabs are open.
    pub async fn look_for_tabs(&self) {
        let open_tabs = tab_lock::open_tabs().await;
        self.0.open_tabs.replace(open_tabs);
    }

    /// Reads anew what another tab has changed.
    pub fn read_again(&self, key: &str) {
        let (games, key) = (self.clone(), key.to_owned());
        spawn_local(async move {
            let Some(db) = &games.0.db else {
                return;
            };
            // What waits to be written here will meet it there.
            if let Ok(text) = db.get(&key).await
                && !contains(&games.0.waiting, &key)
            {
                games.remember(&key, text);
                games.tell(Event::Changed(key));
            }
        });
    }

    /// Lets this tab know nothing of a game, whatever is written of it.
    pub fn forget(&self, key: &str) {
        self.remember(key, None);
    }

    /// Adds games that are nowhere else yet: all of them are written or none.
    ///
    /// # Errors
    /// When they cannot be written; this tab has them all the same.
    pub async fn add_all(&self, games: &[(String, String)]) -> Result<(), Trouble> {
        for (key, text) in games {
            self.remember(key, Some(text.clone()));
        }
        let db = self.0.db.as_ref().ok_or(Trouble::Blocked)?;
        db.put_all(games).await?;
        for (key, _) in games {
            self.say(&["changed", key]);
        }
        Ok(())
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

/// The database with all its texts, if there is one, and the tabs that are open.
async fn load() -> (Option<(GamesDb, HashMap<String, String>)>, Vec<String>) {
    let open_tabs = tab_lock::open_tabs().await;
    let Ok(db) = GamesDb::open().await else {
        return (None, open_tabs);
    };
    let texts = db.all().await;
    (
        texts.ok().map(|texts| (db, texts.into_iter().collect())),
        open_tabs,
    )
}

/// A key for a game that has none yet.
pub fn new_key() -> String {
    GAME.to_owned() + &drawn_name()
}

/// A name that no other game or tab has.
fn drawn_name() -> String {
    // A browser always has random numbers.
    getrandom::u64().unwrap_or_default().to_string()
}
