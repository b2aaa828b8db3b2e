//! The queue of background writes, with retries.

use std::cell::RefCell;

use table::saved_game;

use super::{Event, Games, in_background, in_time};
use crate::platform::games_db::Change;
use crate::platform::storage_trouble::Trouble;

/// A write to one key.
pub(super) enum Write {
    /// Save a game. `from` is set when this tab takes it over: the tab that had it, or "" for none.
    Put { text: String, from: Option<String> },
    /// Save a deleted game again, unless the key is in use.
    Restore(String),
    /// Delete.
    Remove,
}

impl Write {
    /// Replaces an older write, and takes over its `from`: the tab that has the game until that is written.
    fn replace(&mut self, older: Write) {
        if let Write::Put { from, .. } = self
            && let Write::Put {
                from: Some(older), ..
            } = older
        {
            *from = Some(older);
        }
    }
}

impl Games {
    /// Queues a write, with all that failed before.
    pub(super) fn write(&self, key: &str, mut write: Write) {
        {
            let mut waiting = self.0.queued.borrow_mut();
            waiting.append(&mut self.0.failed.borrow_mut());
            let older = waiting.iter().position(|(waits, _)| waits == key);
            if let Some(index) = older {
                write.replace(waiting.swap_remove(index).1);
            }
            waiting.push((key.to_owned(), write));
        }
        self.retry();
    }

    /// Writes what is queued, and all that failed before.
    pub(crate) fn retry(&self) {
        let mut queued = self.0.queued.borrow_mut();
        queued.append(&mut self.0.failed.borrow_mut());
        if !queued.is_empty() && !self.0.is_writing.replace(true) {
            in_background(self.clone().write_all());
        }
    }

    /// Notes and tells that a write has failed.
    pub(super) fn fail(&self, key: String, write: Write, trouble: Trouble) {
        let mut queued = self.0.queued.borrow_mut();
        // A newer write may be queued by now.
        match queued.iter_mut().find(|(waits, _)| *waits == key) {
            Some((_, newer)) => newer.replace(write),
            None => self.0.failed.borrow_mut().push((key, write)),
        }
        drop(queued);
        self.0.has_reported_failure.set(true);
        self.tell(Event::SaveFailed(trouble));
    }

    async fn write_all(self) {
        loop {
            let next = self.0.queued.borrow_mut().pop();
            let Some((key, write)) = next else {
                break;
            };
            self.0.being_written.replace(key.clone());
            let written = self.write_one(&key, &write).await;
            self.0.being_written.borrow_mut().clear();
            match written {
                Ok(()) => {
                    self.say(&["changed", &key]);
                    self.tell(Event::Saved(key));
                }
                Err(trouble) => self.fail(key, write, trouble),
            }
        }
        self.0.is_writing.set(false);
        if !self.has_unsaved() && self.0.has_reported_failure.replace(false) {
            self.tell(Event::Recovered);
        }
    }

    async fn write_one(&self, key: &str, write: &Write) -> Result<(), Trouble> {
        let db = self.db().await?;
        let mut taken = None;
        let decide = |there: Option<String>| match (write, there) {
            (Write::Remove, _) => Change::Remove,
            (Write::Put { text, from }, Some(there))
                if !self.may_replace(&there, text, from.as_deref()) =>
            {
                taken = Some((there, text.clone()));
                Change::Leave
            }
            (Write::Restore(text), Some(there)) if there == *text => Change::Leave,
            (Write::Restore(text), Some(there)) => {
                taken = Some((there, text.clone()));
                Change::Leave
            }
            (Write::Put { text, .. } | Write::Restore(text), _) => Change::Put(text.clone()),
        };
        in_time(db.change(key, decide)).await?;
        if let Some((there, text)) = taken {
            self.remember(key, Some(there));
            self.tell(Event::TakenByOtherTab(key.to_owned(), text));
        }
        Ok(())
    }

    /// Whether this tab may replace the save `there`: its own, that of the tab it takes the game over from, or one that
    /// no tab plays: a finished game, which this tab goes on with after Undo, or an earlier moment of the same game.
    fn may_replace(&self, there: &str, text: &str, from: Option<&str>) -> bool {
        let record = |text| saved_game::read(text).map(|save| save.record);
        let tab = saved_game::tab_of(there).unwrap_or_default();
        if tab == self.0.tab || from == Some(tab) {
            return true;
        }
        let (before, now) = (record(there), record(text));
        tab.is_empty()
            && saved_game::link_of(there) == saved_game::link_of(text)
            && (saved_game::is_seen(there)
                || before
                    .is_ok_and(|before| saved_game::is_before(&before, &now.unwrap_or_default())))
    }
}

/// Whether there is a write to a key.
pub(super) fn contains(writes: &RefCell<Vec<(String, Write)>>, key: &str) -> bool {
    writes.borrow().iter().any(|(known, _)| known == key)
}

#[cfg(test)]
mod tests {
    use table::saved_game::SavedGame;

    use super::*;

    #[test]
    fn a_failed_take_over_is_merged_into_the_newer_write() {
        let games = Games::of_tab("1".to_owned(), None);
        let of_tab_2 = saved_game::write(&SavedGame {
            tab: Some("2".to_owned()),
            ..SavedGame::default()
        });
        games.keep("key", &of_tab_2);
        games.0.queued.borrow_mut().clear();
        games.claim("key", SavedGame::default());
        let (key, claim) = games.0.queued.borrow_mut().pop().unwrap();
        // The player goes on while the browser still writes.
        games.keep("key", "later");
        games.fail(key, claim, Trouble::Full);
        let queued = games.0.queued.borrow();
        assert!(matches!(
            &queued[..],
            [(_, Write::Put { text, from })] if text == "later" && from.as_deref() == Some("2")
        ));
    }

    #[test]
    fn a_save_is_replaced_by_its_own_tab_and_a_free_one_by_what_goes_on() {
        let games = Games::of_tab("1".to_owned(), None);
        let save = |tab: Option<&str>, is_seen, record: &str| {
            saved_game::write(&SavedGame {
                tab: tab.map(str::to_owned),
                is_seen,
                record: format!("turnout 1\n{record}"),
                ..SavedGame::default()
            })
        };
        for (there, record, may) in [
            (save(Some("1"), false, "a"), "b", true),
            (save(Some("2"), false, "a"), "a b", false),
            (save(None, false, "a"), "a b", true),
            (save(None, false, "a b"), "a", false),
            // Undo in a finished game.
            (save(None, true, "a b"), "a", true),
        ] {
            let text = save(Some("1"), false, record);
            assert_eq!(games.may_replace(&there, &text, None), may, "{there}");
        }
    }
}
