//! All that Turnout says, in every language.
//!
//! The texts are files of [Fluent](https://projectfluent.org), one a subject, in a folder a language: `en/`,
//! `es/`. English says which texts there are, and what is given to each; the program says them by
//! [`t!`](crate::t), so that one that does not exist, or is given something else, does not compile.
//! Tests see to it that every language has all of them, and that each is said somewhere.
//!
//! A catalogue is a language's texts as the build makes them: one a line. Natively they are part of
//! the program; the page fetches the one of its language and [`speak_by`] it.
//!
//! What language is spoken is a matter of a thread: [`speak`], [`language`]. Nothing that is decided depends on it.

mod arg;
mod book;
mod language;
mod list;
mod text;

pub use arg::Arg;
pub use book::{BOOKS, Book, bound, bound_at, unbound};
pub use language::Language;
pub use list::{capitalised, list, uncapitalised};
pub use text::{Plain, speak_by, spoken};
#[cfg(not(target_arch = "wasm32"))]
pub use text::{catalogue, said, speak};

/// The texts, by file and name.
#[expect(non_camel_case_types, reason = "texts are called as in their files")]
#[expect(non_upper_case_globals, reason = "texts are called as in their files")]
pub mod texts {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

/// For tests: the name of each text, in the order of a catalogue, and what is given to it, with the keys by
/// which any language chooses among variants, the usual one without.
#[cfg(not(target_arch = "wasm32"))]
pub const LIST: &[(&str, &[Given])] = include!(concat!(env!("OUT_DIR"), "/list.rs"));

/// What is called so when it is given to a text, and the keys by which it chooses.
#[cfg(not(target_arch = "wasm32"))]
pub type Given = (&'static str, &'static [&'static str]);

/// The language that is spoken.
#[must_use]
pub fn language() -> Language {
    text::language()
}

/// Says a text: `t!(lists::and, rest, last = name)`. One that is given nothing is a `&'static str`, any
/// other a `String`.
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

/// A text that is given nothing, to be said later: for tables that are made once.
#[macro_export]
macro_rules! text {
    ($file:ident::$text:ident) => {
        $crate::texts::$file::$text
    };
}

/// What is given under a name: the value, or else what is called so.
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
