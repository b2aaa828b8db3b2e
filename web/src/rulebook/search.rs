//! The search within a rulebook.

use super::book::Block;

/// Which blocks have the words that are searched for, whatever their capitals and accents.
pub fn has(blocks: &[Block], words: &str) -> Vec<bool> {
    let words = folded(words.trim());
    let has = |block: &Block| {
        let (number, spans) = match block {
            Block::Rule(number, spans) => (number.to_string(), spans),
            Block::Text(spans) | Block::Item(spans) | Block::Move(_, spans) => {
                (String::new(), spans)
            }
            Block::Heading(..) | Block::Board => return false,
        };
        let text: String = spans.iter().map(|span| &*span.text).collect();
        folded(&format!("{number} {text}")).contains(&words)
    };
    blocks.iter().map(has).collect()
}

/// A text in parts, and whether each is what is searched for.
pub fn marked<'a>(text: &'a str, words: &str) -> Vec<(&'a str, bool)> {
    let (letters, words) = (folded(text), folded(words.trim()));
    let places = text.char_indices().map(|(at, _)| at).chain([text.len()]);
    let places: Vec<usize> = places.collect();
    let place = |at: usize| places[letters[..at].chars().count()];
    let (mut parts, mut done) = (Vec::new(), 0);
    let found = letters.match_indices(&words).filter(|_| !words.is_empty());
    for (at, found) in found {
        let (from, to) = (place(at), place(at + found.len()));
        parts.extend([(&text[done..from], false), (&text[from..to], true)]);
        done = to;
    }
    parts.push((&text[done..], false));
    parts
}

/// The text in plain small letters, one for each.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter.to_lowercase().next().unwrap_or(letter) {
        '\u{e1}' => 'a',
        '\u{e9}' => 'e',
        '\u{ed}' => 'i',
        '\u{f3}' => 'o',
        '\u{fa}' | '\u{fc}' => 'u',
        letter => letter,
    };
    text.chars().map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::book::read;

    #[test]
    fn a_search_finds_words_whatever_their_capitals_and_accents() {
        let blocks =
            read("# A\n\n## Fin\n\n- **P-1** \u{c9}l *salt\u{f3}* aqu\u{ed}\n- P-2 no\n").unwrap();
        assert_eq!(has(&blocks, " el salto"), [false, false, true, false]);
        assert_eq!(has(&blocks, "P-2"), [false, false, false, true]);
        assert_eq!(has(&blocks, "fin"), [false; 4]);
    }

    #[test]
    fn what_is_found_is_marked() {
        let parts = marked("\u{c9}l salt\u{f3} aqu\u{ed}, SALTO", "salto ");
        let expected = [
            ("\u{c9}l ", false),
            ("salt\u{f3}", true),
            (" aqu\u{ed}, ", false),
            ("SALTO", true),
            ("", false),
        ];
        assert_eq!(parts, expected);
        assert_eq!(marked("a", " "), [("a", false)]);
        assert_eq!(
            marked("\u{130}a", "A"),
            [("\u{130}", false), ("a", true), ("", false)]
        );
    }
}
