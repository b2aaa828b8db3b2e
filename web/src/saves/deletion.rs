//! Deletion of saved games, and what takes it back.

use table::saved_game;
use words::t;

use super::games::MOST_FINISHED;
use super::store::{SavesMsg, SavesStore};
use crate::family_book::store::FamilyBookMsg;
use crate::game::store::GameMsg;
use crate::page::announce::AnnounceMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;

impl SavesStore {
    /// Deletes a game at once; until the next deletion it can come back.
    pub(super) fn delete(&mut self, key: String) -> Vec<Effect> {
        let mut effects = vec![send(SavesMsg::Refresh)];
        let Some(text) = self.games.read(&key) else {
            return effects;
        };
        let found = self.listed.iter().find(|game| game.key == key);
        let title = found.map(|game| game.title.clone()).unwrap_or_default();
        if self.key.as_ref() == Some(&key) {
            self.key = None;
            effects.push(send(GameMsg::Deleted));
        }
        self.games.remove(&key);
        if !saved_game::link_of(&text).is_empty() && !saved_game::is_over(&text) {
            effects.push(notify(t!(by_link::deleted)));
        }
        if saved_game::is_over(&text) {
            effects.push(send(FamilyBookMsg::Deleted(key.clone(), text.clone())));
        }
        self.deleted = Some((key, text, title));
        effects
    }

    /// Deletes the oldest finished game, if there are too many now that another has ended.
    pub(super) fn delete_surplus(&self) -> Vec<Effect> {
        let Some(key) = self.games.surplus() else {
            return Vec::new();
        };
        let text = self.games.read(&key).unwrap_or_default();
        self.games.remove(&key);
        vec![
            send(FamilyBookMsg::Enter(key, text)),
            notify(&t!(saved_games::oldest_deleted, most = MOST_FINISHED)),
        ]
    }

    /// Brings the game back that was deleted last.
    pub(super) fn undelete(&mut self) -> Vec<Effect> {
        let Some((key, text, _)) = self.deleted.take() else {
            return Vec::new();
        };
        // No tab plays the game now.
        self.games.restore(&key, &saved_game::exported(&text));
        vec![
            send(SavesMsg::Refresh),
            send(AnnounceMsg::Say(t!(saved_games::is_back).to_owned())),
        ]
    }
}
