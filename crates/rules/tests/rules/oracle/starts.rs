//! Where games begin, without the crate under test: positions found by hand.

use super::listed::spelt_out;
use super::{annie, parcheesi, pollyanna, sorry};

#[test]
fn games_begin_as_found_by_hand() {
    let oracles = [
        pollyanna::ORACLE,
        parcheesi::ORACLE,
        sorry::ORACLE,
        annie::ORACLE,
    ];
    let lines = include_str!("starts.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (asked, by_hand) = match line.strip_prefix("! ") {
            Some(asked) => (asked, None),
            None => {
                let (asked, by_hand) = line.split_once(" => ").expect(line);
                (asked, Some(by_hand))
            }
        };
        let [ruleset, seats, first] = asked.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}: a ruleset, seats, and the one that begins");
        };
        let seats: Vec<char> = seats.chars().collect();
        let first = first.chars().next().unwrap();
        let mut all = oracles.iter();
        let oracle = all.find(|oracle| ruleset.starts_with(oracle.game)).unwrap();
        let found = (oracle.start)(ruleset, &seats, first);
        let expected = by_hand.map(|placed| format!("{ruleset} {}", spelt_out(placed)));
        assert_eq!(found.as_ref().ok(), expected.as_ref(), "{line}: {found:?}");
    }
}
