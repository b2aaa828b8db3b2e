//! The list of games. Nothing else in the workspace names one.

use crate::explain::Explain;
use crate::features::Features;
use crate::notation::Notation;
use crate::ruleset::{Family, Ruleset};
use crate::words::Words;

/// Everything that a game has to offer to be played, written, told, explained and learned.
pub trait Playable: Notation + Words + Explain + Features {}

impl<G: Notation + Words + Explain + Features> Playable for G {}

/// Code that is generic over games, entered through a ruleset's name.
pub trait Visitor {
    /// What it gives back.
    type Output;

    /// The code, for one game.
    fn visit<G: Playable>(self, game: G) -> Self::Output;
}

macro_rules! games {
    ($($module:ident :: $game:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// The families of rulesets, one a game, in the order in which they are offered.
        pub const FAMILIES: &[&Family] = &[$(<$module::$game as crate::game::Game>::FAMILY),*];

        /// Enters `visitor` with the game that plays `ruleset`.
        pub fn visit<V: Visitor>(ruleset: Ruleset, visitor: V) -> V::Output {
            $(
                let family = <$module::$game as crate::game::Game>::FAMILY;
                if family.editions[0].name == ruleset.family.editions[0].name {
                    return visitor.visit(<$module::$game as crate::game::Game>::new(ruleset));
                }
            )*
            unreachable!("{ruleset} is of no family in the list")
        }
    };
}

games! {
    pollyanna::Pollyanna,
    parcheesi::Parcheesi,
    sorry::Sorry,
    annie::Annie,
}

/// The ruleset of that name.
///
/// # Errors
/// A sentence that says what was expected.
pub fn ruleset(name: &str) -> Result<Ruleset, String> {
    Ruleset::parse(FAMILIES, name)
}
