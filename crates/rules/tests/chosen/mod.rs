//! The games that a test goes through: all, or the one that `TURNOUT_GAME` names. For who works on one
//! game and does not want to wait for the others.

use rules::games::FAMILIES;
use rules::ruleset::Family;

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
