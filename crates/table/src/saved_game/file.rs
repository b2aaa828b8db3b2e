//! Files of several saved games.
//!
//! ```text
//! turnout-games 2
//! turnout-save 2
//! ...
//! turnout-save 2
//! ...
//! turnout-games 2 cbf43926
//! ```
//!
//! The first line holds the number of games. The last line repeats it, with a checksum of everything before.
//! If both lines are missing, as in files of earlier versions, nobody can tell whether the file is complete.

use super::{HEAD, RECORD, checksum};

const GAMES: &str = "turnout-games ";

/// Joins saves into a file.
pub fn join<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let (mut games, mut count) = (String::new(), 0);
    for text in texts {
        games.push_str(text.trim_end());
        games.push('\n');
        count += 1;
    }
    let file = format!("{GAMES}{count}\n{games}");
    let sum = checksum::of(&file);
    format!("{file}{GAMES}{count} {sum}\n")
}

/// Splits a file into its texts, in order. Text before the first save or after the end of one is a text of
/// its own, unless it is blank.
pub fn split(file: &str) -> Vec<&str> {
    let mut texts = Vec::new();
    let mut start = None;
    // Whether the last head still lacks its record, and whether the current text has ended.
    let (mut waits, mut ended) = (false, true);
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        let is_games = line.starts_with(GAMES);
        let begins = line.starts_with(HEAD)
            || line.starts_with(RECORD) && !waits
            || ended && !line.trim().is_empty();
        if is_games || begins {
            texts.extend(start.take().map(|start| &file[start..at]));
            start = begins.then_some(at).filter(|_| !is_games);
            waits = line.starts_with(HEAD);
            ended = is_games;
        } else if line.starts_with(RECORD) {
            waits = false;
        } else if checksum::is_line(line) {
            ended = true;
        }
        at += line.len();
    }
    texts.extend(start.map(|start| &file[start..]));
    texts
}

/// Whether a part of a file is missing or was changed. A file without its first and last line counts as
/// complete.
pub fn is_cut(file: &str) -> bool {
    // The file may consist of several files.
    let (mut begun, mut cut, mut at) = (None, false, 0);
    for line in file.split_inclusive('\n') {
        if line.starts_with(GAMES) {
            let line = line.trim_end();
            if line.matches(' ').count() == 1 {
                cut |= begun.replace((at, line)).is_some();
            } else {
                let is_right = |(start, first): (usize, &str)| {
                    line == format!("{first} {}", checksum::of(&file[start..at]))
                };
                cut |= !begun.take().is_some_and(is_right);
            }
        }
        at += line.len();
    }
    cut || begun.is_some()
}
