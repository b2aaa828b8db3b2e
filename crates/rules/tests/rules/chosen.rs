//! The games under test: all, or only the one in `TURNOUT_GAME`, to save time while working on one
//! game.

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};

/// The games under test.
///
/// # Panics
/// When `TURNOUT_GAME` is not the name of a game.
pub(crate) fn families() -> Vec<&'static Family> {
    let Ok(selected) = std::env::var("TURNOUT_GAME") else {
        return FAMILIES.to_vec();
    };
    let chosen = FAMILIES.iter().copied();
    let chosen: Vec<_> = chosen.filter(|family| family.name() == selected).collect();
    assert!(!chosen.is_empty(), "TURNOUT_GAME: no game {selected}");
    chosen
}

/// Every edition of a game with every combination of its options.
pub(crate) fn rulesets(family: &'static Family) -> Vec<Ruleset> {
    let mut rulesets = Vec::new();
    for edition in 0..family.editions.len() {
        for bits in 0..1u32 << family.options.len() {
            let plain = Ruleset::of(family, edition);
            let options = family.options.iter().enumerate();
            let on = options.filter(|(index, _)| bits >> index & 1 == 1);
            rulesets.push(on.fold(plain, |ruleset, (_, option)| {
                ruleset.with(option.name, true).unwrap()
            }));
        }
    }
    rulesets
}
