//! A game as it is kept: a head of a few lines, and its record.
//!
//! ```text
//! turnout-save 1
//! changed 1763764000000
//! tab 4210
//! manners ...
//! turnout 1
//! ruleset ...
//! ```
//!
//! `changed` is when, in milliseconds since 1970. `tab` is there while a tab of the browser plays the
//! game, and names it. `manners` is a line of its own about the table, which nothing here reads. A file of
//! games is such texts one after another; a bare record is a save without a head.

use words::say;

use crate::sitting::{self, Table};
use crate::text::{is_plain, short};

/// The version of the head that is written.
pub const VERSION: u32 = 1;
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
pub struct Save {
    /// When it was played last, in milliseconds since 1970.
    pub changed: u64,
    /// The tab of the browser that plays it.
    pub tab: Option<String>,
    /// A line about the table, perhaps empty.
    pub manners: String,
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
            Unread::Newer => say!(saves::newer),
            Unread::Spoilt(problem) => problem,
        }
    }
}

/// Writes a save.
pub fn write(save: &Save) -> String {
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
    line(&mut text, "manners ", &save.manners);
    text.push_str(&save.record);
    text
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

/// Whether a record is of a game that is over.
pub fn is_over(record: &str) -> bool {
    let last = record.trim_end().rsplit('\n').next();
    last.is_some_and(|line| line.starts_with("end "))
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
pub fn read(text: &str, now: u64) -> Result<Save, Unread> {
    let mut save = Save {
        changed: now,
        ..Save::default()
    };
    let mut rest = text;
    if let Some(version) = take(&mut rest, HEAD) {
        check_version(version, VERSION)?;
        let changed = take(&mut rest, "changed ");
        let changed = changed.and_then(|text| text.parse().ok());
        let problem = || Unread::Spoilt(say!(saves::no_time).to_owned());
        save.changed = changed
            .filter(|&moment| moment <= LAST_MOMENT)
            .ok_or_else(problem)?;
        save.tab = take(&mut rest, "tab ").map(str::to_owned);
        save.manners = take(&mut rest, "manners ").unwrap_or_default().to_owned();
        let tab = save.tab.as_deref().unwrap_or("0");
        let digits =
            |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit());
        if !digits(tab) || tab.len() > 20 {
            return Err(Unread::Spoilt(say!(saves::no_tab).to_owned()));
        }
        if !is_plain(&save.manners) || save.manners.len() > LONGEST_MANNERS {
            return Err(Unread::Spoilt(say!(saves::no_manners).to_owned()));
        }
    }
    save.record = rest.to_owned();
    match take(&mut rest, RECORD) {
        Some(version) => check_version(version, 1)?,
        None => {
            let found = short(text.split('\n').next().unwrap_or_default());
            return Err(Unread::Spoilt(say!(saves::no_record, found)));
        }
    }
    Ok(save)
}

/// Reads a save and its record, which is a game that can be gone on with. The record comes out as it is
/// always written.
///
/// # Errors
/// When it is of a newer version, or anything is wrong with it.
pub fn open(text: &str, now: u64) -> Result<(Save, Box<dyn Table>), Unread> {
    let mut save = read(text, now)?;
    let (table, _) = sitting::resume(&save.record).map_err(Unread::Spoilt)?;
    if !table.is_whole() {
        return Err(Unread::Spoilt(say!(saves::face_down).to_owned()));
    }
    save.record = table.record();
    Ok((save, table))
}

/// The texts that a file holds, in their order; together they are the file. What comes before the first
/// save belongs to none, and is a text of its own, unless it is empty lines.
pub fn split(file: &str) -> Vec<&str> {
    let mut starts = Vec::new();
    // Whether the last head still waits for its record.
    let mut waits = false;
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        if line.starts_with(HEAD) {
            starts.push(at);
            waits = true;
        } else if line.starts_with(RECORD) {
            if !waits {
                starts.push(at);
            }
            waits = false;
        } else if starts.is_empty() && !line.trim().is_empty() {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([file.len()]);
    let pieces = starts.iter().zip(ends);
    pieces.map(|(&start, end)| &file[start..end]).collect()
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
    Err(Unread::Spoilt(say!(saves::version, known, found)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "turnout 1\nruleset pollyanna-1951\nseats Y=person R=easy\nseed 5\n";

    fn save() -> Save {
        Save {
            changed: 1_763_764_000_000,
            tab: Some("42".to_owned()),
            manners: "seated round; help Y=all".to_owned(),
            record: RECORD.to_owned(),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (tab, manners) in [
            (Some("42"), "a b"),
            (None, "a"),
            (Some("0"), ""),
            (None, ""),
        ] {
            let tab = tab.map(str::to_owned);
            let manners = manners.to_owned();
            let save = Save {
                tab,
                manners,
                ..save()
            };
            let text = write(&save);
            assert_eq!(read(&text, 0), Ok(save.clone()));
            assert_eq!(tab_of(&text), save.tab.as_deref());
            assert_eq!(
                read(&text.replace('\n', "\r\n"), 0).unwrap().changed,
                save.changed
            );
        }
        assert_eq!(
            write(&save()),
            "turnout-save 1\nchanged 1763764000000\ntab 42\nmanners seated round; help Y=all\n"
                .to_owned()
                + RECORD
        );
    }

    #[test]
    fn a_bare_record_is_a_save() {
        let bare = read(RECORD, 7).unwrap();
        assert_eq!((bare.changed, bare.record.as_str()), (7, RECORD));
        assert_eq!(tab_of(RECORD), None);
        assert_eq!(open(RECORD, 7).unwrap().0, bare);
    }

    #[test]
    fn newer_ones_are_known_as_such() {
        let text = write(&save());
        for newer in [
            text.replace("turnout-save 1", "turnout-save 2"),
            text.replace("turnout-save 1", "turnout-save 12")
                .replace("changed", "when"),
            text.replace("turnout 1", "turnout 2"),
            "turnout 3\nanything\n".to_owned(),
        ] {
            assert_eq!(read(&newer, 0), Err(Unread::Newer), "{newer}");
        }
    }

    #[test]
    fn what_is_spoilt_is_said() {
        let text = write(&save());
        for (from, to, said) in [
            (
                "turnout-save 1",
                "turnout-save 0",
                "expected version 1, found \"0\"",
            ),
            (
                "turnout-save 1",
                "turnout-save 02",
                "expected version 1, found \"02\"",
            ),
            (
                "turnout-save 1",
                "turnout-save 99999999999",
                "expected version 1",
            ),
            ("changed 1763764000000", "changed soon", "\"changed ...\""),
            (
                "changed 1763764000000",
                "changed 8640000000000001",
                "\"changed ...\"",
            ),
            ("changed 1763764000000\n", "", "\"changed ...\""),
            ("tab 42", "tab x", "\"tab ...\""),
            ("seated", "sea\u{202e}ted", "\"manners ...\""),
            (
                "turnout 1",
                "blessed yes\nturnout 1",
                "expected \"turnout 1\"",
            ),
        ] {
            let Err(Unread::Spoilt(problem)) = read(&text.replacen(from, to, 1), 0) else {
                panic!("{to} is read");
            };
            assert!(problem.contains(said), "{to}: {problem}");
        }
        for nothing in [
            "",
            "\n",
            "turnout",
            "turnout-save 1",
            "turnout-save 1\nchanged 5\n",
        ] {
            assert!(
                matches!(read(nothing, 0), Err(Unread::Spoilt(_))),
                "{nothing}"
            );
        }
        let long = Save {
            manners: "a".repeat(LONGEST_MANNERS + 1),
            ..save()
        };
        assert!(read(&write(&long), 0).is_err());
        assert!(open(&text.replace("R=easy", "R"), 0).is_err());
    }

    #[test]
    fn a_file_is_cut_where_each_game_begins() {
        let (one, other) = (write(&save()), RECORD.to_owned());
        let newer = one.replace("turnout-save 1", "turnout-save 2\nfoo");
        for games in [
            vec![&one],
            vec![&other],
            vec![&one, &other, &one, &newer, &other, &other, &one],
        ] {
            let file: String = games.iter().map(|game| game.as_str()).collect();
            assert_eq!(split(&file), games);
            assert_eq!(split(&format!("\n \n{file}")), games);
            assert_eq!(split(&format!("what?\n{file}"))[1..], games);
        }
        assert_eq!(split("what?\n"), ["what?\n"]);
        assert_eq!(split("\n\n"), Vec::<&str>::new());
        // A head without a record spoils no other.
        let headless = "turnout-save 1\nchanged 5\n";
        assert_eq!(split(&format!("{headless}{one}")), [headless, &one]);
    }

    #[test]
    fn an_earlier_moment_is_known_by_its_steps() {
        let at = |steps: &str| format!("{RECORD}{steps}\n");
        for (one, other) in [
            ("Y 6-2:", "Y 6-2:"),
            ("Y 6-2:", "Y 6-2: 6 yard-Y6"),
            ("Y 6-2: 6 yard-Y6", "Y 6-2: 6 yard-Y6, 2 Y6-Y8"),
            ("Y 6-2: 6 yard-Y6", "Y 6-2: 6 yard-Y6\nR 1-1:"),
        ] {
            assert!(is_before(&at(one), &at(other)), "{one} {other}");
            assert_eq!(is_before(&at(other), &at(one)), one == other);
        }
        assert!(!is_before(&at("Y 6-2: 6 Y6-Y1"), &at("Y 6-2: 6 Y6-Y12")));
        assert!(!is_before(&at("R 6-2:"), &at("Y 6-2:")));
    }

    #[test]
    fn a_game_that_is_over_is_known_by_its_last_line() {
        assert!(!is_over(RECORD));
        assert!(!is_over(""));
        assert!(is_over("turnout 1\nR 6-3: pass\nend winner=R\n"));
        assert!(!is_over("turnout 1\nend winner=R\nR 6-3: pass\n"));
    }
}
