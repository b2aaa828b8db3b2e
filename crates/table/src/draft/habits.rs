//! What a proposal is made of.

use rules::ruleset::Ruleset;

use crate::party::Party;
use crate::setup::PERSON;

/// What a device knows when it proposes a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Habits {
    /// The levels of bots; the first one is proposed.
    pub levels: Vec<&'static str>,
    /// The party that played last.
    pub party: Option<Party>,
    /// Whether that party played the last game.
    pub is_party_next: bool,
    /// The ruleset of the last game.
    pub last: Option<Ruleset>,
    /// Whether nobody has played the proposed game here.
    pub is_first_game: bool,
    /// Whether the screen can lie flat on a table.
    pub can_lie_flat: bool,
    /// Whether forced moves are played automatically.
    pub forced_moves: bool,
}

impl Habits {
    pub(super) fn level(&self) -> &'static str {
        self.levels.first().copied().unwrap_or(PERSON)
    }
}
