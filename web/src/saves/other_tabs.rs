//! One game in several tabs. The save names the tab that plays it, and `open_tabs` knows which tabs are open.
//! A game moves to this tab only if the player asks for it.
//!
//! The other tab then saves it for this tab and stops. A suspended tab does not answer: it finds out at its
//! next save that another tab plays the game.
//!
//! Any page of this origin can send messages, so they are only hints: what they say is looked up in the database and
//! among the open tabs.

use table::saved_game;
use words::t;

use super::resume::Opening;
use super::store::{SavesMsg, SavesStore};
use crate::game::store::{GameMsg, GameStore};
use crate::page::Now;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, Timer, send};
use crate::page::notices::notify;
use crate::page::route::Screen;

/// How long to wait for the other tab's answer. An active tab answers within milliseconds.
const WAIT_MS: u32 = 600;

/// Delay before the list of games shows changes from other tabs.
const CHANGES_MS: u32 = 250;

/// A game that another tab plays.
pub struct Elsewhere {
    opening: Opening,
    /// Whether the player wants it here.
    is_wanted: bool,
    /// Whether the other tab has not answered in time.
    is_late: bool,
}

impl SavesStore {
    /// Another tab plays the game that was to be resumed.
    pub(super) fn note_elsewhere(&mut self, opening: Opening) -> Vec<Effect> {
        let (is_by_link, sets_address) = (opening.is_by_link, opening.sets_address);
        self.elsewhere = Some(Elsewhere {
            opening,
            is_wanted: false,
            is_late: false,
        });
        if is_by_link {
            self.play_here()
        } else if sets_address {
            vec![send(DialogMsg::GameAddress)]
        } else {
            Vec::new()
        }
    }

    /// Asks the other tab for the game.
    pub(super) fn play_here(&mut self) -> Vec<Effect> {
        let Some(elsewhere) = &mut self.elsewhere else {
            return Vec::new();
        };
        elsewhere.is_wanted = true;
        elsewhere.is_late = false;
        let key = elsewhere.opening.key.clone();
        self.games.say(&["give", &key, self.games.tab()]);
        let wait = SavesMsg::OtherTabTimeout(key).into();
        vec![Effect::After(Timer::OtherTab, WAIT_MS, Box::new(wait))]
    }

    /// Takes the game as it was saved last, since the other tab has not answered.
    pub(super) fn on_no_answer(&mut self, key: &str) {
        let elsewhere = self.elsewhere.as_mut();
        if let Some(elsewhere) = elsewhere.filter(|each| each.opening.key == key) {
            elsewhere.is_late = true;
            self.games.reload(key);
        }
    }

    /// Handles a message from another tab, or from another page that pretends to be one.
    pub(super) fn on_other_tab(&mut self, message: &str) -> Vec<Effect> {
        let words: Vec<&str> = message.split(' ').collect();
        match words[..] {
            ["changed", key] => self.games.reload(key),
            ["give", key, tab] if self.key.as_deref() == Some(key) => {
                let give = SavesMsg::Give(key.to_owned(), tab.to_owned()).into();
                return vec![Effect::FindTabs(self.games.clone(), Box::new(give))];
            }
            _ => {}
        }
        Vec::new()
    }

    /// Gives the game to a tab that has asked for it, if it is open: it finds itself named in the save.
    pub(super) fn give(
        &mut self,
        key: &str,
        tab: &str,
        game: &GameStore,
        now: &Now,
    ) -> Vec<Effect> {
        let is_open = tab != self.games.tab() && self.games.is_open(tab);
        if !is_open || self.key.as_deref() != Some(key) {
            return Vec::new();
        }
        let session = game.game.as_ref().map(|game| &game.session);
        let record = session
            .map(|session| session.table().whole_record())
            .unwrap_or_default();
        let text = self.text(session, &record, now);
        let Some(text) = saved_game::with_tab(&text, Some(tab)) else {
            return Vec::new();
        };
        self.games.keep(key, &text);
        self.give_away(game)
    }

    /// Stops playing the game here: another tab plays it.
    pub(super) fn give_away(&mut self, game: &GameStore) -> Vec<Effect> {
        let Some(key) = self.key.take() else {
            return Vec::new();
        };
        self.elsewhere = Some(Elsewhere {
            opening: Opening {
                key,
                next: None,
                is_by_link: false,
                sets_address: true,
            },
            is_wanted: false,
            is_late: false,
        });
        let mut effects = vec![send(GameMsg::TakenAway)];
        effects.extend((!game.is_aside()).then(|| send(SavesMsg::Refresh)));
        effects
    }

    /// A game has changed in another tab. The list of games follows after a delay, since bots at instant speed change
    /// their game at every step.
    pub(super) fn on_changed_by_other_tab(&mut self, key: &str, game: &GameStore) -> Vec<Effect> {
        let elsewhere = self.elsewhere.as_ref();
        let wanted = elsewhere.filter(|each| each.opening.key == key && each.is_wanted);
        if let Some(elsewhere) = wanted {
            let Some(text) = self.games.read(key) else {
                return self.on_gone();
            };
            let tab = saved_game::tab_of(&text);
            if elsewhere.is_late || tab.is_none_or(|tab| tab == self.games.tab()) {
                let opening = Opening {
                    sets_address: true,
                    ..elsewhere.opening.clone()
                };
                return vec![send(SavesMsg::Load(Box::new(opening)))];
            }
        }
        if elsewhere.is_some_and(|each| each.opening.key == key) && self.is_free(key) {
            self.elsewhere = None;
        }
        let mut effects = Vec::new();
        if self.key.as_deref() == Some(key) && self.is_taken() {
            effects.extend(self.give_away(game));
        }
        effects.extend(self.refresh_soon(game));
        effects
    }

    /// Shows in the list what has changed.
    pub(super) fn refresh_soon(&mut self, game: &GameStore) -> Vec<Effect> {
        let soon = game.is_idle().then(|| self.load_more_after(CHANGES_MS));
        soon.flatten().into_iter().collect()
    }

    /// Whether no tab plays a saved game.
    fn is_free(&self, key: &str) -> bool {
        let text = self.games.read(key).unwrap_or_default();
        saved_game::tab_of(&text).is_none()
    }

    /// The key of the game that another tab plays.
    pub fn elsewhere_key(&self) -> Option<&str> {
        Some(&self.elsewhere.as_ref()?.opening.key)
    }

    /// The game was deleted meanwhile.
    fn on_gone(&mut self) -> Vec<Effect> {
        self.elsewhere = None;
        vec![
            notify(t!(saved_games::gone)),
            send(GameMsg::Leave(Screen::Home)),
        ]
    }
}
