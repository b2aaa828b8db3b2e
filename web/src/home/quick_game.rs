//! Games that start with a tap: the last one again, or one of the home page's choices.

use rules::ruleset::{Family, Ruleset};
use table::address::Address;
use table::draft::against_bots;
use table::setup::{Setup, can_play};

use crate::page::route::parsed;
use crate::platform::player_history;
use crate::setup::store::proposed_level;

/// The last game that was started, else the first game of all against bots.
pub fn last_or_default() -> Setup {
    of_address(player_history::last_game().as_deref())
}

/// The game of an address, else the first game of all against bots.
pub fn of_address(fragment: Option<&str>) -> Setup {
    match fragment.map(parsed) {
        Some(Address::New {
            setup, problems, ..
        }) if problems.is_empty() && is_playable(&setup) => setup,
        _ => {
            let ruleset = Ruleset::of(rules::games::FAMILIES[0], 0);
            against_bots(ruleset, proposed_level())
        }
    }
}

fn is_playable(setup: &Setup) -> bool {
    let seats = setup.taken().map(|(seat, ..)| seat).collect();
    can_play(setup.ruleset, seats).is_ok()
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
    fn a_game_is_named_without_its_editions() {
        let titles: Vec<String> = FAMILIES.iter().map(|family| family_title(family)).collect();
        assert_eq!(titles, ["Pollyanna", "Parcheesi", "Sorry!", "Annie"]);
    }
}
