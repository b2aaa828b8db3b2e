//! The games under test: all, or only the one in `TURNOUT_GAME`, to save time while working on one
//! game.

use rules::conform::{TestRng, with_random_options};
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

/// The printed rulesets: every edition of a game with every set of its printed options.
pub(crate) fn rulesets(family: &'static Family) -> Vec<Ruleset> {
    family.rulesets().collect()
}

/// A random edition of a game with random choices for about a third of its options.
pub(crate) fn random_ruleset(family: &'static Family, rng: &mut TestRng) -> Ruleset {
    let edition = Ruleset::of(family, rng.index(family.editions.len()));
    with_random_options(edition, rng)
}
