//! Saved games of earlier versions, in localStorage. They move to the database, also while an old tab is
//! still open.

use table::saved_game::{self, SavedGame};

use crate::platform::relative_date::now;
use crate::platform::saved_games::{ASIDE, GAME, Games, SPOILT, new_key};
use crate::platform::storage;

/// The current game of the first version.
const SAVE: &str = "turnout/save";
/// Unfinished games of the first version, joined.
const PREVIOUS: &str = "turnout/previous";

/// Moves all saved games from localStorage to the database. Returns the new key of the first version's
/// current game.
pub async fn migrate(games: &Games) -> Option<String> {
    let mut played = None;
    let mut keys = storage::keys();
    keys.retain(|key| is_saved_game(key));
    let read = |key: String| storage::read(&key).map(|text| (key, text));
    let older: Vec<(String, String)> = keys.into_iter().filter_map(read).collect();
    let mut added: Vec<(String, String)> = Vec::new();
    for (key, text) in &older {
        let texts = match &**key {
            PREVIOUS => saved_game::split(text),
            _ => vec![&**text],
        };
        // The newest come first.
        for text in texts.into_iter().rev() {
            let key_now = place(games, &mut added, key, text);
            if key == SAVE || key == PREVIOUS && played.is_none() {
                played = Some(key_now);
            }
        }
    }
    if !older.is_empty() && games.add_all(&added).await.is_ok() {
        for (key, text) in &older {
            // An old tab may have written a newer text meanwhile, which the next move takes.
            if storage::read(key).as_ref() == Some(text) {
                storage::remove(key);
            }
        }
    }
    played
}

/// Adds a save, unless the same game is there already, at the same moment or a later one. Returns its key.
fn place(games: &Games, added: &mut Vec<(String, String)>, key: &str, text: &str) -> String {
    // The first version kept bare records.
    let read = match key {
        SAVE | PREVIOUS => saved_game::open(text, now()).map(|(save, _)| save),
        _ if key.starts_with(GAME) => saved_game::read(text, 0),
        _ => return put(games, added, key, text.to_owned()),
    };
    let Ok(save) = read else {
        // Unreadable saves move unchanged.
        return put(games, added, key, text.to_owned());
    };
    let record = save.record.clone();
    let text = match (key, &save.tab) {
        (SAVE | PREVIOUS, _) | (_, Some(_)) => saved_game::write(&SavedGame { tab: None, ..save }),
        _ => text.to_owned(),
    };
    for there in games.keys() {
        let Ok(kept) = saved_game::read(&games.read(&there).unwrap_or_default(), 0) else {
            continue;
        };
        if saved_game::is_before(&record, &kept.record) {
            return there;
        }
        if kept.tab.is_none() && saved_game::is_before(&kept.record, &record) {
            added.push((there.clone(), text));
            return there;
        }
    }
    put(games, added, key, text)
}

/// Adds a save under its old key if that is free, else under a new one.
fn put(games: &Games, added: &mut Vec<(String, String)>, key: &str, text: String) -> String {
    let is_free = games.read(key).is_none_or(|there| there == text);
    let has_own = key.starts_with(GAME) || key.starts_with(ASIDE) || key == SPOILT;
    let key = if has_own && is_free {
        key.to_owned()
    } else {
        new_key()
    };
    added.push((key.clone(), text));
    key
}

/// Whether a key of localStorage holds saved games.
pub fn is_saved_game(key: &str) -> bool {
    key.starts_with(GAME) || key.starts_with(ASIDE) || [SAVE, PREVIOUS, SPOILT].contains(&key)
}
