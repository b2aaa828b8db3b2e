//! Files of several saved games.
//!
//! ```text
//! turnout-games 2
//! turnout-save 1
//! ...
//! turnout-save 1
//! ...
//! turnout-games 2 cbf43926
//! ```
//!
//! The first line holds the number of games. The last line repeats it, with a checksum of everything before.
//! If both lines are missing, as in a file of one game or of the crash guard, nobody can tell whether the file is complete.
//!
//! Files are written and read game by game, because a page must stay responsive with a file of 50 MB.

use std::iter;

use super::checksum;
use super::checksum::Checksum;
use super::format::{HEAD, LONGEST_REVIEW};

const GAMES: &str = "turnout-games ";

/// The maximum length of a save, in bytes, and of blank lines between two.
const LONGEST: usize = rules::record::LONGEST + LONGEST_REVIEW + 1_000_000;

/// The parts of a file of these saves, one after the other.
pub fn file_parts(texts: impl ExactSizeIterator<Item = String>) -> impl Iterator<Item = String> {
    let count = texts.len();
    let games = texts.map(|text| text.trim_end().to_owned() + "\n");
    let mut parts = iter::once(format!("{GAMES}{count}\n")).chain(games);
    let mut sum = Some(Checksum::default());
    iter::from_fn(move || match parts.next() {
        Some(part) => {
            sum.as_mut()?.update(&part);
            Some(part)
        }
        None => Some(format!("{GAMES}{count} {}\n", sum.take()?.digits())),
    })
}

/// The games of a file, in order. Text before the first save or after the end of one is a game of its own, unless it
/// is blank. So is each part of a text that is too long for a save: one step of the reader never takes long.
pub struct FileReader<'a> {
    file: &'a str,
    at: usize,
    /// Where the next game begins, if its first line has been read.
    start: Option<usize>,
    /// Whether the current game has ended.
    ended: bool,
    /// The first line of the file, and the checksum since then.
    begun: Option<(&'a str, Checksum)>,
    is_cut: bool,
}

impl<'a> FileReader<'a> {
    /// A reader of a file, or of several files in one.
    pub fn new(file: &'a str) -> FileReader<'a> {
        FileReader {
            file,
            at: 0,
            start: None,
            ended: true,
            begun: None,
            is_cut: false,
        }
    }

    /// Whether a part of the file is missing or was changed, once all games have been read. A file without its first
    /// and last line counts as complete.
    pub fn is_cut(&self) -> bool {
        self.is_cut || self.begun.is_some()
    }

    /// Skips blank lines between two games, of which a hostile file may have millions.
    fn skip_blank_lines(&mut self) {
        let rest = &self.file[self.at..];
        let blank = &rest[..rest.len() - rest.trim_start().len()];
        let lines = &blank[..blank.rfind('\n').map_or(0, |end| end + 1)];
        self.at += lines.len();
        if lines.len() > LONGEST {
            // Computing its checksum would take seconds.
            self.is_cut |= self.begun.take().is_some();
        } else if let Some((_, sum)) = &mut self.begun {
            sum.update(lines);
        }
    }

    /// Reads the first or the last line of a file.
    fn read_mark(&mut self, line: &'a str) {
        let mark = line.trim_end();
        if mark.matches(' ').count() == 1 {
            let mut sum = Checksum::default();
            sum.update(line);
            self.is_cut |= self.begun.replace((mark, sum)).is_some();
        } else {
            let is_right = |(first, sum): (&str, Checksum)| {
                mark.strip_prefix(first) == Some(&format!(" {}", sum.digits()))
            };
            self.is_cut |= !self.begun.take().is_some_and(is_right);
        }
    }
}

impl<'a> Iterator for FileReader<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let file = self.file;
        loop {
            if self.ended {
                self.skip_blank_lines();
            }
            let at = self.at;
            let Some(line) = file[at..].split_inclusive('\n').next() else {
                break;
            };
            if let Some(start) = self.start.filter(|start| at - start > LONGEST) {
                (self.start, self.ended) = (None, true);
                return Some(&file[start..at]);
            }
            self.at += line.len();
            let is_mark = line.starts_with(GAMES);
            let begins = line.starts_with(HEAD) || self.ended && !line.trim().is_empty();
            if is_mark {
                self.read_mark(line);
            } else if let Some((_, sum)) = &mut self.begun {
                sum.update(line);
            }
            if is_mark || begins {
                let start = self.start.take();
                self.start = begins.then_some(at).filter(|_| !is_mark);
                self.ended = is_mark;
                if let Some(start) = start {
                    return Some(&file[start..at]);
                }
            } else if checksum::is_line(line) {
                self.ended = true;
            }
        }
        self.start.take().map(|start| &file[start..])
    }
}

/// Joins saves into a file.
pub fn join<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let texts: Vec<String> = texts.into_iter().map(str::to_owned).collect();
    file_parts(texts.into_iter()).collect()
}

/// Splits a file into its games: see [`FileReader`].
pub fn split(file: &str) -> Vec<&str> {
    FileReader::new(file).collect()
}

/// Whether a part of a file is missing or was changed: see [`FileReader::is_cut`].
pub fn is_cut(file: &str) -> bool {
    let mut reader = FileReader::new(file);
    reader.by_ref().for_each(drop);
    reader.is_cut()
}
