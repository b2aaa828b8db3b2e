//! Texts of Turnout, in every language.
//!
//! The texts are [Fluent](https://projectfluent.org) files, one for each subject, in a folder for each
//! language: `en/`, `es/`. The English files define which texts exist and which arguments each takes. The
//! program formats texts with [`t!`](crate::t). An unknown text or a wrong argument does not compile. Tests
//! check that every language has all texts, and that the program uses each of them.
//!
//! A catalogue is the build's version of a language's texts, one on each line. Native programs include all
//! catalogues. The page fetches one and calls [`speak_by`] with it. Texts that no board needs are in a file of
//! their own, which the page fetches later and adds by [`with_later`].
//!
//! Each thread has its own current language: [`speak`], [`language`]. No decision in the program depends on
//! the language.

mod arg;
mod book;
mod language;
mod list;
#[cfg(catalogues)]
mod marks;
mod shortened;
mod text;

pub use arg::Arg;
pub use book::{BOOKS, Book, bound, bound_at, unbound};
pub use language::Language;
#[cfg(catalogues)]
pub use language::catalogue;
pub use list::{capitalised, either, list, uncapitalised};
#[cfg(catalogues)]
pub use marks::{speak_marked, unmarked_words};
pub use shortened::shortened;
pub use text::{Plain, Valued, speak_by, spoken, with_later};
#[cfg(catalogues)]
pub use text::{said, speak};

/// The texts, by file and name.
#[expect(non_camel_case_types, reason = "texts have the names from their files")]
#[expect(
    non_upper_case_globals,
    reason = "texts have the names from their files"
)]
pub mod texts {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// For tests: the name and the arguments of each text, in the order of a catalogue. An argument has the keys
/// of its variants in any language, without the default variant.
#[cfg(catalogues)]
pub const LIST: &[(&str, &[Given])] = include!(concat!(env!("OUT_DIR"), "/list.rs"));

/// The name of an argument, and the keys of its variants.
#[cfg(catalogues)]
pub type Given = (&'static str, &'static [&'static str]);

/// The current language of this thread.
#[must_use]
pub fn language() -> Language {
    text::language()
}

/// Formats a text: `t!(lists::and, rest, last = name)`. The result is a `&'static str` for a text without
/// arguments, otherwise a `String`.
#[macro_export]
macro_rules! t {
    ($file:ident::$text:ident $(,)?) => {
        $crate::texts::$file::$text.say()
    };
    ($file:ident::$text:ident, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::texts::$file::$text {
            $($name: $crate::Arg::from($crate::given!($name $(, $value)?))),+
        }
        .say()
    };
}

/// A text without arguments, to format later: for tables that are constants.
#[macro_export]
macro_rules! text {
    ($file:ident::$text:ident) => {
        $crate::texts::$file::$text
    };
}

/// A text whose only argument is a value, to format later: for tables that are constants.
#[macro_export]
macro_rules! valued {
    ($file:ident::$text:ident) => {
        $crate::texts::$file::$text::LATER
    };
}

/// The value of an argument: the given value, or else the variable with the argument's name.
#[doc(hidden)]
#[macro_export]
macro_rules! given {
    ($name:ident) => {
        $name
    };
    ($name:ident, $value:expr) => {
        $value
    };
}
