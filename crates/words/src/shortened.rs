//! Text from outside, as messages quote it.

/// At most 40 characters of a text that may be long and hostile, control characters escaped.
#[must_use]
pub fn shortened(text: &str) -> String {
    let mut short = String::new();
    for letter in text.chars().take(40) {
        short.extend(letter.escape_debug());
    }
    if text.chars().nth(40).is_some() {
        short.push_str("...");
    }
    short
}
