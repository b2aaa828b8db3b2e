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

fn folded(text: &str) -> String {
    let letters = text.chars().flat_map(char::to_lowercase);
    let plain = letters.map(|letter| match letter {
        '\u{e1}' => 'a',
        '\u{e9}' => 'e',
        '\u{ed}' => 'i',
        '\u{f3}' => 'o',
        '\u{fa}' | '\u{fc}' => 'u',
        _ => letter,
    });
    plain.collect()
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
}
