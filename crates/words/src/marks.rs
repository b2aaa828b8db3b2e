//! For tests: marks round the texts of a catalogue. Words outside the marks do not come from the catalogue,
//! so they cannot be translated.

use crate::text::GIVEN;
use crate::{Language, catalogue, speak_by};

const OPENS: char = '‹';
const CLOSES: char = '›';

/// Sets the language of this thread to English with marks.
pub fn speak_marked() {
    speak_by(Language::En, &marked(catalogue(Language::En)));
}

/// A catalogue with marks round its texts, but not round their arguments.
fn marked(catalogue: &str) -> String {
    let mut marked = String::new();
    for text in catalogue.lines() {
        marked.push(OPENS);
        let mut signs = text.chars();
        while let Some(sign) = signs.next() {
            if sign == GIVEN {
                let letter = signs.next();
                marked.extend(
                    [Some(CLOSES), Some(GIVEN), letter, Some(OPENS)]
                        .into_iter()
                        .flatten(),
                );
            } else {
                marked.push(sign);
            }
        }
        marked.extend([CLOSES, '\n']);
    }
    marked
}

/// The words outside the marks, without single letters and words with digits, which may be notation. A text may
/// have been cut in the middle of marks.
pub fn unmarked_words(text: &str) -> impl Iterator<Item = &str> {
    let (closed, last) = text.rsplit_once(CLOSES).unwrap_or(("", text));
    let closed = closed.split(CLOSES);
    let outside = closed.filter_map(|part| Some(part.split_once(OPENS)?.0));
    let outside = outside.chain(last.split(OPENS).next());
    let words = outside.flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
    words.filter(|word| word.chars().count() > 1 && word.chars().all(char::is_alphabetic))
}

#[test]
fn words_that_are_not_from_a_catalogue_are_seen() {
    let catalogue = marked("to roll\n\u{1}A to \u{2}Ba\u{3}roll\u{4}\u{3}draw\u{4}\u{5}\n");
    speak_by(Language::En, &catalogue);
    let said = crate::said(1, &[crate::Arg::from("Ann"), crate::Arg::from("a")]);
    assert_eq!(said, "‹›Ann‹ to roll›");
    assert_eq!(unmarked_words(&said).collect::<Vec<_>>(), ["Ann"]);
    for text in ["Y6: ‹to roll›", "to roll›", "‹to roll", "roll› ‹to"] {
        assert_eq!(unmarked_words(text).next(), None, "{text}");
    }
    assert_eq!(unmarked_words("to roll").count(), 2);
}
