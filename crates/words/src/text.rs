//! Formatting of texts from a catalogue.
//!
//! A text in a catalogue is plain apart from a few control characters. `\u{1}` and a letter stand for an
//! argument. `\u{2}` and a letter begin a choice by an argument, and `\u{5}` ends it. In between, each
//! variant is a key, `\u{3}`, a text and `\u{4}`. The last variant has an empty key and is the default.

use std::cell::Cell;
use std::fmt;
#[cfg(catalogues)]
use std::sync::LazyLock;

#[cfg(catalogues)]
use crate::catalogue;
use crate::{Arg, Language};

pub(crate) const GIVEN: char = '\u{1}';
const CHOSEN: char = '\u{2}';
const KEY_ENDS: char = '\u{3}';
const TEXT_ENDS: char = '\u{4}';
const CHOICE_ENDS: char = '\u{5}';

/// Whether a byte of a catalogue is a control character.
fn is_control(byte: u8) -> bool {
    matches!(char::from(byte), GIVEN..=CHOICE_ENDS)
}

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
    /// The catalogues that this thread has used.
    static CATALOGUES: Cell<&'static [&'static Catalogue]> = const { Cell::new(&[]) };
    /// The current catalogue of this thread.
    static CURRENT: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// The current language of this thread.
pub(crate) fn language() -> Language {
    CURRENT
        .get()
        .map_or_else(Language::default, |spoken| spoken.language)
}

/// The current language and catalogue of this thread, to pass to another thread.
#[must_use]
pub fn spoken() -> Option<(Language, &'static str)> {
    let spoken = CURRENT.get()?;
    Some((spoken.language, spoken.whole))
}

/// Sets the language of this thread, with its catalogue: the file from the same build as this program.
///
/// Catalogues stay in memory, because formatted texts borrow from them. Each is stored once.
pub fn speak_by(language: Language, catalogue: &str) {
    let catalogues = CATALOGUES.get();
    let is_same = |each: &&&Catalogue| each.language == language && each.whole == catalogue;
    let found = catalogues.iter().find(is_same);
    let spoken = found.copied().unwrap_or_else(|| {
        let text: &'static str = Box::leak(catalogue.into());
        let new: &'static Catalogue = Box::leak(Box::new(Catalogue::of(language, text)));
        let mut all = catalogues.to_vec();
        all.push(new);
        CATALOGUES.set(Box::leak(all.into()));
        new
    });
    CURRENT.set(Some(spoken));
}

/// A catalogue with its later texts. Either has empty lines for the texts of the other.
#[must_use]
pub fn with_later(catalogue: &str, later: &str) -> String {
    let lines = catalogue.lines().zip(later.lines());
    lines
        .flat_map(|(text, later)| [if text.is_empty() { later } else { text }, "\n"])
        .collect()
}

/// Sets the language of this thread.
#[cfg(catalogues)]
pub fn speak(language: Language) {
    static CARRIED: LazyLock<Vec<Catalogue>> = LazyLock::new(|| {
        let carried = Language::ALL.into_iter();
        let carried = carried.map(|language| Catalogue::of(language, catalogue(language)));
        carried.collect()
    });
    CURRENT.set(CARRIED.iter().find(|each| each.language == language));
}

/// The text with this number in the current catalogue. Empty without a catalogue; the page reports that case
/// itself.
fn found(number: u16) -> &'static str {
    #[cfg(catalogues)]
    if CURRENT.get().is_none() {
        speak(Language::default());
    }
    let spoken = CURRENT.get();
    let text = spoken.and_then(|spoken| spoken.texts.get(usize::from(number)));
    text.copied().unwrap_or_default()
}

/// A text without arguments.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Plain(pub(crate) u16);

impl Plain {
    /// The text.
    #[must_use]
    pub fn say(self) -> &'static str {
        found(self.0)
    }
}

/// A text whose only argument is a value, to format later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Valued(pub(crate) u16);

impl Valued {
    /// A text that says the same of every value.
    #[must_use]
    pub const fn of(text: Plain) -> Valued {
        Valued(text.0)
    }

    /// The text.
    #[must_use]
    pub fn say(self, value: &str) -> String {
        say(self.0, &[Arg::from(value)])
    }
}

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.say())
    }
}

/// Formats a text with its arguments, which are sorted by name.
pub(crate) fn say(number: u16, args: &[Arg<'_>]) -> String {
    let mut said = String::new();
    write(found(number), args, &mut said);
    said
}

/// For tests: formats the text at an index of [`LIST`](crate::LIST).
#[cfg(catalogues)]
#[must_use]
pub fn said(number: usize, args: &[Arg<'_>]) -> String {
    say(u16::try_from(number).unwrap_or(u16::MAX), args)
}

/// Formats a text up to its end, and returns the rest of the input.
fn write<'a>(text: &'a str, args: &[Arg<'_>], said: &mut String) -> &'a str {
    let mut rest = text;
    while let Some(at) = rest.bytes().position(is_control) {
        said.push_str(&rest[..at]);
        let mut signs = rest[at..].chars();
        let sign = signs.next();
        if sign == Some(TEXT_ENDS) {
            return signs.as_str();
        }
        let arg = signs.next().and_then(|letter| arg(args, letter));
        rest = signs.as_str();
        if sign == Some(CHOSEN) {
            rest = choose(rest, arg, args, said);
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

/// The argument for a letter.
fn arg<'a, 'b>(args: &'a [Arg<'b>], letter: char) -> Option<&'a Arg<'b>> {
    let index = u32::from(letter).checked_sub(u32::from('A'))?;
    args.get(index as usize)
}

/// Formats the selected variant of a choice, and returns the input after the choice.
fn choose<'a>(
    text: &'a str,
    arg: Option<&Arg<'_>>,
    args: &[Arg<'_>],
    said: &mut String,
) -> &'a str {
    let mut rest = text;
    while let Some((key, begins)) = rest.split_once(KEY_ENDS) {
        if key.is_empty() || arg.is_some_and(|arg| arg.is(key)) {
            return after(CHOICE_ENDS, write(begins, args, said));
        }
        rest = after(TEXT_ENDS, begins);
    }
    ""
}

/// The input after the first `end` that belongs to no choice within.
fn after(end: char, text: &str) -> &str {
    let mut depth = 0;
    let mut rest = text;
    while let Some(at) = rest.bytes().position(is_control) {
        let sign = char::from(rest.as_bytes()[at]);
        rest = &rest[at + 1..];
        match sign {
            sign if sign == end && depth == 0 => return rest,
            CHOSEN => depth += 1,
            CHOICE_ENDS => depth -= 1,
            _ => {}
        }
    }
    ""
}
