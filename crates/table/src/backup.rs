//! Backup: all that a device stores, in one file, and how the file of another device is merged into it.
//!
//! ```text
//! turnout-backup 1
//! settings 2
//! speed fast
//! theme dark
//! people 3
//! people 1
//! ...
//! turnout-games 12
//! ...
//! turnout-games 12 cbf43926
//! turnout-backup 1 cbf43926
//! ```
//!
//! Each [section](NAMES) has its name and the number of its lines before it. A section without text is left out. The saved games
//! are the last part, as a file of games. The last line has a checksum of everything before.

mod sections;

use std::iter;
use std::ops::Range;

use rules::sort_few::sort_few;
use words::t;

pub use self::sections::NAMES;
use self::sections::SECTIONS;
use crate::saved_game::checksum::{self, Checksum};
use crate::saved_game::{self, Unread};

/// How a backup begins.
pub const HEAD: &str = "turnout-backup ";
const VERSION: u32 = 1;
/// How the file of games in a backup begins.
const GAMES: &str = "turnout-games ";

/// What a backup changes on a device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The sections that change: their names and their new texts.
    pub texts: Vec<(&'static str, String)>,
    /// What that means, in sentences.
    pub changes: Vec<String>,
    /// Where the file of games is in the backup.
    pub games: Range<usize>,
}

/// The parts of a backup, one after the other. `texts` are those of the sections, in the order of [`NAMES`].
pub fn file_parts(
    texts: &[String],
    saves: impl ExactSizeIterator<Item = String>,
) -> impl Iterator<Item = String> {
    let mut head = format!("{HEAD}{VERSION}\n");
    for (name, text) in NAMES.iter().zip(texts) {
        let count = text.lines().count();
        if count > 0 {
            head += &format!("{name} {count}\n");
            text.lines().for_each(|line| head += &format!("{line}\n"));
        }
    }
    let mut parts = iter::once(head).chain(saved_game::file_parts(saves));
    let mut sum = Some(Checksum::default());
    iter::from_fn(move || match parts.next() {
        Some(part) => {
            sum.as_mut()?.update(&part);
            Some(part)
        }
        None => Some(last_line(sum.take()?)),
    })
}

fn last_line(sum: Checksum) -> String {
    format!("{HEAD}{VERSION} {}\n", sum.digits())
}

/// The text before the last line.
///
/// # Errors
/// If there is no such line, or its checksum is wrong.
fn checked(file: &str) -> Result<&str, &'static str> {
    let (before, line) = checksum::last_line(file);
    let mut sum = Checksum::default();
    sum.update(before);
    match line.trim_end() == last_line(sum).trim_end() {
        true => Ok(before),
        false if is_last(line) => Err(t!(save_errors::changed)),
        false => Err(t!(save_errors::cut)),
    }
}

fn is_last(line: &str) -> bool {
    let digits = line
        .strip_prefix(HEAD)
        .and_then(|rest| rest.split_once(' '));
    digits.is_some_and(|(_, digits)| digits.trim_end().len() == 8)
}

/// The file with a correct last line, for tests of what the checksum would keep away.
pub fn summed(file: &str) -> String {
    let (before, line) = checksum::last_line(file);
    let before = if is_last(line) { before } else { file };
    let mut sum = Checksum::default();
    sum.update(before);
    before.to_owned() + &last_line(sum)
}

/// What a backup changes on a device that stores these texts, in the order of [`NAMES`]. A section that cannot be read is left out,
/// and that is said.
///
/// # Errors
/// If it is no backup, a newer version wrote it, or anything is wrong with it.
pub fn plan(file: &str, here: &[String]) -> Result<Plan, Unread> {
    let sections = read(file)?;
    let mut plan = Plan {
        texts: Vec::new(),
        changes: Vec::new(),
        games: sections.games,
    };
    for (index, text) in sections.texts {
        let section = &SECTIONS[index];
        let here = here.get(index).map_or("", String::as_str);
        match (section.merge)(here, &text) {
            Some(merged) => {
                let Some(text) = merged.text else { continue };
                plan.texts.push((section.name, text));
                plan.changes.push(merged.says);
            }
            None => plan.changes.push(t!(backup::left_out, name = section.name)),
        }
    }
    Ok(plan)
}

/// The parts of a backup.
struct Parts {
    /// The index of each section, and its text.
    texts: Vec<(usize, String)>,
    games: Range<usize>,
}

fn read(file: &str) -> Result<Parts, Unread> {
    let spoilt = |problem: &str| Unread::Spoilt(problem.to_owned());
    let mut at = 0;
    let mut next = || {
        let line = file[at..].split_inclusive('\n').next()?;
        let start = at;
        at += line.len();
        Some((start, line.trim_end_matches(['\n', '\r'])))
    };
    let version = next().and_then(|(_, line)| line.strip_prefix(HEAD)?.parse::<u32>().ok());
    match version {
        Some(VERSION) => {}
        Some(version) if version > VERSION => return Err(Unread::Newer),
        _ => return Err(spoilt(t!(backup::foreign))),
    }
    let whole = checked(file).map_err(spoilt)?;
    let mut texts: Vec<(usize, String)> = Vec::new();
    loop {
        let (start, line) = next().ok_or_else(|| spoilt(t!(save_errors::cut)))?;
        if line.starts_with(GAMES) {
            let games = start..whole.len();
            sort_few(&mut texts, |(index, _)| *index);
            return Ok(Parts { texts, games });
        }
        let found = line.split_once(' ');
        let count = found.and_then(|(_, count)| count.parse::<usize>().ok());
        let count = count.ok_or_else(|| spoilt(t!(save_errors::changed)))?;
        let name = found.map_or("", |(name, _)| name);
        // Only a newer version has other sections.
        let index = SECTIONS.iter().position(|section| section.name == name);
        let index = index.ok_or(Unread::Newer)?;
        if texts.iter().any(|(known, _)| *known == index) {
            return Err(spoilt(t!(save_errors::changed)));
        }
        let mut text = String::new();
        for _ in 0..count {
            let (_, line) = next().ok_or_else(|| spoilt(t!(save_errors::cut)))?;
            text.push_str(line);
            text.push('\n');
        }
        texts.push((index, text));
    }
}
