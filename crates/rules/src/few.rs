//! Sorting a few things, and searching short texts.

/// Sorts a few things by a key; those whose keys are equal stay in their order.
///
/// The page carries this instead of the standard library's sorts: they are made for many things, and
/// each kind of thing sorted costs three kilobytes.
pub fn sort_few_by_key<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..few.len() {
        let mut at = end;
        while at > 0 && key(&few[at]) < key(&few[at - 1]) {
            few.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// What is before and after the first `separator`.
///
/// The page carries this instead of the standard library's search for a string in another: that is
/// made for long texts, and costs four kilobytes. A search for a single `char` costs little.
pub fn cut<'a>(text: &'a str, separator: &str) -> Option<(&'a str, &'a str)> {
    let bytes = text.as_bytes();
    let at = (0..=bytes.len()).find(|&at| bytes[at..].starts_with(separator.as_bytes()))?;
    Some((&text[..at], &text[at + separator.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_as_the_standard_library_cuts_it() {
        for text in ["", "a", ", ", "a, b, c", "a,, b", "\u{e9}, \u{e9}", "a,"] {
            for separator in ["", ",", ", ", "a", "\u{e9}"] {
                assert_eq!(cut(text, separator), text.split_once(separator));
            }
        }
    }

    #[test]
    fn the_order_is_that_of_the_standard_librarys_stable_sort() {
        for seed in 0..200_u32 {
            let numbers = (0..seed % 9).map(|index| (seed * 37 + index * index * 11) % 7);
            let mut few: Vec<_> = numbers.enumerate().collect();
            let mut sorted = few.clone();
            sort_few_by_key(&mut few, |(_, number)| *number);
            sorted.sort_by_key(|(_, number)| *number);
            assert_eq!(few, sorted);
        }
    }
}
