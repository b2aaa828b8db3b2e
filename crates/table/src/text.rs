//! Cleaning of text from outside, before it is shown or stored.

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

/// Cleans a player's name for storage: one line of at most `longest` characters, without characters that are
/// invisible or change the direction of text.
pub(crate) fn clean(name: &str, longest: usize) -> String {
    let fit: String = name
        .chars()
        .map(|letter| if letter.is_whitespace() { ' ' } else { letter })
        .filter(|letter| !is_unfit(*letter))
        .collect();
    let words: Vec<&str> = fit.split(' ').filter(|word| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(longest).collect();
    cut.trim_end().to_owned()
}

/// Whether a text can be shown unchanged: one line of visible characters.
pub(crate) fn is_plain(text: &str) -> bool {
    !text.contains(is_unfit)
}

/// Whether a character is a control character or changes the direction of the text after it. Joiners are
/// fine, because some names cannot be written without them.
fn is_unfit(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}'
        )
        || matches!(letter, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line_that_can_be_seen() {
        assert_eq!(clean("  Ann\n\t Marie ", 40), "Ann Marie");
        assert_eq!(clean("\u{202e}nnA\u{0}", 40), "nnA");
        assert_eq!(
            clean("Zo\u{eb} \u{1f469}\u{200d}\u{1f680}", 40),
            "Zo\u{eb} \u{1f469}\u{200d}\u{1f680}"
        );
        assert_eq!(clean("abc def", 4), "abc");
        assert_eq!(clean("\u{feff}\u{2028}", 40), "");
    }

    #[test]
    fn hostile_text_is_shortened() {
        assert_eq!(short("a\nb"), "a\\nb");
        assert_eq!(short(&"a".repeat(41)), "a".repeat(40) + "...");
        assert_eq!(short(&"\u{e9}".repeat(40)), "\u{e9}".repeat(40));
    }
}
