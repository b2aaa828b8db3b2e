//! Autosave: the game on the table is saved after every step, as long as no other tab plays it. [`super::other_tabs`]
//! hands it over.

use table::link_game::LinkPlayer;
use table::saved_game::{self, SavedGame};
use table::session::Session;
use words::t;

use super::games::{self, Event};
use super::store::{SavesMsg, SavesStore, copy_of};
use crate::game::store::GameStore;
use crate::page::Now;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;

impl SavesStore {
    /// Saves the game on the table.
    pub(super) fn save(&mut self, record: &str, game: &GameStore, now: &Now) -> Vec<Effect> {
        let Some(key) = self.key.clone() else {
            return Vec::new();
        };
        let session = game.game.as_ref().map(|game| &game.session);
        let text = self.text(session, record, now);
        if self.is_taken() {
            return self.keep_as_new_game(&text, now);
        }
        self.games.keep(&key, &text);
        // The last link of a game by link may be needed again.
        if saved_game::is_over(record) && session.is_none_or(|each| each.link_player().is_none()) {
            self.games.ended(&key);
        }
        Vec::new()
    }

    /// The save of the game on the table, marked as played by this tab.
    pub(super) fn text(&self, session: Option<&Session>, record: &str, now: &Now) -> String {
        saved_game::write(&SavedGame {
            changed: now.ms,
            tab: Some(self.games.tab().to_owned()),
            table_settings: session
                .map(Session::table_settings_line)
                .unwrap_or_default(),
            link: session.map(link_line).unwrap_or_default(),
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

    /// Whether this tab still plays the game on the table: the save names this tab, or no tab and the same game.
    pub fn is_ours(&self, session: &Session) -> bool {
        let is_same = |there: &str| {
            saved_game::is_of(there, &session.whole_record())
                && saved_game::link_of(there) == link_line(session)
        };
        self.is_ours_if(is_same)
    }

    /// Whether another tab plays the game on the table.
    pub(super) fn is_taken(&self) -> bool {
        !self.is_ours_if(|_| true)
    }

    fn is_ours_if(&self, is_same: impl FnOnce(&str) -> bool) -> bool {
        let there = self.key.as_deref().and_then(|key| self.games.read(key));
        // A game that was deleted in another tab is saved again.
        there.is_none_or(|there| match saved_game::tab_of(&there) {
            Some(tab) => tab == self.games.tab(),
            None => is_same(&there),
        })
    }

    /// Another tab plays the game now, and this tab noticed too late: its own steps become a new game, whose next rolls
    /// are others.
    fn keep_as_new_game(&mut self, text: &str, now: &Now) -> Vec<Effect> {
        if let Some(copy) = copy_of(text, now) {
            self.games.keep(&games::new_key(), &copy);
        }
        vec![send(SavesMsg::GiveAway)]
    }

    /// Handles news about saved games.
    pub(super) fn on_event(&mut self, event: Event, game: &GameStore, now: &Now) -> Vec<Effect> {
        match event {
            Event::SaveFailed(trouble) => self.report_failure(trouble),
            Event::Recovered => {
                let mut effects = self.clear_failure();
                effects.push(notify(t!(saved_games::saved_again)));
                effects
            }
            Event::TakenByOtherTab(key, text) if self.key.as_ref() == Some(&key) => {
                self.keep_as_new_game(&text, now)
            }
            // Undo found that another tab plays the deleted game.
            Event::TakenByOtherTab(..) => vec![
                send(AnnounceMsg::Say(
                    t!(saved_games::goes_on_elsewhere).to_owned(),
                )),
                notify(t!(saved_games::goes_on_elsewhere)),
                send(SavesMsg::Refresh),
            ],
            Event::Saved(key) => vec![send(DialogMsg::Saved(key))],
            Event::ChangedByOtherTab(key) => self.on_changed_by_other_tab(&key, game),
        }
    }
}

/// The line of a session for its save; empty if it is not played by link.
pub(super) fn link_line(session: &Session) -> String {
    let player = session.link_player();
    player.map_or_else(String::new, LinkPlayer::line)
}
