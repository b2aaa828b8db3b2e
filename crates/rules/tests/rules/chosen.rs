//! The games that a test goes through: all, or the one that `TURNOUT_GAME` names. For who works on one
//! game and does not want to wait for the others.

use rules::games::FAMILIES;
use rules::ruleset::{Family, Ruleset};

/// The game's name: the first word of its rulesets' names, which is its folder's too.
pub(crate) fn name(family: &Family) -> &'static str {
    let edition = family.editions[0].name;
    edition.split('-').next().unwrap_or(edition)
}

/// The games to go through.
///
/// # Panics
/// When `TURNOUT_GAME` names none.
#[expect(
    clippy::disallowed_methods,
    reason = "a test may be told what to look at"
)]
pub(crate) fn families() -> Vec<&'static Family> {
    let Ok(wanted) = std::env::var("TURNOUT_GAME") else {
        return FAMILIES.to_vec();
    };
    let chosen = FAMILIES.iter().copied();
    let chosen: Vec<_> = chosen.filter(|family| name(family) == wanted).collect();
    assert!(!chosen.is_empty(), "TURNOUT_GAME: there is no {wanted}");
    chosen
}

/// Every edition of a game with every set of its options.
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
