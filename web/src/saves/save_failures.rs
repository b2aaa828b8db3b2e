//! The notice that a game cannot be saved because storage is full or blocked.

use table::saved_game;
use words::t;

use super::store::SavesStore;
use crate::page::effect::{Effect, send};
use crate::page::notices::{Notice, NoticeMsg, Offer};
use crate::platform::storage_trouble::Trouble;

impl SavesStore {
    /// Says that games cannot be saved, and offers the game as a file.
    pub(super) fn report_failure(&mut self, trouble: Trouble) -> Vec<Effect> {
        let text = trouble.sentence();
        let key = self.key.as_deref();
        let game = key.filter(|key| self.games.is_unsaved(key));
        let file = game.and_then(|key| self.games.read(key));
        let notice = Notice {
            text: text.to_owned(),
            offers: file.map(|text| Offer::Download(saved_game::exported(&text))),
            stays: true,
        };
        if self.told == Some(text) {
            // The player may have dismissed it.
            return vec![send(NoticeMsg::Renew(notice))];
        }
        let mut effects = self.clear_failure();
        self.told = Some(text);
        effects.extend([
            send(NoticeMsg::Dismiss(t!(saved_games::saved_again).to_owned())),
            send(NoticeMsg::Add(notice)),
        ]);
        effects
    }

    /// Takes the notice away.
    pub(super) fn clear_failure(&mut self) -> Vec<Effect> {
        let told = self.told.take();
        let dismiss = told.map(|told| send(NoticeMsg::Dismiss(told.to_owned())));
        dismiss.into_iter().collect()
    }
}
