//! Saved games, as the database and files hold them.

mod checksum;
mod format;
mod games_file;
mod new_games;
#[cfg(test)]
mod tests;

use words::t;

use crate::game_session::{self, GameSession};
use crate::link_game::LinkPlayer;
use crate::today::{Attempt, Day};
pub(crate) use format::summed;
pub use format::{
    LONGEST_MANNERS, attempt_of, changed_of, is_finished, is_of, is_over, is_seen, link_of, read,
    review_of, tab_of, write,
};
pub use games_file::{FileReader, file_parts, is_cut, join, split};
pub use new_games::{Import, NewGame, is_same_game};

/// The maximum size of a file of games, in bytes: more than a page can hold in memory several times.
pub const LONGEST_FILE: usize = 200_000_000;

/// A saved game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedGame {
    /// The time of the last play, in milliseconds since 1970.
    pub changed: u64,
    /// The browser tab that is playing the game, if any.
    pub tab: Option<String>,
    /// Whether the game is over and its end has been on a screen. Such a game belongs to no tab.
    pub is_seen: bool,
    /// The line of table settings, possibly empty.
    pub table_settings: String,
    /// The line of a game by link; empty in any other game.
    pub link: String,
    /// The attempt at the game of a day, if it is one.
    pub today: Option<Attempt>,
    /// The lines of the review, if there is one.
    pub review: Vec<String>,
    /// The record.
    pub record: String,
}

impl SavedGame {
    /// The player of a game by link, at the moment of its table; `None` in any other game.
    ///
    /// # Errors
    /// If the line of the game by link and the table do not belong together.
    pub fn link_player(&self, table: &GameSession) -> Result<Option<LinkPlayer>, String> {
        let line = Some(&self.link).filter(|line| !line.is_empty());
        line.map(|line| LinkPlayer::resume(line, table.history()))
            .transpose()
    }
}

/// Why a save cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// A newer version of the program wrote it.
    Newer,
    /// It is damaged, for this reason.
    Spoilt(String),
}

impl Unread {
    /// The reason, as part of a sentence.
    pub fn words(&self) -> &str {
        match self {
            Unread::Newer => t!(save_errors::newer),
            Unread::Spoilt(problem) => problem,
        }
    }
}

/// Sets or removes the tab of a save. `None` if the text cannot be read, and must therefore stay unchanged.
pub fn with_tab(text: &str, tab: Option<&str>) -> Option<String> {
    let save = read(text).ok()?;
    let tab = tab.map(str::to_owned);
    Some(write(&SavedGame { tab, ..save }))
}

/// Notes that the end of a game has been seen. `None` if the text cannot be read, and must therefore stay unchanged.
pub fn with_end_seen(text: &str) -> Option<String> {
    let save = read(text).ok()?;
    Some(write(&SavedGame {
        tab: None,
        is_seen: true,
        ..save
    }))
}

/// A save for a file: played by no tab. A text that cannot be read stays as it is.
pub fn exported(text: &str) -> String {
    read(text).map_or_else(
        |_| text.to_owned(),
        |save| write(&SavedGame { tab: None, ..save }),
    )
}

/// Sets the review of a save. `None` if the text cannot be read, and must therefore stay unchanged.
pub fn with_review(text: &str, review: Vec<String>) -> Option<String> {
    let save = read(text).ok()?;
    Some(write(&SavedGame { review, ..save }))
}

/// Whether a save is the attempt at the game of this day. Reads only the head.
pub fn is_attempt(text: &str, day: Day) -> bool {
    attempt_of(text).is_some_and(|attempt| attempt.day == day)
}

/// Whether a record is of the same game as another, at an earlier or the same moment.
pub fn is_before(record: &str, other: &str) -> bool {
    let rest = other.strip_prefix(record.trim_end());
    // Otherwise a step to Y1 would count as the beginning of a step to Y12.
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([',', '\n', ' ']))
}

/// Reads a save and its record, and checks that the game can be resumed. Returns the record in its normal
/// form.
///
/// # Errors
/// If a newer version wrote it, or anything is wrong with it.
pub fn open(text: &str) -> Result<(SavedGame, GameSession), Unread> {
    let mut save = read(text)?;
    let table = game_session::resume(&save.record).map_err(Unread::Spoilt)?;
    if !table.is_whole() {
        return Err(Unread::Spoilt(t!(save_errors::face_down).to_owned()));
    }
    save.link_player(&table).map_err(Unread::Spoilt)?;
    save.is_seen &= is_over(&save.record);
    save.record = table.record();
    Ok((save, table))
}
