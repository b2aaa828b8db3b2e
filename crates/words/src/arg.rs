//! Arguments of texts.

use std::borrow::Cow;

/// An argument of a text: another text, or a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number, which can also select a singular or plural variant.
    Number(u64),
}

impl Arg<'_> {
    /// Whether the argument selects the variant with this key: the text or number itself, or `one` for 1.
    pub(crate) fn is(&self, key: &str) -> bool {
        match self {
            Arg::Text(text) => text == key,
            Arg::Number(number) => key.parse() == Ok(*number) || (key == "one" && *number == 1),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

impl From<char> for Arg<'_> {
    fn from(letter: char) -> Self {
        Arg::Text(Cow::Owned(letter.to_string()))
    }
}

impl From<crate::Plain> for Arg<'_> {
    fn from(text: crate::Plain) -> Self {
        Arg::Text(Cow::Borrowed(text.say()))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(u64::from(number))
            }
        })*
    };
}

numbers!(u8 u16 u32 u64);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number as u64)
    }
}
