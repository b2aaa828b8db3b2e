//! The list of games. No other file in the workspace names a game.

use crate::any_game::{AnyGame, Playing};
use crate::playable::{Playable, Visitor};
use crate::ruleset::{Family, Ruleset};

macro_rules! games {
    ($($module:ident :: $game:ident),* $(,)?) => {
        $(pub mod $module;)*

        /// The families of rulesets, one for each game, in menu order.
        pub const FAMILIES: &[&Family] = &[$(<$module::$game as crate::game::Game>::FAMILY),*];

        /// Calls `visitor` with the game of `ruleset`.
        pub fn visit<V: Visitor>(ruleset: Ruleset, visitor: V) -> V::Output {
            $(
                let family = <$module::$game as crate::game::Game>::FAMILY;
                if family.editions[0].name == ruleset.family.editions[0].name {
                    return visitor.visit(<$module::$game as crate::game::Game>::new(ruleset));
                }
            )*
            unreachable!("{ruleset} belongs to no listed family")
        }
    };
}

games! {
    pollyanna::Pollyanna,
    parcheesi::Parcheesi,
    sorry::Sorry,
    annie::Annie,
}

/// All rulesets: each edition of each game with every set of its options.
pub fn rulesets() -> impl Iterator<Item = Ruleset> {
    FAMILIES.iter().flat_map(|family| family.rulesets())
}

/// The game that plays `ruleset`, in its initial state with a full table.
pub fn game(ruleset: Ruleset) -> Box<dyn AnyGame> {
    struct Open;
    impl Visitor for Open {
        type Output = Box<dyn AnyGame>;

        fn visit<G: Playable>(self, game: G) -> Self::Output {
            let state = game.initial_state(G::FAMILY.full_table);
            let state =
                state.unwrap_or_else(|refusal| panic!("a full table cannot play: {refusal}"));
            Playing::boxed(game, state)
        }
    }
    visit(ruleset, Open)
}

/// The ruleset that a position line begins with.
///
/// # Errors
/// A sentence that says what was expected.
pub fn ruleset_of(position: &str) -> Result<Ruleset, String> {
    ruleset(position.split(' ').next().unwrap_or_default())
}

/// The game at a position line of any ruleset.
///
/// # Errors
/// What is wrong with the line.
pub fn at(position: &str) -> Result<Box<dyn AnyGame>, String> {
    let game = game(ruleset_of(position)?).at(position);
    game.map_err(|error| error.to_string())
}

/// The ruleset with this name.
///
/// # Errors
/// A sentence that says what was expected.
pub fn ruleset(name: &str) -> Result<Ruleset, String> {
    Ruleset::parse(FAMILIES, name)
}
