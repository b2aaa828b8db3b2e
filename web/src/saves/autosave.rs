//! Autosave: the game on the table is saved after every step, as long as no other tab plays it. [`super::other_tabs`]
//! hands it over.

use table::link_game::{LinkPlayer, LinkStage};
use table::saved_game::{self, SavedGame};
use table::session::Session;
use words::t;

use super::games::{self, Event, PLAYED, SEEN};
use super::store::{SavesMsg, SavesStore, copy_of};
use crate::family_book::store::FamilyBookMsg;
use crate::game::store::GameStore;
use crate::page::Now;
use crate::page::announce::AnnounceMsg;
use crate::page::dialogs::DialogMsg;
use crate::page::effect::{Effect, send};
use crate::page::notices::notify;
use crate::page::route::RouteMsg;
use crate::platform::local_storage;

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
        let before = self.games.read(&key).unwrap_or_default();
        self.games.keep(&key, &text);
        // Without it the guard may draw what the page does not open with.
        let _ = local_storage::write(PLAYED, &now.midnight.to_string());
        if saved_game::is_over(record) {
            if !saved_game::is_over(&before) {
                let mut effects = vec![send(FamilyBookMsg::Enter(key, text))];
                effects.extend(self.delete_surplus());
                return effects;
            }
        } else if saved_game::is_seen(&before) {
            // It goes on after Undo.
            local_storage::forget(SEEN, &key);
        }
        Vec::new()
    }

    /// Notes that the end of the game on the table is on the screen. From then on no tab plays it, and the page no
    /// longer opens with it. A game by link waits until its last link is sent.
    pub fn note_end_seen(&self, session: &Session) {
        let is_unsent = session
            .local()
            .link_player()
            .is_some_and(|player| player.stage() == LinkStage::Unsent);
        let key = self.key.as_deref().filter(|key| !self.games.is_seen(key));
        let Some(key) = key.filter(|_| !is_unsent && self.is_ours(session)) else {
            return;
        };
        let text = self
            .games
            .read(key)
            .filter(|text| saved_game::is_over(text));
        if let Some(seen) = text.and_then(|text| saved_game::with_end_seen(&text)) {
            self.games.keep(key, &seen);
            // Without it the page opens at home all the same.
            let _ = local_storage::write(SEEN, key);
        }
    }

    /// The save of the game on the table, marked as played by this tab, unless its end has been seen.
    pub(super) fn text(&self, session: Option<&Session>, record: &str, now: &Now) -> String {
        let there = self.key.as_deref().and_then(|key| self.games.read(key));
        let there = there.unwrap_or_default();
        let is_seen = saved_game::is_over(record) && saved_game::is_seen(&there);
        let review = saved_game::review_of(&there).into_iter();
        saved_game::write(&SavedGame {
            changed: match is_seen {
                // It was played then, though somebody looks at it now.
                true => saved_game::changed_of(&there),
                false => now.ms,
            },
            tab: (!is_seen).then(|| self.games.tab().to_owned()),
            is_seen,
            table_settings: session
                .map(|session| session.local().table_settings_line())
                .unwrap_or_default(),
            link: session.map(link_line).unwrap_or_default(),
            today: session.and_then(|session| session.local().attempt()),
            review: review.map(str::to_owned).collect(),
            record: record.to_owned(),
        })
    }

    /// Whether this tab still plays the game on the table: the save names this tab, or no tab and the same game.
    pub fn is_ours(&self, session: &Session) -> bool {
        let is_same = |there: &str| {
            saved_game::is_of(there, &session.table().whole_record())
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
            Event::Loaded => vec![send(RouteMsg::Loaded)],
            Event::Found => self.refresh_soon(game),
        }
    }
}

/// The line of a session for its save; empty if it is not played by link.
pub(super) fn link_line(session: &Session) -> String {
    let player = session.local().link_player();
    player.map_or_else(String::new, LinkPlayer::line)
}
