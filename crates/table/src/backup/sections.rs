//! The sections of a backup: each is a text that a device stores, and is merged in its own way.

use words::t;

use crate::book::Book;
use crate::clean_text::is_plain;
use crate::exercise::Exercises;
use crate::kept_rules::KeptRules;
use crate::people::People;
use crate::today::Days;

/// A section of a backup.
pub(super) struct Section {
    /// Its name, in the file and in storage.
    pub(super) name: &'static str,
    /// Merges the text of a file into the one that is here. An empty or damaged text here counts as none; `None` if the file's
    /// text is damaged.
    pub(super) merge: fn(here: &str, file: &str) -> Option<Merged>,
}

/// A merged section.
pub(super) struct Merged {
    /// Its text, if that is another one now.
    pub(super) text: Option<String>,
    /// What has changed, in a sentence.
    pub(super) says: String,
}

/// All sections.
pub(super) const SECTIONS: [Section; 6] = [
    Section {
        name: "settings",
        merge: settings,
    },
    Section {
        name: "people",
        merge: |here, file| {
            let mut people = People::parse(here).unwrap_or_default();
            let before = people.clone();
            let names = people.merge(People::parse(file).ok()?);
            let (count, names) = (names.len(), words::list(&names));
            Some(Merged {
                text: (people != before).then(|| people.text()),
                says: t!(backup::people, count, names),
            })
        },
    },
    Section {
        name: "rules",
        merge: |here, file| {
            let mut rules = KeptRules::parse(here).unwrap_or_default();
            let names = rules.merge(KeptRules::parse(file).ok()?);
            Some(Merged {
                text: (!names.is_empty()).then(|| rules.text()),
                says: t!(
                    backup::rules,
                    count = names.len(),
                    names = words::list(&names)
                ),
            })
        },
    },
    Section {
        name: "book",
        merge: |here, file| {
            let mut book = Book::parse(here).unwrap_or_default();
            let before = book.clone();
            let count = book.merge(Book::parse(file).ok()?);
            Some(Merged {
                text: (book != before).then(|| book.text()),
                says: t!(backup::book, count),
            })
        },
    },
    Section {
        name: "today",
        merge: |here, file| {
            let mut days = Days::parse(here);
            let before = days.clone();
            let count = days.merge(&Days::read(file)?);
            Some(Merged {
                text: (days != before).then(|| days.text()),
                says: t!(backup::days, count),
            })
        },
    },
    Section {
        name: "exercises",
        merge: |here, file| {
            let mut exercises = Exercises::parse(here);
            let count = exercises.merge(Exercises::read(file)?);
            Some(Merged {
                text: (count > 0).then(|| exercises.text()),
                says: t!(backup::exercises, count),
            })
        },
    },
];

/// The names of all sections. A program that only writes backups has nothing else of them.
pub const NAMES: [&str; SECTIONS.len()] = {
    let mut names = [""; SECTIONS.len()];
    let mut index = 0;
    while index < names.len() {
        names[index] = SECTIONS[index].name;
        index += 1;
    }
    names
};

/// The settings whose values are lists of words. The part before a `=` names a word: `sorry=3/10`.
const LISTS: [&str; 2] = ["played", "learned"];

/// Adds the settings that this device has not set: lines of a name and a value. What it has set stays, but lists are joined.
fn settings(here: &str, file: &str) -> Option<Merged> {
    let mut lines: Vec<String> = here.lines().map(str::to_owned).collect();
    let mut count = 0_usize;
    for line in file.lines() {
        let (name, value) = line.split_once(' ').filter(|_| is_plain(line))?;
        let known = lines
            .iter_mut()
            .find(|line| line.split_once(' ').is_some_and(|it| it.0 == name));
        match known {
            None => {
                lines.push(line.to_owned());
                count += 1;
            }
            Some(known) if LISTS.contains(&name) => {
                let key = |word: &str| word.split('=').next().map(str::to_owned);
                for word in value.split(' ') {
                    if known
                        .split(' ')
                        .skip(1)
                        .all(|there| key(there) != key(word))
                    {
                        known.push(' ');
                        known.push_str(word);
                    }
                }
            }
            Some(_) => {}
        }
    }
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let is_same = text.lines().eq(here.lines());
    Some(Merged {
        text: (!is_same).then_some(text),
        says: t!(backup::settings, count),
    })
}
