//! Sorting a few things.

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

#[cfg(test)]
mod tests {
    use super::*;

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
