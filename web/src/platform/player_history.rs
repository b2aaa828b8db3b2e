//! What the player has played and learned, kept beside the settings.

use crate::platform::local_storage::{keep_setting, setting};

/// The key of the editions played, such as `dash parcheesi`.
const PLAYED: &str = "played";

/// The key of the next lesson of each edition and the number of its lessons, such as `dash=3/10`.
const LEARNED: &str = "learned";

/// The key of the address that sets up the last started game again.
const LAST_GAME: &str = "game";

/// The key of the cues that the player has followed, a set as a number.
const CUES: &str = "cues";

/// Set once there is a game in the family's book.
const BOOK: &str = "book";

/// Set once the player was reminded to save everything to a file.
const REMINDED: &str = "reminded";

/// Whether there is a game in the family's book.
pub fn has_book() -> bool {
    setting(BOOK).is_some()
}

/// Saves that there is a game in the family's book.
pub fn keep_book() {
    if !has_book() {
        let _ = keep_setting(BOOK, "yes");
    }
}

/// Whether the player was reminded to save everything to a file.
pub fn is_reminded() -> bool {
    setting(REMINDED).is_some()
}

/// Saves that the player was reminded.
pub fn keep_reminded() {
    let _ = keep_setting(REMINDED, "yes");
}

/// The cues that the player has followed.
pub fn followed_cues() -> u8 {
    let followed = setting(CUES).and_then(|number| number.parse().ok());
    followed.unwrap_or_default()
}

/// Saves the cues that the player has followed.
pub fn keep_cues(followed: u8) {
    let _ = keep_setting(CUES, &followed.to_string());
}

/// The address that sets up the last started game again.
pub fn last_game() -> Option<String> {
    setting(LAST_GAME)
}

/// Saves the address that sets up the last started game again.
pub fn keep_last_game(address: &str) {
    let _ = keep_setting(LAST_GAME, address);
}

/// The number of the player's next lesson of an edition, from 1, and how many there are; 0 before the first.
pub fn next_lesson(edition: &str) -> (usize, usize) {
    let learned = setting(LEARNED).unwrap_or_default();
    let known = lesson_of(&learned, edition).and_then(|known| {
        let (next, count) = known.split_once('/')?;
        Some((next.parse().ok()?, count.parse().ok()?))
    });
    known.filter(|(next, _)| *next > 0).unwrap_or((1, 0))
}

/// Saves the number of the player's next lesson of an edition. Any number marks the edition as known.
pub fn keep_next_lesson(edition: &str, next: usize, count: usize) {
    let learned = setting(LEARNED).unwrap_or_default();
    let others = learned.split(' ').filter(|word| {
        let name = word.split_once('=').map(|(name, _)| name);
        name.is_some_and(|name| name != edition)
    });
    let mut learned: Vec<String> = others.map(str::to_owned).collect();
    learned.push(format!("{edition}={next}/{count}"));
    let _ = keep_setting(LEARNED, &learned.join(" "));
}

/// Whether the player has played an edition, or begun its lessons.
pub fn is_known(edition: &str) -> bool {
    let [played, learned] = [PLAYED, LEARNED].map(|key| setting(key).unwrap_or_default());
    played.split(' ').any(|name| name == edition) || lesson_of(&learned, edition).is_some()
}

/// Saves that the player has played an edition.
pub fn keep_played(edition: &str) {
    if !is_known(edition) {
        let played = setting(PLAYED).unwrap_or_default();
        let _ = keep_setting(PLAYED, format!("{played} {edition}").trim_start());
    }
}

fn lesson_of<'a>(learned: &'a str, edition: &str) -> Option<&'a str> {
    let mut words = learned.split(' ').filter_map(|word| word.split_once('='));
    words.find_map(|(name, next)| (name == edition).then_some(next))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_lesson_is_found_by_edition() {
        let learned = "dash-2=4/9 dash=3/7 x";
        assert_eq!(lesson_of(learned, "dash"), Some("3/7"));
        assert_eq!(lesson_of(learned, "dash-2"), Some("4/9"));
        assert_eq!(lesson_of(learned, "x"), None);
        assert_eq!(lesson_of("", "dash"), None);
    }
}
