//! The games that the browser keeps, each under a key of its own, so that tabs with different games
//! never meet. `web/GUARD.md` lists the keys.

use table::save;

use crate::store::{self, Trouble};

/// What the key of a game begins with.
pub const GAME: &str = "turnout/game/";
/// The key of the game that was played last stands here, for each tab and for all of them.
pub const CURRENT: &str = "turnout/current";
/// The key of the game that ended last stands here.
const FINISHED: &str = "turnout/finished";
/// Where an earlier version kept the game going on.
pub const SAVE: &str = "turnout/save";
/// Where an earlier version kept those left unfinished, one after the other.
pub const PREVIOUS: &str = "turnout/previous";
/// Where an earlier version kept what it could not read.
pub const SPOILT: &str = "turnout/spoilt";
/// What the keys begin with under which the guard sets games aside.
pub const ASIDE: &str = "turnout/aside";

/// The games, as this tab sees them.
pub struct Games {
    /// Names this tab for as long as the page is open, among all of this browser.
    pub tab: String,
    /// What could not be kept, by keys: this page has it still.
    unkept: Vec<(String, String)>,
}

/// What has become of a text that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is kept.
    Kept,
    /// It is, and with it all that could not be kept before.
    AllKept,
    /// It is not.
    Unkept(Trouble),
}

impl Games {
    /// The games, seen from a tab that is new.
    pub fn new() -> Games {
        Games {
            tab: drawn_name(),
            unkept: Vec::new(),
        }
    }

    /// The keys of all that is kept, in no order.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = store::keys();
        keys.retain(|key| is_games(key));
        for (key, _) in &self.unkept {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
        keys
    }

    /// Whether there may be anything: without going through all that the browser keeps.
    pub fn any(&self) -> bool {
        let known = store::recall(CURRENT).into_iter();
        let mut older = known.chain([store::read(SAVE), store::read(PREVIOUS)]);
        older.any(|found| found.is_some()) || !self.unkept.is_empty()
    }

    /// The text under a key.
    pub fn read(&self, key: &str) -> Option<String> {
        let unkept = self.unkept.iter().find(|(each, _)| each == key);
        unkept.map_or_else(|| store::read(key), |(_, text)| Some(text.clone()))
    }

    /// The record of a game; nothing of what cannot be read.
    pub fn record(&self, key: &str) -> String {
        let save = save::read(&self.read(key).unwrap_or_default(), 0);
        save.map_or_else(|_| String::new(), |save| save.record)
    }

    /// Keeps a text. Where that is not possible, what was kept under the key before still is, and this
    /// page tries again whenever it keeps something.
    pub fn keep(&mut self, key: &str, text: &str) -> Outcome {
        let was_unkept = !self.unkept.is_empty();
        let at = self.unkept.iter().position(|(each, _)| each == key);
        match (store::write(key, text), at) {
            (Ok(()), Some(at)) => drop(self.unkept.swap_remove(at)),
            (Ok(()), None) => {}
            (Err(trouble), at) => {
                let entry = (key.to_owned(), text.to_owned());
                match at {
                    Some(at) => self.unkept[at] = entry,
                    None => self.unkept.push(entry),
                }
                return Outcome::Unkept(trouble);
            }
        }
        if was_unkept && self.keep_others() {
            Outcome::AllKept
        } else {
            Outcome::Kept
        }
    }

    /// Tries again to keep what could not be kept. Returns whether all is.
    fn keep_others(&mut self) -> bool {
        self.unkept
            .retain(|(key, text)| store::write(key, text).is_err());
        self.unkept.is_empty()
    }

    /// Forgets a game.
    pub fn remove(&mut self, key: &str) {
        self.unkept.retain(|(each, _)| each != key);
        store::remove(key);
    }

    /// This tab does not play the game any more.
    pub fn release(&mut self, key: &str) {
        if let Some(text) = self.read(key)
            && let Some(free) = without_tab(&text, &self.tab)
        {
            self.keep(key, &free);
        }
    }

    /// A game has ended. It stays until the next one ends: else they would pile up.
    pub fn ended(&mut self, key: &str) {
        let before = store::read(FINISHED);
        if before.as_deref() == Some(key) {
            return;
        }
        if let Some(before) = before
            && let Some(text) = store::read(&before)
            && save::is_over(&text)
            && save::tab_of(&text).is_none()
        {
            store::remove(&before);
        }
        // Where it is not kept, the game stays for longer.
        let _ = store::write(FINISHED, key);
    }
}

impl Default for Games {
    fn default() -> Games {
        Games::new()
    }
}

/// A key for a game that has none yet.
pub fn new_key() -> String {
    GAME.to_owned() + &drawn_name()
}

/// The tab does not play the game any more: for a page that is left, with nothing to hand.
pub fn release(key: &str, tab: &str) {
    if let Some(free) = store::read(key).and_then(|text| without_tab(&text, tab)) {
        // Where it is not kept, the next tab asks whether this one is there still.
        let _ = store::write(key, &free);
    }
}

/// A save without the line that says that this tab plays it, if it has that.
fn without_tab(text: &str, tab: &str) -> Option<String> {
    if save::tab_of(text) != Some(tab) {
        return None;
    }
    let (before, after) = text.split_once("\ntab ")?;
    let (_, after) = after.split_once('\n')?;
    Some(format!("{before}\n{after}"))
}

/// A name that no other game or tab has.
fn drawn_name() -> String {
    // A browser always has random numbers.
    getrandom::u64().unwrap_or_default().to_string()
}

/// Whether something is kept under a key that is to be among the games.
fn is_games(key: &str) -> bool {
    key.starts_with(GAME) || key.starts_with(ASIDE) || [SAVE, PREVIOUS, SPOILT].contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_released_by_the_tab_that_plays_it_alone() {
        let text = "turnout-save 1\nchanged 5\ntab 42\nmanners tab 42\nturnout 1\n";
        let free = "turnout-save 1\nchanged 5\nmanners tab 42\nturnout 1\n";
        assert_eq!(without_tab(text, "42").as_deref(), Some(free));
        assert_eq!(without_tab(text, "4"), None);
        assert_eq!(without_tab(free, "42"), None);
    }

    #[test]
    fn games_are_known_by_their_keys() {
        for key in [
            "turnout/game/7",
            "turnout/aside",
            "turnout/aside/7",
            "turnout/save",
        ] {
            assert!(is_games(key), "{key}");
        }
        for key in [
            "turnout/settings",
            "turnout/current",
            "turnout/starts",
            "game/7",
        ] {
            assert!(!is_games(key), "{key}");
        }
        let key = new_key();
        assert!(is_games(&key) && key != new_key());
    }
}
