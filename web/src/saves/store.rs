//! Saved games: resume, copy, delete, restore, download.

use table::saved_game::{self, SavedGame};
use table::session::PlayerSettings;
use web_sys::File;
use words::t;

use super::entry::{self, SavedGameEntry};
use super::games::{self, CURRENT, Event, Games, SEEN};
use super::order::SHOWN;
use super::other_tabs::Elsewhere;
use super::resume::Opening;
use crate::game::start::drawn_seed;
use crate::game::store::GameStore;
use crate::page::Now;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::platform::local_storage;

/// A message about saved games, each named by its key.
pub enum SavesMsg {
    /// Resume the game.
    Continue(String),
    /// Resume the game, now that the open tabs are known.
    Resume(Box<Opening>),
    /// Put the game on the table, even if an open tab plays it.
    Load(Box<Opening>),
    /// Copy the game.
    Copy(String),
    /// Delete the game.
    Delete(String),
    /// Restore the last deleted game.
    Undo,
    /// Download the game.
    Download(String),
    /// Download all games.
    DownloadAll,
    /// A file was chosen.
    Open(File),
    /// A file was imported, with the result in sentences, or a backup was read.
    Imported(Option<String>),
    /// "Show more" was pressed.
    ShowMore,
    /// Read the list again.
    Refresh,
    /// Read more games for the list.
    LoadMore,
    /// Describe all games in the current language.
    Retell,
    /// Save the record of the game on the table.
    Save(String),
    /// The new game on the table gets a key.
    HoldNew,
    /// The game under this key is on the table from now on.
    Claim(String, Box<SavedGame>),
    /// The game is on the table no more.
    Release {
        /// Whether nothing has happened in it, so that it goes.
        is_untouched: bool,
    },
    /// News about saved games.
    Event(Event),
    /// Another tab plays the game.
    Elsewhere(Box<Opening>),
    /// Another tab plays the game on the table.
    GiveAway,
    /// Play here the game that another tab plays.
    TakeOverTab,
    /// A message from another tab.
    OtherTabMsg(String),
    /// Give the game to a tab that has asked for it, if it is open.
    Give(String, String),
    /// The other tab has not answered in time.
    OtherTabTimeout(String),
}

/// The saved games, as this page knows them.
pub struct SavesStore {
    /// The saved games themselves.
    pub games: Games,
    /// The key of the game on the table, also while another screen is shown.
    pub key: Option<String>,
    /// The game that another tab plays.
    pub elsewhere: Option<Elsewhere>,
    /// The list on the home page: unfinished games, then finished ones, the latest first.
    pub listed: Vec<SavedGameEntry>,
    /// The number of saved games.
    pub total_count: usize,
    /// How many of them the list leaves out.
    pub hidden_count: usize,
    /// How many unfinished games are listed at most, and how many finished ones.
    pub(super) visible_count: usize,
    /// Whether a timer runs that reads more of them.
    pub(super) is_more_due: bool,
    /// Whether a file is being imported.
    pub is_importing: bool,
    /// The last deleted game: its key, text and title.
    pub deleted: Option<(String, String, String)>,
    /// The notice that says why saving fails, while it does.
    pub(super) told: Option<&'static str>,
}

impl SavesStore {
    /// The saved games of a page on which nothing has happened yet.
    pub fn new(games: Games) -> SavesStore {
        SavesStore {
            games,
            key: None,
            elsewhere: None,
            listed: Vec::new(),
            total_count: 0,
            hidden_count: 0,
            visible_count: SHOWN,
            is_more_due: false,
            is_importing: false,
            deleted: None,
            told: None,
        }
    }

    /// Handles a message.
    pub fn update(
        &mut self,
        msg: SavesMsg,
        game: &GameStore,
        player: PlayerSettings,
        now: &Now,
    ) -> Vec<Effect> {
        match msg {
            SavesMsg::Continue(key) => self.take(key),
            SavesMsg::Resume(opening) => self.resume(*opening, player),
            SavesMsg::Load(opening) => self.load(*opening, player),
            SavesMsg::Copy(key) => self.copy(&key, now),
            SavesMsg::Delete(key) => self.delete(key),
            SavesMsg::Undo => self.undelete(),
            SavesMsg::Download(key) => self.download(&key),
            SavesMsg::DownloadAll => self.download_all(),
            SavesMsg::Open(file) => {
                self.is_importing = true;
                // An open dialog would hide the notice about the file.
                vec![
                    send(DialogMsg::Drop),
                    Effect::HoldFocus,
                    Effect::Import(self.games.clone(), file),
                ]
            }
            SavesMsg::Imported(said) => self.on_imported(said),
            SavesMsg::ShowMore => self.show_more(),
            SavesMsg::Refresh => self.refresh(),
            SavesMsg::LoadMore => {
                self.is_more_due = false;
                if game.is_idle() {
                    self.refresh()
                } else {
                    Vec::new()
                }
            }
            SavesMsg::Retell => self.rebuild_texts(game),
            SavesMsg::Save(record) => self.save(&record, game, now),
            SavesMsg::HoldNew => {
                self.hold(games::new_key());
                Vec::new()
            }
            SavesMsg::Claim(key, save) if save.is_seen => {
                // No tab plays it.
                let _ = local_storage::write(SEEN, &key);
                self.hold(key);
                Vec::new()
            }
            SavesMsg::Claim(key, save) => {
                self.games.claim(&key, *save);
                self.hold(key);
                Vec::new()
            }
            SavesMsg::Release { is_untouched } => self.release(is_untouched),
            SavesMsg::Event(event) => self.on_event(event, game, now),
            SavesMsg::Elsewhere(opening) => self.note_elsewhere(*opening),
            SavesMsg::GiveAway => self.give_away(game),
            SavesMsg::TakeOverTab => self.play_here(),
            SavesMsg::OtherTabMsg(message) => self.on_other_tab(&message),
            SavesMsg::Give(key, tab) => self.give(&key, &tab, game, now),
            SavesMsg::OtherTabTimeout(key) => {
                self.on_no_answer(&key);
                Vec::new()
            }
        }
    }

    /// Whether a change of the game on the table is not stored yet.
    pub fn is_pending(&self) -> bool {
        let key = self.key.as_deref();
        key.is_some_and(|key| self.games.is_pending(key))
    }

    /// Saves the game on the table under this key from now on.
    fn hold(&mut self, key: String) {
        local_storage::remember(CURRENT, &key);
        self.key = Some(key);
    }

    fn release(&mut self, is_untouched: bool) -> Vec<Effect> {
        self.elsewhere = None;
        match self.key.take() {
            Some(key) if is_untouched => self.games.remove(&key),
            Some(key) => self.games.release(&key),
            None => {}
        }
        Vec::new()
    }

    fn copy(&mut self, key: &str, now: &Now) -> Vec<Effect> {
        let text = self.games.read(key).unwrap_or_default();
        let Some(copy) = copy_of(&text, now) else {
            return Vec::new();
        };
        self.games.keep(&games::new_key(), &copy);
        let mut effects = self.refresh();
        effects.push(send(AnnounceMsg::Say(t!(saved_games::copied).to_owned())));
        effects
    }

    fn rebuild_texts(&mut self, game: &GameStore) -> Vec<Effect> {
        self.listed.clear();
        if let Some((key, text, title)) = &mut self.deleted {
            *title = entry::describe(key.clone(), text.clone()).title;
        }
        if game.is_idle() {
            self.refresh()
        } else {
            Vec::new()
        }
    }
}

/// A copy of a saved game. It has dice of its own: else it would reveal the next rolls of the first.
pub(super) fn copy_of(text: &str, now: &Now) -> Option<String> {
    let (save, mut table) = saved_game::open(text).ok()?;
    table.reseed(drawn_seed());
    Some(saved_game::write(&SavedGame {
        tab: None,
        changed: now.ms,
        // Whoever plays the copy plays it alone.
        link: String::new(),
        // Only the first game of a day counts.
        today: None,
        record: table.record(),
        ..save
    }))
}
