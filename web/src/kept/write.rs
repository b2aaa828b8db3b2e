//! Writing behind: what is to be kept is written one after the other, and what could not be is tried again.

use std::cell::RefCell;

use table::save;
use wasm_bindgen_futures::spawn_local;

use super::{Event, Games};
use crate::games_db::Change;
use crate::store::Trouble;

/// What is to be written under a key.
pub(super) enum Write {
    /// A text. Where this tab takes the game over, `from` is the tab that had it, or "" for none.
    Put { text: String, from: Option<String> },
    /// A text that was deleted, unless there is one again.
    PutBack(String),
    /// Nothing: what is there goes.
    Remove,
}

impl Write {
    /// The same, written in the place of what was still to be written: the game is taken over from the same tab.
    fn after(self, before: Option<Write>) -> Write {
        match (self, before) {
            (Write::Put { text, from: None }, Some(Write::Put { from, .. })) => {
                Write::Put { text, from }
            }
            (write, _) => write,
        }
    }
}

impl Games {
    /// Writes, and tries again with what could not be written before.
    pub(super) fn write(&self, key: &str, write: Write) {
        {
            let mut waiting = self.0.waiting.borrow_mut();
            waiting.append(&mut self.0.failed.borrow_mut());
            let before = waiting.iter().position(|(waits, _)| waits == key);
            let before = before.map(|index| waiting.swap_remove(index).1);
            waiting.push((key.to_owned(), write.after(before)));
        }
        if !self.0.is_writing.replace(true) {
            spawn_local(self.clone().write_all());
        }
    }

    async fn write_all(self) {
        loop {
            let next = self.0.waiting.borrow_mut().pop();
            let Some((key, write)) = next else {
                break;
            };
            match self.write_one(&key, &write).await {
                Ok(()) => self.say(&["changed", &key]),
                Err(trouble) => {
                    // Meanwhile there may be a newer text.
                    if !contains(&self.0.waiting, &key) {
                        self.0.failed.borrow_mut().push((key, write));
                    }
                    self.0.in_trouble.set(true);
                    self.tell(Event::Unkept(trouble));
                }
            }
        }
        self.0.is_writing.set(false);
        if !self.any_unkept() && self.0.in_trouble.replace(false) {
            self.tell(Event::AllKept);
        }
    }

    async fn write_one(&self, key: &str, write: &Write) -> Result<(), Trouble> {
        let db = self.0.db.as_ref().ok_or(Trouble::Blocked)?;
        let mut taken = None;
        db.change(key, |there| match (write, there) {
            (Write::Remove, _) => Change::Remove,
            (Write::Put { text, from }, Some(there))
                if !self.may_replace(&there, text, from.as_deref()) =>
            {
                taken = Some((there, text.clone()));
                Change::Leave
            }
            (Write::PutBack(text), Some(there)) => {
                taken = Some((there, text.clone()));
                Change::Leave
            }
            (Write::Put { text, .. } | Write::PutBack(text), _) => Change::Put(text.clone()),
        })
        .await?;
        if let Some((there, text)) = taken {
            self.remember(key, Some(there));
            self.tell(Event::Taken(key.to_owned(), text));
        }
        Ok(())
    }

    /// Whether a text may take the place of another: of one that this tab has put there, or the one from which
    /// it takes the game over; else only of an earlier moment of a game that no tab plays.
    fn may_replace(&self, there: &str, text: &str, from: Option<&str>) -> bool {
        let record = |text| save::read(text, 0).map(|save| save.record);
        let tab = save::tab_of(there).unwrap_or_default();
        if tab == self.0.tab || from == Some(tab) {
            return true;
        }
        let (before, now) = (record(there), record(text));
        tab.is_empty()
            && before.is_ok_and(|before| save::is_before(&before, &now.unwrap_or_default()))
    }
}

/// Whether something is to be written under a key.
pub(super) fn contains(writes: &RefCell<Vec<(String, Write)>>, key: &str) -> bool {
    writes.borrow().iter().any(|(known, _)| known == key)
}
