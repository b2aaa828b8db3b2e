//! A game as it is kept: a head of a few lines, its record, and a checksum.
//!
//! ```text
//! turnout-save 2
//! changed 1763764000000
//! tab 4210
//! manners ...
//! turnout 1
//! ruleset ...
//! crc32 cbf43926
//! ```
//!
//! `changed` is when, in milliseconds since 1970. `tab` is there while a tab of the browser plays the
//! game, and names it. `table_settings` is a line of its own about the table, which nothing here reads. `crc32` is
//! the CRC-32 of all that stands before it; so a save is edited by [`with_tab`], or read and written.
//! Version 1 was without; a bare record is a save without a head.

mod checksum;
mod file;
#[cfg(test)]
mod tests;

use words::t;

use crate::game_session::{self, Table};
use crate::text::{is_plain, short};
use checksum::Wrong;
pub use file::{is_cut, join, split};

/// The version that is written.
pub const VERSION: u32 = 2;
/// The version that had no checksum.
const UNCHECKED: &str = "1";
/// The longest file of games that is read, in bytes.
pub const LONGEST_FILE: usize = 2_000_000;
/// The most games that a file may hold.
pub const MOST_GAMES: usize = 500;
/// The longest line of manners, in bytes.
pub const LONGEST_MANNERS: usize = 1_000;

/// The last moment that calendars know.
const LAST_MOMENT: u64 = 8_640_000_000_000_000;

const HEAD: &str = "turnout-save ";
const RECORD: &str = "turnout ";

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedGame {
    /// When it was played last, in milliseconds since 1970.
    pub changed: u64,
    /// The tab of the browser that plays it.
    pub tab: Option<String>,
    /// A line about the table, perhaps empty.
    pub table_settings: String,
    /// The record.
    pub record: String,
}

/// Why a save is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// A newer version of the program has written it.
    Newer,
    /// It is spoilt: what is wrong.
    Spoilt(String),
}

impl Unread {
    /// The same as a part of a sentence.
    pub fn words(&self) -> &str {
        match self {
            Unread::Newer => t!(saves::newer),
            Unread::Spoilt(problem) => problem,
        }
    }
}

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
    line(&mut text, "manners ", &save.table_settings);
    text.push_str(&save.record);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    checksum::add(&mut text);
    text
}

/// A save that this tab plays, or none; nothing where it has no head or cannot be read: then it is not
/// to be touched.
pub fn with_tab(text: &str, tab: Option<&str>) -> Option<String> {
    let save = read(text, 0).ok().filter(|_| text.starts_with(HEAD))?;
    let tab = tab.map(str::to_owned);
    Some(write(&SavedGame { tab, ..save }))
}

/// The tab that a save says it is played in. It takes a look at the head only.
pub fn tab_of(text: &str) -> Option<&str> {
    if !text.starts_with(HEAD) {
        return None;
    }
    let head = text.split('\n').take(3);
    head.filter_map(|line| line.strip_prefix("tab ")).next()
}

/// When a save was played last, in milliseconds since 1970; 0 of what says no moment. It takes a look at the
/// head only.
pub fn changed_of(text: &str) -> u64 {
    let head = text.split('\n').take(2);
    let mut moments = head.filter_map(|line| line.strip_prefix("changed ")?.parse().ok());
    moments.next().unwrap_or_default()
}

/// Whether a save, or a record, is of a game that is over. It takes a look at the end only.
pub fn is_over(text: &str) -> bool {
    let last = checksum::before(text).trim_end().rsplit('\n').next();
    last.is_some_and(|line| line.starts_with("end "))
}

/// Whether a save holds this record, which is not empty. No more is read of it.
pub fn is_of(text: &str, record: &str) -> bool {
    checksum::before(text).ends_with(record)
}

/// Whether a record is of an earlier moment of the same game as another, or of the same moment.
pub fn is_before(record: &str, other: &str) -> bool {
    let rest = other.strip_prefix(record.trim_end());
    // Else a step to Y1 would be the beginning of one to Y12.
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([',', '\n', ' ']))
}

/// Reads a save; a bare record is as old as `now`. Of the record no more is read than its version.
///
/// # Errors
/// When it is of a newer version, or none at all.
pub fn read(text: &str, now: u64) -> Result<SavedGame, Unread> {
    let mut save = SavedGame {
        changed: now,
        ..SavedGame::default()
    };
    let spoilt = |problem: &str| Unread::Spoilt(problem.to_owned());
    let mut rest = text;
    let version = take(&mut rest, HEAD);
    let checked = checksum::check(text);
    if let Some(version) = version.filter(|version| *version != UNCHECKED) {
        check_version(version, VERSION)?;
        rest = checked.map_err(|wrong| match wrong {
            Wrong::Cut => spoilt(t!(saves::cut)),
            Wrong::Changed => spoilt(t!(saves::changed)),
        })?;
        take(&mut rest, HEAD);
    } else if checked != Err(Wrong::Cut) {
        // The line is there, and what says so in the head is not.
        return Err(spoilt(t!(saves::changed)));
    }
    if version.is_some() {
        let changed = take(&mut rest, "changed ");
        let changed = changed.and_then(|text| text.parse().ok());
        save.changed = changed
            .filter(|&moment| moment <= LAST_MOMENT)
            .ok_or_else(|| spoilt(t!(saves::no_time)))?;
        save.tab = take(&mut rest, "tab ").map(str::to_owned);
        save.table_settings = take(&mut rest, "manners ").unwrap_or_default().to_owned();
        let tab = save.tab.as_deref().unwrap_or("0");
        let digits =
            |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
        if !digits(tab) || tab.len() > 20 {
            return Err(spoilt(t!(saves::no_tab)));
        }
        if !is_plain(&save.table_settings) || save.table_settings.len() > LONGEST_MANNERS {
            return Err(spoilt(t!(saves::no_manners)));
        }
    }
    save.record = rest.to_owned();
    match take(&mut rest, RECORD) {
        Some(version) => check_version(version, 1)?,
        None => {
            let found = short(text.split('\n').next().unwrap_or_default());
            return Err(Unread::Spoilt(t!(saves::no_record, found)));
        }
    }
    Ok(save)
}

/// Reads a save and its record, which is a game that can be gone on with. The record comes out as it is
/// always written.
///
/// # Errors
/// When it is of a newer version, or anything is wrong with it.
pub fn open(text: &str, now: u64) -> Result<(SavedGame, Box<dyn Table>), Unread> {
    let mut save = read(text, now)?;
    let (table, _) = game_session::resume(&save.record).map_err(Unread::Spoilt)?;
    if !table.is_whole() {
        return Err(Unread::Spoilt(t!(saves::face_down).to_owned()));
    }
    save.record = table.record();
    Ok((save, table))
}

/// A text with the checksum that it should have, for tests of what a checksum keeps away.
pub(crate) fn summed(text: &str) -> String {
    let mut text = checksum::before(text).to_owned();
    checksum::add(&mut text);
    text
}

/// The next line without what it begins with, if it begins so; `rest` is then what follows.
fn take<'a>(rest: &mut &'a str, key: &str) -> Option<&'a str> {
    let (line, after) = rest.split_once('\n').unwrap_or((rest, ""));
    let value = line.strip_prefix(key)?;
    *rest = after;
    Some(value.strip_suffix('\r').unwrap_or(value))
}

/// Whether a version is one that we know.
fn check_version(found: &str, known: u32) -> Result<(), Unread> {
    if found == known.to_string() {
        return Ok(());
    }
    let number: Option<u32> = found.parse().ok();
    if number.is_some_and(|number| number > known && number.to_string() == found) {
        return Err(Unread::Newer);
    }
    let found = short(found);
    Err(Unread::Spoilt(t!(saves::version, known, found)))
}
