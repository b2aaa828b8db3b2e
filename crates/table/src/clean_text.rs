//! Cleaning of text from outside, before it is shown or stored.

use crate::setup::LONGEST_NAME;

/// Shortens text that may be long and hostile: at most 40 characters, with control characters escaped.
pub(crate) fn short(text: &str) -> String {
    let mut short: String = text
        .chars()
        .take(40)
        .map(|letter| match letter {
            letter if is_unfit(letter) => letter.escape_default().to_string(),
            letter => letter.to_string(),
        })
        .collect();
    if text.chars().nth(40).is_some() {
        short.push_str("...");
    }
    short
}

/// A player's name as it is stored and shown, whatever it was: one line of at most [`LONGEST_NAME`] characters, without
/// characters that are invisible or change the direction of text. `None` if nothing is left to see. Every name from
/// outside passes through here.
pub(crate) fn name(text: &str) -> Option<String> {
    let cut: String = visible(text).chars().take(LONGEST_NAME).collect();
    let name = cut.trim_end_matches(|letter| letter == ' ' || is_joiner(letter));
    (!name.is_empty()).then(|| name.to_owned())
}

/// What can be seen of a text, as one line.
///
/// Joiners and variation selectors stay only where they change what is seen, between letters beyond ASCII: some names
/// cannot be written without them, and elsewhere they would make two names look the same.
pub(crate) fn visible(text: &str) -> String {
    let words = text.split_whitespace().map(visible_word);
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

fn visible_word(word: &str) -> String {
    let mut letters = word.chars().filter(|letter| !is_unfit(*letter)).peekable();
    let mut visible = String::new();
    while let Some(letter) = letters.next() {
        let before = visible.chars().last().filter(|before| !before.is_ascii());
        let stays = if is_zero_width(letter) {
            let after = letters.peek().filter(|after| !after.is_ascii());
            before.is_some_and(|before| !is_zero_width(before))
                && after.is_some_and(|after| !is_joiner(*after))
        } else if is_joiner(letter) {
            before.is_some_and(|before| !is_joiner(before))
        } else {
            true
        };
        if stays {
            visible.push(letter);
        }
    }
    visible
}

/// Whether a text can be shown unchanged: one line of visible characters.
pub(crate) fn is_plain(text: &str) -> bool {
    !text.contains(is_unfit)
}

/// Whether a character is a control character, changes the direction of the text after it, or is never seen. Joiners
/// and variation selectors are fine, because some names cannot be written without them.
fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Unicode's Default_Ignorable_Code_Point without joiners and variation selectors.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..='\u{e0fff}'
            // Blanks that are not white space.
            | '\u{2800}' | '\u{16fe4}' | '\u{1d159}')
}

/// Whether a character is never seen itself, but changes how its neighbours are drawn: a joiner or a variation selector.
fn is_joiner(letter: char) -> bool {
    is_zero_width(letter) || matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

/// Whether a character joins its neighbours or keeps them apart.
fn is_zero_width(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_that_can_be_seen() {
        let of = |text: &str| name(text).unwrap_or_default();
        assert_eq!(of("  Ann\n\t Marie "), "Ann Marie");
        assert_eq!(of("\u{202e}nnA\u{0}"), "nnA");
        assert_eq!(of("A\u{ad}n\u{3164}n \u{2800}"), "Ann");
        assert_eq!(of(&"abcd ".repeat(9)), "abcd ".repeat(8).trim_end());
        assert_eq!(of(&"\u{915}\u{200d}".repeat(40)).chars().count(), 39);
    }

    #[test]
    fn a_name_has_a_visible_character() {
        for unseen in [
            "",
            " ",
            "\u{200d}",
            "\u{200c}\u{fe0f}",
            "\u{feff}\u{2028}",
            "\u{ad}",
            "\u{115f}\u{1160}",
            "\u{3164}",
            "\u{2800}",
            "\u{e0041}",
            "\u{180e}",
            "\u{3000}",
            "\u{200b} \u{2060}",
            "\u{202e}\u{202c}",
        ] {
            assert_eq!(name(unseen), None, "{unseen:?}");
        }
    }

    #[test]
    fn joiners_stay_only_where_they_are_seen() {
        // A woman with a rocket, a heart in colour, a Persian and an Indian name.
        for whole in [
            "Zo\u{eb} \u{1f469}\u{200d}\u{1f680}",
            "\u{2764}\u{fe0f}\u{200d}\u{1f525}",
            "\u{639}\u{644}\u{6cc}\u{200c}\u{631}\u{636}\u{627}",
            "\u{915}\u{94d}\u{200d}\u{937}",
        ] {
            assert_eq!(name(whole).as_deref(), Some(whole));
        }
        for same in [
            "A\u{200d}nn",
            "Ann\u{200c}",
            "\u{fe0f}Ann",
            "An\u{fe0f}n",
            "\u{200d}\u{200d}Ann",
        ] {
            assert_eq!(name(same).as_deref(), Some("Ann"));
        }
    }

    #[test]
    fn a_clean_name_stays_as_it_is() {
        let parts = [
            "a",
            "\u{eb}",
            " ",
            "\u{200d}",
            "\u{200c}",
            "\u{fe0f}",
            "\u{1f469}",
            "\u{200b}",
            "\u{2003}",
        ];
        for number in 0..parts.len().pow(5) {
            let text: String = (0..5)
                .map(|place| parts[number / parts.len().pow(place) % parts.len()])
                .collect();
            for text in [text.clone(), "x".repeat(37) + &text] {
                if let Some(clean) = name(&text) {
                    assert_eq!(name(&clean).as_deref(), Some(&*clean), "{text:?}");
                }
            }
        }
    }

    #[test]
    fn hostile_text_is_shortened() {
        assert_eq!(short("a\nb"), "a\\nb");
        assert_eq!(short(&"a".repeat(41)), "a".repeat(40) + "...");
        assert_eq!(short(&"\u{e9}".repeat(40)), "\u{e9}".repeat(40));
    }
}
