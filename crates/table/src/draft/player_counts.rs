//! How many can play a ruleset, and at which seats.

use rules::ruleset::Ruleset;
use rules::seat::{Seat, SeatSet};

use crate::setup::{PERSON, PlaceAtTable, Setup, can_play};

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

/// One person at the first seat, and bots of a level at as many others as can play.
pub fn against_bots(ruleset: Ruleset, level: &str) -> Setup {
    let mut setup = Setup::usual(ruleset, level);
    let most = player_counts(ruleset).into_iter().max().unwrap_or(2);
    if let Some(seats) = seats_for(ruleset, most, None) {
        let first = seats.iter().next();
        let all = ruleset.family.all_seats().iter();
        let kind = |seat| if Some(seat) == first { PERSON } else { level };
        let place = |seat| PlaceAtTable {
            kind: seats.has(seat).then(|| kind(seat).to_owned()),
            name: String::new(),
        };
        setup.places = all.map(place).collect();
    }
    setup
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

    #[test]
    fn a_game_against_bots_has_every_seat_that_can_play() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            let setup = against_bots(ruleset, "easy");
            let most = player_counts(ruleset).into_iter().max();
            assert_eq!(Some(setup.taken().count()), most);
            assert_eq!(setup.people().count(), 1);
        }
    }
}
