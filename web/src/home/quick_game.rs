//! Games that start with a tap: the last one again, or one of the home page's choices.

use rules::ruleset::{Family, Ruleset};
use rules::seat::{Seat, SeatSet};
use table::address::{self, Address};
use table::setup::{PERSON, PlaceAtTable, Setup, can_play};

use crate::platform::player_history;
use crate::setup::form::proposed_level;

/// The last game that was started, else the first game of all against bots.
pub fn last_or_default() -> Setup {
    of_address(player_history::last_game().as_deref())
}

/// The game of an address, else the first game of all against bots.
pub fn of_address(fragment: Option<&str>) -> Setup {
    let kinds: Vec<&str> = bot::levels().into_iter().map(|(name, _)| name).collect();
    match fragment.map(|fragment| address::parse(fragment, &kinds)) {
        Some(Address::New {
            setup, problems, ..
        }) if problems.is_empty() && is_playable(&setup) => setup,
        _ => {
            let ruleset = Ruleset::of(rules::games::FAMILIES[0], 0);
            let most = player_counts(ruleset).into_iter().max().unwrap_or(2);
            against_bots(ruleset, most - 1, proposed_level(), None)
        }
    }
}

fn is_playable(setup: &Setup) -> bool {
    let seats = setup.taken().map(|(seat, ..)| seat).collect();
    can_play(setup.ruleset, seats).is_ok()
}

/// One person, and so many bots of a level. The person sits at `own`, or at the first seat.
pub fn against_bots(ruleset: Ruleset, bots: usize, level: &str, own: Option<Seat>) -> Setup {
    let mut setup = with_players(ruleset, vec![(level, ""); bots + 1], own);
    let first = setup.taken().next().map(|(seat, ..)| seat);
    if let Some(seat) = own.or(first) {
        setup.places[seat.index()].kind = Some(PERSON.to_owned());
    }
    setup
}

/// People with these names, which may be empty.
pub fn with_people(ruleset: Ruleset, names: &[String]) -> Setup {
    let people = names.iter().map(|name| (PERSON, name.as_str()));
    with_players(ruleset, people.collect(), None)
}

fn with_players(ruleset: Ruleset, players: Vec<(&str, &str)>, own: Option<Seat>) -> Setup {
    let mut setup = Setup::usual(ruleset, PERSON);
    let Some(seats) = seats_for(ruleset, players.len(), own) else {
        return setup;
    };
    setup.places.fill(PlaceAtTable::default());
    for (seat, (kind, name)) in seats.iter().zip(players) {
        setup.places[seat.index()] = PlaceAtTable {
            kind: Some(kind.to_owned()),
            name: name.to_owned(),
        };
    }
    setup
}

/// The seats for so many players: the usual ones, where they are so many, else the first that can play. `own` is one of
/// them.
fn seats_for(ruleset: Ruleset, count: usize, own: Option<Seat>) -> Option<SeatSet> {
    let family = ruleset.family;
    let all = (1..=family.all_seats().0).map(SeatSet);
    [family.usual_seats, family.full_table]
        .into_iter()
        .chain(all)
        .filter(|seats| seats.len() == count && own.is_none_or(|own| seats.has(own)))
        .find(|seats| can_play(ruleset, *seats).is_ok())
}

/// How many can play a ruleset, in rising order.
pub fn player_counts(ruleset: Ruleset) -> Vec<usize> {
    let seats = ruleset.family.seats.len();
    (1..=seats)
        .filter(|count| seats_for(ruleset, *count, None).is_some())
        .collect()
}

/// The name of a game, without that of an edition.
pub fn family_title(family: &Family) -> String {
    let mut titles = family.editions.iter().map(|edition| edition.title());
    let first: Vec<&str> = titles.next().unwrap_or_default().split(' ').collect();
    let common = titles.fold(first.len(), |common, title| {
        let same = first
            .iter()
            .zip(title.split(' '))
            .take_while(|(one, other)| *one == other);
        common.min(same.count())
    });
    first[..common].join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn each_count_of_players_can_play() {
        for family in FAMILIES {
            for ruleset in family.plain_rulesets() {
                let counts = player_counts(ruleset);
                assert!(counts.len() > 1, "{}", ruleset.edition.name);
                for count in counts {
                    let setup = with_players(ruleset, vec![(PERSON, ""); count], None);
                    assert_eq!(setup.taken().count(), count);
                    assert!(is_playable(&setup));
                }
            }
        }
    }

    #[test]
    fn a_person_has_the_colour_that_they_choose() {
        for family in FAMILIES {
            let ruleset = Ruleset::of(family, 0);
            for count in player_counts(ruleset)
                .into_iter()
                .filter(|count| *count > 1)
            {
                for seat in family.all_seats().iter() {
                    let setup = against_bots(ruleset, count - 1, "easy", Some(seat));
                    let people: Vec<Seat> = setup.people().map(|(seat, ..)| seat).collect();
                    assert_eq!((people, setup.taken().count()), (vec![seat], count));
                    assert!(is_playable(&setup));
                }
            }
        }
    }

    #[test]
    fn a_game_is_named_without_its_editions() {
        let titles: Vec<String> = FAMILIES.iter().map(|family| family_title(family)).collect();
        assert_eq!(titles, ["Pollyanna", "Parcheesi", "Sorry!", "Annie"]);
    }
}
