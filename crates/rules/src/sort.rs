//! Sorting with little code.

/// Sorts a list of a few dozen items. Equal items keep their order.
///
/// The sorts of the standard library are made for long lists, and each type that they sort adds 5 kB to the page. This
/// insertion sort adds 200 bytes.
pub fn sort<T: Ord>(list: &mut [T]) {
    insert_each(list, |one, other| one > other);
}

/// Sorts a list of a few dozen items by a key. Equal items keep their order.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    insert_each(list, |one, other| key(one) > key(other));
}

fn insert_each<T>(list: &mut [T], is_after: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_after(&list[at - 1], &list[at]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (0, 'd'), (1, 'e')];
        sort_by_key(&mut list, |each| each.0);
        assert_eq!(list, [(0, 'd'), (1, 'b'), (1, 'e'), (3, 'a'), (3, 'c')]);
    }

    #[test]
    fn any_list_is_sorted() {
        for length in 0..20_u32 {
            let mut list: Vec<u32> = (0..length).map(|each| each * 7 % 11).collect();
            let mut expected = list.clone();
            expected.sort_unstable();
            sort(&mut list);
            assert_eq!(list, expected);
        }
    }
}
