//! Saying texts by a catalogue.
//!
//! In a catalogue a text stands as it is but for a few signs: `1` and a letter for what is given, and
//! `2`, a letter, texts each between its key with `3` and `4`, and `5` for one of several; the last has
//! no key and is the usual one.

use std::cell::Cell;
use std::fmt;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::LazyLock;

use crate::{Arg, Language};

const GIVEN: char = '\u{1}';
const CHOSEN: char = '\u{2}';
const KEY_ENDS: char = '\u{3}';
const TEXT_ENDS: char = '\u{4}';
const CHOICE_ENDS: char = '\u{5}';

/// A language and its texts.
struct Catalogue {
    language: Language,
    whole: &'static str,
    texts: Vec<&'static str>,
}

impl Catalogue {
    fn of(language: Language, whole: &'static str) -> Catalogue {
        Catalogue {
            language,
            whole,
            texts: whole.lines().collect(),
        }
    }
}

thread_local! {
    /// The catalogues that this thread has spoken by.
    static KNOWN: Cell<&'static [&'static Catalogue]> = const { Cell::new(&[]) };
    /// The one that it speaks by.
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// The language that this thread speaks.
pub(crate) fn language() -> Language {
    SPOKEN
        .get()
        .map_or_else(Language::default, |spoken| spoken.language)
}

/// The language and the catalogue that this thread speaks by, to be handed to another.
#[must_use]
pub fn spoken() -> Option<(Language, &'static str)> {
    let spoken = SPOKEN.get()?;
    Some((spoken.language, spoken.whole))
}

/// Has this thread speak a language by its catalogue: the file that was made with this program.
///
/// A catalogue stays in memory, so that what was said remains: each language's only once.
pub fn speak_by(language: Language, catalogue: &str) {
    let known = KNOWN.get();
    let found = known.iter().find(|each| each.language == language);
    let spoken = found.copied().unwrap_or_else(|| {
        let text: &'static str = Box::leak(catalogue.into());
        let new: &'static Catalogue = Box::leak(Box::new(Catalogue::of(language, text)));
        let mut all = known.to_vec();
        all.push(new);
        KNOWN.set(Box::leak(all.into()));
        new
    });
    SPOKEN.set(Some(spoken));
}

/// A language's catalogue.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn catalogue(language: Language) -> &'static str {
    match language {
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/en.txt")),
        Language::Spanish => include_str!(concat!(env!("OUT_DIR"), "/es.txt")),
    }
}

/// Has this thread speak a language.
#[cfg(not(target_arch = "wasm32"))]
pub fn speak(language: Language) {
    static CARRIED: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
        let carried = Language::ALL.into_iter();
        let carried = carried.map(|language| Catalogue::of(language, catalogue(language)));
        carried.collect()
    });
    SPOKEN.set(CARRIED.iter().find(|each| each.language == language));
}

/// The text of a number, as it stands in the catalogue that is spoken by. Empty where there is none: a page
/// that has no texts says that itself.
fn found(number: u16) -> &'static str {
    #[cfg(not(target_arch = "wasm32"))]
    if SPOKEN.get().is_none() {
        speak(Language::default());
    }
    let spoken = SPOKEN.get();
    let text = spoken.and_then(|spoken| spoken.texts.get(usize::from(number)));
    text.copied().unwrap_or_default()
}

/// A text that is given nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plain(pub(crate) u16);

impl Plain {
    /// The text.
    #[must_use]
    pub fn say(self) -> &'static str {
        found(self.0)
    }
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.say())
    }
}

/// A text with what is given to it, in the order of their names.
pub(crate) fn say(number: u16, given: &[Arg<'_>]) -> String {
    let mut said = String::new();
    write(found(number), given, &mut said);
    said
}

/// For tests: the text of a place in [`LIST`](crate::LIST).
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn said(number: usize, given: &[Arg<'_>]) -> String {
    say(u16::try_from(number).unwrap_or(u16::MAX), given)
}

/// Writes a text up to where it ends; returns what is left of it.
fn write<'a>(text: &'a str, given: &[Arg<'_>], said: &mut String) -> &'a str {
    let mut rest = text;
    while let Some(at) = rest.find([GIVEN, CHOSEN, TEXT_ENDS]) {
        said.push_str(&rest[..at]);
        let mut signs = rest[at..].chars();
        let sign = signs.next();
        if sign == Some(TEXT_ENDS) {
            return signs.as_str();
        }
        let arg = signs.next().and_then(|letter| arg(given, letter));
        rest = signs.as_str();
        if sign == Some(CHOSEN) {
            rest = choose(rest, arg, given, said);
        } else {
            match arg {
                Some(Arg::Text(text)) => said.push_str(text),
                Some(Arg::Number(number)) => said.push_str(&number.to_string()),
                None => {}
            }
        }
    }
    said.push_str(rest);
    ""
}

/// What a letter stands for.
fn arg<'a, 'b>(given: &'a [Arg<'b>], letter: char) -> Option<&'a Arg<'b>> {
    let index = u32::from(letter).checked_sub(u32::from('A'))?;
    given.get(index as usize)
}

/// Writes the one of several texts that is meant; returns what is left after all of them.
fn choose<'a>(
    text: &'a str,
    arg: Option<&Arg<'_>>,
    given: &[Arg<'_>],
    said: &mut String,
) -> &'a str {
    let mut rest = text;
    let mut found = false;
    loop {
        if let Some(after) = rest.strip_prefix(CHOICE_ENDS) {
            return after;
        }
        let Some((key, begins)) = rest.split_once(KEY_ENDS) else {
            return "";
        };
        let meant = !found && (key.is_empty() || arg.is_some_and(|arg| arg.is(key)));
        found |= meant;
        // What is not meant is passed over in the same way, and not kept.
        let length = said.len();
        rest = write(begins, given, said);
        if !meant {
            said.truncate(length);
        }
    }
}
