//! How many can play a ruleset, and at which seats.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

use crate::setup::can_play;

/// How many can play a ruleset, in rising order.
pub fn player_counts(ruleset: Ruleset) -> Vec<usize> {
    let seats = ruleset.family.seats.len();
    (1..=seats)
        .filter(|count| seats_for(ruleset, *count, None).is_some())
        .collect()
}

/// The seats for so many players: the usual ones, where they are so many, else the first that can play. `own` is one of
/// them.
pub(super) fn seats_for(ruleset: Ruleset, count: usize, own: Option<Seat>) -> Option<SeatSet> {
    let family = ruleset.family;
    let all = (1..=family.all_seats().0).map(SeatSet);
    [family.usual_seats, family.full_table]
        .into_iter()
        .chain(all)
        .filter(|seats| seats.len() == count && own.is_none_or(|own| seats.has(own)))
        .find(|seats| can_play(ruleset, *seats).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn each_count_of_players_can_play_with_any_colour() {
        for family in FAMILIES {
            for ruleset in family.plain_rulesets() {
                let counts = player_counts(ruleset);
                assert!(counts.len() > 1, "{}", ruleset.edition.name);
                let several = counts.into_iter().filter(|count| *count > 1);
                for (count, own) in
                    several.flat_map(|count| family.all_seats().iter().map(move |own| (count, own)))
                {
                    let seats = seats_for(ruleset, count, Some(own)).unwrap();
                    assert_eq!((seats.len(), seats.has(own)), (count, true));
                    assert_eq!(can_play(ruleset, seats), Ok(()));
                }
            }
        }
    }
}
