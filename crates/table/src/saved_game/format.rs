//! Saved games as text: a head of a few lines, the record, and a checksum.
//!
//! ```text
//! turnout-save 1
//! changed 1763764000000
//! tab 4210
//! seen
//! manners ...
//! link ...
//! today 2026-11-29 0
//! review ...
//! turnout 1
//! ruleset ...
//! crc32 cbf43926
//! ```
//!
//! `changed` is the time in milliseconds since 1970. `tab` names the browser tab that is playing the game, if
//! any. `seen` stands in a finished game whose end has been on a screen. `manners` is the line of table settings, and `review` are the lines of the game's review, if it has one;
//! this module interprets neither. `link` is the line of a game by link (see
//! [`LinkPlayer`](crate::link_game::LinkPlayer)). `today` stands in an attempt at the game of a day, with the number of
//! hints, and perhaps a friend's result. `crc32` is the CRC-32 of everything before it. To edit a save, use
//! [`with_tab`](super::with_tab), or read and write it.

use words::t;

use super::checksum::{self, Wrong};
use super::{SavedGame, Unread};
use crate::clean_text::is_plain;
use crate::today::Attempt;

/// The version of saves, and of the records in them.
const VERSION: u32 = 1;
/// The maximum length of a review, in bytes.
pub(super) const LONGEST_REVIEW: usize = 1_000_000;
/// The maximum length of the line of a game by link, in bytes.
const LONGEST_LINK: usize = 10_000;
/// The maximum length of the table settings line, in bytes.
pub const LONGEST_MANNERS: usize = 1_000;
/// The latest time that a JavaScript date can hold.
const LAST_MOMENT: u64 = 8_640_000_000_000_000;

pub(super) const HEAD: &str = "turnout-save ";
const RECORD: &str = "turnout ";
/// The line of a finished game whose end has been seen.
const SEEN: &str = "seen";
/// The key of the attempt at the game of a day.
const TODAY: &str = "today ";

/// Writes a save.
pub fn write(save: &SavedGame) -> String {
    let mut text = HEAD.to_owned();
    let line = |text: &mut String, key: &str, value: &str| {
        if !value.is_empty() {
            text.push_str(key);
            text.push_str(value);
            text.push('\n');
        }
    };
    line(&mut text, "", &VERSION.to_string());
    line(&mut text, "changed ", &save.changed.to_string());
    line(&mut text, "tab ", save.tab.as_deref().unwrap_or_default());
    if save.is_seen {
        text.push_str(SEEN);
        text.push('\n');
    }
    line(&mut text, "manners ", &save.table_settings);
    line(&mut text, "link ", &save.link);
    let today = save.today.map(|attempt| attempt.line());
    line(&mut text, TODAY, &today.unwrap_or_default());
    for review in &save.review {
        line(&mut text, "review ", review);
    }
    text.push_str(&save.record);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    checksum::add(&mut text);
    text
}

/// Reads a save. Checks only the version of the record.
///
/// # Errors
/// If a newer version wrote it, or it is not a save.
pub fn read(text: &str) -> Result<SavedGame, Unread> {
    let spoilt = |problem: &str| Unread::Spoilt(problem.to_owned());
    let mut rest = text;
    check_version(take(&mut rest, HEAD))?;
    rest = checksum::check(text).map_err(|wrong| match wrong {
        Wrong::Cut => spoilt(t!(save_errors::cut)),
        Wrong::Changed => spoilt(t!(save_errors::changed)),
    })?;
    take(&mut rest, HEAD);
    let changed = take(&mut rest, "changed ").and_then(|text| text.parse().ok());
    let changed = changed
        .filter(|&moment| moment <= LAST_MOMENT)
        .ok_or_else(|| spoilt(t!(save_errors::no_time)))?;
    let tab = take(&mut rest, "tab ").map(str::to_owned);
    let seen = take(&mut rest, SEEN);
    let table_settings = take(&mut rest, "manners ").unwrap_or_default().to_owned();
    let link = take(&mut rest, "link ").unwrap_or_default().to_owned();
    let today = take(&mut rest, TODAY).map(Attempt::parse);
    let mut review = Vec::new();
    while let Some(line) = take(&mut rest, "review ") {
        review.push(line.to_owned());
    }
    let digits =
        |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
    if tab
        .as_deref()
        .is_some_and(|tab| !digits(tab) || tab.len() > 20)
    {
        return Err(spoilt(t!(save_errors::no_tab)));
    }
    if seen.is_some_and(|rest| !rest.is_empty()) {
        return Err(spoilt(t!(save_errors::not_a_save)));
    }
    if !is_plain(&table_settings) || table_settings.len() > LONGEST_MANNERS {
        return Err(spoilt(t!(save_errors::no_manners)));
    }
    if !is_plain(&link) || link.len() > LONGEST_LINK {
        return Err(spoilt(t!(by_link::spoilt)));
    }
    if today == Some(None) {
        return Err(spoilt(t!(save_errors::not_a_save)));
    }
    let length: usize = review.iter().map(String::len).sum();
    if length > LONGEST_REVIEW || !review.iter().all(|line| is_plain(line)) {
        return Err(spoilt(t!(save_errors::no_review)));
    }
    let record = rest.to_owned();
    check_version(take(&mut rest, RECORD))?;
    Ok(SavedGame {
        changed,
        tab,
        is_seen: seen.is_some(),
        table_settings,
        link,
        today: today.flatten(),
        review,
        record,
    })
}

/// The lines of a save's review. Reads only the head.
pub fn review_of(text: &str) -> Vec<&str> {
    of_head(text, "review ").collect()
}

/// The line of a game by link; empty in any other game. Reads only the head.
pub fn link_of(text: &str) -> &str {
    of_head(text, "link ").next().unwrap_or_default()
}

/// The attempt at the game of a day, if it is one. Reads only the head.
pub fn attempt_of(text: &str) -> Option<Attempt> {
    of_head(text, TODAY).next().and_then(Attempt::parse)
}

/// The values of the head's lines with this key.
fn of_head<'a>(text: &'a str, key: &str) -> impl Iterator<Item = &'a str> {
    let head = text
        .split('\n')
        .take_while(|line| !line.starts_with(RECORD));
    let head = head.filter(|_| text.starts_with(HEAD));
    head.filter_map(move |line| line.strip_prefix(key))
}

/// The tab that is playing a save, according to its head. Reads only the head.
pub fn tab_of(text: &str) -> Option<&str> {
    if !text.starts_with(HEAD) {
        return None;
    }
    let head = text.split('\n').take(3);
    head.filter_map(|line| line.strip_prefix("tab ")).next()
}

/// The time of a save's last play, in milliseconds since 1970; 0 if the head has none. Reads only the head.
pub fn changed_of(text: &str) -> u64 {
    let head = text.split('\n').take(2);
    let mut moments = head.filter_map(|line| line.strip_prefix("changed ")?.parse().ok());
    moments.next().unwrap_or_default()
}

/// Whether the end of a game has been seen, according to its head. Reads only the head.
pub fn is_seen(text: &str) -> bool {
    text.starts_with(HEAD) && text.split('\n').take(4).any(|line| line == SEEN)
}

/// Whether a save belongs to the finished games: it is over, and nobody waits for its last link. Reads only the head
/// and the end.
pub fn is_finished(text: &str) -> bool {
    is_over(text) && (is_seen(text) || link_of(text).is_empty())
}

/// Whether a save or a record is of a finished game. Reads only the end.
pub fn is_over(text: &str) -> bool {
    let last = checksum::before(text).trim_end().rsplit('\n').next();
    last.is_some_and(|line| line.starts_with("end "))
}

/// Whether a save holds this record, which is not empty. Reads only the end.
pub fn is_of(text: &str, record: &str) -> bool {
    checksum::before(text).ends_with(record)
}

/// Removes the next line from `rest` if it starts with `key`, and returns the line without `key`.
fn take<'a>(rest: &mut &'a str, key: &str) -> Option<&'a str> {
    let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
    let value = line.strip_prefix(key)?;
    *rest = after;
    Some(value.strip_suffix('\r').unwrap_or(value))
}

/// Checks a version, which is missing if the text is not a save.
fn check_version(found: Option<&str>) -> Result<(), Unread> {
    let number = found.and_then(|found| {
        let number = found.parse().ok();
        number.filter(|number: &u32| number.to_string() == found)
    });
    match number {
        Some(VERSION) => Ok(()),
        Some(number) if number > VERSION => Err(Unread::Newer),
        _ => Err(Unread::Spoilt(t!(save_errors::not_a_save).to_owned())),
    }
}

/// The text with a correct checksum, for tests of what the checksum would keep away.
pub(crate) fn summed(text: &str) -> String {
    let mut text = checksum::before(text).to_owned();
    checksum::add(&mut text);
    text
}
