//! Lists in words, and capital letters.

use crate::t;

/// Joins items into a list in words: "Yellow", "Yellow and Red", "Yellow, Red and Blue".
#[must_use]
pub fn list<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |rest, last| t!(lists::and, rest, last))
}

/// Joins alternatives in words: "5", "1 or 2", "1, 2 or 3".
#[must_use]
pub fn either<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |rest, last| t!(lists::or, rest, last))
}

fn joined<T: AsRef<str>>(items: &[T], and: impl Fn(String, &str) -> String) -> String {
    let Some((last, rest)) = items.split_last() else {
        return String::new();
    };
    let last = last.as_ref();
    let mut joined = String::new();
    for item in rest {
        joined = match joined.is_empty() {
            true => item.as_ref().to_owned(),
            false => t!(lists::more, rest = joined, next = item.as_ref()),
        };
    }
    if joined.is_empty() {
        return last.to_owned();
    }
    and(joined, last)
}

/// Makes the first letter lower-case: "move 3" for "Move 3".
#[must_use]
pub fn uncapitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Capitalises the first letter: "Easy" for "easy".
#[must_use]
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
