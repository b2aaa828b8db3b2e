//! Sorting short lists.

/// Sorts a list of a few elements by a key, and keeps equal ones in their order.
///
/// The standard library's sorting is fast for long lists, and has some thousand bytes of code for each type. The page
/// sorts dozens of types, pawns on a board and players at a table.
pub fn sort_few<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at - 1]) > key(&list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_sorted_as_the_standard_library_does() {
        // Every list of up to 5 numbers below 4, each beside its place.
        for length in 0..=5_u32 {
            for number in 0..4_u32.pow(length) {
                let digits = (0..length).map(|place| (number / 4_u32.pow(place) % 4, place));
                let mut list: Vec<_> = digits.collect();
                let mut expected = list.clone();
                expected.sort_by_key(|(digit, _)| *digit);
                sort_few(&mut list, |(digit, _)| *digit);
                assert_eq!(list, expected);
            }
        }
    }
}
