//! Games in the few words of the home page.

use rules::ruleset::{Family, Ruleset};
use words::t;

use crate::draft::player_counts;
use crate::setup::Setup;

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

/// "2 to 4 players, 20 to 45 minutes"; without minutes if it is not known how long games by these house rules take.
pub fn players_and_minutes(ruleset: Ruleset) -> String {
    let counts = player_counts(ruleset);
    let (fewest, most) = (counts.first(), counts.last());
    let (Some(fewest), Some(most)) = (fewest, most) else {
        return String::new();
    };
    let (fewest, most) = (*fewest, *most);
    match ruleset.minutes() {
        Some((shortest, longest)) => {
            t!(setup::players_and_minutes, fewest, most, shortest, longest)
        }
        None => t!(setup::fewest_to_most, fewest, most),
    }
}

/// "You against 3 bots", or how many people play.
pub fn who_plays(setup: &Setup) -> String {
    let people = setup.people().count();
    let bots = setup.taken().count() - people;
    match (people, bots) {
        (1, 1..) => t!(home::against_bots, count = bots),
        _ => t!(home::people, count = people + bots),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::games::FAMILIES;

    #[test]
    fn minutes_are_told_only_where_they_are_known() {
        for (ruleset, text) in [
            ("parcheesi", "2 to 4 players, 10 to 30 minutes"),
            ("parcheesi+fast", "2 to 4 players, 10 to 30 minutes"),
            (
                "parcheesi+exact=no+fast=2+pawns=3",
                "2 to 4 players, 5 to 15 minutes",
            ),
            ("parcheesi+exact=no+fast=2+pawns=2", "2 to 4 players"),
            ("sorry+start=any", "2 to 4 players, 15 to 35 minutes"),
            ("sorry+hand=3", "2 to 4 players"),
        ] {
            let ruleset = rules::games::ruleset(ruleset).unwrap();
            assert_eq!(players_and_minutes(ruleset), text);
        }
    }

    #[test]
    fn a_game_is_named_without_its_editions() {
        let titles: Vec<String> = FAMILIES.iter().map(|family| family_title(family)).collect();
        assert_eq!(titles, ["Pollyanna", "Parcheesi", "Sorry!", "Annie"]);
    }
}
